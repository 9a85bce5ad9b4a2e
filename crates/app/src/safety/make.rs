//! Making copies: at home first, then into the second folder. Whoever asked for one can stop it.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use store::{BackupFile, JournalSeq, Progress, Rotation, Store, rotate_backups};

use super::copies::second_folder;
use crate::app::lock;
use crate::{App, AppError, Reply};

/// Tells how far the work on copies is, and looks whether it is to stop. A copy that is whole already stays.
pub(super) fn watched(app: &App) -> impl FnMut(Progress) -> ControlFlow<()> {
    move |at| {
        app.progress(at.done, at.total);
        match app.is_stopped() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }
}

/// Makes a copy in each folder, thins out old ones, and remembers what went wrong. Nobody stops it.
pub(super) fn make_copies(app: &App) -> Option<PathBuf> {
    let second = second_folder(&app.store());
    match copy_both(app, second, &mut store::unwatched) {
        Ok(made) => made.remember(app),
        Err(problem) => {
            log::warn!("copies: {problem}");
            None
        }
    }
}

/// A copy in each folder, and what went wrong with either.
pub(super) struct Made {
    at: DateTime<Utc>,
    first: Reply<BackupFile>,
    pub(super) second: Reply<()>,
    /// Up to which row of the journal they go.
    seq: Option<JournalSeq>,
}

impl Made {
    /// Tells whoever looks at the copies how they stand; hands back the one at home.
    pub(super) fn remember(self, app: &App) -> Option<PathBuf> {
        let mut copying = lock(&app.copying);
        let damage = copying.damage.clone();
        copying.trouble = damage
            .or(self.first.as_ref().err().cloned())
            .or(self.second.err());
        if let Some(trouble) = &copying.trouble {
            log::warn!("copies: {trouble}");
        }
        let made = self.first.ok().map(|file| file.path);
        if made.is_some() {
            copying.last = Some((self.at, self.seq));
        }
        made
    }
}

/// Who is told how far a copy is, and says whether it goes on.
type Watch<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Copies at home and into the second folder. Only being stopped is an error.
pub(super) fn copy_both(
    app: &App,
    second: Reply<Option<PathBuf>>,
    watch: Watch<'_>,
) -> Reply<Made> {
    let at = app.now();
    let copies = app.data().copies();
    let folders = if matches!(second, Ok(Some(_))) { 2 } else { 1 };
    let mut of_both = |before: u32, at: Progress| {
        watch(Progress {
            done: before * at.total + at.done,
            total: folders * at.total,
        })
    };
    // The store is held only while the first copy is made: a slow stick keeps nobody waiting.
    let (first, seq) = {
        let store = app.store();
        let first = copy_into(&store, &copies, at, &mut |done| of_both(0, done));
        (not_stopped(first)?, store.last_seq())
    };
    let mut watch = |done| of_both(1, done);
    let second = second.and_then(|folder| match (folder, &first) {
        (None, _) => Ok(()),
        (Some(folder), Ok(made)) => copy_file(&made.path, &folder, at, &mut watch),
        (Some(folder), Err(_)) => app
            .store()
            .backup_into(&folder, at, watch)
            .map(|_| thin_out(&folder, at))
            .map_err(|problem| at_folder(problem, &folder)),
    });
    Ok(Made {
        at,
        first,
        second: not_stopped(second)?,
        seq,
    })
}

/// What went wrong is for the caller to tell; that somebody stopped it ends the work.
fn not_stopped<T>(done: Reply<T>) -> Reply<Reply<T>> {
    match done {
        Err(problem) if problem.code == store::Error::Cancelled.code() => Err(problem),
        done => Ok(done),
    }
}

fn copy_into(
    store: &Store,
    folder: &Path,
    now: DateTime<Utc>,
    watch: Watch<'_>,
) -> Reply<BackupFile> {
    store::private_folder(folder).map_err(|problem| at_folder(problem.into(), folder))?;
    let made = store
        .backup_into(folder, now, watch)
        .map_err(|problem| at_folder(problem, folder))?;
    thin_out(folder, now);
    Ok(made)
}

/// A copy of a copy that was just made and checked, whole under its name or not there at all.
fn copy_file(made: &Path, folder: &Path, now: DateTime<Utc>, watch: Watch<'_>) -> Reply<()> {
    if !folder.is_dir() {
        return Err(store::Error::FolderMissing(folder.to_owned()).into());
    }
    let Some(name) = made.file_name() else {
        return Ok(());
    };
    let part = folder.join(name).with_extension("part");
    let copied =
        copy_blocks(made, &part, watch).and_then(|()| Ok(fs::rename(&part, folder.join(name))?));
    if let Err(problem) = copied {
        // What is left of a failed copy is no copy; a stick that vanished took it along.
        let _ = fs::remove_file(&part);
        return Err(at_folder(problem, folder));
    }
    thin_out(folder, now);
    Ok(())
}

/// So many bytes reach a stick between two looks at whether the work is to stop.
const BLOCK: usize = 4 * 1024 * 1024;

/// Each block goes onto the disk before the next: the system would take a whole file into memory at once, tell that
/// it is written, and then keep the person waiting for the stick with nothing to stop.
fn copy_blocks(from: &Path, to: &Path, watch: Watch<'_>) -> Result<(), store::Error> {
    let mut from = File::open(from)?;
    let total = u32::try_from(from.metadata()?.len().div_ceil(BLOCK as u64)).unwrap_or(u32::MAX);
    store::private_file(to)?;
    let mut to = File::create(to)?;
    let mut block = Vec::with_capacity(BLOCK);
    for done in 0..total {
        if watch(Progress { done, total }).is_break() {
            return Err(store::Error::Cancelled);
        }
        block.clear();
        Read::by_ref(&mut from)
            .take(BLOCK as u64)
            .read_to_end(&mut block)?;
        to.write_all(&block)?;
        to.sync_all()?;
    }
    Ok(())
}

/// Old copies that cannot be removed do no harm: the copy itself is there.
fn thin_out(folder: &Path, now: DateTime<Utc>) {
    if let Err(problem) = rotate_backups(folder, Rotation::default(), now) {
        log::warn!("old copies in {}: {problem}", folder.display());
    }
}

/// The same refusal, saying which folder it is about.
fn at_folder(problem: store::Error, folder: &Path) -> AppError {
    AppError::from(problem).with("folder", folder.display().to_string())
}
