//! Going back to a safe copy. The present file is always kept aside first.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::backup::{Backup, StepResult};

use crate::backup::{STAMP, open_copy, sync_folder};
use crate::change::Action;
use crate::error::{Error, OpenError};
use crate::journal::Head;
use crate::open::{Store, checked_version};
use crate::schema::{LATEST_VERSION, migrate};

impl Store {
    /// Puts a copy in the place of the open file's content, for good, and hands back where the
    /// content of before was kept. Nothing changes unless the copy is sound and all of it arrives.
    pub fn restore(&mut self, copy: &Path, action: Action) -> Result<PathBuf, OpenError> {
        let source = open_copy(copy)?;
        let version = checked_version(&source)?;
        let aside = self.beside("before-restore", action.at);
        self.backup(&aside, |_| {})?;
        {
            let backup = Backup::new(&source, &mut self.conn)?;
            // All pages in one step: SQLite writes them as one transaction.
            if backup.step(-1)? != StepResult::Done {
                return Err(OpenError::InUse);
            }
        }
        self.conn.pragma_update(None, "journal_mode", "WAL")?;
        if version < LATEST_VERSION {
            migrate(&mut self.conn).map_err(OpenError::UpgradeFailed)?;
        }
        self.head = Head::load(&self.conn)?;
        self.change_for_good(action, |_| Ok::<_, Error>(()))?;
        Ok(aside)
    }

    /// Opens a sound copy in the place of a file that is damaged or gone. The damaged file is kept
    /// beside it under another name.
    pub fn open_from_backup(path: &Path, copy: &Path, action: Action) -> Result<Self, OpenError> {
        checked_version(&open_copy(copy)?)?;
        let folder = path.parent().unwrap_or(Path::new("."));
        let lock = crate::open::lock(path)?;
        for ending in ["", "-wal", "-shm"] {
            let old = with_ending(path, ending);
            if old.exists() {
                let aside = with_ending(&named_beside(path, "damaged", action.at), ending);
                fs::rename(old, aside).map_err(Error::from)?;
            }
        }
        let part = path.with_extension("part");
        fs::copy(copy, &part).map_err(Error::from)?;
        fs::File::open(&part)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&part, path))
            .map_err(Error::from)?;
        sync_folder(folder)?;
        drop(lock);
        let mut store = Self::open(path)?;
        store.change_for_good(action, |_| Ok::<_, Error>(()))?;
        Ok(store)
    }

    fn beside(&self, what: &str, at: DateTime<Utc>) -> PathBuf {
        named_beside(self.path(), what, at)
    }
}

fn named_beside(path: &Path, what: &str, at: DateTime<Utc>) -> PathBuf {
    path.with_extension(format!("{what}-{}.db", at.format(STAMP)))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
