//! The moves of a recorded game, attached and verified.

use rules::EventTerms;
use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

use super::CountFrom;
use super::read_moves::{counted, read_moves};
use crate::app::Doing;
use crate::event::refuse_if_archived_with;
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

/// The record of a game as typed, replayed under the section's rules.
pub(crate) fn replay(live: &Live, moves: &str, counts_from: &[CountFrom]) -> Reply<rules::Game> {
    let start = rules::Position::initial(live.rule_set);
    let (game, refused) = read_moves(&start, moves);
    if let Some(refused) = refused {
        return Err(AppError::new("moves-refused")
            .with("ply", refused.ply + 1)
            .with("move", refused.text.as_str())
            .with(
                "refusal",
                serde_json::to_value(&refused).map_err(AppError::internal)?,
            ));
    }
    // A pasted game may bring its own start, or its own rules: it is then another game than the one played here.
    if *game.start() != start {
        return Err(AppError::new("moves-start-elsewhere"));
    }
    let reduced = live
        .reduced_count
        .and_then(|count| u8::try_from(count).ok());
    counted(&game, counts_from, reduced)
}

/// Attaches the moves of a game that has its result: the end must match, or the arbiter says so.
pub(crate) fn attach_moves(app: &App, arg: AttachMoves) -> Reply<MatchPage> {
    let moves = arg.moves.trim().to_owned();
    let (row, doing) = app.with_section(arg.section, |live| {
        let id = live.match_id(&arg.match_key)?;
        let row = live
            .games
            .get(&(id, arg.game))
            .ok_or_else(|| AppError::new("game-not-recorded"))?
            .clone();
        refuse_other_board(live, &row, arg.board)?;
        if !moves.is_empty() {
            let game = replay(live, &moves, &arg.counts_from)?;
            let claim = claim(&row, arg.board)?;
            let terms = EventTerms {
                promotional: live.reduced_count.is_some(),
            };
            let verdict = rules::verdict(live.rule_set, claim, Some(&game), terms);
            let findings = FindingView::of_verdict(verdict);
            if findings
                .iter()
                .any(|finding| !finding.may_overrule || !arg.overrule)
            {
                return Err(AppError::new("result-doubtful").with(
                    "findings",
                    serde_json::to_value(findings).map_err(AppError::internal)?,
                ));
            }
        }
        let doing = Doing::new("moves-attached", live.event)
            .with("section", live.title.as_str())
            .with("table", live.table(id).map_or(0, |table| table.table.0))
            .with("game", arg.game);
        Ok((row, doing))
    })?;
    let counts = serde_json::to_value(&arg.counts_from).map_err(AppError::internal)?;
    let kept = (!moves.is_empty()).then_some(moves);
    let boards = match arg.board {
        Some(board) => Some(with_board_moves(
            &row,
            board,
            kept.clone(),
            &arg.counts_from,
        )?),
        None => None,
    };
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        change.edit::<store::Game>(row.id, |row| match boards {
            Some(boards) => row.boards = Some(boards),
            None => {
                row.moves = kept;
                row.count_data = (!arg.counts_from.is_empty()).then_some(counts);
            }
        })?;
        Ok(())
    })?;
    match_page(
        app,
        MatchRef {
            section: arg.section,
            match_key: arg.match_key,
        },
    )
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
    moves: Option<String>,
    counts_from: &[CountFrom],
) -> Reply<serde_json::Value> {
    let mut boards = BoardRow::of(row)?;
    if let Some(board) = boards.iter_mut().find(|board| board.board == number) {
        board.moves = moves;
        board.counts_from = counts_from.to_vec();
    }
    serde_json::to_value(boards).map_err(AppError::internal)
}
