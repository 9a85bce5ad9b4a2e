//! A match between two clubs (gara di società): its meetings, their boards, and what breaks a tie.
//!
//! A meeting is so many boards played at once. A win is worth 2 board points, a drawn game 1. When
//! the points are level, a chosen order of rules is gone through; one of them may ask for another
//! meeting, and lots always end the chain, for somebody must pass.

use rules::{Outcome, Side};

use crate::verdict::{GamesResult, Progress};
use crate::{BoardFact, EntryId, Facts, GameFact, GameKey, GameNo, How, MatchId, Seat, State};

/// *Spareggio*: one rule for a match with level board points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TieRule {
    /// The first board that somebody won, from board one down, in the last meeting.
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
pub struct ClubMatchRules {
    /// Boards of a meeting.
    pub boards: u8,
    /// What breaks a tie, in order; lots follow if nothing did.
    pub tie_order: Vec<TieRule>,
}

impl Default for ClubMatchRules {
    /// Four boards; board one first, then a replay, then lots.
    fn default() -> Self {
        Self {
            boards: 4,
            tie_order: vec![TieRule::BoardOne, TieRule::Replay],
        }
    }
}

/// *Incontro di società*: one meeting of two clubs, as it was recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// Its number in the match, from 1.
    pub game: GameNo,
    /// Its result: White is the club that has White on board one.
    pub fact: GameFact,
    /// Its boards, board one first; none where nobody sat down.
    pub boards: Vec<BoardFact>,
    /// Board points of the upper club and of the lower one.
    pub points: [u32; 2],
}

/// Meetings of one match: a result's number in the file has two digits.
const MOST_MEETINGS: u8 = 99;

/// The upper club's colour on a board: alternate down the boards, reversed in each next meeting;
/// in the first it has White on board one.
#[must_use]
pub const fn home_colour(board: u8, meeting: GameNo) -> Side {
    if (board ^ meeting.0) & 1 == 0 {
        Side::White
    } else {
        Side::Black
    }
}

impl State {
    /// The meetings of a match between two known clubs, in order.
    #[must_use]
    pub fn meetings(&self, id: MatchId) -> Vec<Meeting> {
        let Some(rules) = &self.section().setup().clubs else {
            return Vec::new();
        };
        let Some([Seat::Entry(home), Seat::Entry(away)]) = self.cell(id).map(|cell| cell.seats)
        else {
            return Vec::new();
        };
        let counts = |fact: &GameFact| fact.is_between(home, away);
        (self.facts().games_of(id).filter(|(_, fact)| counts(fact)))
            .map(|(game, &fact)| {
                let boards = self.facts().boards_of(id, game);
                Meeting {
                    game,
                    fact,
                    boards: boards.to_vec(),
                    points: points(rules, game, &fact, boards, home),
                }
            })
            .collect()
    }
}

impl Facts {
    /// The boards of a meeting, board one first.
    fn boards_of(&self, match_id: MatchId, game: GameNo) -> &[BoardFact] {
        let boards = self.boards.get(&GameKey { match_id, game });
        boards.map_or(&[], Vec::as_slice)
    }
}

/// The result under which the chart knows the boards of one meeting between these two.
pub(crate) fn meeting_fact(
    boards: &[BoardFact],
    game: GameNo,
    [home, away]: [EntryId; 2],
) -> GameFact {
    let (white, black) = match home_colour(1, game) {
        Side::White => (home, away),
        Side::Black => (away, home),
    };
    let [ours, theirs] = board_points(boards, game);
    let outcome = match ours.cmp(&theirs) {
        std::cmp::Ordering::Equal => Outcome::Drawn,
        std::cmp::Ordering::Greater => Outcome::win(home_colour(1, game)),
        std::cmp::Ordering::Less => Outcome::win(home_colour(1, game).other()),
    };
    GameFact {
        white,
        black,
        outcome,
        reason: None,
    }
}

/// Goes through the meetings of two clubs, and through what breaks their ties.
pub(crate) fn progress(
    rules: &ClubMatchRules,
    facts: &Facts,
    id: MatchId,
    [home, away]: [EntryId; 2],
) -> Progress {
    let to_play = |game| GamesResult::ToPlay { game, step: 0 };
    let won = |side, how| GamesResult::Winner { side, how };
    let by_boards = How::Games { step: 0 };
    let mut now = Progress {
        result: to_play(GameNo(1)),
        last_game: 0,
        whites: [0, 0],
        score: [0, 0],
    };
    let mut ties = rules.tie_order.iter();
    'meetings: loop {
        let game = GameNo(now.last_game + 1);
        now.last_game = game.0;
        now.result = to_play(game);
        let recorded = facts.games.get(&GameKey { match_id: id, game });
        let Some(fact) = recorded.filter(|fact| fact.is_between(home, away)) else {
            return now;
        };
        let boards = facts.boards_of(id, game);
        let gained = points(rules, game, fact, boards, home);
        now.score = [now.score[0] + gained[0], now.score[1] + gained[1]];
        if let Some(reason) = fact.reason.filter(|_| fact.ends_match()) {
            now.result = match fact.winner() {
                Some(winner) => won(u8::from(winner == away), How::Forfeit { reason }),
                None => GamesResult::BothLost { reason },
            };
            return now;
        }
        if let Some(side) = leader(gained) {
            now.result = won(side, by_boards);
            return now;
        }
        for tie in ties.by_ref() {
            let found = match tie {
                TieRule::BoardOne => first_board_won(boards, game),
                TieRule::LastBoardOut => without_last_boards(boards, game),
                TieRule::Replay if game.0 < MOST_MEETINGS => continue 'meetings,
                TieRule::Replay | TieRule::Lots => break,
            };
            if let Some(side) = found {
                now.result = won(side, by_boards);
                return now;
            }
        }
        let by_lots = facts.lots.get(&id);
        let chosen = [home, away].iter().position(|club| Some(club) == by_lots);
        now.result = match chosen {
            Some(side) => won(side as u8, How::Lots),
            None => GamesResult::LotsNeeded { step: 1 },
        };
        return now;
    }
}

/// Points of a meeting: of its boards, or all of them where the other club did not play.
fn points(
    rules: &ClubMatchRules,
    game: GameNo,
    fact: &GameFact,
    boards: &[BoardFact],
    home: EntryId,
) -> [u32; 2] {
    match fact.winner() {
        Some(winner) if fact.ends_match() => {
            let all = 2 * u32::from(rules.boards);
            if winner == home { [all, 0] } else { [0, all] }
        }
        _ => board_points(boards, game),
    }
}

fn board_points(boards: &[BoardFact], game: GameNo) -> [u32; 2] {
    (1..)
        .zip(boards)
        .fold([0, 0], |[home, away], (board, fact)| {
            let [ours, theirs] = points_at(board, fact, game);
            [home + ours, away + theirs]
        })
}

fn points_at(board: u8, fact: &BoardFact, game: GameNo) -> [u32; 2] {
    match fact.outcome {
        Outcome::BothLose => [0, 0],
        Outcome::Drawn => [1, 1],
        outcome if outcome.winner() == Some(home_colour(board, game)) => [2, 0],
        _ => [0, 2],
    }
}

/// The side with more points: 0 above, 1 below.
fn leader([home, away]: [u32; 2]) -> Option<u8> {
    (home != away).then_some(u8::from(away > home))
}

fn first_board_won(boards: &[BoardFact], game: GameNo) -> Option<u8> {
    (1..)
        .zip(boards)
        .find_map(|(board, fact)| leader(points_at(board, fact, game)))
}

fn without_last_boards(boards: &[BoardFact], game: GameNo) -> Option<u8> {
    (1..boards.len())
        .rev()
        .find_map(|kept| leader(board_points(&boards[..kept], game)))
}

#[cfg(test)]
mod tests;
