//! Two at once: what was decided on an older state of the same thing is refused, and says who changed it.

use store::{ChangedRow, EventId, JournalSeq, Read};

use crate::app::{local, on_this_machine};
use crate::{App, AppError, Reply};

impl App {
    /// Refuses a change of something that somebody else changed after the caller had looked at it. A caller who does
    /// not say what they saw is not asked.
    pub(crate) fn refuse_if_changed(
        &self,
        read: &Read<'_>,
        event: EventId,
        concerns: impl Fn(&ChangedRow) -> bool,
    ) -> Reply<()> {
        let Some(seen) = self.seen() else {
            return Ok(());
        };
        match read.changed_since(JournalSeq(seen), event, concerns)? {
            Some(row) => Err(AppError::new("changed-meanwhile")
                .with("who", row.who.as_str())
                .with("at", time_of(read, &row)?)),
            None => Ok(()),
        }
    }
}

/// When it was done, on the clock of its event.
pub(crate) fn time_of(read: &Read<'_>, row: &store::JournalRow) -> Reply<String> {
    let event = match row.event_id {
        Some(id) => read.find::<store::Event>(id)?,
        None => None,
    };
    let at = match event {
        Some(event) => local(row.at, &event.time_zone),
        None => on_this_machine(row.at),
    };
    Ok(at.format("%H:%M").to_string())
}
