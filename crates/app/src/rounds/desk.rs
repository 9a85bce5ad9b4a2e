//! The round desk: every table with its state, the arbiter's home.

use chrono::{NaiveDateTime, TimeDelta};
use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use tournament::{MatchId, MatchState};
use ts_rs::TS;

use crate::app::local;
use crate::chart::{MatchCard, MatchStateView, match_card, round_name};
use crate::section::Live;
use crate::{App, Reply};

/// Stato del tavolo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TableState {
    /// The players are not known yet.
    Waiting,
    ToCall,
    Called,
    Playing,
    /// Drawn so far: the next game of the chain is to be played.
    NextGame,
    Done,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TableCard {
    pub section: SectionId,
    pub section_title: String,
    pub card: MatchCard,
    pub state: TableState,
    pub called_at: Option<NaiveDateTime>,
    pub started_at: Option<NaiveDateTime>,
    /// When a player who has not come loses; none once both sit.
    pub no_show_at: Option<NaiveDateTime>,
    pub rulings: u32,
    /// So many boards are one match between clubs; none in individual sections.
    pub boards: u8,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RoundDesk {
    pub tables: Vec<TableCard>,
    pub rounds: Vec<DeskRound>,
    pub outstanding: u32,
    pub now: NaiveDateTime,
    /// Minutes after the first call when absence may be ruled.
    pub no_show_minutes: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DeskRound {
    pub section: SectionId,
    pub section_title: String,
    pub round: u32,
    pub name: crate::chart::RoundName,
    pub tables: u32,
    pub done: u32,
    pub current: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OpenDesk {
    pub event: EventId,
    /// None shows every section.
    pub section: Option<SectionId>,
    /// None shows the round being played.
    pub round: Option<u32>,
}

pub(crate) fn round_desk(app: &App, arg: OpenDesk) -> Reply<RoundDesk> {
    let minutes = app.policy().no_show_minutes;
    let sections = app.store().read().list::<store::Section>(arg.event)?;
    let zone = app
        .store()
        .read()
        .get::<store::Event>(arg.event)?
        .fact
        .time_zone;
    let mut desk = RoundDesk {
        tables: Vec::new(),
        rounds: Vec::new(),
        outstanding: 0,
        now: local(app.now(), &zone),
        no_show_minutes: minutes,
    };
    for section in sections
        .iter()
        .filter(|section| arg.section.is_none_or(|wanted| wanted == section.id))
    {
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else { return Ok(()) };
            lay_out(live, arg.round, minutes, &mut desk)
        })?;
    }
    Ok(desk)
}

fn lay_out(
    live: &Live,
    round: Option<u32>,
    no_show_minutes: u32,
    desk: &mut RoundDesk,
) -> Reply<()> {
    let current = live.current_round();
    let shown = shown_round(live, round);
    for number in 1..=live.state.rounds() {
        let matches: Vec<MatchId> = live
            .state
            .matches_of_round(number)
            .into_iter()
            .filter(|id| live.table(*id).is_some())
            .collect();
        let open = |id: &&MatchId| {
            live.state
                .match_state(**id)
                .is_some_and(|state| state.is_open() || state == MatchState::Waiting)
        };
        let left = matches.iter().filter(open).count();
        desk.rounds.push(DeskRound {
            section: live.section,
            section_title: live.title.clone(),
            round: u32::from(number),
            name: round_name(live, MatchId::main(number, 1)),
            tables: matches.len() as u32,
            done: (matches.len() - left) as u32,
            current: current == Some(number),
        });
        if number == shown {
            for id in matches {
                desk.tables.push(table_card(live, id, no_show_minutes)?);
            }
        }
    }
    desk.outstanding += live.outstanding();
    Ok(())
}

/// The round on screen: the one chosen, or the one being played, or the last once all are over.
pub(super) fn shown_round(live: &Live, chosen: Option<u32>) -> u8 {
    match chosen {
        Some(round) => u8::try_from(round).unwrap_or(u8::MAX),
        None => live.current_round().unwrap_or_else(|| live.state.rounds()),
    }
}

/// One table as the arbiter sees it.
pub(crate) fn table_card(live: &Live, id: MatchId, no_show_minutes: u32) -> Reply<TableCard> {
    let card = match_card(live, id)?;
    let state = live.state.match_state(id).unwrap_or(MatchState::Empty);
    let game = match &card.state {
        MatchStateView::ToPlay { game, .. } => *game,
        _ => card.games.last().map_or(1, |game| game.game),
    };
    let call = live.calls.get(&(id, game));
    let (called_at, started_at) = call.map_or((None, None), |call| {
        (
            Some(live.local(call.called_at)),
            call.started_at.map(|at| live.local(at)),
        )
    });
    let table_state = match state {
        MatchState::Waiting => TableState::Waiting,
        MatchState::ToPlay { .. } if started_at.is_some() => TableState::Playing,
        MatchState::ToPlay { .. } if called_at.is_some() => TableState::Called,
        MatchState::ToPlay { .. } if game > 1 => TableState::NextGame,
        MatchState::ToPlay { .. } => TableState::ToCall,
        MatchState::LotsNeeded { .. } => TableState::NextGame,
        _ => TableState::Done,
    };
    let waiting_for_players = table_state == TableState::Called && game == 1;
    Ok(TableCard {
        section: live.section,
        section_title: live.title.clone(),
        state: table_state,
        no_show_at: called_at
            .filter(|_| waiting_for_players)
            .map(|at| at + TimeDelta::minutes(i64::from(no_show_minutes))),
        called_at,
        started_at,
        rulings: live.rulings.get(&id).copied().unwrap_or(0),
        boards: if live.is_clubs() { live.form.boards } else { 0 },
        card,
    })
}
