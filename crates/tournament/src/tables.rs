//! *Tavoli*: where each match of a round is played, and in which wave.
//!
//! Tables are numbered in each round from the top of the chart; byes need none. Matches for lower
//! places come first, so that the final is on the last table (flyer, D). Where the hall has fewer
//! tables than a round has matches, the round is played in waves.

use std::fmt;
use std::num::NonZeroU32;

use crate::{MatchId, Seat, State};

/// Number of a table in the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableNo(pub u32);

impl fmt::Display for TableNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// *Tavolo*: where and when in its round a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableAssignment {
    /// Which match.
    pub match_id: MatchId,
    /// At which table.
    pub table: TableNo,
    /// In which wave of the round, from 1.
    pub wave: u32,
}

impl State {
    /// Tables of a round of the day, in a hall with so many (or with enough).
    ///
    /// A table keeps its number whatever happens in the round: a match on which a late entry
    /// was placed comes after those of the lots, and a walk-over keeps its table.
    #[must_use]
    pub fn tables(&self, round: u8, in_hall: Option<NonZeroU32>) -> Vec<TableAssignment> {
        let bracket = self.section().bracket();
        let mut matches = Vec::new();
        let mut late = Vec::new();
        for id in bracket.matches_of_round(round) {
            let Some(index) = bracket.index(id) else {
                continue;
            };
            if self.cells()[index].seats.contains(&Seat::Nobody) {
                continue;
            }
            let was_bye = round == 1
                && (self.section().places()[2 * index..2 * index + 2].iter())
                    .any(|holder| holder.entry().is_none());
            if was_bye {
                late.push(id);
            } else {
                matches.push(id);
            }
        }
        matches.append(&mut late);
        let in_hall = in_hall.map_or(u32::MAX, NonZeroU32::get);
        (matches.into_iter().zip(0..))
            .map(|(match_id, position)| TableAssignment {
                match_id,
                table: TableNo(position % in_hall + 1),
                wave: position / in_hall + 1,
            })
            .collect()
    }
}
