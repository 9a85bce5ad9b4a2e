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

#[test]
fn art_10_5_a_count_that_begins_again_has_its_full_number() {
    let mut game = game(FidItalian, "W:WK32,K31,25:BK1,K2,8");
    game.call_count(CountCall::Imposed).expect("a king each");
    let reduced = CountCall::Reduced { to: 10 };
    game.call_count(reduced).expect("ten is the least");
    let state = moves(&game);
    assert_eq!((state.limit, state.article), (10, Article("11")));
    shuffle(&mut game, &["25-21"], 1);
    check(&game, Running, each(0, 0));
    let state = moves(&game);
    assert_eq!((state.limit, state.article), (40, Article("10.4")));
    // The arbiter may decide again, for the new position.
    assert_eq!(game.call_count(reduced), Ok(()));
}

#[test]
fn art_11_the_numbers_to_choose_from() {
    for rule_set in [RuleSetId::Fssi2006, FidItalian] {
        let reduction = rule_set.facts().reduction().expect("art. 11");
        assert_eq!((reduction.least, reduction.below), (10, 40));
        assert_eq!(reduction.article, Article("11"));
        for (to, allowed) in [(9, false), (10, true), (39, true), (40, false)] {
            assert_eq!(reduction.allows(to).is_ok(), allowed, "{to}");
        }
    }
    for (rule_set, article) in [(FidEnglish, "10.4"), (RuleSetId::FpdClassic, "3.2.1a")] {
        let article = Article(article);
        let refused = rule_set.facts().reduction();
        assert_eq!(refused, Err(CountRefusal::NoReduction { article }));
    }
}

#[test]
fn a_count_may_be_tried_at_any_move_of_the_record() {
    let mut game = game(FidItalian, "W:W14:BK32");
    shuffle(&mut game, &["14-10", "32-28", "10-5", "28-32", "5-2"], 5);
    let missing = |side| {
        let article = Article("10.1");
        Err(CountRefusal::KingMissing { side, article })
    };
    assert_eq!(game.may_call_count(0, ASKED), missing(Side::White));
    assert_eq!(game.may_call_count(4, ASKED), missing(Side::White));
    assert_eq!(game.may_call_count(5, ASKED), Ok(()));
    assert_eq!(game.may_call_count(99, ASKED), Ok(()), "the last position");
}
