//! What is kept about people, and how it goes away for good.
//!
//! Removing means removing: the rows are overwritten (`secure_delete`), the journal forgets the
//! rows it remembered for undo, and the log of recent writes is folded into the file. Copies made
//! earlier are files of their own: that they must go is noted in the same step, see [`Owed`](crate::Owed).

use std::ops::ControlFlow;
use std::path::PathBuf;

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use serde::Serialize;

use crate::backup::{Progress, unwatched};
use crate::change::{Action, Change};
use crate::error::Error;
use crate::fact::Kept;
use crate::facts::{Athlete, Entry, Event, FormLine};
use crate::forget::{Name, forget_changes, forget_documents, forget_names, former_names};
use crate::ids::{AthleteId, EventId, SectionId};
use crate::open::Store;
use crate::read::Read;

/// Everything kept about one athlete.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AthleteRecord {
    /// The person.
    pub athlete: Kept<Athlete>,
    /// The club's name.
    pub club: Option<String>,
    /// Entries, oldest first.
    pub entries: Vec<RecordedEntry>,
    /// Lines of paper forms.
    pub form_lines: Vec<Kept<FormLine>>,
    /// Events where the athlete played for a club's team.
    pub teams: Vec<String>,
    /// Titles of the events whose charts or games need the name.
    pub needed_by: Vec<String>,
}

/// One entry of that athlete, with what hangs on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RecordedEntry {
    /// The entry.
    pub entry: Kept<Entry>,
    /// Of which event.
    pub event_id: EventId,
    /// Its title.
    pub event: String,
    /// Of which section.
    pub section_id: SectionId,
    /// Its title.
    pub section: String,
    /// Games on record.
    pub games: u32,
    /// Rulings against this entry.
    pub rulings: u32,
}

/// How much a purge removes, or would.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Purged {
    /// Numbers of identity documents.
    pub documents: u32,
    /// Card numbers.
    pub cards: u32,
    /// Years of birth.
    pub birth_years: u32,
    /// Contacts of clubs.
    pub contacts: u32,
    /// Notes of hearing-aid checks, which tell of a person's health.
    pub hearing_aids: u32,
}

/// What was left of a person after erasing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Erased {
    /// Nothing.
    Whole,
    /// Surname and name: results need them.
    NameKept,
}

impl Read<'_> {
    /// Everything kept about an athlete.
    pub fn about_athlete(&self, id: AthleteId) -> Result<AthleteRecord, Error> {
        let athlete = self.get::<Athlete>(id)?;
        let club = athlete
            .club_id
            .map(|club| self.get::<crate::Club>(club))
            .transpose()?;
        let mut entries = Vec::new();
        for entry in self.entries_of(id)? {
            entries.push(self.recorded(entry)?);
        }
        Ok(AthleteRecord {
            athlete,
            club: club.map(|club| club.fact.name),
            entries,
            form_lines: self.filtered("WHERE athlete_id = ? ORDER BY id", [id])?,
            teams: titles(self.conn, include_str!("sql/teams_of_athlete.sql"), id)?,
            needed_by: titles(self.conn, include_str!("sql/athlete_needed_by.sql"), id)?,
        })
    }

    /// What purging an event would remove.
    pub fn purge_preview(&self, event: EventId) -> Result<Purged, Error> {
        let mut count = self
            .conn
            .prepare_cached(include_str!("sql/purge_count.sql"))?;
        Ok(count.query_row([event], |row| {
            Ok(Purged {
                documents: row.get("documents")?,
                cards: row.get("cards")?,
                birth_years: row.get("birth_years")?,
                contacts: row.get("contacts")?,
                hearing_aids: row.get("hearing_aids")?,
            })
        })?)
    }

    fn recorded(&self, entry: Kept<Entry>) -> Result<RecordedEntry, Error> {
        let mut about = self
            .conn
            .prepare_cached(include_str!("sql/about_entry.sql"))?;
        Ok(about.query_row([entry.id], |row| {
            Ok(RecordedEntry {
                event_id: row.get("event_id")?,
                event: row.get("event")?,
                section_id: row.get("section_id")?,
                section: row.get("section")?,
                games: row.get("games")?,
                rulings: row.get("rulings")?,
                entry,
            })
        })?)
    }
}

impl Store {
    /// Removes an event's personal data, for good: document numbers, hearing-aid checks, notes, and
    /// cards, years of birth and contacts of whoever is in no other event that still has its data.
    /// Names and results stay. Until all of it is written `watch` can break the work off, and nothing is gone.
    /// Copies in these folders are then owed.
    pub fn purge_event(
        &mut self,
        action: Action,
        event: EventId,
        folders: &[PathBuf],
        mut watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Purged, Error> {
        let at = action.at;
        let before = self.head.next_seq();
        let purged = self.change_for_good(action, |change| {
            let purged = change.read().purge_preview(event)?;
            change.each(include_str!("sql/purge_event.sql"), event)?;
            change.edit::<Event>(event, |event| event.purged_at = Some(at))?;
            forget_changes(change, &mut watch)?;
            change.owe(folders, before)?;
            Ok::<_, Error>(purged)
        })?;
        self.fold_log()?;
        Ok(purged)
    }

    /// Erases an athlete, for good: altogether, or all but the name when results need it. The
    /// journal forgets the name too, and every one the person had before; so the action itself must
    /// not tell it. Copies in these folders are then owed.
    pub fn erase_athlete(
        &mut self,
        action: Action,
        id: AthleteId,
        folders: &[PathBuf],
    ) -> Result<Erased, Error> {
        let at = action.at;
        let before = self.head.next_seq();
        let erased = self.change_for_good(action, |change| {
            let record = change.read().about_athlete(id)?;
            let mut names = former_names(change, &record.athlete)?;
            forget_changes(change, &mut unwatched)?;
            change.owe(folders, before)?;
            if record.needed_by.is_empty() {
                change.each(include_str!("sql/erase_athlete.sql"), id)?;
                change.delete::<Athlete>(id)?;
                names.push(Name::of(&record.athlete));
                forget_names(change, &names)?;
                return Ok::<_, Error>(Erased::Whole);
            }
            forget_names(change, &names)?;
            keep_name_only(change, &record, at)?;
            Ok(Erased::NameKept)
        })?;
        self.fold_log()?;
        Ok(erased)
    }

    /// Deletes an event so that it can be undone, but for its document numbers: those go for good, out
    /// of the rows that the journal remembers too.
    pub fn delete_event(&mut self, action: Action, event: EventId) -> Result<(), Error> {
        self.change(action, |change| {
            forget_documents(change, event)?;
            change.delete_event(event)
        })?;
        self.fold_log()
    }

    /// Does one action that ends an event's need for document numbers, and removes them for good.
    pub fn change_without_documents<E: From<Error>>(
        &mut self,
        action: Action,
        event: EventId,
        work: impl FnOnce(&mut Change<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.change(action, |change| {
            forget_documents(change, event)?;
            work(change)
        })?;
        Ok(self.fold_log()?)
    }

    /// Folds the log of recent writes into the file, so that what was overwritten is so there too.
    pub fn fold_log(&mut self) -> Result<(), Error> {
        self.conn
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
        Ok(())
    }
}

fn keep_name_only(
    change: &mut Change<'_>,
    record: &AthleteRecord,
    at: DateTime<Utc>,
) -> Result<(), Error> {
    change.edit::<Athlete>(record.athlete.id, |athlete| {
        *athlete = Athlete {
            club_id: athlete.club_id,
            sex: athlete.sex,
            erased_at: Some(at),
            ..Athlete::named(&athlete.surname, &athlete.name)
        };
    })?;
    change.each(include_str!("sql/erase_documents.sql"), record.athlete.id)
}

fn titles(conn: &Connection, sql: &str, id: AthleteId) -> Result<Vec<String>, Error> {
    let mut statement = conn.prepare_cached(sql)?;
    let rows = statement.query_map([id], |row| row.get("title"))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
