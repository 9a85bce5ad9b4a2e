//! The Swiss system by the Dutch rules (FIDE C.04.3, in force since 2026, `FIDE_DUTCH_2025`).
//!
//! Entries with their histories go in, the pairing of the next round comes out, with colours and
//! with the reason of every pair that is not the obvious one. Each score group is paired in turn
//! from the top: of all pairings that let the rest of the round be completed, the best by the
//! criteria C5–C21 in their order, and among equals the first in the order of exchanges and
//! transpositions.
//!
//! The rules compare whole pairings of a group. That is a matching of greatest weight, where the
//! weight of a pair is a row of counts, one for each criterion ([`weight`], [`criteria`]). Most
//! groups can be settled alone; only where that leaves the rest without a pairing, or floaters
//! without an opponent in the next group, more of the field is weighed with them ([`bracket`]).

mod acceleration;
mod bracket;
mod colours;
mod completion;
mod criteria;
mod explain;
mod greedy;
mod matching;
mod player;
mod round;
mod transposition;
mod weight;

use std::fmt;

use rules::Side;

pub use acceleration::baku_acceleration;
pub use colours::ColourReason;
pub use explain::{Obstacle, PairNote};
pub(crate) use matching::can_all_be_matched;

use crate::{EntryId, PointsTable, RoundRecord};

/// Which rules a pairing follows, kept with it.
pub const SWISS_ALGORITHM: &str = "FIDE_DUTCH_2025";

/// Entries that one pairing may have: tables of all pairs are kept in memory.
pub const MAX_SWISS_ENTRIES: usize = 4096;

/// *Gara a sistema svizzero*: what stays the same from round to round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SwissEvent {
    /// How many rounds it has; in the last one colours of top scorers bind less.
    pub rounds: u32,
    /// The colour drawn for the first entry before the first round.
    pub first_colour: Side,
    /// What games and byes are worth.
    pub points: PointsTable,
    /// Pairs that shall not meet, beyond those of the rules.
    pub apart: Vec<(EntryId, EntryId, WhyApart)>,
}

/// Why two entries are kept apart though the rules would let them meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WhyApart {
    /// The same club: kept as long as the round can be paired so.
    SameClub,
    /// The arbiter's decision: never lifted.
    Arbiter,
}

/// *Iscritto*, in the order of the initial ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SwissEntry {
    /// Who.
    pub entry: EntryId,
    /// Every round so far; missing ones at the end are absences.
    pub history: Vec<RoundRecord>,
    /// Points that count for the pairing of a round only, from the first round on.
    pub virtual_points: Vec<u32>,
    /// Whether it is to be paired now.
    pub present: bool,
}

impl SwissEntry {
    /// An entry that is there and has played nothing yet.
    #[must_use]
    pub const fn new(entry: EntryId) -> Self {
        Self {
            entry,
            history: Vec::new(),
            virtual_points: Vec::new(),
            present: true,
        }
    }
}

/// *Abbinamenti* of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SwissPairing {
    /// The tables in order, the best first.
    pub pairs: Vec<SwissPair>,
    /// Who has the bye, if the number is odd.
    pub bye: Option<EntryId>,
    /// Whether clubmates had to be let meet, because the round cannot be paired otherwise.
    pub clubs_lifted: bool,
}

/// *Coppia*: two who meet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SwissPair {
    /// Who has White.
    pub white: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// Why the colours are so.
    pub colours: ColourReason,
    /// Why the pair is not the obvious one; empty if it is.
    pub notes: Vec<PairNote>,
}

/// Why a round cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwissError {
    /// More than [`MAX_SWISS_ENTRIES`].
    TooMany,
    /// The same entry twice in the list.
    Twice(EntryId),
    /// A game that the opponent's history does not tell, or tells otherwise.
    Contradiction {
        /// Whose.
        entry: EntryId,
        /// In which round, from 1.
        round: usize,
    },
    /// More points than any event gives.
    TooManyPoints(EntryId),
    /// No pairing respects the absolute criteria: too many have met already.
    NoPairing,
}

impl fmt::Display for SwissError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany => write!(f, "a Swiss has at most {MAX_SWISS_ENTRIES} entries"),
            Self::Twice(entry) => write!(f, "entry {entry} is listed twice"),
            Self::Contradiction { entry, round } => {
                write!(
                    f,
                    "round {round} of entry {entry} contradicts the opponent's"
                )
            }
            Self::TooManyPoints(entry) => write!(f, "entry {entry} has too many points"),
            Self::NoPairing => f.write_str("no pairing respects the absolute criteria"),
        }
    }
}

impl std::error::Error for SwissError {}

/// Pairs the next round: the one after the longest history.
///
/// # Errors
/// If the list is not one, or nobody can be found for somebody by the absolute criteria.
pub fn pair_swiss(event: &SwissEvent, entries: &[SwissEntry]) -> Result<SwissPairing, SwissError> {
    if entries.len() > MAX_SWISS_ENTRIES {
        return Err(SwissError::TooMany);
    }
    let strict = round::pair(event, entries, true);
    let has_clubs = event
        .apart
        .iter()
        .any(|(_, _, why)| *why == WhyApart::SameClub);
    if has_clubs && strict == Err(SwissError::NoPairing) {
        let lifted = round::pair(event, entries, false)?;
        return Ok(SwissPairing {
            clubs_lifted: true,
            ..lifted
        });
    }
    strict
}
