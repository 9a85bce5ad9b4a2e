//! The program's preferences: kept beside the facts, not journalled, not undone.

use rusqlite::{Connection, OptionalExtension, named_params};
use serde_json::Value;

use crate::bounds;
use crate::change::Change;
use crate::error::Error;
use crate::open::Store;
use crate::read::Read;

impl Read<'_> {
    /// A preference, if it was ever set.
    pub fn setting(&self, key: &str) -> Result<Option<Value>, Error> {
        let mut statement = self
            .conn
            .prepare_cached(include_str!("sql/setting_get.sql"))?;
        Ok(statement
            .query_row([key], |row| row.get("value"))
            .optional()?)
    }
}

impl Store {
    /// Sets a preference.
    pub fn set_setting(&mut self, key: &str, value: &Value) -> Result<(), Error> {
        set(&self.conn, key, value)
    }
}

impl Change<'_> {
    /// Sets a preference together with the facts of an action: it is there if they are.
    pub(crate) fn set_setting(&self, key: &str, value: &Value) -> Result<(), Error> {
        set(self.conn, key, value)
    }
}

fn set(conn: &Connection, key: &str, value: &Value) -> Result<(), Error> {
    let value = value.to_string();
    bounds::check_text("setting", "value", value.as_bytes()).map_err(Error::Beyond)?;
    conn.prepare_cached(include_str!("sql/setting_set.sql"))?
        .execute(named_params! { ":key": key, ":value": value })?;
    Ok(())
}
