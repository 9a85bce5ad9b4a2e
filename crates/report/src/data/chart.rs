//! *Tabellone*: the chart, as a list of rounds from the first to the final.

use chrono::NaiveTime;
use serde::{Deserialize, Serialize};

use super::{Competitor, EventHead, SectionHead};

/// *Tabellone*: one section's chart, with whatever results are known.
///
/// The first round holds a power of two of places, byes included; each following round holds
/// half as many matches. The winner of matches `2n` and `2n + 1` plays in match `n`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chart {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// From the first round to the final.
    pub rounds: Vec<ChartRound>,
    /// The play-off for third place, when there is one.
    pub third_place: Option<ChartMatch>,
}

/// *Turno* of a chart.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartRound {
    /// When it starts.
    pub starts: Option<NaiveTime>,
    /// Its matches from top to bottom.
    pub matches: Vec<ChartMatch>,
}

/// *Incontro* of a chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartMatch {
    /// *Tavolo*.
    pub table: Option<u32>,
    /// Upper place.
    pub top: Slot,
    /// Lower place.
    pub bottom: Slot,
    /// The result, once known.
    pub result: Option<MatchResult>,
}

/// A place of the chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Slot {
    /// Somebody.
    Entry {
        /// The number drawn, printed beside the name in the first round.
        place: Option<u32>,
        /// Who.
        competitor: Competitor,
    },
    /// *Riposo*: nobody; the other passes.
    Bye,
    /// Whoever wins at a table.
    WinnerOf {
        /// That table.
        table: u32,
    },
    /// Whoever loses at a table.
    LoserOf {
        /// That table.
        table: u32,
    },
    /// Nothing known yet.
    Open,
}

/// How a match ended.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchResult {
    /// Who passes; `None` when nobody does.
    pub winner: Option<Half>,
    /// Points of the upper place.
    pub top_score: Option<String>,
    /// Points of the lower place.
    pub bottom_score: Option<String>,
    /// A short remark, such as "assente".
    pub note: Option<String>,
}

/// Upper or lower place of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    /// Upper.
    Top,
    /// Lower.
    Bottom,
}
