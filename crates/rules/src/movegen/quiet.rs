//! Moves without capture (arts. 4.1, 4.7; Portuguese 2.2.8).

use super::Game;
use crate::board::{Board, DIRECTIONS, each_bit, forward, step};

/// How many moves without capture there are.
#[inline(always)]
pub(crate) fn count_quiet<const RULES: usize, const UP: bool>(board: &Board) -> u64 {
    let empty = board.empty::<RULES>();
    let kings = board.own & board.kings;
    let steppers = if Game::<RULES>::FLIES {
        board.own & !board.kings
    } else {
        board.own
    };
    let [left, right] = forward(UP);
    let mut count =
        (step(steppers, left) & empty).count_ones() + (step(steppers, right) & empty).count_ones();
    if kings != 0 {
        if Game::<RULES>::FLIES {
            for king in each_bit(kings) {
                for direction in DIRECTIONS {
                    count += reach(king, direction, empty).count_ones();
                }
            }
        } else {
            let [left, right] = forward(!UP);
            count += (step(kings, left) & empty).count_ones()
                + (step(kings, right) & empty).count_ones();
        }
    }
    u64::from(count)
}

/// Visits every move without capture as its two squares.
#[inline(always)]
pub(crate) fn quiet_moves<const RULES: usize, const UP: bool>(
    board: &Board,
    mut visit: impl FnMut(u64, u64),
) {
    let empty = board.empty::<RULES>();
    let kings = board.own & board.kings;
    for direction in forward(UP) {
        let men = board.own & !board.kings;
        for to in each_bit(step(men, direction) & empty) {
            visit(step(to, direction ^ 2), to);
        }
    }
    if kings == 0 {
        return;
    }
    for direction in DIRECTIONS {
        if Game::<RULES>::FLIES {
            for king in each_bit(kings) {
                for to in each_bit(reach(king, direction, empty)) {
                    visit(king, to);
                }
            }
        } else {
            for to in each_bit(step(kings, direction) & empty) {
                visit(step(to, direction ^ 2), to);
            }
        }
    }
}

/// The empty squares a piece crosses in one direction before anything stops it.
#[inline(always)]
pub(super) fn reach(from: u64, direction: usize, empty: u64) -> u64 {
    let mut reached = 0;
    let mut at = step(from, direction) & empty;
    while at != 0 {
        reached |= at;
        at = step(at, direction) & empty;
    }
    reached
}
