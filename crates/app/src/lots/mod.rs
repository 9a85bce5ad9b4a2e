//! Sorteggio: options, preview, ceremony, confirmation, verification.

mod ceremony;
mod confirm;
mod preview;
mod verify;

pub(crate) use ceremony::*;
pub(crate) use confirm::*;
pub(crate) use preview::*;
pub(crate) use verify::*;
