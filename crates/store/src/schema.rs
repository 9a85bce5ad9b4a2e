//! The migrations, embedded, and how a file is brought up to date: all or none.

use rusqlite::{Connection, Transaction};
use rusqlite_migration::{HookResult, M, Migrations};

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
];

/// Brings the file to the latest version, in one transaction.
pub(crate) fn migrate(conn: &mut Connection) -> Result<(), String> {
    let steps = MIGRATIONS.iter().map(|sql| M::up_with_hook(sql, cut_undo));
    Migrations::new(steps.collect())
        .to_latest(conn)
        .map_err(|e| e.to_string())
}

/// The rows that the journal remembers have the shape of the old tables: what was done before an
/// upgrade can no longer be undone.
fn cut_undo(tx: &Transaction<'_>) -> HookResult {
    tx.execute_batch(include_str!("sql/cut_undo.sql"))?;
    Ok(())
}
