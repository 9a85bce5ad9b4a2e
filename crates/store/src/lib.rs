//! All SQL of the program: the facts of championships, the journal of what was done with undo
//! and redo, and safe copies. It keeps and finds; it decides nothing.
//!
//! ```
//! use chrono::{TimeZone, Utc};
//! use store::{Action, Club, Store};
//!
//! # let folder = tempfile::tempdir().unwrap();
//! # let path = folder.path().join("tabellone.db");
//! let mut store = Store::open(&path)?;
//! let at = Utc.with_ymd_and_hms(2006, 4, 8, 18, 0, 0).unwrap();
//! let club = store.change(Action::new("club-added", "segreteria", at), |change| {
//!     change.insert(&Club::named("G.S. Esempio"))
//! })?;
//! assert_eq!(store.read().get::<Club>(club)?.name, "G.S. Esempio");
//!
//! store.undo("segreteria", at)?;
//! assert!(store.read().all::<Club>()?.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod backup;
mod bounds;
mod capture;
mod change;
mod codes;
mod digest;
mod error;
mod fact;
mod facts;
mod forget;
mod ids;
mod journal;
mod merge;
mod open;
mod owed;
mod place;
mod privacy;
mod private;
mod read;
mod remove;
mod restore;
mod rotation;
mod schema;
mod search;
mod setting;
mod since;
mod undo;
mod violation;

pub use backup::{
    BackupEvent, BackupFile, BackupPreview, Progress, glance_at_backup, list_backups,
    newest_good_backup, preview_backup, unfinished_backups, unwatched,
};
pub use bounds::Beyond;
pub use change::{Action, Change};
pub use codes::{
    DecisionKind, DepartureKind, DocumentKind, EntryStatus, JournalKind, LogoKind, Means,
    OfficialRole, PlaceDecisionKind, PrizeKind, ProgrammeKind, SectionCategory, SectionKind, Sex,
};
pub use error::{Error, OpenError, Violation};
pub use fact::{Fact, Kept, Under};
pub use facts::{
    Athlete, Club, ClubPoints, Departure, Entry, EntryForm, Event, FACT_TABLES, FormLine, Game,
    LateEntry, Lineup, Logo, Lots, LotsOverride, LotsPlacement, MatchDecision, Official,
    PlaceDecision, Prize, PrizeGiven, ProgrammeItem, Replacement, Ruling, Section, TableCall,
};
pub use ids::{
    AthleteId, CallId, ClubId, ClubPointsId, DecisionId, DepartureId, EntryId, EventId, FormId,
    FormLineId, GameId, Id, JournalSeq, LateEntryId, LineupId, LogoId, LotsId, OfficialId,
    OverrideId, PlaceDecisionId, PlacementId, PrizeGivenId, PrizeId, ProgrammeItemId,
    ReplacementId, RulingId, SectionId,
};
pub use journal::{JournalPage, JournalRow};
pub use open::{Store, check_aside, is_empty_file};
pub use owed::Owed;
pub use privacy::{AthleteRecord, Erased, Purged, RecordedEntry};
pub use private::{only_for_owner, private_file, private_folder};
pub use read::Read;
pub use restore::clear_workshop;
pub use rotation::{Rotation, rotate_backups};
pub use schema::LATEST_VERSION;
pub use since::{ChangedRow, Touched};
