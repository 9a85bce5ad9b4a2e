//! Where things are, and what changed since they were last built.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::process::{cargo, output_of};

/// The clone this command runs in.
pub(crate) struct Project {
    pub(crate) root: PathBuf,
    /// Cargo's build folder, wherever the environment puts it.
    pub(crate) target: PathBuf,
}

impl Project {
    pub(crate) fn find() -> Result<Self, String> {
        // Asked when it runs: two clones may share one build folder, and so one built xtask.
        let root = std::env::var_os("CARGO_MANIFEST_DIR")
            .map(PathBuf::from)
            .and_then(|xtask| xtask.parent().map(Path::to_owned))
            .ok_or("Start it with `cargo xtask`.")?;
        let target = match std::env::var_os("CARGO_TARGET_DIR") {
            Some(dir) => root.join(dir),
            None => {
                let text = output_of(&mut cargo(
                    &["metadata", "--format-version=1", "--no-deps"],
                    &root,
                ))?;
                let metadata: Value =
                    serde_json::from_str(&text).map_err(|error| error.to_string())?;
                metadata["target_directory"]
                    .as_str()
                    .map_or_else(|| root.join("target"), PathBuf::from)
            }
        };
        Ok(Self { root, target })
    }

    pub(crate) fn ui(&self) -> PathBuf {
        self.root.join("ui")
    }

    /// The app as `cargo build` leaves it.
    pub(crate) fn app_binary(&self) -> PathBuf {
        self.target
            .join("debug")
            .join(format!("tabellone{}", std::env::consts::EXE_SUFFIX))
    }
}

/// A number that changes when a file under `paths` is added, removed, renamed or edited.
pub(crate) fn fingerprint(paths: &[PathBuf], skip: &[&str]) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    for path in paths {
        add(path, skip, &mut hasher).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// True when the stamp file holds this fingerprint.
pub(crate) fn is_stamped(stamp: &Path, fingerprint: &str) -> bool {
    fs::read_to_string(stamp).is_ok_and(|kept| kept == fingerprint)
}

pub(crate) fn write_stamp(stamp: &Path, fingerprint: &str) -> Result<(), String> {
    fs::write(stamp, fingerprint).map_err(|error| format!("{}: {error}", stamp.display()))
}

fn add(path: &Path, skip: &[&str], hasher: &mut DefaultHasher) -> std::io::Result<()> {
    if path
        .file_name()
        .is_some_and(|name| skip.iter().any(|skipped| name == *skipped))
    {
        return Ok(());
    }
    path.hash(hasher);
    if path.is_dir() {
        let mut inside: Vec<PathBuf> = fs::read_dir(path)?
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<_, _>>()?;
        inside.sort();
        for path in inside {
            add(&path, skip, hasher)?;
        }
    } else {
        fs::read(path)?.hash(hasher);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprint_follows_content_and_names_but_not_skipped_folders() {
        let dir = std::env::temp_dir().join(format!("xtask-fingerprint-{}", std::process::id()));
        fs::create_dir_all(dir.join("src")).unwrap();
        fs::create_dir_all(dir.join("node_modules")).unwrap();
        fs::write(dir.join("src/a.ts"), "one").unwrap();
        let print = || fingerprint(std::slice::from_ref(&dir), &["node_modules"]).unwrap();

        let first = print();
        assert_eq!(first, print());
        fs::write(dir.join("node_modules/b.js"), "ignored").unwrap();
        assert_eq!(first, print());
        fs::write(dir.join("src/a.ts"), "two").unwrap();
        let edited = print();
        assert_ne!(first, edited);
        fs::rename(dir.join("src/a.ts"), dir.join("src/c.ts")).unwrap();
        assert_ne!(edited, print());

        fs::remove_dir_all(&dir).unwrap();
    }
}
