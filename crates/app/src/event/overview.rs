//! Where the day stands, and the one next thing to do.

use chrono::NaiveDateTime;
use serde::Serialize;
use store::{EventId, SectionId};
use ts_rs::TS;

use super::{EventDetails, ProgrammeItem, SectionRow};

/// The steps of the day, in the order of the left rail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DayStep {
    Event,
    Entries,
    CheckIn,
    Lots,
    Rounds,
    Chart,
    Standings,
    Print,
}

/// State of a step: a word and a number, never a colour alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum StepState {
    /// Nothing to do yet, nothing wrong.
    Open,
    /// So many things are missing.
    Missing { count: u32 },
    Done,
    /// Not possible yet; `error-<why>` says why.
    Locked { why: String },
}

/// The next thing to do: `next-<code>` is its sentence, `step` is where it is done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NextThing {
    pub code: NextCode,
    pub step: DayStep,
    pub section: Option<SectionId>,
    pub section_title: Option<String>,
    pub count: u32,
    pub total: u32,
    pub round: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NextCode {
    AddSections,
    AwaitEntries,
    EntriesCloseToday,
    FixProblems,
    CompleteForms,
    CheckIn,
    DrawLots,
    ConfirmLots,
    CallTables,
    EnterResults,
    CloseSection,
    HandOutPrizes,
    Archive,
    Nothing,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Overview {
    pub event: EventDetails,
    pub sections: Vec<SectionRow>,
    pub steps: Vec<(DayStep, StepState)>,
    pub next: NextThing,
    /// Further things worth doing, most pressing first.
    pub also: Vec<NextThing>,
    pub programme: Vec<ProgrammeItem>,
    /// The event's own wall clock, now.
    pub now: NaiveDateTime,
    pub minutes_to_deadline: i32,
    pub forms: u32,
    pub entries: u32,
    pub checked_in: u32,
}

#[derive(Debug, Clone, Copy, serde::Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct EventRef {
    pub event: EventId,
}
