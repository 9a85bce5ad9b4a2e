//! Schermo di sala: what the projector shows; it follows the data by itself.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use ts_rs::TS;

use crate::chart::{ChartView, MatchCard, RoundName};
use crate::event::ProgrammeItem;
use crate::lots::Ceremony;
use crate::standings::Podium;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum HallPage {
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
pub struct HallChoice {
    pub event: Option<EventId>,
    pub section: Option<SectionId>,
    pub page: HallPage,
    pub paused: bool,
    /// Places of the podium revealed so far: third first.
    pub podium_steps: u8,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HallView {
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
pub struct HallCall {
    pub section_title: String,
    pub card: MatchCard,
    pub called_at: NaiveDateTime,
    pub calls: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct HallResult {
    pub section_title: String,
    pub round: RoundName,
    pub card: MatchCard,
    pub at: NaiveDateTime,
}
