//! Until when an irregularity can be put right (arts. 7.1–7.4), checked against what the desk knows: when the table
//! was called, and the moves that were written down.

use chrono::{DateTime, NaiveDateTime, Utc};
use rules::{CorrectableUntil, IrregularityCode, Progress, Side};
use serde::{Deserialize, Serialize};
use store::SectionId;
use tournament::{MatchId, MatchState};
use ts_rs::TS;

use crate::app::local;
use crate::section::{BoardRow, Live};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RulingTimeOf {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub irregularity: IrregularityCode,
}

/// How far the game is, and whether that is too far.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RulingTime {
    pub until: CorrectableUntil,
    /// When the table was called, or its game began.
    pub since: Option<NaiveDateTime>,
    pub minutes: Option<u32>,
    /// Written moves of White and of Black.
    pub moves: Option<(u32, u32)>,
    /// Nothing where what is known does not tell.
    pub over: Option<bool>,
}

pub(crate) fn ruling_time(app: &App, arg: RulingTimeOf) -> Reply<RulingTime> {
    let now = app.now();
    app.with_section(arg.section, |live| {
        let id = live.match_id(&arg.match_key)?;
        let known = rules::irregularity(live.rule_set, arg.irregularity)
            .ok_or_else(|| AppError::new("irregularity-unknown"))?;
        time_at(live, id, known.until, now)
    })
}

/// What is known of the game at this match, measured by the limit.
pub(super) fn time_at(
    live: &Live,
    id: MatchId,
    until: CorrectableUntil,
    now: DateTime<Utc>,
) -> Reply<RulingTime> {
    let game = match live.state.match_state(id) {
        Some(MatchState::ToPlay { game, .. }) => game.0,
        _ => live
            .games
            .keys()
            .filter(|(at, _)| *at == id)
            .map(|(_, game)| *game)
            .max()
            .unwrap_or(1),
    };
    let call = live.calls.get(&(id, game));
    let since = call.map(|call| call.started_at.unwrap_or(call.called_at));
    let minutes = since.map(|since| {
        let passed = (now - since).num_minutes().max(0);
        u32::try_from(passed).unwrap_or(u32::MAX)
    });
    let moves = written(live, id, game)?;
    Ok(RulingTime {
        until,
        since: since.map(|since| local(since, &live.time_zone)),
        minutes,
        moves,
        over: until.is_over(Progress { moves, minutes }),
    })
}

/// The moves of each side that were written down; of a meeting of two clubs, of the board that is furthest.
fn written(live: &Live, id: MatchId, game: u8) -> Reply<Option<(u32, u32)>> {
    let Some(row) = live.games.get(&(id, game)) else {
        return Ok(None);
    };
    let boards = BoardRow::of(row)?
        .into_iter()
        .filter_map(|board| board.moves);
    let records = row.moves.clone().into_iter().chain(boards);
    let counted = records.filter_map(|moves| crate::game::replay(live, &moves, &[]).ok());
    Ok(counted
        .map(|game| each_side(&game))
        .max_by_key(|(white, black)| white + black))
}

fn each_side(game: &rules::Game) -> (u32, u32) {
    let of = |side: Side| {
        let turns = (0..game.len()).filter_map(|ply| game.position_after(ply));
        turns.filter(|position| position.turn() == side).count() as u32
    };
    (of(Side::White), of(Side::Black))
}
