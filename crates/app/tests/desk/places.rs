//! What play leaves open: the arbiter is asked, and the answer is kept, shown and taken back.

use serde_json::{Value, json};

use crate::changes::{file_agrees, men, seat, wins};
use crate::prizes::record;

fn answer(section: i64, place: &str, answer: &Value) -> Value {
    json!({ "section": section, "place": place, "answer": answer, "why": "sentito il giudice" })
}

#[test]
fn a_final_that_both_lost_has_the_champion_that_the_arbiter_names() {
    let (desk, _, men) = men(4);
    for key in ["r1-1", "r1-2"] {
        wins(&desk, men, key, 0);
    }
    let vacant = json!({ "kind": "vacant" });
    let early = answer(men, "title", &vacant);
    assert_eq!(desk.refusal("decide_place", early), "nothing-to-decide");
    record(&desk, men, "r2-1", 1, "both-lose", "both-absent");
    let finalist = seat(&desk, men, "r2-1", 1)["id"].clone();
    let named = answer(men, "title", &json!({ "kind": "entry", "entry": finalist }));
    let preview = desk.ask("preview_place", named.clone());
    assert_eq!(desk.ask("decide_place", named), preview);
    let champion = || desk.ask("chart", json!({ "section": men }))["champion"]["id"].clone();
    assert_eq!(champion(), finalist);
    file_agrees(&desk, men);
    assert_eq!(
        desk.ask("undo_state", Value::Null)["undo"]["code"],
        json!("title-given")
    );
    desk.ask("undo", Value::Null);
    assert_eq!(champion(), Value::Null);
    desk.ask("redo", Value::Null);
    assert_eq!(champion(), finalist);
    // The final is played after all: the answer falls with its question.
    let remove = json!({ "section": men, "match": "r2-1", "game": 1, "change": { "kind": "remove" }, "why": "prova" });
    desk.ask("correct_result", remove);
    assert_eq!(champion(), Value::Null);
    file_agrees(&desk, men);
}

#[test]
fn the_answer_needs_a_reason_and_a_name_of_the_list() {
    let (desk, _, men) = men(2);
    record(&desk, men, "r1-1", 1, "both-lose", "both-absent");
    let mut silent = answer(men, "title", &json!({ "kind": "vacant" }));
    silent["why"] = json!(" ");
    assert_eq!(
        desk.refusal("decide_place", silent),
        "place-decision-reason-given"
    );
    for wrong in [
        json!({ "kind": "entry", "entry": 999 }),
        json!({ "kind": "shared" }),
    ] {
        let refused = desk.refusal("decide_place", answer(men, "title", &wrong));
        assert_eq!(refused, "not-a-candidate", "{wrong}");
    }
}

#[test]
fn a_semi_final_that_both_lost_leaves_third_place_to_the_arbiter() {
    let (desk, _, men) = men(4);
    record(&desk, men, "r1-1", 1, "both-lose", "both-absent");
    wins(&desk, men, "r1-2", 0);
    desk.ask(
        "decide_place",
        answer(men, "third", &json!({ "kind": "shared" })),
    );
    file_agrees(&desk, men);
    desk.ask(
        "decide_place",
        answer(men, "third", &json!({ "kind": "vacant" })),
    );
    file_agrees(&desk, men);
}

#[test]
fn a_finalist_left_alone_who_withdraws_is_asked_about() {
    let (desk, _, men) = men(4);
    wins(&desk, men, "r1-1", 0);
    record(&desk, men, "r1-2", 1, "both-lose", "both-absent");
    let alone = seat(&desk, men, "r2-1", 0)["id"].clone();
    let leaves = json!({ "entry": alone, "kind": "withdrawn", "article": null, "why": "parte" });
    let preview = desk.ask("preview_departure", leaves.clone());
    assert_eq!(preview["asked"][0]["place"], json!("title"), "{preview}");
    desk.ask("depart", leaves);
    let chart = desk.ask("chart", json!({ "section": men }));
    assert_eq!(chart["champion"], Value::Null);
    file_agrees(&desk, men);
}

#[test]
fn anybody_can_be_sent_away_after_the_final() {
    let (desk, _, men) = men(4);
    for (key, side) in [("r1-1", 0), ("r1-2", 0), ("third", 0), ("r2-1", 0)] {
        wins(&desk, men, key, side);
    }
    for side in [0, 1] {
        let entry = seat(&desk, men, "r2-1", side)["id"].clone();
        let sent = json!({ "entry": entry, "kind": "excluded", "article": null, "why": "rissa" });
        let preview = desk.ask("preview_departure", sent.clone());
        assert_eq!(desk.ask("depart", sent.clone()), preview);
        assert_eq!(desk.refusal("depart", sent), "already-left");
        file_agrees(&desk, men);
    }
    let chart = desk.ask("chart", json!({ "section": men }));
    assert_eq!(chart["champion"], Value::Null, "who won was sent away");
    desk.ask("undo", Value::Null);
    desk.ask("undo", Value::Null);
    assert!(desk.ask("chart", json!({ "section": men }))["champion"].is_object());
}
