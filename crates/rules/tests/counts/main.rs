//! The counts to a drawn game, one test per sub-article (arts. 9.4, 10, 11; Portuguese 3.2).

mod fid;
mod fssi_2006;
mod portuguese;

use rules::{
    CountCall, CountKind, CountState, CountStatus, Game, Position, RuleSetId, Side, Tally,
};

const ASKED: CountCall = CountCall::Asked { by: Side::White };

fn game(rule_set: RuleSetId, fen: &str) -> Game {
    Game::from_position(Position::from_fen(rule_set, fen).expect("a proper position"))
}

/// Plays the cycle of moves over and over, for so many moves in all.
fn shuffle(game: &mut Game, cycle: &[&str], plies: usize) {
    for text in cycle.iter().cycle().take(plies) {
        game.play_text(text).expect("a legal move");
    }
}

fn moves(game: &Game) -> CountState {
    game.count(CountKind::Moves)
        .expect("every rule set counts moves")
}

fn check(game: &Game, status: CountStatus, tally: Tally) {
    let state = moves(game);
    assert_eq!(
        (state.status, state.tally),
        (status, tally),
        "after {} plies",
        game.len()
    );
}

fn one(side: Side, done: u8) -> Tally {
    Tally::OnePlayer { side, done }
}

fn each(white: u8, black: u8) -> Tally {
    Tally::EachPlayer { white, black }
}
