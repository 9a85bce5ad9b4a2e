//! *Tabellone*: the chart, as a list of rounds from the first to the final.

use chrono::NaiveTime;
use serde::{Deserialize, Serialize};

use super::{Competitor, EventHead, SectionHead};

/// *Tabellone*: one section's chart, with whatever results are known.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chart {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// Everything that is played: the main tree first, then those for lower places.
    pub parts: Vec<ChartPart>,
}

impl Chart {
    /// The tree that ends with the final.
    pub fn main(&self) -> &[ChartRound] {
        self.parts.first().map_or(&[], |part| &part.rounds)
    }

    /// Every match, part after part.
    pub fn matches(&self) -> impl Iterator<Item = &ChartMatch> {
        let rounds = self.parts.iter().flat_map(|part| &part.rounds);
        rounds.flat_map(|round| &round.matches)
    }
}

/// A tree of the chart, whose players compete for consecutive places.
///
/// The first round holds a power of two of places, byes included; each following round holds
/// half as many matches. The winner of matches `2n` and `2n + 1` plays in match `n`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartPart {
    /// What is played for, in words; none for the main tree.
    pub name: Option<String>,
    /// The place that its last winner takes.
    pub best: u32,
    /// From its first round to its last.
    pub rounds: Vec<ChartRound>,
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
    /// Nobody reached it: whoever could have was absent or excluded.
    Nobody,
    /// Empty, with the number against which the lots are written.
    Place {
        /// That number.
        place: u32,
    },
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
    /// Who passes; `None` while it is played, or when nobody does.
    pub winner: Option<Half>,
    /// Nothing more is played: whoever does not pass is out.
    pub over: bool,
    /// Points of the upper place.
    pub top_score: Option<String>,
    /// Points of the lower place.
    pub bottom_score: Option<String>,
    /// A short remark that stands below the winner, such as "per assenza di Rossi".
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
