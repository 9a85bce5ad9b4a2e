//! Where the file is, and whether it still is there.
//!
//! A system lets go of a name while the program still holds the file: somebody deletes the folder, a
//! program that synchronises puts another file in its place, and everything written from then on
//! would be gone at the next start. So before a change is acknowledged the name is looked at.

use std::io;
use std::path::{Path, PathBuf};

/// The open file's names, and what they stood for when it was opened.
pub(crate) struct Place {
    path: PathBuf,
    file: Identity,
    /// The log of recent writes beside it; none until it is first seen.
    log: Option<Identity>,
    /// Where a last copy goes when the file is gone.
    pub(crate) refuge: Option<PathBuf>,
    /// The file was seen to be gone; a copy of what it held, if one could be made.
    pub(crate) gone: Option<Option<PathBuf>>,
}

impl Place {
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        Ok(Self {
            file: identity(path)?,
            log: None,
            refuge: None,
            gone: None,
            path: path.to_owned(),
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether both names still stand for the files that are open.
    pub(crate) fn is_there(&mut self) -> bool {
        if identity(&self.path).ok() != Some(self.file) {
            return false;
        }
        let Ok(log) = identity(&with_ending(&self.path, "-wal")) else {
            return self.log.is_none();
        };
        *self.log.get_or_insert(log) == log
    }
}

pub(crate) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// What tells a file from another that has taken its name.
#[cfg(unix)]
type Identity = (u64, u64);

/// Looked up by name: opening the file a second time would let go of SQLite's locks on it.
#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(path)?;
    Ok((found.dev(), found.ino()))
}

/// Windows does not let go of the name of an open database; when it was made tells the rest.
#[cfg(not(unix))]
type Identity = std::time::SystemTime;

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    std::fs::metadata(path)?.created()
}
