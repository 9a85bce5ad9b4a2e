//! Programma orario: the day as announced, and as it really goes.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{EventId, ProgrammeKind, Read};
use tournament::{Remedy, RoundStatus};
use ts_rs::TS;

use super::{refuse_far_days, refuse_if_archived};
use crate::app::Doing;
use crate::{App, Reply};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProgrammeItem {
    pub at: NaiveDateTime,
    pub kind: ProgrammeKind,
    pub text: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveProgramme {
    pub event: EventId,
    pub items: Vec<ProgrammeItem>,
}

/// When each round should begin, and whether the day fits before the prizes.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Forecast {
    pub rounds: Vec<ForecastRound>,
    /// Minutes left before the prizes; negative when the day does not fit, none when nothing is planned.
    pub spare_minutes: Option<i32>,
    /// The same if every match goes down its whole chain.
    pub spare_at_worst: Option<i32>,
    /// What would make the day fit.
    pub remedies: Vec<Remedy>,
}

/// A round of the day: the sections play side by side.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ForecastRound {
    pub round: u32,
    pub waves: u32,
    pub begins: NaiveDateTime,
    pub ends: NaiveDateTime,
    pub status: RoundStatus,
    /// Minutes later than planned before the event; negative is earlier.
    pub shift: i32,
}

pub(crate) fn save_programme(app: &App, arg: SaveProgramme) -> Reply<()> {
    for item in &arg.items {
        refuse_far_days(&[item.at.date()])?;
    }
    app.change(Doing::new("programme-saved", arg.event), |change| {
        let event = change.read().get::<store::Event>(arg.event)?;
        refuse_if_archived(&event)?;
        app.refuse_if_changed(&change.read(), arg.event, |row| {
            row.table() == "programme_item"
        })?;
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
