//! The Portuguese rules: flying kings, the three laws of capture.

use rules::{Refusal, RuleSetId};

use super::{check_moves, check_play, check_refused, position};

const CLASSIC: RuleSetId = RuleSetId::FpdClassic;

#[test]
fn art_2_2_3_white_begins_from_squares_1_to_12() {
    let fen = rules::Position::initial(CLASSIC).fen();
    check_moves(
        CLASSIC,
        &fen,
        &["9-13", "10-13", "10-14", "11-14", "11-15", "12-15", "12-16"],
    );
}

#[test]
fn art_2_2_5_a_man_reaching_the_last_row_is_crowned() {
    check_play(CLASSIC, "W:W27:BK1", "27-31", "B:WK31:BK1");
}

#[test]
fn art_2_2_6_a_man_crowned_by_a_capture_stops() {
    check_moves(CLASSIC, "W:W22:B27,28", &["22x31"]);
    check_refused(
        CLASSIC,
        "W:W22:B27,28",
        "22x31x24",
        "crowned-man-stops",
        "2.2.6",
    );
}

#[test]
fn art_2_2_8_a_man_steps_and_takes_forward() {
    check_moves(CLASSIC, "W:W18:B14", &["18-21", "18-22"]);
    check_moves(CLASSIC, "W:W1:B5,14", &["1x10x19"]);
    check_refused(CLASSIC, "W:W18:B14", "18x11", "man-takes-back", "2.2.8");
    check_refused(CLASSIC, "W:W18:B32", "18-13", "man-goes-back", "2.2.8");
}

#[test]
fn art_2_2_8_a_man_takes_men_and_kings() {
    check_moves(CLASSIC, "W:W1:BK5", &["1x10"]);
}

#[test]
fn art_2_2_8_a_king_goes_as_far_as_the_diagonal_is_free() {
    check_moves(
        CLASSIC,
        "W:WK1:B32",
        &["1-5", "1-10", "1-14", "1-19", "1-23", "1-28"],
    );
    check_refused(CLASSIC, "W:WK1:B32", "1-32", "square-taken", "2.2.8");
    check_refused(CLASSIC, "W:WK1:B32", "1-14-18", "nothing-to-take", "2.2.8");
}

#[test]
fn art_2_2_8_a_king_takes_from_afar_and_stops_where_it_likes() {
    check_moves(CLASSIC, "W:WK1:B14", &["1x19", "1x23", "1x28", "1x32"]);
    check_play(CLASSIC, "W:WK1:B14,25", "1x28", "B:WK28:B25");
}

#[test]
fn art_2_2_8_a_king_turns_where_it_takes_most() {
    check_moves(CLASSIC, "W:WK25:B5,18", &["25x14x1"]);
    check_refused(CLASSIC, "W:WK25:B5,18", "25x11", "more-pieces", "3.1.1b");
    check_refused(
        CLASSIC,
        "W:WK25:B5,18",
        "25x14",
        "capture-not-finished",
        "2.2.8",
    );
}

#[test]
fn art_2_2_8_going_straight_on_names_no_square() {
    check_moves(CLASSIC, "W:WK1:B5,14,23", &["1x28", "1x32"]);
    let before = position(CLASSIC, "W:WK1:B5,14,23");
    assert_eq!(before.find_move("1x10x19x32").unwrap().to_string(), "1x32");
}

#[test]
fn art_2_2_9_a_king_jumps_neither_two_together_nor_its_own() {
    check_moves(CLASSIC, "W:WK1:B10,14", &["1-5"]);
    check_refused(CLASSIC, "W:WK1:B10,14", "1x19", "pieces-together", "2.2.9");
    check_refused(CLASSIC, "W:WK1,10:B32", "1x14", "takes-own-piece", "2.2.9");
    check_refused(
        CLASSIC,
        "W:WK1,19:B10",
        "1x14x23",
        "passes-own-piece",
        "2.2.9",
    );
}

#[test]
fn art_2_2_9_no_piece_is_jumped_twice_but_squares_may_be_crossed_again() {
    check_refused(
        CLASSIC,
        "W:WK19:B15,K22",
        "19x26x12",
        "jumped-twice",
        "2.2.9",
    );
    let before = position(CLASSIC, "W:WK3:BK1,8,12,13,18,20,26,K28");
    let crossing: Vec<_> = before
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(crossing, ["3x16x30x17x10x32", "3x16x30x21x14x32"]);
}

#[test]
fn art_2_2_10_pieces_taken_still_block_the_way() {
    // Were the king on 22 gone at once, the man on 15 could be taken on the way back.
    check_moves(CLASSIC, "W:WK19:B15,K22", &["19x26", "19x29"]);
}

#[test]
fn art_3_1_1_a_a_capture_is_compulsory() {
    check_refused(CLASSIC, "W:W1,2:BK5", "2-6", "capture-compulsory", "3.1.1a");
    check_refused(
        CLASSIC,
        "W:WK1,2:B14",
        "1-5",
        "capture-compulsory",
        "3.1.1a",
    );
}

#[test]
fn art_3_1_1_b_the_greater_number_is_taken() {
    check_moves(CLASSIC, "W:W23,K25:B5,18,28", &["25x14x1"]);
    check_refused(
        CLASSIC,
        "W:W23,K25:B5,18,28",
        "23x32",
        "more-pieces",
        "3.1.1b",
    );
}

#[test]
fn art_3_1_1_c_the_greater_value_is_taken() {
    check_moves(CLASSIC, "W:WK13:B15,18,K20", &["13x27x16"]);
    check_refused(
        CLASSIC,
        "W:WK13:B15,18,K20",
        "13x22x12",
        "more-kings",
        "3.1.1c",
    );
    let before = position(CLASSIC, "W:WK16:B7,K23");
    let Refusal::MoreKings { taken, count, .. } = before.find_move("16x3").unwrap_err().reason
    else {
        panic!("more kings elsewhere")
    };
    assert_eq!((taken, count), (0, 1));
}

#[test]
fn art_3_1_1_the_piece_that_takes_makes_no_difference() {
    check_moves(
        CLASSIC,
        "W:W14,K15:B19",
        &["14x23", "15x22", "15x26", "15x29"],
    );
}

#[test]
fn a_short_form_means_the_legal_capture_between_its_squares() {
    // Straight from 17 to 3 there is one piece; the legal way round takes four.
    let before = position(CLASSIC, "W:WK17:B6,19,26,27");
    let found = before.find_move("17x3").unwrap();
    assert_eq!(found.to_string(), "17x30x23x10x3");
}
