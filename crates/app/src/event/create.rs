//! A new event from scratch, and changes to its facts.

use chrono::{NaiveDate, NaiveDateTime};
use rules::RuleSetId;
use serde::{Deserialize, Serialize};
use store::EventId;
use ts_rs::TS;

/// The facts of an event that its form holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct EventForm {
    pub title: String,
    /// "1° Campionato", "2006": free text, may be empty.
    pub edition: String,
    pub organiser: String,
    pub venue: String,
    pub begins_on: NaiveDate,
    pub ends_on: NaiveDate,
    /// Local time in `time_zone`, to the minute.
    pub deadline: NaiveDateTime,
    /// IANA name, such as `Europe/Rome`.
    pub time_zone: String,
    pub rule_set: RuleSetId,
    /// Art. 11: in promotional events the arbiter may shorten the count, to no fewer than ten moves.
    pub promotional: bool,
    /// How many tables stand in the hall; none means as many as needed.
    pub tables: Option<u32>,
    pub officials: Vec<Official>,
}

/// Ufficiale di gara: who answers for the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Official {
    pub role: OfficialRole,
    pub name: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum OfficialRole {
    /// Direttore di gara.
    Director,
    /// Arbitro.
    Arbiter,
    /// Segretario.
    Secretary,
    /// Delegato federale.
    Delegate,
}

/// What may be wrong with an event's form and still be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EventWarning {
    DeadlineAfterStart,
    DeadlineInThePast,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct EventSaved {
    pub id: EventId,
    pub warnings: Vec<EventWarning>,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct UpdateEvent {
    pub id: EventId,
    pub form: EventForm,
}

/// An event with all that its page shows.
#[derive(Debug, Clone, Serialize, TS)]
pub struct EventDetails {
    pub id: EventId,
    pub form: EventForm,
    pub state: super::EventState,
    pub has_logo: bool,
    pub sample: bool,
    pub warnings: Vec<EventWarning>,
}
