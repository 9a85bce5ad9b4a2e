//! Files and folders that only their owner may read: they hold names, cards and documents.
//!
//! On Windows the folder of a program's data is the user's own already, and a stick knows no owners.

use std::fs;
use std::io;
use std::path::Path;

/// Makes a folder, and those above it, that nobody else may look into. One that is there already
/// stays as its owner has it.
pub fn private_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(path)?;
    only_for_owner(path);
    Ok(())
}

/// Makes a file if it is not there, and lets nobody else read it.
pub fn private_file(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)?;
    only_for_owner(path);
    Ok(())
}

/// Lets nobody but the owner read a file or look into a folder. On a stick without permissions, or
/// where somebody else is the owner, it stays as it is: the data can be used all the same.
#[cfg(unix)]
pub fn only_for_owner(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = fs::metadata(path) else {
        return;
    };
    let mode = if found.is_dir() { 0o700 } else { 0o600 };
    if found.permissions().mode() & 0o777 != mode {
        let _ = fs::set_permissions(path, fs::Permissions::from_mode(mode));
    }
}

/// Elsewhere the folder of a user's programs is the user's own.
#[cfg(not(unix))]
pub fn only_for_owner(_path: &Path) {}
