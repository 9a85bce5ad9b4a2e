//! What is removed is removed everywhere: from the file, its journal, its copies, a stick that was away, and what an
//! interrupted program left behind.

use std::fs;

use app::{App, DataFolder};
use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::{Desk, form, line};
use crate::people::files_with;

/// An event that is over, with one athlete and a document.
fn over() -> (Desk, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    desk.save_form(
        event,
        form(
            "G.S. Esempio",
            &[line(1, "Bianchi", "Ugo", "CARD-77", &[men])],
        ),
    );
    let after = Utc.with_ymd_and_hms(2006, 4, 26, 8, 0, 0);
    desk.set_clock(after.single().expect("an instant"));
    (desk, event)
}

fn nothing_left(desk: &Desk, needle: &str) {
    assert_eq!(files_with(desk.folder.path(), needle), Vec::<String>::new());
}

#[test]
fn a_purge_that_was_cut_short_is_finished_at_the_next_start() {
    let (desk, event) = over();
    desk.ask("backup_now", Value::Null);
    let data = DataFolder::at(desk.file("data")).expect("a data folder");
    drop(desk.app);
    {
        // The plug is pulled after the file was written and before any copy went.
        let mut store = store::Store::open(&data.database()).expect("the file");
        let at = Utc.with_ymd_and_hms(2006, 4, 26, 8, 0, 0).unwrap();
        let action = store::Action::new("event-purged", "–", at);
        let folders = [data.root().to_owned(), data.copies()];
        store
            .purge_event(action, store::EventId(event), &folders, store::unwatched)
            .expect("purged");
    }
    let left = [
        data.copies()
            .join("tabellone-20060425T070000Z-000001.copying"),
        data.copies().join("tabellone-20060425T070000Z-000001.part"),
        data.root().join("tabellone.restoring/ready.db"),
        data.root()
            .join("tabellone.before-restore-20060425T070000Z.db"),
        data.root().join("papers/0/Moduli.pdf"),
    ];
    for path in &left {
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, "SECRET-CARD-77").expect("written");
    }
    assert!(!files_with(&data.copies(), "SECRET-CARD-77").is_empty());
    let app = App::open(data.clone()).unwrap_or_else(|trouble| panic!("{}", trouble.error));
    for path in &left {
        assert!(!path.exists(), "{} is still there", path.display());
    }
    for needle in ["SECRET-CARD-77", "CARD-77"] {
        assert_eq!(files_with(desk.folder.path(), needle), Vec::<String>::new());
    }
    // One copy of what is left, so that nobody is without.
    let state = app::dispatch(&app, &app.desk(), "backup_state", Value::Null).expect("a state");
    let state: Value = serde_json::from_str(&state).expect("JSON");
    assert_eq!(state["copies"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_stick_that_was_away_loses_its_copies_when_it_is_back_and_offers_none() {
    let (desk, event) = over();
    let (first, stick, drawer) = (desk.file("first"), desk.file("stick"), desk.file("drawer"));
    for folder in [&first, &stick] {
        fs::create_dir(folder).expect("a stick");
        desk.ask("set_second_folder", json!({ "path": folder }));
    }
    fs::rename(&stick, &drawer).expect("pulled out");
    desk.ask("purge_event", json!({ "event": event }));
    // An earlier stick that is still in loses its copies at once.
    assert_eq!(files_with(&first, "CARD-77"), Vec::<String>::new());
    assert!(!files_with(&drawer, "CARD-77").is_empty());
    fs::rename(&drawer, &stick).expect("put back");
    let state = desk.ask("backup_state", Value::Null);
    let rows = state["copies"].as_array().expect("rows");
    assert!(rows.iter().all(|row| row["secondFolder"] == json!(false)));
    nothing_left(&desk, "CARD-77");
}

#[test]
fn a_deleted_event_leaves_no_document_number_and_comes_back_without() {
    let (desk, event) = over();
    desk.ask("delete_event", json!({ "event": event }));
    nothing_left(&desk, "SECRET-CARD-77");
    desk.ask("undo", Value::Null);
    assert_eq!(desk.entries(event)[0]["card"], json!("CARD-77"));
    nothing_left(&desk, "SECRET-CARD-77");
}

#[test]
fn an_archived_event_needs_no_documents() {
    let (desk, event) = over();
    let section = desk.entries(event)[0]["section"].clone();
    desk.ask("delete_section", json!({ "section": section }));
    desk.ask("archive_event", json!({ "event": event }));
    nothing_left(&desk, "SECRET-CARD-77");
    assert!(!files_with(desk.folder.path(), "CARD-77").is_empty());
}

#[test]
fn an_erased_person_leaves_no_name_of_before_nor_of_a_twin() {
    let desk = Desk::new();
    let person = |id: Value, surname: &str| {
        json!({ "id": id, "form": { "surname": surname, "name": "Ugo", "sex": null, "birthYear": null,
            "card": null, "category": null, "rating": null, "club": null } })
    };
    let id = desk.ask("save_athlete", person(Value::Null, "Primissimo"))["id"].clone();
    desk.ask("save_athlete", person(id.clone(), "Secondissimo"));
    let twin = desk.ask("save_athlete", person(Value::Null, "Gemellissimo"))["id"].clone();
    desk.ask("merge_athletes", json!({ "keep": id, "duplicate": twin }));
    desk.ask("backup_now", Value::Null);
    desk.ask("erase_athlete", json!({ "athlete": id }));
    for name in ["Primissimo", "Secondissimo", "Gemellissimo"] {
        nothing_left(&desk, name);
    }
}

#[test]
fn a_hand_over_takes_along_only_what_it_is_told_to() {
    let (desk, event) = over();
    let entry = desk.entries(event)[0]["id"].clone();
    let check = json!({ "entry": entry, "what": "hearing-aid", "done": true });
    // Whatever the desk calls it, the check is in the file only when asked for.
    let _ = desk.try_ask("set_check_in", check);
    let path = desk.file("evento.tabellone");
    for (cards, expected) in [(false, 0), (true, 2)] {
        let along = json!({ "cards": cards, "contacts": false, "hearingAids": false });
        desk.ask(
            "hand_over",
            json!({ "event": event, "path": path, "along": along }),
        );
        let text = fs::read_to_string(&path).expect("a file");
        assert_eq!(text.matches("CARD-77").count(), expected);
        let file: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(file["entries"][0]["hearing_aid_ok"], Value::Null);
        assert_eq!(file["clubs"][0]["contact"], json!(""));
    }
}
