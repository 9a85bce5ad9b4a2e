//! The moves of a recorded game, attached and verified.

use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

use super::CountFrom;

#[derive(Debug, Clone, Deserialize, TS)]
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
pub struct StoredMoves {
    pub moves: String,
    pub counts_from: Vec<CountFrom>,
}
