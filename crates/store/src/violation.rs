//! From what SQLite says about a failed constraint to a stable code.
//!
//! - CHECK: the constraint's name, with hyphens.
//! - UNIQUE: `<table>-<columns>-taken`, columns without their `_id`.
//! - FOREIGN KEY: `missing-<owner>` when a row points at nothing, `used-by-<table>` when a row
//!   that is still pointed at should go.

use rusqlite::{Connection, ffi};

use crate::error::{Error, Violation};

impl Violation {
    /// Reads SQLite's message. A foreign key needs [`explain_reference`]: SQLite does not name it.
    pub(crate) fn from_sqlite(error: &rusqlite::Error) -> Option<Self> {
        let rusqlite::Error::SqliteFailure(failure, message) = error else {
            return None;
        };
        let subject = message.as_deref().and_then(|m| m.split_once(": "));
        let subject = subject.map_or("", |(_, subject)| subject);
        match failure.extended_code {
            ffi::SQLITE_CONSTRAINT_CHECK => Some(Self {
                code: kebab(subject),
                table: None,
            }),
            ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY => {
                let columns: Vec<_> = subject
                    .split(", ")
                    .filter_map(|c| c.split_once('.'))
                    .collect();
                let table = columns.first()?.0;
                let columns: Vec<_> = columns.iter().map(|(_, column)| *column).collect();
                Some(Self::taken(table, &columns))
            }
            ffi::SQLITE_CONSTRAINT_FOREIGNKEY => Some(Self {
                code: "broken-reference".into(),
                table: None,
            }),
            ffi::SQLITE_CONSTRAINT_NOTNULL => Some(Self {
                code: "value-missing".into(),
                table: subject.split_once('.').map(|(table, _)| table.into()),
            }),
            _ => None,
        }
    }

    /// The code of a UNIQUE constraint.
    pub(crate) fn taken(table: &str, columns: &[&str]) -> Self {
        let columns: Vec<_> = columns
            .iter()
            .map(|column| column.strip_suffix("_id").unwrap_or(column))
            .collect();
        Self {
            code: kebab(&format!("{table}_{}_taken", columns.join("_"))),
            table: Some(table.into()),
        }
    }

    /// The code for a row that points at no row of `owner`.
    pub(crate) fn missing(owner: &str) -> Self {
        Self {
            code: kebab(&format!("missing_{owner}")),
            table: Some(owner.into()),
        }
    }

    /// The code for a row that cannot go because `table` points at it.
    pub(crate) fn used_by(table: &str) -> Self {
        Self {
            code: kebab(&format!("used_by_{table}")),
            table: Some(table.into()),
        }
    }
}

/// What is being done to the row whose foreign key failed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doing {
    Writing,
    Deleting,
}

/// Finds out which foreign key stands in the way: does the refused step again with the checks put
/// off, asks SQLite what is broken, and takes it back.
pub(crate) fn explain_reference(
    conn: &Connection,
    error: rusqlite::Error,
    doing: Doing,
    again: impl FnOnce() -> rusqlite::Result<()>,
) -> Error {
    let is_reference = matches!(
        &error,
        rusqlite::Error::SqliteFailure(failure, _)
            if failure.extended_code == ffi::SQLITE_CONSTRAINT_FOREIGNKEY
    );
    if !is_reference {
        return error.into();
    }
    match first_broken(conn, again) {
        Ok(Some((table, _))) if doing == Doing::Deleting => {
            Error::Refused(Violation::used_by(&table))
        }
        Ok(Some((_, owner))) => Error::Refused(Violation::missing(&owner)),
        _ => error.into(),
    }
}

fn first_broken(
    conn: &Connection,
    again: impl FnOnce() -> rusqlite::Result<()>,
) -> rusqlite::Result<Option<(String, String)>> {
    conn.execute_batch("SAVEPOINT explaining; PRAGMA defer_foreign_keys = ON;")?;
    let found = again().and_then(|()| {
        let mut check = conn.prepare("PRAGMA foreign_key_check")?;
        let mut rows = check.query([])?;
        rows.next()?
            .map(|row| Ok((row.get("table")?, row.get("parent")?)))
            .transpose()
    });
    conn.execute_batch(
        "ROLLBACK TO explaining; RELEASE explaining; PRAGMA defer_foreign_keys = OFF;",
    )?;
    found
}

fn kebab(name: &str) -> String {
    name.replace('_', "-")
}

#[cfg(test)]
mod tests;
