//! Copies, and going back to them.

use app::{App, DataFolder, put_copy_in_place};
use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::Desk;

fn newest(state: &Value) -> String {
    state["copies"][0]["path"]
        .as_str()
        .expect("a path")
        .to_owned()
}

#[test]
fn a_copy_can_be_looked_into_and_restored() {
    let desk = Desk::new();
    desk.event();
    let copy = newest(&desk.ask("backup_now", Value::Null));
    desk.event();
    desk.event();
    let preview = desk.ask("preview_backup", json!({ "path": copy }));
    assert_eq!(
        (&preview["good"], &preview["changesSince"]),
        (&json!(true), &json!(2))
    );
    assert_eq!(preview["events"].as_array().map(Vec::len), Some(1));
    desk.ask("restore_backup", json!({ "path": copy }));
    assert_eq!(
        desk.ask("list_events", Value::Null)
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    // What was there before is kept beside the file.
    let beside = std::fs::read_dir(desk.file("data"))
        .expect("a folder")
        .flatten();
    assert!(beside.into_iter().any(|item| {
        item.file_name()
            .to_string_lossy()
            .contains("before-restore")
    }));
    // The journal says so, and nothing before it can be undone.
    let journal = desk.ask(
        "read_journal",
        json!({ "event": null, "before": null, "limit": 1 }),
    );
    assert_eq!(
        journal["rows"][0]["action"]["code"],
        json!("backup-restored")
    );
    assert!(desk.try_ask("undo", Value::Null).is_err());
}

#[test]
fn a_second_folder_gets_its_copies_and_its_loss_is_told() {
    let desk = Desk::new();
    desk.event();
    let stick = desk.file("stick");
    let choose = |path: Value| json!({ "path": path });
    assert_eq!(
        desk.refusal("set_second_folder", choose(json!(stick))),
        "folder-missing"
    );
    std::fs::create_dir(&stick).expect("a folder");
    let state = desk.ask("set_second_folder", choose(json!(stick)));
    assert_eq!(
        (&state["secondFolder"], &state["trouble"]),
        (&json!(stick), &Value::Null)
    );
    let on_stick = |state: &Value| {
        state["copies"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|row| row["secondFolder"] == json!(true))
            .count()
    };
    assert_eq!(on_stick(&state), 1);
    // Pulled out: told, and the copy at home is made all the same.
    std::fs::remove_dir_all(&stick).expect("gone");
    desk.set_clock(
        Utc.with_ymd_and_hms(2006, 4, 1, 9, 0, 0)
            .single()
            .expect("an instant"),
    );
    let state = desk.ask("backup_now", Value::Null);
    assert_eq!(state["trouble"]["code"], json!("folder-missing"));
    assert_eq!(on_stick(&state), 0);
    assert_eq!(state["copies"].as_array().map(Vec::len), Some(2));
    // Back again: all is well.
    std::fs::create_dir(&stick).expect("a folder");
    let state = desk.ask("backup_now", Value::Null);
    assert_eq!((&state["trouble"], on_stick(&state)), (&Value::Null, 1));
    let state = desk.ask("set_second_folder", choose(Value::Null));
    assert_eq!(state["secondFolder"], Value::Null);
    let home = desk.file("data").join("copies");
    assert_eq!(
        desk.refusal("set_second_folder", choose(json!(home))),
        "second-folder-same"
    );
}

#[test]
fn a_damaged_file_offers_the_newest_good_copy() {
    let desk = Desk::new();
    desk.event();
    let good = newest(&desk.ask("backup_now", Value::Null));
    desk.set_clock(
        Utc.with_ymd_and_hms(2006, 4, 1, 9, 0, 0)
            .single()
            .expect("an instant"),
    );
    desk.event();
    let newer = newest(&desk.ask("backup_now", Value::Null));
    let folder = desk.folder;
    drop(desk.app);
    std::fs::write(&newer, b"damaged by a cup of coffee").expect("written");
    let data = DataFolder::at(folder.path().join("data")).expect("a data folder");
    for ending in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", data.database().display()));
    }
    std::fs::write(data.database(), b"SQLite format 3\0 and then nonsense").expect("written");
    let Err(trouble) = App::open(data.clone()) else {
        panic!("a damaged file was opened")
    };
    assert_eq!(
        trouble
            .copies
            .iter()
            .map(|copy| copy.path.as_str())
            .collect::<Vec<_>>(),
        [good.as_str()]
    );
    put_copy_in_place(&data, good.as_ref()).expect("put in place");
    let app = App::open(data).unwrap_or_else(|trouble| panic!("{}", trouble.error));
    let events = app::dispatch(&app, "list_events", Value::Null).expect("a list");
    assert_eq!(
        serde_json::from_str::<Value>(&events)
            .expect("JSON")
            .as_array()
            .map(Vec::len),
        Some(1)
    );
}

#[test]
fn what_is_no_copy_is_refused() {
    let desk = Desk::new();
    let event = desk.event();
    let path = desk.file("list.txt");
    std::fs::write(&path, b"not a database").expect("written");
    assert_eq!(
        desk.refusal("restore_backup", json!({ "path": path })),
        "not-a-database"
    );
    assert_eq!(
        desk.refusal("restore_backup", json!({ "path": desk.file("gone.db") })),
        "file-missing"
    );
    assert_eq!(
        desk.ask("get_event", json!({ "event": event }))["id"],
        json!(event)
    );
}
