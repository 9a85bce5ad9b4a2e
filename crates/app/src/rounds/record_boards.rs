//! The boards of a club match, all at once: the chart sees one result of them together.

use rules::{Outcome, Reason, Side};
use tournament::{GameFact, MatchId};

use super::RecordResult;
use super::record_result::{doing, fact, game_row};
use crate::section::{BoardRow, ClubBoards, Live, entry_id};
use crate::{App, AppError, Reply};

/// Nobody sat down, so there is nothing to see on the boards.
pub(super) fn is_walk_over(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Absent | Reason::BothAbsent | Reason::Withdrawn | Reason::Disciplinary
    )
}

/// All boards of a club match at once; a walk-over says so on every board.
pub(super) fn write_boards(
    app: &App,
    live: &mut Live,
    id: MatchId,
    arg: &RecordResult,
) -> Reply<Vec<MatchId>> {
    let clubs = live
        .club_boards(id)?
        .ok_or_else(|| AppError::new("match-not-ready").with("match", arg.match_key.as_str()))?;
    fact(live, id, arg)?;
    let next = clubs.state.sets.last().map_or(0, |set| set.replay) + 1;
    if arg.game != next {
        return Err(AppError::new("other-game-first").with("game", next));
    }
    let rows = board_rows(live, &clubs, arg.game, arg.outcome, arg.reason, &arg.boards)?;
    let (white, black) = clubs.colours(arg.game);
    let fact = GameFact {
        white,
        black,
        outcome: if is_walk_over(arg.reason) {
            arg.outcome
        } else {
            board_outcome(&arg.boards)
        },
        reason: is_walk_over(arg.reason).then_some(arg.reason),
    };
    let row = store::Game {
        boards: Some(serde_json::to_value(rows).map_err(AppError::internal)?),
        ..game_row(app, live, id, arg, fact)
    };
    let action = app.action(doing(live, id, arg.game, &fact));
    app.store().change(action, |change| change.insert(&row))?;
    live.derive_again(&app.store())
}

/// The boards of one meeting as the file keeps them: who sat there by the line-ups, and how each ended.
pub(super) fn board_rows(
    live: &Live,
    clubs: &ClubBoards,
    game: u8,
    outcome: Outcome,
    reason: Reason,
    boards: &[Outcome],
) -> Reply<Vec<BoardRow>> {
    let all_typed = boards.len() == usize::from(live.form.boards);
    if !all_typed && !is_walk_over(reason) {
        return Err(AppError::new("boards-missing").with("count", live.form.boards));
    }
    let replay = game.saturating_sub(1);
    let rows = (1..=live.form.boards).map(|board| {
        let home_has_white = clubs.facts.home_colour(board, replay) == Side::White;
        let (white, black) = if home_has_white {
            (clubs.home, clubs.away)
        } else {
            (clubs.away, clubs.home)
        };
        let seat = |club| {
            let line_up = live.line_ups.get(&entry_id(club))?;
            line_up
                .get(usize::from(board) - 1)
                .map(|row| row.athlete_id)
        };
        let outcome = match boards.get(usize::from(board) - 1) {
            Some(outcome) if all_typed => *outcome,
            _ => walk_over(outcome, home_has_white, replay),
        };
        let reason = match (is_walk_over(reason), outcome) {
            (true, _) => reason,
            (false, Outcome::Drawn) => Reason::Agreed,
            (false, _) => Reason::Resigned,
        };
        BoardRow {
            board,
            outcome,
            reason,
            white: seat(white),
            black: seat(black),
            moves: None,
            counts_from: Vec::new(),
        }
    });
    Ok(rows.collect())
}

/// The result of the boards together, for the club that has White on board one.
pub(super) fn board_outcome(boards: &[Outcome]) -> Outcome {
    let points = |index: usize, outcome: Outcome| match (outcome, index % 2) {
        (Outcome::WhiteWins, 0) | (Outcome::BlackWins, 1) => 1,
        (Outcome::WhiteWins, _) | (Outcome::BlackWins, _) => -1,
        (Outcome::Drawn | Outcome::BothLose, _) => 0,
    };
    let lead: i32 = boards
        .iter()
        .enumerate()
        .map(|(index, outcome)| points(index, *outcome))
        .sum();
    match lead {
        0 => Outcome::Drawn,
        1.. => Outcome::WhiteWins,
        _ => Outcome::BlackWins,
    }
}

/// The colours of a board do not matter to who stayed away: the club that came wins on every board.
fn walk_over(outcome: Outcome, home_has_white: bool, replay: u8) -> Outcome {
    let home_is_white_club = replay.is_multiple_of(2);
    match outcome {
        Outcome::WhiteWins | Outcome::BlackWins => {
            let home_wins = (outcome == Outcome::WhiteWins) == home_is_white_club;
            if home_wins == home_has_white {
                Outcome::WhiteWins
            } else {
                Outcome::BlackWins
            }
        }
        Outcome::Drawn | Outcome::BothLose => outcome,
    }
}
