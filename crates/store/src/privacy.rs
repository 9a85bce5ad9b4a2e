//! What is kept about people, and how it goes away for good.
//!
//! Removing means removing: the rows are overwritten (`secure_delete`), the journal forgets the
//! rows it remembered for undo, and the log of recent writes is folded into the file. Copies made
//! earlier are files of their own; see [`remove_backups`](crate::remove_backups).

use std::ops::ControlFlow;

use chrono::{DateTime, Utc};
use rusqlite::{Connection, named_params};
use serde::Serialize;
use serde_json::Value;

use crate::backup::{Progress, unwatched};
use crate::change::{Action, Change};
use crate::error::Error;
use crate::fact::Kept;
use crate::facts::{Athlete, Entry, Event, FormLine};
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
    pub fn purge_event(
        &mut self,
        action: Action,
        event: EventId,
        mut watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Purged, Error> {
        let at = action.at;
        let purged = self.change_for_good(action, |change| {
            let purged = change.read().purge_preview(event)?;
            change.each(include_str!("sql/purge_event.sql"), event)?;
            change.edit::<Event>(event, |event| event.purged_at = Some(at))?;
            forget_changes(change, &mut watch)?;
            Ok::<_, Error>(purged)
        })?;
        self.fold_log()?;
        Ok(purged)
    }

    /// Erases an athlete, for good: altogether, or all but the name when results need it. The
    /// journal forgets the name too, so the action itself must not tell it.
    pub fn erase_athlete(&mut self, action: Action, id: AthleteId) -> Result<Erased, Error> {
        let at = action.at;
        let erased = self.change_for_good(action, |change| {
            let record = change.read().about_athlete(id)?;
            forget_changes(change, &mut unwatched)?;
            if record.needed_by.is_empty() {
                change.each(include_str!("sql/erase_athlete.sql"), id)?;
                change.delete::<Athlete>(id)?;
                forget_name(change, &record.athlete)?;
                return Ok::<_, Error>(Erased::Whole);
            }
            keep_name_only(change, &record, at)?;
            Ok(Erased::NameKept)
        })?;
        self.fold_log()?;
        Ok(erased)
    }

    /// Folds the log of recent writes into the file, so that what was overwritten is so there too.
    fn fold_log(&mut self) -> Result<(), Error> {
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

/// So many rows of the journal are rewritten between two looks at whether the work is to stop.
const BLOCK: u32 = 2_000;

/// No action before this can be undone, so nothing needs the rows that the journal remembers.
fn forget_changes(
    change: &Change<'_>,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<(), Error> {
    let total = change
        .conn
        .query_row("SELECT ifnull(max(seq), 0) FROM journal", [], |row| {
            row.get::<_, u32>(0)
        })?;
    let mut forget = change
        .conn
        .prepare_cached(include_str!("sql/forget_changes.sql"))?;
    for done in (0..total).step_by(BLOCK as usize) {
        if watch(Progress { done, total }).is_break() {
            return Err(Error::Cancelled);
        }
        forget.execute(named_params! { ":after": done, ":up_to": done + BLOCK })?;
    }
    Ok(())
}

/// Takes a person's name out of what the journal tells.
fn forget_name(change: &Change<'_>, athlete: &Athlete) -> Result<(), Error> {
    let mut told = change
        .conn
        .prepare_cached(include_str!("sql/journal_mentions.sql"))?;
    let rows = told.query_map([&athlete.surname], |row| {
        Ok((row.get::<_, i64>("seq")?, row.get::<_, Value>("args")?))
    })?;
    let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut rewrite = change
        .conn
        .prepare_cached("UPDATE journal SET args = :args WHERE seq = :seq")?;
    for (seq, mut args) in rows {
        if blank_name(&mut args, athlete) {
            rewrite.execute(named_params! { ":args": args.to_string(), ":seq": seq })?;
        }
    }
    Ok(())
}

/// Replaces texts that name the athlete by an ellipsis, and says whether there were any.
fn blank_name(value: &mut Value, athlete: &Athlete) -> bool {
    match value {
        Value::String(text) if text.contains(&athlete.surname) && text.contains(&athlete.name) => {
            *text = "…".into();
            true
        }
        Value::Array(items) => items
            .iter_mut()
            .fold(false, |any, item| blank_name(item, athlete) | any),
        Value::Object(items) => items
            .values_mut()
            .fold(false, |any, item| blank_name(item, athlete) | any),
        _ => false,
    }
}

fn titles(conn: &Connection, sql: &str, id: AthleteId) -> Result<Vec<String>, Error> {
    let mut statement = conn.prepare_cached(sql)?;
    let rows = statement.query_map([id], |row| row.get("title"))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
