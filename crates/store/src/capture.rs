//! Notes every row that an action touches, before and after, for the journal.
//!
//! Temporary triggers, made from the schema when the file is opened, hand each changed row to a
//! function that writes it as JSON into memory; the journal keeps that text in the action's own
//! row. So no statement can escape the journal, and recording a result costs no further table.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::{Value as SqlValue, ValueRef};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::digest::Digest;
use crate::error::Error;
use crate::facts::FACT_TABLES;

/// One row, as it was and as it became. An update keeps only the columns that differ. Written by
/// [`Capture::note`], read by undo and redo.
#[derive(Debug, PartialEq, Deserialize)]
pub(crate) struct RowChange {
    pub(crate) table: String,
    pub(crate) id: i64,
    /// None for a row that was not there.
    pub(crate) before: Option<Map<String, Value>>,
    /// None for a row that went.
    pub(crate) after: Option<Map<String, Value>>,
}

/// The rows noted so far, shared with the function that SQLite calls.
#[derive(Clone, Default)]
pub(crate) struct Capture(Arc<Mutex<Noted>>);

#[derive(Default)]
struct Noted {
    on: bool,
    /// Each a [`RowChange`] in JSON.
    rows: Vec<String>,
    /// By how much the digest of the facts has moved since the transaction began.
    moved: Digest,
}

/// How far the notes were at some moment.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    rows: usize,
    moved: Digest,
}

impl Capture {
    /// Installs the triggers and the function on a connection.
    pub(crate) fn install(conn: &Connection) -> Result<Self, Error> {
        let capture = Self::default();
        let mut shapes = Vec::new();
        for &table in FACT_TABLES {
            let columns = columns_of(conn, table)?;
            conn.execute_batch(&triggers(shapes.len(), table, &columns))?;
            shapes.push((table, columns));
        }
        let noted = capture.clone();
        conn.create_scalar_function("note_row", -1, FunctionFlags::SQLITE_UTF8, move |context| {
            noted.note(&shapes, context)?;
            Ok(None::<i64>)
        })?;
        Ok(capture)
    }

    /// Begins to note, from nothing.
    pub(crate) fn begin(&self) {
        let mut noted = self.lock();
        noted.on = true;
        noted.rows.clear();
        noted.moved = Digest::default();
    }

    /// Notes no rows until the next `begin`, only by how much the digest moves: an undo changes rows
    /// that are noted already.
    pub(crate) fn pause(&self) {
        let mut noted = self.lock();
        noted.on = false;
        noted.moved = Digest::default();
    }

    /// Does some work whose rows are not noted; the digest moves all the same.
    pub(crate) fn skip<T>(&self, work: impl FnOnce() -> T) -> T {
        let was = std::mem::replace(&mut self.lock().on, false);
        let done = work();
        self.lock().on = was;
        done
    }

    /// By how much the digest of the facts has moved since `begin` or `pause`.
    pub(crate) fn moved(&self) -> Digest {
        self.lock().moved
    }

    /// How far the notes are.
    pub(crate) fn mark(&self) -> Mark {
        let noted = self.lock();
        Mark {
            rows: noted.rows.len(),
            moved: noted.moved,
        }
    }

    /// Forgets what was noted since, whose statements were rolled back.
    pub(crate) fn back_to(&self, mark: Mark) {
        let mut noted = self.lock();
        noted.rows.truncate(mark.rows);
        noted.moved = mark.moved;
    }

    /// What was noted, as a JSON list, and stops; none if no row changed.
    pub(crate) fn finish(&self) -> Option<String> {
        let mut noted = self.lock();
        noted.on = false;
        let rows = std::mem::take(&mut noted.rows);
        (!rows.is_empty()).then(|| format!("[{}]", rows.join(",")))
    }

    fn lock(&self) -> MutexGuard<'_, Noted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, shapes: &[(&str, Vec<String>)], context: &Context<'_>) -> rusqlite::Result<()> {
        let mut noted = self.lock();
        let (table, columns) = &shapes[context.get::<u32>(0)? as usize];
        let id: i64 = context.get(2)?;
        let (first, second) = (3, 3 + columns.len());
        let all = 0..columns.len();
        let verb = context.get_raw(1).as_str()?;
        let digest = |from: usize| {
            Digest::of_row(table, id, all.clone().map(|at| context.get_raw(from + at)))
        };
        noted.moved = match verb {
            "insert" => noted.moved.plus(digest(first)),
            "delete" => noted.moved.minus(digest(first)),
            _ => noted.moved.minus(digest(first)).plus(digest(second)),
        };
        if !noted.on {
            return Ok(());
        }
        let (before, after) = match verb {
            "insert" => ("null".into(), side(columns, all, first, context)),
            "delete" => (side(columns, all, first, context), "null".into()),
            _ => {
                let differs = |&column: &usize| {
                    context.get_raw(first + column) != context.get_raw(second + column)
                };
                let changed: Vec<usize> = all.filter(differs).collect();
                if changed.is_empty() {
                    return Ok(());
                }
                let old = side(columns, changed.iter().copied(), first, context);
                (old, side(columns, changed.into_iter(), second, context))
            }
        };
        noted.rows.push(format!(
            r#"{{"table":"{table}","id":{id},"before":{before},"after":{after}}}"#
        ));
        Ok(())
    }
}

/// Some columns of a row as a JSON object. Written by hand rather than through a map: this runs
/// for every row of every result.
fn side(
    columns: &[String],
    which: impl Iterator<Item = usize>,
    from: usize,
    context: &Context<'_>,
) -> String {
    let mut text = String::with_capacity(columns.len() * 24);
    for column in which {
        text.push(if text.is_empty() { '{' } else { ',' });
        text.push('"');
        text.push_str(&columns[column]);
        text.push_str("\":");
        push_json(&mut text, context.get_raw(from + column));
    }
    text.push('}');
    text
}

/// A value of the journal as SQLite takes it.
pub(crate) fn to_sql(value: &Value) -> SqlValue {
    match value {
        Value::Null => SqlValue::Null,
        Value::String(text) => SqlValue::Text(text.clone()),
        Value::Object(blob) => SqlValue::Blob(from_hex(blob["hex"].as_str().unwrap_or_default())),
        number => number.as_i64().map_or(SqlValue::Null, SqlValue::Integer),
    }
}

fn push_json(text: &mut String, value: ValueRef<'_>) {
    use std::fmt::Write as _;
    // Writing to a String cannot fail.
    let _ = match value {
        ValueRef::Null => write!(text, "null"),
        ValueRef::Integer(number) => write!(text, "{number}"),
        // No table of facts has a REAL column, and STRICT keeps it so.
        ValueRef::Real(number) => write!(text, "{number}"),
        ValueRef::Text(bytes) => write!(text, "{}", Value::from(String::from_utf8_lossy(bytes))),
        ValueRef::Blob(bytes) => {
            text.push_str(r#"{"hex":""#);
            for byte in bytes {
                let _ = write!(text, "{byte:02x}");
            }
            write!(text, r#""}}"#)
        }
    };
}

fn from_hex(text: &str) -> Vec<u8> {
    let digit = |c: u8| (c as char).to_digit(16).unwrap_or_default() as u8;
    let pairs = text.as_bytes().chunks_exact(2);
    pairs
        .map(|pair| digit(pair[0]) << 4 | digit(pair[1]))
        .collect()
}

fn columns_of(conn: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut info =
        conn.prepare("SELECT name FROM pragma_table_info(?) WHERE name <> 'id' ORDER BY cid")?;
    info.query_map([table], |row| row.get("name"))?.collect()
}

fn triggers(index: usize, table: &str, columns: &[String]) -> String {
    let side = |row: &str| -> String {
        columns
            .iter()
            .map(|column| format!(", {row}.{column}"))
            .collect()
    };
    let (old, new) = (side("OLD"), side("NEW"));
    format!(
        "CREATE TEMP TRIGGER note_insert_{table} AFTER INSERT ON main.{table} BEGIN
             SELECT note_row({index}, 'insert', NEW.id{new}); END;
         CREATE TEMP TRIGGER note_update_{table} AFTER UPDATE ON main.{table} BEGIN
             SELECT note_row({index}, 'update', NEW.id{old}{new}); END;
         CREATE TEMP TRIGGER note_delete_{table} AFTER DELETE ON main.{table} BEGIN
             SELECT note_row({index}, 'delete', OLD.id{old}); END;"
    )
}
