//! Games as they were written down, each with its final position as a picture.

use report::{Competitor, Diagram, GameRecord, GameRecords, Piece};
use rules::{
    CountCall, CountKind, CountState, CountStatus, Game, Outcome, Position, Reason, RuleSet, Side,
    Tally, transcribe,
};
use store::AthleteId;
use tournament::MatchId;

use super::during::{board_look, colour, part_name};
use super::heads::{Desk, on_side, round_head};
use crate::chart::{GameCard, MatchCard, match_card};
use crate::game::CountFrom;
use crate::section::{BoardRow, Live};
use crate::{AppError, Reply};

/// Every game whose moves were written down, with the final position as a picture; of club matches, each board.
pub(super) fn game_records(desk: &Desk<'_>, live: &Live) -> Reply<GameRecords> {
    let mut games = Vec::new();
    for id in live.state.section().bracket().matches() {
        let card = match_card(live, id)?;
        for played in &card.games {
            let Some(row) = live.games.get(&(id, played.game)) else {
                continue;
            };
            for written in written(live, &card, played, row)? {
                games.extend(game_record(desk, live, id, card.table, written));
            }
        }
    }
    Ok(GameRecords {
        event: desk.head(),
        section: desk.section(&live.title),
        board: board_look(live.rule_set),
        first: colour(RuleSet::of(live.rule_set).moves_first.value),
        games,
    })
}

/// A game as it was written down: who played, how it ended, the moves.
struct Written {
    white: Competitor,
    black: Competitor,
    outcome: Outcome,
    reason: Reason,
    moves: String,
    counts_from: Vec<CountFrom>,
}

/// The written games of a row: one in an individual section, one for each board of a club match.
fn written(
    live: &Live,
    card: &MatchCard,
    played: &GameCard,
    row: &store::Game,
) -> Reply<Vec<Written>> {
    if !live.is_clubs() {
        let side = |side: u8| on_side(&card.sides[usize::from(side)]);
        let players = side(played.white).zip(side(1 - played.white));
        let game = players.zip(row.moves.clone());
        let counts = row.count_data.clone().map(serde_json::from_value);
        let counts_from: Option<Vec<CountFrom>> = counts.transpose().map_err(AppError::internal)?;
        let game = game.map(|((white, black), moves)| Written {
            white,
            black,
            outcome: played.outcome,
            reason: played.reason,
            moves,
            counts_from: counts_from.unwrap_or_default(),
        });
        return Ok(game.into_iter().collect());
    }
    let seated = |athlete: Option<AthleteId>| {
        let name = athlete.and_then(|athlete| live.athletes.get(&athlete));
        let (surname, name) = name.cloned().unwrap_or_default();
        Competitor::new(&surname, &name, "")
    };
    let boards = BoardRow::of(row)?.into_iter().filter_map(|board| {
        Some(Written {
            white: seated(board.white),
            black: seated(board.black),
            outcome: board.outcome,
            reason: board.reason,
            moves: board.moves?,
            counts_from: board.counts_from,
        })
    });
    Ok(boards.collect())
}

fn game_record(
    desk: &Desk<'_>,
    live: &Live,
    id: MatchId,
    table: Option<u32>,
    written: Written,
) -> Option<GameRecord> {
    let game = crate::game::replay(live, &written.moves, &written.counts_from).ok()?;
    let texts = game
        .moves()
        .iter()
        .enumerate()
        .filter_map(|(ply, recorded)| {
            game.position_after(ply)
                .map(|position| transcribe(position, &recorded.played))
        });
    let outcome = crate::rounds::word(&written.outcome);
    Some(GameRecord {
        round: live
            .state
            .section()
            .bracket()
            .round_of(id)
            .map(|round| round_head(live, u32::from(round))),
        part: match_card(live, id)
            .ok()
            .and_then(|card| part_name(desk, &card)),
        table,
        result: Some(desk.text(&format!("outcome-{outcome}"))),
        reason: Some(desk.text(&format!("reason-{}", written.reason.as_str()))),
        counts: counts(desk, &game),
        moves: texts.collect(),
        diagrams: vec![Diagram {
            caption: desk.text("paper-final-position"),
            pieces: pieces(game.position()),
        }],
        white: written.white,
        black: written.black,
    })
}

/// Who started each count and where, then how each stood at the end.
fn counts(desk: &Desk<'_>, game: &Game) -> Vec<String> {
    let calls = game.calls().iter().map(|(ply, call)| {
        let at = ("move", move_at(game, *ply).into());
        let key = match call {
            CountCall::Asked { by: Side::White } => "paper-count-asked-white",
            CountCall::Asked { by: Side::Black } => "paper-count-asked-black",
            CountCall::Imposed => "paper-count-imposed",
            CountCall::Reduced { to } => {
                let article = RuleSet::of(game.rule_set()).reduced_count;
                let article = article.map(|fact| fact.article.to_string());
                let article = ("article", article.unwrap_or_default().into());
                let to = ("to", u32::from(*to).into());
                return desk.text_with("paper-count-reduced-to", &[at, to, article]);
            }
        };
        desk.text_with(key, &[at])
    });
    let ended = game.counts().into_iter().filter(|state| match state.kind {
        // Every position has been there once.
        CountKind::Repetition => state.done() > 1,
        CountKind::Moves | CountKind::Forced => state.status != CountStatus::NotStarted,
    });
    calls
        .chain(ended.flat_map(|state| stood(desk, &state)))
        .collect()
}

/// A count as it stood at the end, in the words of the board.
fn stood(desk: &Desk<'_>, state: &CountState) -> Vec<String> {
    let mut stands = desk.text_with(
        "board-count-stands",
        &[
            ("done", state.done().into()),
            ("needed", state.limit.into()),
        ],
    );
    if let Tally::OnePlayer { side, .. } = state.tally {
        let whose = match side {
            Side::White => "board-count-of-white",
            Side::Black => "board-count-of-black",
        };
        stands = format!("{stands} {}", desk.text(whose));
    }
    if state.status == CountStatus::Cancelled {
        stands = format!("{stands}, {}", desk.text("board-count-cancelled"));
    }
    let count = desk.text(&format!("board-count-{}", state.kind.as_str()));
    let mut lines = vec![desk.text_with(
        "paper-count-stood",
        &[
            ("count", count.into()),
            ("article", state.article.to_string().into()),
            ("stands", stands.into()),
        ],
    )];
    if state.is_complete() {
        lines.push(desk.text("board-count-reached"));
    }
    lines
}

/// The last move before a count was started, with its number.
fn move_at(game: &Game, ply: usize) -> String {
    let last = ply.checked_sub(1);
    let played = last.and_then(|last| {
        let position = game.position_after(last)?;
        let text = transcribe(position, &game.moves().get(last)?.played);
        let dots = if last % 2 == 0 { "." } else { "…" };
        Some(format!("{}{dots} {text}", last / 2 + 1))
    });
    played.unwrap_or_else(|| "–".to_owned())
}

fn pieces(position: &Position) -> Vec<Piece> {
    let of = |side: Side, king: bool| {
        let squares = if king {
            position.kings(side)
        } else {
            position.men(side)
        };
        squares
            .iter()
            .map(move |square| Piece {
                square: square.number(),
                colour: colour(side),
                king,
            })
            .collect::<Vec<_>>()
    };
    [
        of(Side::White, false),
        of(Side::White, true),
        of(Side::Black, false),
        of(Side::Black, true),
    ]
    .concat()
}
