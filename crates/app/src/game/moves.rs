//! The moves of a recorded game, attached and verified.

use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

use super::counts::{CountFrom, counted, counts_from};
use super::read_moves::read_moves;
use crate::app::Doing;
use crate::match_page::{MatchPage, match_page};
use crate::rounds::{FindingView, MatchRef};
use crate::section::{BoardRow, Live, from_word};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AttachMoves {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
    /// Board of a club match, from 1; none in individual sections.
    pub board: Option<u8>,
    pub moves: String,
    pub counts_from: Vec<CountFrom>,
    pub overrule: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StoredMoves {
    pub moves: String,
    pub counts_from: Vec<CountFrom>,
}

impl StoredMoves {
    /// A game as the file keeps it: what was said about the count stands beside the moves.
    pub(crate) fn of(game: &rules::Game) -> StoredMoves {
        StoredMoves {
            moves: rules::write_moves(game),
            counts_from: counts_from(game),
        }
    }
}

/// The record of a game as typed, replayed under the section's rules.
pub(crate) fn replay(live: &Live, moves: &str, counts_from: &[CountFrom]) -> Reply<rules::Game> {
    let start = rules::Position::initial(live.rule_set);
    let read = read_moves(&start, moves);
    if read.games > 1 {
        return Err(AppError::new("moves-several-games").with("count", read.games));
    }
    if let Some(refused) = read.refused {
        return Err(AppError::new("moves-refused")
            .with("ply", refused.ply + 1)
            .with("move", refused.text.as_str())
            .with(
                "refusal",
                serde_json::to_value(&refused).map_err(AppError::internal)?,
            ));
    }
    // A pasted game may bring its own start, or its own rules: it is then another game than the one played here.
    if *read.game.start() != start {
        return Err(AppError::new("moves-start-elsewhere"));
    }
    counted(&read.game, counts_from)
}

/// Attaches the moves of a game that has its result: the end must match, or the arbiter says so.
pub(crate) fn attach_moves(app: &App, arg: AttachMoves) -> Reply<MatchPage> {
    app.held(|held| {
        let live = held.unarchived(arg.section)?;
        let id = live.match_id(&arg.match_key)?;
        let row = live.games.get(&(id, arg.game));
        let row = row
            .ok_or_else(|| AppError::new("game-not-recorded"))?
            .clone();
        refuse_other_board(live, &row, arg.board)?;
        let kept = if arg.moves.trim().is_empty() {
            None
        } else {
            Some(borne_out(live, &row, &arg)?)
        };
        let doing = Doing::new("moves-attached", live.event)
            .with("section", live.title.as_str())
            .with("table", live.table(id).map_or(0, |table| table.table.0))
            .with("game", arg.game);
        let boards = match arg.board {
            Some(board) => Some(with_board_moves(&row, board, kept.clone())?),
            None => None,
        };
        let counts = match &kept {
            Some(kept) if !kept.counts_from.is_empty() => {
                Some(serde_json::to_value(&kept.counts_from).map_err(AppError::internal)?)
            }
            _ => None,
        };
        held.write(doing, |change| {
            change.edit::<store::Game>(row.id, |row| match boards {
                Some(boards) => row.boards = Some(boards),
                None => {
                    row.moves = kept.map(|kept| kept.moves);
                    row.count_data = counts;
                }
            })?;
            Ok(())
        })
    })?;
    match_page(
        app,
        MatchRef {
            section: arg.section,
            match_key: arg.match_key,
        },
    )
}

/// The record as it is kept: its end must be the result, unless the arbiter says otherwise.
fn borne_out(live: &Live, row: &store::Game, arg: &AttachMoves) -> Reply<StoredMoves> {
    let game = replay(live, &arg.moves, &arg.counts_from)?;
    let claim = claim(row, arg.board)?;
    let verdict = rules::verdict(live.rule_set, claim, Some(&game));
    let findings = FindingView::of_verdict(verdict);
    let stands = |finding: &FindingView| !finding.may_overrule || !arg.overrule;
    if findings.iter().any(stands) {
        let findings = serde_json::to_value(findings).map_err(AppError::internal)?;
        return Err(AppError::new("result-doubtful").with("findings", findings));
    }
    Ok(StoredMoves::of(&game))
}

/// Moves belong to one board of a club match, and to the game itself in an individual section.
fn refuse_other_board(live: &Live, row: &store::Game, board: Option<u8>) -> Reply<()> {
    match board {
        None if live.is_clubs() => Err(AppError::new("board-needed")),
        None => Ok(()),
        Some(number) => match BoardRow::of(row)?.iter().any(|board| board.board == number) {
            true => Ok(()),
            false => Err(AppError::new("no-such-board").with("board", number)),
        },
    }
}

/// The result that the record must bear out.
fn claim(row: &store::Game, board: Option<u8>) -> Reply<rules::Claim> {
    if let Some(number) = board {
        let boards = BoardRow::of(row)?;
        let board = boards.iter().find(|board| board.board == number);
        let board = board.ok_or_else(|| AppError::new("no-such-board").with("board", number))?;
        return Ok(rules::Claim::new(board.outcome, board.reason));
    }
    let outcome = from_word(&row.outcome)?;
    let reason = row.reason.as_deref().map(from_word).transpose()?;
    Ok(rules::Claim::new(
        outcome,
        reason.unwrap_or(rules::Reason::Agreed),
    ))
}

fn with_board_moves(
    row: &store::Game,
    number: u8,
    kept: Option<StoredMoves>,
) -> Reply<serde_json::Value> {
    let mut boards = BoardRow::of(row)?;
    if let Some(board) = boards.iter_mut().find(|board| board.board == number) {
        let (moves, counts) = kept.map(|kept| (kept.moves, kept.counts_from)).unzip();
        board.moves = moves;
        board.counts_from = counts.unwrap_or_default();
    }
    serde_json::to_value(boards).map_err(AppError::internal)
}
