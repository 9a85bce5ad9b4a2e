//! The 2006 text: one player's moves are counted, and the count is taken up again on the same one.

use super::{ASKED, check, game, moves, one, shuffle};
use rules::CountStatus::{Cancelled, Complete, NotStarted, Running};
use rules::RuleSetId::Fssi2006;
use rules::{Article, CountCall, CountRefusal, Game, Side, Tally};

const KINGS: [&str; 4] = ["1-5", "32-28", "5-1", "28-32"];

fn kings() -> Game {
    game(Fssi2006, "W:WK1:BK32")
}

#[test]
fn art_9_4_nothing_is_counted_until_it_is_asked() {
    let mut game = kings();
    shuffle(&mut game, &KINGS, 8);
    check(&game, NotStarted, Tally::Nothing);
}

#[test]
fn art_10_1_each_side_needs_a_king() {
    for (fen, side) in [("W:WK1:B4", Side::Black), ("W:W29:BK32", Side::White)] {
        let article = Article("10.1");
        let refusal = game(Fssi2006, fen).call_count(ASKED);
        assert_eq!(
            refusal,
            Err(CountRefusal::KingMissing { side, article }),
            "{fen}"
        );
    }
}

#[test]
fn art_10_2_a_player_asks_or_the_arbiter_imposes() {
    for call in [
        ASKED,
        CountCall::Asked { by: Side::Black },
        CountCall::Imposed,
    ] {
        let mut game = kings();
        assert_eq!(game.may_call_count(game.len(), call), Ok(()));
        assert_eq!(game.calls(), []);
        assert_eq!(game.call_count(call), Ok(()));
        check(&game, Running, one(Side::White, 0));
        assert_eq!(game.calls(), [(0, call)]);
        let article = Article("10.2");
        assert_eq!(
            game.call_count(call),
            Err(CountRefusal::AlreadyRunning { article })
        );
    }
}

#[test]
fn art_10_3_only_the_player_on_the_move_is_counted() {
    let mut game = kings();
    shuffle(&mut game, &KINGS, 1);
    game.call_count(ASKED).expect("a king each");
    check(&game, Running, one(Side::Black, 0));
    shuffle(&mut game, &KINGS[1..], 1);
    check(&game, Running, one(Side::Black, 1));
    shuffle(&mut game, &KINGS[2..], 1);
    check(&game, Running, one(Side::Black, 1));
}

#[test]
fn art_10_4_drawn_after_forty_moves_of_the_counted_player() {
    let mut game = kings();
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &KINGS, 78);
    check(&game, Running, one(Side::White, 39));
    assert_eq!(game.first_complete_count(), None);
    shuffle(&mut game, &["5-1"], 1);
    check(&game, Complete, one(Side::White, 40));
    assert_eq!(game.first_complete_count().map(|(ply, _)| ply), Some(79));
    assert_eq!(game.call_count(ASKED), Err(CountRefusal::GameOver));
}

#[test]
fn art_10_4_a_win_on_the_last_counted_move_is_a_win() {
    let mut game = game(Fssi2006, "W:WK2,K6,K9,K14,K32:BK5");
    game.call_count(CountCall::Imposed).expect("a king each");
    game.call_count(CountCall::Reduced { to: 10 })
        .expect("ten is the least");
    shuffle(&mut game, &["32-28", "5-1", "28-32", "1-5"], 16);
    // White's tenth counted move shuts the king in its corner.
    shuffle(&mut game, &["6-10", "5-1", "9-5"], 3);
    assert!(game.position().is_over());
    check(&game, Running, one(Side::White, 10));
    assert_eq!(game.first_complete_count(), None);
}

#[test]
fn art_10_5_a_mans_move_of_either_player_cancels() {
    for (fen, line) in [
        ("W:WK1,29:BK32", ["1-5", "32-28", "29-25"].as_slice()),
        ("W:WK1:BK32,4", &["1-5", "4-8"]),
    ] {
        let mut game = game(Fssi2006, fen);
        game.call_count(ASKED).expect("a king each");
        shuffle(&mut game, line, line.len());
        check(&game, Cancelled, one(Side::White, 0));
    }
}

#[test]
fn art_10_5_a_change_in_the_pieces_cancels() {
    let mut game = game(Fssi2006, "W:WK14,K1:BK28,K4");
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &["14-19", "28-23", "19x28"], 3);
    check(&game, Cancelled, one(Side::White, 0));
}

#[test]
fn art_10_5_taken_up_again_on_the_same_player_from_zero() {
    let mut game = game(Fssi2006, "W:WK1:BK32,4");
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &["1-5", "4-8", "5-1"], 3);
    check(&game, Cancelled, one(Side::White, 0));
    // Black is on the move now, yet White stays the counted player.
    game.call_count(CountCall::Imposed).expect("a king each");
    check(&game, Running, one(Side::White, 0));
    shuffle(&mut game, &["32-28", "1-5", "28-32", "5-1"], 80);
    check(&game, Complete, one(Side::White, 40));
}

#[test]
fn art_11_the_arbiter_may_reduce_to_ten() {
    let mut game = kings();
    game.call_count(CountCall::Imposed).expect("a king each");
    let article = Article("11");
    let refused = |limit| CountRefusal::NotAReduction {
        least: 10,
        limit,
        article,
    };
    assert_eq!(
        game.call_count(CountCall::Reduced { to: 9 }),
        Err(refused(40))
    );
    assert_eq!(
        game.call_count(CountCall::Reduced { to: 40 }),
        Err(refused(40))
    );
    assert_eq!(game.call_count(CountCall::Reduced { to: 10 }), Ok(()));
    assert_eq!(moves(&game).limit, 10);
    shuffle(&mut game, &KINGS, 19);
    check(&game, Complete, one(Side::White, 10));
}

#[test]
fn art_11_a_reduction_below_what_is_counted_ends_the_game() {
    let mut game = kings();
    let article = Article("10.2");
    assert_eq!(
        game.call_count(CountCall::Reduced { to: 10 }),
        Err(CountRefusal::NotRunning { article })
    );
    game.call_count(CountCall::Imposed).expect("a king each");
    shuffle(&mut game, &KINGS, 24);
    game.call_count(CountCall::Reduced { to: 12 })
        .expect("ten is the least");
    check(&game, Complete, one(Side::White, 12));
}

#[test]
fn taking_back_a_move_takes_back_its_count() {
    let mut game = kings();
    game.call_count(ASKED).expect("a king each");
    shuffle(&mut game, &KINGS, 5);
    let back = game.truncated(3);
    check(&back, Running, one(Side::White, 2));
    assert_eq!(back.calls(), [(0, ASKED)]);
    assert_eq!(
        back.position(),
        game.position_after(3).expect("three moves")
    );
}
