//! The moves of a recorded game, attached and verified.

use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

use super::CountFrom;

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AttachMoves {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
    /// Board of a club match, from 1; none in individual sections.
    pub board: Option<u8>,
    pub moves: String,
    pub counts_from: Vec<CountFrom>,
    pub overrule: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StoredMoves {
    pub moves: String,
    pub counts_from: Vec<CountFrom>,
}

/// The record of a game as typed, replayed under the section's rules.
pub(crate) fn replay(live: &crate::section::Live, moves: &str, counts_from: &[CountFrom]) -> crate::Reply<rules::Game> {
    let _ = (live, moves, counts_from);
    Err(crate::AppError::new("not-yet"))
}
