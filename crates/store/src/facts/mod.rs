//! One struct for each table of facts, by subject as the migrations are.

mod entries;
mod events;
mod people;
mod play;
mod prizes;

pub use entries::{Entry, EntryForm, FormLine, Lineup};
pub use events::{Event, Logo, Official, ProgrammeItem, Section};
pub use people::{Athlete, Club};
pub use play::{
    Departure, Game, LateEntry, Lots, LotsOverride, LotsPlacement, MatchDecision, PlaceDecision,
    Replacement, Ruling, TableCall,
};
pub use prizes::{ClubPoints, Prize, PrizeGiven};

/// The tables of facts, owners before what they own, so that walking it backwards deletes safely.
pub const FACT_TABLES: &[&str] = &[
    "club",
    "athlete",
    "event",
    "official",
    "logo",
    "section",
    "programme_item",
    "entry_form",
    "form_line",
    "entry",
    "lineup",
    "lots",
    "lots_placement",
    "lots_override",
    "game",
    "match_decision",
    "place_decision",
    "departure",
    "replacement",
    "late_entry",
    "table_call",
    "ruling",
    "prize",
    "prize_given",
    "club_points",
];
