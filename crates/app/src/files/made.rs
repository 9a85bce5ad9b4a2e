//! Something made for somebody else: a paper, a table, an event on its way out.

use std::path::{Path, PathBuf};

use serde::Serialize;
use ts_rs::TS;

use super::FileToken;
use super::write::{watched, write_whole};
use crate::door::{self, Access, Request};
use crate::{App, Caller, Reply, TaskId};

/// Something made, whole, in memory.
pub struct Made {
    /// How the file should be called.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Something made, as replies tell of it: the shell saves it or sends it for this token.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Artifact {
    pub token: FileToken,
    pub name: String,
    pub size: u64,
}

/// Where something made is to be saved.
pub enum SaveTo {
    /// Under this name; for one thing.
    File(PathBuf),
    /// Each under its own name in this folder.
    Folder(PathBuf),
}

impl App {
    /// Writes what was made where a person chose, each file whole or not at all. Whoever began it can stop it.
    ///
    /// # Errors
    /// Nothing lies behind a token, the disk refuses, or it was stopped.
    pub fn save_made(
        &self,
        caller: &Caller,
        tokens: &[FileToken],
        to: &SaveTo,
        task: Option<TaskId>,
    ) -> Reply<Vec<PathBuf>> {
        door::run(self, caller, task, None, &SAVING, |app| {
            let made: Reply<Vec<_>> = tokens
                .iter()
                .map(|token| app.made(&caller.device, token))
                .collect();
            let mut saved: Vec<PathBuf> = Vec::new();
            for made in made? {
                let path = match to {
                    SaveTo::File(path) => path.clone(),
                    SaveTo::Folder(folder) => free_name(folder, &made.name, &saved),
                };
                write_whole(&path, &made.bytes, &mut watched(app))?;
                saved.push(path);
            }
            Ok(saved)
        })
    }
}

/// The shell's own work, done for the page at hand: it ends with it.
const SAVING: Request = Request {
    name: "save",
    access: Access::Reads,
    roles: door::rights::EVERYONE,
};

/// The name, or one with a number where another of these files has taken it.
fn free_name(folder: &Path, name: &str, taken: &[PathBuf]) -> PathBuf {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let numbered = (2..).map(|number| folder.join(format!("{stem} ({number}).{ending}")));
    let mut candidates = std::iter::once(folder.join(name)).chain(numbered);
    let free = candidates.find(|candidate| !taken.contains(candidate));
    free.unwrap_or_else(|| folder.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_files_of_one_name_lie_side_by_side() {
        let folder = Path::new("/folder");
        let first = free_name(folder, "Cedole.pdf", &[]);
        assert_eq!(first, folder.join("Cedole.pdf"));
        let second = free_name(folder, "Cedole.pdf", &[first]);
        assert_eq!(second, folder.join("Cedole (2).pdf"));
    }
}
