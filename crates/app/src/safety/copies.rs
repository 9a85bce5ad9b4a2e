//! The copies that are there: in the data folder and, if chosen, in a second folder such as a USB stick.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use store::{BackupFile, Store, list_backups};

use super::make::{copy_both, make_copies, watched};
use super::{BackupRow, BackupState, CopyId, SetSecondFolder};
use crate::app::{lock, on_this_machine};
use crate::files::name_of;
use crate::{App, AppError, DataFolder, Reply, What};

/// Under this name the second folder is kept among the preferences.
const SECOND_FOLDER: &str = "second-folder";

pub(crate) fn backup_state(app: &App, (): ()) -> Reply<BackupState> {
    let second = second_folder(&app.store())?;
    let copies = app.data().copies();
    let mut rows = rows_of(&copies, false);
    let mut trouble = lock(&app.copying).trouble.clone();
    if let Some(second) = &second {
        rows.extend(rows_of(second, true));
        if !second.is_dir() {
            trouble = Some(store::Error::FolderMissing(second.clone()).into());
        }
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.made_at));
    Ok(BackupState {
        folder: copies.display().to_string(),
        second_folder: second.map(|folder| folder.display().to_string()),
        last: rows.first().map(|row| row.made_at),
        trouble,
        copies: rows,
    })
}

pub(crate) fn backup_now(app: &App, (): ()) -> Reply<BackupState> {
    let second = second_folder(&app.store());
    copy_both(app, second, &mut watched(app))?.remember(app);
    app.announce_other(None, What::Copies);
    backup_state(app, ())
}

/// Chooses the second folder after trying it; a folder that cannot take a copy is refused.
pub(crate) fn set_second_folder(app: &App, arg: SetSecondFolder) -> Reply<BackupState> {
    let folder = match &arg.folder {
        Some(token) => Some(app.given_folder(token)?),
        None => None,
    };
    if folder
        .as_ref()
        .is_some_and(|folder| same_folder(folder, &app.data().copies()))
    {
        return Err(AppError::new("second-folder-same"));
    }
    let made = copy_both(app, Ok(folder.clone()), &mut watched(app))?;
    made.second.clone()?;
    keep_second_folder(app.data(), &mut app.store(), folder)?;
    made.remember(app);
    app.announce_other(None, What::Copies);
    backup_state(app, ())
}

/// The file of a copy that is listed. One that was thinned out since is told as missing.
pub(super) fn find_copy(home: &Path, second: Option<&Path>, id: &CopyId) -> Reply<BackupFile> {
    for (folder, is_second) in [(Some(home), false), (second, true)] {
        let listed = folder.map(list_backups).and_then(Result::ok);
        let mut files = listed.into_iter().flatten();
        if let Some(file) = files.find(|file| copy_id(file, is_second) == *id) {
            return Ok(file);
        }
    }
    Err(AppError::new("file-missing").with("path", id.0.as_str()))
}

fn copy_id(file: &BackupFile, second_folder: bool) -> CopyId {
    let place = if second_folder { "second" } else { "home" };
    CopyId(format!("{place}/{}", name_of(&file.path)))
}

/// How many copies are at hand, in both folders and beside the file.
pub(crate) fn count_copies(app: &App) -> u32 {
    old_copies(app, None).len() as u32
}

/// After something was removed for good: one fresh copy takes the place of all earlier ones, which still hold
/// what was removed. Says how many went.
pub(crate) fn replace_copies(app: &App) -> u32 {
    let fresh = make_copies(app);
    let mut removed = 0;
    for old in old_copies(app, fresh.as_deref()) {
        match fs::remove_file(&old) {
            Ok(()) => removed += 1,
            Err(problem) => remains(app, &old, &problem),
        }
    }
    if fresh.is_none() {
        // The disk may have been full of old copies.
        make_copies(app);
    }
    removed
}

pub(super) fn second_folder(store: &Store) -> Reply<Option<PathBuf>> {
    let kept = store.read().setting(SECOND_FOLDER)?;
    Ok(kept.as_ref().and_then(Value::as_str).map(PathBuf::from))
}

/// Keeps the choice among the preferences, and in the note beside the file.
pub(super) fn keep_second_folder(
    data: &DataFolder,
    store: &mut Store,
    folder: Option<PathBuf>,
) -> Reply<()> {
    let value = folder.map_or(Value::Null, |folder| folder.display().to_string().into());
    store.set_setting(SECOND_FOLDER, &value)?;
    note_second_folder(data, store);
    Ok(())
}

/// Writes the second folder down beside the file. Without the note everything works but the offer of its copies when
/// the file is damaged, so that trouble with it is only logged.
pub(crate) fn note_second_folder(data: &DataFolder, store: &Store) {
    let folder = second_folder(store).ok().flatten();
    if folder == noted_second_folder(data) {
        return;
    }
    let note = data.second_folder_note();
    let written = match folder {
        Some(folder) => fs::write(&note, folder.display().to_string()),
        None => fs::remove_file(&note),
    };
    if let Err(problem) = written {
        log::warn!("{}: {problem}", note.display());
    }
}

/// The second folder as the note has it.
pub(super) fn noted_second_folder(data: &DataFolder) -> Option<PathBuf> {
    let text = fs::read_to_string(data.second_folder_note()).ok()?;
    Some(PathBuf::from(text)).filter(|folder| !folder.as_os_str().is_empty())
}

pub(super) fn row(file: &BackupFile, second_folder: bool) -> BackupRow {
    BackupRow {
        id: copy_id(file, second_folder),
        made_at: on_this_machine(file.made_at),
        size: file.size,
        second_folder,
    }
}

/// The copies of a folder; none where it is gone, which is told as the trouble it is.
fn rows_of(folder: &Path, second_folder: bool) -> Vec<BackupRow> {
    let files = list_backups(folder).unwrap_or_default();
    files.iter().map(|file| row(file, second_folder)).collect()
}

/// Every earlier copy: in both folders, and those kept beside the file when it was restored or upgraded.
fn old_copies(app: &App, fresh: Option<&Path>) -> Vec<PathBuf> {
    let second = second_folder(&app.store()).ok().flatten();
    let folders = [Some(app.data().copies()), second];
    let mut old = Vec::new();
    for folder in folders.into_iter().flatten() {
        old.extend(
            list_backups(&folder)
                .unwrap_or_default()
                .into_iter()
                .map(|file| file.path),
        );
    }
    old.retain(|path| fresh.is_none_or(|fresh| path.file_name() != fresh.file_name()));
    let beside = fs::read_dir(app.data().root())
        .into_iter()
        .flatten()
        .flatten();
    old.extend(
        beside
            .map(|item| item.path())
            .filter(|path| is_kept_aside(path)),
    );
    old
}

fn is_kept_aside(path: &Path) -> bool {
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    let kinds = ["before-restore-", "before-upgrade-", "damaged-"];
    let rest = name.strip_prefix("tabellone.").unwrap_or_default();
    kinds.iter().any(|kind| rest.starts_with(kind))
}

fn remains(app: &App, old: &Path, problem: &std::io::Error) {
    log::warn!("{} stays: {problem}", old.display());
    let trouble = AppError::new("old-copies-remain").with("path", old.display().to_string());
    lock(&app.copying).trouble = Some(trouble);
}

fn same_folder(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}
