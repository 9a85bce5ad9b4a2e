//! Games as they were written down, each with its final position as a picture.

use report::{Diagram, GameRecord, GameRecords, Piece};
use rules::{Position, RuleSet, Side, transcribe};
use tournament::MatchId;

use super::during::{board_look, colour};
use super::heads::{Desk, on_side, round_head};
use crate::Reply;
use crate::chart::{GameCard, MatchCard, match_card};
use crate::section::Live;

/// Every game whose moves were written down, with the final position as a picture.
pub(super) fn game_records(desk: &Desk<'_>, live: &Live) -> Reply<GameRecords> {
    let mut games = Vec::new();
    for id in live.state.section().bracket().matches() {
        let card = match_card(live, id)?;
        for played in &card.games {
            let Some(moves) = live
                .games
                .get(&(id, played.game))
                .and_then(|row| row.moves.clone())
            else {
                continue;
            };
            if let Some(record) = game_record(desk, live, id, &card, played, &moves) {
                games.push(record);
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

fn game_record(
    desk: &Desk<'_>,
    live: &Live,
    id: MatchId,
    card: &MatchCard,
    played: &GameCard,
    moves: &str,
) -> Option<GameRecord> {
    let game = crate::game::replay(live, moves, &[]).ok()?;
    let texts = game
        .moves()
        .iter()
        .enumerate()
        .filter_map(|(ply, recorded)| {
            game.position_after(ply)
                .map(|position| transcribe(position, &recorded.played))
        });
    Some(GameRecord {
        round: live
            .state
            .section()
            .bracket()
            .round_of(id)
            .map(|round| round_head(live, u32::from(round))),
        table: card.table,
        white: on_side(&card.sides[usize::from(played.white)])?,
        black: on_side(&card.sides[usize::from(1 - played.white)])?,
        result: Some(desk.text(&format!("outcome-{}", crate::rounds::word(&played.outcome)))),
        reason: Some(desk.text(&format!("reason-{}", played.reason.as_str()))),
        moves: texts.collect(),
        diagrams: vec![Diagram {
            caption: desk.text("paper-final-position"),
            pieces: pieces(game.position()),
        }],
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
