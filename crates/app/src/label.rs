//! How an entry is shown everywhere.

use serde::Serialize;
use store::{ClubId, EntryId};
use ts_rs::TS;

/// Iscritto as people read it: an athlete with a club, or the club itself in a clubs' section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EntryLabel {
    pub id: EntryId,
    /// For a club, its name.
    pub surname: String,
    /// Empty for a club.
    pub name: String,
    pub club: Option<String>,
    pub club_id: Option<ClubId>,
}

impl EntryLabel {
    /// Surname and name, or the club.
    pub(crate) fn full_name(&self) -> String {
        if self.name.is_empty() {
            self.surname.clone()
        } else {
            format!("{} {}", self.surname, self.name)
        }
    }

    /// A row that a damaged reference names: shown as a number rather than hidden.
    pub(crate) fn unknown(id: EntryId) -> Self {
        EntryLabel {
            id,
            surname: format!("#{id}"),
            name: String::new(),
            club: None,
            club_id: None,
        }
    }
}
