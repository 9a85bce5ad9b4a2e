//! Who gets what, once the places are known.

use std::collections::{BTreeMap, BTreeSet};

use super::{AthleteFact, Participant, PrizeTable, SharedPrizes, SpecialPrize, SpecialRule};
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
    fn give<'a>(
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

fn for_places(
    table: &PrizeTable,
    participants: &[Participant],
    lots: &[EntryId],
    list: &mut AwardList,
) {
    let mut groups: BTreeMap<u32, Vec<&Participant>> = BTreeMap::new();
    for who in participants {
        if let Some(place) = who.place {
            groups.entry(place.from).or_default().push(who);
        }
    }
    // Prizes are looked up by `next` so that those a tie leaves over can move down.
    let mut next = 1;
    for (from, group) in &groups {
        let first = if table.shared == SharedPrizes::MoveDown {
            next
        } else {
            *from
        };
        let claiming: Vec<EntryId> = group
            .iter()
            .filter(|who| who.attendance.may_claim())
            .map(|who| who.entry)
            .collect();
        let covered = match table.shared {
            SharedPrizes::MoveDown => 1,
            SharedPrizes::EveryoneACopy | SharedPrizes::Lots => group.len() as u32,
        };
        match table.shared {
            SharedPrizes::Lots => by_lots(table, first, covered, &claiming, lots, list),
            SharedPrizes::EveryoneACopy | SharedPrizes::MoveDown => {
                copies(table, first, covered, &claiming, list);
            }
        }
        next = first + covered;
    }
    for place in next..=table.last_place() {
        list.unclaimed(table, place, Unclaimed::NoSuchPlace);
    }
}

fn copies(table: &PrizeTable, first: u32, covered: u32, to: &[EntryId], list: &mut AwardList) {
    for entry in to {
        let reason = AwardReason::Place { place: first };
        list.give(Recipient::Entry(*entry), &reason, table.items_of(first));
    }
    if to.is_empty() {
        list.unclaimed(table, first, Unclaimed::NoClaim);
    }
    for place in first + 1..first + covered {
        list.unclaimed(table, place, Unclaimed::Shared);
    }
}

fn by_lots(
    table: &PrizeTable,
    first: u32,
    covered: u32,
    to: &[EntryId],
    lots: &[EntryId],
    list: &mut AwardList,
) {
    let items = |place| table.items_of(place).collect::<Vec<_>>();
    let all_alike = (first + 1..first + covered).all(|place| items(place) == items(first));
    let order = if all_alike {
        Some(to.to_vec())
    } else {
        in_order_of_lots(to, lots)
    };
    let Some(order) = order else {
        list.findings.push(PrizeFinding::LotsNeeded {
            reason: AwardReason::Place { place: first },
            entries: to.to_vec(),
        });
        return;
    };
    for (place, entry) in (first..).zip(&order) {
        let reason = AwardReason::Place { place };
        list.give(Recipient::Entry(*entry), &reason, table.items_of(place));
    }
    for place in first + order.len() as u32..first + covered {
        list.unclaimed(table, place, Unclaimed::NoClaim);
    }
}

impl AwardList {
    fn unclaimed(&mut self, table: &PrizeTable, place: u32, why: Unclaimed) {
        if table.items_of(place).next().is_some() {
            self.findings.push(PrizeFinding::Unclaimed { place, why });
        }
    }
}

fn for_rule(
    prize: &SpecialPrize,
    may_win: &[&Participant],
    shared: SharedPrizes,
    lots: &[EntryId],
    list: &mut AwardList,
) {
    let before = list.awards.len();
    let reason = AwardReason::Special {
        name: prize.name.clone(),
    };
    let items = || prize.items.iter().map(String::as_str);
    match prize.rule {
        SpecialRule::LargestClub => {
            for club in largest_clubs(may_win) {
                list.give(Recipient::Club(club), &reason, items());
            }
        }
        SpecialRule::FirstOfEachClub => {
            let clubs: BTreeSet<ClubId> = may_win.iter().filter_map(|who| who.club).collect();
            for club in clubs {
                let of_club = may_win.iter().copied().filter(|who| who.club == Some(club));
                let best = best_of(&prize.rule, of_club);
                list.give_best(best, &reason, &prize.items, shared, lots);
            }
        }
        _ => {
            let concerned = may_win
                .iter()
                .copied()
                .filter(|who| prize.rule.concerns(who) == Some(true));
            let best = best_of(&prize.rule, concerned);
            list.give_best(best, &reason, &prize.items, shared, lots);
        }
    }
    let waits = list.findings.iter().any(
        |finding| matches!(finding, PrizeFinding::LotsNeeded { reason: of, .. } if *of == reason),
    );
    if list.awards.len() == before && !waits {
        list.findings.push(PrizeFinding::NobodyQualifies {
            name: prize.name.clone(),
        });
    }
    facts_missing(prize, may_win, before, list);
}

/// Names the entries of whom the needed fact is unknown, if knowing it could change the winner.
fn facts_missing(
    prize: &SpecialPrize,
    may_win: &[&Participant],
    before: usize,
    list: &mut AwardList,
) {
    let winner = list.awards[before..]
        .iter()
        .filter_map(|award| {
            may_win
                .iter()
                .find(|who| Recipient::Entry(who.entry) == award.recipient)
        })
        .filter_map(|who| prize.rule.rank(who))
        .max();
    for who in may_win
        .iter()
        .filter(|who| prize.rule.concerns(who).is_none())
    {
        let behind = match (winner, prize.rule.rank(who)) {
            (Some(winner), Some(rank)) => rank > winner,
            _ => false,
        };
        if !behind {
            list.findings.push(PrizeFinding::FactMissing {
                name: prize.name.clone(),
                entry: who.entry,
                fact: prize.rule.needs(),
            });
        }
    }
}

impl AwardList {
    fn give_best(
        &mut self,
        best: Vec<EntryId>,
        reason: &AwardReason,
        items: &[String],
        shared: SharedPrizes,
        lots: &[EntryId],
    ) {
        let winners = if shared == SharedPrizes::Lots && best.len() > 1 {
            let Some(order) = in_order_of_lots(&best, lots) else {
                self.findings.push(PrizeFinding::LotsNeeded {
                    reason: reason.clone(),
                    entries: best,
                });
                return;
            };
            order[..1].to_vec()
        } else {
            best
        };
        for entry in winners {
            self.give(
                Recipient::Entry(entry),
                reason,
                items.iter().map(String::as_str),
            );
        }
    }
}

fn best_of<'a>(
    rule: &SpecialRule,
    candidates: impl Iterator<Item = &'a Participant>,
) -> Vec<EntryId> {
    let ranked: Vec<_> = candidates
        .filter_map(|who| Some((rule.rank(who)?, who.entry)))
        .collect();
    let best = ranked.iter().map(|(rank, _)| *rank).min();
    ranked
        .into_iter()
        .filter(|(rank, _)| Some(*rank) == best)
        .map(|(_, entry)| entry)
        .collect()
}

fn largest_clubs(present: &[&Participant]) -> Vec<ClubId> {
    let mut sizes: BTreeMap<ClubId, u32> = BTreeMap::new();
    for club in present.iter().filter_map(|who| who.club) {
        *sizes.entry(club).or_default() += 1;
    }
    let most = sizes.values().copied().max();
    sizes
        .into_iter()
        .filter(|(_, size)| Some(*size) == most)
        .map(|(club, _)| club)
        .collect()
}

/// These entries as lots named them; none unless lots named them all.
fn in_order_of_lots(entries: &[EntryId], lots: &[EntryId]) -> Option<Vec<EntryId>> {
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
