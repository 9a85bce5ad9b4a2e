//! All entries of an event, by section.

use serde::{Deserialize, Serialize};
use store::{AthleteId, EntryId, EventId, FormId, SectionId};
use ts_rs::TS;

use crate::label::EntryLabel;

/// Stato dell'iscritto.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EntryStatus {
    Active,
    Withdrawn,
    Excluded,
    /// Someone else took this place before the first game.
    Replaced,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct EntryRow {
    pub id: EntryId,
    pub label: EntryLabel,
    pub section: SectionId,
    pub athlete: Option<AthleteId>,
    pub form: Option<FormId>,
    pub card: Option<String>,
    pub category: Option<String>,
    pub rating: Option<u32>,
    pub birth_year: Option<u16>,
    pub late: bool,
    pub status: EntryStatus,
    pub checked_in: bool,
    pub document_seen: bool,
    pub has_document: bool,
    pub hearing_aid_checked: bool,
}

/// An entry without a club's form: an open event, or someone at the door. Late ones need a reason.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct AddEntry {
    pub section: SectionId,
    pub athlete: Option<AthleteId>,
    pub club: Option<store::ClubId>,
    pub late_reason: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct ListEntries {
    pub event: EventId,
    pub section: Option<SectionId>,
}
