//! The entries to be paired, in the order of score and number, with all that the criteria ask.

use rules::Side;

use super::colours::{ColourReason, Colours};
use super::{SwissEntry, SwissError, SwissEvent, WhyApart};
use crate::{ByeKind, RoundRecord};

/// *Flottante*: whether an entry met somebody with another score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Float {
    Down,
    Up,
    None,
}

/// One entry to be paired.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// Where it stands in the list that was given.
    pub(super) index: usize,
    /// Its number among those who have been paired so far, from 0.
    pub(super) number: usize,
    /// Points with those of an acceleration.
    pub(super) score: u32,
    pub(super) colours: Colours,
    /// In the round before, and in the one before that.
    pub(super) floats: [Float; 2],
    /// Whether it may have the bye (C2).
    pub(super) may_rest: bool,
}

/// All of them, best first, with who may meet whom.
pub(super) struct Field {
    pub(super) players: Vec<Player>,
    /// Rounds played before this one.
    pub(super) rounds: usize,
    first_colour: Side,
    stride: usize,
    allowed: Vec<u64>,
    met: Vec<u64>,
    apart: Vec<(usize, usize, WhyApart)>,
}

impl Field {
    /// Reads the histories. Pairs of the same club are kept apart unless `clubs` says no.
    pub(super) fn new(
        event: &SwissEvent,
        entries: &[SwissEntry],
        clubs: bool,
    ) -> Result<Self, SwissError> {
        let rounds = entries
            .iter()
            .map(|entry| entry.history.len())
            .max()
            .unwrap_or(0);
        let table = Table::new(event, entries, rounds)?;
        let mut players = Vec::new();
        let mut number = 0;
        for (index, entry) in entries.iter().enumerate() {
            let counts = entry.present || entry.history.iter().any(|record| record.was_paired());
            if entry.present {
                players.push(table.player(index, number)?);
            }
            number += usize::from(counts);
        }
        players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.number));
        let mut field = Self {
            stride: players.len().div_ceil(64),
            allowed: Vec::new(),
            met: Vec::new(),
            apart: Vec::new(),
            players,
            rounds,
            first_colour: event.first_colour,
        };
        field.forbid(event, entries, &table, clubs);
        Ok(field)
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether two may meet by the absolute criteria (C1, C3).
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.allowed[one * self.stride + other / 64] >> (other % 64) & 1 == 1
    }

    pub(super) fn have_met(&self, one: usize, other: usize) -> bool {
        self.met[one * self.stride + other / 64] >> (other % 64) & 1 == 1
    }

    pub(super) fn why_apart(&self, one: usize, other: usize) -> Option<WhyApart> {
        let pair = |&&(first, second, _): &&(usize, usize, WhyApart)| {
            (first, second) == (one, other) || (first, second) == (other, one)
        };
        self.apart.iter().find(pair).map(|(_, _, why)| *why)
    }

    /// The colour of the first of two, with the reason (C.04.3, colour allocation).
    pub(super) fn colour(&self, one: usize, other: usize) -> (Side, ColourReason) {
        let (ours, theirs) = (&self.players[one], &self.players[other]);
        if let Some(found) = ours.colours.against(&theirs.colours) {
            return found;
        }
        let higher = one.min(other);
        let (side, reason) = match self.players[higher].colours.preference {
            Some(wish) => (wish, ColourReason::HigherRanked),
            None if self.players[higher].number.is_multiple_of(2) => {
                (self.first_colour, ColourReason::Initial)
            }
            None => (self.first_colour.other(), ColourReason::Initial),
        };
        (if one == higher { side } else { side.other() }, reason)
    }

    fn forbid(
        &mut self,
        event: &SwissEvent,
        entries: &[SwissEntry],
        table: &Table<'_>,
        clubs: bool,
    ) {
        let count = self.players.len();
        let mut place = vec![None; entries.len()];
        for (position, player) in self.players.iter().enumerate() {
            place[player.index] = Some(position);
        }
        self.met = vec![0; count * self.stride];
        for (one, player) in self.players.iter().enumerate() {
            for record in &entries[player.index].history {
                if let RoundRecord::Game { opponent, .. } = record
                    && let Some(other) = table.index_of(*opponent).and_then(|index| place[index])
                {
                    self.met[one * self.stride + other / 64] |= 1 << (other % 64);
                }
            }
        }
        for &(one, other, why) in &event.apart {
            let at = |entry| table.index_of(entry).and_then(|index| place[index]);
            if let (Some(one), Some(other)) = (at(one), at(other))
                && (clubs || why != WhyApart::SameClub)
            {
                self.apart.push((one, other, why));
            }
        }
        self.allowed = vec![0; count * self.stride];
        // Top scorers of the last round, and who meets them, may get any colour (C3).
        let last = self.rounds + 1 >= event.rounds as usize;
        let half = self.rounds as u64 * u64::from(event.points.win.max(event.points.drawn)) / 2;
        let is_top = |player: &Player| last && u64::from(player.score) > half;
        for one in 0..count {
            for other in 0..count {
                let (ours, theirs) = (&self.players[one], &self.players[other]);
                if one != other
                    && !self.have_met(one, other)
                    && (!ours.colours.clashes_absolutely(&theirs.colours)
                        || is_top(ours)
                        || is_top(theirs))
                {
                    self.allowed[one * self.stride + other / 64] |= 1 << (other % 64);
                }
            }
        }
        for &(one, other, _) in &self.apart {
            for (from, to) in [(one, other), (other, one)] {
                self.allowed[from * self.stride + to / 64] &= !(1 << (to % 64));
            }
        }
    }
}

/// The entries with their points round by round.
struct Table<'a> {
    event: &'a SwissEvent,
    entries: &'a [SwissEntry],
    rounds: usize,
    indices: std::collections::HashMap<crate::EntryId, usize>,
}

impl<'a> Table<'a> {
    fn new(
        event: &'a SwissEvent,
        entries: &'a [SwissEntry],
        rounds: usize,
    ) -> Result<Self, SwissError> {
        let mut indices = std::collections::HashMap::with_capacity(entries.len());
        for (index, entry) in entries.iter().enumerate() {
            if indices.insert(entry.entry, index).is_some() {
                return Err(SwissError::Twice(entry.entry));
            }
        }
        let table = Self {
            event,
            entries,
            rounds,
            indices,
        };
        table.check()?;
        Ok(table)
    }

    fn index_of(&self, entry: crate::EntryId) -> Option<usize> {
        self.indices.get(&entry).copied()
    }

    /// Both sides of every game must tell the same story.
    fn check(&self) -> Result<(), SwissError> {
        for entry in self.entries {
            for (round, record) in entry.history.iter().enumerate() {
                let RoundRecord::Game {
                    opponent,
                    side,
                    score,
                } = *record
                else {
                    continue;
                };
                let mirrored = RoundRecord::Game {
                    opponent: entry.entry,
                    side: side.other(),
                    score: score.other(),
                };
                let theirs = self
                    .index_of(opponent)
                    .and_then(|index| self.entries[index].history.get(round));
                if theirs != Some(&mirrored) {
                    return Err(SwissError::Contradiction {
                        entry: entry.entry,
                        round: round + 1,
                    });
                }
            }
        }
        Ok(())
    }

    fn record(&self, index: usize, round: usize) -> RoundRecord {
        let missed = RoundRecord::Bye { bye: ByeKind::Zero };
        *self.entries[index].history.get(round).unwrap_or(&missed)
    }

    /// Points before a round (counted from 0), with those of its acceleration.
    fn score_before(&self, index: usize, round: usize) -> Result<u32, SwissError> {
        let entry = &self.entries[index];
        (0..round)
            .map(|round| self.event.points.of(self.record(index, round)))
            .chain(entry.virtual_points.get(round).copied())
            .try_fold(0_u32, u32::checked_add)
            .ok_or(SwissError::TooManyPoints(entry.entry))
    }

    fn player(&self, index: usize, number: usize) -> Result<Player, SwissError> {
        let history = &self.entries[index].history;
        let points = self.event.points;
        let may_rest = history.iter().all(|record| match record {
            RoundRecord::Game { .. } => true,
            RoundRecord::Bye {
                bye: ByeKind::Allocated,
            } => false,
            _ => points.of(*record) < points.win,
        });
        Ok(Player {
            index,
            number,
            score: self.score_before(index, self.rounds)?,
            colours: Colours::of(history),
            floats: [self.float(index, 1)?, self.float(index, 2)?],
            may_rest,
        })
    }

    fn float(&self, index: usize, back: usize) -> Result<Float, SwissError> {
        let Some(round) = self.rounds.checked_sub(back) else {
            return Ok(Float::None);
        };
        let record = self.record(index, round);
        let RoundRecord::Game { opponent, .. } = record else {
            let gained = self.event.points.of(record) > self.event.points.loss;
            return Ok(if gained { Float::Down } else { Float::None });
        };
        let Some(other) = self.index_of(opponent) else {
            return Ok(Float::None);
        };
        let ours = self.score_before(index, round)?;
        Ok(match ours.cmp(&self.score_before(other, round)?) {
            std::cmp::Ordering::Greater => Float::Down,
            std::cmp::Ordering::Less => Float::Up,
            std::cmp::Ordering::Equal => Float::None,
        })
    }
}
