//! One match with everything about it: games of the chain, colours, rulings.

use serde::Serialize;
use store::SectionId;
use ts_rs::TS;

use crate::game::StoredMoves;
use crate::rounds::TableCard;
use crate::rulings::RulingView;

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct MatchPage {
    pub section: SectionId,
    pub table: TableCard,
    pub chain: Vec<ChainStepView>,
    /// Moves of each recorded game, in the order of the games.
    pub moves: Vec<Option<StoredMoves>>,
    pub rulings: Vec<RulingView>,
    /// Reasons that the rule set knows, by outcome.
    pub reasons: Vec<ReasonChoice>,
    pub boards: Vec<BoardPair>,
}

/// A board of a club match and who sits there.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BoardPair {
    pub board: u8,
    pub first: String,
    pub second: String,
    /// Which side of the match has White on this board in the next game: 0 or 1.
    pub white: u8,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ChainStepView {
    /// `step-<code>`.
    pub step: String,
    pub minutes: u32,
    pub increment: u32,
    pub games: u8,
    pub state: ChainStepState,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ChainStepState {
    NotNeeded,
    Ahead,
    Current,
    Done,
}

/// Motivo: `reason-<code>`, offered where the rule set knows it.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReasonChoice {
    pub outcome: rules::Outcome,
    pub reason: rules::Reason,
    pub article: Option<String>,
}
