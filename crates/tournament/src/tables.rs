//! *Tavoli*: where each match of a round is played, and in which wave.
//!
//! Tables are numbered in each round from the top of the chart; byes need none. Matches for lower
//! places come first, so that the final is on the last table (flyer, D). Numbers follow from the
//! lots alone, so that nothing that happens moves a table: a match that nobody comes to leaves
//! its table empty. Where the hall has fewer tables than a round has matches, the round is played
//! in waves.

use std::fmt;
use std::num::NonZeroU32;

use crate::bracket::Feed;
use crate::{Bracket, Holder, MatchId, Seat, State};

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

/// Positions of the matches among the tables of their rounds, as the lots give them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seating {
    /// By match: from 0; matches that only a late entry can bring about come last in their round.
    positions: Vec<u32>,
}

impl Seating {
    pub(crate) fn of(bracket: &Bracket, places: &[Holder]) -> Self {
        let nodes = bracket.nodes();
        // Sides to which nobody comes as long as the byes stay byes.
        let mut nobody: Vec<[bool; 2]> = Vec::with_capacity(nodes.len());
        for node in nodes {
            let sides = node.feeds.map(|feed| match feed {
                Feed::Place(place) => places[place as usize] == Holder::Bye,
                Feed::Winner(from) => nobody[from as usize] == [true; 2],
                Feed::Loser(from) => nobody[from as usize].contains(&true),
            });
            nobody.push(sides);
        }
        let mut positions = vec![0; nodes.len()];
        for round in 1..=bracket.rounds() {
            let of_round = bracket.matches_of_round(round);
            let mut order: Vec<usize> = of_round
                .into_iter()
                .filter_map(|id| bracket.index(id))
                .collect();
            order.sort_by_key(|&index| nobody[index].contains(&true));
            for (position, index) in (0..).zip(order) {
                positions[index] = position;
            }
        }
        Self { positions }
    }
}

impl State {
    /// Tables of a round of the day, in a hall with so many (or with enough).
    #[must_use]
    pub fn tables(&self, round: u8, in_hall: Option<NonZeroU32>) -> Vec<TableAssignment> {
        let matches = self.section().bracket().matches_of_round(round);
        let mut tables: Vec<TableAssignment> = matches
            .into_iter()
            .filter_map(|id| self.table(id, in_hall))
            .collect();
        tables.sort_by_key(|table| (table.wave, table.table));
        tables
    }

    /// Where a match is played in such a hall; nothing where nobody comes to one of its sides.
    #[must_use]
    pub fn table(&self, match_id: MatchId, in_hall: Option<NonZeroU32>) -> Option<TableAssignment> {
        let index = self.section().bracket().index(match_id)?;
        if self.cells()[index].seats.contains(&Seat::Nobody) {
            return None;
        }
        let position = self.section().seating().positions[index];
        let in_hall = in_hall.map_or(u32::MAX, NonZeroU32::get);
        Some(TableAssignment {
            match_id,
            table: TableNo(position % in_hall + 1),
            wave: position / in_hall + 1,
        })
    }
}
