//! Cells from a file or from the clipboard, whatever program wrote them.

use std::fs;
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use calamine::{Data, Reader, open_workbook_auto_from_rs};

use super::ImportSource;
use super::text::{decode, split};
use crate::{AppError, Reply};

/// Larger files are no lists of athletes.
const LARGEST_FILE: u64 = 20 * 1024 * 1024;
const MOST_ROWS: usize = 20_000;
const MOST_COLUMNS: usize = 64;

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

pub(super) fn read_table(source: &ImportSource, sheet: Option<&str>) -> Reply<Table> {
    let table = match source {
        ImportSource::Pasted { text } => of_text(text),
        ImportSource::File { path } => read_file(Path::new(path), sheet)?,
    };
    if table.rows.len() > MOST_ROWS {
        return Err(AppError::new("import-too-many-rows").with("most", MOST_ROWS));
    }
    Ok(table)
}

fn read_file(path: &Path, sheet: Option<&str>) -> Reply<Table> {
    let missing = |_| AppError::new("file-missing").with("path", path.display().to_string());
    let size = fs::metadata(path).map_err(missing)?.len();
    if size > LARGEST_FILE {
        return Err(AppError::new("import-file-too-large").with("most", LARGEST_FILE / 1024 / 1024));
    }
    let bytes = fs::read(path).map_err(|problem| AppError::from(store::Error::from(problem)))?;
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

fn of_workbook(bytes: Vec<u8>, wanted: Option<&str>) -> Reply<Table> {
    let unreadable = |problem: calamine::Error| {
        log::warn!("spreadsheet: {problem}");
        AppError::new("import-unreadable")
    };
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(unreadable)?;
    let sheets = book.sheet_names();
    let mut chosen = None;
    for name in &sheets {
        if wanted.is_some_and(|wanted| wanted != name) {
            continue;
        }
        let Ok(range) = book.worksheet_range(name) else {
            continue;
        };
        // Without a choice, the first sheet with something in it.
        if wanted.is_some() || !range.is_empty() {
            chosen = Some((name.clone(), range));
            break;
        }
    }
    let Some((sheet, range)) = chosen else {
        return match wanted {
            Some(sheet) => Err(AppError::new("import-no-such-sheet").with("sheet", sheet)),
            None => Ok(Table {
                sheets,
                ..Table::default()
            }),
        };
    };
    let (top, left) = range.start().unwrap_or_default();
    // A sheet that begins in column C begins there on screen too.
    let margin = (left as usize).min(MOST_COLUMNS);
    let rows = (top + 1..).zip(range.rows()).map(|(number, cells)| {
        let texts = std::iter::repeat_n(String::new(), margin).chain(cells.iter().map(text_of));
        TableRow {
            number,
            cells: clean(texts.collect()),
        }
    });
    let rows = rows.take(MOST_ROWS + 1).collect();
    Ok(Table {
        sheets,
        sheet: Some(sheet),
        rows,
    })
}

/// A cell as a person reads it; of a formula, its value.
fn text_of(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => text.clone(),
        Data::Bool(value) => value.to_string(),
        Data::Int(number) => number.to_string(),
        // A card number typed into a spreadsheet is a number there: 1234, not 1234.0.
        Data::Float(number) if number.fract() == 0.0 && number.abs() < 1e15 => {
            format!("{number:.0}")
        }
        Data::Float(number) => number.to_string(),
        Data::DateTime(moment) => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
    }
}

/// Cells without line breaks, control characters and doubled spaces.
fn clean(cells: Vec<String>) -> Vec<String> {
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
