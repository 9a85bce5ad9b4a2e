//! One event to one file, and back in on another machine.

use serde::{Deserialize, Serialize};
use store::{AthleteId, EventId};
use ts_rs::TS;

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HandOver {
    pub event: EventId,
    pub path: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PathRef {
    pub path: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HandOverPreview {
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
pub struct Conflict {
    pub card: String,
    pub here: String,
    pub there: String,
    pub athlete: AthleteId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Resolve {
    /// They are one person: the record here stays.
    KeepHere,
    /// They are one person: the name in the file replaces the one here.
    TakeThere,
    /// They are two people: the one in the file comes in without a card.
    TwoPeople,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TakeOver {
    pub path: String,
    /// One decision per conflict, by card.
    pub resolve: Vec<(String, Resolve)>,
}
