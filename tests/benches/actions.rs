//! How long a person waits for an answer in the real window, on an event of 256 entries: from the click or the key to
//! the frame after the one that shows it, beside the cheapest round trip of the same run. Then the frames while a list
//! and a chart of 1,024 entries move, and the longer work of an event of that size with a long history.
//!
//! `cargo xtask bench actions`. Two times stand for each action: until the answer is in the page, and until it has been
//! painted, which on a display without a graphics card is the larger part.

#[cfg(target_os = "linux")]
fn main() {
    linux::main();
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("the window is measured on Linux only");
}

#[cfg(target_os = "linux")]
mod linux {
    use std::path::Path;
    use std::process::Command;
    use std::time::Instant;

    use rusqlite::Connection;
    use serde_json::{Value, json};
    use tests::{Hall, Options, Window};

    const PAGE: &str = include_str!("actions.js");

    const RUNS: usize = 7;

    /// In this order: what comes later finds what was done before.
    const ACTIONS: &[&str] = &[
        "screens", "checkIn", "entries", "rounds", "match", "chart", "sections", "palette",
    ];

    pub(super) fn main() {
        build();
        let window = window(|data| {
            let hall = Hall::new(data, 256);
            hall.add_section("women", 32);
            drop(hall);
            // A second event, whose lots are still to be drawn.
            drop(Hall::with_entries(data, 256));
        });
        println!("256 entries, median and worst of {RUNS}, ms");
        println!(
            "{:<32} {:>15}   {:>15}   ratio",
            "", "in the page", "painted"
        );
        let nothing = act(&window, "nothing", 1);
        let cheapest = median(&nothing[0].1).1;
        tell(&nothing, cheapest);
        for name in ACTIONS {
            tell(&act(&window, name, 1), cheapest);
        }
        tell(&act(&window, "lots", 2), cheapest);
        drop(window);

        let window = self::window(|data| drop(Hall::new(data, 1024)));
        println!("1,024 entries, time from frame to frame, median and worst, ms");
        for (name, words) in [
            ("nothing", "nothing moves"),
            ("entries", "scroll the list"),
            ("chart", "pan the chart"),
            ("wholeChart", "zoom the whole chart"),
        ] {
            let mut gaps = match ask(&window, "moving", name, json!([1])) {
                Ok(gaps) => numbers(&gaps),
                Err(why) => {
                    println!("{words}: {why}");
                    continue;
                }
            };
            gaps.sort_by(f64::total_cmp);
            let (middle, worst) = (gaps[gaps.len() / 2], gaps[gaps.len() - 1]);
            println!("{words:<32} {middle:>7.1} {worst:>7.1}");
        }
        drop(window);
        longer_work();
    }

    /// Without a window: what the program itself takes, played to the end and with 100,000 rows in the journal.
    fn longer_work() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let hall = Hall::new(&data, 1024);
        while let open @ [_, ..] = hall.to_play().as_slice() {
            for (key, game) in open {
                hall.desk.ask("record_result", hall.result(key, game));
            }
        }
        drop(hall);
        let size = lengthen_journal(&data.join("tabellone.db"));
        let hall = Hall::again(&data);
        hall.desk.set_clock("2006-04-26 09:00");
        println!("longer work: 1,024 entries played, 100,000 rows of journal, {size} MB; ms");
        let path = |name: &str| folder.path().join(name).display().to_string();
        let event = json!({ "event": hall.event });
        let copies = timed("make a copy", &hall, "backup_now", Value::Null);
        let copy = json!({ "copy": copies["copies"][0]["id"] });
        timed("look into a copy", &hall, "preview_backup", copy.clone());
        timed("go back to a copy", &hall, "restore_backup", copy);
        let table = json!({ "event": hall.event, "what": "entries", "format": "xlsx", "path": path("a.xlsx") });
        timed("export the entries", &hall, "export_file", table);
        let page = json!({ "event": hall.event, "what": "web-page", "format": "html", "path": path("a.html") });
        timed("export the page", &hall, "export_file", page);
        let file = path("a.tabellone");
        timed(
            "hand the event over",
            &hall,
            "hand_over",
            json!({ "event": hall.event, "path": file, "along": { "cards": true, "contacts": true, "hearingAids": true } }),
        );
        timed(
            "take an event over",
            &hall,
            "take_over",
            json!({ "path": file, "resolve": [] }),
        );
        timed("remove personal data", &hall, "purge_event", event);
    }

    fn timed(words: &str, hall: &Hall, request: &str, argument: Value) -> Value {
        let begun = Instant::now();
        let reply = hall.desk.ask(request, argument);
        println!("{words:<32} {:>7.1}", begun.elapsed().as_secs_f64() * 1e3);
        reply
    }

    /// The same actions again and again, as in a file that has seen many events; gives its megabytes.
    fn lengthen_journal(database: &Path) -> u64 {
        let conn = Connection::open(database).expect("the file");
        conn.execute_batch(
            "INSERT INTO journal (at, who, event_id, kind, action, args, changes)
             WITH RECURSIVE turn(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM turn WHERE n < 100)
             SELECT at, who, event_id, 'lasting', action, args, changes
             FROM turn, (SELECT * FROM journal WHERE kind = 'action' ORDER BY seq DESC LIMIT 1000);
             PRAGMA wal_checkpoint(TRUNCATE);",
        )
        .expect("a long journal");
        std::fs::metadata(database).expect("the file").len() / 1_000_000
    }

    fn window(prepare: impl FnOnce(&Path)) -> Window {
        let window = Window::open_prepared(Options::default(), prepare);
        window.settle();
        window.evaluate(PAGE, vec![]);
        window
    }

    /// Names with their runs; of each run, when the answer was in the page and when it was painted.
    type Seen = Vec<(String, Vec<(f64, f64)>)>;

    /// Does a group of actions several times; one without an answer is told, and the others go on.
    fn act(window: &Window, name: &str, event: u32) -> Seen {
        let mut seen = Seen::new();
        for run in 0..RUNS {
            let found = match ask(window, "actions", name, json!([event, run])) {
                Ok(found) => found,
                Err(why) => {
                    println!("{name}, run {run}: {why}");
                    break;
                }
            };
            let found = found.as_array().expect("a list of actions").iter();
            for (at, action) in found.enumerate() {
                if run == 0 {
                    seen.push((action[0].as_str().expect("a name").to_owned(), Vec::new()));
                }
                let time = numbers(&action[1]);
                seen[at].1.push((time[0], time[1]));
            }
        }
        seen
    }

    fn ask(window: &Window, group: &str, name: &str, arguments: Value) -> Result<Value, String> {
        window.evaluate_promise(
            "return window[arguments[0]][arguments[1]](...arguments[2])",
            vec![json!(group), json!(name), arguments],
        )
    }

    fn numbers(list: &Value) -> Vec<f64> {
        let list = list.as_array().expect("a list of times").iter();
        list.map(|time| time.as_f64().expect("a time")).collect()
    }

    fn tell(seen: &Seen, cheapest: f64) {
        for (name, runs) in seen {
            let (in_page, painted) = median(runs);
            let worst = |of: fn(&(f64, f64)) -> f64| runs.iter().map(of).fold(0.0, f64::max);
            println!(
                "{name:<32} {in_page:>7.1} {:>7.1}   {painted:>7.1} {:>7.1}   {:>5.1}",
                worst(|run| run.0),
                worst(|run| run.1),
                painted / cheapest
            );
        }
    }

    fn median(runs: &[(f64, f64)]) -> (f64, f64) {
        let middle = |of: fn(&(f64, f64)) -> f64| {
            let mut times: Vec<f64> = runs.iter().map(of).collect();
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        };
        (middle(|run| run.0), middle(|run| run.1))
    }

    /// The app as it is shipped, beside this program; `TABELLONE_BIN` may name another one.
    fn build() {
        if std::env::var_os("TABELLONE_BIN").is_some() {
            return;
        }
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let built = Command::new(cargo)
            .args(["build", "--locked", "--release", "--workspace"])
            .args(["--bin", "tabellone", "--features", "tauri/custom-protocol"])
            .status();
        assert!(
            built.is_ok_and(|status| status.success()),
            "the app does not build"
        );
    }
}
