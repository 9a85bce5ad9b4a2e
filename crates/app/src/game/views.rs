//! A game as the page shows it: the board, each position with its legal moves and counts, the moves in notation.

use rules::{
    Annotation, CountKind, CountStatus, Game, Outcome, Place, Position, Reason, RecordedMove,
    RuleSet, RuleSetId, Side, Square, SquareSet, Tally, transcribe,
};
use serde::Serialize;
use ts_rs::TS;

use super::counts::{CountRefusedView, ReductionView, reduction, start_refused};

/// How the board lies for White's player, so that the page draws without knowing any rule.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Geometry {
    /// Square number by row and column from White's seat, top left first; 0 is a light square.
    pub cells: Vec<Vec<u8>>,
    pub first: Side,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PositionView {
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
    /// Why no count can be asked or imposed here; none where it can.
    pub count_refused: Option<CountRefusedView>,
    /// Art. 11: how the count that runs here, or may start, can be reduced.
    pub reduction: Option<ReductionView>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Over {
    pub outcome: Outcome,
    pub reason: Reason,
    pub article: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LegalMove {
    pub text: String,
    pub path: Vec<u8>,
    pub captured: Vec<u8>,
}

/// Conteggio: where a count to a drawn game stands.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CountView {
    pub kind: CountKind,
    pub status: CountStatus,
    pub article: String,
    /// Whose moves are counted; none means both.
    pub side: Option<Side>,
    pub done: u32,
    pub needed: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MoveView {
    pub number: u32,
    pub side: Side,
    pub text: String,
    pub annotation: String,
    pub comment: String,
    pub path: Vec<u8>,
    pub captured: Vec<u8>,
}

pub(super) fn geometry(rule_set: RuleSetId) -> Geometry {
    let rules = RuleSet::of(rule_set);
    let number = |row, column| {
        rules
            .square_at(Place { row, column }, Side::White)
            .map_or(0, Square::number)
    };
    Geometry {
        cells: (0..8)
            .map(|row| (0..8).map(|column| number(row, column)).collect())
            .collect(),
        first: rules.moves_first.value,
    }
}

pub(super) fn position_view(game: &Game, ply: usize) -> Option<PositionView> {
    let position = game.position_after(ply)?;
    let list = |set: SquareSet| set.iter().map(Square::number).collect();
    Some(PositionView {
        fen: position.fen(),
        turn: position.turn(),
        white_men: list(position.men(Side::White)),
        white_kings: list(position.kings(Side::White)),
        black_men: list(position.men(Side::Black)),
        black_kings: list(position.kings(Side::Black)),
        legal: position
            .distinct_moves()
            .iter()
            .map(|legal| legal_move(position, legal))
            .collect(),
        counts: counts(game, ply),
        over: over(game, ply, position),
        count_refused: start_refused(game, ply),
        reduction: reduction(game, ply),
    })
}

fn counts(game: &Game, ply: usize) -> Vec<CountView> {
    let states = game.counts_after(ply).unwrap_or_default();
    let views = states.into_iter().map(|state| CountView {
        kind: state.kind,
        status: state.status,
        article: state.article.to_string(),
        side: match state.tally {
            Tally::OnePlayer { side, .. } => Some(side),
            _ => None,
        },
        done: u32::from(state.done()),
        needed: u32::from(state.limit),
    });
    views.collect()
}

/// Whether the rules themselves end the game here.
fn over(game: &Game, ply: usize, position: &Position) -> Option<Over> {
    let rules = RuleSet::of(game.rule_set());
    let end = |outcome, reason| Over {
        outcome,
        reason,
        article: rules
            .reason(reason, outcome)
            .and_then(|fact| fact.article)
            .map(|article| article.to_string())
            .unwrap_or_default(),
    };
    if position.is_over() {
        let loser = position.turn();
        let reason = if position.pieces(loser).is_empty() {
            Reason::NoPieces
        } else {
            Reason::NoMoves
        };
        return Some(end(Outcome::win(loser.other()), reason));
    }
    let complete = game
        .counts_after(ply)?
        .into_iter()
        .find(rules::CountState::is_complete)?;
    let reason = match complete.kind {
        CountKind::Moves => Reason::Count,
        CountKind::Forced => Reason::ForcedTwelve,
        CountKind::Repetition => Reason::Repetition,
    };
    Some(end(Outcome::Drawn, reason))
}

pub(super) fn legal_move(position: &Position, legal: &rules::Move) -> LegalMove {
    LegalMove {
        text: transcribe(position, legal),
        path: legal.path().iter().copied().map(Square::number).collect(),
        captured: legal
            .captured()
            .iter()
            .copied()
            .map(Square::number)
            .collect(),
    }
}

pub(super) fn move_views(game: &Game) -> Vec<MoveView> {
    let first = game.start().turn();
    let views = game
        .moves()
        .iter()
        .enumerate()
        .filter_map(|(ply, recorded)| {
            let position = game.position_after(ply)?;
            // A game that starts with the other side to move leaves the first column empty.
            let offset = usize::from(first != RuleSet::of(game.rule_set()).moves_first.value);
            let shown = legal_move(position, &recorded.played);
            Some(MoveView {
                number: ((ply + offset) / 2 + 1) as u32,
                side: position.turn(),
                text: shown.text,
                annotation: annotation(recorded),
                comment: recorded.comments().collect::<Vec<_>>().join(" "),
                path: shown.path,
                captured: shown.captured,
            })
        });
    views.collect()
}

/// The signs of a move. Those that would read as part of it stand apart: `22-18 -1` is no path.
fn annotation(recorded: &RecordedMove) -> String {
    let apart = |sign: &Annotation| {
        matches!(
            sign,
            Annotation::Gains(_) | Annotation::Loses(_) | Annotation::AtChoice | Annotation::Nag(_)
        )
    };
    let signs = recorded.annotations.iter().map(ToString::to_string);
    let signs = signs.collect::<Vec<_>>().join(" ");
    match recorded.annotations.first().is_some_and(apart) {
        true => format!(" {signs}"),
        false => signs,
    }
}
