//! The chart that a seed gives, before anyone confirms it.

use serde::{Deserialize, Serialize};
use store::SectionId;
use tournament::LotsOptions;
use ts_rs::TS;

use crate::label::EntryLabel;

#[derive(Debug, Clone, Deserialize, TS)]
pub struct PreviewLots {
    pub section: SectionId,
    pub options: LotsOptions,
    /// Typed by the public, or none for a fresh one.
    pub seed: Option<String>,
    /// Entries not checked in stay out of the chart.
    pub only_present: bool,
}

/// One place of the chart.
#[derive(Debug, Clone, Serialize, TS)]
pub struct PlaceView {
    /// From 1, top to bottom.
    pub place: u32,
    /// None is a bye.
    pub entry: Option<EntryLabel>,
    pub seeded: Option<u32>,
    /// Put here by the arbiter's hand.
    pub by_hand: bool,
}

/// The section's lots as they stand.
#[derive(Debug, Clone, Serialize, TS)]
pub struct LotsView {
    pub section: SectionId,
    pub state: LotsState,
    pub options: LotsOptions,
    pub seed: Option<String>,
    pub digest: Option<String>,
    pub algorithm: Option<String>,
    pub places: Vec<PlaceView>,
    /// Who could be in: entered and active; and how many of them are checked in.
    pub entries: u32,
    pub present: u32,
    /// Pairs of clubmates that may meet in the first round, the second, and so on.
    pub club_meetings: Vec<u32>,
    pub only_present: bool,
    pub revealed: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LotsState {
    /// Nothing has been drawn.
    Absent,
    /// Drawn and shown, not confirmed.
    Proposed,
    /// The chart is fixed; games may be played.
    Confirmed,
    /// A game has been played: lots can no longer be taken back, only undone.
    Played,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct SectionRef {
    pub section: SectionId,
}

/// Two places change hands, by the arbiter.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct SwapPlaces {
    pub section: SectionId,
    pub place: u32,
    pub with: u32,
}
