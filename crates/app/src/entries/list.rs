//! All entries of an event, by section.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};
use store::{
    AthleteId, Entry, EntryId, EntryStatus, EventId, FormId, FormLine as Line, FormLineId, Kept,
    Read, SectionId,
};
use ts_rs::TS;

use super::save_form::is_late;
use super::{EntryRef, RevealedDocument};
use crate::label::EntryLabel;
use crate::people::{People, folded};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EntryRow {
    pub id: EntryId,
    pub label: EntryLabel,
    pub section: SectionId,
    pub athlete: Option<AthleteId>,
    pub form: Option<FormId>,
    pub card: Option<String>,
    pub category: Option<String>,
    pub rating: Option<u16>,
    pub birth_year: Option<u16>,
    pub late: bool,
    pub status: EntryStatus,
    pub checked_in: bool,
    pub document_seen: bool,
    pub has_document: bool,
    pub hearing_aid_checked: bool,
}

/// An entry without a club's form: an open event, or someone at the door. Late ones need a reason.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AddEntry {
    pub section: SectionId,
    pub athlete: Option<AthleteId>,
    pub club: Option<store::ClubId>,
    pub late_reason: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ListEntries {
    pub event: EventId,
    pub section: Option<SectionId>,
}

pub(crate) fn list_entries(app: &App, arg: ListEntries) -> Reply<Vec<EntryRow>> {
    let store = app.store();
    let read = store.read();
    let book = EntryBook::of(&read, arg.event)?;
    let mut rows = Vec::new();
    for section in read.list::<store::Section>(arg.event)? {
        if arg.section.is_some_and(|asked| asked != section.id) {
            continue;
        }
        let mut here: Vec<EntryRow> = read
            .list::<Entry>(section.id)?
            .iter()
            .map(|entry| book.row(entry))
            .collect();
        here.sort_by_cached_key(|row| {
            (folded(&row.label.surname), folded(&row.label.name), row.id)
        });
        rows.append(&mut here);
    }
    Ok(rows)
}

/// The whole number, for whoever compares it with the document on the desk.
pub(crate) fn reveal_document(app: &App, arg: EntryRef) -> Reply<RevealedDocument> {
    let store = app.store();
    let read = store.read();
    let entry = read.get::<Entry>(arg.entry)?;
    let line = entry
        .form_line_id
        .map(|line| read.get::<Line>(line))
        .transpose()?;
    let of_entry = entry.document_kind.zip(entry.document_number.clone());
    let on_form = line.filter(|line| line.athlete_id == entry.athlete_id);
    let on_form = on_form.and_then(|line| line.document_kind.zip(line.fact.document_number));
    let (kind, number) = of_entry
        .or(on_form)
        .ok_or_else(|| AppError::new("document-none"))?;
    Ok(RevealedDocument { kind, number })
}

/// What rows of entries show beside the entry itself, read once.
pub(super) struct EntryBook {
    pub(super) people: People,
    lines: HashMap<FormLineId, Kept<Line>>,
    late_forms: HashSet<FormId>,
    late_entries: HashSet<EntryId>,
}

impl EntryBook {
    pub(super) fn of(read: &Read<'_>, event: EventId) -> Reply<EntryBook> {
        let kept = read.get::<store::Event>(event)?;
        let forms = read.list::<store::EntryForm>(event)?;
        let late_forms = forms
            .iter()
            .filter(|form| is_late(&kept, form.received_at))
            .map(|form| form.id)
            .collect();
        let mut late_entries = HashSet::new();
        for section in read.list::<store::Section>(event)? {
            late_entries.extend(
                read.in_section::<store::LateEntry>(section.id)?
                    .iter()
                    .map(|late| late.entry_id),
            );
        }
        let lines = read.form_lines_of(event)?.into_iter();
        Ok(EntryBook {
            people: People::of(read, event)?,
            lines: lines.map(|line| (line.id, line)).collect(),
            late_forms,
            late_entries,
        })
    }

    pub(super) fn line(&self, entry: &Entry) -> Option<&Kept<Line>> {
        entry.form_line_id.and_then(|line| self.lines.get(&line))
    }

    /// The document's number, wherever it was written down.
    pub(super) fn document<'a>(&'a self, entry: &'a Entry) -> Option<&'a str> {
        let on_form = || {
            self.line(entry)
                .filter(|line| line.athlete_id == entry.athlete_id)?
                .document_number
                .as_deref()
        };
        entry.document_number.as_deref().or_else(on_form)
    }

    pub(super) fn row(&self, entry: &Kept<Entry>) -> EntryRow {
        let athlete = entry
            .athlete_id
            .and_then(|athlete| self.people.athlete(athlete));
        let form = self.line(entry).map(|line| line.form_id);
        EntryRow {
            id: entry.id,
            label: self.people.label(entry),
            section: entry.section_id,
            athlete: entry.athlete_id,
            form,
            card: athlete.and_then(|athlete| athlete.card.clone()),
            category: entry.category.clone(),
            rating: entry.rating,
            birth_year: athlete.and_then(|athlete| athlete.birth_year),
            late: self.late_entries.contains(&entry.id)
                || form.is_some_and(|form| self.late_forms.contains(&form)),
            status: entry.status,
            checked_in: entry.checked_in_at.is_some(),
            document_seen: entry.document_seen_at.is_some(),
            has_document: self.document(entry).is_some(),
            hearing_aid_checked: entry.hearing_aid_checked_at.is_some(),
        }
    }
}
