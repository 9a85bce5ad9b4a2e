//! What keeping one result costs, against a bare durable SQLite transaction on the same disk in
//! the same run; and whether undo stays instant with a long journal.
//!
//! `cargo xtask bench durable`. The two kinds of transaction take turns, so that whatever else the
//! machine does touches both alike.

use std::path::Path;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::json;
use store::{
    Action, Athlete, Club, Entry, EntryId, Error, Event, Game, Section, SectionCategory, SectionId,
    SectionKind, Store,
};

const ROUNDS: usize = 2000;
const STEPS: usize = 300;
const LONG_JOURNAL: u32 = 100_000;

fn main() {
    // Beside the build output: the system's temporary folder may not be a real disk.
    let beside = std::env::current_exe().expect("the path of this program");
    let folder = tempfile::tempdir_in(beside.parent().unwrap_or(Path::new(".")))
        .expect("a folder beside the build output");
    recording(folder.path());
    undoing(folder.path());
}

fn recording(folder: &Path) {
    let mut bare = bare(&folder.join("bare.db"));
    let mut store = Store::open(&folder.join("kept.db")).expect("a new store");
    let (section, white, black) = hall(&mut store);
    let (mut bare_times, mut kept_times) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        bare_times.push(timed(|| bare_insert(&mut bare, round)));
        kept_times.push(timed(|| record(&mut store, section, white, black, round)));
    }
    let (bare, kept) = (median(&mut bare_times), median(&mut kept_times));
    println!(
        "bare durable insert     {:>9.1} µs (median of {ROUNDS})",
        micros(bare)
    );
    println!("result with its journal {:>9.1} µs", micros(kept));
    println!(
        "ratio                   {:>9.2}",
        micros(kept) / micros(bare)
    );
}

fn undoing(folder: &Path) {
    let path = folder.join("long.db");
    let mut store = Store::open(&path).expect("a new store");
    let (section, white, black) = hall(&mut store);
    drop(store);
    lengthen(&path);
    let (mut store, opened) = {
        let begun = Instant::now();
        (Store::open(&path).expect("the long store"), begun.elapsed())
    };
    println!(
        "open, {LONG_JOURNAL} journal rows {:>8.1} ms (with its check)",
        opened.as_secs_f64() * 1e3
    );
    for round in 0..STEPS {
        record(&mut store, section, white, black, round);
    }
    let mut bare = bare(&folder.join("bare-undo.db"));
    let (mut bare_times, mut undo, mut redo) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..STEPS {
        bare_times.push(timed(|| bare_insert(&mut bare, round)));
        undo.push(timed(|| {
            drop(store.undo("arbitro", now()).expect("an undo"));
        }));
    }
    for _ in 0..STEPS {
        redo.push(timed(|| {
            drop(store.redo("arbitro", now()).expect("a redo"));
        }));
    }
    let page = || drop(store.read().journal(None, None, 50).expect("a page"));
    let mut pages: Vec<_> = (0..STEPS).map(|_| timed(page)).collect();
    let (bare, undo) = (median(&mut bare_times), median(&mut undo));
    println!(
        "bare durable insert     {:>9.1} µs (median of {STEPS})",
        micros(bare)
    );
    println!("undo                    {:>9.1} µs", micros(undo));
    println!(
        "ratio                   {:>9.2}",
        micros(undo) / micros(bare)
    );
    println!(
        "redo                    {:>9.1} µs",
        micros(median(&mut redo))
    );
    println!(
        "a page of the journal   {:>9.1} µs",
        micros(median(&mut pages))
    );
}

fn bare(path: &Path) -> Connection {
    let conn = Connection::open(path).expect("a bare file");
    conn.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         CREATE TABLE result (id INTEGER PRIMARY KEY, game TEXT NOT NULL, outcome TEXT NOT NULL) STRICT;",
    )
    .expect("a bare table");
    conn
}

fn bare_insert(conn: &mut Connection, round: usize) {
    let tx = conn
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .expect("a transaction");
    tx.prepare_cached("INSERT INTO result (game, outcome) VALUES (?, ?)")
        .and_then(|mut insert| insert.execute(params![format!("r{round}"), "white-wins"]))
        .expect("an insert");
    tx.commit().expect("a commit");
}

fn record(store: &mut Store, section: SectionId, white: EntryId, black: EntryId, round: usize) {
    let game = Game {
        section_id: section,
        match_key: format!("r{round}"),
        game_no: 1,
        white_entry_id: white,
        black_entry_id: black,
        table_no: Some(1),
        outcome: "white-wins".into(),
        reason: Some("resigned".into()),
        boards: None,
        moves: None,
        count_data: None,
        entered_by: "arbitro".into(),
        entered_at: now(),
        annulled_at: None,
        annulled_why: None,
        note: String::new(),
    };
    let action = Action::new("result-recorded", "arbitro", now()).with(json!({ "table": 4 }));
    store
        .change(action, |change| change.insert(&game))
        .map_err(|error: Error| error)
        .expect("a kept result");
}

/// Fills the journal as a very long life would.
fn lengthen(path: &Path) {
    let conn = Connection::open(path).expect("the same file");
    conn.execute(
        "INSERT INTO journal (seq, at, who, event_id, kind, action, args, undoable, changes)
         WITH RECURSIVE n (seq) AS (SELECT 2 UNION ALL SELECT seq + 1 FROM n WHERE seq < ?)
         SELECT seq, '2006-04-25 07:00:00+00:00', 'arbitro', 1, 'action', 'result-recorded',
                '{\"table\":4}', seq, '[{\"table\":\"club\",\"id\":1,\"before\":{\"town\":\"\"},\"after\":{\"town\":\"x\"}}]'
         FROM n",
        [LONG_JOURNAL],
    )
    .expect("a long journal");
}

fn hall(store: &mut Store) -> (SectionId, EntryId, EntryId) {
    let day = now().date_naive();
    let event = Event {
        title: "Misura".into(),
        edition: None,
        organiser: String::new(),
        venue: String::new(),
        begins_on: day,
        ends_on: day,
        deadline: None,
        time_zone: "Europe/Rome".into(),
        rule_set: "fssi-2006".into(),
        language: "it".into(),
        table_count: None,
        settings: json!({}),
        template: None,
        closed_at: None,
        archived_at: None,
        purged_at: None,
    };
    let made = store.change(Action::new("hall-made", "arbitro", now()), |change| {
        let club = change.insert(&Club::named("G.S. Esempio"))?;
        let event_id = change.insert(&event)?;
        let section = change.insert(&Section {
            event_id,
            kind: SectionKind::Individual,
            category: SectionCategory::Open,
            title: "Aperta".into(),
            position: 0,
            options: json!({}),
            closed_at: None,
        })?;
        let mut enter = |surname| {
            let athlete = change.insert(&Athlete::named(surname, "Prova"))?;
            change.insert(&Entry::of_athlete(section, athlete, Some(club)))
        };
        Ok::<_, Error>((section, enter("Uno")?, enter("Due")?))
    });
    made.expect("a hall")
}

fn now() -> DateTime<Utc> {
    Utc::now()
}

fn timed(work: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    work();
    begun.elapsed()
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
