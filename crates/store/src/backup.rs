//! Safe copies, made with SQLite's own backup while the program works.
//!
//! A copy's name says when it was made and up to which row of the journal it goes:
//! `tabellone-20060425T070000Z-000123.db`. It appears under that name only when it is whole,
//! checked and on the disk.

use std::fs::{self, File};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, Utc};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use serde::Serialize;

use crate::error::{Error, OpenError};
use crate::ids::JournalSeq;
use crate::journal::{Head, JournalRow};
use crate::open::{Depth, Store, checked_version, findings};
use crate::private::private_file;
use crate::read::Read;

/// How far longer work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Pages copied, or rows rewritten.
    pub done: u32,
    /// How many there are in all.
    pub total: u32,
}

/// For work that nobody watches and nothing stops.
pub fn unwatched(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A copy in a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BackupFile {
    /// Where it is.
    pub path: PathBuf,
    /// When it was made.
    pub made_at: DateTime<Utc>,
    /// The last row of its journal.
    pub seq: JournalSeq,
    /// Bytes.
    pub size: u64,
}

/// What a copy holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BackupPreview {
    /// The schema's version.
    pub version: u32,
    /// The last thing done in it.
    pub last: Option<JournalRow>,
    /// Its events, newest first.
    pub events: Vec<BackupEvent>,
}

/// One event of a copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BackupEvent {
    /// Its title.
    pub title: String,
    /// How many entries.
    pub entries: u32,
    /// How many games.
    pub games: u32,
}

impl Store {
    /// Copies the file to exactly this path, unless `watch` breaks it off: then nothing is there.
    pub fn backup(
        &self,
        to: &Path,
        mut watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(), Error> {
        let folder = to.parent().unwrap_or(Path::new("."));
        if !folder.is_dir() {
            return Err(Error::FolderMissing(folder.to_owned()));
        }
        let part = to.with_extension("copying");
        let made = copy_pages(&self.conn, &part, &mut watch).and_then(|()| {
            // Not only handed to the system, but on the disk or stick, before it bears its name.
            File::open(&part)?.sync_all()?;
            fs::rename(&part, to)?;
            sync_folder(folder)
        });
        if made.is_err() {
            // Half a copy is no copy; if even this fails, listing ignores it by its extension.
            let _ = fs::remove_file(&part);
        }
        made
    }

    /// Copies the file into a folder, under a name that says when and up to what.
    pub fn backup_into(
        &self,
        folder: &Path,
        at: DateTime<Utc>,
        watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<BackupFile, Error> {
        let seq = self.last_seq().unwrap_or(JournalSeq(0));
        let path = folder.join(file_name(at, seq));
        self.backup(&path, watch)?;
        let size = fs::metadata(&path)?.len();
        Ok(BackupFile {
            path,
            made_at: at,
            seq,
            size,
        })
    }
}

impl BackupFile {
    /// Copies in the order in which they are offered: first the one that goes furthest. The clock may
    /// have been set back, the journal only ever grows.
    pub fn rank(&self) -> impl Ord + use<> {
        std::cmp::Reverse((self.seq, self.made_at))
    }
}

/// The copies in a folder, those that go furthest first.
pub fn list_backups(folder: &Path) -> Result<Vec<BackupFile>, Error> {
    let listing = fs::read_dir(folder).map_err(|source| match source.kind() {
        std::io::ErrorKind::NotFound => Error::FolderMissing(folder.to_owned()),
        _ => source.into(),
    })?;
    let mut files = Vec::new();
    for item in listing {
        let item = item?;
        if let Some((made_at, seq)) = item.file_name().to_str().and_then(parse_name) {
            files.push(BackupFile {
                path: item.path(),
                made_at,
                seq,
                size: item.metadata()?.len(),
            });
        }
    }
    files.sort_by_key(BackupFile::rank);
    Ok(files)
}

/// How much a copy holds, at a glance and without a check.
pub fn glance_at_backup(path: &Path) -> Result<Vec<BackupEvent>, OpenError> {
    let conn = open_copy(path)?;
    let version = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(events_of(&conn, version)?)
}

/// Looks into a copy, after checking that it is sound.
pub fn preview_backup(path: &Path) -> Result<BackupPreview, OpenError> {
    let conn = open_copy(path)?;
    let (version, _) = checked_version(&conn, Depth::Full)?;
    let read = Read { conn: &conn };
    let head = Head::load(&conn)?;
    Ok(BackupPreview {
        version,
        last: head.seq.map(|seq| read.journal_row(seq)).transpose()?,
        events: events_of(&conn, version)?,
    })
}

/// The copy of several folders that goes furthest and is sound. Folders that are not there are passed over.
pub fn newest_good_backup(folders: &[&Path]) -> Option<BackupFile> {
    let mut files: Vec<_> = folders
        .iter()
        .filter_map(|folder| list_backups(folder).ok())
        .flatten()
        .collect();
    files.sort_by_key(BackupFile::rank);
    files
        .into_iter()
        .find(|file| preview_backup(&file.path).is_ok())
}

/// What is left in a folder of copies that were never finished, by a program that was cut short. Only
/// for whoever holds the file: nobody else is making a copy then.
pub fn unfinished_backups(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_part = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        let name = path.with_extension("db");
        let name = name.file_name().and_then(|name| name.to_str());
        matches!(ending, Some("copying" | "part")) && name.and_then(parse_name).is_some()
    };
    listing.map(|item| item.path()).filter(is_part).collect()
}

/// Opens a copy only to read it.
pub(crate) fn open_copy(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Ok(Connection::open_with_flags(path, flags)?)
}

/// Copies all pages to a new file, and checks what arrived.
pub(crate) fn copy_pages(
    from: &Connection,
    part: &Path,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<(), Error> {
    match fs::remove_file(part) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => return Err(source.into()),
        _ => {}
    }
    private_file(part)?;
    let mut to = Connection::open(part)?;
    {
        let backup = Backup::new(from, &mut to)?;
        let mut step = StepResult::More;
        while step == StepResult::More {
            step = backup.step(128)?;
            let at = backup.progress();
            let told = watch(Progress {
                done: u32::try_from(at.pagecount - at.remaining).unwrap_or_default(),
                total: u32::try_from(at.pagecount).unwrap_or_default(),
            });
            if told.is_break() {
                return Err(Error::Cancelled);
            }
        }
        if step != StepResult::Done {
            return Err(Error::InUse);
        }
    }
    // A copy is one file: without this its header would ask for a log beside it.
    to.pragma_update(None, "journal_mode", "DELETE")?;
    let (found, _) = findings(&to, Depth::Full)?;
    if !found.is_empty() {
        return Err(Error::Damaged(found.join("; ")));
    }
    to.close().map_err(|(_, error)| error.into())
}

fn events_of(conn: &Connection, version: u32) -> rusqlite::Result<Vec<BackupEvent>> {
    // Entries came with the second version of the schema, games with the third.
    let sql = match version {
        0 => return Ok(Vec::new()),
        1 => "SELECT title, 0 AS entries, 0 AS games FROM event ORDER BY begins_on DESC, id DESC",
        2 => include_str!("sql/backup_events_v2.sql"),
        _ => include_str!("sql/backup_events.sql"),
    };
    let mut events = conn.prepare(sql)?;
    let rows = events.query_map([], |row| {
        Ok(BackupEvent {
            title: row.get("title")?,
            entries: row.get("entries")?,
            games: row.get("games")?,
        })
    })?;
    rows.collect()
}

fn file_name(at: DateTime<Utc>, seq: JournalSeq) -> String {
    format!("tabellone-{}-{:06}.db", at.format(STAMP), seq.0)
}

fn parse_name(name: &str) -> Option<(DateTime<Utc>, JournalSeq)> {
    let middle = name.strip_prefix("tabellone-")?.strip_suffix(".db")?;
    let (stamp, seq) = middle.split_once('-')?;
    let made_at = NaiveDateTime::parse_from_str(stamp, STAMP).ok()?.and_utc();
    Some((made_at, JournalSeq(seq.parse().ok()?)))
}

/// How instants stand in file names.
pub(crate) const STAMP: &str = "%Y%m%dT%H%M%SZ";

/// Puts the name itself on the disk, where the system has such a thing.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> Result<(), Error> {
    Ok(File::open(folder)?.sync_all()?)
}

/// Windows writes names through.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_folder: &Path) -> Result<(), Error> {
    Ok(())
}
