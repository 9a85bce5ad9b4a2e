//! Going back to a safe copy. The present file is always kept aside first.
//!
//! The copy is first made ready in a folder of its own: brought up to date, with the row of the
//! journal that tells of the restore. Only then does it take the place of the present content, in
//! one step that happens or does not.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::backup::{Backup, StepResult};

use crate::backup::{Progress, STAMP, copy_pages, open_copy, sync_folder, unwatched};
use crate::change::Action;
use crate::error::{Error, OpenError};
use crate::journal::Head;
use crate::open::{Store, checked_version, lock};

impl Store {
    /// Puts a copy in the place of the open file's content, for good, and hands back where the
    /// content of before was kept. Nothing changes unless the copy is sound and all of it arrives, and
    /// until it has taken its place `watch` can break the work off. It hears of both halves: the copy
    /// is made ready, the present is kept aside.
    pub fn restore(
        &mut self,
        copy: &Path,
        action: Action,
        mut watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<PathBuf, OpenError> {
        let aside = named_beside(self.path(), "before-restore", action.at);
        let mut half = |done_before: u32, at: Progress| {
            watch(Progress {
                done: done_before * at.total + at.done,
                total: 2 * at.total,
            })
        };
        let ready = Ready::make(self.path(), copy, action, &mut |at| half(0, at))?;
        self.backup(&aside, |at| half(1, at))?;
        {
            let backup = Backup::new(&ready.store.conn, &mut self.conn)?;
            // All pages in one step: SQLite writes them as one transaction.
            if backup.step(-1)? != StepResult::Done {
                return Err(OpenError::InUse);
            }
        }
        self.head = Head::load(&self.conn)?;
        Ok(aside)
    }

    /// Opens a sound copy in the place of a file that is damaged or gone. The damaged file is kept
    /// beside it under another name.
    pub fn open_from_backup(path: &Path, copy: &Path, action: Action) -> Result<Self, OpenError> {
        let lock = lock(path)?;
        let aside = named_beside(path, "damaged", action.at);
        let ready = Ready::make(path, copy, action, &mut unwatched)?;
        let part = path.with_extension("part");
        ready.store.backup(&part, unwatched)?;
        for ending in ["", "-wal", "-shm"] {
            let old = with_ending(path, ending);
            if old.exists() {
                fs::rename(old, with_ending(&aside, ending)).map_err(Error::from)?;
            }
        }
        fs::rename(&part, path).map_err(Error::from)?;
        sync_folder(folder_of(path))?;
        drop(lock);
        Self::open(path)
    }
}

/// A copy made ready, in a folder beside the file that goes when this does.
struct Ready {
    store: Store,
    _folder: Workshop,
}

impl Ready {
    fn make(
        path: &Path,
        copy: &Path,
        action: Action,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Self, OpenError> {
        let source = open_copy(copy)?;
        checked_version(&source)?;
        let folder = Workshop::open(path)?;
        let file = folder.0.join("ready.db");
        copy_pages(&source, &file, watch)?;
        let mut store = Store::open(&file)?;
        store.change_for_good(action, |_| Ok::<_, Error>(()))?;
        Ok(Self {
            store,
            _folder: folder,
        })
    }
}

/// A folder for the time of a restore.
struct Workshop(PathBuf);

impl Workshop {
    fn open(path: &Path) -> Result<Self, Error> {
        let folder = path.with_extension("restoring");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // What stays behind is cleared away by the next restore.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new("."))
}

fn named_beside(path: &Path, what: &str, at: DateTime<Utc>) -> PathBuf {
    path.with_extension(format!("{what}-{}.db", at.format(STAMP)))
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
