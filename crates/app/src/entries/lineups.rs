//! Formazioni: the boards of a club, in order, and its reserves.

use serde::{Deserialize, Serialize};
use store::{AthleteId, EntryId};
use ts_rs::TS;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LineUp {
    pub entry: EntryId,
    /// Board one first; reserves follow the boards.
    pub athletes: Vec<AthleteId>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct LineUpView {
    pub entry: EntryId,
    pub club: String,
    pub boards: u8,
    pub athletes: Vec<LineUpAthlete>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct LineUpAthlete {
    pub athlete: AthleteId,
    pub surname: String,
    pub name: String,
    /// None for a reserve.
    pub board: Option<u8>,
}
