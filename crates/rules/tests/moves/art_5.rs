//! Art. 5 of the Italian rules: how pieces take.

use rules::{Refusal, RuleSetId};

use super::{ITALIAN, check_italian, check_play, check_refused, check_refused_italian, position};

#[test]
fn art_5_1_a_capture_jumps_and_removes() {
    for rules in ITALIAN {
        check_play(rules, "W:W22:B18,1", "22x13", "B:W13:B1");
    }
    check_refused_italian("W:W22,18:B1", "22x18x13", "square-taken", "4.1");
    check_refused_italian("W:WK22:B1", "22x13x6", "nothing-to-take", "5.1");
}

#[test]
fn art_5_2_a_piece_can_be_taken_only_with_a_free_square_behind() {
    check_italian("W:W22:B18,13", &["22-19"]);
    check_italian("W:W22,13:B18,9", &["13-10", "22-19"]);
    check_italian("W:W13:B9", &["13-10"]);
    check_refused_italian("W:W22:B18,13", "22x13", "no-room-behind", "5.2");
}

#[test]
fn art_5_3_a_a_man_takes_forward_only() {
    check_italian("W:W18:B22", &["18-13", "18-14"]);
    check_refused_italian("W:W18:B22", "18x27", "man-takes-back", "5.3a");
}

#[test]
fn art_5_3_b_a_man_takes_no_king() {
    check_italian("W:W22:BK18", &["22-19"]);
    check_italian("W:W22:B18,K10", &["22x13"]);
    check_refused_italian("W:W22:BK18", "22x13", "man-takes-king", "5.3b");
    check_refused_italian("W:W22:B18,K10", "22x13x6", "man-takes-king", "5.3b");
    check_refused_italian("W:W22:B18,K10", "22x6", "man-takes-king", "5.3b");
}

#[test]
fn art_5_3_c_a_king_takes_forward_and_back() {
    check_italian("W:WK22:B26", &["22x29"]);
    check_italian("W:WK22:B18", &["22x13"]);
}

#[test]
fn art_5_3_d_a_king_takes_men_and_kings() {
    check_italian("W:WK22:BK18", &["22x13"]);
    check_italian("W:WK22:BK18,10", &["22x13x6"]);
}

#[test]
fn art_5_4_a_capture_takes_one_piece_or_several() {
    let taken = |fen, played| {
        let before = position(RuleSetId::FidItalian, fen);
        before.find_move(played).unwrap().captured().len()
    };
    assert_eq!(taken("W:W22:B18", "22x13"), 1);
    assert_eq!(taken("W:W22:B18,10", "22x13x6"), 2);
}

#[test]
fn art_5_5_a_capture_of_several_is_one_move() {
    for rules in ITALIAN {
        check_play(rules, "W:W22:B18,10,1", "22x13x6", "B:W6:B1");
    }
}

#[test]
fn art_5_6_a_man_lands_on_the_first_square_behind() {
    check_italian("W:W22:B18", &["22x13"]);
    check_refused_italian("W:W22:B18", "22x9", "man-too-far", "4.1");
}

#[test]
fn art_5_7_a_man_goes_on_taking() {
    check_italian("W:W31:B27,19,11", &["31x22x15x6"]);
    check_italian("W:W22:B18,10,11", &["22x13x6"]);
}

#[test]
fn art_5_8_a_king_lands_on_the_first_square_behind() {
    check_italian("W:WK1:B5", &["1x10"]);
    check_refused_italian("W:WK1:B5", "1x14", "king-too-far", "4.7");
}

#[test]
fn art_5_9_a_king_goes_on_taking_in_every_direction() {
    check_italian("W:WK22:B18,10,11", &["22x13x6x15"]);
}

#[test]
fn art_5_10_the_path_names_every_square_and_piece_in_order() {
    let before = position(RuleSetId::FidItalian, "W:WK22:B18,10,11");
    let [capture] = before.legal_moves()[..] else {
        panic!("one capture")
    };
    let numbers = |squares: &[rules::Square]| -> Vec<u8> {
        squares.iter().map(|square| square.number()).collect()
    };
    assert_eq!(numbers(capture.path()), [22, 13, 6, 15]);
    assert_eq!(numbers(capture.captured()), [18, 10, 11]);
}

#[test]
fn art_5_11_a_capture_left_half_way_is_not_finished() {
    for (rules, article) in [
        (RuleSetId::Fssi2006, "8.1.11"),
        (RuleSetId::FidItalian, "8.1.9"),
    ] {
        check_refused(
            rules,
            "W:WK22:B18,10,11",
            "22x13",
            "capture-not-finished",
            article,
        );
        let before = position(rules, "W:WK22:B18,10,11");
        let Refusal::CaptureNotFinished {
            taken,
            count,
            instead,
        } = before.find_move("22x13x6").unwrap_err().reason
        else {
            panic!("not finished")
        };
        assert_eq!(
            (taken, count, instead.to_string().as_str()),
            (2, 3, "22x13x6x15")
        );
    }
}

#[test]
fn art_5_12_pieces_taken_stay_until_the_end() {
    // All four men stand until the king has come round, so 18 may not be jumped a second time.
    check_italian("W:WK22:B18,10,11,19", &["22x13x6x15x22", "22x15x6x13x22"]);
    check_refused_italian("W:WK22:B18,10,11,19", "22x13x22", "jumped-twice", "6.4");
}

#[test]
fn art_5_13_all_pieces_taken_are_gone_after_the_move() {
    for rules in ITALIAN {
        check_play(rules, "W:WK22:B18,10,11,19,1", "22x13x6x15x22", "B:WK22:B1");
    }
}
