//! Accredito: who is here, document seen, hearing aids off (art. 12 of 2006).

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{EntryId, EventId};
use ts_rs::TS;

use crate::label::EntryLabel;

/// One large row of the check-in desk: a person, whatever sections they play in.
#[derive(Debug, Clone, Serialize, TS)]
pub struct CheckInRow {
    /// The entry that stands for the person here; marks apply to all of this person's entries in the event.
    pub entry: EntryId,
    pub label: EntryLabel,
    pub sections: Vec<String>,
    pub card: Option<String>,
    pub present_at: Option<NaiveDateTime>,
    pub document_seen_at: Option<NaiveDateTime>,
    pub document_seen_by: Option<String>,
    pub masked_document: Option<String>,
    pub hearing_aid_checked_at: Option<NaiveDateTime>,
    /// False once the arbiter excluded the athlete.
    pub active: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct CheckInDesk {
    pub rows: Vec<CheckInRow>,
    pub present: u32,
    pub missing: u32,
    pub documents_missing: u32,
    /// Whether the rule set excludes hearing aids (art. 12).
    pub hearing_aids: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CheckInMark {
    Present,
    DocumentSeen,
    HearingAidOff,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct SetCheckIn {
    pub entry: EntryId,
    pub mark: CheckInMark,
    pub on: bool,
}

/// Everyone who has not been marked yet.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct CheckInAll {
    pub event: EventId,
    pub mark: CheckInMark,
}
