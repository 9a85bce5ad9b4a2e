//! Texts, numbers and days beyond what their column takes are refused, whoever writes them: a form, an
//! import, or a file from elsewhere.

use std::error::Error as StdError;
use std::fmt;

use rusqlite::types::{ToSqlOutput, Value, ValueRef};

/// What is beyond its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// A text of more letters.
    TooLong {
        /// How many letters it may have.
        most: usize,
    },
    /// A number that is larger.
    TooHigh {
        /// How large it may be.
        most: u32,
    },
    /// A day or an instant of another age.
    TooFar,
}

impl fmt::Display for Beyond {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { most } => write!(f, "more than {most} letters"),
            Self::TooHigh { most } => write!(f, "more than {most}"),
            Self::TooFar => write!(f, "a year that no calendar has"),
        }
    }
}

impl StdError for Beyond {}

/// Refuses a value that is beyond what its column takes.
pub(crate) fn check(table: &str, column: &str, value: &ToSqlOutput<'_>) -> Result<(), Beyond> {
    match value {
        ToSqlOutput::Borrowed(ValueRef::Text(text)) => check_text(table, column, text),
        ToSqlOutput::Owned(Value::Text(text)) => check_text(table, column, text.as_bytes()),
        ToSqlOutput::Borrowed(ValueRef::Integer(number))
        | ToSqlOutput::Owned(Value::Integer(number)) => check_number(column, *number),
        _ => Ok(()),
    }
}

pub(crate) fn check_text(table: &str, column: &str, text: &[u8]) -> Result<(), Beyond> {
    let most = limits::longest_text(table, column);
    // As many bytes are at most as many letters: most texts need no counting.
    if text.len() > most && String::from_utf8_lossy(text).chars().count() > most {
        return Err(Beyond::TooLong { most });
    }
    match is_moment(column) && !has_near_year(text) {
        true => Err(Beyond::TooFar),
        false => Ok(()),
    }
}

/// Numbers of rows are SQLite's own; all others count something in a hall.
fn check_number(column: &str, number: i64) -> Result<(), Beyond> {
    let most = limits::HIGHEST_NUMBER;
    match !column.ends_with("_id") && number > i64::from(most) {
        true => Err(Beyond::TooHigh { most }),
        false => Ok(()),
    }
}

fn is_moment(column: &str) -> bool {
    let ends = ["_at", "_on"].iter().any(|end| column.ends_with(end));
    ends || ["at", "day", "deadline"].contains(&column)
}

fn has_near_year(text: &[u8]) -> bool {
    let year = text.split(|byte| *byte == b'-').next().unwrap_or_default();
    let year = std::str::from_utf8(year)
        .ok()
        .and_then(|year| year.parse().ok());
    year.is_some_and(|year| limits::YEARS.contains(&year))
}
