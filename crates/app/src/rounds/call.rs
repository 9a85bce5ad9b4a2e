//! Tables are called to play; nobody hears it, everybody sees it on the hall screen.

use serde::Deserialize;
use store::{EventId, SectionId};
use tournament::{Change, GameKey, MatchId, MatchState, TableNo};
use ts_rs::TS;

use super::{OpenDesk, RoundDesk, TableCard, TableState, round_desk, shown_round, table_card};
use crate::app::Doing;
use crate::section::{Asked, Details, Live, Plan, Step};
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
    let event = app.held(|held| {
        let live = held.open(arg.section)?;
        let calls = if arg.matches.is_empty() {
            can_be_called(live, shown_round(live, arg.round))?
        } else {
            named(live, &arg.matches)?
        };
        let event = live.event;
        let called = Called::new(live, calls);
        let plan = plan(event, called.into_iter().collect())?;
        held.carry_out(Asked::default(), plan)?;
        Ok(event)
    })?;
    let section = Some(arg.section);
    let round = arg.round;
    round_desk(
        app,
        OpenDesk {
            event,
            section,
            round,
        },
    )
}

/// Calls what can be called in every section, in one step: one undo takes it back.
pub(crate) fn call_every_section(app: &App, arg: CallEverySection) -> Reply<RoundDesk> {
    app.held(|held| {
        let mut called = Vec::new();
        for section in held.read().list::<store::Section>(arg.event)? {
            if held.live_if_drawn(section.id)?.is_none() || section.closed_at.is_some() {
                continue;
            }
            let live = held.open(section.id)?;
            let calls = can_be_called(live, shown_round(live, arg.round))?;
            called.extend(Called::new(live, calls));
        }
        let plan = plan(arg.event, called)?;
        held.carry_out(Asked::default(), plan)
    })?;
    round_desk(
        app,
        OpenDesk {
            event: arg.event,
            section: None,
            round: arg.round,
        },
    )
}

/// Both players sit: the game begins.
pub(crate) fn start_match(app: &App, arg: MatchRef) -> Reply<TableCard> {
    let minutes = app.policy().no_show_minutes;
    app.held(|held| {
        let live = held.open(arg.section)?;
        let id = live.match_id(&arg.match_key)?;
        let call = call_of(live, id).ok_or_else(|| not_ready(&arg.match_key))?;
        let doing = Doing::new("table-started", live.event).with("table", call.table.0);
        let details = Details {
            started: true,
            ..Details::default()
        };
        let plan = Plan::with(live, call.change(), doing, details);
        held.carry_out(Asked::default(), plan)?;
        table_card(held.live(arg.section)?, id, minutes)
    })
}

/// The tables called in one section; there is at least one.
struct Called {
    section: SectionId,
    title: String,
    calls: Vec<Call>,
}

impl Called {
    fn new(live: &Live, calls: Vec<Call>) -> Option<Called> {
        (!calls.is_empty()).then(|| Called {
            section: live.section,
            title: live.title.clone(),
            calls,
        })
    }
}

fn plan(event: EventId, called: Vec<Called>) -> Reply<Plan> {
    let count: usize = called.iter().map(|one| one.calls.len()).sum();
    let joined = |words: Vec<String>| words.join(", ");
    let doing = match &called[..] {
        [] => return Err(AppError::new("no-table-to-call")),
        [Called { title, calls, .. }] => {
            let tables = calls.iter().map(|call| call.table.to_string());
            Doing::new("tables-called", event)
                .with("section", title.as_str())
                .with("tables", joined(tables.collect()))
        }
        several => Doing::new("tables-called-in-sections", event).with(
            "sections",
            joined(several.iter().map(|one| one.title.clone()).collect()),
        ),
    };
    let steps = called.iter().flat_map(|one| {
        one.calls.iter().map(|call| Step {
            section: one.section,
            change: call.change(),
            details: Details::default(),
        })
    });
    Ok(Plan {
        doing: doing.with("count", count),
        steps: steps.collect(),
        findings: Vec::new(),
    })
}

/// A game and the table it is called to.
struct Call {
    key: GameKey,
    table: TableNo,
}

impl Call {
    fn change(&self) -> Change {
        Change::Call {
            key: self.key,
            table: self.table,
        }
    }
}

/// Tables of a round whose next game nobody has been called to, in the first free wave.
fn can_be_called(live: &Live, round: u8) -> Reply<Vec<Call>> {
    let mut calls = Vec::new();
    for id in live.state.matches_of_round(round) {
        let card = table_card(live, id, 0)?;
        if matches!(card.state, TableState::ToCall | TableState::NextGame)
            && let Some(call) = call_of(live, id)
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
    let call = |key: &String| {
        let id = live.match_id(key)?;
        call_of(live, id).ok_or_else(|| not_ready(key))
    };
    keys.iter().map(call).collect()
}

fn not_ready(key: &str) -> AppError {
    AppError::new("match-not-ready").with("match", key)
}

/// What calling a match means now: its game and its table; nothing if no game is to be played.
fn call_of(live: &Live, match_id: MatchId) -> Option<Call> {
    let Some(MatchState::ToPlay { game, .. }) = live.state.match_state(match_id) else {
        return None;
    };
    Some(Call {
        key: GameKey { match_id, game },
        table: live.table(match_id)?.table,
    })
}
