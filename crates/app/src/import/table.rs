//! Cells from a file or from the clipboard, whatever program wrote them.

use serde::{Deserialize, Serialize};

use super::ImportSource;
use super::confirm::unless_stopped;
use super::text::{decode, split};
use crate::aside::{self, Failed, Job};
use crate::files::GivenFile;
use crate::{App, AppError, Reply};

/// Rows of texts.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Table {
    pub(super) sheets: Vec<String>,
    pub(super) sheet: Option<String>,
    pub(super) rows: Vec<TableRow>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TableRow {
    /// Its number as a spreadsheet shows it.
    pub(super) number: u32,
    pub(super) cells: Vec<String>,
}

/// The rows of a source. Whoever asked may stop the reading of a file.
pub(super) fn read_table(app: &App, source: &ImportSource, sheet: Option<&str>) -> Reply<Table> {
    let table = match source {
        ImportSource::Pasted { text } => of_text(text),
        ImportSource::File { file } => read_file(app, &app.given_file(file)?, sheet)?,
    };
    if table.rows.len() > limits::LIST_ROWS {
        return Err(too_many_rows());
    }
    Ok(table)
}

pub(super) fn too_many_rows() -> AppError {
    AppError::new("import-too-many-rows").with("most", limits::LIST_ROWS)
}

pub(super) fn too_large(most: u64) -> AppError {
    AppError::new("import-file-too-large").with("most", most / 1024 / 1024)
}

fn read_file(app: &App, given: &GivenFile, sheet: Option<&str>) -> Reply<Table> {
    let bytes = given.read(limits::LIST_FILE, || too_large(limits::LIST_FILE))?;
    // xlsx and ods are zip archives; the old xls begins as all of its family did.
    let is_workbook =
        bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(&[0xD0, 0xCF, 0x11, 0xE0]);
    if !is_workbook {
        return Ok(of_text(&decode(&bytes)));
    }
    let sheet = sheet.map(str::to_owned);
    match aside::ask(&Job::Workbook { sheet }, &[&bytes], &mut || {
        unless_stopped(app)
    }) {
        Ok(aside::Answer::Workbook(table)) => Ok(table),
        Ok(_) | Err(Failed::OutOfBounds) => Err(AppError::new("import-unreadable")),
        Err(Failed::Refused(problem)) => Err(problem),
    }
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
        let text = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        text.chars().take(limits::LIST_CELL).collect()
    };
    cells
        .into_iter()
        .take(limits::LIST_COLUMNS)
        .map(tidy)
        .collect()
}
