//! A board to play on: legal moves, refusals with their article, counts, verdict.

use rules::{Claim, Outcome, Position, Reason, RuleSetId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::counts::{CountFrom, counted, counts_from};
use super::read_moves::{NoteView, RefusedView, read_moves, refused_view};
use super::views::{Geometry, MoveView, PositionView, geometry, move_views, position_view};
use crate::rounds::FindingView;
use crate::{App, AppError, Reply};

/// A game as text so far, and what is tried next.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardRequest {
    pub rule_set: RuleSetId,
    /// Start position; none is the opening.
    pub fen: Option<String>,
    /// Moves as typed or pasted: numbers, comments and annotations are read too.
    pub moves: String,
    /// Only so many of its moves stand on the board; none is all of them.
    pub upto: Option<u32>,
    /// Squares of a move tried on the board, or a move in notation.
    pub attempt: Option<String>,
    /// Where a count was asked, imposed or reduced, besides what the text says of it.
    pub counts_from: Vec<CountFrom>,
    /// The claim to judge at the end.
    pub claim: Option<ResultClaim>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ResultClaim {
    pub outcome: Outcome,
    pub reason: Reason,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BoardView {
    pub geometry: Geometry,
    /// Positions: the start, then one after each move.
    pub positions: Vec<PositionView>,
    pub moves: Vec<MoveView>,
    /// The moves so far, written again in the house style, with comments, variations and result.
    pub text: String,
    /// Everything that was said about the count, the text's own calls included.
    pub counts_from: Vec<CountFrom>,
    /// What the text says and the moves do not keep.
    pub notes: Vec<NoteView>,
    /// The move that could not be read or played, and why.
    pub refused: Option<RefusedView>,
    /// Judged only when a claim was given.
    pub findings: Option<Vec<FindingView>>,
}

/// Replays what was typed, tries what is tried, and judges what is claimed. Nothing is written.
pub(crate) fn board(_app: &App, arg: BoardRequest) -> Reply<BoardView> {
    let start = match arg
        .fen
        .as_deref()
        .map(str::trim)
        .filter(|fen| !fen.is_empty())
    {
        Some(fen) => Position::from_fen(arg.rule_set, fen).map_err(|problem| {
            AppError::new("fen-unreadable").with("details", problem.to_string())
        })?,
        None => Position::initial(arg.rule_set),
    };
    let read = read_moves(&start, &arg.moves);
    let (mut game, mut refused) = (read.game, read.refused);
    let mut said = arg.counts_from;
    if let Some(upto) = arg.upto {
        game = game.truncated(upto as usize);
        said.retain(|count| count.ply <= upto);
    }
    if let (None, Some(attempt)) = (&refused, arg.attempt.as_deref()) {
        let ply = game.len() as u32;
        match game.play_text(attempt) {
            // A game that goes on has no result yet.
            Ok(_) => game.set_outcome(None),
            Err(why) => refused = Some(refused_view(&why, ply, attempt)),
        }
    }
    let game = counted(&game, &said)?;
    let findings = arg.claim.map(|claim| {
        let claim = Claim::new(claim.outcome, claim.reason);
        FindingView::of_verdict(rules::verdict(arg.rule_set, claim, Some(&game)))
    });
    Ok(BoardView {
        geometry: geometry(arg.rule_set),
        positions: (0..=game.len())
            .filter_map(|ply| position_view(&game, ply))
            .collect(),
        moves: move_views(&game),
        text: rules::write_moves(&game),
        counts_from: counts_from(&game),
        notes: read.notes,
        refused,
        findings,
    })
}
