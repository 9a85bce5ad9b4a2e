//! Opening the file: alone, checked, brought up to date, and never harmed by a refusal.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, MAIN_DB};

use crate::capture::Capture;
use crate::error::{Error, OpenError};
use crate::journal::Head;
use crate::read::Read;
use crate::schema::{APPLICATION_ID, LATEST_VERSION, migrate};
use crate::search;

/// The open file. There is one at a time for each path, across all programs.
pub struct Store {
    pub(crate) conn: Connection,
    pub(crate) capture: Capture,
    pub(crate) head: Head,
    path: PathBuf,
    // Held, not read: the lock lasts as long as the file is open.
    _lock: File,
}

impl Store {
    /// Opens the file, or makes it. An older file is first copied aside, then brought up to date.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let folder = path.parent().unwrap_or(Path::new("."));
        if !folder.is_dir() {
            return Err(Error::FolderMissing(folder.to_owned()).into());
        }
        let lock = lock(path)?;
        let is_new = !has_content(path)?;
        let mut conn = Connection::open(path)?;
        if conn.is_readonly(MAIN_DB)? {
            return Err(Error::ReadOnly.into());
        }
        conn.busy_timeout(Duration::from_secs(2))?;
        let found = if is_new { 0 } else { checked_version(&conn)? };
        // Deleted content is overwritten: a purge must leave nothing to be found in the file.
        // The log is short, so that it soon has its full size: a file that grows is the slow part
        // of writing a result to the disk.
        conn.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
             PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 200;",
        )?;
        if found < LATEST_VERSION {
            if found > 0 {
                keep_copy(&conn, path, found)?;
            }
            migrate(&mut conn).map_err(OpenError::UpgradeFailed)?;
        }
        conn.set_prepared_statement_cache_capacity(256);
        search::install(&conn)?;
        Ok(Self {
            head: Head::load(&conn)?,
            capture: Capture::install(&conn)?,
            conn,
            path: path.to_owned(),
            _lock: lock,
        })
    }

    /// Reads the facts as they are.
    pub fn read(&self) -> Read<'_> {
        Read { conn: &self.conn }
    }

    /// SQLite's own check of the file and of its references: what it finds, nothing when all is
    /// well. Opening has done it once already.
    pub fn check(&self) -> Result<Vec<String>, Error> {
        Ok(findings(&self.conn)?)
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// SQLite's own check of the file and of its references: what it finds, nothing when all is well.
pub(crate) fn findings(conn: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut check = conn.prepare("PRAGMA quick_check")?;
    let rows = check.query_map([], |row| row.get::<_, String>("quick_check"))?;
    let mut found: Vec<String> = rows.collect::<rusqlite::Result<_>>()?;
    found.retain(|line| line != "ok");
    let mut references = conn.prepare("PRAGMA foreign_key_check")?;
    let broken = references.query_map([], |row| {
        let (table, row_id): (String, Option<i64>) = (row.get("table")?, row.get("rowid")?);
        let parent: String = row.get("parent")?;
        Ok(format!(
            "{table} {} points at no {parent}",
            row_id.unwrap_or_default()
        ))
    })?;
    for line in broken {
        found.push(line?);
    }
    Ok(found)
}

/// The version of an existing file that is ours and sound; 0 for one that was only begun, when
/// the very first start was cut short.
pub(crate) fn checked_version(conn: &Connection) -> Result<u32, OpenError> {
    let pragma = |name| conn.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let version = pragma("user_version")?;
    let tables: u32 = conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if version == 0 && tables == 0 {
        return Ok(0);
    }
    if pragma("application_id")? != APPLICATION_ID || version < 1 {
        return Err(OpenError::NotOurs);
    }
    let version = version.unsigned_abs();
    if version > LATEST_VERSION {
        return Err(OpenError::Newer {
            found: version,
            known: LATEST_VERSION,
        });
    }
    let findings = findings(conn)?;
    if findings.is_empty() {
        Ok(version)
    } else {
        Err(OpenError::Damaged { findings })
    }
}

/// The copy of an older file, kept beside it before it is upgraded.
pub(crate) fn copy_before_upgrade(path: &Path, version: u32) -> PathBuf {
    path.with_extension(format!("before-upgrade-from-{version}.db"))
}

/// Takes the lock that keeps a second instance out. A file beside the database, because SQLite's
/// own locks come and go with each transaction.
pub(crate) fn lock(path: &Path) -> Result<File, OpenError> {
    let beside = path.with_extension("lock");
    let file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(beside)
        .map_err(Error::from)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse),
        Err(TryLockError::Error(source)) => Err(Error::from(source).into()),
    }
}

/// Whether there is a file with something in it, which must then begin as SQLite's files do.
fn has_content(path: &Path) -> Result<bool, OpenError> {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(source) if source.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(source) => return Err(Error::from(source).into()),
    };
    let mut head = Vec::with_capacity(MAGIC.len());
    file.by_ref()
        .take(MAGIC.len() as u64)
        .read_to_end(&mut head)
        .map_err(Error::from)?;
    match head.as_slice() {
        [] => Ok(false),
        head if head == MAGIC => Ok(true),
        _ => Err(OpenError::NotOurs),
    }
}

fn keep_copy(conn: &Connection, path: &Path, version: u32) -> Result<(), OpenError> {
    let copy = copy_before_upgrade(path, version);
    match std::fs::remove_file(&copy) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
            return Err(Error::from(source).into());
        }
        _ => {}
    }
    conn.backup(MAIN_DB, &copy, None)?;
    Ok(())
}
