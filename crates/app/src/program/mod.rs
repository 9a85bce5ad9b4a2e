//! The program itself: settings, journal, undo, the pages of rules.

mod journal;
mod rules_pages;
mod settings;

pub use journal::*;
pub use rules_pages::*;
pub use settings::*;
