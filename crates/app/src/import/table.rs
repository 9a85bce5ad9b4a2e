//! Cells from a file or from the clipboard, whatever program wrote them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::ImportSource;
use super::text::{decode, split};
use super::workbook::of_workbook;
use crate::files::GivenFile;
use crate::{App, AppError, Reply};

/// Larger files are no lists of athletes.
const LARGEST_FILE: u64 = 20 * 1024 * 1024;
pub(super) const MOST_ROWS: usize = 20_000;
pub(super) const MOST_COLUMNS: usize = 64;

/// Rows of texts.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub(super) sheets: Vec<String>,
    pub(super) sheet: Option<String>,
    pub(super) rows: Vec<TableRow>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TableRow {
    /// Its number as a spreadsheet shows it.
    pub(super) number: u32,
    pub(super) cells: Vec<String>,
}

pub(super) fn read_table(app: &App, source: &ImportSource, sheet: Option<&str>) -> Reply<Table> {
    let table = match source {
        ImportSource::Pasted { text } => of_text(text),
        ImportSource::File { file } => read_file(&app.given_file(file)?, sheet)?,
    };
    if table.rows.len() > MOST_ROWS {
        return Err(AppError::new("import-too-many-rows").with("most", MOST_ROWS));
    }
    Ok(table)
}

fn read_file(given: &GivenFile, sheet: Option<&str>) -> Reply<Table> {
    let bytes = given.read(LARGEST_FILE, || {
        AppError::new("import-file-too-large").with("most", LARGEST_FILE / 1024 / 1024)
    })?;
    // xlsx and ods are zip archives; the old xls begins as all of its family did.
    let is_workbook =
        bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(&[0xD0, 0xCF, 0x11, 0xE0]);
    if !is_workbook {
        return Ok(of_text(&decode(&bytes)));
    }
    // The reader of spreadsheets is given whatever file a person picks; its giving up must not be ours.
    let read = catch_unwind(AssertUnwindSafe(|| of_workbook(bytes, sheet)));
    read.unwrap_or_else(|_| Err(AppError::new("import-unreadable")))
}

fn of_text(text: &str) -> Table {
    let rows = split(text).into_iter();
    Table {
        rows: rows
            .map(|(number, cells)| TableRow {
                number,
                cells: clean(cells),
            })
            .collect(),
        ..Table::default()
    }
}

/// Cells without line breaks, control characters and doubled spaces.
pub(super) fn clean(cells: Vec<String>) -> Vec<String> {
    let tidy = |cell: String| {
        let visible: String = cell
            .chars()
            .map(|c| {
                if c.is_control() || c == '\u{feff}' || c == '\u{a0}' {
                    ' '
                } else {
                    c
                }
            })
            .collect();
        visible.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    cells.into_iter().take(MOST_COLUMNS).map(tidy).collect()
}
