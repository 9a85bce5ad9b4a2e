//! Positions a second from the opening, one thread, counting whole boards at the leaves.
//!
//! Each game is counted several times and the best run is printed, in CPU time where the system
//! tells it, since other work on the machine only ever slows a run down. The slow generator of the
//! tests is measured beside it.

#[path = "../tests/agreement/by_the_articles.rs"]
mod by_the_articles;

use std::{
    fs,
    time::{Duration, Instant},
};

use by_the_articles::{Game, SlowBoard, SlowPiece};
use rules::{Counting, Position, Rank, RuleSetId, Side, Square};

const RUNS: u32 = 5;
const DEPTH: u32 = 11;
const SLOW_DEPTH: u32 = 7;

fn main() {
    println!("positions a second from the opening, depth {DEPTH}, best of {RUNS} runs");
    for (rules, game, expected) in [
        (RuleSetId::FidItalian, Game::Italian, 81_647_058),
        (RuleSetId::FidEnglish, Game::English, 85_242_128),
        (RuleSetId::FpdClassic, Game::Portuguese, 81_383_200),
    ] {
        let opening = Position::initial(rules);
        let speed = best_speed(|| {
            let count = opening.perft(DEPTH, Counting::Paths);
            assert_eq!(count, expected, "{rules}");
            count
        });
        let slow = slow_board(&opening, game);
        let slow_speed = best_speed(|| slow_perft(&slow, SLOW_DEPTH));
        println!(
            "{rules:12} {:7.1} million/s, {:6.0} times the slow generator",
            speed / 1e6,
            speed / slow_speed
        );
    }
}

fn best_speed(mut run: impl FnMut() -> u64) -> f64 {
    (0..RUNS)
        .map(|_| {
            let (clock, cpu) = (Instant::now(), cpu_time());
            let count = run();
            let spent = cpu_time()
                .zip(cpu)
                .map_or_else(|| clock.elapsed(), |(end, start)| end - start);
            count as f64 / spent.as_secs_f64()
        })
        .fold(0.0, f64::max)
}

/// The time this thread has run so far, on systems that keep it (Linux).
fn cpu_time() -> Option<Duration> {
    let statistics = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = statistics.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

fn slow_perft(board: &SlowBoard, depth: u32) -> u64 {
    let moves = board.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|played| slow_perft(&board.after(played), depth - 1))
        .sum()
}

fn slow_board(position: &Position, game: Game) -> SlowBoard {
    let mut board = SlowBoard::empty(game, position.turn() == Side::White);
    for square in Square::all() {
        board.squares[usize::from(square.number())] =
            position.piece_at(square).map(|piece| SlowPiece {
                white: piece.side == Side::White,
                king: piece.rank == Rank::King,
            });
    }
    board
}
