//! Notes every row that an action touches, before and after, for the journal.
//!
//! Temporary triggers, made from the schema when the file is opened, hand each changed row to a
//! function that writes it as JSON into memory; the journal keeps that text in the action's own
//! row. So no statement can escape the journal, and recording a result costs no further table.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use rusqlite::functions::{Context, FunctionFlags};
use rusqlite::types::{Value as SqlValue, ValueRef};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::error::Error;
use crate::facts::FACT_TABLES;

/// One row, as it was and as it became. An update keeps only the columns that differ.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
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
    rows: Vec<RowChange>,
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
    }

    /// Notes nothing until the next `begin`: an undo changes rows that are noted already.
    pub(crate) fn pause(&self) {
        self.lock().on = false;
    }

    /// How many rows are noted.
    pub(crate) fn len(&self) -> usize {
        self.lock().rows.len()
    }

    /// Forgets the rows after the first `len`, whose statements were rolled back.
    pub(crate) fn truncate(&self, len: usize) {
        self.lock().rows.truncate(len);
    }

    /// What was noted, and stops.
    pub(crate) fn finish(&self) -> Vec<RowChange> {
        let mut noted = self.lock();
        noted.on = false;
        std::mem::take(&mut noted.rows)
    }

    fn lock(&self) -> MutexGuard<'_, Noted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, shapes: &[(&str, Vec<String>)], context: &Context<'_>) -> rusqlite::Result<()> {
        let mut noted = self.lock();
        if !noted.on {
            return Ok(());
        }
        let (table, columns) = &shapes[context.get::<u32>(0)? as usize];
        let verb: String = context.get(1)?;
        let id = context.get(2)?;
        let side = |from: usize| -> Map<String, Value> {
            let values = (from..).map(|at| to_json(context.get_raw(at)));
            columns.iter().cloned().zip(values).collect()
        };
        let (mut before, mut after) = match verb.as_str() {
            "insert" => (None, Some(side(3))),
            "delete" => (Some(side(3)), None),
            _ => (Some(side(3)), Some(side(3 + columns.len()))),
        };
        if let (Some(before), Some(after)) = (&mut before, &mut after) {
            before.retain(|column, old| after.get(column) != Some(old));
            after.retain(|column, _| before.contains_key(column));
            if after.is_empty() {
                return Ok(());
            }
        }
        noted.rows.push(RowChange {
            table: (*table).to_owned(),
            id,
            before,
            after,
        });
        Ok(())
    }
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

fn to_json(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => number.into(),
        // No table of facts has a REAL column; STRICT keeps it so.
        ValueRef::Real(number) => number.into(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).into(),
        ValueRef::Blob(bytes) => json!({ "hex": to_hex(bytes) }),
    }
}

fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
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
