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

/// Six men of one club, not drawn.
fn six() -> (Desk, i64, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let lines: Vec<Value> = (1..=6)
        .map(|at| line(at, &format!("Prova{at}"), "Ugo", &format!("T{at}"), &[men]))
        .collect();
    desk.save_form(event, form("G.S. Esempio", &lines));
    (desk, event, men)
}

fn propose(desk: &Desk, section: i64) {
    let options = json!({ "seeding": { "kind": "pure" }, "separateClubs": false });
    desk.ask(
        "propose_lots",
        json!({ "section": section, "seed": "PROVA", "options": options, "onlyPresent": false }),
    );
}

#[test]
fn the_chart_of_a_proposal_is_the_one_that_confirmation_gives() {
    let (desk, _, men) = six();
    let section = json!({ "section": men });
    assert_eq!(desk.ask("lots_chart", section.clone()), Value::Null);

    propose(&desk, men);
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

#[test]
fn a_proposal_whose_entries_changed_has_no_chart() {
    let (desk, event, men) = six();
    propose(&desk, men);
    let late = line(1, "Tardivo", "Ugo", "T7", &[men]);
    desk.save_form(event, form("A.S. Prova", &[late]));
    let section = json!({ "section": men });
    assert_eq!(
        desk.refusal("lots_chart", section.clone()),
        "entries-changed-since-lots"
    );
    assert_eq!(
        desk.refusal("confirm_lots", section),
        "entries-changed-since-lots"
    );
}

#[test]
fn who_came_late_is_drawn_like_the_others_in_the_next_lots() {
    let (desk, event, men) = six();
    let section = json!({ "section": men });
    propose(&desk, men);
    desk.ask("confirm_lots", section.clone());
    let late = line(1, "Tardivo", "Ugo", "T7", &[men]);
    desk.save_form(event, form("A.S. Prova", &[late]));
    let entries = desk.entries(event);
    let late = entries
        .iter()
        .find(|row| row["label"]["surname"] == "Tardivo")
        .expect("an entry");
    desk.ask(
        "place_late",
        json!({ "section": men, "entry": late["id"], "place": null, "why": "traffico" }),
    );
    desk.ask("discard_lots", section.clone());
    propose(&desk, men);
    desk.ask("confirm_lots", section.clone());
    let chart = desk.ask("chart", section);
    let mut seated = first_round(&chart);
    seated.sort_unstable();
    assert_eq!(
        seated,
        [
            "-", "Prova1", "Prova2", "Prova3", "Prova4", "Prova5", "Prova6", "Tardivo"
        ]
    );
}
