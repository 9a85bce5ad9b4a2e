//! The moves of a recorded game, attached and verified.

use rules::EventTerms;
use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

use super::CountFrom;
use super::board::{counted, read_moves};
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

/// The record of a game as typed, replayed under the section's rules.
pub(crate) fn replay(live: &Live, moves: &str, counts_from: &[CountFrom]) -> Reply<rules::Game> {
    let (game, refused) = read_moves(&rules::Position::initial(live.rule_set), moves);
    if let Some(refused) = refused {
        return Err(AppError::new("moves-refused")
            .with("ply", refused.ply + 1)
            .with("move", refused.text.as_str())
            .with(
                "refusal",
                serde_json::to_value(&refused).map_err(AppError::internal)?,
            ));
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
        if !moves.is_empty() {
            let game = replay(live, &moves, &arg.counts_from)?;
            let claim = claim(&row, arg.board)?;
            let terms = EventTerms {
                promotional: live.reduced_count.is_some(),
            };
            let findings: Vec<FindingView> =
                match rules::verdict(live.rule_set, claim, Some(&game), terms) {
                    Ok(verdict) => verdict
                        .findings()
                        .iter()
                        .map(FindingView::of_rules)
                        .collect(),
                    Err(refused) => vec![FindingView::of_claim(refused)],
                };
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
        Some(board) => Some(with_board_moves(&row, board, kept.clone())?),
        None => None,
    };
    app.change(doing, |change| {
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
) -> Reply<serde_json::Value> {
    let mut boards = BoardRow::of(row)?;
    if let Some(board) = boards.iter_mut().find(|board| board.board == number) {
        board.moves = moves;
    }
    serde_json::to_value(boards).map_err(AppError::internal)
}
