//! The value of each tie-break.

use std::collections::HashMap;

use super::{RankEntry, RankRules, Tiebreak, TiebreakPart, TiebreakValue, UnplayedRounds};
use crate::EntryId;

/// Parts of a whole in which ratios are compared.
const RATIO: i64 = 10_000;

/// A cross table, ready to be asked.
pub(super) struct Table<'a> {
    rules: &'a RankRules,
    entries: &'a [RankEntry],
    indices: HashMap<EntryId, usize>,
    points: Vec<i64>,
}

impl<'a> Table<'a> {
    pub(super) fn new(entries: &'a [RankEntry], rules: &'a RankRules) -> Self {
        let indices = entries
            .iter()
            .enumerate()
            .map(|(index, entry)| (entry.entry, index));
        let points = |entry: &RankEntry| i64::try_from(entry.points()).unwrap_or(i64::MAX);
        Self {
            rules,
            entries,
            indices: indices.collect(),
            points: entries.iter().map(points).collect(),
        }
    }

    pub(super) fn points(&self, index: usize) -> i64 {
        self.points[index]
    }

    /// The value of one entry among those who are tied with it.
    pub(super) fn value(&self, tiebreak: Tiebreak, index: usize, tied: &[usize]) -> TiebreakValue {
        let parts = self.parts(tiebreak, index, tied);
        let sum = || {
            let counted = parts.iter().filter(|part| part.counts);
            counted.fold(0_i64, |sum, part| sum.saturating_add(part.value))
        };
        let values = match tiebreak {
            Tiebreak::DirectEncounter if !self.all_met(tied) => Vec::new(),
            Tiebreak::FullTruncated => full_truncated(&parts),
            Tiebreak::OpponentsRating => {
                let count = parts.len() as i64;
                if count == 0 {
                    vec![0]
                } else {
                    vec![sum().saturating_mul(RATIO) / count]
                }
            }
            Tiebreak::PlayOff => self.play_off(index, tied),
            Tiebreak::Lots => {
                let place = self.place_in(&self.rules.lots, index);
                place.map_or_else(Vec::new, |place| vec![-place])
            }
            _ => vec![sum()],
        };
        TiebreakValue {
            tiebreak,
            values,
            parts,
        }
    }

    fn parts(&self, tiebreak: Tiebreak, index: usize, tied: &[usize]) -> Vec<TiebreakPart> {
        match tiebreak {
            Tiebreak::DirectEncounter => self.of_results(index, |result, other| {
                other
                    .filter(|other| tied.contains(other))
                    .map(|_| i64::from(result.points))
            }),
            Tiebreak::Wins => self.of_results(index, |result, _| result.won.then_some(1)),
            Tiebreak::GamesWithBlack => self.of_results(index, |result, _| {
                (result.blacks > 0).then_some(i64::from(result.blacks))
            }),
            Tiebreak::SonnebornBerger => self.of_results(index, |result, other| {
                let theirs = self.opponent_points(index, other)?;
                Some(theirs.saturating_mul(i64::from(result.points)))
            }),
            Tiebreak::OpponentsRating => self.of_results(index, |_, other| {
                other
                    .and_then(|other| self.entries[other].rating)
                    .map(i64::from)
            }),
            Tiebreak::Solkoff | Tiebreak::FullTruncated => self.solkoff(index, 0, 0),
            Tiebreak::Median => self.solkoff(index, 1, 1),
            Tiebreak::ShortTruncated => self.solkoff(index, 1, 0),
            Tiebreak::SolkoffOfOpponents => self.of_results(index, |_, other| {
                let other = other?;
                let parts = self.solkoff(other, 0, 0);
                Some(
                    parts
                        .iter()
                        .fold(0_i64, |sum, part| sum.saturating_add(part.value)),
                )
            }),
            Tiebreak::Progressive => {
                let mut so_far = 0_i64;
                self.of_results(index, |result, _| {
                    so_far = so_far.saturating_add(i64::from(result.points));
                    Some(so_far)
                })
            }
            Tiebreak::PlayOff | Tiebreak::Lots => Vec::new(),
        }
    }

    /// A part for each result that has one.
    fn of_results(
        &self,
        index: usize,
        mut value: impl FnMut(&super::RankResult, Option<usize>) -> Option<i64>,
    ) -> Vec<TiebreakPart> {
        let results = self.entries[index].results.iter();
        let part = |result: &super::RankResult| {
            let other = result
                .opponent
                .and_then(|entry| self.indices.get(&entry).copied());
            Some(TiebreakPart {
                opponent: result.opponent,
                value: value(result, other)?,
                counts: true,
            })
        };
        results.filter_map(part).collect()
    }

    /// Points of all opponents, without some of the lowest and of the highest.
    fn solkoff(&self, index: usize, lowest: usize, highest: usize) -> Vec<TiebreakPart> {
        let mut parts = self.of_results(index, |_, other| self.opponent_points(index, other));
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order.sort_by_key(|&part| parts[part].value);
        let dropped = order
            .iter()
            .take(lowest)
            .chain(order.iter().rev().take(highest));
        for &part in dropped {
            parts[part].counts = false;
        }
        parts
    }

    fn opponent_points(&self, index: usize, other: Option<usize>) -> Option<i64> {
        match (other, self.rules.unplayed) {
            (Some(other), _) => Some(self.points[other]),
            (None, UnplayedRounds::OwnPoints) => Some(self.points[index]),
            (None, UnplayedRounds::Nothing) => None,
        }
    }

    fn all_met(&self, tied: &[usize]) -> bool {
        tied.iter().all(|&one| {
            tied.iter().all(|&other| {
                let opponent = Some(self.entries[other].entry);
                let mut results = self.entries[one].results.iter();
                one == other || results.any(|result| result.opponent == opponent)
            })
        })
    }

    /// The place in a play-off of all those tied.
    fn play_off(&self, index: usize, tied: &[usize]) -> Vec<i64> {
        let whole = self.rules.play_offs.iter().find(|list| {
            tied.iter()
                .all(|&member| self.place_in(list, member).is_some())
        });
        let place = whole.and_then(|list| self.place_in(list, index));
        place.map_or_else(Vec::new, |place| vec![-place])
    }

    fn place_in(&self, list: &[EntryId], index: usize) -> Option<i64> {
        let place = list
            .iter()
            .position(|&entry| entry == self.entries[index].entry)?;
        Some(place as i64 + 1)
    }
}

/// Without the lowest, without the two lowest, and so on, down to the highest alone.
fn full_truncated(parts: &[TiebreakPart]) -> Vec<i64> {
    let mut values: Vec<i64> = parts.iter().map(|part| part.value).collect();
    values.sort_unstable();
    (1..values.len())
        .map(|dropped| {
            values[dropped..]
                .iter()
                .fold(0_i64, |sum, &value| sum.saturating_add(value))
        })
        .collect()
}
