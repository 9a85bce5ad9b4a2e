//! The migrations, embedded, and how a file is brought up to date: all or none.

use rusqlite::{Connection, Transaction};
use rusqlite_migration::{HookResult, M, Migrations};

use crate::digest;
use crate::error::{Error, OpenError};

/// The version that this program writes.
pub const LATEST_VERSION: u32 = MIGRATIONS.len() as u32;

/// Marks a file as ours; the first migration writes it.
pub(crate) const APPLICATION_ID: i32 = 0x5461_626c;

const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/0001_events.sql"),
    include_str!("../../../migrations/0002_entries.sql"),
    include_str!("../../../migrations/0003_play.sql"),
    include_str!("../../../migrations/0004_prizes.sql"),
    include_str!("../../../migrations/0005_results.sql"),
    include_str!("../../../migrations/0006_rulings.sql"),
    include_str!("../../../migrations/0007_digest.sql"),
    include_str!("../../../migrations/0008_decisions.sql"),
];

/// Brings the file to the latest version, in one transaction.
pub(crate) fn migrate(conn: &mut Connection) -> Result<(), OpenError> {
    let steps = MIGRATIONS.iter().map(|sql| M::up_with_hook(sql, cut_undo));
    Migrations::new(steps.collect())
        .to_latest(conn)
        .map_err(failed)
}

/// A disk that is full or fails is told as that: the program of before would not help.
fn failed(problem: rusqlite_migration::Error) -> OpenError {
    let told = problem.to_string();
    let rusqlite_migration::Error::RusqliteError { err, .. } = problem else {
        return OpenError::UpgradeFailed(told);
    };
    match Error::from(err) {
        known @ (Error::DiskFull | Error::DiskFailed(_) | Error::ReadOnly) => known.into(),
        _ => OpenError::UpgradeFailed(told),
    }
}

/// The rows that the journal remembers have the shape of the old tables: what was done before an
/// upgrade can no longer be undone, and its digest is that of rows as they were.
fn cut_undo(tx: &Transaction<'_>) -> HookResult {
    tx.execute_batch(include_str!("sql/cut_undo.sql"))?;
    if digest::is_kept(tx)? {
        tx.execute_batch(
            "UPDATE journal SET digest = NULL WHERE seq = (SELECT max(seq) FROM journal)",
        )?;
    }
    Ok(())
}
