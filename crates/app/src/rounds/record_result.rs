//! A result in one step: checked by the rules, kept, and the next round derived.

use rules::{Outcome, Reason};
use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

use super::TableCard;

#[derive(Debug, Clone, Deserialize, TS)]
pub struct RecordResult {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
    /// What the arbiter decides; for a club match it is derived from `boards`.
    pub outcome: Outcome,
    pub reason: Reason,
    /// Board results of a club match, board one first; empty otherwise.
    pub boards: Vec<Outcome>,
    /// The moves where they were written down: the game is replayed and the end must match.
    pub moves: Option<String>,
    /// The arbiter has seen the findings and confirms all the same.
    pub overrule: bool,
}

/// Nothing more than what changed: the desk updates in place.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Recorded {
    pub table: TableCard,
    /// Matches whose players or state changed because of it.
    pub also: Vec<TableCard>,
    pub undo: String,
}

/// Why the rules do not accept a result as it stands.
#[derive(Debug, Clone, Serialize, TS)]
pub struct FindingView {
    /// `finding-<code>`.
    pub code: String,
    pub article: String,
    pub data: serde_json::Map<String, serde_json::Value>,
    /// The arbiter may confirm all the same.
    pub may_overrule: bool,
}

/// Lots decide a match that the games left drawn.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct DecideByLots {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    /// The winner drawn in public; none lets the program draw from the section's seed.
    pub winner: Option<store::EntryId>,
}
