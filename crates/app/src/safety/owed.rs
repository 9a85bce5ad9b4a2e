//! What was removed for good is removed from the copies too, now or when the stick they are on comes back.
//!
//! The store notes the debt together with the removal, so that a program that is cut short in between finishes it at
//! the next start.

use std::fs;
use std::path::{Path, PathBuf};

use store::{Owed, list_backups, unfinished_backups};

use super::copies::{copy_folders, is_kept_aside};
use super::make::make_copies;
use crate::app::lock;
use crate::{App, AppError, DataFolder};

/// Every folder that has or had copies: what is removed for good is owed there.
pub(crate) fn folders_in_debt(app: &App) -> Vec<PathBuf> {
    let mut folders = vec![app.data().root().to_owned(), app.data().copies()];
    folders.extend(copy_folders(&app.store()));
    folders
}

/// After something was removed for good: one fresh copy takes the place of all earlier ones, which still hold
/// what was removed. Says how many went.
pub(crate) fn replace_copies(app: &App) -> u32 {
    let fresh = make_copies(app);
    let removed = pay(app);
    if fresh.is_none() {
        // The disk may have been full of old copies.
        make_copies(app);
    }
    removed
}

/// At the start: what a program that was cut short has left goes, and what it had begun to remove is removed.
pub(crate) fn finish_what_was_begun(app: &App) {
    if let Err(problem) = store::clear_workshop(&app.data().database()) {
        log::warn!("what a restore left: {problem}");
    }
    for folder in [app.data().copies()]
        .into_iter()
        .chain(copy_folders(&app.store()))
    {
        remove_all(&unfinished_backups(&folder));
    }
    let owed = app.store().read().owed().unwrap_or_default();
    // A stick in a drawer is no news; what is at home was cut short.
    if owed.iter().any(|debt| is_at_home(app.data(), &debt.folder)) {
        log::info!("copies of what was removed are removed now");
        if let Err(problem) = app.store().fold_log() {
            log::warn!("the log of writes stays: {problem}");
        }
        replace_copies(app);
    } else if !owed.is_empty() {
        pay(app);
    }
}

/// Removes what is owed wherever it can be reached, and says how many copies went. What cannot be removed is told and
/// stays owed.
pub(super) fn pay(app: &App) -> u32 {
    let owed = match app.store().read().owed() {
        Ok(owed) => owed,
        Err(problem) => {
            log::warn!("what is owed: {problem}");
            return 0;
        }
    };
    let mut removed = 0;
    for debt in owed.iter().filter(|debt| debt.folder.is_dir()) {
        let old = if debt.folder == app.data().root() {
            kept_beside(app.data())
        } else {
            copies_owed(debt)
        };
        let (gone, stays) = remove_all(&old);
        removed += gone;
        if let Some(path) = stays {
            let trouble =
                AppError::new("old-copies-remain").with("path", path.display().to_string());
            lock(&app.copying).trouble = Some(trouble);
        } else if let Err(problem) = app.store().paid(&debt.folder) {
            log::warn!("{} is paid but not noted: {problem}", debt.folder.display());
        }
    }
    removed
}

/// Whether a copy still holds what was removed: it is not offered, even where it could not be removed.
pub(super) fn is_owed(owed: &[Owed], file: &store::BackupFile) -> bool {
    owed.iter()
        .any(|debt| file.path.parent() == Some(&debt.folder) && file.seq < debt.before)
}

fn is_at_home(data: &DataFolder, folder: &Path) -> bool {
    folder == data.root() || folder == data.copies()
}

fn copies_owed(debt: &Owed) -> Vec<PathBuf> {
    let files = list_backups(&debt.folder).unwrap_or_default();
    let old = files.into_iter().filter(|file| file.seq < debt.before);
    let mut paths: Vec<PathBuf> = old.map(|file| file.path).collect();
    paths.extend(unfinished_backups(&debt.folder));
    paths
}

/// What restores and upgrades kept beside the file, and papers that were looked at.
pub(super) fn kept_beside(data: &DataFolder) -> Vec<PathBuf> {
    let beside = fs::read_dir(data.root()).into_iter().flatten().flatten();
    let mut kept: Vec<PathBuf> = beside
        .map(|item| item.path())
        .filter(|path| is_kept_aside(path))
        .collect();
    kept.extend(Some(data.papers()).filter(|folder| folder.exists()));
    kept
}

/// How many went, and the first that stays.
fn remove_all(paths: &[PathBuf]) -> (u32, Option<PathBuf>) {
    let (mut gone, mut stays) = (0, None);
    for path in paths {
        let removed = match path.is_dir() {
            true => fs::remove_dir_all(path),
            false => fs::remove_file(path),
        };
        match removed {
            Ok(()) => gone += 1,
            Err(problem) => {
                log::warn!("{} stays: {problem}", path.display());
                stays.get_or_insert_with(|| path.clone());
            }
        }
    }
    (gone, stays)
}
