//! A wrong result: first what changes, then one confirmation.

use rules::{Outcome, Reason};
use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

#[derive(Debug, Clone, Deserialize, TS)]
pub struct Correction {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
    pub change: CorrectionKind,
    /// Why, for the journal and the final report.
    pub why: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CorrectionKind {
    /// The result was another one.
    Result { outcome: Outcome, reason: Reason, boards: Vec<Outcome> },
    /// The game does not count and is played again.
    Annul,
    /// The result was entered by mistake: the game is still to be played.
    Remove,
}

/// Exactly what a change would do; applying it does exactly this.
#[derive(Debug, Clone, Serialize, TS)]
pub struct ConsequencesView {
    /// Matches with other players, or another winner.
    pub changed: Vec<ChangedMatch>,
    /// Games already played that no longer count.
    pub cancelled: Vec<CancelledGame>,
    /// Places that change in the standings so far.
    pub places: Vec<ChangedPlace>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct ChangedMatch {
    #[serde(rename = "match")]
    pub match_key: String,
    pub round: u32,
    pub table: Option<u32>,
    pub before: String,
    pub after: String,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct CancelledGame {
    #[serde(rename = "match")]
    pub match_key: String,
    pub round: u32,
    pub table: Option<u32>,
    pub game: u8,
    pub white: String,
    pub black: String,
    pub outcome: Outcome,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct ChangedPlace {
    pub who: String,
    pub before: String,
    pub after: String,
}
