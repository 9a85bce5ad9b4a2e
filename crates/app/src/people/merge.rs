//! Two records of one person, or of one club, become one.

use serde::Deserialize;
use store::{AthleteId, ClubId};
use ts_rs::TS;

/// `duplicate` disappears; all that referred to it refers to `keep`.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct MergeAthletes {
    pub keep: AthleteId,
    pub duplicate: AthleteId,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct MergeClubs {
    pub keep: ClubId,
    pub duplicate: ClubId,
}
