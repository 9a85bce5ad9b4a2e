//! Clubmates apart: halves first, then quarters, and so on down to the tables.
//!
//! What is made small is the number of pairs of clubmates that could meet in the first round;
//! then, those equal, in the second; and so on. From the top of the chart, each part sends half
//! of every club to each of its halves; the odd ones out are shuffled and fill the halves. Since
//! byes are spread evenly, an even split of every club is always possible where there are no
//! seeds, and it is the best for all rounds at once. Seeds stand already: a club is split as
//! evenly as they allow, and [`exchange`](super::exchange) then looks for something better.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

use super::Spot;
use crate::{Chance, ClubId, Entry};

/// Whether any two entries belong to one club.
pub(super) fn has_clubmates(entries: &[&Entry]) -> bool {
    let mut seen = HashSet::new();
    entries
        .iter()
        .filter_map(|entry| entry.club)
        .any(|club| !seen.insert(club))
}

/// Puts the entries, already shuffled, on the free places.
pub(super) fn spread<'a>(places: &mut [Spot<'a>], entries: Vec<&'a Entry>, chance: &mut Chance) {
    debug_assert_eq!(
        entries.len(),
        free(places),
        "as many entries as free places"
    );
    let here: Vec<&Entry> = entries.iter().copied().chain(held(places)).collect();
    if places.len() == 1 || !has_clubmates(&here) {
        fill(places, entries, chance);
        return;
    }
    let (left, right) = places.split_at_mut(places.len() / 2);
    let (to_left, to_right) = split(left, right, entries, chance);
    spread(left, to_left, chance);
    spread(right, to_right, chance);
}

/// Without clubmates every order is as good: the entries are shuffled once more and seated.
fn fill<'a>(places: &mut [Spot<'a>], mut entries: Vec<&'a Entry>, chance: &mut Chance) {
    chance.shuffle(&mut entries);
    let free = places.iter_mut().filter(|spot| matches!(spot, Spot::Free));
    for (spot, entry) in free.zip(entries) {
        *spot = Spot::Held(entry);
    }
}

/// Members of a club, or one entry without a club, inside a part of the chart.
struct Group<'a> {
    movable: Vec<&'a Entry>,
    fixed: [usize; 2],
    /// How many in all go to the left half, the fixed ones included.
    left: usize,
}

impl Group<'_> {
    fn size(&self) -> i64 {
        (self.movable.len() + self.fixed[0] + self.fixed[1]) as i64
    }

    /// How many more pairs share a half when one more goes to the left.
    fn cost_of_more(&self) -> i64 {
        2 * self.left as i64 - self.size() + 1
    }

    /// How many more pairs share a half when one fewer goes to the left.
    fn cost_of_fewer(&self) -> i64 {
        self.size() - 2 * self.left as i64 + 1
    }

    fn most(&self) -> usize {
        self.fixed[0] + self.movable.len()
    }
}

fn split<'a>(
    left: &[Spot<'a>],
    right: &[Spot<'a>],
    entries: Vec<&'a Entry>,
    chance: &mut Chance,
) -> (Vec<&'a Entry>, Vec<&'a Entry>) {
    let room = free(left);
    let mut groups = groups(left, right, entries);
    chance.shuffle(&mut groups);
    let mut going: usize = groups.iter().map(|group| group.left - group.fixed[0]).sum();

    // The cheapest first; the shuffle orders equals.
    let mut queue: BinaryHeap<Reverse<(i64, usize)>> = BinaryHeap::new();
    let more = going < room;
    let cost = |group: &Group<'_>| match more {
        true if group.left < group.most() => Some(group.cost_of_more()),
        false if group.left > group.fixed[0] => Some(group.cost_of_fewer()),
        _ => None,
    };
    if going != room {
        for (position, group) in groups.iter().enumerate() {
            queue.extend(cost(group).map(|cost| Reverse((cost, position))));
        }
    }
    while going != room {
        let Reverse((_, position)) = queue.pop().expect("the free places hold the entries");
        let group = &mut groups[position];
        if more {
            group.left += 1;
            going += 1;
        } else {
            group.left -= 1;
            going -= 1;
        }
        queue.extend(cost(group).map(|cost| Reverse((cost, position))));
    }

    let (mut to_left, mut to_right) = (Vec::with_capacity(room), Vec::new());
    for group in groups {
        let (first, rest) = group.movable.split_at(group.left - group.fixed[0]);
        to_left.extend_from_slice(first);
        to_right.extend_from_slice(rest);
    }
    (to_left, to_right)
}

/// The clubs of this part in the order in which the shuffled entries name them, each split as
/// evenly as its seeds allow, with the odd one out on the right.
fn groups<'a>(left: &[Spot<'a>], right: &[Spot<'a>], entries: Vec<&'a Entry>) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    let mut by_club: HashMap<ClubId, usize> = HashMap::new();
    for entry in entries {
        let alone = || Group {
            movable: vec![entry],
            fixed: [0, 0],
            left: 0,
        };
        match entry
            .club
            .map(|club| *by_club.entry(club).or_insert(groups.len()))
        {
            Some(position) if position < groups.len() => groups[position].movable.push(entry),
            _ => groups.push(alone()),
        }
    }
    for (half, side) in [left, right].into_iter().enumerate() {
        for seed in held(side) {
            // A club of which only seeds are left here has nobody to send anywhere.
            if let Some(&position) = seed.club.and_then(|club| by_club.get(&club)) {
                groups[position].fixed[half] += 1;
            }
        }
    }
    for group in &mut groups {
        let even = group.size() as usize / 2;
        group.left = even.clamp(group.fixed[0], group.most());
    }
    groups
}

fn held<'s, 'a: 's>(places: &'s [Spot<'a>]) -> impl Iterator<Item = &'a Entry> + 's {
    places.iter().filter_map(|spot| match spot {
        Spot::Held(entry) => Some(*entry),
        Spot::Free | Spot::Bye => None,
    })
}

fn free(places: &[Spot<'_>]) -> usize {
    places
        .iter()
        .filter(|spot| matches!(spot, Spot::Free))
        .count()
}
