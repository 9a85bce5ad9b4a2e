//! File dialogs. The page never names a file by itself: it may only pass on what the user chose here.

use std::collections::HashSet;
use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;

use app::AppError;
use serde_json::Value;
use tauri::{AppHandle, Manager, State};
use tauri_plugin_dialog::{DialogExt, FilePath};
use tauri_plugin_opener::OpenerExt;

/// With this variable set, no dialog opens: the chosen file is the suggested name in this folder.
/// Scripts and tests have no hand to click with.
const CHOSEN_FOLDER: &str = "TABELLONE_CHOSEN_FOLDER";

/// The fields of requests that name a file or folder.
const FILE_FIELDS: [&str; 2] = ["path", "templateFolder"];

/// What the user has chosen since the program started.
#[derive(Default)]
pub(crate) struct Granted(Mutex<HashSet<PathBuf>>);

impl Granted {
    pub(crate) fn add(&self, path: PathBuf) -> String {
        let text = path.display().to_string();
        self.0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .insert(path);
        text
    }

    /// Refuses a request that names a file or folder which the user did not choose, nor the program itself offer.
    pub(crate) fn check(
        &self,
        arg: &Value,
        offered: &impl Fn(&Path) -> bool,
    ) -> Result<(), AppError> {
        match arg {
            Value::Object(fields) => {
                fields
                    .iter()
                    .try_for_each(|(name, value)| match value.as_str() {
                        Some(path) if FILE_FIELDS.contains(&&**name) => {
                            if offered(Path::new(path)) {
                                return Ok(());
                            }
                            self.check_path(path)
                        }
                        _ => self.check(value, offered),
                    })
            }
            Value::Array(items) => items.iter().try_for_each(|item| self.check(item, offered)),
            _ => Ok(()),
        }
    }

    fn check_path(&self, path: &str) -> Result<(), AppError> {
        let granted = self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let path = Path::new(path);
        // With `..` a path can lie inside a chosen folder by its letters and outside of it on the disk.
        let climbs = path.components().any(|part| part == Component::ParentDir);
        if !climbs && path.ancestors().any(|folder| granted.contains(folder)) {
            Ok(())
        } else {
            Err(not_chosen(path))
        }
    }
}

pub(crate) fn not_chosen(path: &Path) -> AppError {
    AppError::new("file-not-chosen").with("path", path.display().to_string())
}

/// The kinds of file a dialog offers: a name for people, and extensions.
type Kinds = Vec<(String, Vec<String>)>;

#[tauri::command]
pub(crate) async fn choose_open(handle: AppHandle, title: String, kinds: Kinds) -> Option<String> {
    if let Some(folder) = chosen_folder() {
        let wanted: Vec<&String> = kinds
            .iter()
            .flat_map(|(_, extensions)| extensions)
            .collect();
        let file = std::fs::read_dir(folder)
            .ok()?
            .flatten()
            .map(|entry| entry.path())
            .find(|path| {
                path.extension().is_some_and(|extension| {
                    wanted
                        .iter()
                        .any(|kind| **kind == *extension.to_string_lossy())
                })
            });
        return file.map(|path| handle.state::<Granted>().add(path));
    }
    let mut dialog = handle.dialog().file().set_title(title);
    for (name, extensions) in &kinds {
        let extensions: Vec<&str> = extensions.iter().map(String::as_str).collect();
        dialog = dialog.add_filter(name, &extensions);
    }
    grant(&handle, dialog.blocking_pick_file())
}

#[tauri::command]
pub(crate) async fn choose_save(
    handle: AppHandle,
    title: String,
    name: String,
    kinds: Kinds,
) -> Option<String> {
    if let Some(folder) = chosen_folder() {
        return Some(handle.state::<Granted>().add(folder.join(name)));
    }
    let mut dialog = handle.dialog().file().set_title(title).set_file_name(name);
    for (name, extensions) in &kinds {
        let extensions: Vec<&str> = extensions.iter().map(String::as_str).collect();
        dialog = dialog.add_filter(name, &extensions);
    }
    grant(&handle, dialog.blocking_save_file())
}

#[tauri::command]
pub(crate) async fn choose_folder(handle: AppHandle, title: String) -> Option<String> {
    if let Some(folder) = chosen_folder() {
        return Some(handle.state::<Granted>().add(folder));
    }
    grant(
        &handle,
        handle
            .dialog()
            .file()
            .set_title(title)
            .blocking_pick_folder(),
    )
}

/// Opens a file that the program has just written in the system's own viewer.
#[tauri::command]
pub(crate) fn open_file(
    handle: AppHandle,
    granted: State<'_, Granted>,
    path: String,
) -> Result<(), AppError> {
    granted.check_path(&path)?;
    handle
        .opener()
        .open_path(&path, None::<&str>)
        .map_err(|problem| {
            AppError::new("cannot-open-file")
                .with("path", path)
                .with("details", problem.to_string())
        })
}

fn grant(handle: &AppHandle, chosen: Option<FilePath>) -> Option<String> {
    let path = chosen?.into_path().ok()?;
    Some(handle.state::<Granted>().add(path))
}

fn chosen_folder() -> Option<PathBuf> {
    std::env::var_os(CHOSEN_FOLDER).map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_what_was_chosen_is_passed_on() {
        let granted = Granted::default();
        granted.add(PathBuf::from("/chosen/entries.csv"));
        granted.add(PathBuf::from("/stick"));
        let own = |path: &Path| path == Path::new("/data/copies/a.db");
        let refused = |arg: Value| granted.check(&arg, &own).is_err();
        assert!(!refused(json!({ "path": "/chosen/entries.csv" })));
        assert!(!refused(json!({ "save": [{ "path": "/stick/men.pdf" }] })));
        assert!(!refused(json!({ "name": "/etc/passwd" })));
        assert!(!refused(json!({ "path": "/data/copies/a.db" })));
        assert!(!refused(json!({ "templateFolder": "/stick/templates" })));
        assert!(!refused(json!({ "templateFolder": null })));
        assert!(refused(json!({ "path": "/chosen" })));
        assert!(refused(json!({ "save": [{ "path": "/elsewhere" }] })));
        assert!(refused(json!({ "path": "/stick/../elsewhere" })));
        assert!(refused(json!({ "templateFolder": "/elsewhere" })));
    }

    /// What only replies carry.
    const TOLD: [&str; 5] = ["dataFolder", "file", "folder", "logFile", "secondFolder"];

    #[test]
    fn no_field_that_names_a_file_is_forgotten() {
        let bindings = app::bindings();
        let mut names = bindings
            .split(": string")
            .filter_map(|before| {
                before
                    .rsplit(|letter: char| !letter.is_alphanumeric())
                    .next()
            })
            .filter(|name| {
                let name = name.to_lowercase();
                ["path", "folder", "file"]
                    .iter()
                    .any(|word| name.ends_with(word))
            });
        let unknown = names.find(|name| !FILE_FIELDS.contains(name) && !TOLD.contains(name));
        assert_eq!(unknown, None, "is it checked, or only told?");
    }
}
