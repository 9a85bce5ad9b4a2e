//! *Scheda dei dati*: what the program keeps about one athlete.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::Competitor;

/// Everything stored about one athlete, for the athlete to read.
///
/// It says whether a document was seen, never its number.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AthleteData {
    /// Who.
    pub athlete: Competitor,
    /// Each stored fact with its label, in words.
    pub stored: Vec<StoredLine>,
    /// A document's kind and number are kept; the number itself is not printed.
    pub document_kept: bool,
    /// Events entered.
    pub events: Vec<AthleteEvent>,
    /// Decisions that concern the athlete, in words.
    pub rulings: Vec<String>,
    /// What can be erased on request and what results still need, paragraph by paragraph.
    pub erasure: Vec<String>,
}

/// One stored fact.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredLine {
    /// Such as "Anno di nascita".
    pub label: String,
    /// Its value; `None` when nothing is kept.
    pub value: Option<String>,
}

/// One event of the athlete.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AthleteEvent {
    /// The event.
    pub title: String,
    /// Its first day.
    pub date: Option<NaiveDate>,
    /// The section.
    pub section: String,
    /// The place, if it ended.
    pub place: Option<u32>,
}
