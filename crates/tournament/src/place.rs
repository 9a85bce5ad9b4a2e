//! Places on the chart and places in the standings.

use std::fmt;

use crate::EntryId;

/// *Posto in tabellone*: a line of the first round, from 1 at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceNo(pub u32);

impl PlaceNo {
    /// Its position in a list of all places.
    #[must_use]
    pub(crate) const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    /// The place at a position of a list of all places.
    #[must_use]
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u32 + 1)
    }

    /// The place that it plays against in the first round.
    #[must_use]
    pub const fn opponent(self) -> Self {
        Self(if self.0 % 2 == 1 {
            self.0 + 1
        } else {
            self.0.saturating_sub(1)
        })
    }
}

impl fmt::Display for PlaceNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who stands on a place of the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "kind", content = "id")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Holder {
    /// An entry.
    Entry(EntryId),
    /// *Riposo*: nobody; the neighbour passes.
    Bye,
}

impl Holder {
    /// The entry, unless it is a bye.
    #[must_use]
    pub const fn entry(self) -> Option<EntryId> {
        match self {
            Self::Entry(entry) => Some(entry),
            Self::Bye => None,
        }
    }
}

/// *Piazzamento*: a place in the standings, or the places that several entries share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// The best of them.
    pub from: u32,
    /// The last of them; equal to `from` where nothing is shared.
    pub to: u32,
}

impl Place {
    /// A place of one's own.
    #[must_use]
    pub const fn only(place: u32) -> Self {
        Self {
            from: place,
            to: place,
        }
    }

    /// Whether it stands for more than one place.
    #[must_use]
    pub const fn is_shared(self) -> bool {
        self.from != self.to
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_shared() {
            write!(f, "{}–{}", self.from, self.to)
        } else {
            write!(f, "{}", self.from)
        }
    }
}
