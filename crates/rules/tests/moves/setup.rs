//! What may be set up and played, and the name of every problem.

use rules::{Position, RuleSetId, Setup, SetupProblem, Side, SquareSet};

fn problems(rules: RuleSetId, fen: &str) -> Vec<SetupProblem> {
    let setup = Setup::from_fen(fen).expect("a FEN that reads");
    match setup.position(rules) {
        Ok(_) => vec![],
        Err(error) => {
            assert_eq!(error.setup, setup, "the setup is handed back");
            error.problems
        }
    }
}

#[test]
fn every_problem_has_its_name() {
    let square = |number: u8| number.try_into().unwrap();
    let (white, black) = (Side::White, Side::Black);
    for (fen, expected) in [
        ("W:W:B", SetupProblem::EmptyBoard),
        (
            "W:W13-25:B1",
            SetupProblem::TooMany {
                side: white,
                count: 13,
            },
        ),
        ("W:W21:B1,21", SetupProblem::Overlap { square: square(21) }),
        (
            "W:W3:B9",
            SetupProblem::ManOnLastRow {
                side: white,
                square: square(3),
            },
        ),
        (
            "W:W9:B30",
            SetupProblem::ManOnLastRow {
                side: black,
                square: square(30),
            },
        ),
    ] {
        assert_eq!(problems(RuleSetId::FidItalian, fen), [expected], "{fen}");
    }
    let mut stray = Setup::from_fen("W:W21:B1").unwrap();
    stray.kings.insert(square(9));
    let found = stray.position(RuleSetId::FidItalian).unwrap_err().problems;
    assert_eq!(
        found,
        [SetupProblem::KingWithoutPiece { square: square(9) }]
    );
}

#[test]
fn several_problems_are_all_named() {
    let found = problems(RuleSetId::FidItalian, "W:W1-13:B13");
    assert_eq!(found.len(), 6, "{found:?}");
}

#[test]
fn the_last_row_depends_on_where_a_side_starts() {
    assert_eq!(problems(RuleSetId::FpdClassic, "W:W3:B30"), []);
    assert_eq!(problems(RuleSetId::FpdClassic, "W:W30:B3").len(), 2);
}

#[test]
fn a_side_without_pieces_has_lost_but_may_be_shown() {
    let lost = Position::from_fen(RuleSetId::FidItalian, "W:W:B1").unwrap();
    assert!(lost.is_over());
    let blocked = Position::from_fen(RuleSetId::FidItalian, "W:W17:B13,10").unwrap();
    assert!(blocked.is_over());
}

#[test]
fn a_position_gives_back_its_setup() {
    let fen = "B:W17,K22:BK3,20";
    let position = Position::from_fen(RuleSetId::FidEnglish, fen).unwrap();
    assert_eq!(position.setup(), Setup::from_fen(fen).unwrap());
    assert_eq!(position.kings(Side::Black), SquareSet::from_bits(1 << 2));
    assert_eq!(position.men(Side::White), SquareSet::from_bits(1 << 16));
    assert_eq!(position.piece_count(), 4);
}

#[test]
fn play_refuses_a_move_of_another_position_and_keeps_this_one() {
    let opening = Position::initial(RuleSetId::FidItalian);
    let elsewhere = Position::from_fen(RuleSetId::FidItalian, "W:WK14:B1").unwrap();
    let foreign = elsewhere.find_move("14-10").unwrap();
    let refused = opening.play(&foreign).unwrap_err();
    assert_eq!(refused.reason.code(), "empty-square");
    assert_eq!(*refused.position, opening);
    assert_eq!(refused.attempt.unwrap().to_string(), "14-10");
}
