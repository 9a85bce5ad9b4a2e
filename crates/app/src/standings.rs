//! Classifiche: final places, and live ones in the middle of the event.

use serde::{Deserialize, Serialize};
use store::{ClubId, EventId, SectionId};
use ts_rs::TS;

use crate::label::EntryLabel;

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StandingsView {
    pub section: SectionId,
    pub title: String,
    pub rows: Vec<StandingRow>,
    pub provisional: bool,
    pub closed: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StandingRow {
    /// Place, or best and worst place still possible while the entry is in.
    pub from: u32,
    pub to: u32,
    /// More than one entry holds this place for good.
    pub shared: bool,
    /// Still in: "at least `to`".
    pub live: bool,
    pub entry: EntryLabel,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub points: u32,
    /// `standing-<code>`: out in round n, withdrawn, excluded, champion.
    pub note: Option<String>,
    pub round: Option<u32>,
    pub beaten_by: Option<String>,
}

/// Classifica per società, from individual places.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClubsRankingView {
    pub rows: Vec<ClubRankRow>,
    pub rules: ClubsRankingForm,
    pub provisional: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClubRankRow {
    pub from: u32,
    pub to: u32,
    pub club: ClubId,
    pub name: String,
    pub points: u32,
    /// Who brought them: name, section, place, points.
    pub scorers: Vec<ClubScorer>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClubScorer {
    pub name: String,
    pub section: String,
    pub place: u32,
    pub points: u32,
    pub counted: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ClubsRankingForm {
    /// Points of the first place, the second, and so on.
    pub points: Vec<u32>,
    /// For everyone below.
    pub participation: u32,
    /// How many scorers of a club count; none counts all.
    pub best: Option<u32>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SaveClubsRanking {
    pub event: EventId,
    pub form: ClubsRankingForm,
}

/// Podio: the three first of each section.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Podium {
    pub section: SectionId,
    pub title: String,
    pub final_places: bool,
    pub steps: Vec<PodiumStep>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PodiumStep {
    pub place: u32,
    pub shared: bool,
    pub entry: EntryLabel,
    pub items: Vec<String>,
}
