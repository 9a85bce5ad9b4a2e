//! Rows for spreadsheets: the same cells as CSV or as a workbook.

use chrono::{Datelike, NaiveDateTime, Timelike};
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook, XlsxError};

use crate::{AppError, Reply};

/// A table under its titles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Table {
    /// Name of the sheet.
    pub(super) title: String,
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Vec<Cell>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Cell {
    Text(String),
    Number(u32),
    /// On the event's clock.
    Moment(NaiveDateTime),
    Empty,
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        if text.is_empty() {
            Cell::Empty
        } else {
            Cell::Text(text.to_owned())
        }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::from(text.as_str())
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Cell::Number(number)
    }
}

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(maybe: Option<T>) -> Self {
        maybe.map_or(Cell::Empty, Into::into)
    }
}

/// Days and times as people write them in Italy and Portugal.
const MOMENT: &str = "%d/%m/%Y %H:%M";

impl Table {
    /// CSV as a spreadsheet set to Italian opens it with a double click: marked as UTF-8, semicolons, Windows' line ends.
    pub(super) fn to_csv(&self) -> Reply<Vec<u8>> {
        let mut writer = csv::WriterBuilder::new()
            .delimiter(b';')
            .terminator(csv::Terminator::CRLF)
            .from_writer("\u{feff}".as_bytes().to_vec());
        let problem = |problem: csv::Error| AppError::internal(problem);
        writer
            .write_record(self.head.iter().map(|title| harmless(title)))
            .map_err(problem)?;
        for row in &self.rows {
            writer
                .write_record(row.iter().map(csv_text))
                .map_err(problem)?;
        }
        writer.into_inner().map_err(AppError::internal)
    }

    /// A workbook whose texts are texts, whatever they begin with.
    pub(super) fn to_xlsx(&self) -> Reply<Vec<u8>> {
        self.workbook().map_err(AppError::internal)
    }

    fn workbook(&self) -> Result<Vec<u8>, XlsxError> {
        let mut book = Workbook::new();
        let (bold, moment) = (
            Format::new().set_bold(),
            Format::new().set_num_format("dd/mm/yyyy hh:mm"),
        );
        let sheet = book.add_worksheet();
        sheet.set_name(&self.title)?.set_freeze_panes(1, 0)?;
        for (column, title) in (0..).zip(&self.head) {
            sheet.write_string_with_format(0, column, title, &bold)?;
        }
        for (row, cells) in (1..).zip(&self.rows) {
            for (column, cell) in (0..).zip(cells) {
                match cell {
                    Cell::Text(text) => sheet.write_string(row, column, text)?,
                    Cell::Number(number) => sheet.write_number(row, column, *number)?,
                    Cell::Moment(at) => {
                        sheet.write_datetime_with_format(row, column, excel(*at)?, &moment)?
                    }
                    Cell::Empty => continue,
                };
            }
        }
        sheet.autofit();
        book.save_to_buffer()
    }
}

fn excel(at: NaiveDateTime) -> Result<ExcelDateTime, XlsxError> {
    let day = ExcelDateTime::from_ymd(
        u16::try_from(at.year()).unwrap_or(1900),
        at.month() as u8,
        at.day() as u8,
    )?;
    day.and_hms(at.hour() as u16, at.minute() as u8, f64::from(at.second()))
}

fn csv_text(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => harmless(text),
        Cell::Number(number) => number.to_string(),
        Cell::Moment(at) => at.format(MOMENT).to_string(),
        Cell::Empty => String::new(),
    }
}

/// A text that a spreadsheet would run as a formula gets an apostrophe, which makes it text and is not shown. Whoever
/// opens the file with another separator sees cells that begin in the middle of a text: these get one too.
fn harmless(text: &str) -> String {
    const RUNS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let mut safe = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for letter in text.chars() {
        let breaks = safe.is_empty() && letter.is_control();
        if begins && RUNS.contains(&letter) || breaks {
            safe.push('\'');
        }
        safe.push(letter);
        let parts = [',', ';', '|', '\t', '\r', '\n', '"'].contains(&letter);
        begins = parts || begins && letter == ' ';
    }
    safe
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use calamine::{Data, Reader, Xlsx};
    use chrono::NaiveDate;

    use super::*;

    fn table() -> Table {
        let at = NaiveDate::from_ymd_opt(2006, 4, 25).and_then(|day| day.and_hms_opt(9, 5, 0));
        Table {
            title: "Prova".to_owned(),
            head: vec![
                "Cognome".to_owned(),
                "Punti".to_owned(),
                "Quando".to_owned(),
            ],
            rows: vec![
                vec![
                    "D’Alò; \"Nico\"".into(),
                    7.into(),
                    at.map_or(Cell::Empty, Cell::Moment),
                ],
                vec![
                    "=HYPERLINK(\"x\")".into(),
                    Cell::Empty,
                    "due\r\nrighe".into(),
                ],
                vec!["@SUM(1)".into(), "+39".into(), "-1".into()],
                vec!["Rossi,=1+1".into(), "a|\t -2".into(), "D-1, 4-3".into()],
            ],
        }
    }

    #[test]
    fn csv_follows_italian_customs_and_runs_nothing() {
        let text = String::from_utf8(table().to_csv().expect("written")).expect("UTF-8");
        let expected = "\u{feff}Cognome;Punti;Quando\r\n\"D’Alò; \"\"Nico\"\"\";7;25/04/2006 09:05\r\n\
            \"'=HYPERLINK(\"\"x\"\")\";;\"due\r\nrighe\"\r\n'@SUM(1);'+39;'-1\r\nRossi,'=1+1;a|\t '-2;D-1, 4-3\r\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_workbook_keeps_texts_as_texts() {
        let bytes = table().to_xlsx().expect("written");
        let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).expect("a workbook");
        let range = book.worksheet_range("Prova").expect("a sheet");
        assert_eq!(
            range.get_value((2, 0)),
            Some(&Data::String("=HYPERLINK(\"x\")".to_owned()))
        );
        assert_eq!(range.get_value((1, 1)), Some(&Data::Float(7.0)));
        let Some(Data::DateTime(at)) = range.get_value((1, 2)) else {
            panic!("no date")
        };
        assert_eq!(at.to_ymd_hms_milli(), (2006, 4, 25, 9, 5, 0, 0));
        assert!(
            book.worksheet_formula("Prova")
                .expect("formulas")
                .is_empty()
        );
    }
}
