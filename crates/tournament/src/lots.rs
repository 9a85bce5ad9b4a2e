//! *Sorteggio*: who stands where on the chart, so that anyone can compute it again.
//!
//! The lots follow from three published things: the list of entries (with its digest), the
//! options, and the seed. The recipe, [`LOTS_ALGORITHM`], is written out in `docs/lots.md` with a
//! worked example; the numbers come from [`Chance`].
//!
//! 1. The chart has the smallest power of two of places that holds every entry. Seed *k* has its
//!    standard place: 1 at the top, 2 at the bottom, 3 and 4 in the other quarters, and so on.
//! 2. Byes stand against the standard places 1, 2, 3…, as many as there are places too many: so
//!    they are spread evenly, never meet, and go to the seeds first.
//! 3. The list, ordered by name and then number, is shuffled.
//! 4. Seeds, if any, are the best of the shuffled list (the shuffle orders equals); each takes its
//!    standard place.
//! 5. The others take the free places from the top, in shuffled order; or, where clubmates are
//!    kept apart, as [`apart`] spreads them.

mod apart;
mod digest;
mod exchange;
mod placement;
mod reveal;
mod verify;

use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::{Chance, Entry, EntryId, Holder, PlaceNo, Seed};

pub use digest::{Digest, DigestError, digest_of};
pub use placement::{Placement, PlacementError};
pub use reveal::{Reveal, RevealedBy, reveal_order};
pub use verify::{Mismatch, Verification, verify};

/// Name and version of the recipe; a chart drawn by another one cannot be verified by this one.
pub const LOTS_ALGORITHM: &str = "tabellone-lots-1";

/// The most entries for which lots are drawn.
pub const MAX_ENTRIES: usize = 65_536;

/// *Teste di serie*: whether some entries have standard places, and which.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seeding {
    /// Nobody: pure lots, as the flyer has them.
    #[default]
    Pure,
    /// The best by rating; an entry without one is no seed.
    Rating {
        /// How many.
        seeds: u32,
    },
    /// The best by category; an entry without one is no seed.
    Category {
        /// How many.
        seeds: u32,
    },
    /// These, in this order.
    Order {
        /// The seeds, the first one first.
        entries: Vec<EntryId>,
    },
}

/// How lots are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LotsOptions {
    /// Who has a standard place.
    pub seeding: Seeding,
    /// Whether clubmates are kept apart as long as the numbers allow.
    pub separate_clubs: bool,
}

/// *Sorteggio*: the lots as drawn, with everything needed to draw them again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lots {
    /// Name and version of the recipe.
    pub algorithm: String,
    /// The published seed.
    pub seed: Seed,
    /// Digest of the published list of entries.
    pub digest: Digest,
    /// The published options.
    pub options: LotsOptions,
    /// The seeds in order.
    pub seeds: Vec<EntryId>,
    /// Who stands on each place as drawn, from the top.
    pub drawn: Vec<Holder>,
    /// What the arbiter moved afterwards, in order.
    pub placements: Vec<Placement>,
}

/// Why no lots can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LotsError {
    /// Fewer than two entries.
    TooFew,
    /// More than [`MAX_ENTRIES`].
    TooMany,
    /// Two entries with one number.
    Repeated(EntryId),
    /// A seed that is not on the list.
    UnknownSeed(EntryId),
    /// A seed that is named twice.
    RepeatedSeed(EntryId),
}

/// Draws lots: the same entries, options and seed give the same chart, in whatever order the
/// entries come.
///
/// # Errors
/// If the list has fewer than two entries or too many, or names somebody twice.
pub fn draw_lots(entries: &[Entry], options: &LotsOptions, seed: &Seed) -> Result<Lots, LotsError> {
    let list = sorted(entries)?;
    let digest = digest::digest_of_sorted(&list);
    let mut chance = Chance::new(LOTS_ALGORITHM, seed, &digest::context(&digest, options));
    let size = list.len().next_power_of_two();
    let standard = standard_places(size);

    let mut shuffled = list;
    chance.shuffle(&mut shuffled);
    let seeds = seeds_of(&shuffled, &options.seeding)?;
    let is_seed: HashSet<EntryId> = seeds.iter().map(|seed| seed.id).collect();
    let others: Vec<&Entry> = shuffled
        .iter()
        .copied()
        .filter(|entry| !is_seed.contains(&entry.id))
        .collect();

    let mut places = vec![Spot::Free; size];
    for &place in &standard[shuffled.len()..] {
        places[place] = Spot::Bye;
    }
    for (&seed, &place) in seeds.iter().zip(&standard) {
        places[place] = Spot::Held(seed);
    }
    if options.separate_clubs && apart::has_clubmates(&shuffled) {
        apart::spread(&mut places, others, &mut chance);
        if !seeds.is_empty() {
            exchange::improve(&mut places, &seeds);
        }
    } else {
        let free = places.iter_mut().filter(|spot| matches!(spot, Spot::Free));
        for (spot, entry) in free.zip(others) {
            *spot = Spot::Held(entry);
        }
    }

    Ok(Lots {
        algorithm: LOTS_ALGORITHM.to_owned(),
        seed: seed.clone(),
        digest,
        options: options.clone(),
        seeds: seeds.iter().map(|seed| seed.id).collect(),
        drawn: places.iter().map(Spot::holder).collect(),
        placements: Vec::new(),
    })
}

impl Lots {
    /// Who stands on each place, the arbiter's placements included.
    #[must_use]
    pub fn places(&self) -> Vec<Holder> {
        let mut places = self.drawn.clone();
        for placement in &self.placements {
            placement.carry_out(&mut places);
        }
        places
    }

    /// Where an entry stands.
    #[must_use]
    pub fn place_of(&self, entry: EntryId) -> Option<PlaceNo> {
        self.places()
            .iter()
            .position(|&holder| holder == Holder::Entry(entry))
            .map(PlaceNo::at)
    }
}

/// A place while lots are being drawn.
#[derive(Clone, Copy, Debug)]
enum Spot<'a> {
    Free,
    Bye,
    Held(&'a Entry),
}

impl Spot<'_> {
    fn holder(&self) -> Holder {
        match self {
            Self::Held(entry) => Holder::Entry(entry.id),
            Self::Free | Self::Bye => Holder::Bye,
        }
    }
}

/// The list in its published order, checked.
fn sorted(entries: &[Entry]) -> Result<Vec<&Entry>, LotsError> {
    if entries.len() < 2 {
        return Err(LotsError::TooFew);
    }
    if entries.len() > MAX_ENTRIES {
        return Err(LotsError::TooMany);
    }
    let mut seen = HashSet::with_capacity(entries.len());
    if let Some(twice) = entries.iter().find(|entry| !seen.insert(entry.id)) {
        return Err(LotsError::Repeated(twice.id));
    }
    let mut list: Vec<&Entry> = entries.iter().collect();
    list.sort_by(|one, other| (&one.name, one.id).cmp(&(&other.name, other.id)));
    Ok(list)
}

/// The seeds, the first one first. Sorting is stable, so the shuffle orders equals.
fn seeds_of<'a>(shuffled: &[&'a Entry], seeding: &Seeding) -> Result<Vec<&'a Entry>, LotsError> {
    let best = |count: u32, key: fn(&Entry) -> Option<u32>| {
        let mut ranked: Vec<(u32, &Entry)> = shuffled
            .iter()
            .filter_map(|&entry| Some((key(entry)?, entry)))
            .collect();
        ranked.sort_by_key(|&(rank, _)| rank);
        ranked
            .into_iter()
            .take(count as usize)
            .map(|(_, entry)| entry)
            .collect()
    };
    match seeding {
        Seeding::Pure => Ok(Vec::new()),
        &Seeding::Rating { seeds } => Ok(best(seeds, |entry| {
            entry.rating.map(|rating| u32::MAX - rating)
        })),
        &Seeding::Category { seeds } => Ok(best(seeds, |entry| entry.category.map(u32::from))),
        Seeding::Order { entries } => {
            let mut left: HashMap<EntryId, &'a Entry> =
                shuffled.iter().map(|&entry| (entry.id, entry)).collect();
            let known = |id: EntryId| shuffled.iter().any(|entry| entry.id == id);
            let take = |&id: &EntryId| match left.remove(&id) {
                Some(entry) => Ok(entry),
                None if known(id) => Err(LotsError::RepeatedSeed(id)),
                None => Err(LotsError::UnknownSeed(id)),
            };
            entries.iter().map(take).collect()
        }
    }
}

/// Positions of the places in the order of the seeds that would stand there.
///
/// Each doubling of the chart gives every seed the weakest of the new ones as neighbour, so that
/// the first 2ⁿ seeds stand in different 2ⁿ-ths of the chart.
fn standard_places(size: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < size {
        let doubled = seeds.len() * 2;
        let pair = |(position, &seed): (usize, &usize)| {
            let weakest = doubled - 1 - seed;
            if position % 2 == 0 {
                [seed, weakest]
            } else {
                [weakest, seed]
            }
        };
        seeds = seeds.iter().enumerate().flat_map(pair).collect();
    }
    let mut places = vec![0; size];
    for (place, &seed) in seeds.iter().enumerate() {
        places[seed] = place;
    }
    places
}

impl fmt::Display for LotsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew => f.write_str("a chart needs at least two entries"),
            Self::TooMany => write!(f, "a chart has at most {MAX_ENTRIES} entries"),
            Self::Repeated(entry) => write!(f, "entry {entry} is on the list twice"),
            Self::UnknownSeed(entry) => write!(f, "seed {entry} is not on the list"),
            Self::RepeatedSeed(entry) => write!(f, "seed {entry} is named twice"),
        }
    }
}

impl std::error::Error for LotsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_places_of_eight() {
        assert_eq!(standard_places(8), [0, 7, 4, 3, 2, 5, 6, 1]);
    }

    #[test]
    fn standard_places_spread_every_number_of_seeds() {
        for size in [2, 4, 8, 16, 32, 64] {
            let standard = standard_places(size);
            for count in 0..=size {
                let mut held = vec![0_usize; size];
                standard[..count].iter().for_each(|&place| held[place] = 1);
                let mut sums = held;
                while sums.len() > 1 {
                    assert!(sums.chunks(2).all(|pair| pair[0].abs_diff(pair[1]) <= 1));
                    sums = sums.chunks(2).map(|pair| pair[0] + pair[1]).collect();
                }
            }
        }
    }
}
