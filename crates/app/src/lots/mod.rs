//! Sorteggio: options, preview, ceremony, confirmation, verification.

mod ceremony;
mod confirm;
mod preview;
mod verify;

pub use ceremony::*;
pub(crate) use confirm::*;
pub use preview::*;
pub use verify::*;
