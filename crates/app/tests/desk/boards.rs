//! Games on the board, and the boards of club matches.

use messages::{Language, Messages};
use serde_json::{Value, json};

use crate::desk::{Desk, all_along, form, line};

fn board(moves: &str) -> Value {
    json!({ "ruleSet": "fssi-2006", "fen": null, "moves": moves, "upto": null, "attempt": null,
        "countsFrom": [], "claim": null })
}

#[test]
fn a_pasted_text_that_is_broken_is_told_by_its_line_in_each_language() {
    let desk = Desk::new();
    for (pasted, code, line) in [
        ("1. 22-18 {never closed", "comment-open", 1),
        ("1. 22-18 11-15\n2. 21-17 (9-13", "variation-open", 0),
        ("1. 22-18 11-15\n\n) 2. 21-17", "parenthesis-stray", 3),
        ("1. 22-18 11-15 2. 99x-", "word-unreadable", 1),
        ("[GameType \"99\"]\n\n1. 22-18", "other-game", 0),
        ("[FEN \"nonsense\"]\n\n1. 22-18", "start-unreadable", 0),
    ] {
        let refused = desk.ask("board", board(pasted))["refused"].clone();
        assert_eq!(
            (&refused["code"], &refused["data"]["line"]),
            (&json!(code), &json!(line)),
            "{pasted:?}: {refused}"
        );
        for language in [Language::It, Language::En, Language::Pt] {
            let key = format!("refusal-{code}");
            assert!(
                Messages::for_language(language).has(&key),
                "{key} in {language:?}"
            );
        }
    }
}

#[test]
fn what_the_board_writes_reads_as_the_same_game() {
    let desk = Desk::new();
    for signs in [
        "!", "??", "?!", "*", "+", "=", "+2", "-1", "a.l.", "$7", "! * -1",
    ] {
        let pasted = format!("1. 22-18 {signs} {{a comment}} 11-15 2. 21-17");
        let first = desk.ask("board", board(&pasted));
        assert_eq!(first["refused"], Value::Null, "{pasted}");
        let written = first["text"].as_str().expect("the moves");
        let again = desk.ask("board", board(written));
        assert_eq!(again["moves"], first["moves"], "{written}");
        assert_eq!(again["text"], first["text"]);
    }
}

#[test]
fn a_pasted_game_that_starts_elsewhere_is_not_the_one_played() {
    let (desk, event) = crate::exports::played();
    let section = desk.entries(event)[0]["section"].clone();
    let attach = |moves: &str| json!({ "section": section, "match": "r1-1", "game": 1, "board": null, "moves": moves, "countsFrom": [], "overrule": true });
    let elsewhere = "[FEN \"W:W21,22:B1,2\"]\n\n1. 22-18";
    assert_eq!(
        desk.refusal("attach_moves", attach(elsewhere)),
        "moves-start-elsewhere"
    );
    let mut on_a_board = attach("1. 22-18");
    on_a_board["board"] = json!(1);
    assert_eq!(desk.refusal("attach_moves", on_a_board), "no-such-board");
    desk.ask("attach_moves", attach("1. 22-18 11-15"));
}

/// Two clubs with four boards each, about to meet.
pub(crate) fn clubs() -> (Desk, i64, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let section = desk.section(event, "clubs", "open");
    for (club, first) in [("Prima", 1), ("Seconda", 5)] {
        let lines: Vec<Value> = (0..4)
            .map(|board| {
                let number = first + board;
                line(
                    board + 1,
                    &format!("Cognome{number}"),
                    "Prova",
                    &format!("T{number}"),
                    &[],
                )
            })
            .collect();
        let mut sheet = form(club, &lines);
        sheet["teamSections"] = json!([section]);
        desk.save_form(event, sheet);
    }
    desk.ask("propose_lots", json!({ "section": section, "seed": "PROVA", "options": { "seeding": { "kind": "pure" }, "separateClubs": false }, "onlyPresent": false }));
    desk.ask("confirm_lots", json!({ "section": section }));
    (desk, event, section)
}

fn meeting(section: i64, game: u8, outcome: &str, boards: &[&str]) -> Value {
    json!({ "section": section, "match": "r1-1", "game": game, "outcome": outcome, "reason": "agreed",
        "boards": boards, "moves": null, "overrule": false })
}

fn card(desk: &Desk, section: i64) -> Value {
    desk.ask("match_page", json!({ "section": section, "match": "r1-1" }))["table"]["card"].clone()
}

#[test]
fn the_boards_decide_whatever_outcome_is_said_beside_them() {
    let (desk, event, section) = clubs();
    // White wins on the odd boards and Black on the even ones: the club with White on board one wins all four.
    let won = ["white-wins", "black-wins", "white-wins", "black-wins"];
    desk.ask("record_result", meeting(section, 1, "drawn", &won));
    let shown = card(&desk, section);
    assert_eq!(shown["games"][0]["outcome"], json!("white-wins"), "{shown}");
    assert_eq!(shown["winner"], json!(0));
    let path = desk.file("evento.tabellone");
    desk.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    let file: Value = serde_json::from_slice(&std::fs::read(path).expect("a file")).expect("JSON");
    assert_eq!(file["games"][0]["outcome"], json!("white-wins"));
}

#[test]
fn meetings_come_in_their_order_and_only_while_one_is_to_be_played() {
    let (desk, _, section) = clubs();
    let level = ["drawn"; 4];
    assert_eq!(
        desk.refusal("record_result", meeting(section, 2, "drawn", &level)),
        "other-game-first"
    );
    assert_eq!(
        desk.refusal("record_result", meeting(section, 1, "drawn", &level[..2])),
        "boards-missing"
    );
    desk.ask("record_result", meeting(section, 1, "drawn", &level));
    // All level: they meet again, with the colours reversed.
    assert_eq!(card(&desk, section)["state"]["game"], json!(2));
    desk.ask(
        "record_result",
        meeting(section, 2, "drawn", &["white-wins"; 4]),
    );
    let shown = card(&desk, section);
    assert_eq!(shown["games"].as_array().map(Vec::len), Some(2), "{shown}");
}

#[test]
fn a_corrected_meeting_keeps_who_sat_there_and_the_moves_of_what_stays() {
    let (desk, event, section) = clubs();
    let first = ["white-wins", "drawn", "drawn", "drawn"];
    desk.ask("record_result", meeting(section, 1, "drawn", &first));
    let attach = |board: Value| json!({ "section": section, "match": "r1-1", "game": 1, "board": board, "moves": "1. 22-18 11-15", "countsFrom": [], "overrule": true });
    assert_eq!(
        desk.refusal("attach_moves", attach(Value::Null)),
        "board-needed"
    );
    assert_eq!(
        desk.refusal("attach_moves", attach(json!(9))),
        "no-such-board"
    );
    for board in [1, 2] {
        desk.ask("attach_moves", attach(json!(board)));
    }
    let change = json!({ "kind": "result", "outcome": "drawn", "reason": "agreed",
        "boards": ["black-wins", "drawn", "drawn", "drawn"] });
    let correction = json!({ "section": section, "match": "r1-1", "game": 1, "change": change, "why": "scritta al contrario" });
    let preview = desk.ask("preview_correction", correction.clone());
    assert_eq!(desk.ask("correct_result", correction), preview);
    let shown = card(&desk, section);
    assert_eq!(
        (&shown["games"][0]["outcome"], &shown["winner"]),
        (&json!("black-wins"), &json!(1))
    );
    let path = desk.file("evento.tabellone");
    desk.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    let file: Value = serde_json::from_slice(&std::fs::read(path).expect("a file")).expect("JSON");
    let game = &file["games"][0];
    assert_eq!(
        (&game["outcome"], &game["reason"]),
        (&json!("black-wins"), &Value::Null)
    );
    let boards = game["boards"].as_array().expect("boards");
    assert!(
        boards
            .iter()
            .all(|board| board["white"].is_i64() && board["black"].is_i64())
    );
    let with_moves: Vec<bool> = boards
        .iter()
        .map(|board| board["moves"].is_string())
        .collect();
    assert_eq!(with_moves, [false, true, false, false]);
}

/// A game played out move by move until both have a king, and a count may be asked.
pub(crate) fn with_a_king_each(desk: &Desk) -> Vec<String> {
    for seed in 0..40 {
        let mut moves: Vec<String> = Vec::new();
        loop {
            let view = desk.ask("board", board(&moves.join(" ")));
            let position = view["positions"][moves.len()].clone();
            if position["countRefused"].is_null() {
                return moves;
            }
            let legal = position["legal"].as_array().expect("moves");
            if legal.is_empty() || position["over"].is_object() {
                break;
            }
            let chosen = (seed * 7 + moves.len() * 5) % legal.len();
            let text = legal[chosen]["text"].as_str().expect("a move");
            moves.push(text.to_owned());
        }
    }
    panic!("no game came to a king each");
}

#[test]
fn a_count_asked_at_one_board_stays_with_it() {
    let (desk, event, section) = clubs();
    let level = ["white-wins", "drawn", "drawn", "drawn"];
    desk.ask("record_result", meeting(section, 1, "drawn", &level));
    let moves = with_a_king_each(&desk);
    let counts = json!([{ "ply": moves.len(), "imposed": true, "reducedTo": null }]);
    let attach = json!({ "section": section, "match": "r1-1", "game": 1, "board": 2, "moves": moves.join(" "),
        "countsFrom": counts, "overrule": true });
    desk.ask("attach_moves", attach);
    let record = || {
        let page = desk.ask("match_page", json!({ "section": section, "match": "r1-1" }));
        page["boardGames"][0][1]["record"].clone()
    };
    assert_eq!(record()["countsFrom"], counts);
    let change = json!({ "kind": "result", "outcome": "drawn", "reason": "agreed",
        "boards": ["black-wins", "drawn", "drawn", "drawn"] });
    desk.ask("correct_result", json!({ "section": section, "match": "r1-1", "game": 1, "change": change, "why": "scritta al contrario" }));
    assert_eq!(
        record()["countsFrom"],
        counts,
        "another board was corrected"
    );
    let path = desk.file("partite.pdn");
    desk.ask(
        "export_file",
        json!({ "event": event, "what": "games", "format": "pdn", "path": path }),
    );
    let written = std::fs::read_to_string(path).expect("the file");
    assert!(written.contains("[%count arbiter]"), "{written}");
}
