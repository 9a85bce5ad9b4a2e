//! *Girone all'italiana*: everybody meets everybody, by the Berger tables.
//!
//! The last number stays, the others turn by half the field each round. With an odd number the
//! last one is nobody: whoever would meet it rests.

mod clubmates;
#[cfg(test)]
mod tests;

use std::fmt;

use crate::EntryId;

pub use clubmates::clubmates_first;

/// Entries that one group may have.
pub const MAX_ROBIN_ENTRIES: usize = 256;

/// How often two meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "kind",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RobinForm {
    /// *Sola andata*: once, one game.
    #[default]
    Single,
    /// *Andata e ritorno*: all rounds once more with colours reversed.
    Double {
        /// Whether the last two rounds of the first half change places, so that nobody has one
        /// colour three times running (as FIDE advises).
        swap_last_two: bool,
    },
    /// Once, two games with colours reversed.
    TwoGames,
}

/// One round of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RobinRound {
    /// Who meets whom, in the order of the table.
    pub pairs: Vec<RobinPair>,
    /// Who rests, if the number is odd.
    pub rests: Option<EntryId>,
}

/// Two who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RobinPair {
    /// White in the first game.
    pub white: EntryId,
    /// Black in the first game.
    pub black: EntryId,
    /// How many games they play, colours reversed after each.
    pub games: u8,
}

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobinError {
    /// Fewer than two entries.
    TooFew,
    /// More than [`MAX_ROBIN_ENTRIES`].
    TooMany,
    /// The same entry twice.
    Twice(EntryId),
}

impl fmt::Display for RobinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew => f.write_str("a round robin needs two entries"),
            Self::TooMany => write!(f, "a round robin has at most {MAX_ROBIN_ENTRIES} entries"),
            Self::Twice(entry) => write!(f, "entry {entry} is listed twice"),
        }
    }
}

impl std::error::Error for RobinError {}

/// All rounds of a group. The entries come in the order of their numbers, as lots gave them.
///
/// # Errors
/// If the list has too few or too many entries, or one twice.
pub fn berger_table(entries: &[EntryId], form: RobinForm) -> Result<Vec<RobinRound>, RobinError> {
    check(entries)?;
    let games = if form == RobinForm::TwoGames { 2 } else { 1 };
    let size = entries.len().next_multiple_of(2);
    let mut rounds: Vec<RobinRound> = (0..size - 1)
        .map(|round| one_round(entries, size, round, games))
        .collect();
    if let RobinForm::Double { swap_last_two } = form {
        let mut back = rounds.clone();
        for pair in back.iter_mut().flat_map(|round| &mut round.pairs) {
            (pair.white, pair.black) = (pair.black, pair.white);
        }
        if let (true, [.., before, last]) = (swap_last_two, rounds.as_mut_slice()) {
            std::mem::swap(before, last);
        }
        rounds.append(&mut back);
    }
    Ok(rounds)
}

/// In which round (from 0) two numbers (from 0) of a table of an even size meet.
#[must_use]
pub fn berger_meeting(one: usize, other: usize, size: usize) -> usize {
    let turning = size - 1;
    let (low, high) = (one.min(other), one.max(other));
    if high == turning {
        2 * low % turning
    } else {
        (low + high) % turning
    }
}

fn check(entries: &[EntryId]) -> Result<(), RobinError> {
    if entries.len() < 2 {
        return Err(RobinError::TooFew);
    }
    if entries.len() > MAX_ROBIN_ENTRIES {
        return Err(RobinError::TooMany);
    }
    let mut sorted = entries.to_vec();
    sorted.sort_unstable();
    match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(RobinError::Twice(pair[0])),
        None => Ok(()),
    }
}

fn one_round(entries: &[EntryId], size: usize, round: usize, games: u8) -> RobinRound {
    let turning = size - 1;
    let at = |place: usize| (place + round * (size / 2)) % turning;
    let numbers = (0..size / 2).map(|place| match place {
        // The number that stays has Black and White in turn.
        0 if round.is_multiple_of(2) => (at(0), turning),
        0 => (turning, at(0)),
        _ => (at(place), at(turning - place)),
    });
    let mut found = RobinRound {
        pairs: Vec::with_capacity(size / 2),
        rests: None,
    };
    for (white, black) in numbers {
        match (entries.get(white), entries.get(black)) {
            (Some(&white), Some(&black)) => found.pairs.push(RobinPair {
                white,
                black,
                games,
            }),
            (present, absent) => found.rests = present.or(absent).copied(),
        }
    }
    found
}

/// *Ritiro*: what becomes of the results of who leaves a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WithdrawalEffect {
    /// Results are shown but count for nobody.
    NotCounted,
    /// Results stand, and what is left is lost without play.
    RestLost,
}

/// When which effect holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WithdrawalRule {
    /// Hundredths of the encounters from which on the second effect holds.
    pub from_percent: u32,
    /// Before that.
    pub before: WithdrawalEffect,
    /// From then on.
    pub after: WithdrawalEffect,
}

impl Default for WithdrawalRule {
    /// Half of the encounters decide.
    fn default() -> Self {
        Self {
            from_percent: 50,
            before: WithdrawalEffect::NotCounted,
            after: WithdrawalEffect::RestLost,
        }
    }
}

impl WithdrawalRule {
    /// The effect for who has played so many of so many encounters.
    #[must_use]
    pub fn effect(&self, played: u32, scheduled: u32) -> WithdrawalEffect {
        let enough = u64::from(scheduled) * u64::from(self.from_percent);
        if u64::from(played) * 100 >= enough {
            self.after
        } else {
            self.before
        }
    }
}
