//! Games as they were written down, each with its final position as a picture.

use report::{Competitor, Diagram, GameRecord, GameRecords, Piece};
use rules::{Outcome, Position, Reason, RuleSet, Side, transcribe};
use store::AthleteId;
use tournament::MatchId;

use super::during::{board_look, colour};
use super::heads::{Desk, on_side, round_head};
use crate::Reply;
use crate::chart::{GameCard, MatchCard, match_card};
use crate::section::{BoardRow, Live};

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
        let game = game.map(|((white, black), moves)| Written {
            white,
            black,
            outcome: played.outcome,
            reason: played.reason,
            moves,
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
    let game = crate::game::replay(live, &written.moves, &[]).ok()?;
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
        table,
        result: Some(desk.text(&format!("outcome-{outcome}"))),
        reason: Some(desk.text(&format!("reason-{}", written.reason.as_str()))),
        moves: texts.collect(),
        diagrams: vec![Diagram {
            caption: desk.text("paper-final-position"),
            pieces: pieces(game.position()),
        }],
        white: written.white,
        black: written.black,
    })
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
