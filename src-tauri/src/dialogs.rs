//! File dialogs. The paths stay here and in `app`: the page is told a token for what a person chose, and a name to show.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use app::{AppError, DeviceId, FileToken, SaveTo, TaskId};
use serde::Serialize;
use tauri::{AppHandle, Manager};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, FilePath};
use tauri_plugin_opener::OpenerExt;

use crate::desk::Desk;

/// With this variable set, no dialog opens: the chosen file is the suggested name in this folder.
/// Scripts and tests have no hand to click with.
const CHOSEN_FOLDER: &str = "TABELLONE_CHOSEN_FOLDER";

/// What a person chose, as the page knows it.
#[derive(Debug, Serialize)]
pub(crate) struct Chosen {
    token: FileToken,
    name: String,
}

/// Where things made were saved since the program started, to be opened from there.
#[derive(Default)]
pub(crate) struct Saved(Mutex<HashMap<String, PathBuf>>);

/// What was saved, as the page knows it.
#[derive(Debug, Serialize)]
pub(crate) struct SavedView {
    /// The files with the way to them, to be read by a person.
    files: Vec<String>,
}

/// The kinds of file a dialog offers: a name for people, and extensions.
type Kinds = Vec<(String, Vec<String>)>;

#[tauri::command]
pub(crate) async fn choose_open(
    handle: AppHandle,
    title: String,
    kinds: Kinds,
) -> Result<Option<Chosen>, AppError> {
    let path = match chosen_folder() {
        Some(folder) => first_of_kind(folder, &kinds),
        None => path_of(of_kinds(&handle, title, &kinds).blocking_pick_file()),
    };
    let app = handle.state::<Desk>().app()?;
    let give = |path: PathBuf| {
        Ok(Chosen {
            name: name_of(&path),
            token: app.give_file(&DeviceId::desk(), path)?,
        })
    };
    path.map(give).transpose()
}

#[tauri::command]
pub(crate) async fn choose_folder(
    handle: AppHandle,
    title: String,
) -> Result<Option<Chosen>, AppError> {
    let Some(path) = ask_for_folder(&handle, title) else {
        return Ok(None);
    };
    let app = handle.state::<Desk>().app()?;
    Ok(Some(Chosen {
        name: name_of(&path),
        token: app.give_folder(&DeviceId::desk(), path)?,
    }))
}

/// Asks where something made is to be saved, and saves it: one thing under a name, several in a folder.
#[tauri::command]
pub(crate) async fn save_made(
    handle: AppHandle,
    title: String,
    kinds: Kinds,
    tokens: Vec<FileToken>,
    task: Option<TaskId>,
) -> Result<Option<SavedView>, AppError> {
    let app = handle.state::<Desk>().app()?;
    let caller = app.desk();
    let to = match tokens.as_slice() {
        [one] => {
            let name = app.made(&caller.device, one)?.name.clone();
            ask_for_name(&handle, title, &name, &kinds).map(SaveTo::File)
        }
        _ => ask_for_folder(&handle, title).map(SaveTo::Folder),
    };
    let Some(to) = to else {
        return Ok(None);
    };
    let work = {
        let tokens = tokens.clone();
        tauri::async_runtime::spawn_blocking(move || app.save_made(&caller, &tokens, &to, task))
    };
    let paths = work.await.map_err(AppError::internal)??;
    let saved = handle.state::<Saved>();
    let mut saved = saved.0.lock().unwrap_or_else(PoisonError::into_inner);
    for (token, path) in tokens.iter().zip(&paths) {
        saved.insert(token.as_str().to_owned(), path.clone());
    }
    let files = paths.iter().map(|path| path.display().to_string());
    Ok(Some(SavedView {
        files: files.collect(),
    }))
}

/// Opens something made in the system's own viewer, from a place that goes with the program.
#[tauri::command]
pub(crate) async fn open_made(handle: AppHandle, token: FileToken) -> Result<(), AppError> {
    let desk = handle.state::<Desk>();
    let app = desk.app()?;
    let caller = app.desk();
    let made = app.made(&caller.device, &token)?;
    let place = desk.papers().place(&made.name).map_err(|problem| {
        AppError::new("folder-unusable")
            .with("path", made.name.as_str())
            .with("details", problem.to_string())
    })?;
    app.save_made(&caller, &[token], &SaveTo::File(place.clone()), None)?;
    open(&handle, &place)
}

/// Opens something made in the system's own viewer, where it was saved.
#[tauri::command]
pub(crate) fn open_saved(handle: AppHandle, token: FileToken) -> Result<(), AppError> {
    let saved = handle.state::<Saved>();
    let path = {
        let saved = saved.0.lock().unwrap_or_else(PoisonError::into_inner);
        saved.get(token.as_str()).cloned()
    };
    let path = path.ok_or_else(|| AppError::new("file-not-chosen"))?;
    open(&handle, &path)
}

fn open(handle: &AppHandle, path: &std::path::Path) -> Result<(), AppError> {
    handle
        .opener()
        .open_path(path.display().to_string(), None::<&str>)
        .map_err(|problem| {
            AppError::new("cannot-open-file")
                .with("path", path.display().to_string())
                .with("details", problem.to_string())
        })
}

fn ask_for_name(handle: &AppHandle, title: String, name: &str, kinds: &Kinds) -> Option<PathBuf> {
    match chosen_folder() {
        Some(folder) => Some(folder.join(name)),
        None => path_of(
            of_kinds(handle, title, kinds)
                .set_file_name(name)
                .blocking_save_file(),
        ),
    }
}

fn ask_for_folder(handle: &AppHandle, title: String) -> Option<PathBuf> {
    match chosen_folder() {
        Some(folder) => Some(folder),
        None => path_of(of_kinds(handle, title, &Vec::new()).blocking_pick_folder()),
    }
}

fn of_kinds(handle: &AppHandle, title: String, kinds: &Kinds) -> FileDialogBuilder<tauri::Wry> {
    let mut dialog = handle.dialog().file().set_title(title);
    for (name, extensions) in kinds {
        let extensions: Vec<&str> = extensions.iter().map(String::as_str).collect();
        dialog = dialog.add_filter(name, &extensions);
    }
    dialog
}

fn path_of(chosen: Option<FilePath>) -> Option<PathBuf> {
    chosen?.into_path().ok()
}

fn name_of(path: &std::path::Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// The first file of one of the kinds in the folder.
fn first_of_kind(folder: PathBuf, kinds: &Kinds) -> Option<PathBuf> {
    let wanted = |path: &PathBuf| {
        let kind = path.extension().unwrap_or_default().to_string_lossy();
        let mut endings = kinds.iter().flat_map(|(_, endings)| endings);
        endings.any(|ending| *ending == kind)
    };
    let files = std::fs::read_dir(folder).ok()?.flatten();
    files.map(|entry| entry.path()).find(wanted)
}

fn chosen_folder() -> Option<PathBuf> {
    std::env::var_os(CHOSEN_FOLDER).map(PathBuf::from)
}
