//! Clubs: search as you type, add, change.

use serde::{Deserialize, Serialize};
use store::ClubId;
use ts_rs::TS;

/// Società sportiva.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClubForm {
    pub name: String,
    pub town: String,
    /// Code of affiliation, if the federation gives one.
    pub code: Option<String>,
    pub president: String,
    pub contact: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct SaveClub {
    pub id: Option<ClubId>,
    pub form: ClubForm,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct ClubRow {
    pub id: ClubId,
    pub form: ClubForm,
    pub athletes: u32,
}
