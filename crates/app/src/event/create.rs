//! A new event from scratch, and changes to its facts.

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, Utc};
use messages::Language;
use rules::RuleSetId;
use serde::{Deserialize, Serialize};
use store::{EventId, OfficialRole};
use ts_rs::TS;

use super::EventRef;
use crate::app::{Doing, instant, local};
use crate::{App, AppError, Reply};

/// The facts of an event that its form holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EventForm {
    pub title: String,
    /// Which time the event is held, from 1.
    pub edition: Option<u32>,
    pub organiser: String,
    pub venue: String,
    /// Where forms are sent, line by line; printed on the announcement and on the blank form.
    #[serde(default)]
    pub send_to: String,
    /// Where to sleep and eat, line by line; printed on the announcement.
    #[serde(default)]
    pub lodging: String,
    pub begins_on: NaiveDate,
    pub ends_on: NaiveDate,
    /// Local time in `time_zone`, to the minute.
    pub deadline: Option<NaiveDateTime>,
    /// IANA name, such as `Europe/Rome`.
    pub time_zone: String,
    pub rule_set: RuleSetId,
    /// How many tables stand in the hall; none means as many as needed.
    pub tables: Option<u32>,
    pub officials: Vec<Official>,
}

/// Ufficiale di gara: who answers for the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Official {
    pub role: OfficialRole,
    pub name: String,
}

/// What may be wrong with an event's form and still be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EventWarning {
    DeadlineAfterStart,
    DeadlineInThePast,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EventSaved {
    pub id: EventId,
    pub warnings: Vec<EventWarning>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UpdateEvent {
    pub id: EventId,
    pub form: EventForm,
}

/// An event with all that its page shows.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EventDetails {
    pub id: EventId,
    pub form: EventForm,
    pub state: super::EventState,
    pub has_logo: bool,
    pub sample: bool,
    pub warnings: Vec<EventWarning>,
}

pub(crate) fn create_event(app: &App, form: EventForm) -> Reply<EventSaved> {
    let form = checked(form)?;
    let warnings = warnings(&form, app.now());
    let language = app.language();
    let doing = Doing::new("event-created", None).with("title", form.title.as_str());
    let id = app.make_event(doing, |change| {
        let id = change.insert(&to_fact(&form, language, None))?;
        replace_officials(change, id, &form.officials)?;
        Ok(id)
    })?;
    Ok(EventSaved { id, warnings })
}

pub(crate) fn update_event(app: &App, arg: UpdateEvent) -> Reply<EventSaved> {
    let form = checked(arg.form)?;
    let warnings = warnings(&form, app.now());
    let id = arg.id;
    let doing = Doing::new("event-changed", id).with("title", form.title.as_str());
    app.change(doing, |change| {
        let before = change.read().get::<store::Event>(id)?;
        refuse_if_archived(&before)?;
        app.refuse_if_changed(&change.read(), id, |row| {
            row.table() == "official" || (row.table() == "event" && row.id() == id.0)
        })?;
        if before.rule_set != form.rule_set.as_str() && games_played(&change.read(), id)? > 0 {
            return Err(AppError::new("rules-fixed-by-play"));
        }
        let language = before.language.parse().unwrap_or_default();
        let fresh = to_fact(&form, language, before.template.clone());
        let after = store::Event {
            settings: with_texts(before.settings.clone(), &form),
            closed_at: before.closed_at,
            archived_at: before.archived_at,
            purged_at: before.purged_at,
            ..fresh
        };
        if after != before.fact {
            change.update(id, &after)?;
        }
        replace_officials(change, id, &form.officials)
    })?;
    Ok(EventSaved { id, warnings })
}

/// The form as it is kept: trimmed, and refused where it makes no sense.
fn checked(form: EventForm) -> Reply<EventForm> {
    let form = EventForm {
        title: form.title.trim().to_owned(),
        organiser: form.organiser.trim().to_owned(),
        venue: form.venue.trim().to_owned(),
        send_to: form.send_to.trim().to_owned(),
        lodging: form.lodging.trim().to_owned(),
        officials: form
            .officials
            .into_iter()
            .map(|official| Official {
                name: official.name.trim().to_owned(),
                ..official
            })
            .filter(|official| !official.name.is_empty())
            .collect(),
        ..form
    };
    if form.title.is_empty() {
        return Err(AppError::new("event-title-given"));
    }
    for (text, most) in [(&form.send_to, LONGEST_NOTE), (&form.lodging, LONGEST_NOTE)] {
        if text.chars().count() > most {
            return Err(AppError::new("text-too-long").with("most", most));
        }
    }
    if form.ends_on < form.begins_on {
        return Err(AppError::new("event-ends-after-it-begins"));
    }
    refuse_far_days(&[form.begins_on, form.ends_on])?;
    if let Some(deadline) = form.deadline {
        refuse_far_days(&[deadline.date()])?;
    }
    if form.time_zone.parse::<chrono_tz::Tz>().is_err() {
        return Err(AppError::new("time-zone-unknown").with("zone", form.time_zone));
    }
    Ok(form)
}

/// Refuses days that no calendar on a wall has: clocks and sums of days end somewhere.
pub(crate) fn refuse_far_days(days: &[NaiveDate]) -> Reply<()> {
    match days.iter().all(|day| limits::YEARS.contains(&day.year())) {
        true => Ok(()),
        false => Err(AppError::new("event-day-valid")),
    }
}

/// A few lines of the announcement.
const LONGEST_NOTE: usize = 1_000;

/// Texts of the announcement, kept among the event's further choices.
const SEND_TO_KEY: &str = "sendTo";
const LODGING_KEY: &str = "lodging";

/// An empty text leaves no trace, so that saving an unchanged form changes nothing.
fn with_texts(mut settings: serde_json::Value, form: &EventForm) -> serde_json::Value {
    for (key, text) in [(SEND_TO_KEY, &form.send_to), (LODGING_KEY, &form.lodging)] {
        if !text.is_empty() {
            settings[key] = text.as_str().into();
        } else if let Some(choices) = settings.as_object_mut() {
            choices.remove(key);
        }
    }
    settings
}

/// Where forms are sent; empty when nothing was written.
pub(crate) fn send_to(event: &store::Event) -> &str {
    event.settings[SEND_TO_KEY].as_str().unwrap_or_default()
}

/// Where to sleep and eat.
pub(crate) fn lodging(event: &store::Event) -> &str {
    event.settings[LODGING_KEY].as_str().unwrap_or_default()
}

fn warnings(form: &EventForm, now: DateTime<Utc>) -> Vec<EventWarning> {
    let Some(deadline) = form.deadline else {
        return Vec::new();
    };
    let mut warnings = Vec::new();
    if deadline.date() >= form.begins_on {
        warnings.push(EventWarning::DeadlineAfterStart);
    }
    if instant(deadline, &form.time_zone) < now
        && form.begins_on >= local(now, &form.time_zone).date()
    {
        warnings.push(EventWarning::DeadlineInThePast);
    }
    warnings
}

pub(super) fn to_fact(
    form: &EventForm,
    language: Language,
    template: Option<String>,
) -> store::Event {
    store::Event {
        title: form.title.clone(),
        edition: form.edition,
        organiser: form.organiser.clone(),
        venue: form.venue.clone(),
        begins_on: form.begins_on,
        ends_on: form.ends_on,
        deadline: form.deadline,
        time_zone: form.time_zone.clone(),
        rule_set: form.rule_set.as_str().to_owned(),
        language: language.code().to_owned(),
        table_count: form.tables,
        settings: with_texts(serde_json::json!({}), form),
        template,
        closed_at: None,
        archived_at: None,
        purged_at: None,
    }
}

pub(super) fn replace_officials(
    change: &mut store::Change<'_>,
    event: EventId,
    officials: &[Official],
) -> Reply<()> {
    let kept = change.read().list::<store::Official>(event)?;
    let same = kept.len() == officials.len()
        && kept
            .iter()
            .zip(officials)
            .all(|(kept, new)| kept.role == new.role && kept.name == new.name);
    if same {
        return Ok(());
    }
    change.delete_under::<store::Official>(event)?;
    for (position, official) in (0..).zip(officials) {
        change.insert(&store::Official {
            event_id: event,
            role: official.role,
            name: official.name.clone(),
            position,
        })?;
    }
    Ok(())
}

pub(crate) fn get_event(app: &App, arg: EventRef) -> Reply<EventDetails> {
    let store = app.store();
    details(&store.read(), arg.event, app.now())
}

pub(super) fn details(
    read: &store::Read<'_>,
    id: EventId,
    now: DateTime<Utc>,
) -> Reply<EventDetails> {
    let event = read.get::<store::Event>(id)?;
    let officials = read.list::<store::Official>(id)?;
    let form = EventForm {
        title: event.title.clone(),
        edition: event.edition,
        organiser: event.organiser.clone(),
        venue: event.venue.clone(),
        send_to: send_to(&event).to_owned(),
        lodging: lodging(&event).to_owned(),
        begins_on: event.begins_on,
        ends_on: event.ends_on,
        deadline: event.deadline,
        time_zone: event.time_zone.clone(),
        rule_set: rule_set(&event)?,
        tables: event.table_count,
        officials: officials
            .into_iter()
            .map(|official| Official {
                role: official.role,
                name: official.fact.name,
            })
            .collect(),
    };
    Ok(EventDetails {
        id,
        state: super::event_state(read, &event, now)?,
        has_logo: read.count::<store::Logo>(id)? > 0,
        sample: event.template.as_deref() == Some(super::SAMPLE),
        warnings: warnings(&form, now),
        form,
    })
}

/// The rule set that an event is played under.
pub(crate) fn rule_set(event: &store::Event) -> Reply<RuleSetId> {
    event
        .rule_set
        .parse()
        .map_err(|_| AppError::new("rule-set-unknown").with("code", event.rule_set.as_str()))
}

/// An archived event is read only.
pub(crate) fn refuse_if_archived(event: &store::Event) -> Reply<()> {
    match event.archived_at {
        Some(_) => Err(AppError::new("event-archived").with("title", event.title.as_str())),
        None => Ok(()),
    }
}

/// The same for something that belongs to a section.
pub(crate) fn refuse_if_archived_with(
    read: &store::Read<'_>,
    section: store::SectionId,
) -> Reply<()> {
    let event = read.get::<store::Section>(section)?.event_id;
    refuse_if_archived(&read.get::<store::Event>(event)?.fact)
}

fn games_played(read: &store::Read<'_>, event: EventId) -> Reply<u32> {
    let mut games = 0;
    for section in read.list::<store::Section>(event)? {
        games += read.count::<store::Game>(section.id)?;
    }
    Ok(games)
}
