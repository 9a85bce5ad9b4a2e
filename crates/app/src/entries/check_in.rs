//! Accredito: who is here, document seen, hearing aids off (art. 12 of 2006).

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use rules::RuleSet;
use serde::{Deserialize, Serialize};
use store::{Entry, EntryId, EntryStatus, EventId, Kept, Read};
use ts_rs::TS;

use super::list::EntryBook;
use crate::app::{Doing, local};
use crate::event::{EventRef, refuse_if_archived, rule_set};
use crate::label::EntryLabel;
use crate::people::{folded, masked};
use crate::{App, AppError, Reply};

/// One large row of the check-in desk: a person, whatever sections they play in.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckInRow {
    /// The entry that stands for the person here; marks apply to all of this person's entries in the event.
    pub entry: EntryId,
    pub label: EntryLabel,
    pub sections: Vec<String>,
    pub card: Option<String>,
    pub present_at: Option<NaiveDateTime>,
    pub document_seen_at: Option<NaiveDateTime>,
    pub document_seen_by: Option<String>,
    pub masked_document: Option<String>,
    pub hearing_aid_checked_at: Option<NaiveDateTime>,
    /// False once the arbiter excluded the athlete.
    pub active: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckInDesk {
    pub rows: Vec<CheckInRow>,
    pub present: u32,
    pub missing: u32,
    pub documents_missing: u32,
    /// Whether the rule set excludes hearing aids (art. 12).
    pub hearing_aids: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CheckInMark {
    Present,
    DocumentSeen,
    HearingAidOff,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetCheckIn {
    pub entry: EntryId,
    pub mark: CheckInMark,
    pub on: bool,
}

/// Everyone who has not been marked yet.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckInAll {
    pub event: EventId,
    pub mark: CheckInMark,
}

pub(crate) fn check_in_desk(app: &App, arg: EventRef) -> Reply<CheckInDesk> {
    let store = app.store();
    let read = store.read();
    let event = read.get::<store::Event>(arg.event)?;
    let book = EntryBook::of(&read, arg.event)?;
    let sections = read.list::<store::Section>(arg.event)?;
    let title = |entry: &&Kept<Entry>| {
        let section = sections
            .iter()
            .find(|section| section.id == entry.section_id);
        section.map(|section| section.title.clone())
    };
    let mut rows: Vec<CheckInRow> = persons(&read, arg.event)?
        .iter()
        .filter_map(|entries| {
            let entry = entries.first()?;
            let on_the_clock = |at: Option<DateTime<Utc>>| at.map(|at| local(at, &event.time_zone));
            let seen = entries
                .iter()
                .find(|entry| entry.document_seen_at.is_some());
            let document = entries.iter().find_map(|entry| book.document(entry));
            let card = entry
                .athlete_id
                .and_then(|athlete| book.people.athlete(athlete));
            Some(CheckInRow {
                entry: entry.id,
                label: book.people.label(entry),
                sections: entries.iter().filter_map(|entry| title(&entry)).collect(),
                card: card.and_then(|athlete| athlete.card.clone()),
                present_at: on_the_clock(entries.iter().find_map(|entry| entry.checked_in_at)),
                document_seen_at: on_the_clock(seen.and_then(|entry| entry.document_seen_at)),
                document_seen_by: seen.and_then(|entry| entry.document_seen_by.clone()),
                masked_document: document.map(masked),
                hearing_aid_checked_at: on_the_clock(
                    entries
                        .iter()
                        .find_map(|entry| entry.hearing_aid_checked_at),
                ),
                active: entries
                    .iter()
                    .any(|entry| entry.status == EntryStatus::Active),
            })
        })
        .collect();
    rows.sort_by_cached_key(|row| {
        (
            folded(&row.label.surname),
            folded(&row.label.name),
            row.entry,
        )
    });
    let active = || rows.iter().filter(|row| row.active);
    Ok(CheckInDesk {
        present: active().filter(|row| row.present_at.is_some()).count() as u32,
        missing: active().filter(|row| row.present_at.is_none()).count() as u32,
        documents_missing: active()
            .filter(|row| row.document_seen_at.is_none() && !row.label.name.is_empty())
            .count() as u32,
        hearing_aids: hearing_aids_excluded(&event)?,
        rows,
    })
}

pub(crate) fn set_check_in(app: &App, arg: SetCheckIn) -> Reply<CheckInDesk> {
    let (event, name) = {
        let store = app.store();
        let read = store.read();
        let entry = read.get::<Entry>(arg.entry)?;
        let section = read.get::<store::Section>(entry.section_id)?;
        let name = EntryBook::of(&read, section.event_id)?.people.name(&entry);
        (read.get::<store::Event>(section.event_id)?, name)
    };
    refuse_mark(&event, arg.mark)?;
    let code = if arg.on {
        "check-in-marked"
    } else {
        "check-in-unmarked"
    };
    let doing = Doing::new(code, event.id)
        .with("name", name)
        .with("mark", mark_code(arg.mark));
    let (by, at) = (app.who(), app.now());
    app.change(doing, |change| {
        let persons = persons(&change.read(), event.id)?;
        let person = persons
            .into_iter()
            .find(|entries| entries.iter().any(|entry| entry.id == arg.entry));
        for entry in person.unwrap_or_default() {
            let mut after = entry.fact.clone();
            mark(&mut after, arg.mark, arg.on.then_some((by.as_str(), at)));
            if after != entry.fact {
                change.update(entry.id, &after)?;
            }
        }
        Ok(())
    })?;
    check_in_desk(app, EventRef { event: event.id })
}

/// Marks everyone who plays and has not been marked yet.
pub(crate) fn check_in_all(app: &App, arg: CheckInAll) -> Reply<CheckInDesk> {
    let event = app.store().read().get::<store::Event>(arg.event)?;
    refuse_mark(&event, arg.mark)?;
    let (by, at) = (app.who(), app.now());
    let doing = Doing::new("check-in-all", event.id).with("mark", mark_code(arg.mark));
    app.change(doing, |change| {
        for entry in change.read().in_event::<Entry>(event.id)? {
            let mut after = entry.fact.clone();
            if entry.status == EntryStatus::Active && !is_marked(&entry, arg.mark) {
                mark(&mut after, arg.mark, Some((&by, at)));
                change.update(entry.id, &after)?;
            }
        }
        Ok(())
    })?;
    check_in_desk(app, EventRef { event: event.id })
}

/// The entries of an event by person: an athlete with all sections, or a club's team by itself.
fn persons(read: &Read<'_>, event: EventId) -> Reply<Vec<Vec<Kept<Entry>>>> {
    let mut persons: BTreeMap<_, Vec<Kept<Entry>>> = BTreeMap::new();
    for entry in read.in_event::<Entry>(event)? {
        let team = entry.athlete_id.is_none().then_some(entry.id);
        persons
            .entry((entry.athlete_id, team))
            .or_default()
            .push(entry);
    }
    Ok(persons.into_values().collect())
}

fn mark(entry: &mut Entry, mark: CheckInMark, on: Option<(&str, DateTime<Utc>)>) {
    let at = on.map(|(_, at)| at);
    match mark {
        CheckInMark::Present => entry.checked_in_at = at,
        CheckInMark::DocumentSeen => {
            entry.document_seen_at = at;
            entry.document_seen_by = on.map(|(by, _)| by.to_owned());
        }
        CheckInMark::HearingAidOff => {
            entry.hearing_aid_checked_at = at;
            entry.hearing_aid_ok = at.map(|_| true);
        }
    }
}

fn is_marked(entry: &Entry, mark: CheckInMark) -> bool {
    match mark {
        CheckInMark::Present => entry.checked_in_at.is_some(),
        CheckInMark::DocumentSeen => entry.document_seen_at.is_some(),
        CheckInMark::HearingAidOff => entry.hearing_aid_checked_at.is_some(),
    }
}

fn mark_code(mark: CheckInMark) -> &'static str {
    match mark {
        CheckInMark::Present => "present",
        CheckInMark::DocumentSeen => "document-seen",
        CheckInMark::HearingAidOff => "hearing-aid-off",
    }
}

/// Hearing aids are looked at only where the rules exclude them.
fn refuse_mark(event: &store::Event, mark: CheckInMark) -> Reply<()> {
    refuse_if_archived(event)?;
    if mark == CheckInMark::HearingAidOff && !hearing_aids_excluded(event)? {
        return Err(AppError::new("hearing-aids-allowed"));
    }
    Ok(())
}

fn hearing_aids_excluded(event: &store::Event) -> Reply<bool> {
    Ok(RuleSet::of(rule_set(event)?)
        .hearing_aids_excluded
        .is_some())
}
