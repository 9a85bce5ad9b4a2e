//! The day as it really goes, where several sections play at once.

use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::{Desk, form, line};
use crate::prizes::{four_men, record};

/// Four men and four women, both with their lots.
pub(crate) fn men_and_women() -> (Desk, i64, i64, i64) {
    let (desk, event, men) = four_men();
    let women = desk.section(event, "individual", "women");
    let lines: Vec<Value> = (1..=4)
        .map(|number| {
            let surname = format!("Prova{number}");
            let mut woman = line(number, &surname, "Anna", &format!("D{number}"), &[women]);
            woman["sex"] = json!("f");
            woman
        })
        .collect();
    desk.save_form(event, form("A.S. Esempio", &lines));
    desk.ask("propose_lots", json!({ "section": women, "seed": "PROVA", "options": { "seeding": { "kind": "pure" }, "separateClubs": false }, "onlyPresent": false }));
    desk.ask("confirm_lots", json!({ "section": women }));
    (desk, event, men, women)
}

#[test]
fn a_round_is_over_when_every_section_has_played_it() {
    let (desk, event, men, women) = men_and_women();
    let play = json!({ "at": "2006-04-25T09:00:00", "kind": "play", "text": "Inizio" });
    desk.ask("save_programme", json!({ "event": event, "items": [play] }));
    let first_round = |minute: u32, expected: &str| {
        let at = Utc.with_ymd_and_hms(2006, 4, 25, 7, minute, 0).single();
        desk.set_clock(at.expect("an instant"));
        let rounds = desk.ask("forecast", json!({ "event": event }));
        assert_eq!(rounds["rounds"][0]["status"], json!(expected), "{rounds}");
        rounds["rounds"][0].clone()
    };
    let finish = |section| {
        for key in ["r1-1", "r1-2"] {
            record(&desk, section, key, 1, "white-wins", "resigned");
            record(&desk, section, key, 2, "black-wins", "resigned");
        }
    };
    first_round(0, "planned");
    first_round(10, "planned");
    finish(men);
    first_round(20, "running");
    finish(women);
    let over = first_round(30, "finished");
    assert_eq!(
        (&over["begins"], &over["ends"]),
        (&json!("2006-04-25T09:10:00"), &json!("2006-04-25T09:20:00"))
    );
}
