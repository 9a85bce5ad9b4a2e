//! A board to play on: legal moves, refusals with their article, counts, verdict.

use rules::{Claim, EventTerms, Outcome, Position, Reason, RuleSetId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::read_moves::{RefusedView, counted, read_moves, refused_view};
use super::views::{Geometry, MoveView, PositionView, geometry, move_views, position_view, text};
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
    /// Squares of a move tried on the board, or a move in notation.
    pub attempt: Option<String>,
    /// Plies (from 0) at which a count was asked or imposed.
    pub counts_from: Vec<CountFrom>,
    /// Art. 11, in a promotional event.
    pub reduced_count: Option<u8>,
    /// The claim to judge at the end.
    pub claim: Option<ResultClaim>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CountFrom {
    pub ply: u32,
    pub imposed: bool,
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
    /// The moves so far, written again in the house style.
    pub text: String,
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
    let (mut game, mut refused) = read_moves(&start, &arg.moves);
    if let (None, Some(attempt)) = (&refused, arg.attempt.as_deref()) {
        let ply = game.len() as u32;
        if let Err(why) = game.play_text(attempt) {
            refused = Some(refused_view(&why, ply, attempt));
        }
    }
    let game = counted(&game, &arg.counts_from, arg.reduced_count)?;
    let terms = EventTerms {
        promotional: arg.reduced_count.is_some(),
    };
    let findings = arg.claim.map(|claim| {
        let claim = Claim::new(claim.outcome, claim.reason);
        FindingView::of_verdict(rules::verdict(arg.rule_set, claim, Some(&game), terms))
    });
    Ok(BoardView {
        geometry: geometry(arg.rule_set),
        positions: (0..=game.len())
            .filter_map(|ply| position_view(&game, ply))
            .collect(),
        moves: move_views(&game),
        text: text(&game),
        refused,
        findings,
    })
}
