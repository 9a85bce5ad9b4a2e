//! Swiss events by the Dutch rules: held against files, and against what the rules promise.

pub(crate) mod course;
mod criteria;

use std::collections::{BTreeMap, BTreeSet};

use course::{Trouble, play};
use proptest::prelude::*;
use rules::Side;
use tournament::{
    EntryId, Obstacle, PairNote, PointsTable, RoundRecord, SwissEntry, SwissError, SwissEvent, Trf,
    WhyApart, pair_swiss, read_trf,
};

/// Pairs with White first, and who rests with nobody.
fn paired(trf: &Trf, round: usize) -> BTreeSet<(EntryId, Option<EntryId>)> {
    let mut pairs = BTreeSet::new();
    for player in &trf.players {
        match player.rounds[round].record {
            RoundRecord::Game {
                opponent,
                side: Side::White,
                ..
            } => {
                pairs.insert((player.number, Some(opponent)));
            }
            RoundRecord::Forfeit {
                opponent,
                side: Some(Side::White),
                ..
            } => {
                pairs.insert((player.number, Some(opponent)));
            }
            record if record.was_paired() && record.opponent().is_none() => {
                pairs.insert((player.number, None));
            }
            _ => {}
        }
    }
    pairs
}

/// Events whose every pairing another program has confirmed.
#[test]
fn every_round_of_the_confirmed_events_comes_out_the_same() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/swiss");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of the data")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    let mut rounds = 0;
    for file in &files {
        let trf = read_trf(&std::fs::read(file).expect("readable")).expect("a good file");
        for round in 0..trf.played_rounds() {
            let pairing = pair_swiss(&trf.swiss_event(round), &trf.swiss_entries(round))
                .expect("it was paired before");
            let mut ours: BTreeSet<_> = (pairing.pairs.iter())
                .map(|pair| (pair.white, Some(pair.black)))
                .collect();
            ours.extend(pairing.bye.map(|entry| (entry, None)));
            assert_eq!(
                ours,
                paired(&trf, round),
                "{}, round {}",
                file.display(),
                round + 1
            );
            rounds += 1;
        }
    }
    assert!(rounds >= 60, "only {rounds} rounds were compared");
}

fn event(rounds: u32) -> SwissEvent {
    SwissEvent {
        rounds,
        first_colour: Side::White,
        points: PointsTable::default(),
        apart: Vec::new(),
    }
}

fn entries(count: u32) -> Vec<SwissEntry> {
    (1..=count).map(|id| SwissEntry::new(EntryId(id))).collect()
}

#[test]
fn the_first_round_pairs_the_halves_and_rests_the_last() {
    let pairing = pair_swiss(&event(5), &entries(7)).expect("nobody has met");
    let pairs: Vec<_> = pairing
        .pairs
        .iter()
        .map(|pair| (pair.white.0, pair.black.0))
        .collect();
    assert_eq!(pairs, [(1, 4), (5, 2), (3, 6)]);
    assert_eq!(pairing.bye, Some(EntryId(7)));
    assert!(pairing.pairs.iter().all(|pair| pair.notes.is_empty()));
}

#[test]
fn clubmates_are_kept_apart_and_the_reason_is_said() {
    let mut event = event(5);
    event.apart = vec![(EntryId(1), EntryId(3), WhyApart::SameClub)];
    let pairing = pair_swiss(&event, &entries(4)).expect("there is another way");
    let pairs: Vec<_> = pairing
        .pairs
        .iter()
        .map(|pair| (pair.white.0, pair.black.0))
        .collect();
    assert_eq!(pairs, [(1, 4), (3, 2)]);
    let note = PairNote::Instead {
        of: EntryId(3),
        because: Obstacle::SameClub,
    };
    assert_eq!(pairing.pairs[0].notes, [note]);
    assert!(!pairing.clubs_lifted);
}

#[test]
fn clubmates_meet_where_nobody_else_is_left_but_the_arbiter_is_obeyed() {
    let mut event = event(5);
    event.apart = vec![(EntryId(1), EntryId(2), WhyApart::SameClub)];
    let pairing = pair_swiss(&event, &entries(2)).expect("the only way");
    assert!(pairing.clubs_lifted);
    event.apart[0].2 = WhyApart::Arbiter;
    assert_eq!(pair_swiss(&event, &entries(2)), Err(SwissError::NoPairing));
}

#[test]
fn lists_that_are_none_are_refused() {
    let mut twice = entries(3);
    twice[2].entry = EntryId(1);
    assert_eq!(
        pair_swiss(&event(3), &twice),
        Err(SwissError::Twice(EntryId(1)))
    );
    let mut lonely = entries(2);
    lonely[0].history.push(RoundRecord::Game {
        opponent: EntryId(2),
        side: Side::White,
        score: tournament::GameScore::Won,
    });
    let told = SwissError::Contradiction {
        entry: EntryId(1),
        round: 1,
    };
    assert_eq!(pair_swiss(&event(3), &lonely), Err(told));
    assert_eq!(
        pair_swiss(&event(3), &entries(4097)),
        Err(SwissError::TooMany)
    );
    let nobody = pair_swiss(&event(3), &[]).expect("nothing to do");
    assert!(nobody.pairs.is_empty() && nobody.bye.is_none());
}

/// What C.04.1 promises, after every round.
fn check_promises(trf: &Trf, rounds: u32) {
    for player in &trf.players {
        let mut met = BTreeMap::new();
        let (mut byes, mut balance, mut running) = (0, 0_i32, (None, 0));
        for (index, round) in player.rounds.iter().enumerate() {
            match round.record {
                RoundRecord::Game { opponent, side, .. } => {
                    assert_eq!(
                        met.insert(opponent, index),
                        None,
                        "{} met twice",
                        player.number
                    );
                    balance += if side == Side::White { 1 } else { -1 };
                    running = match running {
                        (Some(last), times) if last == side => (Some(side), times + 1),
                        _ => (Some(side), 1),
                    };
                    if index + 1 < rounds as usize {
                        assert!(balance.abs() <= 2, "colours of {}", player.number);
                        assert!(running.1 <= 2, "colours of {}", player.number);
                    }
                }
                record => byes += u32::from(record.was_paired() && record.opponent().is_none()),
            }
        }
        assert!(byes <= 1, "{} rested {byes} times", player.number);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn nobody_meets_twice_or_rests_twice_and_colours_keep_their_limits(
        count in 2_u32..40,
        rounds in 1_u32..10,
        number in any::<u64>(),
        trouble in any::<bool>(),
    ) {
        let trouble = if trouble { Trouble::MUCH } else { Trouble::NONE };
        let trf = play(count, rounds, number, trouble, |round, trf, pairing| {
            let mut seats: Vec<EntryId> = (pairing.pairs.iter())
                .flat_map(|pair| [pair.white, pair.black])
                .chain(pairing.bye)
                .collect();
            seats.sort_unstable();
            let present: Vec<EntryId> = (trf.players.iter())
                .filter(|player| player.rounds.len() == round)
                .map(|player| player.number)
                .collect();
            assert_eq!(seats, present, "everybody present has exactly one place");
        });
        check_promises(&trf, rounds);
    }
}
