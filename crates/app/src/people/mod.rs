//! Clubs and athletes, whatever event they enter.

mod athletes;
mod clubs;
mod merge;
mod names;
mod privacy;

pub use athletes::*;
pub use clubs::*;
pub use merge::*;
pub(crate) use names::*;
pub use privacy::*;
