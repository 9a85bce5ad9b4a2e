//! Two people at once: whatever both were told was done is what stands, in memory and in the file.

use std::sync::{Arc, Barrier};
use std::thread;

use app::{App, AppError, dispatch};
use serde_json::{Value, json};

use crate::changes::{card, file_agrees, men, seat, wins};
use crate::prizes::record;

/// Asks for both at the same moment.
fn at_once(app: &Arc<App>, asked: [(&'static str, Value); 2]) -> [Result<String, AppError>; 2] {
    let start = Arc::new(Barrier::new(2));
    let threads = asked.map(|(request, arg)| {
        let (app, start) = (Arc::clone(app), Arc::clone(&start));
        thread::spawn(move || {
            start.wait();
            dispatch(&app, &app.desk(), request, arg)
        })
    });
    threads.map(|thread| thread.join().expect("no crash"))
}

#[test]
fn a_result_and_a_correction_that_takes_its_players_away() {
    for _ in 0..25 {
        let (desk, _, men) = men(4);
        for key in ["r1-1", "r1-2"] {
            wins(&desk, men, key, 0);
        }
        let result = json!({ "section": men, "match": "r2-1", "game": 1, "outcome": "white-wins",
            "reason": "resigned", "boards": [], "moves": null, "overrule": false });
        let remove = json!({ "section": men, "match": "r1-1", "game": 1, "change": { "kind": "remove" },
            "why": "prova" });
        let answers = at_once(
            &desk.app,
            [("record_result", result), ("correct_result", remove)],
        );
        // One of the two comes too late: the final is played, or its player is not known.
        let done = answers.iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(done, 1, "{answers:?}");
        let played = card(&desk, men, "r2-1")["games"].as_array().map(Vec::len);
        assert_eq!(played, Some(usize::from(answers[0].is_ok())));
        file_agrees(&desk, men);
    }
}

#[test]
fn two_winners_of_the_same_lots() {
    for _ in 0..25 {
        let (desk, _, men) = men(2);
        record(&desk, men, "r1-1", 1, "drawn", "agreed");
        let lots = [0, 1].map(|side| {
            let winner = seat(&desk, men, "r1-1", side)["id"].clone();
            (
                "decide_by_lots",
                json!({ "section": men, "match": "r1-1", "winner": winner }),
            )
        });
        let answers = at_once(&desk.app, lots);
        let winner = answers.iter().position(Result::is_ok).expect("one is done");
        let ([Ok(_), Err(late)] | [Err(late), Ok(_)]) = &answers else {
            panic!("both were told that they decided: {answers:?}")
        };
        assert_eq!(late.code, "change-doubtful", "somebody else has decided");
        assert_eq!(card(&desk, men, "r1-1")["winner"], json!(winner));
        file_agrees(&desk, men);
    }
}

#[test]
fn a_departure_and_an_undo_of_the_result_before_it() {
    for _ in 0..25 {
        let (desk, _, men) = men(4);
        wins(&desk, men, "r1-1", 0);
        let entry = seat(&desk, men, "r1-1", 0)["id"].clone();
        let leaves =
            json!({ "entry": entry, "kind": "withdrawn", "article": null, "why": "prova" });
        let answers = at_once(&desk.app, [("depart", leaves), ("undo", Value::Null)]);
        assert!(answers.iter().all(Result::is_ok), "{answers:?}");
        file_agrees(&desk, men);
    }
}

#[test]
fn lots_taken_back_while_a_result_comes_in() {
    for _ in 0..25 {
        let (desk, _, men) = men(2);
        let result = json!({ "section": men, "match": "r1-1", "game": 1, "outcome": "white-wins",
            "reason": "resigned", "boards": [], "moves": null, "overrule": false });
        let discard = json!({ "section": men });
        let answers = at_once(
            &desk.app,
            [("record_result", result), ("discard_lots", discard)],
        );
        let done = answers.iter().filter(|answer| answer.is_ok()).count();
        assert_eq!(done, 1, "{answers:?}");
    }
}
