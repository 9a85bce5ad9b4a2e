//! The published tables, and what every table promises.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::ClubId;

/// The published tables for up to 14 entries, and rounds of the one for 24 (FIDE C.05, annex 1).
const PUBLISHED: [(usize, &str); 7] = [
    (4, "1-4 2-3 / 4-3 1-2 / 2-4 3-1"),
    (
        6,
        "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1",
    ),
    (
        8,
        "1-8 2-7 3-6 4-5 / 8-5 6-4 7-3 1-2 / 2-8 3-1 4-7 5-6 / 8-6 7-5 1-4 2-3 / 3-8 4-2 5-1 6-7 / \
         8-7 1-6 2-5 3-4 / 4-8 5-3 6-2 7-1",
    ),
    (
        10,
        "1-10 2-9 3-8 4-7 5-6 / 10-6 7-5 8-4 9-3 1-2 / 2-10 3-1 4-9 5-8 6-7 / 10-7 8-6 9-5 1-4 2-3 \
         / 3-10 4-2 5-1 6-9 7-8 / 10-8 9-7 1-6 2-5 3-4 / 4-10 5-3 6-2 7-1 8-9 / 10-9 1-8 2-7 3-6 \
         4-5 / 5-10 6-4 7-3 8-2 9-1",
    ),
    (
        12,
        "1-12 2-11 3-10 4-9 5-8 6-7 / 12-7 8-6 9-5 10-4 11-3 1-2 / 2-12 3-1 4-11 5-10 6-9 7-8 / \
         12-8 9-7 10-6 11-5 1-4 2-3 / 3-12 4-2 5-1 6-11 7-10 8-9 / 12-9 10-8 11-7 1-6 2-5 3-4 / \
         4-12 5-3 6-2 7-1 8-11 9-10 / 12-10 11-9 1-8 2-7 3-6 4-5 / 5-12 6-4 7-3 8-2 9-1 10-11 / \
         12-11 1-10 2-9 3-8 4-7 5-6 / 6-12 7-5 8-4 9-3 10-2 11-1",
    ),
    (
        14,
        "1-14 2-13 3-12 4-11 5-10 6-9 7-8 / 14-8 9-7 10-6 11-5 12-4 13-3 1-2 / 2-14 3-1 4-13 5-12 \
         6-11 7-10 8-9 / 14-9 10-8 11-7 12-6 13-5 1-4 2-3 / 3-14 4-2 5-1 6-13 7-12 8-11 9-10 / 14-10 \
         11-9 12-8 13-7 1-6 2-5 3-4",
    ),
    (
        24,
        "1-24 2-23 3-22 4-21 5-20 6-19 7-18 8-17 9-16 10-15 11-14 12-13 / 24-13 14-12 15-11 16-10 \
         17-9 18-8 19-7 20-6 21-5 22-4 23-3 1-2 / 2-24 3-1 4-23 5-22 6-21 7-20 8-19 9-18 10-17 11-16 \
         12-15 13-14",
    ),
];

fn numbers(count: u32) -> Vec<EntryId> {
    (1..=count).map(EntryId).collect()
}

fn text(round: &RobinRound) -> String {
    let pairs = round
        .pairs
        .iter()
        .map(|pair| format!("{}-{}", pair.white, pair.black));
    pairs.collect::<Vec<_>>().join(" ")
}

#[test]
fn tables_are_the_published_ones() {
    for (count, published) in PUBLISHED {
        let table = berger_table(&numbers(count as u32), RobinForm::Single).expect("a table");
        assert_eq!(table.len(), count - 1);
        for (round, line) in table.iter().zip(published.split(" / ")) {
            assert_eq!(text(round), line, "{count} entries");
        }
    }
}

/// How the tables are written by hand: first numbers run on from 1 to the last but one and begin
/// again, second numbers run down from the last but one, and the last number joins the first pair
/// of each round, on the right and on the left in turn.
#[test]
fn tables_from_4_to_24_are_those_written_by_hand() {
    for count in (4_u32..=24).step_by(2) {
        let turning = count - 1;
        let mut up = (1..=turning).cycle();
        let mut down = (1..=turning).rev().cycle();
        let table = berger_table(&numbers(count), RobinForm::Single).expect("a table");
        for (index, round) in table.iter().enumerate() {
            let first = up.next().expect("endless");
            let mut line = vec![if index % 2 == 0 {
                format!("{first}-{count}")
            } else {
                format!("{count}-{first}")
            }];
            for _ in 1..count / 2 {
                let (first, second) = (up.next().expect("endless"), down.next().expect("endless"));
                line.push(format!("{first}-{second}"));
            }
            assert_eq!(
                text(round),
                line.join(" "),
                "{count} entries, round {}",
                index + 1
            );
        }
    }
}

#[test]
fn the_odd_one_rests() {
    let table = berger_table(&numbers(5), RobinForm::Single).expect("a table");
    let rests: Vec<_> = table.iter().filter_map(|round| round.rests).collect();
    assert_eq!(rests, [1, 4, 2, 5, 3].map(EntryId));
    assert!(table.iter().all(|round| round.pairs.len() == 2));
}

#[test]
fn the_second_half_reverses_colours_and_two_games_need_no_second_half() {
    let form = RobinForm::Double {
        swap_last_two: true,
    };
    let table = berger_table(&numbers(4), form).expect("a table");
    let lines: Vec<String> = table.iter().map(text).collect();
    assert_eq!(
        lines,
        [
            "1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"
        ]
    );
    let table = berger_table(&numbers(4), RobinForm::TwoGames).expect("a table");
    assert!(
        table
            .iter()
            .flat_map(|round| &round.pairs)
            .all(|pair| pair.games == 2)
    );
    assert_eq!(table.len(), 3);
}

#[test]
fn clubmates_are_done_with_each_other_first() {
    let club = |id: u32| {
        (
            EntryId(id),
            Some(ClubId(if id <= 3 { 1 } else { 2 })).filter(|_| id <= 5),
        )
    };
    let entries: Vec<_> = (1..=10).map(club).collect();
    let order = clubmates_first(&entries);
    let table = berger_table(&order, RobinForm::Single).expect("a table");
    let of = |entry: EntryId| entries[entry.0 as usize - 1].1;
    let last = table.iter().rposition(|round| {
        round
            .pairs
            .iter()
            .any(|pair| of(pair.white).is_some() && of(pair.white) == of(pair.black))
    });
    assert!(
        last.expect("they meet") < 4,
        "clubmates meet in round {last:?}"
    );
    assert_eq!(clubmates_first(&entries), order);
}

#[test]
fn half_of_the_encounters_decide_what_a_withdrawal_does() {
    let rule = WithdrawalRule::default();
    assert_eq!(rule.effect(4, 9), WithdrawalEffect::NotCounted);
    assert_eq!(rule.effect(5, 9), WithdrawalEffect::RestLost);
    assert_eq!(rule.effect(5, 10), WithdrawalEffect::RestLost);
}

#[test]
fn lists_that_are_none_are_refused() {
    assert_eq!(
        berger_table(&numbers(1), RobinForm::Single),
        Err(RobinError::TooFew)
    );
    assert_eq!(
        berger_table(&numbers(257), RobinForm::Single),
        Err(RobinError::TooMany)
    );
    let twice = [EntryId(3), EntryId(3)];
    assert_eq!(
        berger_table(&twice, RobinForm::Single),
        Err(RobinError::Twice(EntryId(3)))
    );
    assert!(clubmates_first(&[]).is_empty());
}

proptest! {
    #[test]
    fn everybody_meets_everybody_once_and_colours_stay_even(
        count in 2_u32..40,
        clubs in prop::collection::vec(prop::option::of(0_u32..6), 40),
    ) {
        let entries: Vec<_> = (1..=count)
            .map(|id| (EntryId(id), clubs[id as usize - 1].map(ClubId)))
            .collect();
        let order = clubmates_first(&entries);
        let table = berger_table(&order, RobinForm::Single).expect("a table");
        let mut met = BTreeSet::new();
        let mut balance = vec![0_i32; count as usize + 1];
        for (index, round) in table.iter().enumerate() {
            for pair in &round.pairs {
                prop_assert!(met.insert((pair.white.min(pair.black), pair.white.max(pair.black))));
                balance[pair.white.0 as usize] += 1;
                balance[pair.black.0 as usize] -= 1;
                let place = |entry| order.iter().position(|&other| other == entry).expect("listed");
                let size = order.len().next_multiple_of(2);
                prop_assert_eq!(berger_meeting(place(pair.white), place(pair.black), size), index);
            }
        }
        prop_assert_eq!(met.len() as u32, count * (count - 1) / 2);
        prop_assert!(balance.iter().all(|balance| balance.abs() <= 1));
    }
}
