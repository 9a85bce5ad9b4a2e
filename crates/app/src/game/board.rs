//! A board to play on: legal moves, refusals with their article, counts, verdict.

use rules::{
    CountCall, CountKind, CountStatus, EventTerms, Game, Outcome, PdnError, Place, Position,
    Reason, RecordedMove, Refused, RuleSet, RuleSetId, Side, Square, SquareSet, Tally, read_pdn,
    transcribe,
};
use serde::{Deserialize, Serialize};
use serde_json::Map;
use ts_rs::TS;

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
    /// Whether a count may be asked here (a king each).
    pub count_possible: bool,
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

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RefusedView {
    /// From 0: the ply that was refused.
    pub ply: u32,
    pub text: String,
    /// `refusal-<code>`.
    pub code: String,
    pub article: String,
    pub data: Map<String, serde_json::Value>,
    pub legal: Vec<LegalMove>,
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
    let findings = arg
        .claim
        .map(|claim| judge(arg.rule_set, claim, &game, arg.reduced_count.is_some()));
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

/// The moves as far as they can be read and played, and what stopped the reading.
pub(super) fn read_moves(start: &Position, text: &str) -> (Game, Option<RefusedView>) {
    if text.trim().is_empty() {
        return (Game::from_position(*start), None);
    }
    // A pasted game may bring its own start and tags; a bare list of moves starts where the board stands.
    let has_tags = text.trim_start().starts_with('[');
    let source = if has_tags {
        text.to_owned()
    } else {
        format!("[FEN \"{}\"]\n\n{text}", start.fen())
    };
    let reading = read_pdn(source.as_bytes(), start.rules())
        .into_iter()
        .next();
    match reading.map(|reading| reading.game) {
        Some(Ok(game)) => (game, None),
        Some(Err(PdnError::Illegal {
            ply,
            text: refused,
            refused: why,
            ..
        })) => {
            let legal_part = legal_part(start, text, ply.saturating_sub(1));
            let at = legal_part.len() as u32;
            (legal_part, Some(refused_view(&why, at, &refused)))
        }
        Some(Err(problem)) => (
            Game::from_position(*start),
            Some(RefusedView {
                ply: 0,
                text: String::new(),
                code: "unreadable".to_owned(),
                article: String::new(),
                data: Map::from_iter([("detail".to_owned(), problem.to_string().into())]),
                legal: Vec::new(),
            }),
        ),
        None => (Game::from_position(*start), None),
    }
}

/// The moves before the one that was refused, word by word.
fn legal_part(start: &Position, text: &str, plies: usize) -> Game {
    let mut game = Game::from_position(*start);
    let words = text.split(|letter: char| letter.is_whitespace() || letter == '.');
    for word in words {
        if game.len() == plies {
            break;
        }
        // Numbers, comments and signs are not moves and are passed over here.
        let word = word.trim_end_matches(['!', '?', '*', '+', '=']);
        let _ = game.play_text(word);
    }
    game
}

fn refused_view(why: &Refused, ply: u32, text: &str) -> RefusedView {
    let data = why.data().into_iter().map(|(name, datum)| {
        (
            name.to_owned(),
            serde_json::to_value(datum).unwrap_or_default(),
        )
    });
    RefusedView {
        ply,
        text: text.to_owned(),
        code: why.reason.code().to_owned(),
        article: why.article().to_string(),
        data: data.collect(),
        legal: why
            .legal()
            .iter()
            .map(|legal| legal_move(&why.position, legal))
            .collect(),
    }
}

/// The same moves with the counts asked for or imposed where they were.
pub(super) fn counted(game: &Game, counts_from: &[CountFrom], reduced: Option<u8>) -> Reply<Game> {
    if counts_from.is_empty() {
        return Ok(game.clone());
    }
    let mut replayed = Game::from_position(*game.start());
    for ply in 0..=game.len() {
        for count in counts_from.iter().filter(|count| count.ply as usize == ply) {
            let call = match count.imposed {
                true => CountCall::Imposed,
                false => CountCall::Asked {
                    by: replayed.position().turn(),
                },
            };
            let refuse = |problem: rules::CountRefusal| {
                AppError::new("count-refused").with("details", problem.to_string())
            };
            replayed.call_count(call).map_err(refuse)?;
            if let Some(to) = reduced {
                replayed
                    .call_count(CountCall::Reduced { to })
                    .map_err(refuse)?;
            }
        }
        if let Some(recorded) = game.moves().get(ply) {
            replayed
                .play(&recorded.played)
                .map_err(AppError::internal)?;
            for sign in &recorded.annotations {
                replayed.annotate(ply + 1, *sign);
            }
            for comment in recorded.comments() {
                replayed.comment(ply + 1, comment);
            }
        }
    }
    Ok(replayed)
}

fn judge(
    rule_set: RuleSetId,
    claim: ResultClaim,
    game: &Game,
    promotional: bool,
) -> Vec<FindingView> {
    let claim = rules::Claim::new(claim.outcome, claim.reason);
    match rules::verdict(rule_set, claim, Some(game), EventTerms { promotional }) {
        Ok(verdict) => verdict
            .findings()
            .iter()
            .map(FindingView::of_rules)
            .collect(),
        Err(refused) => vec![FindingView::of_claim(refused)],
    }
}

fn geometry(rule_set: RuleSetId) -> Geometry {
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

fn position_view(game: &Game, ply: usize) -> Option<PositionView> {
    let position = game.position_after(ply)?;
    let list = |set: SquareSet| set.iter().map(Square::number).collect();
    let kings = |side| !position.kings(side).is_empty();
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
        count_possible: kings(Side::White) && kings(Side::Black),
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
            .reason(reason)
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

fn legal_move(position: &Position, legal: &rules::Move) -> LegalMove {
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

fn move_views(game: &Game) -> Vec<MoveView> {
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

fn annotation(recorded: &RecordedMove) -> String {
    recorded
        .annotations
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The moves in the house style: `1. 22-18 11-15`.
fn text(game: &Game) -> String {
    let mut text = String::new();
    for shown in move_views(game) {
        if !text.is_empty() {
            text.push(' ');
        }
        if shown.side == RuleSet::of(game.rule_set()).moves_first.value {
            text.push_str(&format!("{}. ", shown.number));
        }
        text.push_str(&shown.text);
        text.push_str(&shown.annotation);
        if !shown.comment.is_empty() {
            text.push_str(&format!(" {{{}}}", shown.comment));
        }
    }
    text
}
