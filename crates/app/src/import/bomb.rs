//! How large a spreadsheet gets when it is laid out, counted before it is: what an archive says of itself may be a lie,
//! and a table may say "the same again so many times".

use std::io::{Cursor, Read};

use limits::{LIST_COLUMNS, LIST_ROWS, LIST_UNPACKED};
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use zip::ZipArchive;

use super::table::{too_large, too_many_rows};
use super::workbook::unreadable;
use crate::Reply;

/// Unpacks once into nothing, but for the content of an open document, whose repetitions are counted.
pub(super) fn refuse_bomb(bytes: &[u8]) -> Reply<()> {
    if !bytes.starts_with(b"PK") {
        return Ok(());
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(unreadable)?;
    let mut left = LIST_UNPACKED;
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
        left = left
            .checked_sub(size)
            .ok_or_else(|| too_large(LIST_UNPACKED))?;
        if is_content && cells_of(&content)? > LIST_ROWS * LIST_COLUMNS {
            return Err(too_many_rows());
        }
    }
    Ok(())
}

/// How many cells with something in them an open document lays out. A document that ends in the middle is refused: its
/// reader would wait for the rest for ever.
fn cells_of(content: &[u8]) -> Reply<usize> {
    let content = String::from_utf8_lossy(content);
    let mut reader = Reader::from_str(&content);
    reader.config_mut().expand_empty_elements = true;
    let (mut open, mut cells) = (0_usize, 0_usize);
    let (mut rows, mut cell): (Vec<usize>, Option<Cell>) = (Vec::new(), None);
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) => {
                open += 1;
                match tag.local_name().as_ref() {
                    "table-row" => rows.push(repeated(&tag)),
                    "table-cell" | "covered-table-cell" => cell = Some(Cell::begin(&tag)),
                    // Whatever is inside fills it: a paragraph, a note, a drawing.
                    _ => {
                        if let Some(cell) = &mut cell {
                            cell.filled = true;
                        }
                    }
                }
            }
            Event::End(tag) => {
                open = open.saturating_sub(1);
                match tag.local_name().as_ref() {
                    "table-row" => drop(rows.pop()),
                    "table-cell" | "covered-table-cell" => {
                        let rows = rows.last().copied().unwrap_or(1);
                        let filled = cell.take().filter(|cell| cell.filled);
                        let times = filled.map_or(0, |cell| cell.columns.saturating_mul(rows));
                        cells = cells.saturating_add(times);
                    }
                    _ => {}
                }
            }
            Event::Eof if open > 0 => return Err(unreadable("the document ends in the middle")),
            Event::Eof => return Ok(cells),
            _ => {}
        }
    }
}

/// A cell being read.
struct Cell {
    columns: usize,
    filled: bool,
}

impl Cell {
    /// Any attribute but its looks says that there is something in it.
    fn begin(tag: &BytesStart<'_>) -> Cell {
        const LOOKS: [&str; 6] = [
            "number-columns-repeated",
            "number-columns-spanned",
            "number-rows-spanned",
            "style-name",
            "content-validation-name",
            "protect",
        ];
        let mut attributes = tag.attributes();
        let attributes = attributes.with_checks(false).flatten();
        let mut names = attributes.map(|one| one.key.local_name());
        let filled = names.any(|name| !LOOKS.contains(&name.as_ref()));
        Cell {
            columns: repeated(tag),
            filled,
        }
    }
}

/// How many times a row or a cell stands there; one that cannot be read is beyond all bounds.
fn repeated(tag: &BytesStart<'_>) -> usize {
    let mut attributes = tag.attributes();
    let counts = attributes.with_checks(false).flatten().filter(|one| {
        let name = one.key.local_name();
        name.as_ref() == "number-rows-repeated" || name.as_ref() == "number-columns-repeated"
    });
    let counts = counts.map(|one| one.value.trim().parse().unwrap_or(usize::MAX));
    // Said twice, the larger counts: readers differ on which one holds.
    counts.max().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::cells_of;

    const FULL: &str =
        "<table:table-cell office:value-type=\"string\"><text:p>x</text:p></table:table-cell>";

    #[track_caller]
    fn check(row: &str, cells: &str, expected: usize) {
        let content =
            format!("<office:body><table:table-row{row}>{cells}</table:table-row></office:body>");
        assert_eq!(cells_of(content.as_bytes()), Ok(expected), "{content}");
    }

    #[test]
    fn what_is_repeated_counts_when_it_holds_something() {
        check("", FULL, 1);
        check(" table:number-rows-repeated=\"1048576\"", FULL, 1_048_576);
        let empty = "<table:table-cell table:number-columns-repeated=\"16384\"/>";
        check(" table:number-rows-repeated=\"1048570\"", empty, 0);
        let with = |attributes: &str| format!("<table:table-cell {attributes}/>");
        for (attributes, expected) in [
            ("table:number-columns-repeated=\"7\" office:value=\"1\"", 7),
            (
                "table:number-columns-repeated=\"no\" office:value=\"1\"",
                usize::MAX,
            ),
            (
                "office:date-value=\"2006-04-25\" table:number-columns-repeated=\"9\"",
                9,
            ),
            (
                "office:string-value=\"x\" table:number-columns-repeated=\"9\"",
                9,
            ),
            (
                "office:boolean-value=\"true\" table:number-columns-repeated=\"9\"",
                9,
            ),
            (
                "table:formula=\"of:=1>0\" table:number-columns-repeated=\"9\"",
                9,
            ),
            (
                "office:string-value=\"a>b\" table:number-columns-repeated='9'",
                9,
            ),
        ] {
            check("", &with(attributes), expected);
        }
        let bold = "<table:covered-table-cell table:number-columns-repeated=\"5\"><text:p/></table:covered-table-cell>";
        check(" table:number-rows-repeated=\"2\"", bold, 10);
    }

    #[test]
    fn what_ends_in_the_middle_is_refused() {
        let content = format!("<office:body><table:table-row>{FULL}");
        assert_eq!(
            cells_of(content.as_bytes()).expect_err("refused").code,
            "import-unreadable"
        );
    }
}
