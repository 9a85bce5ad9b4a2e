//! Tables are called to play; nobody hears it, everybody sees it on the hall screen.

use serde::Deserialize;
use store::SectionId;
use ts_rs::TS;

#[derive(Debug, Clone, Deserialize, TS)]
pub struct CallTables {
    pub section: SectionId,
    /// Empty calls every table of the current round that can be called now.
    pub matches: Vec<String>,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct MatchRef {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
}
