//! Who gets what, once the places are known.

use std::collections::BTreeSet;

use super::by_place::for_places;
use super::by_rule::for_rule;
use super::{AthleteFact, Participant, PrizeTable};
use crate::{ClubId, EntryId};

/// Who goes up to receive an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "kind", content = "id")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Recipient {
    /// An entry of the section.
    Entry(EntryId),
    /// A club as such.
    Club(ClubId),
}

/// Why an item is given.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AwardReason {
    /// For the prize of this place of the table.
    Place {
        /// The place whose prize it is.
        place: u32,
    },
    /// For a special prize.
    Special {
        /// Its name.
        name: String,
    },
    /// For having taken part.
    Everyone,
}

/// *Premio assegnato*: one item for one recipient.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Award {
    /// Who receives it.
    pub recipient: Recipient,
    /// What.
    pub item: String,
    /// Why.
    pub reason: AwardReason,
}

/// Why the prize of a place stays on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Unclaimed {
    /// Nobody reached that place: too few entries, or still to be played.
    NoSuchPlace,
    /// A better place is shared, and its prize was copied instead.
    Shared,
    /// Who reached it never came or was excluded.
    NoClaim,
}

/// Something that the organiser should know before the podium.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PrizeFinding {
    /// The prizes of a place stay over.
    Unclaimed {
        /// The place.
        place: u32,
        /// Why.
        why: Unclaimed,
    },
    /// Lots must be taken among these entries for these items.
    LotsNeeded {
        /// Which prize.
        reason: AwardReason,
        /// Who takes part in the lots.
        entries: Vec<EntryId>,
    },
    /// A fact is missing that could give the special prize to someone else.
    FactMissing {
        /// The special prize.
        name: String,
        /// Of whom.
        entry: EntryId,
        /// Which fact.
        fact: AthleteFact,
    },
    /// No participant meets the rule.
    NobodyQualifies {
        /// The special prize.
        name: String,
    },
}

/// *Elenco dei premiati* of one section.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AwardList {
    /// Items given: by place from the first, then special, then for everyone.
    pub awards: Vec<Award>,
    /// What is still open or unusual.
    pub findings: Vec<PrizeFinding>,
}

/// Who gets what. `lots` is the order in which lots named the entries, as far as they were taken.
pub fn award_prizes(
    table: &PrizeTable,
    participants: &[Participant],
    lots: &[EntryId],
) -> AwardList {
    let mut list = AwardList::default();
    for_places(table, participants, lots, &mut list);
    let placed: BTreeSet<Recipient> = list.awards.iter().map(|award| award.recipient).collect();
    for prize in &table.special {
        let may_win: Vec<&Participant> = participants
            .iter()
            .filter(|who| who.attendance.may_claim())
            .filter(|who| {
                prize.besides_place_prize || !placed.contains(&Recipient::Entry(who.entry))
            })
            .collect();
        for_rule(prize, &may_win, table.shared, lots, &mut list);
    }
    for who in participants {
        if table.souvenirs.gives_to(who.attendance) {
            let reason = AwardReason::Everyone;
            list.give(
                Recipient::Entry(who.entry),
                &reason,
                table.everyone.iter().map(String::as_str),
            );
        }
    }
    list
}

impl AwardList {
    pub(super) fn give<'a>(
        &mut self,
        recipient: Recipient,
        reason: &AwardReason,
        items: impl Iterator<Item = &'a str>,
    ) {
        self.awards.extend(items.map(|item| Award {
            recipient,
            item: item.to_owned(),
            reason: reason.clone(),
        }));
    }
}

/// These entries as lots named them; none unless lots named them all.
pub(super) fn in_order_of_lots(entries: &[EntryId], lots: &[EntryId]) -> Option<Vec<EntryId>> {
    if entries.len() < 2 {
        return Some(entries.to_vec());
    }
    let order: Vec<EntryId> = lots
        .iter()
        .copied()
        .filter(|entry| entries.contains(entry))
        .collect();
    (order.len() == entries.len()).then_some(order)
}
