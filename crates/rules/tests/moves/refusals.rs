//! Reasons for refusing a move: a table, what would have been legal, and random attempts.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::{Attempt, Datum, Move, Position, Refusal, RuleSetId, Square};

use super::{check_refused, position};

const OPENING_ITALIAN: &str = "W:W21-32:B1-12";
const OPENING_ENGLISH: &str = "B:W21-32:B1-12";
const OPENING_CLASSIC: &str = "W:W1-12:B21-32";

#[test]
fn each_rule_set_cites_its_own_article() {
    use RuleSetId::{FidEnglish, FidItalian, FpdClassic, Fssi2006};
    for (rules, fen, attempt, code, article) in [
        (Fssi2006, OPENING_ITALIAN, "9-13", "not-your-piece", "8.1.3"),
        (
            FidItalian,
            OPENING_ITALIAN,
            "9-13",
            "not-your-piece",
            "8.1.5",
        ),
        (
            FidEnglish,
            OPENING_ENGLISH,
            "21-17",
            "not-your-piece",
            "8.1.5",
        ),
        (
            FpdClassic,
            OPENING_CLASSIC,
            "21-18",
            "not-your-piece",
            "2.2.2",
        ),
        (Fssi2006, OPENING_ITALIAN, "18-14", "empty-square", "3.2"),
        (
            FpdClassic,
            OPENING_CLASSIC,
            "18-22",
            "empty-square",
            "2.2.8",
        ),
        (Fssi2006, OPENING_ITALIAN, "21-25", "square-taken", "4.1"),
        (FidItalian, OPENING_ITALIAN, "26-22", "square-taken", "4.1"),
        (
            FidItalian,
            OPENING_ITALIAN,
            "26x19",
            "takes-own-piece",
            "6.2",
        ),
        (FidItalian, OPENING_ITALIAN, "21-14", "man-too-far", "4.1"),
        (FidItalian, OPENING_ITALIAN, "21-20", "not-diagonal", "4.1"),
        (FidItalian, OPENING_ITALIAN, "21-21", "not-diagonal", "4.1"),
        (Fssi2006, "W:WK22:B1", "22-21", "not-diagonal", "4.7"),
        (FidItalian, "W:WK22:B1", "22-21", "not-diagonal", "4.7"),
        (FidEnglish, "W:WK22:B1", "22-21", "not-diagonal", "4.8"),
        (FidEnglish, "W:W22:B1", "22-21", "not-diagonal", "4.1"),
        (FpdClassic, "W:WK22:B30", "22-21", "not-diagonal", "2.2.8"),
        (FpdClassic, "W:W1,5:B32", "1x10", "takes-own-piece", "2.2.8"),
        (
            FpdClassic,
            "W:WK1,5:B32",
            "1x10",
            "takes-own-piece",
            "2.2.9",
        ),
        (FidItalian, OPENING_ITALIAN, "hello", "unreadable", "12.2"),
        (Fssi2006, OPENING_ITALIAN, "21-33", "unreadable", "2.4"),
        (FpdClassic, OPENING_CLASSIC, "12", "unreadable", "2.1.3"),
    ] {
        check_refused(rules, fen, attempt, code, article);
    }
}

#[test]
fn a_short_form_that_fits_several_captures_is_ambiguous() {
    let fen = "W:WK2:B6,7,14,15,22,23";
    assert!(
        position(RuleSetId::FidItalian, fen)
            .find_move("2x4")
            .is_ok(),
        "the same effect"
    );

    let fen = "W:W31:B27,28,19,20";
    let before = position(RuleSetId::FidItalian, fen);
    let refused = before.find_move("31x15").unwrap_err();
    let Refusal::Ambiguous { candidates } = &refused.reason else {
        panic!("{refused}")
    };
    let texts: BTreeSet<String> = candidates.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        BTreeSet::from(["31x22x15".into(), "31x24x15".into()])
    );
    assert_eq!(
        refused.data()[2],
        ("moves", Datum::Text("31x22x15, 31x24x15".into()))
    );
    assert!(before.find_move("31x24x15").is_ok());
}

#[test]
fn signs_between_squares_are_not_held_against_the_player() {
    let before = position(RuleSetId::FidItalian, "W:W22:B18,10");
    for text in [
        "22x13x6", "22-13-6", "22:6", "22 x 6", "22*6", "22×6", " 22X6 ",
    ] {
        assert_eq!(
            before.find_move(text).unwrap().to_string(),
            "22x13x6",
            "{text}"
        );
    }
    let opening = Position::initial(RuleSetId::FidItalian);
    assert_eq!(opening.find_move("22x18").unwrap().to_string(), "22-18");
}

#[test]
fn a_refusal_says_what_would_have_been_legal() {
    let before = position(RuleSetId::FidItalian, "W:W22,32,K14:B18,10");
    let refused = before.find_move("32-28").unwrap_err();
    let legal = refused.legal();
    assert_eq!(legal, before.legal_moves(), "the piece has none of its own");
    let opening = Position::initial(RuleSetId::FidItalian);
    let legal = opening.find_move("22-26").unwrap_err().legal();
    let texts: Vec<String> = legal.iter().map(Move::to_string).collect();
    assert_eq!(texts, ["22-18", "22-19"]);
}

#[test]
fn the_sentence_gets_the_data_it_names() {
    let before = position(RuleSetId::FidItalian, "W:W22,K32:B18,10,28");
    let refused = before.find_move("32x23").unwrap_err();
    let text = |text: &str| Datum::Text(text.into());
    assert_eq!(
        refused.data(),
        [
            ("article", text("6.6")),
            ("attempt", text("32-23")),
            ("taken", Datum::Number(1)),
            ("count", Datum::Number(2)),
            ("instead", text("22x13x6")),
        ]
    );
}

proptest! {
    /// Any attempt in any position is a legal move or has one reason, and nothing panics.
    #[test]
    fn every_attempt_has_an_answer(
        white in prop::collection::btree_set(1u8..33, 0..12),
        black in prop::collection::btree_set(1u8..33, 1..12),
        kings: u32,
        squares in prop::collection::vec(1u8..33, 2..6),
        rules in 0usize..4,
    ) {
        let rules = RuleSetId::ALL[rules];
        let Some(before) = arranged(rules, &white, &black, kings) else { return Ok(()) };
        let squares: Vec<Square> = squares.into_iter().filter_map(Square::new).collect();
        let attempt = Attempt::new(squares).expect("two squares or more");
        match before.find(&attempt) {
            Ok(legal) => prop_assert!(before.legal_moves().contains(&legal)),
            Err(refused) => {
                prop_assert!(!before.legal_moves().iter().any(|m| m.path() == attempt.squares()));
                prop_assert!(!refused.article().0.is_empty());
                prop_assert!(refused.data().len() > 2);
            }
        }
    }

    /// Every legal move is found by its full and, unless ambiguous, by its short notation.
    #[test]
    fn legal_moves_are_found_by_their_notation(
        white in prop::collection::btree_set(1u8..33, 1..10),
        black in prop::collection::btree_set(1u8..33, 1..10),
        kings: u32,
        rules in 0usize..4,
    ) {
        let rules = RuleSetId::ALL[rules];
        let Some(before) = arranged(rules, &white, &black, kings) else { return Ok(()) };
        for legal in before.legal_moves() {
            prop_assert_eq!(before.find_move(&legal.to_string()), Ok(legal));
            match before.find_move(&legal.short()) {
                Ok(found) => prop_assert!(found.same_effect(&legal)),
                Err(refused) => {
                    let Refusal::Ambiguous { candidates } = refused.reason else {
                        return Err(TestCaseError::fail("neither found nor ambiguous"));
                    };
                    prop_assert!(candidates.iter().any(|m| m.same_effect(&legal)));
                }
            }
        }
    }
}

/// A position with these pieces, where squares asked for twice go to White and men on their last
/// row are kings.
fn arranged(
    rules: RuleSetId,
    white: &BTreeSet<u8>,
    black: &BTreeSet<u8>,
    kings: u32,
) -> Option<Position> {
    let set = |numbers: &BTreeSet<u8>| numbers.iter().filter_map(|n| Square::new(*n)).collect();
    let white: rules::SquareSet = set(white);
    let black: rules::SquareSet = set(black);
    let edges = 0xF000_000F;
    let pieces = white.union(black);
    let setup = rules::Setup {
        turn: rules.facts().moves_first.value,
        white,
        black: black.without(white),
        kings: rules::SquareSet::from_bits((kings | edges) & pieces.bits()),
    };
    setup.position(rules).ok()
}
