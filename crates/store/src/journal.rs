//! Registro: what was done, by whom, when. Rows are only ever appended.

use chrono::{DateTime, Utc};
use rusqlite::types::ToSqlOutput;
use rusqlite::{Connection, OptionalExtension, Row, ToSql, named_params, params_from_iter};
use serde::Serialize;
use serde_json::Value;

use crate::change::Action;
use crate::codes::JournalKind;
use crate::digest::Digest;
use crate::error::Error;
use crate::ids::{EventId, JournalSeq};
use crate::open::Store;
use crate::read::Read;

/// A row of the journal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JournalRow {
    /// Its number, in order of time.
    pub seq: JournalSeq,
    /// When.
    pub at: DateTime<Utc>,
    /// Who.
    pub who: String,
    /// In which event, if in one.
    pub event_id: Option<EventId>,
    /// Action, undo or redo.
    pub kind: JournalKind,
    /// Code of the action; of an undo or redo, that of its target.
    pub action: String,
    /// What the sentence names.
    pub args: Value,
    /// The action that was undone or redone.
    pub target: Option<JournalSeq>,
    /// Whether the action has been taken back and not repeated since.
    pub undone: bool,
}

/// A page of the journal, newest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JournalPage {
    /// The rows.
    pub rows: Vec<JournalRow>,
    /// Where the next, older page begins; none when this is the last.
    pub older: Option<JournalSeq>,
}

impl Read<'_> {
    /// The journal of an event, or of everything, newest first: at most `limit` rows, those
    /// before `before` when it is given.
    pub fn journal(
        &self,
        event: Option<EventId>,
        before: Option<JournalSeq>,
        limit: u32,
    ) -> Result<JournalPage, Error> {
        let sql = match event {
            Some(_) => include_str!("sql/journal_of_event.sql"),
            None => include_str!("sql/journal_of_all.sql"),
        };
        let mut statement = self.conn.prepare_cached(sql)?;
        let before = before.map_or(i64::MAX, |seq| seq.0);
        let limit_and_one = i64::from(limit) + 1;
        let rows = match event {
            Some(event) => statement.query_map(
                named_params! { ":event": event, ":before": before, ":limit": limit_and_one },
                JournalRow::read,
            )?,
            None => statement.query_map(
                named_params! { ":before": before, ":limit": limit_and_one },
                JournalRow::read,
            )?,
        };
        let mut rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
        let more = rows.len() > limit as usize;
        rows.truncate(limit as usize);
        Ok(JournalPage {
            older: if more {
                rows.last().map(|row| row.seq)
            } else {
                None
            },
            rows,
        })
    }

    /// One row of the journal.
    pub fn journal_row(&self, seq: JournalSeq) -> Result<JournalRow, Error> {
        let mut statement = self
            .conn
            .prepare_cached(include_str!("sql/journal_row.sql"))?;
        let row = statement.query_row([seq], JournalRow::read).optional()?;
        row.ok_or(Error::Missing {
            table: "journal",
            id: seq.0,
        })
    }
}

impl Store {
    /// The action that an undo would take back.
    pub fn next_undo(&self) -> Result<Option<JournalRow>, Error> {
        self.head
            .undoable
            .map(|seq| self.read().journal_row(seq))
            .transpose()
    }

    /// The action that a redo would repeat.
    pub fn next_redo(&self) -> Result<Option<JournalRow>, Error> {
        let undo = self.head.redoable.map(|seq| self.read().journal_row(seq));
        let target = undo.transpose()?.and_then(|row| row.target);
        target.map(|seq| self.read().journal_row(seq)).transpose()
    }
}

impl JournalRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            seq: row.get("seq")?,
            at: row.get("at")?,
            who: row.get("who")?,
            event_id: row.get("event_id")?,
            kind: row.get("kind")?,
            action: row.get("action")?,
            args: row.get("args")?,
            target: row.get("target")?,
            undone: row.get("undone")?,
        })
    }
}

/// The journal's end, as its newest row left it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) seq: Option<JournalSeq>,
    /// The action that an undo would take back.
    pub(crate) undoable: Option<JournalSeq>,
    /// The undo row that a redo would reverse.
    pub(crate) redoable: Option<JournalSeq>,
}

impl Head {
    /// The end as the newest row has it.
    pub(crate) fn load(conn: &Connection) -> rusqlite::Result<Self> {
        Self::select(conn, i64::MAX)
    }

    /// The end as it was just before a row.
    pub(crate) fn before(conn: &Connection, seq: JournalSeq) -> rusqlite::Result<Self> {
        Self::select(conn, seq.0 - 1)
    }

    pub(crate) fn next_seq(&self) -> JournalSeq {
        JournalSeq(self.seq.map_or(1, |seq| seq.0 + 1))
    }

    fn select(conn: &Connection, upto: i64) -> rusqlite::Result<Self> {
        let mut statement = conn.prepare_cached(include_str!("sql/journal_head.sql"))?;
        let head = statement
            .query_row([upto], |row| {
                Ok(Self {
                    seq: row.get("seq")?,
                    undoable: row.get("undoable")?,
                    redoable: row.get("redoable")?,
                })
            })
            .optional()?;
        Ok(head.unwrap_or_default())
    }
}

/// Appends a row that leaves the journal's end at `head`, and hands back the digest that it notes:
/// what the file had before, moved by the facts, and this row.
pub(crate) fn append(
    conn: &Connection,
    head: &Head,
    kind: JournalKind,
    action: Action,
    target: Option<JournalSeq>,
    changes: Option<&str>,
    digest: Digest,
) -> Result<Digest, Error> {
    let Action {
        code,
        args,
        event,
        who,
        at,
    } = action;
    let args = args.to_string();
    let columns: [&dyn ToSql; 10] = [
        &at,
        &who,
        &event,
        &kind,
        &code,
        &args,
        &target,
        &head.undoable,
        &head.redoable,
        &changes,
    ];
    let columns = columns.map(ToSql::to_sql);
    let columns: Vec<ToSqlOutput<'_>> = columns.into_iter().collect::<Result<_, _>>()?;
    let seq = head.seq.map_or(0, |seq| seq.0);
    let digest = digest.plus(Digest::of_journal_row(seq, &columns));
    let ends = [seq, digest.to_sql()].map(ToSqlOutput::from);
    conn.prepare_cached(include_str!("sql/journal_append.sql"))?
        .execute(params_from_iter(columns.iter().chain(&ends)))?;
    Ok(digest)
}
