//! *Statistiche*: the event in numbers.

use chrono::NaiveTime;
use serde::{Deserialize, Serialize};

use super::{EventHead, SectionHead};

/// *Statistiche* of an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statistics {
    /// The event.
    pub event: EventHead,
    /// Section by section.
    pub sections: Vec<SectionFigures>,
    /// Entries of each club, one number per section.
    pub clubs: Vec<ClubFigures>,
}

/// One section in numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionFigures {
    /// The section.
    pub section: SectionHead,
    /// Entered.
    pub entries: u32,
    /// Who came.
    pub present: u32,
    /// Matches decided.
    pub matches: u32,
    /// Games won by White.
    pub white_wins: u32,
    /// Games won by Black.
    pub black_wins: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// How games ended, the most frequent first.
    pub reasons: Vec<ReasonFigures>,
    /// How long rounds took.
    pub rounds: Vec<RoundFigures>,
}

/// How often games ended in one way.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReasonFigures {
    /// In words.
    pub reason: String,
    /// So often.
    pub games: u32,
}

/// How long one round took.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundFigures {
    /// The round, in words.
    pub round: String,
    /// Matches played in it.
    pub matches: u32,
    /// When its first result or call was noted.
    pub from: Option<NaiveTime>,
    /// When its last result was noted.
    pub to: Option<NaiveTime>,
    /// Between the two.
    pub minutes: Option<u32>,
}

/// The entries of one club.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubFigures {
    /// The club; none for those who belong to none.
    pub club: Option<String>,
    /// One number per section, in their order.
    pub entries: Vec<u32>,
}
