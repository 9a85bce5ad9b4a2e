//! What the arbiter places by hand between the lots and their confirmation.

use std::fmt;

use super::Lots;
use crate::{Holder, PlaceNo};

/// *Spostamento dell'arbitro*: two places of the chart change holders.
///
/// Moving somebody onto a bye is the same: the bye goes where the entry was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placement {
    /// One place.
    pub one: PlaceNo,
    /// The other.
    pub other: PlaceNo,
}

/// Why two places cannot change holders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacementError {
    /// There is no such place on this chart.
    UnknownPlace(PlaceNo),
    /// Both are the same place, or both are byes.
    NothingMoves,
    /// A bye would stand against a bye.
    ByeAgainstBye(PlaceNo),
}

impl Placement {
    pub(super) fn carry_out(self, places: &mut [Holder]) {
        places.swap(self.one.index(), self.other.index());
    }
}

impl Lots {
    /// Records that the arbiter let two places change holders.
    ///
    /// # Errors
    /// If a place does not exist, nothing would move, or a bye would stand against a bye.
    pub fn place_by_hand(&mut self, placement: Placement) -> Result<(), PlacementError> {
        let mut places = self.places();
        let Placement { one, other } = placement;
        for place in [one, other] {
            if !(1..=places.len()).contains(&(place.0 as usize)) {
                return Err(PlacementError::UnknownPlace(place));
            }
        }
        if places[one.index()] == places[other.index()] {
            return Err(PlacementError::NothingMoves);
        }
        placement.carry_out(&mut places);
        for place in [one, other] {
            if places[place.index()] == Holder::Bye
                && places[place.opponent().index()] == Holder::Bye
            {
                return Err(PlacementError::ByeAgainstBye(place));
            }
        }
        self.placements.push(placement);
        Ok(())
    }
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPlace(place) => write!(f, "the chart has no place {place}"),
            Self::NothingMoves => f.write_str("the two places have the same holder"),
            Self::ByeAgainstBye(place) => write!(f, "place {place} would be a bye against a bye"),
        }
    }
}

impl std::error::Error for PlacementError {}
