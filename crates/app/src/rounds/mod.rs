//! Turni: tables are called, results come in, and sometimes they are wrong.

mod call;
mod correct_result;
mod depart;
mod desk;
mod line;
mod record_result;

pub(crate) use call::*;
pub(crate) use correct_result::*;
pub(crate) use depart::*;
pub(crate) use desk::*;
pub(crate) use line::*;
pub(crate) use record_result::*;
