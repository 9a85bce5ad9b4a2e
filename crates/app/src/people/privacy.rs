//! What is kept about a person, and how it goes away.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use store::{AthleteId, EventId};
use ts_rs::TS;

use super::masked;
use crate::app::{Doing, local};
use crate::event::{EventRef, EventState, event_state};
use crate::{App, AppError, Reply};

/// Everything stored about one athlete, ready to be shown or printed.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AthleteRecord {
    pub athlete: super::AthleteRow,
    pub entries: Vec<RecordedEntry>,
    /// Why the name itself must stay: results of these events need it.
    pub needed_by: Vec<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecordedEntry {
    pub event: String,
    pub section: String,
    /// Only whether there is one, and its last two characters.
    pub document: Option<String>,
    pub games: u32,
    pub rulings: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Erased {
    /// The person is gone altogether; otherwise the name stays for the results.
    pub whole: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AthleteRef {
    pub athlete: AthleteId,
}

/// What purging an event would remove.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PurgePreview {
    pub event: EventId,
    pub documents: u32,
    pub cards: u32,
    pub birth_years: u32,
    pub contacts: u32,
    /// Notes of hearing-aid checks, which tell of a person's health.
    pub hearing_aids: u32,
    /// Copies made earlier still hold the data; they are removed too.
    pub backups: u32,
    pub purged_at: Option<chrono::NaiveDateTime>,
}

pub(crate) fn athlete_record(app: &App, arg: AthleteRef) -> Reply<AthleteRecord> {
    let store = app.store();
    let read = store.read();
    let record = read.about_athlete(arg.athlete)?;
    let number_on_form = |entry: &store::Entry| {
        let line = record
            .form_lines
            .iter()
            .find(|line| Some(line.id) == entry.form_line_id);
        line.and_then(|line| line.document_number.clone())
    };
    let entries = record.entries.iter().map(|recorded| {
        let number = recorded.entry.document_number.clone();
        let number = number.or_else(|| number_on_form(&recorded.entry));
        RecordedEntry {
            event: recorded.event.clone(),
            section: recorded.section.clone(),
            document: number.as_deref().map(masked),
            games: recorded.games,
            rulings: recorded.rulings,
        }
    });
    Ok(AthleteRecord {
        entries: entries.collect(),
        athlete: super::athlete_row(&read, record.athlete)?,
        needed_by: record.needed_by,
    })
}

/// Erases a person on request. The journal says that it was done, not to whom.
pub(crate) fn erase_athlete(app: &App, arg: AthleteRef) -> Reply<Erased> {
    let action = app.action(Doing::new("athlete-erased", None));
    let folders = crate::safety::folders_in_debt(app);
    let erased = app.store().erase_athlete(action, arg.athlete, &folders)?;
    crate::safety::replace_copies(app);
    app.forget_sections();
    app.announce(None);
    Ok(Erased {
        whole: erased == store::Erased::Whole,
    })
}

pub(crate) fn purge_preview(app: &App, arg: EventRef) -> Reply<PurgePreview> {
    let backups = crate::safety::count_copies(app);
    let store = app.store();
    let read = store.read();
    let event = read.get::<store::Event>(arg.event)?;
    let purged = read.purge_preview(arg.event)?;
    Ok(preview(&event, purged, backups))
}

/// Removes an event's personal data for good, from the file and from the copies made so far. It can be stopped until
/// the file is written; the copies must follow it.
pub(crate) fn purge_event(app: &App, arg: EventRef) -> Reply<PurgePreview> {
    let event = app.store().read().get::<store::Event>(arg.event)?;
    refuse_before_the_end(app, &event)?;
    let doing = Doing::new("event-purged", arg.event).with("title", event.title.as_str());
    let action = app.action(doing);
    let folders = crate::safety::folders_in_debt(app);
    let purged = app.store().purge_event(action, arg.event, &folders, |at| {
        app.progress(at.done, at.total);
        match app.is_stopped() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    })?;
    app.progress(1, 1);
    let backups = crate::safety::replace_copies(app);
    app.forget_sections();
    app.announce(Some(arg.event));
    let event = app.store().read().get::<store::Event>(arg.event)?;
    Ok(preview(&event, purged, backups))
}

/// Documents are still needed at the tables until the last day is over or every section is closed.
fn refuse_before_the_end(app: &App, event: &store::Kept<store::Event>) -> Reply<()> {
    let today = local(app.now(), &event.time_zone).date();
    let state = event_state(&app.store().read(), event, app.now())?;
    let over =
        matches!(state, EventState::Finished | EventState::Archived) || event.ends_on < today;
    if over {
        return Ok(());
    }
    Err(AppError::new("event-not-over").with("title", event.title.as_str()))
}

fn preview(event: &store::Kept<store::Event>, purged: store::Purged, backups: u32) -> PurgePreview {
    PurgePreview {
        event: event.id,
        documents: purged.documents,
        cards: purged.cards,
        birth_years: purged.birth_years,
        contacts: purged.contacts,
        hearing_aids: purged.hearing_aids,
        backups,
        purged_at: event.purged_at.map(|at| local(at, &event.time_zone)),
    }
}
