//! The ceremony of the lots: in which order the places are shown in the hall.

use std::collections::HashMap;

use super::Lots;
use crate::{EntryId, Holder, PlaceNo};

/// How a place came to its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RevealedBy {
    /// The standard place of a seed.
    Seed {
        /// The seed's rank, from 1.
        rank: u32,
    },
    /// The lots.
    Lots,
    /// The arbiter's hand, after the lots.
    Arbiter,
    /// The shape of the chart: a bye.
    Bye,
}

/// One step of the ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reveal {
    /// Which place is shown.
    pub place: PlaceNo,
    /// Who stands there.
    pub holder: Holder,
    /// How they came there.
    pub by: RevealedBy,
}

/// *Cerimonia del sorteggio*: the byes are on the chart from the start, then come the seeds in
/// order, then the tables from the top, one place after the other.
#[must_use]
pub fn reveal_order(lots: &Lots) -> Vec<Reveal> {
    let rank: HashMap<EntryId, u32> = lots.seeds.iter().copied().zip(1..).collect();
    let mut reveals: Vec<Reveal> = (lots.places().into_iter().zip(&lots.drawn).enumerate())
        .map(|(index, (holder, &drawn))| {
            let by = match holder {
                _ if holder != drawn => RevealedBy::Arbiter,
                Holder::Bye => RevealedBy::Bye,
                Holder::Entry(entry) => match rank.get(&entry) {
                    Some(&rank) => RevealedBy::Seed { rank },
                    None => RevealedBy::Lots,
                },
            };
            Reveal {
                place: PlaceNo::at(index),
                holder,
                by,
            }
        })
        .collect();
    reveals.sort_by_key(|reveal| match (reveal.holder, reveal.by) {
        (Holder::Bye, _) => (0, 0, reveal.place),
        (_, RevealedBy::Seed { rank }) => (1, rank, reveal.place),
        _ => (2, 0, reveal.place),
    });
    reveals
}
