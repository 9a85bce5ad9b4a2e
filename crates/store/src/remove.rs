//! Removing an event with all that belongs to it, row by row, so that it can be undone.

use crate::change::Change;
use crate::error::Error;
use crate::facts::{Event, Section};
use crate::ids::{EventId, SectionId};

impl Change<'_> {
    /// Deletes an event: its sections, forms, games, prizes, everything but athletes and clubs.
    pub(crate) fn delete_event(&mut self, event: EventId) -> Result<(), Error> {
        for section in self.read().list::<Section>(event)? {
            self.delete_section(section.id)?;
        }
        self.each(include_str!("sql/delete_event.sql"), event)?;
        self.delete::<Event>(event)
    }

    /// Deletes a section with its entries, lots and games.
    pub fn delete_section(&mut self, section: SectionId) -> Result<(), Error> {
        self.each(include_str!("sql/delete_section.sql"), section)?;
        self.delete::<Section>(section)
    }

    /// Runs the statements of a file, each with the same one parameter.
    pub(crate) fn each(
        &mut self,
        file: &str,
        id: impl rusqlite::ToSql + Copy,
    ) -> Result<(), Error> {
        for statement in file.split(';').filter(|s| !s.trim().is_empty()) {
            self.conn.prepare_cached(statement)?.execute([id])?;
        }
        Ok(())
    }
}
