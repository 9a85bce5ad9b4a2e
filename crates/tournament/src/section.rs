//! *Gara*: what is fixed before the first game of a section.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use crate::tables::Seating;
use crate::{
    Bracket, Chain, ClubMatchRules, Entry, EntryId, Facts, Holder, Lots, PlaceNo, PlacingMatches,
    State,
};

/// Which competition of the event it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SectionKind {
    /// *Gara maschile*.
    Men,
    /// *Gara femminile*.
    Women,
    /// *Gara aperta a tutti*.
    Open,
    /// *Gara di società*: the entries are clubs.
    Clubs,
}

/// How entries that lost in the same round are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DefeatOrder {
    /// Who lost to the better placed comes first.
    #[default]
    ByVictor,
    /// They share their places.
    Shared,
}

/// *Gara*: everything that is decided before play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionSetup {
    /// Which competition.
    pub kind: SectionKind,
    /// Everybody who may appear: those in the lots, late entries and replacements.
    pub entries: Vec<Entry>,
    /// The lots, confirmed.
    pub lots: Lots,
    /// How a match runs.
    pub chain: Chain,
    /// Which matches are played for lower places.
    pub placing: PlacingMatches,
    /// How entries that lost in the same round are ordered.
    pub defeat_order: DefeatOrder,
    /// How many openings the event's list of ballots has; absent where openings are free.
    pub ballots: Option<u16>,
    /// How a meeting of two clubs runs; absent where the entries are athletes.
    pub clubs: Option<ClubMatchRules>,
}

impl SectionSetup {
    /// A section with the usual choices: third place played for, free openings.
    #[must_use]
    pub fn new(kind: SectionKind, entries: Vec<Entry>, lots: Lots) -> Self {
        Self {
            kind,
            entries,
            lots,
            chain: Chain::default(),
            placing: PlacingMatches::default(),
            defeat_order: DefeatOrder::default(),
            ballots: None,
            clubs: None,
        }
    }
}

/// Why a setup is no section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionError {
    /// The number of places is not a power of two from 2 up.
    Places(usize),
    /// Somebody in the lots is not on the list.
    UnknownEntry(EntryId),
    /// Somebody is on the list, or in the lots, twice.
    Repeated(EntryId),
    /// A bye stands against a bye.
    ByeAgainstBye(PlaceNo),
}

/// *Gara*: a checked setup with its chart. Copies share one body, so they cost nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section(Arc<Body>);

#[derive(Debug, PartialEq, Eq)]
struct Body {
    setup: SectionSetup,
    places: Vec<Holder>,
    bracket: Bracket,
    seating: Seating,
    by_id: HashMap<EntryId, usize>,
}

impl Section {
    /// Checks a setup and lays out its chart.
    ///
    /// # Errors
    /// If the lots are not a chart of the listed entries.
    pub fn new(setup: SectionSetup) -> Result<Self, SectionError> {
        let places = setup.lots.places();
        if places.len() < 2 || !places.len().is_power_of_two() {
            return Err(SectionError::Places(places.len()));
        }
        let mut by_id = HashMap::with_capacity(setup.entries.len());
        for (index, entry) in setup.entries.iter().enumerate() {
            if by_id.insert(entry.id, index).is_some() {
                return Err(SectionError::Repeated(entry.id));
            }
        }
        let mut seated = vec![false; setup.entries.len()];
        for entry in places.iter().filter_map(|holder| holder.entry()) {
            let &index = by_id.get(&entry).ok_or(SectionError::UnknownEntry(entry))?;
            if std::mem::replace(&mut seated[index], true) {
                return Err(SectionError::Repeated(entry));
            }
        }
        if let Some(table) = places.chunks(2).position(|pair| pair == [Holder::Bye; 2]) {
            return Err(SectionError::ByeAgainstBye(PlaceNo::at(2 * table)));
        }
        let bracket = Bracket::new(places.len(), setup.placing);
        let seating = Seating::of(&bracket, &places);
        Ok(Self(Arc::new(Body {
            setup,
            places,
            bracket,
            seating,
            by_id,
        })))
    }

    /// The same section with one more on its list: somebody who comes for another.
    ///
    /// # Errors
    /// If somebody of that number is on the list already.
    pub fn with_entry(&self, entry: Entry) -> Result<Self, SectionError> {
        let mut setup = self.0.setup.clone();
        setup.entries.push(entry);
        Self::new(setup)
    }

    /// Derives everything from what happened.
    #[must_use]
    pub fn derive(&self, facts: &Facts) -> State {
        State::derive(self, facts.clone())
    }

    /// What was decided before play.
    #[must_use]
    pub fn setup(&self) -> &SectionSetup {
        &self.0.setup
    }

    /// The chart.
    #[must_use]
    pub fn bracket(&self) -> &Bracket {
        &self.0.bracket
    }

    pub(crate) fn seating(&self) -> &Seating {
        &self.0.seating
    }

    /// Who stood on each place when play began.
    #[must_use]
    pub fn places(&self) -> &[Holder] {
        &self.0.places
    }

    /// An entry of the list.
    #[must_use]
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.0
            .by_id
            .get(&id)
            .map(|&index| &self.0.setup.entries[index])
    }
}

impl fmt::Display for SectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Places(places) => write!(f, "a chart cannot have {places} places"),
            Self::UnknownEntry(entry) => write!(f, "entry {entry} of the lots is not on the list"),
            Self::Repeated(entry) => write!(f, "entry {entry} appears twice"),
            Self::ByeAgainstBye(place) => write!(f, "a bye stands against the bye on {place}"),
        }
    }
}

impl std::error::Error for SectionError {}
