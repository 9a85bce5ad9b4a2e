//! Art. 6 of the Italian rules: what must be taken, and how.

use rules::{Counting, Refusal, RuleSetId};

use super::{check_italian, check_play, check_refused, check_refused_italian, position};

#[test]
fn art_6_1_a_capture_is_compulsory() {
    check_italian("W:W22,32:B18", &["22x13"]);
    check_refused_italian("W:W22,32:B18", "32-28", "capture-compulsory", "6.1");
    check_refused_italian("W:W22,32:B18", "22-19", "capture-compulsory", "6.1");
}

#[test]
fn art_6_2_own_pieces_are_not_taken() {
    check_italian("W:W22,18:B1", &["22-19", "18-13", "18-14"]);
    check_refused_italian("W:W22,18:B1", "22x13", "takes-own-piece", "6.2");
}

#[test]
fn art_6_3_a_capture_does_not_pass_over_own_pieces() {
    check_italian("W:W22,10:B18", &["22x13"]);
    check_refused_italian("W:W22,10:B18", "22x13x6", "passes-own-piece", "6.3");
    check_refused_italian("W:W22,10:B18", "22x6", "passes-own-piece", "6.3");
}

#[test]
fn art_6_4_a_square_may_be_crossed_twice_but_no_piece() {
    // Square 11 is crossed twice.
    check_italian(
        "W:WK2:B6,7,14,15,22,23",
        &["2x11x18x27x20x11x4", "2x11x20x27x18x11x4"],
    );
    // The start is crossed again, and left.
    check_italian(
        "W:WK22:B18,10,11,19,26",
        &["22x13x6x15x22x29", "22x15x6x13x22x29"],
    );
    check_refused_italian("W:WK22:B18,10,11,19", "22x13x6x13", "jumped-twice", "6.4");
}

#[test]
fn art_6_4_a_capture_may_return_to_its_start() {
    let loops = position(RuleSetId::FidItalian, "W:WK22:B18,10,11,19");
    assert_eq!(loops.legal_moves().len(), 2);
    assert_eq!(loops.distinct_moves().len(), 1);
    assert_eq!(loops.perft(1, Counting::Paths), 2);
    assert_eq!(loops.perft(1, Counting::Unique), 1);
    assert_eq!(loops.find_move("22x22").unwrap().captured().len(), 4);
    check_play(
        RuleSetId::FidItalian,
        "W:WK22:B18,10,11,19,3",
        "22x22",
        "B:WK22:B3",
    );
}

#[test]
fn short_forms_with_some_squares_left_out_are_understood() {
    let before = position(RuleSetId::FidItalian, "W:WK2:B6,7,14,15,22,23");
    let found = before.find_move("2x27x4").unwrap();
    assert_eq!(found.captured().len(), 6);
}

#[test]
fn art_6_5_a_man_crowned_by_a_capture_stops() {
    check_italian("W:W10:B5,6,7", &["10x1", "10x3"]);
    check_play(RuleSetId::FidItalian, "W:W10:B6,7", "10x3", "B:WK3:B7");
    check_refused_italian("W:W10:B6,7", "10x3x12", "crowned-man-stops", "6.5");
}

#[test]
fn art_6_6_the_greater_number_is_taken() {
    check_italian("W:WK7,K22:B11,K18", &["7x14x21"]);
    check_italian("W:W22,K32:B18,10,28", &["22x13x6"]);
    check_refused_italian("W:W22,K32:B18,10,28", "32x23", "more-pieces", "6.6");
    let before = position(RuleSetId::Fssi2006, "W:W22,K32:B18,10,28");
    let Refusal::MorePieces {
        taken,
        count,
        instead,
    } = before.find_move("32x23").unwrap_err().reason
    else {
        panic!("more pieces elsewhere")
    };
    assert_eq!(
        (taken, count, instead.to_string().as_str()),
        (1, 2, "22x13x6")
    );
}

#[test]
fn art_6_7_the_king_takes() {
    check_italian("W:WK14,15:B11", &["14x7"]);
    check_italian("W:WK30,31:B18,27,28", &["30x23x32"]);
    check_refused_italian("W:WK14,15:B11", "15x6", "king-must-take", "6.7");
}

#[test]
fn art_6_8_the_greater_number_of_kings_is_taken() {
    check_italian("W:WK19:B15,K22", &["19x26"]);
    check_refused_italian("W:WK19:B15,K22", "19x12", "more-kings", "6.8");
    // With equal numbers the king takes (6.7) before kings taken are compared (6.8).
    check_italian("W:WK9,10:B5,K13", &["9x18"]);
}

#[test]
fn art_6_9_the_king_met_first_is_taken() {
    check_italian("W:WK10,K20:BK14,15", &["10x19x12"]);
    check_refused_italian("W:WK10,K20:BK14,15", "20x11x18", "king-first", "6.9");
}

#[test]
fn art_6_9_sequences_are_compared_jump_by_jump() {
    // Both ways take three kings of six; the second piece is a king only on one.
    check_italian("W:WK2,K26:BK6,K7,K14,15,21,22,23", &["2x11x18x27x20x11x4"]);
    let before = position(RuleSetId::FidItalian, "W:WK2:BK6,K7,K14,15,22,23");
    let Refusal::KingFirst { jump, instead } =
        before.find_move("2x11x20x27x18x11x4").unwrap_err().reason
    else {
        panic!("the king comes first elsewhere")
    };
    assert_eq!(
        (jump, instead.to_string().as_str()),
        (2, "2x11x18x27x20x11x4")
    );
}

#[test]
fn art_6_10_equal_captures_leave_the_choice() {
    check_italian("W:W22:B18,19", &["22x13", "22x15"]);
    check_italian("W:WK22:B18,19,26", &["22x13", "22x15", "22x29"]);
    check_italian("W:WK22:BK18,K19,26", &["22x13", "22x15"]);
}

/// One position where captures fall by each of the four rules in turn.
#[test]
fn arts_6_6_to_6_9_in_one_position() {
    let fen = "W:W17,K22,K30:B6,13,K19,20,27";
    check_italian(fen, &["22x15x24"]);
    for (attempt, code, article) in [
        ("22x31", "more-pieces", "6.6"),
        ("17x10x3", "king-must-take", "6.7"),
        ("30x23x16", "more-kings", "6.8"),
        ("30x23x14", "king-first", "6.9"),
    ] {
        check_refused_italian(fen, attempt, code, article);
    }
}

#[test]
fn conflicts_between_captures() {
    for (fen, legal, refused) in [
        (
            "W:WK18,19:B5,K13,14,K15",
            &["18x9x2"][..],
            &[("18x11x20", "6.9"), ("19x10x1", "6.7")][..],
        ),
        (
            "W:WK15,K16,K21,22:B10,K11,18",
            &["15x6x13"],
            &[("21x14x5", "6.8"), ("21x14x7", "6.9"), ("22x13x6", "6.7")],
        ),
        (
            "W:WK13,K21:BK10,11,18,K22,K30",
            &["13x6x15"],
            &[("21x14x5", "6.9"), ("21x14x7", "6.8")],
        ),
        (
            "W:WK5,K22:B10,K18,27",
            &["22x13x6"],
            &[("5x14x21", "6.9"), ("22x31", "6.6")],
        ),
        (
            "W:W8,17,K18:B6,13,K14,K15",
            &["18x11x20"],
            &[("17x10x3", "6.7"), ("18x9", "6.6"), ("18x11x2", "6.8")],
        ),
        (
            "W:W22,K30:B19,K20,27",
            &["30x23x16"],
            &[("22x15", "6.6"), ("30x23x14", "6.8")],
        ),
        (
            "W:WK30,31:B18,27,28",
            &["30x23x32"],
            &[("31x22x13", "6.7"), ("31x24", "6.6")],
        ),
    ] {
        check_italian(fen, legal);
        for (attempt, article) in refused {
            let code = match *article {
                "6.6" => "more-pieces",
                "6.7" => "king-must-take",
                "6.8" => "more-kings",
                _ => "king-first",
            };
            check_refused_italian(fen, attempt, code, article);
        }
    }
}

#[test]
fn a_capture_begun_that_cannot_end_legally_yields_to_the_right_one() {
    // Stopping after one piece is no excuse: even the whole capture would be the man's.
    let fen = "W:WK30,31:B18,27,28";
    check_refused(RuleSetId::FidItalian, fen, "31x22", "king-must-take", "6.7");
}
