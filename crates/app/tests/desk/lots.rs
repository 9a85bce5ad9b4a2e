//! Lots as they are looked at before anyone confirms them.

use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

/// Who sits where in the first round, by surname, from top to bottom.
fn first_round(chart: &Value) -> Vec<&str> {
    let matches = chart["rounds"][0]["matches"].as_array().expect("matches");
    let sides = matches
        .iter()
        .flat_map(|card| [&card["sides"][0], &card["sides"][1]]);
    sides
        .map(|side| side["entry"]["surname"].as_str().unwrap_or("-"))
        .collect()
}

#[test]
fn the_chart_of_a_proposal_is_the_one_that_confirmation_gives() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let lines: Vec<Value> = (1..=6)
        .map(|at| line(at, &format!("Prova{at}"), "Ugo", &format!("T{at}"), &[men]))
        .collect();
    desk.save_form(event, form("G.S. Esempio", &lines));
    let section = json!({ "section": men });
    assert_eq!(desk.ask("lots_chart", section.clone()), Value::Null);

    let options = json!({ "seeding": { "kind": "pure" }, "separateClubs": false });
    desk.ask(
        "propose_lots",
        json!({ "section": men, "seed": "PROVA", "options": options, "onlyPresent": false }),
    );
    let proposed = desk.ask("lots_chart", section.clone());
    desk.ask(
        "swap_places",
        json!({ "section": men, "place": 1, "with": 8 }),
    );
    let swapped = desk.ask("lots_chart", section.clone());
    assert_ne!(first_round(&proposed), first_round(&swapped));
    // Looking at it confirms nothing.
    assert_eq!(desk.ask("lots_view", section.clone())["state"], "proposed");

    desk.ask("confirm_lots", section.clone());
    let confirmed = desk.ask("chart", section);
    assert_eq!(first_round(&swapped), first_round(&confirmed));
    assert_eq!(confirmed["rounds"].as_array().map(Vec::len), Some(3));
}
