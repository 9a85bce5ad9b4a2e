//! A new event from scratch, and changes to its facts.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use messages::Language;
use rules::RuleSetId;
use serde::{Deserialize, Serialize};
use store::{EventId, LogoKind, OfficialRole};
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
    pub begins_on: NaiveDate,
    pub ends_on: NaiveDate,
    /// Local time in `time_zone`, to the minute.
    pub deadline: Option<NaiveDateTime>,
    /// IANA name, such as `Europe/Rome`.
    pub time_zone: String,
    pub rule_set: RuleSetId,
    /// Art. 11: in promotional events the count may be shortened, to no fewer than ten moves.
    pub reduced_count: Option<u32>,
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
    let language = app.settings().language;
    let doing = Doing::new("event-created", None).with("title", form.title.as_str());
    let id = app.change(doing, |change| {
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
        if before.rule_set != form.rule_set.as_str() && games_played(&change.read(), id)? > 0 {
            return Err(AppError::new("rules-fixed-by-play"));
        }
        let language = before.language.parse().unwrap_or_default();
        let fresh = to_fact(&form, language, before.template.clone());
        let after = store::Event {
            settings: before.settings.clone(),
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
    let too_long = |text: &str| text.chars().count() > LONGEST_TEXT;
    if form.title.is_empty() {
        return Err(AppError::new("event-title-given"));
    }
    if [&form.title, &form.organiser, &form.venue]
        .into_iter()
        .any(|text| too_long(text))
    {
        return Err(AppError::new("text-too-long").with("most", LONGEST_TEXT));
    }
    if form.ends_on < form.begins_on {
        return Err(AppError::new("event-ends-after-it-begins"));
    }
    if form.time_zone.parse::<chrono_tz::Tz>().is_err() {
        return Err(AppError::new("time-zone-unknown").with("zone", form.time_zone));
    }
    if form.reduced_count.is_some_and(|count| count < 10) {
        return Err(AppError::new("event-reduced-count-at-least-ten"));
    }
    Ok(form)
}

/// A title longer than this fits on no paper.
const LONGEST_TEXT: usize = 300;

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
        reduced_count: form.reduced_count,
        settings: serde_json::json!({}),
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
        begins_on: event.begins_on,
        ends_on: event.ends_on,
        deadline: event.deadline,
        time_zone: event.time_zone.clone(),
        rule_set: rule_set(&event)?,
        reduced_count: event.reduced_count,
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

fn games_played(read: &store::Read<'_>, event: EventId) -> Reply<u32> {
    let mut games = 0;
    for section in read.list::<store::Section>(event)? {
        games += read.count::<store::Game>(section.id)?;
    }
    Ok(games)
}

/// The picture at the head of every paper: a PNG, JPEG or SVG file; none takes it away.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetLogo {
    pub event: EventId,
    pub path: Option<String>,
}

pub(crate) fn set_logo(app: &App, arg: SetLogo) -> Reply<()> {
    let logo = arg.path.as_deref().map(read_logo).transpose()?;
    app.change(Doing::new("logo-changed", arg.event), |change| {
        let event = change.read().get::<store::Event>(arg.event)?;
        refuse_if_archived(&event)?;
        change.delete_under::<store::Logo>(arg.event)?;
        if let Some((kind, image)) = logo {
            change.insert(&store::Logo {
                event_id: arg.event,
                kind,
                image,
            })?;
        }
        Ok(())
    })
}

/// A picture is known by how it begins, not by its name.
fn read_logo(path: &str) -> Reply<(LogoKind, Vec<u8>)> {
    let image = std::fs::read(path).map_err(|problem| {
        AppError::new("file-unreadable")
            .with("path", path)
            .with("details", problem.to_string())
    })?;
    let start = String::from_utf8_lossy(&image[..image.len().min(1024)]).to_lowercase();
    let kind = match () {
        () if image.starts_with(b"\x89PNG\r\n\x1a\n") => LogoKind::Png,
        () if image.starts_with(b"\xff\xd8\xff") => LogoKind::Jpeg,
        () if start.contains("<svg") => LogoKind::Svg,
        () => return Err(AppError::new("logo-kind-known")),
    };
    Ok((kind, image))
}
