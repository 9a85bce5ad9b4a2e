//! A file for somebody else: whole under its name, or not there at all.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::name_of;
use crate::{App, AppError, Reply};

/// So many bytes reach the disk between two looks at whether the work is to stop.
const BLOCK: usize = 1024 * 1024;

/// Hears how much is done of how much; its refusal ends the work.
pub(crate) type Watch<'a> = &'a mut dyn FnMut(u32, u32) -> Reply<()>;

/// Tells how far the file is, and looks whether it is to stop.
pub(crate) fn watched(app: &App) -> impl FnMut(u32, u32) -> Reply<()> {
    |done, total| {
        app.progress(done, total);
        match app.is_stopped() {
            true => Err(store::Error::Cancelled.into()),
            false => Ok(()),
        }
    }
}

/// Writes beside the name first, onto the disk, and only then under the name: an older file of that name stays as it
/// is until the new one is whole.
pub(super) fn write_whole(path: &Path, bytes: &[u8], watch: Watch<'_>) -> Reply<()> {
    let told = |problem: std::io::Error| {
        AppError::from(store::Error::from(problem)).with("path", name_of(path))
    };
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(store::Error::FolderMissing(folder.to_owned()).into());
    }
    let part = part_of(path)?;
    let written = write_blocks(&part, bytes, watch, &told)
        .and_then(|()| fs::rename(&part, path).map_err(told));
    if written.is_err() {
        // Half a file is worth nothing; where even this fails, the name says that it is a part.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Each block goes onto the disk before the next, so that whoever stops the work does not wait for the rest.
fn write_blocks(
    part: &Path,
    bytes: &[u8],
    watch: Watch<'_>,
    told: &dyn Fn(std::io::Error) -> AppError,
) -> Reply<()> {
    let mut file = File::create(part).map_err(told)?;
    let total = bytes.len().div_ceil(BLOCK) as u32;
    for (done, block) in (0..).zip(bytes.chunks(BLOCK)) {
        watch(done, total)?;
        file.write_all(block)
            .and_then(|()| file.sync_all())
            .map_err(told)?;
    }
    // Once more before the file gets its name: a slow stick leaves time to change one's mind.
    watch(total, total)
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
        write_whole(&path, b"one", &mut |_, _| Ok(())).expect("written");
        write_whole(&path, b"two", &mut |_, _| Ok(())).expect("written");
        assert_eq!(fs::read(&path).expect("there"), b"two");
        assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1);
    }

    #[test]
    fn a_folder_that_is_gone_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("stick").join("list.csv");
        assert_eq!(
            write_whole(&path, b"one", &mut |_, _| Ok(()))
                .expect_err("refused")
                .code,
            "folder-missing"
        );
    }
}
