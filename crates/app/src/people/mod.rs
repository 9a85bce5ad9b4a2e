//! Clubs and athletes, whatever event they enter.

mod athletes;
mod clubs;
mod merge;
mod privacy;

pub use athletes::*;
pub use clubs::*;
pub use merge::*;
pub use privacy::*;
