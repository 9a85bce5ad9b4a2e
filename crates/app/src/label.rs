//! How an entry is shown everywhere.

use serde::Serialize;
use store::{ClubId, EntryId};
use ts_rs::TS;

/// Iscritto as people read it: an athlete with a club, or the club itself in a clubs' section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EntryLabel {
    pub id: EntryId,
    /// For a club, its name.
    pub surname: String,
    /// Empty for a club.
    pub name: String,
    pub club: Option<String>,
    pub club_id: Option<ClubId>,
}
