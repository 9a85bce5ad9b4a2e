//! The copies that are there: in the data folder and, if chosen, in a second folder such as a USB stick.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use store::{BackupFile, Store, list_backups};

use super::make::{copy_both, watched};
use super::owed::{is_owed, kept_beside, pay};
use super::{BackupRow, BackupState, CopyId, Holds, SetSecondFolder};
use crate::app::{lock, on_this_machine};
use crate::files::name_of;
use crate::{App, AppError, DataFolder, Reply, What};

/// Under this name the second folder is kept among the preferences.
const SECOND_FOLDER: &str = "second-folder";

/// And under this one all that there ever were.
const COPY_FOLDERS: &str = "copy-folders";

pub(crate) fn backup_state(app: &App, (): ()) -> Reply<BackupState> {
    pay(app);
    let second = second_folder(&app.store())?;
    let copies = app.data().copies();
    let mut rows = rows_of(app, &copies, false);
    let mut trouble = lock(&app.copying).trouble.clone();
    if let Some(second) = &second {
        rows.extend(rows_of(app, second, true));
        if !second.is_dir() {
            trouble = Some(store::Error::FolderMissing(second.clone()).into());
        }
    }
    // First the one that goes furthest: the clock may have been set back.
    rows.sort_by_key(|(file, _)| file.rank());
    let rows: Vec<BackupRow> = rows.into_iter().map(|(_, row)| row).collect();
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
    let folders = [app.data().copies()]
        .into_iter()
        .chain(copy_folders(&app.store()));
    let listed = folders.filter_map(|folder| list_backups(&folder).ok());
    (listed.map(|files| files.len()).sum::<usize>() + kept_beside(app.data()).len()) as u32
}

pub(super) fn second_folder(store: &Store) -> Reply<Option<PathBuf>> {
    let kept = store.read().setting(SECOND_FOLDER)?;
    Ok(kept.as_ref().and_then(folder_of))
}

/// Every second folder there ever was: sticks that are in a drawer now still have their copies.
pub(super) fn copy_folders(store: &Store) -> Vec<PathBuf> {
    let kept = store.read().setting(COPY_FOLDERS).ok().flatten();
    let kept = kept.as_ref().and_then(Value::as_array);
    let mut folders: Vec<PathBuf> = kept.into_iter().flatten().filter_map(folder_of).collect();
    let present = second_folder(store).ok().flatten();
    folders.extend(present.filter(|folder| !folders.contains(folder)));
    folders
}

fn folder_of(value: &Value) -> Option<PathBuf> {
    value.as_str().map(PathBuf::from)
}

/// Keeps the choice among the preferences, and in the note beside the file.
pub(super) fn keep_second_folder(
    data: &DataFolder,
    store: &mut Store,
    folder: Option<PathBuf>,
) -> Reply<()> {
    let value = folder.map_or(Value::Null, |folder| folder.display().to_string().into());
    let mut known = copy_folders(store);
    known.extend(folder_of(&value).filter(|folder| !known.contains(folder)));
    let known: Value = known
        .iter()
        .map(|folder| folder.display().to_string())
        .collect();
    store.set_setting(COPY_FOLDERS, &known)?;
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
        Some(folder) => {
            store::private_file(&note).and_then(|()| fs::write(&note, folder.display().to_string()))
        }
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
        holds: None,
    }
}

/// The copies of a folder that may be offered; none where it is gone, which is told as the trouble it is.
fn rows_of(app: &App, folder: &Path, second_folder: bool) -> Vec<(BackupFile, BackupRow)> {
    let owed = app.store().read().owed().unwrap_or_default();
    let files = list_backups(folder).unwrap_or_default();
    let offered = files.into_iter().filter(|file| !is_owed(&owed, file));
    let rows = offered.map(|file| {
        let row = BackupRow {
            holds: lock(&app.copying).look_into(&file),
            ..row(&file, second_folder)
        };
        (file, row)
    });
    rows.collect()
}

pub(super) fn is_kept_aside(path: &Path) -> bool {
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    let kinds = ["before-restore-", "before-upgrade-", "damaged-"];
    let rest = name.strip_prefix("tabellone.").unwrap_or_default();
    kinds.iter().any(|kind| rest.starts_with(kind))
}

fn same_folder(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

impl Holds {
    /// How much a copy holds, without a check; nothing of one that cannot be read.
    pub(super) fn of(file: &BackupFile) -> Option<Holds> {
        let events = store::glance_at_backup(&file.path).ok()?;
        Some(Holds {
            events: events.len() as u32,
            entries: events.iter().map(|event| event.entries).sum(),
            games: events.iter().map(|event| event.games).sum(),
        })
    }
}
