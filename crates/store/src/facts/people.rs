//! Clubs and athletes: they outlive events.

use chrono::{DateTime, Utc};

use crate::codes::Sex;
use crate::fact::fact;
use crate::ids::{AthleteId, ClubId};

fact! {
    /// Società.
    pub struct Club in "club", id ClubId, order "name, id" {
        /// Its name, which no other club has.
        pub name: String,
        /// Where it is.
        pub town: String,
        /// How to reach it, as one line.
        pub contact: String,
    }
}

fact! {
    /// Atleta.
    pub struct Athlete in "athlete", id AthleteId, order "surname COLLATE NOCASE, name COLLATE NOCASE, id", under club_id: ClubId {
        /// Cognome.
        pub surname: String,
        /// Nome; empty when a list carries the surname alone.
        pub name: String,
        /// Sesso, where it is known.
        pub sex: Option<Sex>,
        /// Anno di nascita.
        pub birth_year: Option<u16>,
        /// Numero di tessera, which no other athlete has.
        pub card: Option<String>,
        /// Categoria, in the federation's own words.
        pub category: Option<String>,
        /// Punteggio Elo-Rubele.
        pub rating: Option<u16>,
        /// Società.
        pub club_id: Option<ClubId>,
        /// When personal data were erased on request.
        pub erased_at: Option<DateTime<Utc>>,
    }
}

impl Club {
    /// A club of which only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            town: String::new(),
            contact: String::new(),
        }
    }
}

impl Athlete {
    /// An athlete of whom only the name is known.
    pub fn named(surname: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            surname: surname.into(),
            name: name.into(),
            sex: None,
            birth_year: None,
            card: None,
            category: None,
            rating: None,
            club_id: None,
            erased_at: None,
        }
    }
}
