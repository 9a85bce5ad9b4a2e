//! What can go wrong, as types. Each has a short code; the sentence for it is `error-<code>` in
//! `locales/`.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::bounds::Beyond;

/// A constraint of the schema that refused a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The code of its sentence: the constraint's name, or what follows from the columns.
    pub code: String,
    /// The table it was about, where SQLite or the caller knows.
    pub table: Option<String>,
}

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The schema refuses it.
    #[error("refused by the schema: {}", .0.code)]
    Refused(Violation),
    /// A text, number or day is beyond what its column takes.
    #[error("beyond bounds: {0}")]
    Beyond(Beyond),
    /// The file was deleted or replaced while it was open: nothing written to it would last.
    #[error("the file is gone")]
    Gone {
        /// A copy of what it held, where one could be made.
        copy: Option<PathBuf>,
    },
    /// The row that was to be read, changed or deleted is not there.
    #[error("no row {id} in {table}")]
    Missing {
        /// In which table.
        table: &'static str,
        /// Which row.
        id: i64,
    },
    /// No action is left to take back.
    #[error("nothing to undo")]
    NothingToUndo,
    /// No action was just taken back.
    #[error("nothing to redo")]
    NothingToRedo,
    /// The journal and the facts disagree; nothing was written.
    #[error("the journal does not match the facts: {0}")]
    JournalBroken(String),
    /// Whoever watched the work broke it off; everything is as it was.
    #[error("cancelled")]
    Cancelled,
    /// The disk is full; nothing was written.
    #[error("the disk is full")]
    DiskFull,
    /// The file or its folder cannot be written.
    #[error("the file is read-only")]
    ReadOnly,
    /// Another program holds the file.
    #[error("the file is in use")]
    InUse,
    /// The folder is not there (any more).
    #[error("no such folder: {}", .0.display())]
    FolderMissing(PathBuf),
    /// The disk or stick failed.
    #[error("the disk failed: {0}")]
    DiskFailed(String),
    /// The file's content is damaged.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// Anything else from SQLite: a mistake of the program.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
}

impl Error {
    /// The short code; `error-<code>` is its sentence.
    pub fn code(&self) -> &str {
        match self {
            Self::Refused(violation) => &violation.code,
            Self::Beyond(Beyond::TooLong { .. }) => "text-too-long",
            Self::Beyond(Beyond::TooHigh { .. }) => "number-too-high",
            Self::Beyond(Beyond::TooFar) => "day-too-far",
            Self::Gone { .. } => "data-gone",
            Self::Missing { .. } => "row-missing",
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
            Self::JournalBroken(_) => "journal-broken",
            Self::Cancelled => "work-cancelled",
            Self::DiskFull => "disk-full",
            Self::ReadOnly => "read-only",
            Self::InUse => "file-in-use",
            Self::FolderMissing(_) => "folder-missing",
            Self::DiskFailed(_) => "disk-failed",
            Self::Damaged(_) => "file-damaged",
            Self::Sqlite(_) => "database",
        }
    }

    /// What the sentence may name. Details of SQLite or of the system are for the log alone.
    pub fn data(&self) -> Value {
        match self {
            Self::Refused(violation) => json!({ "table": violation.table }),
            Self::Missing { table, id } => json!({ "table": table, "id": id }),
            Self::FolderMissing(folder) => json!({ "folder": folder }),
            Self::Beyond(Beyond::TooLong { most }) => json!({ "most": most }),
            Self::Beyond(Beyond::TooHigh { most }) => json!({ "most": most }),
            Self::Beyond(Beyond::TooFar) => {
                json!({ "first": limits::YEARS.start().to_string(), "last": limits::YEARS.end().to_string() })
            }
            Self::Gone { copy } => json!({ "copy": copy }),
            _ => json!({}),
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(source: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode;
        if let Some(problem) = beyond(&source) {
            return Self::Beyond(problem);
        }
        let detail = source.to_string();
        match source.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => match Violation::from_sqlite(&source) {
                Some(violation) => Self::Refused(violation),
                None => Self::Sqlite(source),
            },
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::InUse,
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Self::DiskFailed(detail),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(detail),
            _ => Self::Sqlite(source),
        }
    }
}

fn beyond(source: &rusqlite::Error) -> Option<Beyond> {
    match source {
        rusqlite::Error::ToSqlConversionFailure(problem) => problem.downcast_ref().copied(),
        _ => None,
    }
}

impl From<std::io::Error> for Error {
    fn from(source: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match source.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::DiskFull
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::DiskFailed(source.to_string()),
        }
    }
}

/// Why a file could not be opened. Nothing was changed in it.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It is not an SQLite file, or not one of this program.
    #[error("not a file of this program")]
    NotOurs,
    /// A newer version of the program wrote it.
    #[error("the file has version {found}, this program knows {known}")]
    Newer {
        /// Its version.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// Another instance has it open.
    #[error("the file is open in another window")]
    InUse,
    /// Its content is damaged.
    #[error("the file is damaged: {}", findings.join("; "))]
    Damaged {
        /// What SQLite's own check found.
        findings: Vec<String>,
    },
    /// An older file could not be brought up to date; it is as it was.
    #[error("the file could not be upgraded: {0}")]
    UpgradeFailed(String),
    /// Anything that can also happen later.
    #[error(transparent)]
    Other(#[from] Error),
}

impl OpenError {
    /// The short code; `error-<code>` is its sentence.
    pub fn code(&self) -> &str {
        match self {
            Self::NotOurs => "not-a-database",
            Self::Newer { .. } => "file-newer",
            Self::InUse => "file-in-use",
            Self::Damaged { .. } => "file-damaged",
            Self::UpgradeFailed(_) => "upgrade-failed",
            Self::Other(error) => error.code(),
        }
    }

    /// What the sentence may name.
    pub fn data(&self) -> Value {
        match self {
            Self::Newer { found, known } => json!({ "found": found, "known": known }),
            Self::Other(error) => error.data(),
            _ => json!({}),
        }
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(source: rusqlite::Error) -> Self {
        match source.sqlite_error_code() {
            Some(rusqlite::ErrorCode::NotADatabase) => Self::NotOurs,
            Some(rusqlite::ErrorCode::DatabaseCorrupt) => Self::Damaged {
                findings: vec![source.to_string()],
            },
            Some(rusqlite::ErrorCode::DatabaseBusy) => Self::InUse,
            _ => Self::Other(source.into()),
        }
    }
}
