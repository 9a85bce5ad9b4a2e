//! The list of events, newest first.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use rules::RuleSetId;
use serde::Serialize;
use store::{EventId, Kept, Read};
use ts_rs::TS;

use super::sections::taking_part;
use super::{EventRef, rule_set};
use crate::app::{Doing, instant};
use crate::{App, AppError, Reply};

/// Stato della manifestazione: where an event stands in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EventState {
    /// Entry forms are awaited.
    EntriesOpen,
    /// The deadline has passed; lots are not all confirmed.
    EntriesClosed,
    /// Lots are confirmed; games are being played.
    Running,
    /// Every section is closed.
    Finished,
    /// Put away: read only.
    Archived,
}

/// One line of the list of events.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EventRow {
    pub id: EventId,
    pub title: String,
    pub edition: Option<u32>,
    pub organiser: String,
    pub venue: String,
    pub begins_on: NaiveDate,
    pub ends_on: NaiveDate,
    pub deadline: Option<NaiveDateTime>,
    pub rule_set: RuleSetId,
    pub state: EventState,
    pub sections: u32,
    pub entries: u32,
    pub sample: bool,
}

/// The template name of the sample championship.
pub(crate) const SAMPLE: &str = "sample";

pub(crate) fn list_events(app: &App, (): ()) -> Reply<Vec<EventRow>> {
    let now = app.now();
    let store = app.store();
    let read = store.read();
    let mut rows = Vec::new();
    for event in read.all::<store::Event>()? {
        let sections = read.list::<store::Section>(event.id)?;
        let mut entries = 0;
        for section in &sections {
            entries += taking_part(&read, section.id)?.len() as u32;
        }
        rows.push(EventRow {
            id: event.id,
            rule_set: rule_set(&event)?,
            state: event_state(&read, &event, now)?,
            sections: sections.len() as u32,
            entries,
            sample: event.template.as_deref() == Some(SAMPLE),
            title: event.fact.title,
            edition: event.fact.edition,
            organiser: event.fact.organiser,
            venue: event.fact.venue,
            begins_on: event.fact.begins_on,
            ends_on: event.fact.ends_on,
            deadline: event.fact.deadline,
        });
    }
    Ok(rows)
}

/// Where an event stands.
pub(crate) fn event_state(
    read: &Read<'_>,
    event: &Kept<store::Event>,
    now: DateTime<Utc>,
) -> Reply<EventState> {
    if event.archived_at.is_some() {
        return Ok(EventState::Archived);
    }
    let sections = read.list::<store::Section>(event.id)?;
    if !sections.is_empty() && sections.iter().all(|section| section.closed_at.is_some()) {
        return Ok(EventState::Finished);
    }
    for section in &sections {
        if read
            .list::<store::Lots>(section.id)?
            .iter()
            .any(|lots| lots.confirmed_at.is_some())
        {
            return Ok(EventState::Running);
        }
    }
    let past = event
        .deadline
        .is_some_and(|deadline| instant(deadline, &event.time_zone) < now);
    Ok(if past {
        EventState::EntriesClosed
    } else {
        EventState::EntriesOpen
    })
}

/// Puts an event away: it can be read, printed and handed over, and no longer changed.
/// Nobody looks at documents any more: their numbers go with it, for good.
pub(crate) fn archive_event(app: &App, arg: EventRef) -> Reply<()> {
    let title = app
        .store()
        .read()
        .get::<store::Event>(arg.event)?
        .fact
        .title;
    let now = app.now();
    let action = app.action(Doing::new("event-archived", arg.event).with("title", title));
    app.store()
        .change_without_documents(action, arg.event, |change| {
            let sections = change.read().list::<store::Section>(arg.event)?;
            if sections.iter().any(|section| section.closed_at.is_none()) {
                return Err(AppError::new("sections-still-open"));
            }
            change.edit::<store::Event>(arg.event, |event| event.archived_at = Some(now))?;
            Ok(())
        })?;
    app.forget_sections();
    app.announce(Some(arg.event));
    Ok(())
}
