//! Iscrizioni: the club's form, the list of entries, what is wrong with them, and check-in.

mod check_in;
mod forms;
mod list;
mod lineups;
mod problems;

pub use check_in::*;
pub use forms::*;
pub use lineups::*;
pub use list::*;
pub use problems::*;
