//! Clubs and athletes, whatever event they enter.

mod athletes;
mod clubs;
mod merge;
mod names;
mod privacy;

pub(crate) use athletes::*;
pub(crate) use clubs::*;
pub(crate) use merge::*;
pub(crate) use names::*;
pub(crate) use privacy::*;
