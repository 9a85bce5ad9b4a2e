//! The journal: whose row is where, and on which clock.

use chrono::{Local, NaiveDateTime, TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::Desk;

fn rows(desk: &Desk, event: &Value) -> Vec<Value> {
    let page = desk.ask(
        "read_journal",
        json!({ "event": event, "before": null, "limit": 50 }),
    );
    page["rows"].as_array().expect("rows").clone()
}

#[test]
fn the_journal_of_an_event_begins_with_its_birth_on_its_own_clock() {
    let desk = Desk::new();
    let event = json!(desk.event());
    let sample = desk.ask("create_sample", Value::Null)["id"].clone();
    for (event, code) in [(event, "event-created"), (sample, "sample-created")] {
        let first = rows(&desk, &event).pop().expect("a first row");
        assert_eq!(
            (&first["action"]["code"], &first["event"], &first["at"]),
            (&json!(code), &event, &json!("2006-04-01T10:00:00")),
            "eight o'clock in Greenwich is ten in Rome"
        );
    }
}

#[test]
fn a_birth_taken_back_stays_in_the_journal_of_all() {
    let desk = Desk::new();
    desk.event();
    desk.ask("undo", Value::Null);
    // The event is gone, and with it its clock: this machine's is as good as any.
    let eight = Utc
        .with_ymd_and_hms(2006, 4, 1, 8, 0, 0)
        .single()
        .expect("an instant");
    let here: NaiveDateTime = eight.with_timezone(&Local).naive_local();
    let kinds: Vec<Value> = rows(&desk, &Value::Null)
        .into_iter()
        .map(|row| {
            assert_eq!(
                (&row["at"], &row["eventTitle"]),
                (&json!(here), &Value::Null)
            );
            row["kind"].clone()
        })
        .collect();
    assert_eq!(kinds, [json!("undo"), json!("action")]);
}
