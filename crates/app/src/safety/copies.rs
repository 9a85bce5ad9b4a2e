//! Making copies into the data folder and, if chosen, into a second folder such as a USB stick.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Local, NaiveDateTime, Utc};
use serde_json::Value;
use store::{BackupFile, Rotation, Store, list_backups, rotate_backups};

use super::{BackupRow, BackupState, SetSecondFolder};
use crate::app::lock;
use crate::{App, AppError, DataFolder, Reply};

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
    make_copies(app);
    app.announce(None);
    backup_state(app, ())
}

/// Chooses the second folder after trying it; a folder that cannot take a copy is refused.
pub(crate) fn set_second_folder(app: &App, arg: SetSecondFolder) -> Reply<BackupState> {
    let folder = arg
        .path
        .filter(|path| !path.trim().is_empty())
        .map(PathBuf::from);
    if let Some(folder) = &folder {
        if same_folder(folder, &app.data().copies()) {
            return Err(AppError::new("second-folder-same"));
        }
        app.store()
            .backup_into(folder, app.now(), |_| {})
            .map_err(|problem| at_folder(problem, folder))?;
    }
    keep_second_folder(app.data(), &mut app.store(), folder)?;
    make_copies(app);
    app.announce(None);
    backup_state(app, ())
}

/// Makes a copy in each folder, thins out old ones, and remembers what went wrong.
pub(super) fn make_copies(app: &App) -> Option<PathBuf> {
    let now = app.now();
    let copies = app.data().copies();
    // The store is held only while the first copy is made: a slow stick keeps nobody waiting.
    let (first, seq, second) = {
        let store = app.store();
        let first = copy_into(&store, &copies, now);
        (first, store.last_seq(), second_folder(&store))
    };
    let second = second.and_then(|folder| match (folder, &first) {
        (None, _) => Ok(()),
        (Some(folder), Ok(made)) => copy_file(&made.path, &folder, now),
        (Some(folder), Err(_)) => {
            let store = app.store();
            store
                .backup_into(&folder, now, |_| {})
                .map(|_| thin_out(&folder, now))
                .map_err(|e| at_folder(e, &folder))
        }
    });
    let mut copying = lock(&app.copying);
    copying.trouble = first.as_ref().err().cloned().or(second.err());
    let made = first.ok().map(|file| file.path);
    if let Some(trouble) = &copying.trouble {
        log::warn!("copies: {trouble}");
    }
    if made.is_some() {
        copying.last = Some((now, seq));
    }
    made
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

/// When a copy was made, on this machine's clock: copies belong to no event.
pub(super) fn on_the_wall(at: DateTime<Utc>) -> NaiveDateTime {
    at.with_timezone(&Local).naive_local()
}

pub(super) fn row(file: &BackupFile, second_folder: bool) -> BackupRow {
    BackupRow {
        path: file.path.display().to_string(),
        made_at: on_the_wall(file.made_at),
        size: file.size,
        second_folder,
    }
}

/// The copies of a folder; none where it is gone, which is told as the trouble it is.
fn rows_of(folder: &Path, second_folder: bool) -> Vec<BackupRow> {
    let files = list_backups(folder).unwrap_or_default();
    files.iter().map(|file| row(file, second_folder)).collect()
}

fn copy_into(store: &Store, folder: &Path, now: DateTime<Utc>) -> Reply<BackupFile> {
    fs::create_dir_all(folder).map_err(|problem| at_folder(problem.into(), folder))?;
    let made = store
        .backup_into(folder, now, |_| {})
        .map_err(|problem| at_folder(problem, folder))?;
    thin_out(folder, now);
    Ok(made)
}

/// A copy of a copy that was just made and checked, whole under its name or not there at all.
fn copy_file(made: &Path, folder: &Path, now: DateTime<Utc>) -> Reply<()> {
    if !folder.is_dir() {
        return Err(store::Error::FolderMissing(folder.to_owned()).into());
    }
    let Some(name) = made.file_name() else {
        return Ok(());
    };
    let part = folder.join(name).with_extension("part");
    let copied = fs::copy(made, &part)
        .and_then(|_| fs::OpenOptions::new().write(true).open(&part)?.sync_all())
        .and_then(|()| fs::rename(&part, folder.join(name)));
    if let Err(problem) = copied {
        // What is left of a failed copy is no copy; a stick that vanished took it along.
        let _ = fs::remove_file(&part);
        return Err(at_folder(problem.into(), folder));
    }
    thin_out(folder, now);
    Ok(())
}

/// Old copies that cannot be removed do no harm: the copy itself is there.
fn thin_out(folder: &Path, now: DateTime<Utc>) {
    if let Err(problem) = rotate_backups(folder, Rotation::default(), now) {
        log::warn!("old copies in {}: {problem}", folder.display());
    }
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

/// The same refusal, saying which folder it is about.
fn at_folder(problem: store::Error, folder: &Path) -> AppError {
    AppError::from(problem).with("folder", folder.display().to_string())
}
