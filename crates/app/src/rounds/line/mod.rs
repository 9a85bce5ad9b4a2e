//! The arbiter's line: what is typed is read at once and shown as a sentence before Enter.

use rules::{Outcome, Reason};
use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use ts_rs::TS;

#[derive(Debug, Clone, Deserialize, TS)]
pub struct ReadLine {
    pub event: EventId,
    pub section: Option<SectionId>,
    pub text: String,
}

/// What the line means.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LineReading {
    Empty,
    /// A result, ready to be written with Enter.
    Result {
        section: SectionId,
        #[serde(rename = "match")]
        match_key: String,
        table: u32,
        game: u8,
        outcome: Outcome,
        reason: Reason,
        white: String,
        black: String,
        /// What happens after: `line-then-<code>`.
        then: LineThen,
        /// The same table already has this game: Enter opens the correction.
        corrects: bool,
    },
    /// A name was typed: these tables have it.
    Found { tables: Vec<FoundTable> },
    /// Not complete yet: `line-needs-<code>`.
    Needs { what: LineNeeds, table: Option<u32>, white: Option<String>, black: Option<String> },
    /// Cannot be: the error's sentence stands under the line.
    Refused { code: String, data: serde_json::Map<String, serde_json::Value> },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LineNeeds {
    Result,
    Reason,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LineThen {
    /// This entry passes to the next round, or wins the section.
    Passes { who: String, table: Option<u32> },
    Champion { who: String },
    /// Another game, with its colours.
    NextGame { game: u8, white: String },
    /// Games are over: lots decide.
    Lots,
    Nobody,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FoundTable {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub table: u32,
    pub round: u32,
    pub white: String,
    pub black: String,
    pub done: bool,
}
