//! Turni: tables are called, results come in, and sometimes they are wrong.

mod call;
mod consequences;
mod correct_result;
mod decide_by_lots;
mod decide_place;
mod depart;
mod desk;
mod findings;
mod line;
mod newcomers;
mod record_result;

pub(crate) use call::*;
pub(crate) use consequences::*;
pub(crate) use correct_result::*;
pub(crate) use decide_by_lots::*;
pub(crate) use decide_place::*;
pub(crate) use depart::*;
pub(crate) use desk::*;
pub(crate) use findings::*;
pub(crate) use line::*;
pub(crate) use newcomers::*;
pub(crate) use record_result::*;
