//! Whether a published chart is the one that its seed gives.

use super::{Digest, LOTS_ALGORITHM, Lots, LotsError, Placement, draw_lots};
use crate::{Entry, Holder, PlaceNo};

/// A place where the published chart differs from the recomputed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mismatch {
    /// Which place.
    pub place: PlaceNo,
    /// Who should stand there by the seed.
    pub expected: Option<Holder>,
    /// Who is published there.
    pub found: Option<Holder>,
}

/// *Verifica del sorteggio*: what recomputing the lots says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verification {
    /// The lots are those that the seed gives; what the arbiter moved afterwards is listed.
    Same {
        /// The arbiter's placements.
        placements: Vec<Placement>,
    },
    /// The list of entries is not the published one.
    OtherEntries {
        /// Digest of the list given.
        digest: Digest,
    },
    /// The list and the seed give another chart.
    Departs {
        /// Where.
        at: Vec<Mismatch>,
    },
    /// The lots come from a recipe that this program does not know.
    UnknownAlgorithm,
}

/// Draws the lots again from the list, the published options and the published seed.
///
/// # Errors
/// If no lots can be drawn from the list.
pub fn verify(entries: &[Entry], published: &Lots) -> Result<Verification, LotsError> {
    if published.algorithm != LOTS_ALGORITHM {
        return Ok(Verification::UnknownAlgorithm);
    }
    let again = draw_lots(entries, &published.options, &published.seed)?;
    if again.digest != published.digest {
        return Ok(Verification::OtherEntries {
            digest: again.digest,
        });
    }
    let places = again.drawn.len().max(published.drawn.len());
    let at: Vec<Mismatch> = (0..places)
        .map(|index| Mismatch {
            place: PlaceNo::at(index),
            expected: again.drawn.get(index).copied(),
            found: published.drawn.get(index).copied(),
        })
        .filter(|place| place.expected != place.found)
        .collect();
    if at.is_empty() {
        Ok(Verification::Same {
            placements: published.placements.clone(),
        })
    } else {
        Ok(Verification::Departs { at })
    }
}
