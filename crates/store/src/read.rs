//! Reading facts, inside an action or outside.

use rusqlite::{Connection, OptionalExtension, Params};

use crate::error::Error;
use crate::fact::{Fact, Kept, Under};
use crate::ids::Id;

/// A view of the facts: as they are, or as the action under way has made them so far.
#[derive(Clone, Copy)]
pub struct Read<'a> {
    pub(crate) conn: &'a Connection,
}

impl Read<'_> {
    /// One row, which must be there.
    pub fn get<T: Fact>(&self, id: T::Id) -> Result<Kept<T>, Error> {
        self.find(id)?.ok_or(Error::Missing {
            table: T::TABLE,
            id: id.get(),
        })
    }

    /// One row, if it is there.
    pub fn find<T: Fact>(&self, id: T::Id) -> Result<Option<Kept<T>>, Error> {
        let sql = format!("{} WHERE id = ?", T::SELECT);
        let mut statement = self.conn.prepare_cached(&sql)?;
        Ok(statement.query_row([id], T::read).optional()?)
    }

    /// All rows of a table, in its order.
    pub fn all<T: Fact>(&self) -> Result<Vec<Kept<T>>, Error> {
        self.rows(&format!("{} ORDER BY {}", T::SELECT, T::ORDER), [])
    }

    /// The rows under one owner, in the table's order.
    pub fn list<T: Under>(&self, parent: T::Parent) -> Result<Vec<Kept<T>>, Error> {
        let sql = format!(
            "{} WHERE {} = ? ORDER BY {}",
            T::SELECT,
            T::PARENT,
            T::ORDER
        );
        self.rows(&sql, [parent])
    }

    /// How many rows a table has under one owner.
    pub fn count<T: Under>(&self, parent: T::Parent) -> Result<u32, Error> {
        let sql = format!(
            "SELECT count(*) AS n FROM {} WHERE {} = ?",
            T::TABLE,
            T::PARENT
        );
        let mut statement = self.conn.prepare_cached(&sql)?;
        Ok(statement.query_row([parent], |row| row.get("n"))?)
    }

    pub(crate) fn rows<T: Fact>(
        &self,
        sql: &str,
        params: impl Params,
    ) -> Result<Vec<Kept<T>>, Error> {
        let mut statement = self.conn.prepare_cached(sql)?;
        let rows = statement.query_map(params, T::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
