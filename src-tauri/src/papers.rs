//! Papers opened in the system's viewer at once: written to a folder of their own, gone with the program.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use app::DataFolder;
use tauri::{AppHandle, Manager, RunEvent};

use crate::desk::Desk;

/// The folder of opened papers. They may name people, so none outlives the program by more than a crash.
pub(crate) struct Papers {
    folder: PathBuf,
    opened: AtomicU32,
}

impl Papers {
    pub(crate) fn of(data: &DataFolder) -> Papers {
        Papers {
            folder: data.papers(),
            opened: AtomicU32::new(0),
        }
    }

    /// Each paper gets a place of its own: a viewer may still hold the one before.
    pub(crate) fn place(&self, name: &str) -> std::io::Result<PathBuf> {
        let name = Path::new(name).file_name().unwrap_or("paper.pdf".as_ref());
        let turn = self.opened.fetch_add(1, Ordering::Relaxed);
        let folder = self.folder.join(turn.to_string());
        app::private_folder(&folder)?;
        Ok(folder.join(name))
    }

    /// Empties the folder. Only for the program that holds the data: another's papers may be on screen.
    pub(crate) fn forget(&self) {
        // A viewer that holds a file keeps it until the next start.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// At the end of the program its opened papers go.
pub(crate) fn follow(handle: &AppHandle, event: &RunEvent) {
    if let RunEvent::Exit = event {
        handle.state::<Desk>().forget_papers();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_paper_has_its_own_place_inside_the_folder_and_none_stays() {
        let folder = tempfile::tempdir().unwrap();
        let papers = Papers::of(&DataFolder::at(folder.path()).unwrap());
        let first = papers.place("Cedole.pdf").unwrap();
        let second = papers.place("../../Cedole.pdf").unwrap();
        assert_ne!(first, second);
        let place = folder.path().join("papers");
        assert!(second.starts_with(&place) && second.ends_with("Cedole.pdf"));
        std::fs::write(&first, "a paper").unwrap();
        papers.forget();
        assert!(!place.exists());
    }
}
