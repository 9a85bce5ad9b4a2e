//! Cells of a spreadsheet, of whatever program. A sheet may be hostile, or only odd: one forgotten cell in its last
//! corner makes it seventeen thousand million cells large, so that nothing here is laid out before it is counted.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use calamine::{Data, Reader, Sheets, Xlsx, XlsxError, open_workbook_auto_from_rs};
use zip::ZipArchive;

use super::table::{MOST_COLUMNS, MOST_ROWS, Table, TableRow, clean};
use crate::{AppError, Reply};

/// What a spreadsheet may be when it is unpacked.
const LARGEST_CONTENT: u64 = 200 * 1024 * 1024;
/// So many empty rows between two others are kept, for the numbers on screen; a larger gap is passed over.
const LARGEST_GAP: u32 = 100;

type Bytes = Cursor<Vec<u8>>;

pub(super) fn of_workbook(bytes: Vec<u8>, wanted: Option<&str>) -> Reply<Table> {
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

fn unreadable(problem: impl std::fmt::Display) -> AppError {
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
    let margin = (left as usize).min(MOST_COLUMNS);
    let rows = (top + 1..).zip(range.rows()).map(|(number, cells)| {
        let texts = std::iter::repeat_n(String::new(), margin).chain(cells.iter().map(text_of));
        TableRow {
            number,
            cells: clean(texts.collect()),
        }
    });
    Ok(Some(rows.take(MOST_ROWS + 1).collect()))
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
        if text.is_empty() || column >= MOST_COLUMNS {
            continue;
        }
        let cells = found.entry(row).or_default();
        cells.resize(cells.len().max(column + 1), String::new());
        cells[column] = text;
        if found.len() > MOST_ROWS {
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

/// Unpacks once into nothing, to know how large it gets: what an archive says of itself may be a lie.
fn refuse_bomb(bytes: &[u8]) -> Reply<()> {
    if !bytes.starts_with(b"PK") {
        return Ok(());
    }
    let too_large =
        || AppError::new("import-file-too-large").with("most", LARGEST_CONTENT / 1024 / 1024);
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(unreadable)?;
    let mut left = LARGEST_CONTENT;
    for index in 0..archive.len() {
        let part = archive.by_index(index).map_err(unreadable)?;
        let is_content = part.name().is_ok_and(|name| name == "content.xml");
        let mut limited = part.take(left + 1);
        let mut content = Vec::new();
        let size = if is_content {
            limited.read_to_end(&mut content).map_err(unreadable)? as u64
        } else {
            std::io::copy(&mut limited, &mut std::io::sink()).map_err(unreadable)?
        };
        left = left.checked_sub(size).ok_or_else(too_large)?;
        if repeated_cells(&String::from_utf8_lossy(&content)) > MOST_ROWS * MOST_COLUMNS {
            return Err(AppError::new("import-too-many-rows").with("most", MOST_ROWS));
        }
    }
    Ok(())
}

/// How many cells with something in them an open document lays out, where it says "the same again so many times".
fn repeated_cells(content: &str) -> usize {
    let rows = content.split("<table:table-row").skip(1);
    // Cells under a merged one are called covered, and count as much.
    let cells_of = |row: &str| {
        row.split("table-cell").skip(1).fold(0, |sum: usize, cell| {
            let filled = cell.contains("<text:p") || cell.contains("office:value");
            let cells = if filled { repeats(cell, "columns") } else { 0 };
            sum.saturating_add(cells)
        })
    };
    rows.fold(0, |sum: usize, row| {
        sum.saturating_add(cells_of(row).saturating_mul(repeats(row, "rows")))
    })
}

/// The number in the opening tag that the text begins with; one where there is none.
fn repeats(tag: &str, what: &str) -> usize {
    let tag = tag.split('>').next().unwrap_or_default();
    let Some((_, rest)) = tag.split_once(&format!("table:number-{what}-repeated=")) else {
        return 1;
    };
    let number = rest.trim_start_matches(['"', '\'']);
    let number = number.split(['"', '\'']).next().unwrap_or_default();
    number.parse().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::repeated_cells;

    #[test]
    fn what_is_repeated_counts_when_it_holds_something() {
        let full =
            "<table:table-cell office:value-type=\"string\"><text:p>x</text:p></table:table-cell>";
        let row = |attributes: &str, cells: &str| {
            format!("<table:table-row{attributes}>{cells}</table:table-row>")
        };
        for (content, cells) in [
            (row("", full), 1),
            (
                row(" table:number-rows-repeated=\"1048576\"", full),
                1_048_576,
            ),
            (
                row(
                    " table:number-rows-repeated=\"1048570\"",
                    "<table:table-cell table:number-columns-repeated=\"16384\"/>",
                ),
                0,
            ),
            (
                row(
                    "",
                    &full.replace(
                        "cell office",
                        "cell table:number-columns-repeated=\"7\" office",
                    ),
                ),
                7,
            ),
            (
                row(
                    "",
                    &full.replace(
                        "cell office",
                        "cell table:number-columns-repeated=\"no\" office",
                    ),
                ),
                usize::MAX,
            ),
        ] {
            assert_eq!(repeated_cells(&content), cells, "{content}");
        }
    }
}
