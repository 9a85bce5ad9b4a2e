//! Who gets what.

use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

/// Four men, all checked in; lots drawn.
pub(crate) fn four_men() -> (Desk, i64, i64) {
    let (desk, event, men) = four_men_unseen();
    desk.ask("check_in_all", json!({ "event": event, "mark": "present" }));
    (desk, event, men)
}

/// Four men whom nobody has ticked at the desk; lots drawn.
fn four_men_unseen() -> (Desk, i64, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let lines: Vec<Value> = (1..=4)
        .map(|number| {
            line(
                number,
                &format!("Cognome{number}"),
                "Prova",
                &format!("T{number}"),
                &[men],
            )
        })
        .collect();
    desk.save_form(event, form("G.S. Esempio", &lines));
    desk.ask(
        "save_prizes",
        json!({ "event": event, "shared": "everyone-a-copy", "prizes": [
            { "id": null, "section": null, "prizeFor": { "kind": "every-participant" }, "items": ["Medaglia ricordo"] }
        ] }),
    );
    desk.ask("propose_lots", json!({ "section": men, "seed": "PROVA", "options": { "seeding": { "kind": "pure" }, "separateClubs": false }, "onlyPresent": false }));
    desk.ask("confirm_lots", json!({ "section": men }));
    (desk, event, men)
}

pub(crate) fn record(desk: &Desk, section: i64, key: &str, game: u8, outcome: &str, reason: &str) {
    desk.ask(
        "record_result",
        json!({ "section": section, "match": key, "game": game, "outcome": outcome, "reason": reason, "boards": [],
            "moves": null, "overrule": false }),
    );
}

pub(crate) fn with_souvenir(desk: &Desk, event: i64) -> Vec<String> {
    let view = desk.ask("prizes", json!({ "event": event }));
    let awards = view["awards"].as_array().expect("awards").iter();
    awards
        .map(|award| {
            award["entry"]["surname"]
                .as_str()
                .unwrap_or_default()
                .to_owned()
        })
        .collect()
}

#[test]
fn a_souvenir_is_for_whoever_came_to_a_table() {
    let (desk, event, men) = four_men();
    assert_eq!(with_souvenir(&desk, event).len(), 4);
    let page = desk.ask("match_page", json!({ "section": men, "match": "r1-1" }));
    let black = usize::from(page["table"]["card"]["state"]["white"] == json!(0));
    let absent = page["table"]["card"]["sides"][black]["entry"]["surname"].clone();
    let absent = absent.as_str().expect("a surname");
    // At the desk in the morning, at no table afterwards.
    record(&desk, men, "r1-1", 1, "white-wins", "absent");
    let left = with_souvenir(&desk, event);
    assert_eq!(left.len(), 3);
    assert!(!left.iter().any(|surname| surname == absent), "{left:?}");
    // Who played once and stays away from the next match took part all the same.
    for (game, outcome) in [(1, "white-wins"), (2, "black-wins")] {
        record(&desk, men, "r1-2", game, outcome, "resigned");
    }
    record(&desk, men, "r2-1", 1, "white-wins", "absent");
    assert_eq!(with_souvenir(&desk, event).len(), 3);
    desk.ask("undo", Value::Null);
    assert_eq!(with_souvenir(&desk, event).len(), 3);
}

#[test]
fn who_played_took_part_even_if_the_desk_missed_it() {
    let (desk, event, men) = four_men_unseen();
    assert_eq!(with_souvenir(&desk, event).len(), 0);
    record(&desk, men, "r1-1", 1, "white-wins", "resigned");
    assert_eq!(with_souvenir(&desk, event).len(), 2);
}

#[test]
fn a_prize_for_a_place_that_no_section_has_is_refused() {
    let (desk, event, _) = four_men();
    let prizes = |from: u64, to: u64| {
        json!({ "event": event, "shared": "everyone-a-copy", "prizes": [
            { "id": null, "section": null, "prizeFor": { "kind": "places", "from": from, "to": to }, "items": ["Coppa"] }
        ] })
    };
    assert_eq!(
        desk.refusal("save_prizes", prizes(3, 2)),
        "prize-places-in-order"
    );
    assert_eq!(
        desk.refusal("save_prizes", prizes(0, 2)),
        "prize-places-in-order"
    );
    assert_eq!(
        desk.refusal("save_prizes", prizes(1, 4_294_967_295)),
        "prize-place-too-far"
    );
    desk.ask("save_prizes", prizes(1, 3));
}
