//! The program itself: settings, journal, undo, the pages of rules.

mod journal;
mod rules_pages;
mod settings;

pub(crate) use journal::*;
pub(crate) use rules_pages::*;
pub(crate) use settings::*;
