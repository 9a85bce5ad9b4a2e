//! Meetings of clubs as the file keeps them: who sat at each board, and how it ended.

use rules::{Outcome, Reason, Side};
use serde::{Deserialize, Serialize};
use store::AthleteId;
use tournament::{BoardFact, EntryId, GameNo, MatchId, Seat, ends_match, home_colour};

use super::{Live, entry_id};
use crate::game::CountFrom;
use crate::{AppError, Reply};

/// One board of a meeting of two clubs, as the game's row keeps it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardRow {
    pub(crate) board: u8,
    pub(crate) outcome: Outcome,
    pub(crate) reason: Reason,
    pub(crate) white: Option<AthleteId>,
    pub(crate) black: Option<AthleteId>,
    /// The moves, where they were written down.
    #[serde(default)]
    pub(crate) moves: Option<String>,
    /// Where counts were asked or imposed in those moves.
    #[serde(default)]
    pub(crate) counts_from: Vec<CountFrom>,
}

impl BoardRow {
    pub(crate) fn of(game: &store::Game) -> Reply<Vec<BoardRow>> {
        match &game.boards {
            Some(boards) => serde_json::from_value(boards.clone()).map_err(AppError::internal),
            None => Ok(Vec::new()),
        }
    }

    pub(crate) fn fact(&self) -> BoardFact {
        BoardFact {
            outcome: self.outcome,
            reason: Some(self.reason),
        }
    }
}

/// Athletes that a club must seat, or it counts as absent.
pub(crate) const FEWEST_ATHLETES: usize = 2;

/// A club that does not play loses the meeting, not each board; a hearing aid is one athlete's.
pub(crate) fn is_walk_over(reason: Reason) -> bool {
    ends_match(reason) && reason != Reason::ExcludedHearingAid
}

impl Live {
    /// The upper and the lower club of a match, once they are known.
    pub(crate) fn players_of(&self, id: MatchId) -> Reply<[EntryId; 2]> {
        let seats = self.state.match_view(id).map(|view| view.seats);
        match seats {
            Some([Seat::Entry(home), Seat::Entry(away)]) => Ok([home, away]),
            _ => Err(AppError::new("match-not-ready").with("match", id.to_string())),
        }
    }

    /// Athletes whom a club has named for its boards; nobody where it named none.
    pub(crate) fn seated(&self, club: EntryId) -> Vec<AthleteId> {
        let rows = self.line_ups.get(&entry_id(club));
        let rows = rows.map_or(&[][..], Vec::as_slice).iter();
        rows.filter(|row| !row.reserve)
            .map(|row| row.athlete_id)
            .collect()
    }

    /// The boards of a meeting with these results, board one first, under who sits there by the
    /// line-ups. An empty seat loses its board, whatever was typed.
    pub(crate) fn board_rows(
        &self,
        id: MatchId,
        game: u8,
        typed: &[Outcome],
    ) -> Reply<Vec<BoardRow>> {
        let boards = self.form.boards;
        if typed.len() != usize::from(boards) {
            return Err(AppError::new("boards-missing").with("count", boards));
        }
        let outcomes = (1..=boards).zip(typed);
        self.rows_of(id, game, outcomes.map(|(board, outcome)| (board, *outcome)))
    }

    /// The boards of a meeting that one club, or both, did not play: the same for all of them.
    pub(crate) fn walk_over_rows(
        &self,
        id: MatchId,
        game: u8,
        outcome: Outcome,
        reason: Reason,
    ) -> Reply<Vec<BoardRow>> {
        let on_board_one = home_colour(1, GameNo(game));
        let outcomes = (1..=self.form.boards).map(|board| {
            let same = home_colour(board, GameNo(game)) == on_board_one;
            let outcome = match outcome.winner() {
                Some(side) if !same => Outcome::win(side.other()),
                _ => outcome,
            };
            (board, outcome)
        });
        let mut rows = self.rows_of(id, game, outcomes.clone())?;
        for (row, (_, outcome)) in rows.iter_mut().zip(outcomes) {
            (row.outcome, row.reason) = (outcome, reason);
        }
        Ok(rows)
    }

    fn rows_of(
        &self,
        id: MatchId,
        game: u8,
        outcomes: impl Iterator<Item = (u8, Outcome)>,
    ) -> Reply<Vec<BoardRow>> {
        let [home, away] = self.players_of(id)?;
        let line_ups = [self.seated(home), self.seated(away)];
        let seat = |club: usize, board: u8| line_ups[club].get(usize::from(board) - 1).copied();
        // A club that named nobody plays all the same: its athletes are not known.
        let empty = |club: usize, board| !line_ups[club].is_empty() && seat(club, board).is_none();
        let rows = outcomes.map(|(board, typed)| {
            let home = home_colour(board, GameNo(game));
            let (outcome, reason) = match (empty(0, board), empty(1, board)) {
                (true, true) => (Outcome::BothLose, Reason::BothAbsent),
                (true, false) => (Outcome::win(home.other()), Reason::Absent),
                (false, true) => (Outcome::win(home), Reason::Absent),
                (false, false) if typed == Outcome::Drawn => (typed, Reason::Agreed),
                (false, false) => (typed, Reason::Resigned),
            };
            let (white, black) = match home {
                Side::White => (0, 1),
                Side::Black => (1, 0),
            };
            BoardRow {
                board,
                outcome,
                reason,
                white: seat(white, board),
                black: seat(black, board),
                moves: None,
                counts_from: Vec::new(),
            }
        });
        Ok(rows.collect())
    }
}
