//! Reading facts, inside an action or outside.

use rusqlite::{Connection, OptionalExtension, Params};

use crate::error::Error;
use crate::fact::{Fact, Kept, Under};
use crate::facts::{Athlete, Club, Entry, FormLine, PrizeGiven};
use crate::ids::{AthleteId, EntryId, EventId, Id, SectionId};

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

    /// The rows of a whole section in a table that hangs on entries: departures, line-ups.
    pub fn in_section<T: Under<Parent = EntryId>>(
        &self,
        section: SectionId,
    ) -> Result<Vec<Kept<T>>, Error> {
        let sql = format!(
            "{} WHERE {} IN (SELECT id FROM entry WHERE section_id = ?) ORDER BY {}",
            T::SELECT,
            T::PARENT,
            T::ORDER
        );
        self.rows(&sql, [section])
    }

    /// The rows of a whole event in a table that hangs on sections: entries, games, calls.
    pub fn in_event<T: Under<Parent = SectionId>>(
        &self,
        event: EventId,
    ) -> Result<Vec<Kept<T>>, Error> {
        let sql = format!(
            "{} WHERE {} IN (SELECT id FROM section WHERE event_id = ?) ORDER BY {}",
            T::SELECT,
            T::PARENT,
            T::ORDER
        );
        self.rows(&sql, [event])
    }

    /// The lines of all forms of an event.
    pub fn form_lines_of(&self, event: EventId) -> Result<Vec<Kept<FormLine>>, Error> {
        self.filtered(include_str!("sql/form_lines_of_event.sql"), [event])
    }

    /// Whoever is in an event: entered, on a form, or in a line-up.
    pub fn athletes_of(&self, event: EventId) -> Result<Vec<Kept<Athlete>>, Error> {
        self.filtered(include_str!("sql/athletes_of_event.sql"), [event])
    }

    /// All entries of an athlete, in whatever event.
    pub fn entries_of(&self, athlete: AthleteId) -> Result<Vec<Kept<Entry>>, Error> {
        self.filtered("WHERE athlete_id = ? ORDER BY id", [athlete])
    }

    /// The prizes of an event that were handed out.
    pub fn prizes_given_in(&self, event: EventId) -> Result<Vec<Kept<PrizeGiven>>, Error> {
        self.filtered(include_str!("sql/prizes_given_of_event.sql"), [event])
    }

    /// The athlete to whom a card belongs.
    pub fn athlete_by_card(&self, card: &str) -> Result<Option<Kept<Athlete>>, Error> {
        Ok(self.filtered("WHERE card = ?", [card])?.pop())
    }

    /// The club of a name, whatever its capitals.
    pub fn club_by_name(&self, name: &str) -> Result<Option<Kept<Club>>, Error> {
        Ok(self.filtered("WHERE name = ?", [name])?.pop())
    }

    /// Rows of one table that a WHERE clause chooses and orders.
    pub(crate) fn filtered<T: Fact>(
        &self,
        clause: &str,
        params: impl Params,
    ) -> Result<Vec<Kept<T>>, Error> {
        self.rows(&format!("{} {clause}", T::SELECT), params)
    }

    fn rows<T: Fact>(&self, sql: &str, params: impl Params) -> Result<Vec<Kept<T>>, Error> {
        let mut statement = self.conn.prepare_cached(sql)?;
        let rows = statement.query_map(params, T::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
