//! Partita: the moves of a game, replayed on a board and judged by the rules.

mod board;
mod moves;

pub use board::*;
pub use moves::*;
