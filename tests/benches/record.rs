//! What recording one result costs from end to end: asked, checked, durable, the new view derived,
//! beside a bare durable SQLite transaction on the same disk in the same run.
//!
//! `cargo xtask bench record`. The two kinds take turns, so that whatever else the machine does touches
//! both alike.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::{Value, json};
use tests::Hall;

fn main() {
    // Beside the build output: the system's temporary folder may not be a real disk.
    let beside = std::env::current_exe().expect("the path of this program");
    let folder = tempfile::tempdir_in(beside.parent().unwrap_or(Path::new(".")))
        .expect("a folder beside the build output");
    // The time to reach the disk varies from second to second: small halls are played several times.
    for (entries, halls) in [(64, 10), (1024, 1)] {
        let (mut bare_times, mut result_times) = (Vec::new(), Vec::new());
        for number in 1..=halls {
            let folder = folder.path().join(format!("hall-{entries}-{number}"));
            std::fs::create_dir_all(&folder).expect("a folder");
            let hall = Hall::new(&folder, entries);
            let mut bare = bare(&folder.join("bare.db"));
            recording(&hall, &mut bare, &mut bare_times, &mut result_times);
            if number == halls {
                tell(entries, &mut bare_times, &mut result_times);
                undoing(&hall, &mut bare);
                opening(hall, &folder, entries);
            }
        }
    }
}

/// Plays a hall to its end, each result beside a bare insert.
fn recording(
    hall: &Hall,
    bare: &mut Connection,
    bare_times: &mut Vec<Duration>,
    result_times: &mut Vec<Duration>,
) {
    loop {
        let open = hall.to_play();
        // The last result of a round also makes a copy of the data, which the desk does not wait for
        // in the program, where a thread does it; it is left out of the times, not of the hall.
        let Some(((last, game), others)) = open.split_last() else {
            break;
        };
        for (key, game) in others {
            bare_times.push(timed(|| bare_insert(bare, key)));
            let result = hall.result(key, game);
            result_times.push(timed(|| drop(hall.desk.ask("record_result", result))));
        }
        hall.desk.ask("record_result", hall.result(last, game));
    }
}

fn tell(entries: usize, bare_times: &mut [Duration], result_times: &mut [Duration]) {
    let count = result_times.len();
    let (bare_time, result_time) = (median(bare_times), median(result_times));
    println!("{entries} entries, median of {count} results");
    println!("  bare durable insert   {:>9.1} µs", micros(bare_time));
    println!("  one result            {:>9.1} µs", micros(result_time));
    println!(
        "  ratio                 {:>9.2}",
        micros(result_time) / micros(bare_time)
    );
}

/// Undo and redo of results, and the chart derived again after each.
fn undoing(hall: &Hall, bare: &mut Connection) {
    let (mut bare_times, mut undo, mut chart) = (Vec::new(), Vec::new(), Vec::new());
    for step in 0..30 {
        bare_times.push(timed(|| bare_insert(bare, &format!("undo-{step}"))));
        undo.push(timed(|| drop(hall.desk.ask("undo", Value::Null))));
        chart.push(timed(|| {
            drop(hall.desk.ask("chart", json!({ "section": hall.section })));
        }));
    }
    for _ in 0..30 {
        hall.desk.ask("redo", Value::Null);
    }
    let (bare, undo) = (median(&mut bare_times), median(&mut undo));
    println!(
        "  undo                  {:>9.1} µs ({:.2} of a bare insert)",
        micros(undo),
        micros(undo) / micros(bare)
    );
    println!(
        "  chart derived anew    {:>9.1} µs",
        micros(median(&mut chart))
    );
}

/// The played event is opened: checked, read, its chart derived and on the way to the screen.
fn opening(hall: Hall, folder: &Path, entries: usize) {
    drop(hall);
    let mut times: Vec<Duration> = (0..7)
        .map(|_| {
            timed(|| {
                let hall = Hall::again(folder);
                drop(hall.desk.ask("chart", json!({ "section": hall.section })));
            })
        })
        .collect();
    println!(
        "  open, {} matches   {:>9.1} ms",
        entries - 1,
        median(&mut times).as_secs_f64() * 1e3
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

fn bare_insert(conn: &mut Connection, game: &str) {
    let tx = conn
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .expect("a transaction");
    tx.prepare_cached("INSERT INTO result (game, outcome) VALUES (?, ?)")
        .and_then(|mut insert| insert.execute(params![game, "white-wins"]))
        .expect("an insert");
    tx.commit().expect("a commit");
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
