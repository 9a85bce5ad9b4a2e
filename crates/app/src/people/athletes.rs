//! Athletes: search as you type, add, change.

use serde::{Deserialize, Serialize};
use store::{AthleteId, ClubId};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Sex {
    Male,
    Female,
}

/// Atleta: the facts of a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AthleteForm {
    pub surname: String,
    pub name: String,
    pub sex: Option<Sex>,
    pub birth_year: Option<u16>,
    /// Tessera: belongs to one athlete.
    pub card: Option<String>,
    /// Player's category as the federation writes it; free text ("Maestro", "1ª cat.").
    pub category: Option<String>,
    pub rating: Option<u32>,
    pub club: Option<ClubId>,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct SaveAthlete {
    pub id: Option<AthleteId>,
    pub form: AthleteForm,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct AthleteRow {
    pub id: AthleteId,
    pub form: AthleteForm,
    pub club_name: Option<String>,
    /// In how many events this athlete has an entry.
    pub events: u32,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct SearchPeople {
    /// Part of a surname, name or card; accents and case do not matter.
    pub text: String,
    pub club: Option<ClubId>,
    pub limit: u32,
}
