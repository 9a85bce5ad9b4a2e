//! Who takes part: an entry of the section, individual or club.

use std::fmt;

/// Number of an entry on the printed list of its section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EntryId(pub u32);

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// *Società*: number of a club in the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubId(pub u32);

impl fmt::Display for ClubId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// *Iscritto*: one line of the section's list, an athlete or, in the clubs' section, a club.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entry {
    /// Its number, unique in the section.
    pub id: EntryId,
    /// The name as printed on the list; it orders the list and goes into the digest.
    pub name: String,
    /// The club it belongs to, if any; clubmates are kept apart.
    pub club: Option<ClubId>,
    /// Rating points, for seeding by rating.
    pub rating: Option<u32>,
    /// Rank of its category, 1 the best, for seeding by category.
    pub category: Option<u8>,
}

impl Entry {
    /// An entry known by number and name only.
    #[must_use]
    pub fn new(id: u32, name: impl Into<String>) -> Self {
        Self {
            id: EntryId(id),
            name: name.into(),
            club: None,
            rating: None,
            category: None,
        }
    }

    /// The same entry as a member of a club.
    #[must_use]
    pub fn of_club(mut self, club: u32) -> Self {
        self.club = Some(ClubId(club));
        self
    }

    /// The same entry with a rating.
    #[must_use]
    pub fn rated(mut self, rating: u32) -> Self {
        self.rating = Some(rating);
        self
    }

    /// The same entry in a category, 1 the best.
    #[must_use]
    pub fn in_category(mut self, category: u8) -> Self {
        self.category = Some(category);
        self
    }
}
