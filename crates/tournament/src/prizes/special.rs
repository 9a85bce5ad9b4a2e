//! Special prizes: rules as data, each with the facts it needs.

use super::Participant;

/// *Premio speciale*: items given by a rule instead of a place.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpecialPrize {
    /// The organiser's name for it.
    pub name: String,
    /// Who receives it.
    pub rule: SpecialRule,
    /// What is given.
    pub items: Vec<String>,
    /// Whether someone with a prize for the place may also receive this one.
    pub besides_place_prize: bool,
}

/// Whom a special prize is for. "Best" is the best place of the section.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpecialRule {
    /// The best of those younger than this.
    BestUnder {
        /// Years.
        age: u8,
    },
    /// The best of those older than this.
    BestOver {
        /// Years.
        age: u8,
    },
    /// The best woman, in a section open to all.
    BestWoman,
    /// The best of those at their first championship.
    BestNewcomer,
    /// The best of one category.
    BestOfCategory {
        /// The category.
        category: String,
    },
    /// The best of each club: one prize per club.
    FirstOfEachClub,
    /// The youngest participant, whatever the place.
    Youngest,
    /// The oldest participant, whatever the place.
    Oldest,
    /// *Società più numerosa*: the club with most participants. The prize goes to the club.
    LargestClub,
}

/// A fact about athletes that a rule may need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AthleteFact {
    /// Date of birth.
    Age,
    /// Whether a woman.
    Woman,
    /// Whether a newcomer.
    Newcomer,
    /// Category.
    Category,
    /// Club.
    Club,
}

impl SpecialRule {
    /// The fact that must be known of every entry for the rule to be sure.
    pub const fn needs(&self) -> AthleteFact {
        match self {
            Self::BestUnder { .. } | Self::BestOver { .. } | Self::Youngest | Self::Oldest => {
                AthleteFact::Age
            }
            Self::BestWoman => AthleteFact::Woman,
            Self::BestNewcomer => AthleteFact::Newcomer,
            Self::BestOfCategory { .. } => AthleteFact::Category,
            Self::FirstOfEachClub | Self::LargestClub => AthleteFact::Club,
        }
    }

    /// Whether the rule is about this participant; none if the fact is unknown.
    pub fn concerns(&self, participant: &Participant) -> Option<bool> {
        match self {
            Self::BestUnder { age } => participant.age.map(|years| years < *age),
            Self::BestOver { age } => participant.age.map(|years| years > *age),
            Self::BestWoman => participant.woman,
            Self::BestNewcomer => participant.newcomer,
            Self::BestOfCategory { category } => {
                participant.category.as_ref().map(|of| of == category)
            }
            Self::FirstOfEachClub | Self::LargestClub => participant.club.map(|_| true),
            Self::Youngest | Self::Oldest => participant.age.map(|_| true),
        }
    }

    /// What the rule orders by, less being better; none if this participant cannot be ordered.
    pub(super) fn rank(&self, participant: &Participant) -> Option<u32> {
        match self {
            Self::Youngest => participant.age.map(u32::from),
            Self::Oldest => participant.age.map(|age| u32::from(u8::MAX - age)),
            _ => participant.place.map(|place| place.from),
        }
    }
}
