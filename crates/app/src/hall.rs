//! Schermo di sala: what the projector shows; it follows the data by itself.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use tournament::MatchState;
use ts_rs::TS;

use crate::app::{local, lock};
use crate::chart::{ChartView, MatchCard, RoundName, chart_view};
use crate::event::{EventRef, ProgrammeItem, programme};
use crate::lots::{Ceremony, ceremony_view};
use crate::rounds::{TableState, table_card};
use crate::section::Live;
use crate::standings::{Podium, podium};
use crate::{App, Reply, What};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum HallPage {
    #[default]
    Calls,
    Chart,
    Results,
    Countdown,
    Ceremony,
    Podium,
}

/// What the presenter chose to show.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HallChoice {
    pub event: Option<EventId>,
    pub section: Option<SectionId>,
    pub page: HallPage,
    pub paused: bool,
    /// Places of the podium revealed so far: third first.
    pub podium_steps: u8,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HallView {
    pub choice: HallChoice,
    pub event_title: String,
    pub now: NaiveDateTime,
    pub calls: Vec<HallCall>,
    pub results: Vec<HallResult>,
    pub chart: Option<ChartView>,
    pub ceremony: Option<Ceremony>,
    pub podium: Vec<Podium>,
    pub next: Option<ProgrammeItem>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HallCall {
    pub section: SectionId,
    pub section_title: String,
    pub card: MatchCard,
    pub called_at: NaiveDateTime,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HallResult {
    pub section: SectionId,
    pub section_title: String,
    pub round: RoundName,
    pub card: MatchCard,
    pub at: NaiveDateTime,
}

/// Results shown on the projector: the newest ones.
const RESULTS: usize = 28;

/// What the presenter chose, for those who choose; what it shows is [`hall_view`]'s to say.
pub(crate) fn hall_choice(app: &App, (): ()) -> Reply<HallChoice> {
    Ok(lock(&app.hall).clone())
}

pub(crate) fn set_hall(app: &App, choice: HallChoice) -> Reply<HallChoice> {
    let event = choice.event;
    *lock(&app.hall) = choice;
    app.announce_other(event, What::Hall);
    hall_choice(app, ())
}

pub(crate) fn hall_view(app: &App, (): ()) -> Reply<HallView> {
    let choice = lock(&app.hall).clone();
    let event = match choice.event {
        Some(event) => app.store().read().find::<store::Event>(event)?,
        None => None,
    };
    let Some(event) = event else {
        return Ok(HallView::empty(choice, local(app.now(), "Europe/Rome")));
    };
    let now = local(app.now(), &event.time_zone);
    let (sections, items) = {
        let store = app.store();
        (
            store.read().list::<store::Section>(event.id)?,
            programme(&store.read(), event.id)?,
        )
    };
    let mut view = HallView {
        event_title: event.title.clone(),
        next: items.into_iter().find(|item| item.at > now),
        ..HallView::empty(choice.clone(), now)
    };
    for section in sections
        .iter()
        .filter(|section| choice.section.is_none_or(|wanted| wanted == section.id))
    {
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else { return Ok(()) };
            view.add(live)
        })?;
    }
    view.calls
        .sort_by_key(|call| std::cmp::Reverse(call.called_at));
    view.results
        .sort_by_key(|result| std::cmp::Reverse(result.at));
    view.results.truncate(RESULTS);
    let shown = choice
        .section
        .or_else(|| sections.first().map(|section| section.id));
    match (choice.page, shown) {
        (HallPage::Chart, Some(section)) => {
            view.chart =
                app.with_section_if_drawn(section, |live| live.map(chart_view).transpose())?;
        }
        (HallPage::Ceremony, Some(section)) => {
            view.ceremony = ceremony_view(&app.store().read(), section).ok();
        }
        (HallPage::Podium, _) => {
            view.podium = podium(app, EventRef { event: event.id })?;
            view.podium
                .retain(|podium| choice.section.is_none_or(|wanted| wanted == podium.section));
        }
        _ => {}
    }
    Ok(view)
}

impl HallView {
    fn empty(choice: HallChoice, now: NaiveDateTime) -> Self {
        HallView {
            choice,
            event_title: String::new(),
            now,
            calls: Vec::new(),
            results: Vec::new(),
            chart: None,
            ceremony: None,
            podium: Vec::new(),
            next: None,
        }
    }

    /// The calls that still wait for players, in whatever round: once a game has begun, its players
    /// sit. And the results from the round before the current one on.
    fn add(&mut self, live: &Live) -> Reply<()> {
        let chart = &live.state;
        let current = live.current_round().unwrap_or(chart.rounds());
        for id in chart.matches() {
            let over = chart.round_of(id).is_none_or(|round| round + 1 < current);
            if over || live.state.match_state(id) == Some(MatchState::Waiting) {
                continue;
            }
            let table = table_card(live, id, 0)?;
            match (table.state, table.called_at) {
                (TableState::Called, Some(called_at)) => self.calls.push(HallCall {
                    section: live.section,
                    section_title: live.title.clone(),
                    card: table.card,
                    called_at,
                }),
                (TableState::Done, _) => {
                    let last = table
                        .card
                        .games
                        .last()
                        .and_then(|game| live.games.get(&(id, game.game)));
                    if let Some(row) = last {
                        self.results.push(HallResult {
                            section: live.section,
                            section_title: live.title.clone(),
                            round: table.card.name,
                            at: live.local(row.entered_at),
                            card: table.card,
                        });
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}
