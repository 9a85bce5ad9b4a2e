//! The arbiter's line reads the round that is on screen.

use serde_json::{Value, json};

use crate::desk::Desk;
use crate::prizes::{four_men, record};

/// Four men; both semi-finals are over, the last round is being played.
fn last_round() -> (Desk, i64, i64) {
    let (desk, event, men) = four_men();
    for key in ["r1-1", "r1-2"] {
        record(&desk, men, key, 1, "white-wins", "resigned");
        record(&desk, men, key, 2, "black-wins", "resigned");
    }
    (desk, event, men)
}

fn read(desk: &Desk, event: i64, round: Option<u32>, text: &str) -> Value {
    let arg = json!({ "event": event, "section": null, "round": round, "text": text });
    desk.ask("read_line", arg)
}

#[test]
fn a_table_is_one_of_the_round_on_screen() {
    let (desk, event, _) = last_round();
    let now = read(&desk, event, None, "1 b");
    assert_eq!(
        (&now["round"], &now["otherRound"], &now["corrects"]),
        (&json!(2), &Value::Null, &json!(false)),
        "{now}"
    );
    assert_eq!(read(&desk, event, Some(2), "1 b"), now);
    let before = read(&desk, event, Some(1), "1 b");
    assert_eq!(
        (&before["match"], &before["round"], &before["otherRound"]),
        (&json!("r1-1"), &json!(1), &json!({ "kind": "semi-finals" })),
        "{before}"
    );
    assert_eq!(before["corrects"], json!(true));
    let asked = read(&desk, event, Some(1), "1");
    assert_eq!(asked["otherRound"], json!({ "kind": "semi-finals" }));
    assert_eq!(
        read(&desk, event, Some(9), "1 b")["code"],
        json!("no-such-table")
    );
}

#[test]
fn the_last_result_brought_back_means_its_own_game() {
    let (desk, event, men) = four_men();
    record(&desk, men, "r1-1", 1, "white-wins", "resigned");
    let read = |editing: Value| {
        desk.ask(
            "read_line",
            json!({ "event": event, "section": men, "round": 1, "text": "1 b", "editing": editing }),
        )
    };
    // The second game has the colours the other way round.
    let next = read(Value::Null);
    assert_eq!(
        (&next["game"], &next["corrects"]),
        (&json!(2), &json!(false))
    );
    let last = json!({ "match": "r1-1", "game": 1 });
    let again = read(last.clone());
    assert_eq!(
        (&again["game"], &again["corrects"], &again["then"]),
        (&json!(1), &json!(true), &json!({ "kind": "nothing" })),
        "{again}"
    );
    assert_eq!(
        (&again["white"], &again["black"]),
        (&next["black"], &next["white"])
    );
    // At another table it says nothing, and a game taken back is to be written anew.
    assert_eq!(read(json!({ "match": "r1-2", "game": 1 })), next);
    desk.ask("undo", Value::Null);
    let gone = read(last);
    assert_eq!(
        (&gone["game"], &gone["corrects"]),
        (&json!(1), &json!(false)),
        "{gone}"
    );
}

#[test]
fn a_name_is_looked_for_in_the_round_on_screen() {
    let (desk, event, _) = last_round();
    let found = |round| read(&desk, event, round, "cognome")["tables"].clone();
    let rounds = |tables: Value| -> Vec<Value> {
        let tables = tables.as_array().expect("tables").clone();
        tables.iter().map(|table| table["round"].clone()).collect()
    };
    assert_eq!(rounds(found(None)), [2, 2]);
    assert_eq!(rounds(found(Some(1))), [1, 1]);
}

#[test]
fn a_result_of_an_older_round_leads_to_its_correction_with_what_it_changes() {
    let (desk, event, men) = last_round();
    let read = read(&desk, event, Some(1), "1 b");
    let preview = desk.ask(
        "preview_correction",
        json!({ "section": men, "match": read["match"], "game": read["game"], "why": "", "change": {
            "kind": "result", "outcome": read["outcome"], "reason": read["reason"], "boards": read["boards"],
        } }),
    );
    // One game each instead of two to none: the match goes on, and the last round waits for it.
    let changed = preview["changed"].as_array().expect("matches");
    assert!(
        changed.iter().any(|other| other["round"] == json!(2)),
        "{preview}"
    );
}

#[test]
fn a_round_to_come_has_nothing_to_write_yet() {
    let (desk, event, _) = four_men();
    let read = read(&desk, event, Some(2), "1 b");
    assert_eq!(
        (&read["kind"], &read["code"]),
        (&json!("refused"), &json!("match-not-ready")),
        "{read}"
    );
}

#[test]
fn the_boards_of_a_club_match_say_who_passes_before_enter() {
    let (desk, event, section) = crate::boards::clubs();
    let page = desk.ask("match_page", json!({ "section": section, "match": "r1-1" }));
    let club = |side: usize| page["table"]["card"]["sides"][side]["entry"]["surname"].clone();
    for (text, then) in [
        ("1 bnbn", json!({ "kind": "champion", "who": club(0) })),
        ("1 pnpp", json!({ "kind": "champion", "who": club(0) })),
        // Two boards each: the first board won decides.
        ("1 bbbb", json!({ "kind": "champion", "who": club(0) })),
        ("1 nnnn", json!({ "kind": "champion", "who": club(1) })),
        (
            "1 pppp",
            json!({ "kind": "next-game", "game": 2, "white": club(1) }),
        ),
        ("1 an", json!({ "kind": "champion", "who": club(0) })),
    ] {
        assert_eq!(read(&desk, event, None, text)["then"], then, "{text}");
    }
    // Half typed is not wrong.
    for text in ["1 b", "1 bn", "1 bnp"] {
        assert_eq!(
            read(&desk, event, None, text)["what"],
            json!("boards"),
            "{text}"
        );
    }
    let too_many = read(&desk, event, None, "1 bnpbb");
    assert_eq!(too_many["code"], json!("boards-missing"), "{too_many}");
}
