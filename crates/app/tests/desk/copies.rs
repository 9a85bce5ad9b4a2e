//! Copies, and going back to them.

use app::{App, CopyId, DataFolder, put_copy_in_place};
use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::Desk;

fn newest(state: &Value) -> String {
    state["copies"][0]["id"].as_str().expect("an id").to_owned()
}

#[test]
fn a_copy_can_be_looked_into_and_restored() {
    let desk = Desk::new();
    desk.event();
    let copy = newest(&desk.ask("backup_now", Value::Null));
    desk.event();
    desk.event();
    let preview = desk.ask("preview_backup", json!({ "copy": copy }));
    assert_eq!(
        (&preview["good"], &preview["changesSince"]),
        (&json!(true), &json!(2))
    );
    assert_eq!(preview["events"].as_array().map(Vec::len), Some(1));
    desk.ask("restore_backup", json!({ "copy": copy }));
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

/// A copy is named as it is listed; a file of that name elsewhere, or a way to one, is nothing here.
#[test]
fn only_what_is_listed_is_found() {
    let desk = Desk::new();
    let stick = desk.file("stick");
    std::fs::create_dir(&stick).expect("a folder");
    desk.ask("set_second_folder", json!({ "path": stick }));
    let state = desk.ask("backup_state", Value::Null);
    let listed: Vec<&str> = state["copies"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|row| row["id"].as_str())
        .collect();
    assert_eq!(listed.len(), 2);
    for copy in &listed {
        desk.ask("preview_backup", json!({ "copy": copy }));
    }
    let on_stick = listed
        .iter()
        .find(|id| id.starts_with("second"))
        .expect("one");
    for other in [
        "home/../tabellone.db".to_owned(),
        "home/".to_owned(),
        desk.file("data/tabellone.db").display().to_string(),
        format!("home/../../stick/{on_stick}"),
    ] {
        for request in ["preview_backup", "restore_backup"] {
            let arg = json!({ "copy": other });
            assert_eq!(desk.refusal(request, arg), "file-missing", "{other}");
        }
    }
    desk.ask("set_second_folder", json!({ "path": null }));
    let arg = json!({ "copy": on_stick });
    assert_eq!(desk.refusal("restore_backup", arg), "file-missing");
}

/// There not even the administrator may make a file.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let data = DataFolder::at("/sys").expect("it is there");
    let trouble = App::open(data).err().expect("trouble");
    assert_eq!(trouble.error.code, "folder-read-only");
    assert_eq!(trouble.error.data["path"], json!("/sys"));
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
    let data = DataFolder::at(folder.path().join("data")).expect("a data folder");
    let newer = data
        .copies()
        .join(newer.strip_prefix("home/").expect("at home"));
    std::fs::write(newer, b"damaged by a cup of coffee").expect("written");
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
            .map(|copy| copy.id.0.as_str())
            .collect::<Vec<_>>(),
        [good.as_str()]
    );
    put_copy_in_place(&data, &CopyId(good)).expect("put in place");
    let app = App::open(data).unwrap_or_else(|trouble| panic!("{}", trouble.error));
    let events = app::dispatch(&app, &app.desk(), "list_events", Value::Null).expect("a list");
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
    let copy = newest(&desk.ask("backup_now", Value::Null));
    let name = copy.strip_prefix("home/").expect("at home");
    let file = desk.file("data/copies").join(name);
    std::fs::write(&file, b"not a database").expect("written");
    let arg = json!({ "copy": copy });
    assert_eq!(
        desk.refusal("restore_backup", arg.clone()),
        "not-a-database"
    );
    std::fs::remove_file(&file).expect("gone");
    assert_eq!(desk.refusal("restore_backup", arg), "file-missing");
    assert_eq!(
        desk.ask("get_event", json!({ "event": event }))["id"],
        json!(event)
    );
}

#[test]
fn a_damaged_file_offers_the_copies_of_the_second_folder_too() {
    let desk = Desk::new();
    desk.event();
    let stick = desk.file("stick");
    std::fs::create_dir(&stick).expect("a folder");
    desk.ask("set_second_folder", json!({ "path": stick }));
    let hour = |hour| {
        Utc.with_ymd_and_hms(2006, 4, 1, hour, 0, 0)
            .single()
            .expect("an instant")
    };
    desk.set_clock(hour(9));
    desk.event();
    desk.ask("backup_now", Value::Null);
    let folder = desk.folder;
    drop(desk.app);
    let data = DataFolder::at(folder.path().join("data")).expect("a data folder");
    // With the disk, the copies at home are gone as well.
    std::fs::remove_dir_all(data.copies()).expect("gone");
    std::fs::write(data.database(), b"SQLite format 3\0 and then nonsense").expect("written");
    let Err(trouble) = App::open(data.clone()) else {
        panic!("a damaged file was opened")
    };
    assert_eq!(trouble.copies.len(), 2);
    assert!(
        trouble
            .copies
            .iter()
            .all(|copy| copy.second_folder && copy.id.0.starts_with("second/"))
    );
    assert!(trouble.copies[0].made_at > trouble.copies[1].made_at);
    put_copy_in_place(&data, &trouble.copies[0].id).expect("put in place");
    let app = App::open(data.clone()).unwrap_or_else(|trouble| panic!("{}", trouble.error));
    drop(app);
    // No longer chosen, no longer offered.
    let app = App::open(data.clone()).unwrap_or_else(|trouble| panic!("{}", trouble.error));
    app::dispatch(
        &app,
        &app.desk(),
        "set_second_folder",
        json!({ "folder": null }),
    )
    .expect("taken away");
    drop(app);
    std::fs::remove_dir_all(data.copies()).expect("gone");
    std::fs::write(data.database(), b"nonsense").expect("written");
    let Err(trouble) = App::open(data) else {
        panic!("a damaged file was opened")
    };
    assert!(trouble.copies.is_empty(), "{:?}", trouble.copies);
}

#[test]
fn what_is_no_database_is_told_and_left_as_it_is() {
    let desk = Desk::new();
    desk.event();
    let database = desk.file("data").join("tabellone.db");
    drop(desk.app);
    // Somebody else's database differs in the number that says whose it is.
    let mut foreign = std::fs::read(database).expect("its bytes");
    foreign[68..72].fill(7);
    for (bytes, code) in [
        (b"Cognome;Nome\n".to_vec(), "not-a-database"),
        (vec![0; 5000], "not-a-database"),
        (b"SQLite format 3\0".to_vec(), "not-a-database"),
        (foreign, "not-a-database"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let data = DataFolder::at(folder.path()).expect("a data folder");
        std::fs::write(data.database(), &bytes).expect("written");
        let Err(trouble) = App::open(data.clone()) else {
            panic!("{code}: opened")
        };
        assert_eq!(trouble.error.code, code);
        assert_eq!(std::fs::read(data.database()).expect("its bytes"), bytes);
    }
}

#[test]
fn a_file_scratched_anywhere_opens_or_is_told() {
    let desk = Desk::new();
    desk.ask("create_sample", Value::Null);
    let folder = desk.folder;
    drop(desk.app);
    let data = DataFolder::at(folder.path().join("data")).expect("a data folder");
    let sound = std::fs::read(data.database()).expect("its bytes");
    let mut told = 0;
    for scratch in 0..60 {
        let mut bytes = sound.clone();
        let at = scratch * sound.len() / 60 + scratch % 97;
        for byte in bytes.iter_mut().skip(at).take(40) {
            *byte ^= 0x5a;
        }
        let scratched = tempfile::tempdir().expect("a folder");
        let data = DataFolder::at(scratched.path()).expect("a data folder");
        std::fs::write(data.database(), &bytes).expect("written");
        match App::open(data) {
            Err(_) => told += 1,
            // Some bytes are in nobody's way, or only in a name; what is asked then is answered or refused.
            Ok(app) => {
                let _ = app::dispatch(&app, &app.desk(), "list_events", Value::Null);
                let _ = app::dispatch(&app, &app.desk(), "event_overview", json!({ "event": 1 }));
            }
        }
    }
    assert!(told > 10, "only {told} of 60 scratches were noticed");
}
