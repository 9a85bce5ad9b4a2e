//! A new event from a template: the 2006 FSSI championship is one.

use chrono::{Days, NaiveDate, NaiveTime};
use messages::Messages;
use rules::RuleSetId;
use serde::{Deserialize, Serialize};
use store::{EventId, PrizeKind, ProgrammeKind, SectionCategory, SectionKind};
use ts_rs::TS;

use super::create::to_fact as event_fact;
use super::programme::to_fact as programme_fact;
use super::sections::{to_fact as section_fact, usual_form};
use super::{EventForm, EventSaved, ProgrammeItem, refuse_far_days};
use crate::app::Doing;
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Template {
    /// The championship of Palermo: men, women and clubs, lots the evening before, one day of play.
    #[serde(rename = "fssi-2006")]
    Fssi2006,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewFromTemplate {
    pub template: Template,
    pub title: String,
    pub organiser: String,
    pub venue: String,
    /// The day of play; the evening of lots is the day before.
    pub plays_on: NaiveDate,
}

/// Entries close so many days before the day of play, as they did in 2006.
const DAYS_BEFORE: u64 = 17;

/// What happens when: days after the evening of the lots, hour, minute, kind, and the key of its words.
const PROGRAMME: &[(u64, u32, u32, ProgrammeKind, &str)] = &[
    (0, 18, 0, ProgrammeKind::Meeting, "template-meeting-hotel"),
    (0, 21, 0, ProgrammeKind::Lots, "template-lots"),
    (1, 8, 0, ProgrammeKind::Meeting, "template-departure"),
    (1, 8, 30, ProgrammeKind::Meeting, "template-meeting-hall"),
    (1, 9, 0, ProgrammeKind::Play, "template-play"),
    (1, 12, 30, ProgrammeKind::Break, "template-lunch"),
    (1, 15, 0, ProgrammeKind::Play, "template-play-again"),
    (1, 19, 0, ProgrammeKind::Prizes, "template-prizes"),
];

/// Prizes of each place, as keys of their words.
const PRIZES: &[(u32, &[&str])] = &[
    (1, &["prize-trophy", "prize-medal-gold"]),
    (2, &["prize-cup", "prize-medal-silver"]),
    (3, &["prize-plaque", "prize-medal-bronze"]),
];

pub(crate) fn create_from_template(app: &App, arg: NewFromTemplate) -> Reply<EventSaved> {
    let title = arg.title.trim().to_owned();
    if title.is_empty() {
        return Err(AppError::new("event-title-given"));
    }
    refuse_far_days(&[arg.plays_on])?;
    let doing = Doing::new("event-from-template", None).with("title", title.as_str());
    let template = arg.template.code();
    let form = form(NewFromTemplate { title, ..arg });
    let language = app.language();
    let id = app.make_event(doing, |change| {
        fill(change, &form, Messages::for_language(language), template)
    })?;
    Ok(EventSaved {
        id,
        warnings: Vec::new(),
    })
}

impl Template {
    fn code(self) -> &'static str {
        match self {
            Template::Fssi2006 => "fssi-2006",
        }
    }
}

pub(super) fn form(arg: NewFromTemplate) -> EventForm {
    let evening = arg.plays_on - Days::new(1);
    let closing = NaiveTime::from_hms_opt(21, 0, 0).unwrap_or_default();
    EventForm {
        title: arg.title,
        edition: None,
        organiser: arg.organiser.trim().to_owned(),
        venue: arg.venue.trim().to_owned(),
        send_to: String::new(),
        lodging: String::new(),
        begins_on: evening,
        ends_on: arg.plays_on,
        deadline: Some((arg.plays_on - Days::new(DAYS_BEFORE)).and_time(closing)),
        time_zone: "Europe/Rome".to_owned(),
        rule_set: RuleSetId::Fssi2006,
        tables: None,
        officials: Vec::new(),
    }
}

/// Writes the whole template: event, sections, programme, prizes.
pub(super) fn fill(
    change: &mut store::Change<'_>,
    form: &EventForm,
    messages: &Messages,
    template: &str,
) -> Reply<EventId> {
    let words = |key: &str| messages.text(key, &[]);
    let id = change.insert(&event_fact(
        form,
        messages.language(),
        Some(template.to_owned()),
    ))?;
    super::create::replace_officials(change, id, &form.officials)?;
    let sections = [
        (
            SectionKind::Individual,
            SectionCategory::Men,
            "section-title-men",
        ),
        (
            SectionKind::Individual,
            SectionCategory::Women,
            "section-title-women",
        ),
        (
            SectionKind::Clubs,
            SectionCategory::Open,
            "section-title-clubs",
        ),
    ];
    for (position, (kind, category, title)) in (0..).zip(sections) {
        change.insert(&section_fact(
            id,
            &usual_form(kind, category, words(title)),
            position,
        )?)?;
    }
    for &(day, hour, minute, kind, text) in PROGRAMME {
        let time = NaiveTime::from_hms_opt(hour, minute, 0).unwrap_or_default();
        let at = (form.begins_on + Days::new(day)).and_time(time);
        change.insert(&programme_fact(
            id,
            &ProgrammeItem {
                at,
                kind,
                text: words(text),
            },
        ))?;
    }
    for (position, (place, items)) in (0..).zip(PRIZES) {
        let items: Vec<String> = items.iter().map(|item| words(item)).collect();
        change.insert(&prize(
            id,
            PrizeKind::Places,
            Some(*place),
            items.join("\n"),
            position,
        ))?;
    }
    change.insert(&prize(
        id,
        PrizeKind::Everyone,
        None,
        words("prize-souvenir"),
        PRIZES.len() as u32,
    ))?;
    Ok(id)
}

fn prize(
    event: EventId,
    kind: PrizeKind,
    place: Option<u32>,
    items: String,
    position: u32,
) -> store::Prize {
    store::Prize {
        event_id: event,
        section_id: None,
        kind,
        from_place: place,
        to_place: place,
        rule: None,
        items,
        position,
    }
}
