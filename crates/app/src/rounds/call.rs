//! Tables are called to play; nobody hears it, everybody sees it on the hall screen.

use chrono::{DateTime, Utc};
use serde::Deserialize;
use store::{EventId, SectionId};
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

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CallEverySection {
    pub event: EventId,
    /// The round on screen; none is the one each section plays.
    pub round: Option<u32>,
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
    let (event, called) = app.with_section(arg.section, |live| {
        let tables = if arg.matches.is_empty() {
            can_be_called(live, shown_round(live, arg.round))?
        } else {
            named(live, &arg.matches)?
        };
        Ok((live.event, Called::new(live, tables)))
    })?;
    write_calls(app, event, called.as_slice())?;
    round_desk(
        app,
        OpenDesk {
            event,
            section: Some(arg.section),
            round: arg.round,
        },
    )
}

/// Calls what can be called in every section, in one step: one undo takes it back.
pub(crate) fn call_every_section(app: &App, arg: CallEverySection) -> Reply<RoundDesk> {
    let sections = app.store().read().list::<store::Section>(arg.event)?;
    let mut called = Vec::new();
    for section in sections {
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else { return Ok(()) };
            let tables = can_be_called(live, shown_round(live, arg.round))?;
            called.extend(Called::new(live, tables));
            Ok(())
        })?;
    }
    write_calls(app, arg.event, &called)?;
    round_desk(
        app,
        OpenDesk {
            event: arg.event,
            section: None,
            round: arg.round,
        },
    )
}

/// The tables called in one section; there is at least one.
struct Called {
    section: SectionId,
    title: String,
    tables: Vec<Call>,
}

impl Called {
    fn new(live: &Live, tables: Vec<Call>) -> Option<Called> {
        (!tables.is_empty()).then(|| Called {
            section: live.section,
            title: live.title.clone(),
            tables,
        })
    }
}

fn write_calls(app: &App, event: EventId, called: &[Called]) -> Reply<()> {
    let now = app.now();
    let count: usize = called.iter().map(|one| one.tables.len()).sum();
    let joined = |words: Vec<String>| words.join(", ");
    let doing = match called {
        [] => return Err(AppError::new("no-table-to-call")),
        [Called { title, tables, .. }] => Doing::new("tables-called", event)
            .with("section", title.as_str())
            .with(
                "tables",
                joined(tables.iter().map(|call| call.table.to_string()).collect()),
            ),
        several => Doing::new("tables-called-in-sections", event).with(
            "sections",
            joined(several.iter().map(|one| one.title.clone()).collect()),
        ),
    };
    app.change(doing.with("count", count), |change| {
        for Called {
            section, tables, ..
        } in called
        {
            refuse_if_archived_with(&change.read(), *section)?;
            for call in tables {
                // Called again: the wait begins anew.
                write_call(change, *section, call, now, |row| row.called_at = now)?;
            }
        }
        Ok(())
    })
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
    let minutes = app.policy().no_show_minutes;
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
