//! A board to play on: legal moves, refusals with their article, counts, verdict.

use rules::{Outcome, Reason, RuleSetId, Side};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game as text so far, and what is tried next.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BoardRequest {
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
    pub claim: Option<Claim>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CountFrom {
    pub ply: u32,
    pub imposed: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Claim {
    pub outcome: Outcome,
    pub reason: Reason,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    pub geometry: Geometry,
    /// Positions: the start, then one after each move.
    pub positions: Vec<PositionView>,
    pub moves: Vec<MoveView>,
    /// The moves so far, written again in the house style.
    pub text: String,
    /// The move that could not be read or played, and why.
    pub refused: Option<RefusedView>,
    /// Judged only when a claim was given.
    pub findings: Option<Vec<crate::rounds::FindingView>>,
}

/// How the board lies for White's player, so that the page draws without knowing any rule.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Geometry {
    /// Square number by row and column from White's seat, top left first; 0 is a light square.
    pub cells: Vec<Vec<u8>>,
    pub first: Side,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    pub fen: String,
    pub turn: Side,
    pub white_men: Vec<u8>,
    pub white_kings: Vec<u8>,
    pub black_men: Vec<u8>,
    pub black_kings: Vec<u8>,
    pub legal: Vec<LegalMove>,
    pub counts: Vec<CountView>,
    /// The game is over here by the rules.
    pub over: Option<Over>,
    /// Whether a count may be asked here (a king each).
    pub count_possible: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Over {
    pub outcome: Outcome,
    pub reason: Reason,
    pub article: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct LegalMove {
    pub text: String,
    pub path: Vec<u8>,
    pub captured: Vec<u8>,
}

/// Conteggio: where a count to a drawn game stands.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CountView {
    /// `count-<code>`: forty, fifty, twenty, forced-twelve, repetition.
    pub code: String,
    pub article: String,
    /// Whose moves are counted; none means both.
    pub side: Option<Side>,
    pub done: u32,
    pub needed: u32,
    pub reached: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    pub number: u32,
    pub side: Side,
    pub text: String,
    pub annotation: String,
    pub comment: String,
    pub path: Vec<u8>,
    pub captured: Vec<u8>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RefusedView {
    /// From 0: the ply that was refused.
    pub ply: u32,
    pub text: String,
    /// `refusal-<code>`.
    pub code: String,
    pub article: String,
    pub data: serde_json::Map<String, serde_json::Value>,
    pub legal: Vec<LegalMove>,
}
