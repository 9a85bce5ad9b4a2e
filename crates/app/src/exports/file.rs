//! A file for somebody else: whole under its name, or not there at all.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::{AppError, Reply};

/// Writes beside the name first, onto the disk, and only then under the name: an older file of that name stays as it
/// is until the new one is whole.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Reply<()> {
    let told = |problem: std::io::Error| {
        AppError::from(store::Error::from(problem)).with("path", path.display().to_string())
    };
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(store::Error::FolderMissing(folder.to_owned()).into());
    }
    let part = part_of(path)?;
    let written = File::create(&part)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // Half a file is worth nothing; where even this fails, the name says that it is a part.
        let _ = fs::remove_file(&part);
    }
    written.map_err(told)
}

fn part_of(path: &Path) -> Reply<PathBuf> {
    let name = path
        .file_name()
        .ok_or_else(|| AppError::new("file-name-missing"))?;
    let mut name = name.to_owned();
    name.push(".part");
    Ok(path.with_file_name(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_file_is_replaced_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("list.csv");
        write_whole(&path, b"one").expect("written");
        write_whole(&path, b"two").expect("written");
        assert_eq!(fs::read(&path).expect("there"), b"two");
        assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1);
    }

    #[test]
    fn a_folder_that_is_gone_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("stick").join("list.csv");
        assert_eq!(
            write_whole(&path, b"one").expect_err("refused").code,
            "folder-missing"
        );
    }
}
