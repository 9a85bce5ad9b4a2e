//! Prizes (premiazione): who gets what at the podium, and what must be bought.
//!
//! The announcement of 2006 gives a trophy, a cup and a plaque, each with a medal, to the first
//! three, and a souvenir medal to everyone. Here that is a table: items per place, items for every
//! participant, and special prizes by rule. The items are the organiser's own words.

mod award;
mod by_place;
mod by_rule;
mod expected;
mod shopping;
mod special;

pub use award::{Award, AwardList, AwardReason, PrizeFinding, Recipient, Unclaimed, award_prizes};
pub use expected::expected_places;
pub use shopping::{
    ListDifference, ShoppingLine, ShoppingUse, compare_lists, handed_out, merge_lists, to_buy,
};
pub use special::{AthleteFact, SpecialPrize, SpecialRule};

use crate::{ClubId, EntryId, Place};

/// *Tabella dei premi* of one section.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrizeTable {
    /// Prizes by place; where two lines cover a place, both are given.
    pub places: Vec<PlacePrize>,
    /// *Ricordo della partecipazione*: one of each for every participant.
    pub everyone: Vec<String>,
    /// Who counts as a participant.
    pub souvenirs: SouvenirRule,
    /// *Premi speciali*, by rule.
    pub special: Vec<SpecialPrize>,
    /// What happens to the prizes of a shared place.
    pub shared: SharedPrizes,
}

impl PrizeTable {
    /// The items of one place, in the order of the table.
    pub fn items_of(&self, place: u32) -> impl Iterator<Item = &str> {
        self.places
            .iter()
            .filter(move |prize| (prize.from..=prize.to).contains(&place))
            .flat_map(|prize| prize.items.iter().map(String::as_str))
    }

    /// The last place that has a prize; 0 if none has.
    pub fn last_place(&self) -> u32 {
        self.places.iter().map(|prize| prize.to).max().unwrap_or(0)
    }
}

/// *Premio di classifica*: what each place from `from` to `to` receives.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacePrize {
    /// The first place of the range.
    pub from: u32,
    /// The last place of the range; the same for a single place.
    pub to: u32,
    /// The items, each place of the range receiving one of each.
    pub items: Vec<String>,
}

/// What happens to the prizes of a place that several share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SharedPrizes {
    /// Everyone gets the prize of the best place shared; those of the other places stay over.
    #[default]
    EveryoneACopy,
    /// Everyone gets a copy, and the next prize goes to whoever comes next: none stays over.
    MoveDown,
    /// The prizes of the places shared go round by lots, one place each.
    Lots,
}

/// Who receives the souvenir besides those who came and played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SouvenirRule {
    /// Entries that never came.
    pub never_came: bool,
    /// Those who came and then withdrew.
    pub withdrew: bool,
    /// Those who were excluded.
    pub excluded: bool,
}

impl Default for SouvenirRule {
    /// Whoever was checked in receives it, but not who was excluded.
    fn default() -> Self {
        Self {
            never_came: false,
            withdrew: true,
            excluded: false,
        }
    }
}

impl SouvenirRule {
    /// Whether someone with this attendance receives the souvenir.
    pub const fn gives_to(self, attendance: Attendance) -> bool {
        match attendance {
            Attendance::CheckedIn => true,
            Attendance::NeverCame => self.never_came,
            Attendance::Withdrew => self.withdrew,
            Attendance::Excluded => self.excluded,
        }
    }
}

/// *Presenza*: whether an entry came, and stayed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Attendance {
    /// Checked in, and neither withdrawn nor excluded.
    CheckedIn,
    /// Never checked in.
    NeverCame,
    /// Checked in and withdrew later.
    Withdrew,
    /// Excluded by the arbiter, with no claim to any prize.
    Excluded,
}

impl Attendance {
    /// Whether a place or special prize may be claimed.
    pub const fn may_claim(self) -> bool {
        matches!(self, Self::CheckedIn | Self::Withdrew)
    }
}

/// *Partecipante*: what the prizes need to know of one entry. What is unknown is simply absent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Participant {
    /// The entry.
    pub entry: EntryId,
    /// The final place; none before the event, or while it is open.
    pub place: Option<Place>,
    /// Whether the entry came.
    pub attendance: Attendance,
    /// The club, if there is one.
    pub club: Option<ClubId>,
    /// Age in years on the day that the announcement counts it.
    pub age: Option<u8>,
    /// Whether the athlete is a woman.
    pub woman: Option<bool>,
    /// Whether it is the athlete's first championship.
    pub newcomer: Option<bool>,
    /// Category, in the organiser's own words.
    pub category: Option<String>,
}

impl Participant {
    /// An entry that is present and of which nothing else is known.
    pub const fn new(entry: EntryId) -> Self {
        Self {
            entry,
            place: None,
            attendance: Attendance::CheckedIn,
            club: None,
            age: None,
            woman: None,
            newcomer: None,
            category: None,
        }
    }
}

#[cfg(test)]
mod tests;
