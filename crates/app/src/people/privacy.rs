//! What is kept about a person, and how it goes away.

use serde::{Deserialize, Serialize};
use store::{AthleteId, EventId};
use ts_rs::TS;

/// Everything stored about one athlete, ready to be shown or printed.
#[derive(Debug, Clone, Serialize, TS)]
pub struct AthleteRecord {
    pub athlete: super::AthleteRow,
    pub entries: Vec<RecordedEntry>,
    /// Why the name itself must stay: results of these events need it.
    pub needed_by: Vec<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct RecordedEntry {
    pub event: String,
    pub section: String,
    /// Only whether there is one, and its last two characters.
    pub document: Option<String>,
    pub games: u32,
    pub rulings: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct Erased {
    /// The person is gone altogether; otherwise the name stays for the results.
    pub whole: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct AthleteRef {
    pub athlete: AthleteId,
}

/// What purging an event would remove.
#[derive(Debug, Clone, Serialize, TS)]
pub struct PurgePreview {
    pub event: EventId,
    pub documents: u32,
    pub cards: u32,
    pub birth_years: u32,
    pub contacts: u32,
    /// Copies made earlier still hold the data; they are removed too.
    pub backups: u32,
    pub purged_at: Option<chrono::NaiveDateTime>,
}
