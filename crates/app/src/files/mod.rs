//! Files behind tokens. A shell is given a file or a folder by a dialog or an upload and hands out a token for it; what
//! the app makes lies here under a token until the shell saves it or sends it. No request carries a path.

mod made;
mod write;

use std::collections::VecDeque;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub(crate) use made::Artifact;
pub use made::{Made, SaveTo};
pub(crate) use write::{Watch, watched};

use crate::app::lock;
use crate::{App, AppError, DeviceId, Reply};

/// Stands for a file, a folder or something made; good for the device that it was given to, until the program ends.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct FileToken(String);

impl FileToken {
    /// As the shell passes it on.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// So many tokens a device keeps; the oldest goes.
const MOST_TOKENS: usize = 1024;
/// So many bytes of things made wait for a device; the oldest go.
const MOST_BYTES: usize = 256 * 1024 * 1024;

/// All that lies behind tokens, oldest first.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<VecDeque<Slot>>);

struct Slot {
    token: FileToken,
    device: DeviceId,
    behind: Behind,
}

#[derive(Clone)]
enum Behind {
    File(PathBuf),
    Folder(PathBuf),
    Made(Arc<Made>),
}

impl Shelf {
    fn put(&self, device: &DeviceId, behind: Behind) -> Reply<FileToken> {
        let token = new_token()?;
        let mut slots = lock(&self.0);
        slots.push_back(Slot {
            token: token.clone(),
            device: device.clone(),
            behind,
        });
        let own = |slot: &Slot| slot.device == *device;
        while slots.iter().filter(|slot| own(slot)).count() > MOST_TOKENS
            || waiting(slots.iter().filter(|slot| own(slot))) > MOST_BYTES
        {
            let Some(oldest) = slots.iter().position(own) else {
                break;
            };
            // The newest stays, however large it is: somebody waits for it.
            if oldest + 1 == slots.len() {
                break;
            }
            slots.remove(oldest);
        }
        Ok(token)
    }

    fn get(&self, device: &DeviceId, token: &FileToken) -> Reply<Behind> {
        let slots = lock(&self.0);
        let found = slots
            .iter()
            .find(|slot| slot.token == *token && slot.device == *device);
        found
            .map(|slot| slot.behind.clone())
            .ok_or_else(|| AppError::new("file-not-chosen"))
    }
}

fn waiting<'a>(slots: impl Iterator<Item = &'a Slot>) -> usize {
    slots
        .map(|slot| match &slot.behind {
            Behind::Made(made) => made.bytes.len(),
            _ => 0,
        })
        .sum()
}

/// Nobody guesses it.
fn new_token() -> Reply<FileToken> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(AppError::internal)?;
    let hex = bytes.iter().map(|byte| format!("{byte:02x}"));
    Ok(FileToken(hex.collect()))
}

/// A file that a person chose.
pub(crate) struct GivenFile(PathBuf);

impl GivenFile {
    /// Its name, without the way to it.
    pub(crate) fn name(&self) -> String {
        name_of(&self.0)
    }

    /// Its bytes. A file of more than `most` is refused before it is read.
    pub(crate) fn read(&self, most: u64, too_large: impl Fn() -> AppError) -> Reply<Vec<u8>> {
        let told = |problem: std::io::Error| match problem.kind() {
            std::io::ErrorKind::NotFound => AppError::new("file-missing"),
            _ => store::Error::from(problem).into(),
        };
        let read = || -> Reply<Vec<u8>> {
            let file = File::open(&self.0).map_err(told)?;
            let found = file.metadata().map_err(told)?;
            if !found.is_file() {
                return Err(AppError::new("file-missing"));
            }
            if found.len() > most {
                return Err(too_large());
            }
            let mut bytes = Vec::with_capacity(found.len() as usize);
            // It may grow while it is read.
            file.take(most + 1).read_to_end(&mut bytes).map_err(told)?;
            match bytes.len() as u64 > most {
                true => Err(too_large()),
                false => Ok(bytes),
            }
        };
        read().map_err(|refused| refused.with("path", self.name()))
    }
}

/// The last part of a path: the rest is the shell's.
pub(crate) fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// A section's title may be long; a file's name may not.
const LONGEST_PART: usize = 60;

/// "Campionato - Iscritti.csv": letters, figures and what no file system minds.
pub(crate) fn file_name(parts: &[&str], ending: &str) -> String {
    let kept = |letter: char| letter.is_alphanumeric() || " -'’(),".contains(letter);
    let safe = |part: &&str| -> String {
        let letters = part.chars().take(LONGEST_PART);
        letters.map(|c| if kept(c) { c } else { '-' }).collect()
    };
    let parts: Vec<String> = parts.iter().map(safe).collect();
    format!("{}.{ending}", parts.join(" - ").trim())
}

/// For the use cases.
impl App {
    pub(crate) fn given_file(&self, token: &FileToken) -> Reply<GivenFile> {
        match self.files.get(self.device(), token)? {
            Behind::File(path) => Ok(GivenFile(path)),
            _ => Err(AppError::new("file-not-chosen")),
        }
    }

    pub(crate) fn given_folder(&self, token: &FileToken) -> Reply<PathBuf> {
        match self.files.get(self.device(), token)? {
            Behind::Folder(path) => Ok(path),
            _ => Err(AppError::new("file-not-chosen")),
        }
    }

    /// Puts something made on the shelf, for whoever asked.
    pub(crate) fn make(&self, name: String, bytes: Vec<u8>) -> Reply<Artifact> {
        let size = bytes.len() as u64;
        let made = Behind::Made(Arc::new(Made {
            name: name.clone(),
            bytes,
        }));
        let token = self.files.put(self.device(), made)?;
        Ok(Artifact { token, name, size })
    }
}

/// For shells.
impl App {
    /// A token for a file that a person at this device chose.
    ///
    /// # Errors
    /// The system has no chance to give.
    pub fn give_file(&self, device: &DeviceId, path: impl Into<PathBuf>) -> Reply<FileToken> {
        self.files.put(device, Behind::File(path.into()))
    }

    /// A token for a folder that a person at this device chose.
    ///
    /// # Errors
    /// The system has no chance to give.
    pub fn give_folder(&self, device: &DeviceId, path: impl Into<PathBuf>) -> Reply<FileToken> {
        self.files.put(device, Behind::Folder(path.into()))
    }

    /// What was made for this device.
    ///
    /// # Errors
    /// Nothing lies behind the token, or not for this device.
    pub fn made(&self, device: &DeviceId, token: &FileToken) -> Reply<Arc<Made>> {
        match self.files.get(device, token)? {
            Behind::Made(made) => Ok(made),
            _ => Err(AppError::new("file-not-chosen")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(size: usize) -> Behind {
        Behind::Made(Arc::new(Made {
            name: "a".to_owned(),
            bytes: vec![0; size],
        }))
    }

    #[test]
    fn a_token_is_good_for_its_device_only_and_the_oldest_go() {
        let shelf = Shelf::default();
        let (desk, tablet) = (DeviceId::desk(), DeviceId::new("tablet"));
        let first = shelf
            .put(&desk, Behind::File("/a".into()))
            .expect("a token");
        let others = shelf.put(&tablet, made(1)).expect("a token");
        assert!(shelf.get(&desk, &first).is_ok());
        assert!(shelf.get(&tablet, &first).is_err());
        for _ in 0..MOST_TOKENS {
            shelf.put(&desk, made(1)).expect("a token");
        }
        assert!(shelf.get(&desk, &first).is_err());
        assert!(shelf.get(&tablet, &others).is_ok());
    }

    #[test]
    fn what_is_made_does_not_fill_the_memory() {
        let shelf = Shelf::default();
        let desk = DeviceId::desk();
        let large = |size| shelf.put(&desk, made(size)).expect("a token");
        let (first, second) = (large(MOST_BYTES / 2), large(MOST_BYTES / 2));
        assert!(shelf.get(&desk, &first).is_ok());
        let third = large(1);
        assert!(shelf.get(&desk, &first).is_err());
        assert!(shelf.get(&desk, &second).is_ok() && shelf.get(&desk, &third).is_ok());
    }

    #[test]
    fn a_name_leads_nowhere_else() {
        assert_eq!(
            file_name(&["Cedole", "Società", "1"], "pdf"),
            "Cedole - Società - 1.pdf"
        );
        assert_eq!(file_name(&["../a\\b:c"], "csv"), "---a-b-c.csv");
        assert_eq!(
            file_name(&[" Per finire a mano "], "pdf"),
            "Per finire a mano.pdf"
        );
    }

    #[test]
    fn a_file_is_measured_before_it_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("list.csv");
        std::fs::write(&path, b"12345").expect("written");
        let given = GivenFile(path);
        let too_large = || AppError::new("import-file-too-large");
        assert_eq!(given.read(5, too_large).expect("read"), b"12345");
        let refused = given.read(4, too_large).expect_err("refused");
        assert_eq!(refused.code, "import-file-too-large");
        assert_eq!(refused.data["path"], "list.csv");
        let folder = GivenFile(folder.path().to_owned());
        assert_eq!(
            folder.read(9, too_large).expect_err("refused").code,
            "file-missing"
        );
    }
}
