//! Tables are called to play; nobody hears it, everybody sees it on the hall screen.

use chrono::{DateTime, Utc};
use serde::Deserialize;
use store::SectionId;
use tournament::MatchId;
use ts_rs::TS;

use super::{OpenDesk, RoundDesk, TableCard, TableState, round_desk, shown_round, table_card};
use crate::app::Doing;
use crate::chart::MatchStateView;
use crate::event::refuse_if_archived_with;
use crate::section::Live;
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CallTables {
    pub section: SectionId,
    /// The round on screen; none is the round being played.
    pub round: Option<u32>,
    /// Empty calls every table of the round that can be called now.
    pub matches: Vec<String>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MatchRef {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
}

/// Calls tables: the hall screen shows them, and the wait for players begins.
pub(crate) fn call_tables(app: &App, arg: CallTables) -> Reply<RoundDesk> {
    let (event, title, chosen) = app.with_section(arg.section, |live| {
        let chosen = if arg.matches.is_empty() {
            can_be_called(live, shown_round(live, arg.round))?
        } else {
            named(live, &arg.matches)?
        };
        Ok((live.event, live.title.clone(), chosen))
    })?;
    if chosen.is_empty() {
        return Err(AppError::new("no-table-to-call"));
    }
    let now = app.now();
    let doing = Doing::new("tables-called", event)
        .with("section", title)
        .with("count", chosen.len())
        .with(
            "tables",
            chosen
                .iter()
                .map(|call| call.table.to_string())
                .collect::<Vec<_>>()
                .join(", "),
        );
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        for call in &chosen {
            // Called again: the wait begins anew.
            write_call(change, arg.section, call, now, |row| row.called_at = now)?;
        }
        Ok(())
    })?;
    round_desk(
        app,
        OpenDesk {
            event,
            section: Some(arg.section),
            round: arg.round,
        },
    )
}

/// Both players sit: the game begins.
pub(crate) fn start_match(app: &App, arg: MatchRef) -> Reply<TableCard> {
    let (event, call) = app.with_section(arg.section, |live| {
        let calls = named(live, std::slice::from_ref(&arg.match_key))?;
        let call = calls
            .into_iter()
            .next()
            .ok_or_else(|| AppError::new("no-table-to-call"))?;
        Ok((live.event, call))
    })?;
    let now = app.now();
    let doing = Doing::new("table-started", event).with("table", call.table);
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        write_call(change, arg.section, &call, now, |row| {
            row.started_at = Some(now);
        })?;
        Ok(())
    })?;
    let minutes = app.settings().no_show_minutes;
    app.with_section(arg.section, |live| {
        table_card(live, live.match_id(&arg.match_key)?, minutes)
    })
}

struct Call {
    match_key: String,
    game: u32,
    table: u32,
}

/// Marks the call of a game, which is made now if there was none.
fn write_call(
    change: &mut store::Change<'_>,
    section: SectionId,
    call: &Call,
    now: DateTime<Utc>,
    mark: impl FnOnce(&mut store::TableCall),
) -> Reply<()> {
    let known = change.read().list::<store::TableCall>(section)?;
    let before = known
        .iter()
        .find(|row| row.match_key == call.match_key && row.game_no == call.game);
    match before {
        Some(row) => _ = change.edit::<store::TableCall>(row.id, mark)?,
        None => {
            let mut row = store::TableCall {
                section_id: section,
                match_key: call.match_key.clone(),
                game_no: call.game,
                table_no: call.table,
                called_at: now,
                started_at: None,
            };
            mark(&mut row);
            change.insert(&row)?;
        }
    }
    Ok(())
}

/// Tables of a round whose next game nobody has been called to, in the first free wave.
fn can_be_called(live: &Live, round: u8) -> Reply<Vec<Call>> {
    let mut calls = Vec::new();
    for id in live.state.section().bracket().matches_of_round(round) {
        let card = table_card(live, id, 0)?;
        if matches!(card.state, TableState::ToCall | TableState::NextGame)
            && let Some(call) = call_of(live, id)?
        {
            calls.push((card.card.wave, call));
        }
    }
    let first_wave = calls.iter().map(|(wave, _)| *wave).min();
    Ok(calls
        .into_iter()
        .filter(|(wave, _)| Some(*wave) == first_wave)
        .map(|(_, call)| call)
        .collect())
}

fn named(live: &Live, keys: &[String]) -> Reply<Vec<Call>> {
    let mut calls = Vec::new();
    for key in keys {
        let id = live.match_id(key)?;
        calls.push(
            call_of(live, id)?
                .ok_or_else(|| AppError::new("match-not-ready").with("match", key.as_str()))?,
        );
    }
    Ok(calls)
}

/// What calling a match means now: its game and its table; nothing if no game is to be played.
fn call_of(live: &Live, id: MatchId) -> Reply<Option<Call>> {
    let card = table_card(live, id, 0)?.card;
    Ok(match (card.state, card.table) {
        (MatchStateView::ToPlay { game, .. }, Some(table)) => Some(Call {
            match_key: card.match_key,
            game: u32::from(game),
            table,
        }),
        _ => None,
    })
}
