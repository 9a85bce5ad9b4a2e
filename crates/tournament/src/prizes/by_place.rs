//! Prizes by place, shared places included.

use std::collections::BTreeMap;

use super::award::in_order_of_lots;
use super::{
    AwardList, AwardReason, Participant, PrizeFinding, PrizeTable, Recipient, SharedPrizes,
    Unclaimed,
};
use crate::EntryId;

pub(super) fn for_places(
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
