//! Many callers at once in one process: nothing is lost, nothing happens twice, and nobody waits for ever.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use app::{Role, dispatch};
use serde_json::{Value, json};

use crate::callers::tablet;
use crate::desk::Desk;

const WRITERS: usize = 4;
const READERS: usize = 4;
/// Each writer does so much.
const ACTIONS: usize = 25;

#[test]
fn eight_callers_read_and_write_at_once() {
    let desk = Desk::new();
    let event = desk.event();
    let section = desk.section(event, "individual", "men");
    let of_event = json!({ "event": event });
    let journal = || {
        let page = json!({ "event": null, "before": null, "limit": 500 });
        desk.ask("read_journal", page)["rows"]
            .as_array()
            .expect("rows")
            .clone()
    };
    let before = journal().len();
    let written = AtomicBool::new(false);
    let questions = [
        ("event_overview", of_event.clone()),
        ("list_rulings", of_event.clone()),
        ("lots_view", json!({ "section": section })),
        ("undo_state", Value::Null),
        ("hall_view", Value::Null),
        ("prizes", of_event.clone()),
    ];
    thread::scope(|all| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|number| {
                let (desk, caller) = (&desk, tablet(&format!("Arbitro {number}"), Role::Arbiter));
                all.spawn(move || {
                    for action in 0..ACTIONS {
                        let arg = json!({ "event": event, "section": null, "match": null, "game": null,
                            "article": "1", "irregularity": null, "against": [], "overrule": false,
                            "remedy": null, "text": format!("{number}-{action}"), "arbiter": caller.person });
                        dispatch(&desk.app, &caller, "add_ruling", arg).expect("written");
                    }
                })
            })
            .collect();
        for number in 0..READERS {
            let (desk, written, questions) = (&desk, &written, &questions);
            all.spawn(move || {
                let caller = tablet(&format!("Lettore {number}"), Role::Chief);
                while !written.load(Ordering::Relaxed) {
                    for (name, arg) in questions {
                        dispatch(&desk.app, &caller, name, arg.clone()).expect("read");
                    }
                }
            });
        }
        for writer in writers {
            writer.join().expect("no crash");
        }
        written.store(true, Ordering::Relaxed);
    });
    // Each action is in the journal once, under the name of who did it, and in the facts.
    let rows = journal();
    assert_eq!(rows.len() - before, WRITERS * ACTIONS);
    for number in 0..WRITERS {
        let name = json!(format!("Arbitro {number}"));
        assert_eq!(
            rows.iter().filter(|row| row["who"] == name).count(),
            ACTIONS
        );
    }
    let rulings = desk.ask("list_rulings", of_event);
    let mut texts: Vec<&str> = rulings
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|row| row["text"].as_str())
        .collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), WRITERS * ACTIONS);
}
