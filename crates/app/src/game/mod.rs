//! Partita: the moves of a game, replayed on a board and judged by the rules.

mod board;
mod counts;
mod moves;
mod read_moves;
mod views;

pub(crate) use board::*;
pub(crate) use counts::*;
pub(crate) use moves::*;
