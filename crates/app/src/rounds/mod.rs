//! Turni: tables are called, results come in, and sometimes they are wrong.

mod call;
mod correct_result;
mod depart;
mod desk;
mod line;
mod record_result;

pub use call::*;
pub use correct_result::*;
pub use depart::*;
pub use desk::*;
pub use line::*;
pub use record_result::*;
