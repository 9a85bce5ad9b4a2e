//! Someone leaves: absent, withdrawn, excluded, replaced; or arrives late.

use serde::{Deserialize, Serialize};
use store::{AthleteId, EntryId, SectionId};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DepartureKind {
    Withdrawn,
    /// Art. 12 of 2006, or a disciplinary ruling.
    Excluded,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct Depart {
    pub entry: EntryId,
    pub kind: DepartureKind,
    /// Article of the exclusion, if any.
    pub article: Option<String>,
    pub why: String,
}

/// Before the first game, someone else of the same club may take the place.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct Replace {
    pub entry: EntryId,
    pub with: AthleteId,
    pub why: String,
}

/// After the lots and before the round starts, a late entry takes a bye.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct PlaceLate {
    pub section: SectionId,
    pub entry: EntryId,
    /// A place of the chart that holds a bye; none takes one by lots.
    pub place: Option<u32>,
    pub why: String,
}
