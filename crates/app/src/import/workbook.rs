//! Cells of a spreadsheet, of whatever program; read aside. A sheet may be hostile, or only odd: one forgotten cell in
//! its last corner makes it seventeen thousand million cells large, so that nothing here is laid out before it is
//! counted.

use std::collections::BTreeMap;
use std::io::Cursor;

use calamine::{Data, Reader, Sheets, Xlsx, XlsxError, open_workbook_auto_from_rs};
use limits::{LIST_COLUMNS, LIST_ROWS};

use super::bomb::refuse_bomb;
use super::table::{Table, TableRow, clean};
use crate::{AppError, Reply};

/// So many empty rows between two others are kept, for the numbers on screen; a larger gap is passed over.
const LARGEST_GAP: u32 = 100;

type Bytes = Cursor<Vec<u8>>;

pub(crate) fn of_workbook(bytes: Vec<u8>, wanted: Option<&str>) -> Reply<Table> {
    refuse_bomb(&bytes)?;
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(unreadable)?;
    let sheets = book.sheet_names();
    for name in &sheets {
        if wanted.is_some_and(|wanted| wanted != name) {
            continue;
        }
        let Some(rows) = rows_of(&mut book, name)? else {
            continue;
        };
        // Without a choice, the first sheet with something in it.
        if wanted.is_some() || !rows.is_empty() {
            return Ok(Table {
                sheet: Some(name.clone()),
                sheets,
                rows,
            });
        }
    }
    match wanted {
        Some(sheet) => Err(AppError::new("import-no-such-sheet").with("sheet", sheet)),
        None => Ok(Table {
            sheets,
            ..Table::default()
        }),
    }
}

pub(super) fn unreadable(problem: impl std::fmt::Display) -> AppError {
    log::warn!("spreadsheet: {problem}");
    AppError::new("import-unreadable")
}

/// The rows of a sheet; nothing where it is a page of another kind, such as a chart.
fn rows_of(book: &mut Sheets<Bytes>, sheet: &str) -> Reply<Option<Vec<TableRow>>> {
    let range = match book {
        Sheets::Xlsx(book) => return rows_of_xlsx(book, sheet),
        Sheets::Xlsb(_) => return Err(unreadable("a binary workbook")),
        // The old format ends at 256 columns, and what the open one repeats has been counted.
        Sheets::Xls(book) => book.worksheet_range(sheet).map_err(unreadable)?,
        Sheets::Ods(book) => book.worksheet_range(sheet).map_err(unreadable)?,
    };
    let (top, left) = range.start().unwrap_or_default();
    // A sheet that begins in column C begins there on screen too.
    let margin = (left as usize).min(LIST_COLUMNS);
    let rows = (top + 1..).zip(range.rows()).map(|(number, cells)| {
        let texts = std::iter::repeat_n(String::new(), margin).chain(cells.iter().map(text_of));
        TableRow {
            number,
            cells: clean(texts.collect()),
        }
    });
    Ok(Some(rows.take(LIST_ROWS + 1).collect()))
}

/// Cell by cell: only those with something in them are kept.
fn rows_of_xlsx(book: &mut Xlsx<Bytes>, sheet: &str) -> Reply<Option<Vec<TableRow>>> {
    let mut reader = match book.worksheet_cells_reader(sheet) {
        Ok(reader) => reader,
        Err(XlsxError::NotAWorksheet(_)) => return Ok(None),
        Err(problem) => return Err(unreadable(problem)),
    };
    let mut found: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    while let Some(cell) = reader.next_cell().map_err(unreadable)? {
        let (row, column) = cell.get_position();
        let text = text_of(&Data::from(cell.get_value().clone()));
        let column = column as usize;
        if text.is_empty() || column >= LIST_COLUMNS {
            continue;
        }
        let cells = found.entry(row).or_default();
        cells.resize(cells.len().max(column + 1), String::new());
        cells[column] = text;
        if found.len() > LIST_ROWS {
            break;
        }
    }
    let mut rows: Vec<TableRow> = Vec::new();
    for (row, cells) in found {
        let number = row + 1;
        if let Some(last) = rows.last().map(|last| last.number)
            && number - last <= LARGEST_GAP
        {
            rows.extend((last + 1..number).map(|number| TableRow {
                number,
                cells: Vec::new(),
            }));
        }
        rows.push(TableRow {
            number,
            cells: clean(cells),
        });
    }
    Ok(Some(rows))
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
