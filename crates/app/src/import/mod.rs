//! Entries from CSV, spreadsheets and pasted cells: read, guess, preview, and only then write.

mod confirm;
mod preview;

pub use confirm::*;
pub use preview::*;
