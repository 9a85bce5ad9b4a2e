//! Opening the file: alone, checked, brought up to date, and never harmed by a refusal.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, MAIN_DB};

use crate::backup::{open_copy, unwatched};
use crate::capture::Capture;
use crate::digest::{self, Digest};
use crate::error::{Error, OpenError};
use crate::journal::Head;
use crate::place::Place;
use crate::private::{private_file, private_folder};
use crate::read::Read;
use crate::schema::{APPLICATION_ID, LATEST_VERSION, migrate};
use crate::search;

/// The open file. There is one at a time for each path, across all programs.
pub struct Store {
    pub(crate) conn: Connection,
    pub(crate) capture: Capture,
    pub(crate) head: Head,
    /// Of all that the file holds.
    pub(crate) digest: Digest,
    pub(crate) place: Place,
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
        Self::open_in(path).map_err(|problem| match problem {
            OpenError::UpgradeFailed(_) | OpenError::Other(Error::DiskFailed(_))
                if disk_is_full(folder) =>
            {
                Error::DiskFull.into()
            }
            problem => problem,
        })
    }

    fn open_in(path: &Path) -> Result<Self, OpenError> {
        let lock = lock(path)?;
        let is_new = !has_content(path)?;
        // SQLite gives the files beside it the same permissions.
        private_file(path).map_err(Error::from)?;
        let mut conn = Connection::open(path)?;
        if conn.is_readonly(MAIN_DB)? {
            return Err(Error::ReadOnly.into());
        }
        conn.busy_timeout(Duration::from_secs(2))?;
        let (found, digest) = match is_new {
            true => (0, Digest::default()),
            false => checked_version(&conn, Depth::Quick)?,
        };
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
            migrate(&mut conn)?;
        }
        conn.set_prepared_statement_cache_capacity(256);
        search::install(&conn)?;
        Ok(Self {
            head: Head::load(&conn)?,
            // The rows may have another shape now, and what could be undone is cut.
            digest: match found < LATEST_VERSION {
                true => Digest::note_anew(&conn)?,
                false => digest,
            },
            capture: Capture::install(&conn)?,
            conn,
            place: Place::of(path).map_err(Error::from)?,
            _lock: lock,
        })
    }

    /// Reads the facts as they are.
    pub fn read(&self) -> Read<'_> {
        Read { conn: &self.conn }
    }

    /// The full check of the file, of its references and of its digest: what it finds, nothing when
    /// all is well.
    pub fn check(&self) -> Result<Vec<String>, Error> {
        Ok(findings(&self.conn, Depth::Full)?.0)
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        self.place.path()
    }

    /// When the file turns out to be gone, a last copy of what it held goes into this folder.
    pub fn set_refuge(&mut self, folder: &Path) {
        self.place.refuge = Some(folder.to_owned());
    }

    /// Nothing more is written into a file that nobody can open again.
    pub(crate) fn refuse_if_gone(&self) -> Result<(), Error> {
        match &self.place.gone {
            Some(copy) => Err(Error::Gone { copy: copy.clone() }),
            None => Ok(()),
        }
    }

    /// After a change was written and before it is acknowledged: the file is still where it was. What
    /// the program holds of one that is gone is saved, this change included.
    pub(crate) fn confirm_place(&mut self, at: DateTime<Utc>) -> Result<(), Error> {
        if self.place.is_there() {
            return Ok(());
        }
        let copy = self.place.refuge.clone().and_then(|folder| {
            private_folder(&folder).ok()?;
            let made = self.backup_into(&folder, at, unwatched).ok()?;
            Some(made.path)
        });
        self.place.gone = Some(copy);
        self.refuse_if_gone()
    }
}

/// The full check of a file that another connection has open, on a connection of its own: nobody
/// waits for it.
pub fn check_aside(path: &Path) -> Result<Vec<String>, OpenError> {
    Ok(findings(&open_copy(path)?, Depth::Full)?.0)
}

/// Whether there is nothing to open: no file, or one that holds no tables.
pub fn is_empty_file(path: &Path) -> bool {
    let size = std::fs::metadata(path).map_or(0, |found| found.len());
    let count = || {
        let sql = "SELECT count(*) FROM sqlite_schema";
        let conn = open_copy(path).ok()?;
        conn.query_row(sql, [], |row| row.get::<_, u32>(0)).ok()
    };
    size == 0 || count() == Some(0)
}

/// How thoroughly SQLite looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// At the start, when somebody waits: the entries of indexes are not compared with the rows.
    Quick,
    /// Everything.
    Full,
}

/// SQLite's own check of the file and of its references, and ours of its digest: what they find,
/// nothing when all is well, and the digest.
pub(crate) fn findings(conn: &Connection, depth: Depth) -> rusqlite::Result<(Vec<String>, Digest)> {
    let pragma = match depth {
        Depth::Quick => "quick_check",
        Depth::Full => "integrity_check",
    };
    let mut check = conn.prepare(&format!("PRAGMA {pragma}"))?;
    let rows = check.query_map([], |row| row.get::<_, String>(0))?;
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
    // A file of an older version has other tables, and no digest.
    if !found.is_empty() || !digest::is_kept(conn)? {
        return Ok((found, Digest::default()));
    }
    let digest = Digest::of_file(conn)?;
    if Digest::noted(conn)?.is_some_and(|noted| noted != digest) {
        found.push("the rows are not those that were written".to_owned());
    }
    Ok((found, digest))
}

/// The version of an existing file that is ours and sound, and its digest; 0 for one that was only
/// begun, when the very first start was cut short.
pub(crate) fn checked_version(conn: &Connection, depth: Depth) -> Result<(u32, Digest), OpenError> {
    let pragma = |name| conn.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let version = pragma("user_version")?;
    let tables: u32 = conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if version == 0 && tables == 0 {
        return Ok((0, Digest::default()));
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
    let (findings, digest) = findings(conn, depth)?;
    if findings.is_empty() {
        Ok((version, digest))
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
        .open(&beside)
        .map_err(Error::from)?;
    private_file(&beside).map_err(Error::from)?;
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
    std::io::Read::by_ref(&mut file)
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
    private_file(&copy).map_err(Error::from)?;
    conn.backup(MAIN_DB, &copy, None)?;
    Ok(())
}

/// Whether the disk has no room left for a few pages, whatever SQLite called it.
fn disk_is_full(folder: &Path) -> bool {
    let probe = folder.join("tabellone.probe");
    let written = File::create(&probe).and_then(|mut file| {
        file.write_all(&[0; 64 * 1024])
            .and_then(|()| file.sync_all())
    });
    // Whatever is left of it is empty.
    let _ = std::fs::remove_file(&probe);
    matches!(written.map_err(Error::from), Err(Error::DiskFull))
}
