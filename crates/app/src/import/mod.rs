//! Entries from CSV, spreadsheets and pasted cells: read, guess, preview, and only then write.

mod bomb;
mod columns;
mod confirm;
mod fields;
mod plan;
mod preview;
mod sections;
mod table;
mod text;
mod workbook;

pub(crate) use confirm::*;
pub(crate) use preview::*;
pub(crate) use table::Table;
pub(crate) use workbook::of_workbook;
