//! Iscrizioni: the club's form, the list of entries, what is wrong with them, and check-in.

mod add;
mod check_in;
mod form_athletes;
mod form_teams;
mod forms;
mod lineups;
mod list;
mod problems;
mod read_form;
mod remove;
mod save_form;

pub(crate) use add::*;
pub(crate) use check_in::*;
pub(crate) use forms::*;
pub(crate) use lineups::*;
pub(crate) use list::*;
pub(crate) use problems::*;
pub(crate) use read_form::*;
pub(crate) use remove::*;
pub(crate) use save_form::*;
