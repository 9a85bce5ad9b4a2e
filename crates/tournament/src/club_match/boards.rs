//! The boards of a club match: colours, absences and points.

use rules::{Outcome, Reason, Side};

use super::{AthleteId, BoardPoints, BoardSet, ClubMatchRules, ClubSide, LineUp};

/// What happened at one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardResult {
    /// 0 for the match, 1 for its first replay, and so on.
    pub replay: u8,
    /// Board number, from 1.
    pub board: u8,
    /// How the game ended.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}

/// The facts of one club match.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubMatchFacts {
    /// The home club's colour on board one, by lots; the boards below alternate.
    pub home_on_board_one: Side,
    /// The home club's line-up.
    pub home: Option<LineUp>,
    /// The away club's line-up.
    pub away: Option<LineUp>,
    /// The home club did not come, withdrew or is excluded.
    pub home_absent: bool,
    /// The away club did not come, withdrew or is excluded.
    pub away_absent: bool,
    /// Results in any order; the later one counts where a board was entered twice.
    pub results: Vec<BoardResult>,
    /// The club that lots chose.
    pub lots: Option<ClubSide>,
}

impl ClubMatchFacts {
    /// A match of which only the colours are known.
    pub fn new(home_on_board_one: Side) -> Self {
        Self {
            home_on_board_one,
            home: None,
            away: None,
            home_absent: false,
            away_absent: false,
            results: Vec::new(),
            lots: None,
        }
    }

    /// A club's line-up, if it has been handed in.
    pub fn line_up(&self, side: ClubSide) -> Option<&LineUp> {
        match side {
            ClubSide::Home => self.home.as_ref(),
            ClubSide::Away => self.away.as_ref(),
        }
    }

    /// The home club's colour: alternate down the boards, reversed in each replay.
    pub fn home_colour(&self, board: u8, replay: u8) -> Side {
        // Odd boards of the match itself keep the colour of board one.
        if (board ^ replay) & 1 == 1 {
            self.home_on_board_one
        } else {
            self.home_on_board_one.other()
        }
    }
}

/// One board as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardState {
    /// Board number, from 1.
    pub board: u8,
    /// The home athlete, if there is one.
    pub home: Option<AthleteId>,
    /// The away athlete, if there is one.
    pub away: Option<AthleteId>,
    /// The home athlete's colour.
    pub home_colour: Side,
    /// How it ended; an empty seat ends it at once.
    pub result: Option<BoardResult>,
}

impl BoardState {
    /// Board points: 2 for a win, 1 for a drawn game.
    pub fn points(&self) -> BoardPoints {
        let (home, away) = match self.result.map(|result| result.outcome) {
            None | Some(Outcome::BothLose) => (0, 0),
            Some(Outcome::Drawn) => (1, 1),
            Some(outcome) if outcome.winner() == Some(self.home_colour) => (2, 0),
            Some(_) => (0, 2),
        };
        BoardPoints { home, away }
    }
}

/// Which clubs do not play at all.
pub(super) struct AbsentClubs {
    pub(super) home: bool,
    pub(super) away: bool,
}

pub(super) fn absent_clubs(facts: &ClubMatchFacts, rules: &ClubMatchRules) -> AbsentClubs {
    let short = |line_up: &Option<LineUp>| {
        line_up
            .as_ref()
            .is_some_and(|line_up| line_up.seated() < rules.line_up.minimum)
    };
    AbsentClubs {
        home: facts.home_absent || short(&facts.home),
        away: facts.away_absent || short(&facts.away),
    }
}

pub(super) fn set_of_boards(
    facts: &ClubMatchFacts,
    rules: &ClubMatchRules,
    replay: u8,
) -> BoardSet {
    let boards: Vec<BoardState> = (1..=rules.line_up.boards)
        .map(|board| {
            let athlete = |side| facts.line_up(side).and_then(|line_up| line_up.at(board));
            let (home, away) = (athlete(ClubSide::Home), athlete(ClubSide::Away));
            let home_colour = facts.home_colour(board, replay);
            let entered = facts
                .results
                .iter()
                .rev()
                .find(|result| result.replay == replay && result.board == board);
            let empty = match (home, away) {
                (Some(_), Some(_)) => None,
                (Some(_), None) => Some((Outcome::win(home_colour), Reason::Absent)),
                (None, Some(_)) => Some((Outcome::win(home_colour.other()), Reason::Absent)),
                (None, None) => Some((Outcome::BothLose, Reason::BothAbsent)),
            };
            let result = match empty {
                Some((outcome, reason)) => Some(BoardResult {
                    replay,
                    board,
                    outcome,
                    reason,
                }),
                None => entered.copied(),
            };
            BoardState {
                board,
                home,
                away,
                home_colour,
                result,
            }
        })
        .collect();
    let points = sum(&boards);
    let open = boards.iter().filter(|board| board.result.is_none()).count() as u32;
    let certain = points
        .leader()
        .filter(|_| points.home.abs_diff(points.away) > 2 * open);
    BoardSet {
        replay,
        boards,
        points,
        certain,
    }
}

pub(super) fn sum(boards: &[BoardState]) -> BoardPoints {
    boards.iter().fold(BoardPoints::default(), |total, board| {
        let points = board.points();
        BoardPoints {
            home: total.home + points.home,
            away: total.away + points.away,
        }
    })
}
