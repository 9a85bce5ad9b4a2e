//! Numbers with which clubmates meet in the first rounds.
//!
//! The Varma tables do the same for federations, for 9 to 24 players. Here it is computed for any
//! number: the largest club first takes the free numbers with which its members are done with
//! each other soonest.

use std::collections::BTreeMap;

use super::berger_meeting;
use crate::{ClubId, EntryId};

/// The entries in the order of their numbers. Within a club, and among those without one, the
/// order that lots gave stays.
#[must_use]
pub fn clubmates_first(entries: &[(EntryId, Option<ClubId>)]) -> Vec<EntryId> {
    let mut clubs: BTreeMap<ClubId, Vec<EntryId>> = BTreeMap::new();
    for (entry, club) in entries {
        if let Some(club) = club {
            clubs.entry(*club).or_default().push(*entry);
        }
    }
    let mut order: Vec<(ClubId, Vec<EntryId>)> = clubs.into_iter().collect();
    order.retain(|(_, members)| members.len() > 1);
    order.sort_by_key(|(club, members)| (std::cmp::Reverse(members.len()), *club));
    let mut numbers: Vec<Option<EntryId>> = vec![None; entries.len()];
    for (_, members) in &order {
        let free: Vec<usize> = (0..numbers.len())
            .filter(|&number| numbers[number].is_none())
            .collect();
        for (&number, &member) in soonest(&free, members.len(), entries.len())
            .iter()
            .zip(members)
        {
            numbers[number] = Some(member);
        }
    }
    let placed: Vec<EntryId> = numbers.iter().flatten().copied().collect();
    let mut others = entries
        .iter()
        .map(|(entry, _)| *entry)
        .filter(|entry| !placed.contains(entry));
    let filled = numbers
        .into_iter()
        .map(|number| number.or_else(|| others.next()));
    filled.flatten().collect()
}

/// So many of the free numbers, ascending, whose last meeting comes first; of these, with the
/// meetings earliest in all.
fn soonest(free: &[usize], count: usize, entries: usize) -> Vec<usize> {
    let size = entries.next_multiple_of(2).max(2);
    let grown = free.iter().map(|&start| {
        let mut chosen = vec![start];
        let mut cost = (0, 0);
        while chosen.len() < count {
            let with = |number: usize| {
                let meetings = chosen
                    .iter()
                    .map(|&other| berger_meeting(number, other, size));
                meetings.fold(cost, |(last, sum), round| (last.max(round), sum + round))
            };
            let open = free
                .iter()
                .copied()
                .filter(|number| !chosen.contains(number));
            let Some(next) = open.min_by_key(|&number| (with(number), number)) else {
                break;
            };
            cost = with(next);
            chosen.push(next);
        }
        (cost, chosen)
    });
    let mut best = grown.min().map(|(_, chosen)| chosen).unwrap_or_default();
    best.sort_unstable();
    best
}
