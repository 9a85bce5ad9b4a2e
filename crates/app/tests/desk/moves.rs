//! Games pasted at the board: everything that the text says is read, or told.

use serde_json::{Value, json};

use crate::desk::Desk;

fn paste(desk: &Desk, text: &str) -> Value {
    desk.ask(
        "board",
        json!({ "ruleSet": "fid-italian", "fen": null, "moves": text, "upto": null, "attempt": null,
            "countsFrom": [], "claim": null }),
    )
}

fn moves(view: &Value) -> usize {
    view["moves"].as_array().expect("moves").len()
}

/// The sentences of what was not kept.
fn told(view: &Value) -> Vec<&str> {
    let notes = view["notes"].as_array().expect("notes").iter();
    notes.filter_map(|note| note["sentence"].as_str()).collect()
}

#[test]
fn moves_after_a_semicolon_are_read() {
    let desk = Desk::new();
    let view = paste(&desk, "1. 22-18 12-16; 2. 21-17 8-12;\n3. 26-21 4-8; bella");
    assert_eq!((moves(&view), told(&view)), (6, vec![]));
    let view = paste(&desk, "1. 22-18 12-16; 2. 21-17 era meglio\n2. 26-22");
    assert_eq!(moves(&view), 3);
    assert_eq!(told(&view), ["board-note-moves-in-comment"]);
    assert_eq!(view["notes"][0]["data"]["line"], json!(1));
}

#[test]
fn a_clock_after_a_move_does_not_split_the_game() {
    let desk = Desk::new();
    let view = paste(&desk, "1. 22-18 [00:12] 12-16 [00:15] 2. 21-17 [01:02]");
    assert_eq!((moves(&view), told(&view)), (3, vec![]));
    assert_eq!(view["moves"][0]["comment"], json!("[%clk 00:12]"));
}

#[test]
fn every_game_and_every_line_that_is_left_out_is_told() {
    let desk = Desk::new();
    let text = "[Event \"Prova\"]\n[White \"ROSSI Bruno\"]\n[White \"BIANCHI\"]\n[Result \"1-0\"]\n\n1. 22-18 12-16 (12-15 99-1) 0-1\n\n\
        [White \"VERDI\"]\n\n1. 21-17 1-0\n\n1. 23-19 *";
    let view = paste(&desk, text);
    assert_eq!(moves(&view), 2);
    let mut said = told(&view);
    said.sort_unstable();
    assert_eq!(
        said,
        [
            "board-note-more-games",
            "board-note-result-differs",
            "board-note-tag-repeated",
            "board-note-tags",
            "board-note-variation-cut",
        ]
    );
    assert_eq!(view["notes"][0]["data"]["count"], json!(3));
    let broken = paste(&desk, "1. 22-18 {[%count white]} 12-16");
    assert_eq!(told(&broken), ["count-refused-king-missing"]);
}

#[test]
fn comments_variations_and_the_result_come_back_as_they_were() {
    let desk = Desk::new();
    let text = "{Quieta} 1. 22-18! {buona} 12-16 (12-15 2. 21-17 {meglio}) 2. 21-17 1-0";
    let view = paste(&desk, text);
    assert_eq!(told(&view), [""; 0]);
    let written = view["text"].as_str().expect("the moves");
    for part in ["{Quieta}", "{buona}", "(1... 12-15", "{meglio}", "1-0"] {
        assert!(written.contains(part), "{part} in {written}");
    }
    assert_eq!(paste(&desk, written)["text"], view["text"]);
    // Going on from an earlier move keeps what stands before it, and the result goes.
    let on = desk.ask(
        "board",
        json!({ "ruleSet": "fid-italian", "fen": null, "moves": written, "upto": 2, "attempt": "23-19",
            "countsFrom": [], "claim": null }),
    );
    assert_eq!(moves(&on), 3);
    let written = on["text"].as_str().expect("the moves");
    assert!(
        written.contains("(1... 12-15") && !written.contains("1-0"),
        "{written}"
    );
}

#[test]
fn calls_for_a_count_in_the_text_are_taken_up() {
    let desk = Desk::new();
    let text =
        "[FEN \"W:WK1:BK32\"]\n\n1. 1-5 {[%count arbiter]} {[%count reduced 12]} 32-28 2. 5-1";
    let view = paste(&desk, text);
    assert_eq!(told(&view), [""; 0]);
    let counts = json!([{ "ply": 1, "imposed": true, "reducedTo": 12 }]);
    assert_eq!(view["countsFrom"], counts);
    // The text that is written again goes with them.
    let again = desk.ask(
        "board",
        json!({ "ruleSet": "fid-italian", "fen": "W:WK1:BK32", "moves": view["text"], "upto": null,
            "attempt": null, "countsFrom": counts, "claim": null }),
    );
    assert_eq!(again["countsFrom"], counts);
    assert_eq!(again["positions"], view["positions"]);
}

#[test]
fn the_moves_of_one_result_are_those_of_one_game() {
    let (desk, event) = crate::exports::played();
    let section = desk.entries(event)[0]["section"].clone();
    let attach = |moves: &str| json!({ "section": section, "match": "r1-1", "game": 1, "board": null, "moves": moves, "countsFrom": [], "overrule": true });
    let refused = desk
        .try_ask("attach_moves", attach("1. 22-18 1-0\n1. 21-17 0-1"))
        .expect_err("two games");
    assert_eq!(refused.code, "moves-several-games");
    assert_eq!(refused.data["count"], json!(2));
}
