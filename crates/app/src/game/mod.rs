//! Partita: the moves of a game, replayed on a board and judged by the rules.

mod board;
mod moves;

pub(crate) use board::*;
pub(crate) use moves::*;
