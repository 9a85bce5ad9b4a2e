//! Programma orario: the day as announced, and as it really goes.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{EventId, ProgrammeKind, Read};
use ts_rs::TS;

use super::refuse_if_archived;
use crate::app::Doing;
use crate::{App, Reply};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ProgrammeItem {
    pub at: NaiveDateTime,
    pub kind: ProgrammeKind,
    pub text: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SaveProgramme {
    pub event: EventId,
    pub items: Vec<ProgrammeItem>,
}

/// When each round should begin, and whether the day fits before the prizes.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Forecast {
    pub rounds: Vec<ForecastRound>,
    /// Minutes left before the prizes; negative when the day does not fit.
    pub spare_minutes: Option<i32>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ForecastRound {
    pub section: store::SectionId,
    pub section_title: String,
    pub round: u32,
    pub matches: u32,
    pub waves: u32,
    pub begins: NaiveDateTime,
    pub ends: NaiveDateTime,
    /// When it really began, once the first table was called.
    pub really_began: Option<NaiveDateTime>,
}

pub(crate) fn save_programme(app: &App, arg: SaveProgramme) -> Reply<()> {
    app.change(Doing::new("programme-saved", arg.event), |change| {
        let event = change.read().get::<store::Event>(arg.event)?;
        refuse_if_archived(&event)?;
        if programme(&change.read(), arg.event)? == arg.items {
            return Ok(());
        }
        change.delete_under::<store::ProgrammeItem>(arg.event)?;
        for item in &arg.items {
            change.insert(&to_fact(arg.event, item))?;
        }
        Ok(())
    })
}

/// The programme as announced, in order.
pub(crate) fn programme(read: &Read<'_>, event: EventId) -> Reply<Vec<ProgrammeItem>> {
    let items = read.list::<store::ProgrammeItem>(event)?;
    let items = items.into_iter().map(|item| ProgrammeItem {
        at: item.day.and_time(item.time),
        kind: item.kind,
        text: item.fact.text,
    });
    Ok(items.collect())
}

pub(super) fn to_fact(event: EventId, item: &ProgrammeItem) -> store::ProgrammeItem {
    store::ProgrammeItem {
        event_id: event,
        day: item.at.date(),
        time: item.at.time(),
        text: item.text.trim().to_owned(),
        kind: item.kind,
    }
}
