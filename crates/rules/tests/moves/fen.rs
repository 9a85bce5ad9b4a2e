//! Reading and writing FEN.

use proptest::prelude::*;
use rules::{FenError, RuleSetId, Setup, Side, SquareSet};

#[test]
fn many_forms_read_as_the_same_position() {
    let expected = Setup::from_fen("W:W21,22,23,K5:B1,2,3").unwrap();
    for fen in [
        "W:W21-23,K5:B1-3",
        "W:WK5,21,22,23:B1,2,3.",
        "  W : W21, 22 ,23 , K5 : B1 - 3 .  ",
        "w:wk5,21-23:b1-3",
        "W:B1-3:WK5,21-23",
        "W:W21,22,23,K5:B1,2,3:H0:F1",
        "W:W21,,22,23,K5,:B1,2,3,",
        "W:WK5-5,21-23:B1-3",
    ] {
        assert_eq!(Setup::from_fen(fen), Ok(expected), "{fen}");
    }
}

#[test]
fn sides_may_be_empty_or_left_out() {
    for fen in ["B:W:BK1", "B:BK1", "B:BK1:W", "B::BK1"] {
        let setup = Setup::from_fen(fen).unwrap();
        assert_eq!(setup.turn, Side::Black, "{fen}");
        assert!(setup.white.is_empty(), "{fen}");
        assert_eq!(setup.kings, SquareSet::from_bits(1), "{fen}");
    }
    assert_eq!(Setup::from_fen("W:W:B"), Ok(Setup::empty(Side::White)));
}

#[test]
fn what_does_not_read_says_why() {
    let square = |number: u8| number.try_into().unwrap();
    for (fen, expected) in [
        ("", FenError::NoTurn),
        ("rubbish", FenError::NoTurn),
        ("W21:B1", FenError::NoTurn),
        ("W", FenError::NotAList("W".into())),
        ("W:X21:B1", FenError::NotAList("X21".into())),
        ("W:è21:B1", FenError::NotAList("è21".into())),
        ("W:W21:W22", FenError::ListedTwice(Side::White)),
        ("W:W21,x:B1", FenError::NotAnEntry("x".into())),
        ("W:W23-21:B1", FenError::NotAnEntry("23-21".into())),
        ("W:W-21:B1", FenError::NotAnEntry("-21".into())),
        ("W:W33:B1", FenError::NotASquare(rules::NotASquare(33))),
        ("W:W0:B1", FenError::NotASquare(rules::NotASquare(0))),
        (
            "W:W99999999999:B1",
            FenError::NotASquare(rules::NotASquare(u32::MAX)),
        ),
        ("W:W21,K21:B1", FenError::Repeated(square(21))),
        ("W:W21-23,22:B1", FenError::Repeated(square(22))),
    ] {
        assert_eq!(Setup::from_fen(fen), Err(expected), "{fen}");
    }
}

proptest! {
    #[test]
    fn what_is_written_reads_back(white: u32, black: u32, kings: u32, white_to_move: bool) {
        let black = black & !white;
        let setup = Setup {
            turn: if white_to_move { Side::White } else { Side::Black },
            white: SquareSet::from_bits(white),
            black: SquareSet::from_bits(black),
            kings: SquareSet::from_bits(kings & (white | black)),
        };
        prop_assert_eq!(Setup::from_fen(&setup.fen()), Ok(setup));
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        let _ = Setup::from_fen(&text);
        let _ = text.parse::<rules::Attempt>();
    }

    #[test]
    fn no_text_like_a_fen_panics(text in "[WBwb]:[WBK0-9,:. -]{0,60}") {
        for rules in RuleSetId::ALL {
            if let Ok(position) = rules::Position::from_fen(rules, &text) {
                prop_assert_eq!(rules::Position::from_fen(rules, &position.fen()), Ok(position));
                let _ = position.legal_moves();
            }
        }
    }
}
