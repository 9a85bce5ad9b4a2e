//! *Incontro*: how a match stands and what it needs next, for slips, screens and the chart.

use crate::bracket::Node;
use crate::verdict::{GamesResult, Verdict};
use crate::{EntryId, GameFact, GameNo, How, MatchId, Seat, Slot, State, colours};

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        rename_all = "kebab-case",
        rename_all_fields = "camelCase",
        tag = "kind"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum MatchState {
    /// A player is not known yet.
    Waiting,
    /// A game is to be played; the match has not begun if it is the first.
    ToPlay {
        /// Which game.
        game: GameNo,
        /// Its step of the chain, counted from 0.
        step: u8,
        /// Who has White.
        white: EntryId,
        /// Who has Black.
        black: EntryId,
        /// The opening, by its number on the event's list, where openings are balloted.
        ballot: Option<u16>,
    },
    /// The games are even and lots must decide.
    LotsNeeded {
        /// The step of the chain, counted from 0.
        step: u8,
    },
    /// Somebody passed.
    Decided {
        /// Who.
        winner: EntryId,
        /// Who did not, if there was an opponent.
        loser: Option<EntryId>,
        /// Why.
        how: How,
    },
    /// Nobody passed: both lost, or the only one left.
    NobodyPasses {
        /// Why.
        how: How,
    },
    /// Nobody was there to play it.
    Empty,
}

impl MatchState {
    /// Whether the arbiter has something to do: a game to play, or lots.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::ToPlay { .. } | Self::LotsNeeded { .. })
    }

    /// Who passed.
    #[must_use]
    pub const fn winner(&self) -> Option<EntryId> {
        match self {
            Self::Decided { winner, .. } => Some(*winner),
            _ => None,
        }
    }
}

/// A game of a match with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedGame {
    /// Its number in the match.
    pub game: GameNo,
    /// Its step of the chain, counted from 0.
    pub step: u8,
    /// Its opening, where openings are balloted.
    pub ballot: Option<u16>,
    /// Its result.
    pub fact: GameFact,
}

/// *Incontro*: everything there is to show about a match.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchView {
    /// Its name.
    pub id: MatchId,
    /// The round of the day in which it is played.
    pub round: u8,
    /// Where its players come from.
    pub slots: [Slot; 2],
    /// Who sits there now.
    pub seats: [Seat; 2],
    /// Points of the two sides: 2 for a win, 1 for a drawn game.
    pub score: [u32; 2],
    /// Its games so far.
    pub games: Vec<PlayedGame>,
    /// How it stands.
    pub state: MatchState,
}

impl State {
    /// How a match stands; nothing if the chart has no such match.
    #[must_use]
    pub fn match_state(&self, id: MatchId) -> Option<MatchState> {
        self.section()
            .bracket()
            .index(id)
            .map(|index| self.match_state_at(index))
    }

    /// Everything there is to show about a match; nothing if the chart has no such match.
    #[must_use]
    pub fn match_view(&self, id: MatchId) -> Option<MatchView> {
        self.section()
            .bracket()
            .index(id)
            .map(|index| self.match_view_at(index))
    }

    /// Every match, each after those that feed it.
    #[must_use]
    pub fn match_views(&self) -> Vec<MatchView> {
        (0..self.cells().len())
            .map(|index| self.match_view_at(index))
            .collect()
    }

    /// Matches that wait for the arbiter: a game to play, or lots.
    #[must_use]
    pub fn open_matches(&self) -> Vec<MatchId> {
        let nodes = self.section().bracket().nodes();
        let open = |(cell, node): (&crate::state::Cell, &Node)| {
            (cell.verdict == Verdict::Open).then_some(node.id)
        };
        self.cells().iter().zip(nodes).filter_map(open).collect()
    }

    pub(crate) fn match_state_at(&self, index: usize) -> MatchState {
        match self.cells()[index].verdict {
            Verdict::Waiting => MatchState::Waiting,
            Verdict::Empty => MatchState::Empty,
            Verdict::Won { winner, loser, how } => MatchState::Decided { winner, loser, how },
            Verdict::NobodyPasses { how } => MatchState::NobodyPasses { how },
            Verdict::Open => self.open_state(index),
        }
    }

    fn open_state(&self, index: usize) -> MatchState {
        let cell = &self.cells()[index];
        let progress = self.progress(index).expect("an open match has two players");
        match progress.result {
            GamesResult::ToPlay { game, step } => {
                let (white, black) = colours::assigned(self, index, cell, game);
                let ballot = self.ballot(index, game);
                MatchState::ToPlay {
                    game,
                    step,
                    white,
                    black,
                    ballot,
                }
            }
            GamesResult::LotsNeeded { step } => MatchState::LotsNeeded { step },
            GamesResult::Winner { .. } | GamesResult::BothLost { .. } => {
                unreachable!("a match that its games decide is not open")
            }
        }
    }

    fn match_view_at(&self, index: usize) -> MatchView {
        let bracket = self.section().bracket();
        let node = &bracket.nodes()[index];
        let cell = &self.cells()[index];
        let progress = self.progress(index);
        let games = match cell.seats {
            [Seat::Entry(one), Seat::Entry(other)] => {
                let last = progress.map_or(0, |progress| progress.last_game);
                let chain = &self.section().setup().chain;
                (self.facts().games_of(node.id))
                    .filter(|(game, fact)| {
                        (1..=last).contains(&game.0) && fact.is_between(one, other)
                    })
                    .map(|(game, &fact)| PlayedGame {
                        game,
                        step: chain.step_of(game).unwrap_or_default() as u8,
                        ballot: self.ballot(index, game),
                        fact,
                    })
                    .collect()
            }
            _ => Vec::new(),
        };
        MatchView {
            id: node.id,
            round: node.round,
            slots: [0, 1].map(|side| bracket.slot(index, side, self.holders())),
            seats: cell.seats,
            score: progress.map_or([0, 0], |progress| progress.score),
            games,
            state: self.match_state_at(index),
        }
    }
}
