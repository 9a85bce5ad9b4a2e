//! *Italo-svizzero a rotazione continua* (FID, Capo V, arts. 1–5).
//!
//! Lots are drawn once; the list of entries is a circle that is only ever read forwards. Who comes
//! first with the highest score meets the next of the same score, and the reading goes on from
//! there. The articles that could be found end with the fifth; what they leave open is settled
//! here, and said to be ours:
//!
//! - **colours**: White has who had it less often, then who had Black last, then who was found
//!   first;
//! - **rest**: with an odd number rests who has the lowest score among those who have not rested,
//!   the last one in the reading; in the first round the last of the list;
//! - **completion**: an opponent is passed over if those left could then not be paired without
//!   somebody meeting twice;
//! - the reading starts **with** the player who had Black at the last table, not after.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;

use rules::Side;

use crate::swiss::can_all_be_matched;
use crate::{ByeKind, EntryId, PointsTable, RoundRecord};

/// Entries that one section may have.
pub const MAX_ROTATION_ENTRIES: usize = 1024;

/// *Iscritto*, in the order of the lots (art. 2).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RotationEntry {
    /// Who.
    pub entry: EntryId,
    /// Every round so far; missing ones at the end are absences.
    pub history: Vec<RoundRecord>,
    /// Whether it is to be paired now.
    pub present: bool,
}

impl RotationEntry {
    /// An entry that is there and has played nothing yet.
    #[must_use]
    pub const fn new(entry: EntryId) -> Self {
        Self {
            entry,
            history: Vec::new(),
            present: true,
        }
    }
}

/// *Abbinamenti* of a round, in the order in which they were found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RotationPairing {
    /// The tables.
    pub pairs: Vec<RotationPair>,
    /// Who rests, if the number is odd.
    pub rests: Option<EntryId>,
}

/// Two who meet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RotationPair {
    /// Who has White.
    pub white: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// Who was found first in the reading.
    pub first: EntryId,
    /// Who would have been next, and why not.
    pub passed: Vec<(EntryId, WhyPassed)>,
}

/// Why somebody was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WhyPassed {
    /// *Già incontrati*.
    AlreadyMet,
    /// The others could not be paired then.
    Others,
}

/// Why a round cannot be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RotationError {
    /// More than [`MAX_ROTATION_ENTRIES`].
    TooMany,
    /// The same entry twice.
    Twice(EntryId),
    /// Too many have met already.
    NoPairing,
}

impl fmt::Display for RotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany => write!(f, "a rotation has at most {MAX_ROTATION_ENTRIES} entries"),
            Self::Twice(entry) => write!(f, "entry {entry} is listed twice"),
            Self::NoPairing => f.write_str("nobody is left whom everybody could still meet"),
        }
    }
}

impl std::error::Error for RotationError {}

/// Pairs the next round. `last_black` is who had Black at the last table of the round before, as
/// that was played; nobody in the first round.
///
/// # Errors
/// If the list is not one, or the round cannot be paired without somebody meeting twice.
pub fn pair_rotation(
    entries: &[RotationEntry],
    points: &PointsTable,
    last_black: Option<EntryId>,
) -> Result<RotationPairing, RotationError> {
    if entries.len() > MAX_ROTATION_ENTRIES {
        return Err(RotationError::TooMany);
    }
    let mut circle = Circle::new(entries, points)?;
    // Art. 3 is the same reading: all scores are equal, and it starts at the top.
    circle.cursor = last_black
        .and_then(|entry| circle.index_of(entry))
        .unwrap_or(0);
    let rests = circle.choose_rest()?;
    let mut pairs = Vec::with_capacity(entries.len() / 2);
    while let Some(first) = circle.next_with_highest_score() {
        pairs.push(circle.pair(first)?);
    }
    Ok(RotationPairing { pairs, rests })
}

struct Circle<'a> {
    entries: &'a [RotationEntry],
    indices: HashMap<EntryId, usize>,
    scores: Vec<u32>,
    /// Who has met whom, row by row.
    met: Vec<bool>,
    open: Vec<bool>,
    /// Where the reading stands.
    cursor: usize,
}

impl<'a> Circle<'a> {
    fn new(entries: &'a [RotationEntry], points: &PointsTable) -> Result<Self, RotationError> {
        let mut indices = HashMap::with_capacity(entries.len());
        for (index, entry) in entries.iter().enumerate() {
            if indices.insert(entry.entry, index).is_some() {
                return Err(RotationError::Twice(entry.entry));
            }
        }
        let score = |entry: &RotationEntry| {
            let gained = entry.history.iter().map(|record| points.of(*record));
            gained.fold(0_u32, u32::saturating_add)
        };
        let mut met = vec![false; entries.len() * entries.len()];
        for (one, entry) in entries.iter().enumerate() {
            for record in &entry.history {
                if let RoundRecord::Game { opponent, .. } = record
                    && let Some(&other) = indices.get(opponent)
                {
                    met[one * entries.len() + other] = true;
                    met[other * entries.len() + one] = true;
                }
            }
        }
        Ok(Self {
            scores: entries.iter().map(score).collect(),
            met,
            open: entries.iter().map(|entry| entry.present).collect(),
            entries,
            indices,
            cursor: 0,
        })
    }

    fn index_of(&self, entry: EntryId) -> Option<usize> {
        self.indices.get(&entry).copied()
    }

    /// Everybody not yet paired, reading on from a place and once around; the place itself comes
    /// first or last.
    fn reading(&self, from: usize, with_it: bool) -> impl Iterator<Item = usize> + '_ {
        let size = self.entries.len();
        let skip = usize::from(!with_it);
        let around = (0..size).map(move |step| (from + skip + step) % size.max(1));
        around.filter(|&index| self.open[index])
    }

    fn have_met(&self, one: usize, other: usize) -> bool {
        self.met[one * self.entries.len() + other]
    }

    /// Whether all who are open but for some can still be paired.
    fn can_do_without(&self, gone: &[usize]) -> bool {
        let left: Vec<usize> = (0..self.entries.len())
            .filter(|index| self.open[*index] && !gone.contains(index))
            .collect();
        can_all_be_matched(left.len(), |one, other| {
            !self.have_met(left[one], left[other])
        })
    }

    /// Ours: who rests with an odd number.
    fn choose_rest(&mut self) -> Result<Option<EntryId>, RotationError> {
        let count = self.open.iter().filter(|open| **open).count();
        if count.is_multiple_of(2) {
            return if self.can_do_without(&[]) {
                Ok(None)
            } else {
                Err(RotationError::NoPairing)
            };
        }
        let rested = |index: usize| {
            let bye = RoundRecord::Bye {
                bye: ByeKind::Allocated,
            };
            self.entries[index].history.contains(&bye)
        };
        let mut candidates: Vec<usize> = self
            .reading(self.cursor, true)
            .filter(|&index| !rested(index))
            .collect();
        candidates.reverse();
        candidates.sort_by_key(|&index| self.scores[index]);
        let rests = candidates
            .into_iter()
            .find(|&index| self.can_do_without(&[index]));
        let rests = rests.ok_or(RotationError::NoPairing)?;
        self.open[rests] = false;
        Ok(Some(self.entries[rests].entry))
    }

    /// Art. 4: reading on, the first with the highest score left.
    fn next_with_highest_score(&self) -> Option<usize> {
        let highest = self
            .reading(0, true)
            .map(|index| self.scores[index])
            .max()?;
        self.reading(self.cursor, true)
            .find(|&index| self.scores[index] == highest)
    }

    /// Arts. 4 and 5: the next of the same score; else, after the last of that score, the first of
    /// the next lower one, and so on down.
    fn pair(&mut self, first: usize) -> Result<RotationPair, RotationError> {
        self.open[first] = false;
        let mut scores: Vec<u32> = self
            .reading(first, true)
            .map(|index| self.scores[index])
            .collect();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        scores.dedup();
        let mut passed = Vec::new();
        let mut from = first;
        for score in scores {
            let same: Vec<usize> = (self.reading(from, false))
                .filter(|&index| self.scores[index] == score)
                .collect();
            for &other in &same {
                let why = if self.have_met(first, other) {
                    WhyPassed::AlreadyMet
                } else if !self.can_do_without(&[other]) {
                    WhyPassed::Others
                } else {
                    self.open[other] = false;
                    self.cursor = other;
                    return Ok(self.with_colours(first, other, passed));
                };
                passed.push((self.entries[other].entry, why));
            }
            from = same.last().copied().unwrap_or(from);
        }
        Err(RotationError::NoPairing)
    }

    /// Ours: White has who had it less often, then who had Black last, then the first found.
    fn with_colours(
        &self,
        first: usize,
        other: usize,
        passed: Vec<(EntryId, WhyPassed)>,
    ) -> RotationPair {
        let sides = |index: usize| {
            let history = self.entries[index].history.iter();
            history.filter_map(|record| match record {
                RoundRecord::Game { side, .. } => Some(*side),
                _ => None,
            })
        };
        let claim = |index: usize| {
            let balance: i32 = sides(index)
                .map(|side| if side == Side::White { 1 } else { -1 })
                .sum();
            (balance, sides(index).next_back() != Some(Side::Black))
        };
        let (white, black) = if claim(other) < claim(first) {
            (other, first)
        } else {
            (first, other)
        };
        RotationPair {
            white: self.entries[white].entry,
            black: self.entries[black].entry,
            first: self.entries[first].entry,
            passed,
        }
    }
}
