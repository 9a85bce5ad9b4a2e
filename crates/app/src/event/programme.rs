//! Programma orario: the day as announced, and as it really goes.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::EventId;
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProgrammeKind {
    Meeting,
    Lots,
    Play,
    Break,
    Prizes,
    Other,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProgrammeItem {
    pub at: NaiveDateTime,
    pub kind: ProgrammeKind,
    pub text: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct SaveProgramme {
    pub event: EventId,
    pub items: Vec<ProgrammeItem>,
}

/// When each round should begin, and whether the day fits before the prizes.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Forecast {
    pub rounds: Vec<ForecastRound>,
    /// Minutes left before the prizes; negative when the day does not fit.
    pub spare_minutes: Option<i32>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct ForecastRound {
    pub section: store::SectionId,
    pub section_title: String,
    pub round: u32,
    pub matches: u32,
    pub waves: u32,
    pub begins: NaiveDateTime,
    pub ends: NaiveDateTime,
    /// When it really began, once the first table was called.
    pub really_began: Option<NaiveDateTime>,
}
