//! The list of events, newest first.

use chrono::{NaiveDate, NaiveDateTime};
use rules::RuleSetId;
use serde::Serialize;
use store::EventId;
use ts_rs::TS;

/// Stato della manifestazione: where an event stands in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EventState {
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
pub struct EventRow {
    pub id: EventId,
    pub title: String,
    pub edition: String,
    pub organiser: String,
    pub venue: String,
    pub begins_on: NaiveDate,
    pub ends_on: NaiveDate,
    pub deadline: NaiveDateTime,
    pub rule_set: RuleSetId,
    pub state: EventState,
    pub sections: u32,
    pub entries: u32,
    pub sample: bool,
}
