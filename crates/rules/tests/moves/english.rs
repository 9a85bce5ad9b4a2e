//! The English rules where they differ: numbering, first move, kings, free choice.

use rules::RuleSetId;

use super::{check_moves, check_play, check_refused, position};

const ENGLISH: RuleSetId = RuleSetId::FidEnglish;

#[test]
fn art_3_4_black_moves_first() {
    let fen = rules::Position::initial(ENGLISH).fen();
    check_moves(
        ENGLISH,
        &fen,
        &["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"],
    );
}

#[test]
fn art_4_1_a_man_goes_forward_to_the_next_free_square() {
    check_moves(ENGLISH, "B:W32:B9", &["9-13", "9-14"]);
    check_moves(ENGLISH, "W:W14:B1", &["14-9", "14-10"]);
    check_refused(ENGLISH, "B:W32:B9", "9-6", "man-goes-back", "4.1");
}

#[test]
fn art_4_2_a_man_reaching_the_other_base_is_crowned() {
    check_play(ENGLISH, "B:WK1:B26", "26-30", "W:WK1:BK30");
}

#[test]
fn art_4_8_a_king_goes_to_the_next_square_forward_and_back() {
    check_moves(ENGLISH, "B:W32:BK14", &["14-9", "14-10", "14-17", "14-18"]);
    check_refused(ENGLISH, "B:W32:BK14", "14-23", "king-too-far", "4.8");
}

#[test]
fn art_5_3_a_a_man_takes_forward_only() {
    check_moves(ENGLISH, "B:W9:B14", &["14-17", "14-18"]);
    check_refused(ENGLISH, "B:W9:B14", "14x5", "man-takes-back", "5.3a");
}

#[test]
fn art_5_3_b_a_man_takes_men_and_kings() {
    check_moves(ENGLISH, "B:WK18:B14", &["14x23"]);
}

#[test]
fn art_5_9_a_king_goes_on_taking_in_every_direction() {
    check_moves(ENGLISH, "B:W18,26,25:BK14", &["14x23x30x21"]);
}

#[test]
fn art_6_1_a_capture_is_compulsory() {
    check_refused(ENGLISH, "B:W18:B14,1", "1-5", "capture-compulsory", "6.1");
}

#[test]
fn art_6_2_and_6_3_own_pieces_are_neither_taken_nor_passed() {
    check_refused(ENGLISH, "B:W32:B14,18", "14x23", "takes-own-piece", "6.2");
    check_refused(
        ENGLISH,
        "B:W18:B14,27",
        "14x23x32",
        "passes-own-piece",
        "6.3",
    );
}

#[test]
fn art_6_4_a_capture_may_return_to_its_start() {
    check_moves(
        ENGLISH,
        "B:W18,26,25,17:BK14",
        &["14x21x30x23x14", "14x23x30x21x14"],
    );
    check_refused(
        ENGLISH,
        "B:W18,26,25,17:BK14",
        "14x23x14",
        "jumped-twice",
        "6.4",
    );
}

#[test]
fn art_6_5_a_man_crowned_by_a_capture_stops() {
    check_moves(ENGLISH, "B:W26,27:B22", &["22x31"]);
    check_refused(
        ENGLISH,
        "B:W26,27:B22",
        "22x31x24",
        "crowned-man-stops",
        "6.5",
    );
}

#[test]
fn art_6_6_any_capture_may_be_chosen() {
    check_moves(ENGLISH, "B:W14,23,24:B9,20", &["9x18x27", "20x27"]);
}

#[test]
fn art_8_1_9_a_capture_begun_must_be_finished() {
    check_refused(
        ENGLISH,
        "B:W14,23,24:B9,20",
        "9x18",
        "capture-not-finished",
        "8.1.9",
    );
    let before = position(ENGLISH, "B:W14,23,24:B9,20");
    let legal = before.find_move("9x18").unwrap_err().legal();
    assert_eq!(
        legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["9x18x27"]
    );
}
