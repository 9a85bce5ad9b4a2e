//! Art. 4 of the Italian rules: moves without capture.

use rules::{Rank, RuleSetId, Setup, SetupProblem, Side};

use super::{ITALIAN, check_italian, check_play, check_refused_italian, position};

#[test]
fn art_4_1_a_man_goes_forward_to_the_next_free_square() {
    check_italian("W:W22:B1", &["22-18", "22-19"]);
    check_italian("W:W17:B1", &["17-13"]);
    check_italian("W:W22,18:B1", &["22-19", "18-13", "18-14"]);
    check_italian("B:W32:B11", &["11-14", "11-15"]);
    check_refused_italian("W:W22:B1", "22-26", "man-goes-back", "4.1");
    check_refused_italian("W:W22:B1", "22-15", "man-too-far", "4.1");
    check_refused_italian("W:W22:B1", "22-21", "not-diagonal", "4.1");
    check_refused_italian("W:W22,18:B1", "22-18", "square-taken", "4.1");
}

#[test]
fn art_4_2_a_man_reaching_the_other_base_is_crowned() {
    for rules in ITALIAN {
        check_play(rules, "W:W5:BK32", "5-1", "B:WK1:BK32");
        check_play(rules, "B:WK1:B28", "28-31", "W:WK1:BK31");
    }
}

#[test]
fn art_4_3_who_moves_the_man_crowns_it_in_the_same_move() {
    for rules in ITALIAN {
        let before = position(rules, "W:W5,21:B12");
        let crowned = before.play(&before.find_move("5-2").unwrap()).unwrap();
        assert_eq!(crowned.kings(Side::White).len(), 1);
        assert_eq!(crowned.turn(), Side::Black);
    }
}

#[test]
fn art_4_3_1_pieces_taken_leave_the_board() {
    for rules in ITALIAN {
        let before = position(rules, "W:W22:B18,10");
        let after = before.play(&before.find_move("22x6").unwrap()).unwrap();
        assert_eq!((before.piece_count(), after.piece_count()), (3, 1));
    }
}

#[test]
fn art_4_4_crowning_is_never_late() {
    for rules in ITALIAN {
        let setup = Setup::from_fen("W:W2,21:B12").unwrap();
        let error = setup.position(rules).unwrap_err();
        let side = Side::White;
        let square = 2.try_into().unwrap();
        assert_eq!(
            error.problems,
            [SetupProblem::ManOnLastRow { side, square }]
        );
    }
}

#[test]
fn art_4_5_a_man_not_crowned_is_no_king() {
    for rules in ITALIAN {
        let man = position(rules, "W:W6:BK32");
        let ranks: Vec<_> = man
            .pieces(Side::White)
            .iter()
            .map(|s| man.piece_at(s))
            .collect();
        assert!(ranks.iter().flatten().all(|piece| piece.rank == Rank::Man));
        check_italian("W:W6:BK32", &["6-2", "6-3"]);
    }
}

#[test]
fn art_4_6_a_new_king_waits_for_the_opponent() {
    for rules in ITALIAN {
        let before = position(rules, "W:W5:B12");
        let crowned = before.play(&before.find_move("5-1").unwrap()).unwrap();
        let refused = crowned.find_move("1-5").unwrap_err();
        assert_eq!(refused.reason.code(), "not-your-piece");
        let answered = crowned.play(&crowned.find_move("12-15").unwrap()).unwrap();
        assert!(answered.find_move("1-5").is_ok());
    }
}

#[test]
fn art_4_7_a_king_goes_to_the_next_square_forward_and_back() {
    check_italian("W:WK18:B1", &["18-13", "18-14", "18-21", "18-22"]);
    check_refused_italian("W:WK18:B1", "18-25", "king-too-far", "4.7");
    check_refused_italian("W:WK18,14:B1", "18-14", "square-taken", "4.7");
}

#[test]
fn the_opening_position_is_that_of_arts_2_6_and_3_4() {
    for rules in RuleSetId::ALL {
        let opening = rules::Position::initial(rules);
        assert_eq!(opening.turn(), rules.facts().moves_first.value);
        assert_eq!(opening.legal_moves().len(), 7);
        assert_eq!(opening.pieces(rules.facts().low_side.value).bits(), 0xFFF);
    }
}
