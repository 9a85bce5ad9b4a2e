//! *Spareggi*: what orders entries with equal points, each value with what it is made of.
//!
//! Everything is an integer in the units of the section's points. Sonneborn-Berger multiplies the
//! opponent's points by those won against them, so with 2 for a win it comes out doubled; ratios
//! are compared in ten-thousandths. The section chooses which tie-breaks and in which order; each
//! separates only those whom all before it left tied.

mod rank;
#[cfg(test)]
mod tests;
mod values;

pub use rank::{RankRow, rank_entries};

use crate::{EntryId, GameScore, PointsTable, RoundRecord};
use rules::Side;

/// *Criterio di spareggio*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tiebreak {
    /// *Scontro diretto*: points among those who are tied, if all of them have met.
    DirectEncounter,
    /// *Numero di vittorie*, at the board.
    Wins,
    /// *Sonneborn-Berger*: points of each opponent times those won against them.
    SonnebornBerger,
    /// *Solkoff* (Buchholz): points of all opponents.
    Solkoff,
    /// *Mediano*: Solkoff without the best and the worst.
    Median,
    /// *Troncato breve*: Solkoff without the lowest.
    ShortTruncated,
    /// *Troncato totale*: Solkoff without the lowest, then without the two lowest, and so on.
    FullTruncated,
    /// *Solkoff degli avversari*.
    SolkoffOfOpponents,
    /// *Progressivo*: the points after each round, summed.
    Progressive,
    /// *Partite con il Nero*, at the board.
    GamesWithBlack,
    /// *Media dei punteggi Elo degli avversari*, of those who have one.
    OpponentsRating,
    /// *Incontro di spareggio*: the order in which a play-off put those tied.
    PlayOff,
    /// *Sorteggio*.
    Lots,
}

/// What a round without an opponent counts for Solkoff and Sonneborn-Berger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum UnplayedRounds {
    /// As if against somebody who ended with the same points.
    #[default]
    OwnPoints,
    /// Nothing.
    Nothing,
}

/// How a section ranks.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankRules {
    /// The tie-breaks in order.
    pub tiebreaks: Vec<Tiebreak>,
    /// What unplayed rounds count.
    pub unplayed: UnplayedRounds,
    /// Who was put in which order by a play-off, best first; one list for each.
    pub play_offs: Vec<Vec<EntryId>>,
    /// The order of the lots, for what nothing else separates.
    pub lots: Vec<EntryId>,
}

/// An entry with its results.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankEntry {
    /// Who.
    pub entry: EntryId,
    /// Rating, if any.
    pub rating: Option<u32>,
    /// The encounters, in the order of the rounds.
    pub results: Vec<RankResult>,
}

/// One encounter for one of the two, or a round without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankResult {
    /// Against whom; nobody if it was not played.
    pub opponent: Option<EntryId>,
    /// Points that it brought.
    pub points: u32,
    /// Whether it was won at the board.
    pub won: bool,
    /// Games with Black.
    pub blacks: u32,
}

impl RankEntry {
    /// From a history of single games.
    #[must_use]
    pub fn of_history(
        entry: EntryId,
        rating: Option<u32>,
        history: &[RoundRecord],
        points: &PointsTable,
    ) -> Self {
        let result = |record: &RoundRecord| match *record {
            RoundRecord::Game {
                opponent,
                side,
                score,
            } => RankResult {
                opponent: Some(opponent),
                points: points.of(*record),
                won: score == GameScore::Won,
                blacks: u32::from(side == Side::Black),
            },
            RoundRecord::Forfeit { .. } | RoundRecord::Bye { .. } => RankResult {
                opponent: None,
                points: points.of(*record),
                won: false,
                blacks: 0,
            },
        };
        Self {
            entry,
            rating,
            results: history.iter().map(result).collect(),
        }
    }

    /// All points.
    #[must_use]
    pub fn points(&self) -> u64 {
        self.results
            .iter()
            .map(|result| u64::from(result.points))
            .sum()
    }
}

/// *Valore di uno spareggio*, with what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TiebreakValue {
    /// Which one.
    pub tiebreak: Tiebreak,
    /// The value, greater is better; several for a series, compared in order; none where the
    /// tie-break says nothing, for example if not all of the tied have met.
    pub values: Vec<i64>,
    /// The summands.
    pub parts: Vec<TiebreakPart>,
}

/// One summand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TiebreakPart {
    /// From whom; nobody for a round without an opponent.
    pub opponent: Option<EntryId>,
    /// How much.
    pub value: i64,
    /// Whether it counts: a median leaves out the best and the worst.
    pub counts: bool,
}
