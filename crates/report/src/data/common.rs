//! The parts that most reports share.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

/// *Manifestazione*: what the head of every page says about the event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventHead {
    /// Its name, as the announcement gives it.
    pub title: String,
    /// A second line, such as "maschili e femminili".
    pub subtitle: Option<String>,
    /// The federation under whose name it is held.
    pub federation: Option<String>,
    /// The club that organises it.
    pub organiser: Option<String>,
    /// The playing hall.
    pub venue: Option<String>,
    /// The town.
    pub place: Option<String>,
    /// First day.
    pub starts: Option<NaiveDate>,
    /// Last day.
    pub ends: Option<NaiveDate>,
}

/// *Gara*: the section a page is about.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionHead {
    /// "Maschile", "Femminile", "Società": as the organiser named it.
    pub title: String,
    /// The rule set in words, such as "Dama italiana, regolamento 2006".
    pub rule_set: Option<String>,
}

/// *Atleta* or, in a clubs' section, *società*: who plays.
///
/// A club has its name in `surname` and nothing in `name`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Competitor {
    /// Surname, or the club's name in a clubs' section.
    pub surname: String,
    /// First name; empty for a club.
    pub name: String,
    /// The club, when there is one.
    pub club: Option<String>,
}

impl Competitor {
    /// An athlete of a club; an empty club means none.
    pub fn new(surname: &str, name: &str, club: &str) -> Self {
        Self {
            surname: surname.to_owned(),
            name: name.to_owned(),
            club: (!club.is_empty()).then(|| club.to_owned()),
        }
    }
}

/// *Turno*: which round, and of how many, so that the last is called the final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundHead {
    /// Counted from 1.
    pub number: u32,
    /// Rounds in the whole chart.
    pub of: u32,
}

/// *Bianco* or *Nero* (art. 2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The light pieces.
    White,
    /// The dark pieces.
    Black,
}

/// *Ufficiale di gara*: a role and a name.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Official {
    /// "Direttore di gara", in words.
    pub role: String,
    /// Who; empty leaves the line blank.
    pub name: String,
}
