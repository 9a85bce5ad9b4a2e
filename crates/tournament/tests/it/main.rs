//! Whole tournaments through the public door of the crate.

mod charts;
mod clubs;
mod fairness;
mod goes_wrong;
#[cfg(feature = "serde")]
mod json;
mod lots;
mod play;
mod separation;
mod swiss;
mod third_party;
mod whole;
