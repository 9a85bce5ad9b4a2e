//! The later FID texts: both players' moves are counted, and the count restarts by itself.

use super::{ASKED, check, each, game, moves, shuffle};
use rules::CountStatus::{Cancelled, Complete, NotStarted, Running};
use rules::RuleSetId::{FidEnglish, FidItalian};
use rules::{Article, CountCall, CountRefusal, RuleSetId, Side, Tally};

const ITALIAN: [&str; 4] = ["1-5", "32-28", "5-1", "28-32"];
const ENGLISH: [&str; 4] = ["1-5", "32-28", "5-1", "28-32"];

/// The cycle in both games, with the side that begins in the opening position on the move.
fn both() -> [(RuleSetId, &'static str, [&'static str; 4], u8); 2] {
    [
        (FidItalian, "W:WK1:BK32", ITALIAN, 40),
        (FidEnglish, "B:WK32:BK1", ENGLISH, 50),
    ]
}

#[test]
fn art_9_4_nothing_is_counted_until_it_is_asked() {
    for (rule_set, fen, cycle, _) in both() {
        let mut game = game(rule_set, fen);
        shuffle(&mut game, &cycle, 8);
        check(&game, NotStarted, Tally::Nothing);
    }
}

#[test]
fn art_10_1_each_side_needs_a_king() {
    for (rule_set, fen) in [(FidItalian, "W:WK1:B4"), (FidEnglish, "W:WK1:B4")] {
        let side = Side::Black;
        let article = Article("10.1");
        let refusal = game(rule_set, fen).call_count(ASKED);
        assert_eq!(refusal, Err(CountRefusal::KingMissing { side, article }));
    }
}

#[test]
fn art_10_2_a_player_asks_or_the_arbiter_imposes() {
    for (rule_set, fen, _, _) in both() {
        for call in [
            ASKED,
            CountCall::Asked { by: Side::Black },
            CountCall::Imposed,
        ] {
            let mut game = game(rule_set, fen);
            assert_eq!(game.call_count(call), Ok(()));
            check(&game, Running, each(0, 0));
        }
    }
}

#[test]
fn art_10_3_the_count_begins_with_the_player_on_the_move() {
    let mut game = game(FidItalian, "W:WK1:BK32");
    shuffle(&mut game, &ITALIAN, 1);
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &ITALIAN[1..], 1);
    check(&game, Running, each(0, 1));
}

#[test]
fn art_10_4_drawn_after_so_many_moves_of_each_player() {
    for (rule_set, fen, cycle, limit) in both() {
        let mut game = game(rule_set, fen);
        game.call_count(ASKED).expect("a king each");
        assert_eq!(moves(&game).limit, limit);
        let plies = usize::from(limit) * 2;
        shuffle(&mut game, &cycle, plies - 1);
        assert_eq!(moves(&game).status, Running);
        assert_eq!(moves(&game).done(), limit - 1);
        shuffle(&mut game, &cycle[(plies - 1) % 4..], 1);
        check(&game, Complete, each(limit, limit));
    }
}

#[test]
fn art_10_2_no_count_in_a_finished_game() {
    let mut over = game(FidItalian, "B:W28,31:B24");
    assert!(over.position().is_over());
    assert_eq!(over.call_count(ASKED), Err(CountRefusal::GameOver));
}

#[test]
fn art_10_5_a_mans_move_restarts_the_count() {
    let mut game = game(FidItalian, "W:WK1:BK32,4");
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &["1-5", "32-28", "5-1"], 3);
    check(&game, Running, each(2, 1));
    shuffle(&mut game, &["4-8"], 1);
    check(&game, Running, each(0, 0));
    shuffle(&mut game, &["1-5"], 1);
    check(&game, Running, each(1, 0));
}

#[test]
fn art_10_5_a_change_in_the_pieces_restarts_the_count() {
    let mut game = game(FidItalian, "W:WK14,K1:BK28,K4");
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &["14-19", "28-23", "19x28"], 3);
    check(&game, Running, each(0, 0));
    shuffle(&mut game, &["4-8"], 1);
    check(&game, Running, each(0, 1));
}

#[test]
fn art_10_5_without_a_king_each_it_does_not_restart() {
    let mut game = game(FidItalian, "W:WK14,K1:BK28,4");
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &["14-19", "28-23", "19x28"], 3);
    check(&game, Cancelled, each(0, 0));
    let refusal = game.call_count(ASKED);
    assert!(matches!(
        refusal,
        Err(CountRefusal::KingMissing {
            side: Side::Black,
            ..
        })
    ));
}

#[test]
fn art_11_the_reduced_number_holds_for_each_player() {
    let mut game = game(FidItalian, "W:WK1:BK32");
    game.call_count(CountCall::Imposed).expect("a king each");
    game.call_count(CountCall::Reduced { to: 10 })
        .expect("ten is the least");
    shuffle(&mut game, &ITALIAN, 19);
    check(&game, Running, each(10, 9));
    shuffle(&mut game, &ITALIAN[3..], 1);
    check(&game, Complete, each(10, 10));
}

#[test]
fn english_art_10_4_knows_no_reduction() {
    let mut game = game(FidEnglish, "B:WK32:BK1");
    game.call_count(CountCall::Imposed).expect("a king each");
    let article = Article("10.4");
    let refusal = game.call_count(CountCall::Reduced { to: 20 });
    assert_eq!(refusal, Err(CountRefusal::NoReduction { article }));
}
