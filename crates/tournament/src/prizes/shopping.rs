//! What to buy: the list before the event, what was handed out, and the difference.

use std::collections::{BTreeMap, BTreeSet};

use super::{AwardList, AwardReason, Participant, PrizeTable, SharedPrizes, SpecialRule};
use crate::Place;

/// What some pieces of an item are for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShoppingUse {
    /// The prize.
    pub reason: AwardReason,
    /// How many pieces.
    pub quantity: u32,
}

/// *Voce della lista degli acquisti*: one item and how many of it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShoppingLine {
    /// The item, in the organiser's words.
    pub item: String,
    /// Pieces in all.
    pub quantity: u32,
    /// What they are for.
    pub uses: Vec<ShoppingUse>,
}

/// Where what was handed out differs from what was bought.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListDifference {
    /// The item.
    pub item: String,
    /// Pieces bought.
    pub bought: u32,
    /// Pieces handed out; more than bought means that some were missing.
    pub handed: u32,
}

/// What to buy before the event.
///
/// `expected` are the places that the chart will give, one per entry, shared ones as they will be
/// shared. Souvenirs are counted for every entry, for all may come. A special prize counts once
/// if anyone may qualify (once per club where it is for each club); only a tie can ask for more.
pub fn to_buy(
    table: &PrizeTable,
    participants: &[Participant],
    expected: &[Place],
) -> Vec<ShoppingLine> {
    let mut list = Counts::default();
    let mut groups: BTreeMap<u32, u32> = BTreeMap::new();
    for place in expected {
        *groups.entry(place.from).or_default() += 1;
    }
    for (index, (from, size)) in groups.into_iter().enumerate() {
        let prizes: Vec<(u32, u32)> = match table.shared {
            SharedPrizes::EveryoneACopy => vec![(from, size)],
            SharedPrizes::MoveDown => vec![(index as u32 + 1, size)],
            SharedPrizes::Lots => (from..from + size).map(|place| (place, 1)).collect(),
        };
        for (place, pieces) in prizes {
            for item in table.items_of(place) {
                list.add(item, AwardReason::Place { place }, pieces);
            }
        }
    }
    for prize in &table.special {
        let may = participants
            .iter()
            .any(|who| prize.rule.concerns(who) != Some(false));
        let pieces = match prize.rule {
            SpecialRule::FirstOfEachClub => participants
                .iter()
                .filter_map(|who| who.club)
                .collect::<BTreeSet<_>>()
                .len() as u32,
            _ => u32::from(may),
        };
        for item in &prize.items {
            let reason = AwardReason::Special {
                name: prize.name.clone(),
            };
            list.add(item, reason, pieces);
        }
    }
    for item in &table.everyone {
        list.add(item, AwardReason::Everyone, participants.len() as u32);
    }
    list.lines()
}

/// What was really handed out.
pub fn handed_out(awards: &AwardList) -> Vec<ShoppingLine> {
    let mut list = Counts::default();
    for award in &awards.awards {
        list.add(&award.item, award.reason.clone(), 1);
    }
    list.lines()
}

/// One list for the whole event from those of its sections.
pub fn merge_lists(sections: &[Vec<ShoppingLine>]) -> Vec<ShoppingLine> {
    let mut list = Counts::default();
    for line in sections.iter().flatten() {
        for of in &line.uses {
            list.add(&line.item, of.reason.clone(), of.quantity);
        }
    }
    list.lines()
}

/// The items of which more, or fewer, were handed out than bought.
pub fn compare_lists(bought: &[ShoppingLine], handed: &[ShoppingLine]) -> Vec<ListDifference> {
    let mut both: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for line in bought {
        both.entry(&line.item).or_default().0 += line.quantity;
    }
    for line in handed {
        both.entry(&line.item).or_default().1 += line.quantity;
    }
    both.into_iter()
        .filter(|(_, (bought, handed))| bought != handed)
        .map(|(item, (bought, handed))| ListDifference {
            item: item.to_owned(),
            bought,
            handed,
        })
        .collect()
}

/// Pieces by item and use. Maps keep the list in one order, whatever order it was counted in.
#[derive(Default)]
struct Counts(BTreeMap<String, BTreeMap<AwardReason, u32>>);

impl Counts {
    fn add(&mut self, item: &str, reason: AwardReason, quantity: u32) {
        if quantity > 0 {
            *self
                .0
                .entry(item.to_owned())
                .or_default()
                .entry(reason)
                .or_default() += quantity;
        }
    }

    fn lines(self) -> Vec<ShoppingLine> {
        self.0
            .into_iter()
            .map(|(item, uses)| ShoppingLine {
                item,
                quantity: uses.values().sum(),
                uses: uses
                    .into_iter()
                    .map(|(reason, quantity)| ShoppingUse { reason, quantity })
                    .collect(),
            })
            .collect()
    }
}
