//! The Portuguese limits, which run by themselves (art. 3.2.1).

use super::{ASKED, check, each, game, one, shuffle};
use rules::CountStatus::{Cancelled, Complete, NotStarted, Running};
use rules::RuleSetId::FpdClassic;
use rules::{Article, CountKind, CountRefusal, CountState, Game, Side, Tally};

const KINGS: [&str; 4] = ["1-5", "29-25", "5-1", "25-29"];

fn state(game: &Game, kind: CountKind) -> CountState {
    game.count(kind).expect("a Portuguese count")
}

#[test]
fn art_3_2_1_a_twenty_moves_of_both_players() {
    let mut game = game(FpdClassic, "W:WK1:BK29");
    check(&game, NotStarted, Tally::Nothing);
    shuffle(&mut game, &KINGS, 39);
    check(&game, Running, each(20, 19));
    shuffle(&mut game, &KINGS[3..], 1);
    check(&game, Complete, each(20, 20));
}

#[test]
fn art_3_2_1_a_a_mans_move_restarts_for_both() {
    let mut game = game(FpdClassic, "W:WK1,2:BK29");
    shuffle(&mut game, &["1-5", "29-25"], 2);
    check(&game, Running, each(1, 1));
    shuffle(&mut game, &["2-6"], 1);
    check(&game, Cancelled, each(0, 0));
    shuffle(&mut game, &["25-29"], 1);
    check(&game, Running, each(0, 1));
}

#[test]
fn art_3_2_1_a_a_capture_restarts_for_both() {
    let mut game = game(FpdClassic, "W:WK1,K4:BK25,K31");
    shuffle(&mut game, &["1-5", "25-21", "4x25"], 3);
    check(&game, Cancelled, each(0, 0));
}

#[test]
fn art_3_2_1_a_nobody_needs_to_ask() {
    let mut game = game(FpdClassic, "W:WK1:BK29");
    let article = Article("3.2.1a");
    assert_eq!(
        game.call_count(ASKED),
        Err(CountRefusal::Automatic { article })
    );
}

#[test]
fn art_3_2_1_b_twelve_moves_of_three_kings_on_the_river() {
    let mut game = game(FpdClassic, "W:WK1,K2,K3:BK29");
    assert_eq!(state(&game, CountKind::Forced).tally, one(Side::White, 0));
    shuffle(&mut game, &KINGS, 22);
    assert_eq!(state(&game, CountKind::Forced).status, Running);
    assert_eq!(state(&game, CountKind::Forced).tally, one(Side::White, 11));
    shuffle(&mut game, &KINGS[2..], 1);
    assert_eq!(state(&game, CountKind::Forced).status, Complete);
}

#[test]
fn art_3_2_1_b_counted_after_the_river_is_taken() {
    let mut game = game(FpdClassic, "W:WK2,K3,K6:BK29");
    assert_eq!(state(&game, CountKind::Forced).status, NotStarted);
    shuffle(&mut game, &["2-9", "29-25"], 2);
    assert_eq!(state(&game, CountKind::Forced).status, NotStarted);
    shuffle(&mut game, &["9-5"], 1);
    assert_eq!(state(&game, CountKind::Forced).tally, one(Side::White, 0));
    shuffle(&mut game, &["25-29", "5-9"], 2);
    // Leaving the river again does not stop the count.
    assert_eq!(state(&game, CountKind::Forced).tally, one(Side::White, 1));
}

#[test]
fn art_3_2_1_b_the_winning_capture_may_be_the_twelfth() {
    let mut game = game(FpdClassic, "W:WK1,K2,K4:BK25");
    shuffle(&mut game, &["1-5", "25-29", "5-1", "29-25"], 21);
    shuffle(&mut game, &["25-21", "4x25"], 2);
    assert!(game.position().is_over());
    assert_eq!(state(&game, CountKind::Forced).status, Running);
    assert!(
        !game
            .counts_after(22)
            .expect("22 plies")
            .iter()
            .any(|state| { state.kind == CountKind::Forced && state.is_complete() })
    );
}

#[test]
fn art_3_2_1_b_the_twelve_moves_go_on_after_a_sacrifice() {
    let mut game = game(FpdClassic, "W:WK1,K2,K11:BK29");
    assert_eq!(state(&game, CountKind::Forced).tally, one(Side::White, 0));
    // One of the three is given up: two kings against one.
    shuffle(&mut game, &["11-15", "29x8"], 2);
    assert_eq!(game.position().kings(Side::White).len(), 2);
    let forced = state(&game, CountKind::Forced);
    assert_eq!(
        (forced.status, forced.tally),
        (Running, one(Side::White, 1))
    );
}

#[test]
fn art_3_2_1_b_other_pieces_are_not_counted() {
    for fen in [
        "W:WK1,K2:BK29",
        "W:WK1,K2,K3,K4:BK29",
        "W:WK1,K2,K3:BK29,30",
        "W:WK1,K2,K3,9:BK29",
    ] {
        assert_eq!(
            state(&game(FpdClassic, fen), CountKind::Forced).status,
            NotStarted,
            "{fen}"
        );
    }
}

#[test]
fn art_3_2_1_c_the_third_time_the_position_is_there() {
    let mut game = game(FpdClassic, "W:WK1:BK29");
    shuffle(&mut game, &KINGS, 4);
    let times = |game: &Game| state(game, CountKind::Repetition).done();
    assert_eq!(times(&game), 2);
    shuffle(&mut game, &KINGS, 3);
    assert_eq!(times(&game), 2);
    assert_eq!(state(&game, CountKind::Repetition).status, Running);
    shuffle(&mut game, &KINGS[3..], 1);
    assert_eq!(times(&game), 3);
    assert_eq!(state(&game, CountKind::Repetition).status, Complete);
    assert_eq!(game.first_complete_count().map(|(ply, _)| ply), Some(8));
}

#[test]
fn art_3_2_1_c_with_the_other_side_to_move_it_is_another_position() {
    let mut game = game(FpdClassic, "W:WK1:BK29");
    shuffle(&mut game, &["1-5", "29-25", "5-10", "25-29", "10-1"], 5);
    let same_pieces = game.start().setup().white == game.position().setup().white;
    assert!(same_pieces && game.start().turn() != game.position().turn());
    assert_eq!(state(&game, CountKind::Repetition).done(), 1);
}
