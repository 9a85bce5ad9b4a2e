//! The hall screen: who is called, in whatever round, until they play.

use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

/// Eight men before the quarter-finals, shown in the hall.
fn eight() -> (Desk, i64, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    for (club, first) in [("G.S. Esempio", 1), ("A.S. Prova", 5)] {
        let lines: Vec<Value> = (0..4)
            .map(|at| {
                let card = format!("T{}", first + at);
                line(
                    at + 1,
                    &format!("Prova{}", first + at),
                    "Ugo",
                    &card,
                    &[men],
                )
            })
            .collect();
        desk.save_form(event, form(club, &lines));
    }
    let options = json!({ "seeding": { "kind": "pure" }, "separateClubs": false });
    desk.ask(
        "propose_lots",
        json!({ "section": men, "seed": "PROVA-2006", "options": options, "onlyPresent": false }),
    );
    desk.ask("confirm_lots", json!({ "section": men }));
    show(&desk, event, "calls");
    (desk, event, men)
}

fn show(desk: &Desk, event: i64, page: &str) -> Value {
    desk.ask(
        "set_hall",
        json!({ "event": event, "section": null, "page": page, "paused": false, "podiumSteps": 0 }),
    )
}

/// The same player wins both games, first with White and then with Black.
fn win(desk: &Desk, section: i64, key: &str) {
    for (game, outcome) in [(1, "white-wins"), (2, "black-wins")] {
        desk.ask(
            "record_result",
            json!({
                "section": section, "match": key, "game": game, "outcome": outcome, "reason": "resigned",
                "boards": [], "moves": null, "overrule": true,
            }),
        );
    }
}

/// The matches of a list of the hall screen, in the order of their names.
fn in_the_hall(desk: &Desk, list: &str) -> Vec<String> {
    let view = desk.ask("hall_view", Value::Null);
    let rows = view[list].as_array().expect("a list").iter();
    let mut keys: Vec<String> = rows.map(|row| key(&row["card"])).collect();
    keys.sort();
    keys
}

fn key(card: &Value) -> String {
    card["match"].as_str().expect("a key").to_owned()
}

fn round(desk: &Desk, section: i64, number: usize) -> Vec<String> {
    let chart = desk.ask("chart", json!({ "section": section }));
    let matches = chart["rounds"][number - 1]["matches"].as_array();
    matches.expect("matches").iter().map(key).collect()
}

#[test]
fn whoever_chooses_the_page_is_not_sent_the_chart() {
    let (desk, event, _) = eight();
    let chosen = show(&desk, event, "chart");
    assert_eq!(
        chosen,
        json!({ "event": event, "section": null, "page": "chart", "paused": false, "podiumSteps": 0 })
    );
    assert_eq!(desk.ask("hall_choice", Value::Null), chosen);
    assert!(desk.ask("hall_view", Value::Null)["chart"].is_object());
}

#[test]
fn a_table_leaves_the_calls_once_play_begins() {
    let (desk, _, men) = eight();
    desk.ask("call_tables", json!({ "section": men, "matches": [] }));
    let called = round(&desk, men, 1);
    assert_eq!(in_the_hall(&desk, "calls"), called);
    desk.ask("start_match", json!({ "section": men, "match": called[1] }));
    assert_eq!(
        in_the_hall(&desk, "calls"),
        [&called[0], &called[2], &called[3]].map(String::clone)
    );
}

#[test]
fn a_semi_final_is_called_and_shown_while_a_quarter_final_is_open() {
    let (desk, event, men) = eight();
    let (quarters, semis) = (round(&desk, men, 1), round(&desk, men, 2));
    desk.ask("call_tables", json!({ "section": men, "matches": [] }));
    for quarter in &quarters[..3] {
        win(&desk, men, quarter);
    }
    // The round being played has no table left to call; the one on screen has.
    let all = |round: Value| json!({ "section": men, "round": round, "matches": [] });
    assert_eq!(
        desk.refusal("call_tables", all(Value::Null)),
        "no-table-to-call"
    );
    assert_eq!(
        desk.refusal("call_tables", all(json!(1))),
        "no-table-to-call"
    );
    assert_eq!(
        desk.refusal("call_tables", all(json!(9000))),
        "no-table-to-call"
    );
    let reply = desk.ask("call_tables", all(json!(2)));
    let on_screen = desk.ask(
        "round_desk",
        json!({ "event": event, "section": men, "round": 2 }),
    );
    assert_eq!(reply["tables"], on_screen["tables"]);
    assert_eq!(reply["tables"][0]["state"], "called");
    let mut expected = vec![quarters[3].clone(), semis[0].clone()];
    expected.sort();
    assert_eq!(in_the_hall(&desk, "calls"), expected);
    // Its result is shown too, before the round's turn has come.
    win(&desk, men, &semis[0]);
    assert_eq!(in_the_hall(&desk, "calls"), [quarters[3].clone()]);
    assert!(in_the_hall(&desk, "results").contains(&semis[0]));
}
