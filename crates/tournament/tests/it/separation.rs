//! Clubmates apart, against an exhaustive search on small charts.

use std::collections::HashMap;

use tournament::{Chance, ClubId, Entry, EntryId, Holder, Lots, LotsOptions, Seeding, draw_lots};

use crate::play::seed;

/// Pairs of clubmates that could meet in each round, the first round first.
fn meetings(clubs: &[Option<ClubId>]) -> Vec<u32> {
    let mut meetings = vec![0; clubs.len().trailing_zeros() as usize];
    for (one, club) in clubs.iter().enumerate().filter(|(_, club)| club.is_some()) {
        for other in (one + 1..clubs.len()).filter(|&other| clubs[other] == *club) {
            meetings[(one ^ other).ilog2() as usize] += 1;
        }
    }
    meetings
}

/// The best that any way of seating those who are not seeds can give.
fn best(lots: &Lots, club_of: &HashMap<EntryId, Option<ClubId>>) -> Vec<u32> {
    let mut clubs = clubs_by_place(lots, club_of);
    let movable: Vec<usize> = (lots.drawn.iter().enumerate())
        .filter(|(_, holder)| {
            holder
                .entry()
                .is_some_and(|entry| !lots.seeds.contains(&entry))
        })
        .map(|(place, _)| place)
        .collect();
    let mut labels: Vec<Option<ClubId>> = movable.iter().map(|&place| clubs[place]).collect();
    labels.sort();
    let mut best = meetings(&clubs);
    loop {
        for (&place, &label) in movable.iter().zip(&labels) {
            clubs[place] = label;
        }
        best = best.min(meetings(&clubs));
        if !next_permutation(&mut labels) {
            return best;
        }
    }
}

fn next_permutation<T: Ord>(list: &mut [T]) -> bool {
    let Some(pivot) = (1..list.len()).rev().find(|&i| list[i - 1] < list[i]) else {
        return false;
    };
    let last = (0..list.len())
        .rev()
        .find(|&i| list[i] > list[pivot - 1])
        .unwrap_or(pivot);
    list.swap(pivot - 1, last);
    list[pivot..].reverse();
    true
}

fn clubs_by_place(lots: &Lots, club_of: &HashMap<EntryId, Option<ClubId>>) -> Vec<Option<ClubId>> {
    let club = |holder: &Holder| holder.entry().and_then(|entry| club_of[&entry]);
    lots.drawn.iter().map(club).collect()
}

fn check(entries: &[Entry], seeding: Seeding, number: u64) {
    let options = LotsOptions {
        seeding,
        separate_clubs: true,
    };
    let lots = draw_lots(entries, &options, &seed(number)).unwrap();
    let club_of = entries.iter().map(|entry| (entry.id, entry.club)).collect();
    let found = meetings(&clubs_by_place(&lots, &club_of));
    assert_eq!(
        found,
        best(&lots, &club_of),
        "{entries:?} {options:?} seed {number}"
    );
}

/// Entries in as many clubs as given at random, the last club standing for none.
fn random_entries(count: u32, clubs: usize, chance: &mut Chance) -> Vec<Entry> {
    (1..=count)
        .map(|id| {
            let entry = Entry::new(id, format!("E{id}")).rated(chance.below(50) as u32);
            match chance.below(clubs) {
                0 if clubs > 2 => entry,
                club => entry.of_club(club as u32),
            }
        })
        .collect()
}

#[test]
fn pure_lots_keep_clubmates_as_far_apart_as_can_be() {
    let mut chance = Chance::new("test", &seed(1), "separation");
    for number in 0..600 {
        let count = 2 + chance.below(7) as u32;
        let clubs = 1 + chance.below(5);
        check(
            &random_entries(count, clubs, &mut chance),
            Seeding::Pure,
            number,
        );
    }
}

#[test]
fn pure_lots_on_sixteen_places() {
    let mut chance = Chance::new("test", &seed(2), "separation");
    for number in 0..12 {
        let count = 9 + chance.below(3) as u32;
        let clubs = 2 + chance.below(2);
        check(
            &random_entries(count, clubs, &mut chance),
            Seeding::Pure,
            number,
        );
    }
}

#[test]
fn seeds_stand_first_and_the_others_are_as_far_apart_as_can_be() {
    let mut chance = Chance::new("test", &seed(3), "separation");
    for number in 0..600 {
        let count = 2 + chance.below(7) as u32;
        let clubs = 1 + chance.below(5);
        let seeds = chance.below(5) as u32;
        check(
            &random_entries(count, clubs, &mut chance),
            Seeding::Rating { seeds },
            number,
        );
    }
}

#[test]
fn seeds_and_clubs_on_sixteen_places() {
    let mut chance = Chance::new("test", &seed(4), "separation");
    for number in 0..12 {
        let count = 9 + chance.below(4) as u32;
        let clubs = 2 + chance.below(2);
        let seeds = 2 + chance.below(4) as u32;
        check(
            &random_entries(count, clubs, &mut chance),
            Seeding::Rating { seeds },
            number,
        );
    }
}

#[test]
fn two_clubmates_of_a_thousand_meet_in_the_final_at_the_earliest() {
    let mut entries: Vec<Entry> = (1..=1000)
        .map(|id| Entry::new(id, format!("E{id}")))
        .collect();
    for club in 1..=40 {
        for member in 0..2 {
            entries[club * 20 + member].club = Some(ClubId(club as u32 + 1));
        }
    }
    let options = LotsOptions {
        separate_clubs: true,
        ..Default::default()
    };
    let lots = draw_lots(&entries, &options, &seed(5)).unwrap();
    let club_of = entries.iter().map(|entry| (entry.id, entry.club)).collect();
    let met = meetings(&clubs_by_place(&lots, &club_of));
    assert_eq!(met, [0, 0, 0, 0, 0, 0, 0, 0, 0, 40]);
}

#[test]
fn a_club_of_six_among_twenty_seven_is_spread_over_the_eighths() {
    let entries: Vec<Entry> = (1..=27)
        .map(|id| Entry::new(id, format!("E{id}")).of_club(id.div_ceil(6)))
        .collect();
    for number in 0..50 {
        let options = LotsOptions {
            separate_clubs: true,
            ..Default::default()
        };
        let lots = draw_lots(&entries, &options, &seed(number)).unwrap();
        let club_of = entries.iter().map(|entry| (entry.id, entry.club)).collect();
        let met = meetings(&clubs_by_place(&lots, &club_of));
        // Six in eight eighths, three to a half: each club has two pairs in a quarter, four
        // across quarters of one half and nine across the halves; the club of three has one in
        // a half and two across.
        assert_eq!(met, [0, 0, 4 * 2, 4 * 4 + 1, 4 * 9 + 2]);
    }
}
