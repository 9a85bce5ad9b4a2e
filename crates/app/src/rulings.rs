//! Provvedimenti arbitrali: logged with article, time and arbiter.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{EntryId, EventId, RulingId, SectionId};
use ts_rs::TS;

/// An irregularity that the rule set names: `irregularity-<code>-title` and `-summary`.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct IrregularityView {
    pub code: String,
    pub article: String,
    /// `decides-<code>`.
    pub decides: String,
    /// `until-<code>`.
    pub until: String,
    /// `remedy-<code>`, most usual first.
    pub remedies: Vec<String>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AddRuling {
    pub event: EventId,
    pub section: Option<SectionId>,
    #[serde(rename = "match")]
    pub match_key: Option<String>,
    pub game: Option<u8>,
    /// From the catalogue; none for a ruling of the arbiter's own.
    pub irregularity: Option<String>,
    pub article: Option<String>,
    pub against: Option<EntryId>,
    /// `remedy-<code>`, or none.
    pub remedy: Option<String>,
    pub text: String,
    pub arbiter: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingView {
    pub id: RulingId,
    pub at: NaiveDateTime,
    pub arbiter: String,
    pub section_title: Option<String>,
    #[serde(rename = "match")]
    pub match_key: Option<String>,
    pub table: Option<u32>,
    pub round: Option<u32>,
    pub game: Option<u8>,
    pub irregularity: Option<String>,
    pub article: Option<String>,
    pub against: Option<String>,
    pub remedy: Option<String>,
    pub text: String,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulingRef {
    pub ruling: RulingId,
}
