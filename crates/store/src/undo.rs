//! Taking back and repeating: the rows of an action are put back exactly, newest first, in one
//! transaction that is itself a row of the journal.
//!
//! The stack is linear. An undo takes the newest action that stands; a new action after an undo
//! makes what was undone unreachable, though the journal still tells it.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, TransactionBehavior, params_from_iter};
use serde_json::{Map, Value};

use crate::capture::{RowChange, to_sql};
use crate::change::Action;
use crate::codes::JournalKind;
use crate::error::Error;
use crate::facts::FACT_TABLES;
use crate::ids::JournalSeq;
use crate::journal::{Head, JournalRow, append};
use crate::open::Store;

impl Store {
    /// Takes back the newest action that stands, and hands back its row.
    pub fn undo(&mut self, who: &str, at: DateTime<Utc>) -> Result<JournalRow, Error> {
        let target = self.head.undoable.ok_or(Error::NothingToUndo)?;
        let seq = self.head.next_seq();
        let head = Head {
            seq: Some(seq),
            undoable: Head::before(&self.conn, target)?.undoable,
            redoable: Some(seq),
        };
        self.replay(JournalKind::Undo, target, head, who, at)
    }

    /// Repeats the action that was taken back last, and hands back its row.
    pub fn redo(&mut self, who: &str, at: DateTime<Utc>) -> Result<JournalRow, Error> {
        let undo = self.head.redoable.ok_or(Error::NothingToRedo)?;
        let target = self.read().journal_row(undo)?.target;
        let target =
            target.ok_or_else(|| Error::JournalBroken(format!("row {undo} has no target")))?;
        let head = Head {
            seq: Some(self.head.next_seq()),
            undoable: Some(target),
            redoable: Head::before(&self.conn, undo)?.redoable,
        };
        self.replay(JournalKind::Redo, target, head, who, at)
    }

    fn replay(
        &mut self,
        kind: JournalKind,
        target: JournalSeq,
        head: Head,
        who: &str,
        at: DateTime<Utc>,
    ) -> Result<JournalRow, Error> {
        self.refuse_if_gone()?;
        let row = self.read().journal_row(target)?;
        let tx = self
            .conn
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.capture.pause();
        // Rows are put back one at a time; references need to hold only at the end.
        tx.execute_batch("PRAGMA defer_foreign_keys = ON")?;
        let changes = changes_of(&tx, target)?;
        if kind == JournalKind::Undo {
            for change in changes.iter().rev() {
                put(&tx, change, change.after.as_ref(), change.before.as_ref())?;
            }
        } else {
            for change in &changes {
                put(&tx, change, change.before.as_ref(), change.after.as_ref())?;
            }
        }
        let action = Action {
            code: row.action.clone(),
            args: row.args.clone(),
            event: row.event_id,
            who: who.to_owned(),
            at,
        };
        let facts = self.digest.plus(self.capture.moved());
        let digest = append(&tx, &head, kind, action, Some(target), None, facts)?;
        tx.commit()?;
        self.head = head;
        self.digest = digest;
        self.confirm_place(at)?;
        Ok(row)
    }
}

fn changes_of(conn: &Connection, seq: JournalSeq) -> Result<Vec<RowChange>, Error> {
    let mut statement = conn.prepare_cached(include_str!("sql/journal_changes.sql"))?;
    let text: Option<String> = statement.query_row([seq], |row| row.get("changes"))?;
    let text = text.ok_or_else(|| Error::JournalBroken(format!("row {seq} keeps no changes")))?;
    serde_json::from_str(&text).map_err(|e| Error::JournalBroken(e.to_string()))
}

/// Brings one row from one side of a change to the other.
fn put(
    conn: &Connection,
    change: &RowChange,
    from: Option<&Map<String, Value>>,
    to: Option<&Map<String, Value>>,
) -> Result<(), Error> {
    let table = FACT_TABLES
        .iter()
        .find(|&&table| table == change.table)
        .ok_or_else(|| Error::JournalBroken(format!("no table {}", change.table)))?;
    let columns = |columns: &Map<String, Value>, separator: &str, after: &str| {
        let names: Vec<_> = columns
            .keys()
            .map(|name| format!("{name}{after}"))
            .collect();
        names.join(separator)
    };
    let id = rusqlite::types::Value::Integer(change.id);
    let rows = match (from, to) {
        (None, Some(to)) => {
            let sql = format!(
                "INSERT INTO {table} ({}, id) VALUES ({}?)",
                columns(to, ", ", ""),
                "?, ".repeat(to.len())
            );
            conn.prepare_cached(&sql)?
                .execute(params_from_iter(to.values().map(to_sql).chain([id])))?
        }
        (Some(_), None) => {
            let sql = format!("DELETE FROM {table} WHERE id = ?");
            conn.prepare_cached(&sql)?.execute([id])?
        }
        (Some(_), Some(to)) => {
            let sql = format!(
                "UPDATE {table} SET {} WHERE id = ?",
                columns(to, ", ", " = ?")
            );
            conn.prepare_cached(&sql)?
                .execute(params_from_iter(to.values().map(to_sql).chain([id])))?
        }
        (None, None) => 0,
    };
    if rows == 1 {
        return Ok(());
    }
    Err(Error::JournalBroken(format!(
        "row {} of {table} is not as it was left",
        change.id
    )))
}
