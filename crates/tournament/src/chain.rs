//! The chain of a match: what is played when the games so far are even.
//!
//! A match of the flyer is one game; a drawn one needs more. The announcement of the event says
//! what: a pair with colours reversed, faster pairs, a deciding game, and at the end lots.

use std::fmt;

/// Number of a game inside its match, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameNo(pub u8);

impl fmt::Display for GameNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// *Tempo di riflessione*: minutes for each player and seconds added at each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TimeControl {
    /// Minutes on each clock.
    pub minutes: u16,
    /// Seconds added at each move.
    pub increment: u16,
}

/// What kind of step it is; it is also the name under which the step is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum StepKind {
    /// *Partita unica*.
    Single,
    /// *Doppia partita*, with colours reversed.
    Pair,
    /// *Doppia partita a tempo ridotto*.
    FasterPair,
    /// *Partita di spareggio*: one more game.
    Deciding,
    /// *Sorteggio*: lots between the two.
    Lots,
}

impl StepKind {
    /// How many games the step has.
    #[must_use]
    pub const fn games(self) -> u8 {
        match self {
            Self::Single | Self::Deciding => 1,
            Self::Pair | Self::FasterPair => 2,
            Self::Lots => 0,
        }
    }
}

/// One step of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// What is played.
    pub kind: StepKind,
    /// At what pace; absent where nothing is played or no clock is used.
    pub time: Option<TimeControl>,
}

/// *Svolgimento dell'incontro*: the steps that a match goes through until somebody passes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<Step>", into = "Vec<Step>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Step>"))]
pub struct Chain(Vec<Step>);

/// Why a list of steps is no chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChainError {
    /// The first step must be played.
    NothingToPlay,
    /// The last step must be lots, or a match might never end.
    NoEnd,
    /// Lots decide, so nothing can follow them.
    LotsBeforeEnd,
    /// More than 200 games.
    TooLong,
}

impl Chain {
    /// Checks that the steps begin with a game and end with lots.
    ///
    /// # Errors
    /// Says what is wrong with the steps.
    pub fn new(steps: Vec<Step>) -> Result<Self, ChainError> {
        let lots = |step: &Step| step.kind == StepKind::Lots;
        if steps.first().is_none_or(lots) {
            return Err(ChainError::NothingToPlay);
        }
        if !steps.last().is_some_and(lots) {
            return Err(ChainError::NoEnd);
        }
        if steps.iter().filter(|step| lots(step)).count() > 1 {
            return Err(ChainError::LotsBeforeEnd);
        }
        if steps
            .iter()
            .map(|step| usize::from(step.kind.games()))
            .sum::<usize>()
            > 200
        {
            return Err(ChainError::TooLong);
        }
        Ok(Self(steps))
    }

    /// Steps of these kinds without clocks, ended by lots.
    ///
    /// # Errors
    /// As for [`Chain::new`].
    pub fn of(kinds: &[StepKind]) -> Result<Self, ChainError> {
        let kinds = kinds.iter().copied().chain([StepKind::Lots]);
        Self::new(kinds.map(|kind| Step { kind, time: None }).collect())
    }

    /// The steps in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    /// The most games that one match can have, replays of annulled games apart.
    #[must_use]
    pub fn max_games(&self) -> u8 {
        self.0.iter().map(|step| step.kind.games()).sum()
    }

    /// The step to which a game belongs, counting steps from 0.
    #[must_use]
    pub fn step_of(&self, game: GameNo) -> Option<usize> {
        let mut last = 0;
        self.0.iter().position(|step| {
            last += step.kind.games();
            (1..=last).contains(&game.0)
        })
    }
}

impl Default for Chain {
    /// A pair at 20 minutes, a faster pair at 10, a deciding game at 5, then lots.
    fn default() -> Self {
        let step = |kind, minutes| Step {
            kind,
            time: Some(TimeControl {
                minutes,
                increment: 0,
            }),
        };
        Self(vec![
            step(StepKind::Pair, 20),
            step(StepKind::FasterPair, 10),
            step(StepKind::Deciding, 5),
            Step {
                kind: StepKind::Lots,
                time: None,
            },
        ])
    }
}

impl TryFrom<Vec<Step>> for Chain {
    type Error = ChainError;

    fn try_from(steps: Vec<Step>) -> Result<Self, ChainError> {
        Self::new(steps)
    }
}

impl From<Chain> for Vec<Step> {
    fn from(chain: Chain) -> Self {
        chain.0
    }
}

impl fmt::Display for ChainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NothingToPlay => "the first step of a chain must be a game or a pair",
            Self::NoEnd => "the last step of a chain must be lots",
            Self::LotsBeforeEnd => "nothing can follow lots",
            Self::TooLong => "a chain has at most 200 games",
        })
    }
}

impl std::error::Error for ChainError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_belong_to_their_steps() {
        let chain = Chain::default();
        let steps: Vec<_> = (0..=6).map(|game| chain.step_of(GameNo(game))).collect();
        assert_eq!(
            steps,
            [None, Some(0), Some(0), Some(1), Some(1), Some(2), None]
        );
        assert_eq!(chain.max_games(), 5);
    }

    #[test]
    fn a_chain_begins_with_a_game_and_ends_with_lots() {
        let chain = |kinds: &[StepKind]| {
            Chain::new(
                kinds
                    .iter()
                    .map(|&kind| Step { kind, time: None })
                    .collect(),
            )
            .map(drop)
        };
        use StepKind::{Deciding, Lots, Single};
        assert_eq!(chain(&[Single, Deciding, Lots]), Ok(()));
        assert_eq!(chain(&[]), Err(ChainError::NothingToPlay));
        assert_eq!(chain(&[Lots]), Err(ChainError::NothingToPlay));
        assert_eq!(chain(&[Single, Deciding]), Err(ChainError::NoEnd));
        assert_eq!(chain(&[Single, Lots, Lots]), Err(ChainError::LotsBeforeEnd));
        assert_eq!(
            chain(&[Single, Lots, Deciding, Lots]),
            Err(ChainError::LotsBeforeEnd)
        );
    }
}
