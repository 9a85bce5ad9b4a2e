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
use crate::ids::JournalSeq;
use crate::journal::Head;
use crate::open::{Depth, Store, checked_version, lock};
use crate::owed::{OWED, Owed};
use crate::place::with_ending;
use crate::private::private_folder;

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
        self.refuse_if_gone()?;
        let at = action.at;
        let aside = named_beside(self.path(), "before-restore", at);
        let debts = self.read().owed()?;
        let mut half = |done_before: u32, at: Progress| {
            watch(Progress {
                done: done_before * at.total + at.done,
                total: 2 * at.total,
            })
        };
        let since = self.last_seq();
        let mut ready = Ready::make(self.path(), copy, action, since, &mut |at| half(0, at))?;
        // What was removed for good stays owed, whatever the copy knows of it.
        if !debts.is_empty() {
            let debts = Owed::joined(&ready.store.read().owed()?, debts);
            ready.store.set_setting(OWED, &debts)?;
        }
        match self.backup(&aside, |at| half(1, at)) {
            // What is damaged is kept as it is: there is nothing better to keep.
            Err(Error::Damaged(_)) => keep_as_it_is(self.path(), &aside)?,
            kept => kept?,
        }
        {
            let backup = Backup::new(&ready.store.conn, &mut self.conn)?;
            // All pages in one step: SQLite writes them as one transaction.
            if backup.step(-1)? != StepResult::Done {
                return Err(OpenError::InUse);
            }
        }
        self.head = Head::load(&self.conn)?;
        self.digest = ready.store.digest;
        self.confirm_place(at)?;
        Ok(aside)
    }

    /// Opens a sound copy in the place of a file that is damaged or gone. The damaged file is kept
    /// beside it under another name. `since` is the furthest row that any copy goes to: what follows
    /// has higher numbers.
    pub fn open_from_backup(
        path: &Path,
        copy: &Path,
        action: Action,
        since: Option<JournalSeq>,
    ) -> Result<Self, OpenError> {
        let lock = lock(path)?;
        let aside = named_beside(path, "damaged", action.at);
        let ready = Ready::make(path, copy, action, since, &mut unwatched)?;
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
        since: Option<JournalSeq>,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Self, OpenError> {
        let source = open_copy(copy)?;
        checked_version(&source, Depth::Full)?;
        let folder = Workshop::open(path)?;
        let file = folder.0.join("ready.db");
        copy_pages(&source, &file, watch)?;
        let mut store = Store::open(&file)?;
        // Numbers go on from where the present was: a copy made later ranks above every earlier one.
        store.head.seq = store.head.seq.max(since);
        store.change_for_good(action, |_| Ok::<_, Error>(()))?;
        Ok(Self {
            store,
            _folder: folder,
        })
    }
}

/// The file and its log, byte for byte.
fn keep_as_it_is(path: &Path, aside: &Path) -> Result<(), Error> {
    for ending in ["", "-wal"] {
        let (from, to) = (with_ending(path, ending), with_ending(aside, ending));
        if from.exists() {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}

/// A folder for the time of a restore.
struct Workshop(PathBuf);

const WORKSHOP: &str = "restoring";

impl Workshop {
    fn open(path: &Path) -> Result<Self, Error> {
        let folder = path.with_extension(WORKSHOP);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        private_folder(&folder)?;
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

/// Clears away what a restore that was cut short has left beside the file. Only for whoever holds the
/// file.
pub fn clear_workshop(path: &Path) -> std::io::Result<()> {
    let folder = path.with_extension(WORKSHOP);
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for part in [path.with_extension("part"), path.with_extension("copying")] {
        if part.exists() {
            fs::remove_file(part)?;
        }
    }
    Ok(())
}
