//! Files and folders that the program itself has named: the page may name them back to it, and to no other request.

use std::path::Path;

use crate::App;

impl App {
    /// Whether this path may stand in this request although nobody chose it in a dialog: a copy that is listed, or
    /// the folder that the settings have already.
    pub fn offers(&self, request: &str, path: &Path) -> bool {
        match request {
            "preview_backup" | "restore_backup" => crate::safety::is_among_copies(self, path),
            "save_settings" => self
                .settings()
                .template_folder
                .is_some_and(|folder| Path::new(&folder) == path),
            _ => false,
        }
    }
}
