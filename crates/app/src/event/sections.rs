//! Sections of an event: men, women, open, clubs, and how each is played.

use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use tournament::{Chain, LotsOptions};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SectionKind {
    /// Gara individuale.
    Individual,
    /// Gara di società.
    Clubs,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SectionCategory {
    Men,
    Women,
    Open,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ThirdPlace {
    /// Finale per il terzo posto.
    PlayOff,
    /// Terzi a pari merito.
    Shared,
}

/// Gara: the facts that its form holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct SectionForm {
    pub title: String,
    pub kind: SectionKind,
    pub category: SectionCategory,
    pub lots: LotsOptions,
    /// Games of a match, and what follows when they are drawn.
    pub chain: Chain,
    pub third_place: ThirdPlace,
    /// Whether everyone keeps playing for the places below.
    pub placing_matches: bool,
    /// Places inside a round of defeat: by who beat you, or shared.
    pub order_by_victor: bool,
    /// Number of boards of a club match.
    pub boards: u8,
    /// Lots an opening ballot for each game.
    pub ballots: bool,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct SaveSection {
    pub event: EventId,
    /// None makes a new one.
    pub id: Option<SectionId>,
    pub form: SectionForm,
}

/// What the section switch shows.
#[derive(Debug, Clone, Serialize, TS)]
pub struct SectionRow {
    pub id: SectionId,
    pub form: SectionForm,
    pub entries: u32,
    pub checked_in: u32,
    pub lots_confirmed: bool,
    pub rounds: u32,
    /// The earliest round with a match still to decide.
    pub current_round: Option<u32>,
    pub results_missing: u32,
    pub finished: bool,
    pub closed: bool,
}
