//! Where everything is kept: the database, copies of it, the log.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::AppError;

/// Set, it names the folder to use instead of the platform's own: for tests, or a stick to carry along.
pub const DATA_VARIABLE: &str = "TABELLONE_DATA";

/// The program's folder, made if it was not there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataFolder {
    root: PathBuf,
    is_the_default: bool,
}

impl DataFolder {
    /// The folder named by `TABELLONE_DATA`, or the platform's own for data of programs.
    ///
    /// # Errors
    /// The folder cannot be made, or there is no home to make it in.
    pub fn find() -> Result<DataFolder, AppError> {
        match std::env::var_os(DATA_VARIABLE).filter(|folder| !folder.is_empty()) {
            Some(folder) => Ok(DataFolder {
                is_the_default: false,
                ..DataFolder::at(PathBuf::from(folder))?
            }),
            None => {
                let base = dirs::data_dir().ok_or_else(|| AppError::new("no-data-folder"))?;
                let folder = DataFolder::at(base.join("tabellone"))?;
                // It is the program's own; one that was named may hold other things for other people.
                store::only_for_owner(&folder.root);
                Ok(DataFolder {
                    is_the_default: true,
                    ..folder
                })
            }
        }
    }

    /// A given folder.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn at(root: impl Into<PathBuf>) -> Result<DataFolder, AppError> {
        let root = root.into();
        store::private_folder(&root).map_err(|problem| cannot_make(&root, &problem))?;
        Ok(DataFolder {
            root,
            is_the_default: false,
        })
    }

    /// Whether this is the platform's own folder, which one program at a time uses.
    pub fn is_the_default(&self) -> bool {
        self.is_the_default
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The database with all events.
    pub fn database(&self) -> PathBuf {
        self.root.join("tabellone.db")
    }

    /// Automatic copies of the database.
    pub fn copies(&self) -> PathBuf {
        self.root.join("copies")
    }

    /// The second folder for copies, written down once more outside the database: on the day when the database does
    /// not open, the copies there are wanted most.
    pub(crate) fn second_folder_note(&self) -> PathBuf {
        self.root.join("second-folder.txt")
    }

    /// Papers that are looked at and not kept.
    pub fn papers(&self) -> PathBuf {
        self.root.join("papers")
    }

    /// Log files.
    pub fn logs(&self) -> PathBuf {
        self.root.join("logs")
    }

    /// The log being written.
    pub fn log_file(&self) -> PathBuf {
        self.logs().join("tabellone.log")
    }

    /// The log, open for more lines, made if it was not there. The program runs without one too: what keeps it from
    /// being written is mostly what keeps the data from being opened, and told as that.
    ///
    /// # Errors
    /// It cannot be made or written.
    pub fn open_log(&self) -> io::Result<File> {
        store::private_folder(&self.logs())?;
        store::private_file(&self.log_file())?;
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(self.log_file())
    }
}

fn cannot_make(folder: &Path, problem: &io::Error) -> AppError {
    let code = match problem.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "folder-read-only",
        io::ErrorKind::StorageFull => "disk-full",
        _ => "folder-unusable",
    };
    log::warn!("{}: {problem}", folder.display());
    AppError::new(code).with("path", folder.display().to_string())
}
