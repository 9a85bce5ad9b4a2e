//! Athletes and clubs: finding, saving, merging, and what goes away for good.

use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

fn athlete(surname: &str, name: &str, card: Value) -> Value {
    json!({ "id": null, "form": { "surname": surname, "name": name, "sex": null, "birthYear": null, "card": card,
        "category": null, "rating": null, "club": null } })
}

#[test]
fn people_are_found_as_they_are_typed() {
    let desk = Desk::new();
    for (surname, name, card) in [
        ("D’Angelo", "Nicolò", "T-7"),
        ("Conceição", "Zé", "T-8"),
        ("Rossi", "Ada", "T-9"),
    ] {
        desk.ask("save_athlete", athlete(surname, name, json!(card)));
    }
    for (typed, found) in [
        ("nico", "D’Angelo"),
        ("ANGELO", "D’Angelo"),
        ("conceicao ze", "Conceição"),
        ("t-9", "Rossi"),
    ] {
        let rows = desk.ask(
            "search_athletes",
            json!({ "text": typed, "club": null, "limit": 5 }),
        );
        assert_eq!(rows.as_array().map(Vec::len), Some(1), "{typed}");
        assert_eq!(rows[0]["form"]["surname"], json!(found), "{typed}");
    }
    assert_eq!(
        desk.ask(
            "search_athletes",
            json!({ "text": "xyz", "club": null, "limit": 5 })
        ),
        json!([])
    );
}

#[test]
fn a_card_belongs_to_one_athlete_and_the_refusal_names_them() {
    let desk = Desk::new();
    let first = desk.ask("save_athlete", athlete(" Bianchi ", "Ada", json!(" T-1 ")));
    assert_eq!(
        (&first["form"]["surname"], &first["form"]["card"]),
        (&json!("Bianchi"), &json!("T-1"))
    );
    let error = desk
        .try_ask("save_athlete", athlete("Verdi", "Ugo", json!("T-1")))
        .expect_err("refused");
    assert_eq!(error.code, "card-of-another");
    assert_eq!(error.data["athlete"], json!("Bianchi Ada"));
    // No card is nobody's card.
    desk.ask("save_athlete", athlete("Verdi", "Ugo", json!("")));
    desk.ask("save_athlete", athlete("Neri", "Leo", Value::Null));
    assert_eq!(
        desk.refusal("save_athlete", athlete("  ", "Leo", Value::Null)),
        "athlete-surname-given"
    );
}

#[test]
fn merging_keeps_what_either_record_said() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    desk.save_form(
        event,
        form("G.S. Esempio", &[line(1, "Bianchi", "Ugo", "T1", &[men])]),
    );
    let keep = desk.ask("save_athlete", athlete("Bianchi", "Ugo", Value::Null))["id"].clone();
    let rows = desk.ask(
        "search_athletes",
        json!({ "text": "t1", "club": null, "limit": 5 }),
    );
    let duplicate = rows[0]["id"].clone();
    desk.ask(
        "merge_athletes",
        json!({ "keep": keep, "duplicate": duplicate }),
    );
    let row = desk.ask(
        "search_athletes",
        json!({ "text": "bianchi", "club": null, "limit": 5 }),
    )[0]
    .clone();
    assert_eq!(
        (&row["id"], &row["form"]["card"], &row["events"]),
        (&keep, &json!("T1"), &json!(1))
    );
    assert_eq!(
        desk.refusal("merge_athletes", json!({ "keep": keep, "duplicate": keep })),
        "merge-with-itself"
    );
    desk.ask("undo", Value::Null);
    assert_eq!(
        desk.ask(
            "search_athletes",
            json!({ "text": "bianchi", "club": null, "limit": 5 })
        )
        .as_array()
        .map(Vec::len),
        Some(2)
    );
}

#[test]
fn an_event_is_purged_after_its_end_and_keeps_its_names() {
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
    desk.ask("backup_now", Value::Null);
    let preview = desk.ask("purge_preview", json!({ "event": event }));
    assert_eq!(
        (
            &preview["birthYears"],
            &preview["backups"],
            &preview["purgedAt"]
        ),
        (&json!(1), &json!(1), &Value::Null)
    );
    assert_eq!(
        desk.refusal("purge_event", json!({ "event": event })),
        "event-not-over"
    );
    desk.set_clock(
        Utc.with_ymd_and_hms(2006, 4, 26, 8, 0, 0)
            .single()
            .expect("an instant"),
    );
    let purged = desk.ask("purge_event", json!({ "event": event }));
    assert_eq!(purged["purgedAt"], json!("2006-04-26T10:00:00"));
    let rows = desk.entries(event);
    assert_eq!(
        (&rows[0]["label"]["surname"], &rows[0]["card"]),
        (&json!("Bianchi"), &Value::Null)
    );
    assert!(desk.try_ask("undo", Value::Null).is_err());
    // Neither the file nor any copy holds the number any more.
    for needle in ["SECRET-CARD-77", "CARD-77"] {
        assert_eq!(files_with(desk.folder.path(), needle), Vec::<String>::new());
    }
}

#[test]
fn a_person_is_erased_on_request() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    desk.save_form(
        event,
        form(
            "G.S. Esempio",
            &[line(1, "Unicissimo", "Ugo", "T1", &[men])],
        ),
    );
    let id = desk.entries(event)[0]["athlete"].clone();
    let record = desk.ask("athlete_record", json!({ "athlete": id }));
    assert_eq!(record["entries"][0]["document"], json!("••••T1"));
    assert!(!record.to_string().contains("SECRET"));
    desk.ask("backup_now", Value::Null);
    assert_eq!(
        desk.ask("erase_athlete", json!({ "athlete": id })),
        json!({ "whole": true })
    );
    assert!(desk.entries(event).is_empty());
    assert_eq!(
        files_with(desk.folder.path(), "Unicissimo"),
        Vec::<String>::new()
    );
}

/// Files under a folder with these bytes in them.
pub(crate) fn files_with(folder: &std::path::Path, needle: &str) -> Vec<String> {
    let mut found = Vec::new();
    for item in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = item.path();
        if path.is_dir() {
            found.extend(files_with(&path, needle));
        } else if std::fs::read(&path).is_ok_and(|bytes| {
            bytes
                .windows(needle.len())
                .any(|part| part == needle.as_bytes())
        }) {
            found.push(path.display().to_string());
        }
    }
    found
}
