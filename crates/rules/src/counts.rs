//! Conteggio delle mosse (arts. 9.4, 10, 11; Portuguese art. 3.2): where each count stands.
//!
//! The numbers and the terms are facts of the rule set; this module only applies them, move by
//! move. A count never ends a game that is already won on the board: the winning move comes first.

mod forced;
mod king_moves;
mod reduction;
mod refusal;

use crate::{Article, Move, Position, RuleSet, RuleSetId, Side};
use forced::Forced;
pub(crate) use king_moves::KingMoves;
pub use reduction::Reduction;
pub use refusal::CountRefusal;

/// *Tipo di conteggio*: which count of the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CountKind {
    /// *Conteggio delle mosse* (art. 10; Portuguese 3.2.1 a): king's moves without a change.
    Moves,
    /// *Regra da forçada* (Portuguese 3.2.1 b): three kings against one.
    Forced,
    /// *Ripetizione* (Portuguese 3.2.1 c): the same position again.
    Repetition,
}

impl CountKind {
    /// The code used in messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            CountKind::Moves => "moves",
            CountKind::Forced => "forced",
            CountKind::Repetition => "repetition",
        }
    }
}

/// *Stato del conteggio* (art. 10): where one count stands after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "camelCase"))]
pub struct CountState {
    /// Which count.
    pub kind: CountKind,
    /// Where it is written.
    pub article: Article,
    /// Whether it runs.
    pub status: CountStatus,
    /// What has been counted so far.
    pub tally: Tally,
    /// The number at which the game is drawn.
    pub limit: u8,
}

impl CountState {
    /// How many have been counted: with two players, of the one who has fewer.
    #[must_use]
    pub fn done(&self) -> u8 {
        match self.tally {
            Tally::Nothing => 0,
            Tally::OnePlayer { done, .. } => done,
            Tally::EachPlayer { white, black } => white.min(black),
            Tally::Occurrences { times } => times,
        }
    }

    /// Whether the count has made the game drawn.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.status == CountStatus::Complete
    }
}

/// *Stato*: whether a count runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CountStatus {
    /// Nothing is being counted.
    NotStarted,
    /// It runs.
    Running,
    /// It ran, and the last changes cancelled it (art. 10.5).
    Cancelled,
    /// It reached its number: the game is drawn (art. 10.4).
    Complete,
}

/// *Mosse contate*: what a count has counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "of"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tally {
    /// Nothing is being counted.
    Nothing,
    /// The moves of one player (2006 art. 10.3; Portuguese 3.2.1 b).
    OnePlayer {
        /// The counted player.
        side: Side,
        /// That player's moves.
        done: u8,
    },
    /// The moves of each player (FID art. 10.4; Portuguese 3.2.1 a).
    EachPlayer {
        /// White's moves.
        white: u8,
        /// Black's moves.
        black: u8,
    },
    /// How many times the position has been on the board (Portuguese 3.2.1 c).
    Occurrences {
        /// This time included.
        times: u8,
    },
}

/// *Richiesta del conteggio* (arts. 10.2, 11): what is said about the count between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "call"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CountCall {
    /// A player asks for the count (10.2).
    Asked {
        /// Who asks.
        by: Side,
    },
    /// The arbiter imposes it (10.2).
    Imposed,
    /// The arbiter of a promotional event reduces the number of moves of this game (11).
    Reduced {
        /// The new number.
        to: u8,
    },
}

/// All the counts of a rule set at one point of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) moves: KingMoves,
    forced: Option<Forced>,
    /// How often the position has been there, where repetition matters.
    times: Option<u8>,
}

impl Counts {
    /// The counts before the first move.
    pub(crate) fn at_start(start: &Position) -> Self {
        let facts = RuleSet::of(start.rules());
        Counts {
            moves: KingMoves::at_start(&facts.count),
            forced: facts.forced_moves.map(|_| Forced::at_start(start)),
            times: facts.repetition.map(|_| 1),
        }
    }

    /// The counts after a legal move; `earlier` are the positions before it, the last being the
    /// one it was played in.
    pub(crate) fn after(
        &self,
        earlier: &[(Position, Counts)],
        played: &Move,
        now: &Position,
    ) -> Self {
        let Some((before, _)) = earlier.last() else {
            return *self;
        };
        let facts = RuleSet::of(now.rules());
        Counts {
            moves: self.moves.after(&facts.count, before, played, now),
            forced: self
                .forced
                .map(|forced| forced.after(facts.forced_moves, before.turn(), now)),
            times: self.times.map(|_| occurrences(earlier, now)),
        }
    }

    /// Where each count stands, the one of art. 10 first.
    pub(crate) fn states(&self, rule_set: RuleSetId) -> Vec<CountState> {
        let facts = RuleSet::of(rule_set);
        let mut states = vec![self.moves.state(facts)];
        if let (Some(forced), Some(fact)) = (self.forced, facts.forced_moves) {
            states.push(forced.state(fact));
        }
        if let (Some(times), Some(fact)) = (self.times, facts.repetition) {
            let complete = times >= fact.value;
            states.push(CountState {
                kind: CountKind::Repetition,
                article: fact.article,
                status: if complete {
                    CountStatus::Complete
                } else {
                    CountStatus::Running
                },
                tally: Tally::Occurrences { times },
                limit: fact.value,
            });
        }
        states
    }
}

/// How many times this position has been on the board, this time included (Portuguese 3.2.1 c).
///
/// The article looks at the pieces of both colours. Tabellone also asks for the same side to
/// move, as every federation that spells it out does: with the other side to move it is another
/// position to play.
fn occurrences(earlier: &[(Position, Counts)], now: &Position) -> u8 {
    earlier
        .iter()
        .rev()
        .take_while(|(position, _)| position.piece_count() == now.piece_count())
        .find(|(position, _)| position == now)
        .and_then(|(_, counts)| counts.times)
        .map_or(1, |times| times.saturating_add(1))
}
