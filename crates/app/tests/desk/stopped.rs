//! Longer work that is stopped in the middle: everything is as it was, and the next time it goes through.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use app::{Notice, dispatch};
use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::{Desk, all_along, form, line};

/// Presses the button at the `nth` word of how far the work is, once.
fn stop_at(desk: &Desk, nth: usize) {
    let (app, told) = (Arc::downgrade(&desk.app), AtomicUsize::new(0));
    desk.app.on_notice(Arc::new(move |notice| {
        if let (Notice::Progress(progress), Some(app)) = (notice, app.upgrade())
            && told.fetch_add(1, Ordering::Relaxed) + 1 == nth
        {
            let arg = json!({ "task": progress.task });
            dispatch(&app, &app.desk(), "stop_task", arg).expect("stopped");
        }
    }));
}

/// Every file under a folder with its bytes, but for what SQLite keeps while it is open.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for item in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = item.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if !path.to_string_lossy().ends_with("-shm") {
            found.insert(path.clone(), std::fs::read(path).expect("its bytes"));
        }
    }
    found
}

fn copies(desk: &Desk) -> Vec<Value> {
    let state = desk.ask("backup_state", Value::Null);
    assert_eq!(state["trouble"], Value::Null);
    state["copies"].as_array().expect("a list").clone()
}

fn next_hour(desk: &Desk) {
    let at = Utc.with_ymd_and_hms(2006, 4, 1, 9, 0, 0);
    desk.set_clock(at.single().expect("an instant"));
}

#[test]
fn a_copy() {
    let desk = Desk::new();
    desk.event();
    desk.ask("backup_now", Value::Null);
    let before = files(desk.folder.path());
    next_hour(&desk);
    stop_at(&desk, 1);
    assert_eq!(desk.refusal("backup_now", Value::Null), "work-cancelled");
    assert_eq!(files(desk.folder.path()), before);
    desk.ask("backup_now", Value::Null);
    assert_eq!(copies(&desk).len(), 2);
}

#[test]
fn a_copy_on_its_way_to_the_stick() {
    let desk = Desk::new();
    desk.event();
    let stick = desk.file("stick");
    std::fs::create_dir(&stick).expect("a folder");
    desk.ask("set_second_folder", json!({ "path": stick }));
    let before = files(&stick);
    next_hour(&desk);
    stop_at(&desk, 2);
    assert_eq!(desk.refusal("backup_now", Value::Null), "work-cancelled");
    assert_eq!(files(&stick), before);
    // The one at home was whole by then, and stays.
    assert_eq!(copies(&desk).len(), 3);
    desk.ask("backup_now", Value::Null);
    assert_eq!(copies(&desk).len(), 4);
}

#[test]
fn the_choice_of_a_second_folder() {
    let desk = Desk::new();
    desk.event();
    let stick = desk.file("stick");
    std::fs::create_dir(&stick).expect("a folder");
    stop_at(&desk, 2);
    assert_eq!(
        desk.refusal("set_second_folder", json!({ "path": stick })),
        "work-cancelled"
    );
    assert!(files(&stick).is_empty());
    let state = desk.ask("backup_state", Value::Null);
    assert_eq!(state["secondFolder"], Value::Null);
}

#[test]
fn the_return_to_a_copy() {
    let desk = Desk::new();
    desk.event();
    desk.ask("backup_now", Value::Null);
    let copy = copies(&desk)[0]["id"].clone();
    desk.event();
    let before = files(desk.folder.path());
    // While the copy is made ready, then while the present is kept aside.
    for nth in [1, 2] {
        stop_at(&desk, nth);
        assert_eq!(
            desk.refusal("restore_backup", json!({ "copy": copy })),
            "work-cancelled"
        );
        assert_eq!(files(desk.folder.path()), before);
    }
    let events = |desk: &Desk| desk.ask("list_events", Value::Null);
    assert_eq!(events(&desk).as_array().map(Vec::len), Some(2));
    desk.ask("restore_backup", json!({ "copy": copy }));
    assert_eq!(events(&desk).as_array().map(Vec::len), Some(1));
}

#[test]
fn the_removal_of_personal_data() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let lines = [line(1, "Bianchi", "Ugo", "CARD-77", &[men])];
    desk.save_form(event, form("G.S. Esempio", &lines));
    desk.ask("backup_now", Value::Null);
    let at = Utc.with_ymd_and_hms(2006, 4, 26, 8, 0, 0);
    desk.set_clock(at.single().expect("an instant"));
    let preview = || desk.ask("purge_preview", json!({ "event": event }));
    let (before, rows) = (preview(), desk.entries(event));
    stop_at(&desk, 1);
    assert_eq!(
        desk.refusal("purge_event", json!({ "event": event })),
        "work-cancelled"
    );
    assert_eq!((preview(), desk.entries(event)), (before, rows));
    assert_eq!(copies(&desk).len(), 1);
    desk.ask("undo", Value::Null);
    assert!(desk.entries(event).is_empty());
    desk.ask("redo", Value::Null);
    let purged = desk.ask("purge_event", json!({ "event": event }));
    assert_eq!(purged["purgedAt"], json!("2006-04-26T10:00:00"));
}

#[test]
fn an_event_on_its_way_to_a_file() {
    let desk = Desk::new();
    let event = desk.event();
    let path = desk.file("evento.tabellone");
    std::fs::write(&path, "an older file").expect("written");
    let before = files(desk.folder.path());
    let arg = json!({ "event": event, "path": path, "along": all_along() });
    stop_at(&desk, 1);
    assert_eq!(desk.refusal("hand_over", arg.clone()), "work-cancelled");
    assert_eq!(files(desk.folder.path()), before);
    desk.ask("hand_over", arg);
    assert_ne!(files(desk.folder.path()), before);
}

#[test]
fn an_event_that_comes_in() {
    let (from, to) = (Desk::new(), Desk::new());
    let event = from.event();
    let men = from.section(event, "individual", "men");
    for club in 0..30 {
        let lines: Vec<Value> = (1..=6)
            .map(|row| {
                let card = format!("T{}", club * 6 + row);
                line(row, &format!("Cognome{card}"), "Ugo", &card, &[men])
            })
            .collect();
        from.save_form(event, form(&format!("G.S. {club}"), &lines));
    }
    let path = from.file("evento.tabellone");
    from.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    let arg = json!({ "path": path, "resolve": [] });
    let people = json!({ "text": "", "club": null, "limit": 10 });
    // At the first row, among the others, and when all are there.
    for nth in [1, 3, 8] {
        stop_at(&to, nth);
        assert_eq!(to.refusal("take_over", arg.clone()), "work-cancelled");
        assert_eq!(to.ask("list_events", Value::Null), json!([]));
        assert_eq!(to.ask("search_athletes", people.clone()), json!([]));
        assert_eq!(to.ask("undo_state", Value::Null)["undo"], Value::Null);
    }
    let taken = to.ask("take_over", arg)["id"].as_i64().expect("a number");
    assert_eq!(to.entries(taken).len(), 180);
}

#[test]
fn a_table_for_others() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let path = desk.file("iscritti.csv");
    let arg = json!({ "event": event, "what": "entries", "format": "csv", "path": path });
    let before = files(desk.folder.path());
    stop_at(&desk, 1);
    assert_eq!(desk.refusal("export_file", arg.clone()), "work-cancelled");
    assert_eq!(files(desk.folder.path()), before);
    desk.ask("export_file", arg);
    assert!(path.is_file());
}
