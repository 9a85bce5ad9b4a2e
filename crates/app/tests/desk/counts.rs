//! Counts to a drawn game at the board: who may call them, why not, and the reduction of art. 11 for one game.

use messages::{Language, Messages};
use rules::{CountCall, CountKind, Game, Move, RuleSetId};
use serde_json::{Value, json};

use crate::desk::Desk;
use crate::exports::played;

fn board(rules: &str, fen: &str, counts: Value) -> Value {
    json!({ "ruleSet": rules, "fen": fen, "moves": "", "upto": null, "attempt": null, "countsFrom": counts,
        "claim": null })
}

/// A game that comes to a king each, and then moves only kings until a count reduced to ten is complete; where it
/// was called.
pub(crate) fn ended_by_a_reduced_count() -> (Game, usize) {
    let mut chance = 1_u64;
    let mut pick = |among: &[Move]| {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        among[(chance >> 33) as usize % among.len()]
    };
    for _ in 0..3000 {
        let mut game = Game::new(RuleSetId::Fssi2006);
        while game.may_call_count(game.len(), CountCall::Imposed).is_err() {
            let legal = game.position().legal_moves();
            if legal.is_empty() {
                break;
            }
            game.play(&pick(&legal)).expect("legal");
        }
        let called = game.len();
        if game.call_count(CountCall::Imposed).is_err() {
            continue;
        }
        game.call_count(CountCall::Reduced { to: 10 })
            .expect("ten is the least");
        loop {
            if game
                .count(CountKind::Moves)
                .is_some_and(|count| count.is_complete())
            {
                return (game, called);
            }
            let kings = game.position().kings(game.position().turn());
            let legal = game.position().legal_moves();
            let quiet = |one: &&Move| !one.is_capture() && kings.contains(one.from());
            let quiet: Vec<Move> = legal.iter().filter(quiet).copied().collect();
            if quiet.is_empty() {
                break;
            }
            game.play(&pick(&quiet)).expect("legal");
        }
    }
    panic!("no game was drawn by a count");
}

#[test]
fn a_refused_count_says_its_own_reason_in_each_language() {
    let desk = Desk::new();
    let twice = json!([{ "ply": 0, "imposed": true }, { "ply": 0, "imposed": true }]);
    let asked = json!([{ "ply": 0, "imposed": false }]);
    let reduced = |to: u8| json!([{ "ply": 0, "imposed": true, "reducedTo": to }]);
    for (rules, fen, counts, sentence, article) in [
        ("fssi-2006", "W:WK1:B4", &asked, "king-missing", "10.1"),
        ("fssi-2006", "W:WK1:BK32", &twice, "already-running", "10.2"),
        ("fpd-classic", "W:WK1:BK29", &asked, "automatic", "3.2.1a"),
        ("fssi-2006", "B:W28,31:B24", &asked, "game-over", ""),
        (
            "fid-english",
            "B:WK32:BK1",
            &reduced(10),
            "no-reduction",
            "10.4",
        ),
        (
            "fid-italian",
            "W:WK1:BK32",
            &reduced(9),
            "not-a-reduction",
            "11",
        ),
        (
            "fid-italian",
            "W:WK1:BK32",
            &reduced(40),
            "not-a-reduction",
            "11",
        ),
    ] {
        let refused = desk
            .try_ask("board", board(rules, fen, counts.clone()))
            .expect_err(sentence);
        let key = format!("count-refused-{sentence}");
        assert_eq!(refused.code, "count-refused");
        assert_eq!(refused.data["sentence"], json!(key));
        assert_eq!(refused.data["article"], json!(article), "{sentence}");
        for language in [Language::It, Language::En, Language::Pt] {
            assert!(Messages::for_language(language).has(&key), "{key}");
        }
    }
    let beyond = json!([{ "ply": 3, "imposed": true }]);
    let beyond = desk.refusal("board", board("fssi-2006", "W:WK1:BK32", beyond));
    assert_eq!(beyond, "count-beyond-moves");
}

#[test]
fn a_count_is_offered_only_where_the_rules_have_it() {
    let desk = Desk::new();
    for (rules, fen, refused, reduction) in [
        (
            "fssi-2006",
            "W:WK1:BK32",
            Value::Null,
            json!([10, 39, "11"]),
        ),
        (
            "fid-italian",
            "W:WK1:BK32",
            Value::Null,
            json!([10, 39, "11"]),
        ),
        ("fid-english", "B:WK32:BK1", Value::Null, Value::Null),
        ("fpd-classic", "W:WK1:BK29", json!("automatic"), Value::Null),
        ("fssi-2006", "W:WK1:B4", json!("king-missing"), Value::Null),
    ] {
        let view = desk.ask("board", board(rules, fen, json!([])));
        let position = &view["positions"][0];
        assert_eq!(position["countRefused"]["code"], refused, "{rules} {fen}");
        let offered = match &position["reduction"] {
            Value::Null => Value::Null,
            offer => json!([offer["least"], offer["most"], offer["article"]]),
        };
        assert_eq!(offered, reduction, "{rules} {fen}");
    }
}

#[test]
fn a_count_that_begins_again_has_its_full_number() {
    let desk = Desk::new();
    let mut asked = board(
        "fid-italian",
        "W:WK32,K31,25:BK1,K2,8",
        json!([{ "ply": 0, "imposed": true, "reducedTo": 10 }]),
    );
    asked["attempt"] = json!("25-21");
    let view = desk.ask("board", asked);
    let count = |ply: usize| {
        let count = &view["positions"][ply]["counts"][0];
        (count["needed"].clone(), count["article"].clone())
    };
    assert_eq!(count(0), (json!(10), json!("11")));
    assert_eq!(count(1), (json!(40), json!("10.4")));
}

#[test]
fn the_arbiter_reduces_the_count_of_one_game_and_it_stays_with_it() {
    let (desk, event) = played();
    let section = desk.entries(event)[0]["section"].clone();
    let change = json!({ "kind": "result", "outcome": "drawn", "reason": "count", "boards": [] });
    desk.ask("correct_result", json!({ "section": section, "match": "r1-1", "game": 1, "change": change, "why": "pari per conteggio" }));
    let (game, called) = ended_by_a_reduced_count();
    let moves = rules::write_moves(&game);
    let attach = |counts: Value| {
        json!({ "section": section, "match": "r1-1", "game": 1, "board": null,
        "moves": moves, "countsFrom": counts, "overrule": false })
    };
    // Without the reduction the count is short, and the arbiter is asked.
    let full = json!([{ "ply": called, "imposed": true }]);
    assert_eq!(
        desk.refusal("attach_moves", attach(full)),
        "result-doubtful"
    );
    let reduced = json!([{ "ply": called, "imposed": true, "reducedTo": 10 }]);
    let page = desk.ask("attach_moves", attach(reduced.clone()));
    assert_eq!(page["moves"][0]["countsFrom"], reduced);
    // A file for others tells it, and what reads the file finds it again.
    let path = desk.file("partite.pdn");
    desk.ask(
        "export_file",
        json!({ "event": event, "what": "games", "format": "pdn", "path": path }),
    );
    let written = std::fs::read_to_string(path).expect("the file");
    assert!(written.contains("[%count reduced 10]"), "{written}");
    let pasted = format!("{moves} ").replacen(" 1. ", "1. ", 1);
    let view = desk.ask(
        "board",
        json!({ "ruleSet": "fssi-2006", "fen": null, "moves": pasted, "upto": null, "attempt": null,
            "countsFrom": reduced, "claim": { "outcome": "drawn", "reason": "count" } }),
    );
    assert_eq!(view["findings"], json!([]));
    assert_eq!(view["countsFrom"], reduced);
}
