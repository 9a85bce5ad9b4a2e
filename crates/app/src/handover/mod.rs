//! One event to one file, and back in on another machine.

mod bringing;
mod contents;
mod older;
mod people;
mod read_file;
mod take_over;

use serde::{Deserialize, Serialize};
use store::{AthleteId, EventId};
use ts_rs::TS;

pub(crate) use take_over::{preview_take_over, take_over};

use crate::exports::Exported;
use crate::files::{FileToken, file_name};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HandOver {
    pub event: EventId,
    pub along: TakeAlong,
}

/// Personal data that go along only when they are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TakeAlong {
    pub cards: bool,
    pub contacts: bool,
    /// Tells of a person's health.
    pub hearing_aids: bool,
}

/// A file that a person chose.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FileRef {
    pub file: FileToken,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HandOverPreview {
    pub title: String,
    pub begins_on: chrono::NaiveDate,
    pub sections: u32,
    pub entries: u32,
    pub games: u32,
    pub written_at: String,
    pub conflicts: Vec<Conflict>,
    /// An event with the same title and days is here already.
    pub same_event: Option<EventId>,
}

/// The same card number with a different name.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Conflict {
    pub card: String,
    pub here: String,
    pub there: String,
    pub athlete: AthleteId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Resolve {
    /// They are one person: the record here stays.
    KeepHere,
    /// They are one person: the name in the file replaces the one here.
    TakeThere,
    /// They are two people: the one in the file comes in without a card.
    TwoPeople,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TakeOver {
    pub file: FileToken,
    /// One decision per conflict, by card.
    pub resolve: Vec<(String, Resolve)>,
}

/// Makes one file of one event, without numbers of documents. Nothing changes here.
pub(crate) fn hand_over(app: &App, arg: HandOver) -> Reply<Exported> {
    let file = contents::gather(&app.store().read(), arg.event, arg.along, app.now())?;
    let bytes = serde_json::to_vec_pretty(&file).map_err(AppError::internal)?;
    let name = file_name(&[&file.event.title], "tabellone");
    Ok(Exported {
        file: app.make(name, bytes)?,
        rows: file.entries.len() as u32,
    })
}
