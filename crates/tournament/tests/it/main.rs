//! Whole tournaments through the public door of the crate.

mod charts;
mod fairness;
mod goes_wrong;
mod lots;
mod play;
mod separation;
mod third_party;
mod whole;
