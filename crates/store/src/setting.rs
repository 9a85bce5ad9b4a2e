//! The program's preferences: kept beside the facts, not journalled, not undone.

use rusqlite::{OptionalExtension, named_params};
use serde_json::Value;

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
        self.conn
            .prepare_cached(include_str!("sql/setting_set.sql"))?
            .execute(named_params! { ":key": key, ":value": value.to_string() })?;
        Ok(())
    }
}
