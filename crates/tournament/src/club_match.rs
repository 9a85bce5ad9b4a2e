//! A match between two clubs (gara di società): its boards, its points, and what breaks a tie.
//!
//! A club match is so many games played at once. A win is worth 2 board points, a drawn game 1.
//! When the points are level, a chosen order of rules is gone through; each says what it found or
//! what it needs next, and lots always end the chain, for somebody must pass.

mod boards;
mod line_up;

pub use boards::{BoardResult, BoardState, ClubMatchFacts};
pub use line_up::{AthleteId, BoardOrder, LineUp, LineUpError, LineUpFinding, LineUpRules};

use rules::{Outcome, Reason, Side};

use crate::{EntryId, GameFact};
use boards::{absent_clubs, set_of_boards};

/// *Società di casa* or *ospite*: the upper and the lower club of a match on the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClubSide {
    /// The upper slot.
    Home,
    /// The lower slot.
    Away,
}

impl ClubSide {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Home => Self::Away,
            Self::Away => Self::Home,
        }
    }
}

/// *Spareggio*: one rule for a match with level board points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TieRule {
    /// The first board that somebody won, from board one down, in the last set played.
    BoardOne,
    /// The last board is left out, then the last two, and so on, until the points differ.
    LastBoardOut,
    /// All boards again with the colours reversed.
    Replay,
    /// Lots.
    Lots,
}

/// How the clubs' section plays its matches.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubMatchRules {
    /// Boards, minimum and order of the line-ups.
    pub line_up: LineUpRules,
    /// What breaks a tie, in order; lots follow if nothing did.
    pub tie_order: Vec<TieRule>,
}

impl Default for ClubMatchRules {
    /// Three boards, at least two athletes, board one first, then a replay, then lots.
    fn default() -> Self {
        Self {
            line_up: LineUpRules {
                boards: 3,
                minimum: 2,
                order: BoardOrder::AsOnForm,
            },
            tie_order: vec![
                TieRule::BoardOne,
                TieRule::Replay,
                TieRule::BoardOne,
                TieRule::Lots,
            ],
        }
    }
}

/// *Punti di damiera*: both clubs' points over one set of boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardPoints {
    /// Points of the home club.
    pub home: u32,
    /// Points of the away club.
    pub away: u32,
}

impl BoardPoints {
    /// The club with more points, if one has.
    pub fn leader(self) -> Option<ClubSide> {
        match self.home.cmp(&self.away) {
            std::cmp::Ordering::Greater => Some(ClubSide::Home),
            std::cmp::Ordering::Less => Some(ClubSide::Away),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// One set of boards: the match itself, or one replay of it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardSet {
    /// 0 for the match, 1 for its first replay, and so on.
    pub replay: u8,
    /// The boards in order.
    pub boards: Vec<BoardState>,
    /// Points so far.
    pub points: BoardPoints,
    /// The club that can no longer be caught in this set, even if boards are still playing.
    pub certain: Option<ClubSide>,
}

/// What settled a club match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
pub enum DecidedBy {
    /// Board points of the match (0) or of a replay.
    Points {
        /// Which set.
        replay: u8,
    },
    /// The first board won.
    BoardOne {
        /// The board that decided, from 1.
        board: u8,
    },
    /// The points without the lowest boards.
    LastBoardOut {
        /// How many boards were left out.
        left_out: u8,
    },
    /// Lots.
    Lots,
    /// The other club was absent, or seated fewer than the minimum.
    Absence,
}

/// What a club match waits for, or how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClubMatchNext {
    /// A club has not handed in its line-up.
    LineUp {
        /// Which club.
        side: ClubSide,
    },
    /// Boards are still to be played.
    Boards {
        /// 0 for the match, 1 for its first replay.
        replay: u8,
        /// Board numbers, from 1.
        boards: Vec<u8>,
    },
    /// Nothing told the clubs apart: lots must be taken.
    Lots,
    /// One club passes.
    Won {
        /// Which club.
        side: ClubSide,
        /// By what.
        by: DecidedBy,
    },
    /// Both clubs were absent: nobody passes.
    NobodyPasses,
}

/// Where a club match stands, derived from its facts.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubMatchState {
    /// The match and the replays begun so far; empty until both line-ups are there.
    pub sets: Vec<BoardSet>,
    /// Tie rules gone through without an answer, in order.
    pub level_after: Vec<TieRule>,
    /// What comes next.
    pub next: ClubMatchNext,
}

impl ClubMatchState {
    /// The club that passes, once it is settled.
    pub fn winner(&self) -> Option<ClubSide> {
        match self.next {
            ClubMatchNext::Won { side, .. } => Some(side),
            _ => None,
        }
    }

    /// The result under which the chart knows the match, once its boards have given one.
    ///
    /// The chart of a clubs' section sees one game per match, White being the club with White on
    /// board one. Where only lots can decide, the game is drawn and the chart asks for the lots.
    pub fn game_fact(
        &self,
        facts: &ClubMatchFacts,
        home: EntryId,
        away: EntryId,
    ) -> Option<GameFact> {
        let (white, black) = match facts.home_on_board_one {
            Side::White => (home, away),
            Side::Black => (away, home),
        };
        let colour = |side| match side {
            ClubSide::Home => facts.home_on_board_one,
            ClubSide::Away => facts.home_on_board_one.other(),
        };
        let (outcome, reason) = match self.next {
            ClubMatchNext::LineUp { .. } | ClubMatchNext::Boards { .. } => return None,
            ClubMatchNext::Lots
            | ClubMatchNext::Won {
                by: DecidedBy::Lots,
                ..
            } => (Outcome::Drawn, None),
            ClubMatchNext::Won {
                side,
                by: DecidedBy::Absence,
            } => (Outcome::win(colour(side)), Some(Reason::Absent)),
            ClubMatchNext::Won { side, .. } => (Outcome::win(colour(side)), None),
            ClubMatchNext::NobodyPasses => (Outcome::BothLose, Some(Reason::BothAbsent)),
        };
        Some(GameFact {
            white,
            black,
            outcome,
            reason,
        })
    }
}

/// Derives where a club match stands.
pub fn club_match_state(facts: &ClubMatchFacts, rules: &ClubMatchRules) -> ClubMatchState {
    let mut state = ClubMatchState {
        sets: Vec::new(),
        level_after: Vec::new(),
        next: ClubMatchNext::Lots,
    };
    state.next = settle(facts, rules, &mut state.sets, &mut state.level_after);
    state
}

fn settle(
    facts: &ClubMatchFacts,
    rules: &ClubMatchRules,
    sets: &mut Vec<BoardSet>,
    level_after: &mut Vec<TieRule>,
) -> ClubMatchNext {
    let absent = absent_clubs(facts, rules);
    match (absent.home, absent.away) {
        (true, true) => return ClubMatchNext::NobodyPasses,
        (true, false) => return won(ClubSide::Away, DecidedBy::Absence),
        (false, true) => return won(ClubSide::Home, DecidedBy::Absence),
        (false, false) => {}
    }
    for side in [ClubSide::Home, ClubSide::Away] {
        if facts.line_up(side).is_none() {
            return ClubMatchNext::LineUp { side };
        }
    }

    let mut rest = rules.tie_order.iter().copied();
    let mut replay = 0;
    'sets: loop {
        let set = set_of_boards(facts, rules, replay);
        let waiting: Vec<u8> = set
            .boards
            .iter()
            .filter(|board| board.result.is_none())
            .map(|board| board.board)
            .collect();
        let leader = set.points.leader();
        sets.push(set);
        if !waiting.is_empty() {
            return ClubMatchNext::Boards {
                replay,
                boards: waiting,
            };
        }
        if let Some(side) = leader {
            return won(side, DecidedBy::Points { replay });
        }
        let last = sets.last().expect("a set was just added");
        for rule in rest.by_ref() {
            let found = match rule {
                TieRule::BoardOne => first_board_won(last),
                TieRule::LastBoardOut => without_last_boards(last),
                TieRule::Replay => {
                    level_after.push(rule);
                    replay += 1;
                    continue 'sets;
                }
                TieRule::Lots => break,
            };
            match found {
                Some((side, by)) => return won(side, by),
                None => level_after.push(rule),
            }
        }
        return match facts.lots {
            Some(side) => won(side, DecidedBy::Lots),
            None => ClubMatchNext::Lots,
        };
    }
}

fn won(side: ClubSide, by: DecidedBy) -> ClubMatchNext {
    ClubMatchNext::Won { side, by }
}

fn first_board_won(set: &BoardSet) -> Option<(ClubSide, DecidedBy)> {
    set.boards.iter().find_map(|board| {
        let side = board.points().leader()?;
        Some((side, DecidedBy::BoardOne { board: board.board }))
    })
}

fn without_last_boards(set: &BoardSet) -> Option<(ClubSide, DecidedBy)> {
    (1..set.boards.len()).find_map(|left_out| {
        let kept = &set.boards[..set.boards.len() - left_out];
        let side = boards::sum(kept).leader()?;
        let left_out = left_out as u8;
        Some((side, DecidedBy::LastBoardOut { left_out }))
    })
}

#[cfg(test)]
mod tests;
