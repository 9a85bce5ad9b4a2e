//! An exclusion entered as a result (art. 12 of 2006) is an exclusion from the section.

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::prizes::{four_men, record, with_souvenir};

/// Four men; in the first semi-final Black is excluded, the second is over. The name of who is out.
fn one_excluded() -> (Desk, i64, i64, String) {
    let (desk, event, men) = four_men();
    for (game, outcome) in [(1, "white-wins"), (2, "black-wins")] {
        record(&desk, men, "r1-2", game, outcome, "resigned");
    }
    let card = card(&desk, men, "r1-1");
    let black = usize::from(card["state"]["white"] == json!(0));
    let who = card["sides"][black]["entry"]["surname"].clone();
    record(&desk, men, "r1-1", 1, "white-wins", "excluded-hearing-aid");
    let who = who.as_str().expect("a surname").to_owned();
    (desk, event, men, who)
}

fn card(desk: &Desk, section: i64, key: &str) -> Value {
    desk.ask("match_page", json!({ "section": section, "match": key }))["table"]["card"].clone()
}

fn third_place(desk: &Desk, section: i64) -> Value {
    desk.ask("chart", json!({ "section": section }))["thirdPlace"].clone()
}

/// What stands beside the name in the standings.
fn note(desk: &Desk, section: i64, who: &str) -> Value {
    let standings = desk.ask("standings", json!({ "section": section }));
    let mut rows = standings["rows"].as_array().expect("rows").iter();
    let row = rows.find(|row| row["entry"]["surname"] == json!(who));
    row.expect("a row")["note"].clone()
}

fn status(desk: &Desk, event: i64, who: &str) -> Value {
    let mut entries = desk.entries(event).into_iter();
    let entry = entries.find(|entry| entry["label"]["surname"] == json!(who));
    entry.expect("an entry")["status"].clone()
}

#[test]
fn who_is_excluded_plays_for_no_place_and_gets_nothing() {
    let (desk, event, men, who) = one_excluded();
    let third = third_place(&desk, men);
    assert_eq!(
        third["state"],
        json!({ "kind": "decided", "how": "exclusion" }),
        "{third}"
    );
    assert_eq!(note(&desk, men, &who), json!("excluded"));
    assert_eq!(status(&desk, event, &who), json!("excluded"));
    let souvenirs = with_souvenir(&desk, event);
    assert_eq!(souvenirs.len(), 3);
    assert!(!souvenirs.contains(&who), "{souvenirs:?}");
}

#[test]
fn the_exclusion_is_one_action_and_one_undo_takes_it_back() {
    let (desk, event, men, who) = one_excluded();
    let steps = desk.ask("undo_state", Value::Null);
    assert_eq!(steps["undo"]["code"], json!("result-excludes"), "{steps}");
    desk.ask("undo", Value::Null);
    assert_eq!(card(&desk, men, "r1-1")["state"]["kind"], json!("to-play"));
    assert_eq!(third_place(&desk, men)["state"]["kind"], json!("waiting"));
    assert_eq!(note(&desk, men, &who), Value::Null);
    assert_eq!(status(&desk, event, &who), json!("active"));
    desk.ask("redo", Value::Null);
    assert_eq!(note(&desk, men, &who), json!("excluded"));
}

#[test]
fn a_corrected_exclusion_lets_them_play_on_and_the_preview_says_so() {
    let (desk, event, men, who) = one_excluded();
    let correction = |change: Value| json!({ "section": men, "match": "r1-1", "game": 1, "change": change, "why": "protesi spenta" });
    let resigned =
        json!({ "kind": "result", "outcome": "white-wins", "reason": "resigned", "boards": [] });
    let preview = desk.ask("preview_correction", correction(resigned.clone()));
    assert_eq!(desk.ask("correct_result", correction(resigned)), preview);
    assert_eq!(status(&desk, event, &who), json!("active"));
    assert_eq!(note(&desk, men, &who), Value::Null);
    // And back again, as the exclusion of the other one.
    let other = json!({ "kind": "result", "outcome": "black-wins", "reason": "excluded-hearing-aid", "boards": [] });
    let preview = desk.ask("preview_correction", correction(other.clone()));
    assert!(
        !preview["changed"].as_array().expect("matches").is_empty(),
        "{preview}"
    );
    assert_eq!(desk.ask("correct_result", correction(other)), preview);
    assert_eq!(note(&desk, men, &who), Value::Null);
    assert_eq!(
        third_place(&desk, men)["state"],
        json!({ "kind": "decided", "how": "exclusion" })
    );
    assert_eq!(with_souvenir(&desk, event).len(), 3);
    desk.ask("undo", Value::Null);
    assert_eq!(with_souvenir(&desk, event).len(), 4);
}

#[test]
fn a_result_that_falls_takes_its_exclusion_with_it() {
    let (desk, event, men) = four_men();
    for key in ["r1-1", "r1-2"] {
        for (game, outcome) in [(1, "white-wins"), (2, "black-wins")] {
            record(&desk, men, key, game, outcome, "resigned");
        }
    }
    record(&desk, men, "r2-1", 1, "white-wins", "excluded-hearing-aid");
    assert_eq!(with_souvenir(&desk, event).len(), 3);
    // The other one of the first semi-final goes to the final: nobody was excluded there.
    for (game, outcome) in [(1, "black-wins"), (2, "white-wins")] {
        let change =
            json!({ "kind": "result", "outcome": outcome, "reason": "resigned", "boards": [] });
        desk.ask("correct_result", json!({ "section": men, "match": "r1-1", "game": game, "change": change, "why": "invertiti", "overrule": true }));
    }
    assert_eq!(with_souvenir(&desk, event).len(), 4);
}

#[test]
fn a_hearing_aid_is_one_athletes_and_loses_no_meeting_of_clubs() {
    let (desk, event, section) = crate::boards::clubs();
    let said = desk.ask(
        "read_line",
        json!({ "event": event, "section": null, "round": null, "text": "1 b x" }),
    );
    assert_eq!(said["code"], json!("boards-missing"), "{said}");
    let result = json!({ "section": section, "match": "r1-1", "game": 1, "outcome": "white-wins",
        "reason": "excluded-hearing-aid", "boards": [], "moves": null, "overrule": true });
    assert_eq!(desk.refusal("record_result", result), "boards-missing");
}
