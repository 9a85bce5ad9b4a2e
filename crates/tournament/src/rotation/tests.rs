//! Worked by hand for 8 and 9 players, each step with its article.

use proptest::prelude::*;

use super::*;
use crate::GameScore::{self, Drawn, Lost, Won};

fn entries(count: u32) -> Vec<RotationEntry> {
    (1..=count)
        .map(|id| RotationEntry::new(EntryId(id)))
        .collect()
}

fn pairs(pairing: &RotationPairing) -> Vec<(u32, u32)> {
    pairing
        .pairs
        .iter()
        .map(|pair| (pair.white.0, pair.black.0))
        .collect()
}

/// Plays a round with these results for White; gives who had Black at the last table.
fn play(
    entries: &mut [RotationEntry],
    pairing: &RotationPairing,
    results: &[GameScore],
) -> Option<EntryId> {
    for (pair, &score) in pairing.pairs.iter().zip(results) {
        let sides = [
            (pair.white, pair.black, Side::White, score),
            (pair.black, pair.white, Side::Black, score.other()),
        ];
        for (entry, opponent, side, score) in sides {
            let game = RoundRecord::Game {
                opponent,
                side,
                score,
            };
            entries[entry.0 as usize - 1].history.push(game);
        }
    }
    if let Some(entry) = pairing.rests {
        let bye = ByeKind::Allocated;
        entries[entry.0 as usize - 1]
            .history
            .push(RoundRecord::Bye { bye });
    }
    pairing.pairs.last().map(|pair| pair.black)
}

fn pair(entries: &[RotationEntry], last_black: Option<EntryId>) -> RotationPairing {
    pair_rotation(entries, &PointsTable::default(), last_black).expect("it can be paired")
}

#[test]
fn arts_2_to_5_eight_players_worked_by_hand() {
    let mut entries = entries(8);
    // Art. 3: the order of the lots (art. 2), two by two.
    let first = pair(&entries, None);
    assert_eq!(pairs(&first), [(1, 2), (3, 4), (5, 6), (7, 8)]);
    let black = play(&mut entries, &first, &[Won, Drawn, Lost, Won]);
    // Points: 1, 6 and 7 two; 3 and 4 one; 2, 5 and 8 none.
    assert_eq!(black, Some(EntryId(8)));

    // Art. 4: from 8 on, the first with two points is 1, the next with two is 6. From 6 on, 7 is
    // alone with two: the nearest lower after it is 3. From 3 on: 4, with 5. Then 8 with 2.
    let second = pair(&entries, black);
    assert_eq!(pairs(&second), [(6, 1), (7, 3), (4, 5), (8, 2)]);
    let black = play(&mut entries, &second, &[Drawn, Won, Won, Lost]);
    // Points: 7 four; 1, 4 and 6 three; 2 two; 3 one; 5 and 8 none.
    assert_eq!(black, Some(EntryId(2)));

    // Art. 4: 7 is alone with four, after it comes 1 with three. From 1 on: 4 and then 6. From 6
    // on: 2, with the nearest lower after it, 3. The circle closes with 5 and 8.
    let third = pair(&entries, black);
    let found: Vec<_> = third.pairs.iter().map(|pair| pair.first.0).collect();
    assert_eq!(found, [7, 4, 2, 5]);
    assert_eq!(pairs(&third), [(1, 7), (4, 6), (2, 3), (5, 8)]);
    let black = play(&mut entries, &third, &[Drawn, Lost, Lost, Drawn]);
    // Points: 6 and 7 five; 1 four; 3 and 4 three; 2 two; 5 and 8 one.
    assert_eq!(black, Some(EntryId(8)));

    // Art. 4: 6 with 7, 1 with 3. Then 4: after it comes 2 with two points, but that would leave 5
    // and 8, who have met; 5 has met 4. So 8, and 2 with 5.
    let fourth = pair(&entries, black);
    let both: Vec<_> = fourth
        .pairs
        .iter()
        .map(|pair| (pair.first.0, pair.white.0.max(pair.black.0)))
        .collect();
    assert_eq!(both, [(6, 7), (1, 3), (4, 8), (2, 5)]);
    let passed = [
        (EntryId(2), WhyPassed::Others),
        (EntryId(5), WhyPassed::AlreadyMet),
    ];
    assert_eq!(fourth.pairs[2].passed, passed);
}

#[test]
fn arts_3_to_5_nine_players_worked_by_hand() {
    let mut entries = entries(9);
    // Art. 3; the last of the list rests (ours).
    let first = pair(&entries, None);
    assert_eq!(pairs(&first), [(1, 2), (3, 4), (5, 6), (7, 8)]);
    assert_eq!(first.rests, Some(EntryId(9)));
    let black = play(&mut entries, &first, &[Won; 4]);

    // 6 rests: no points, and the last such in the reading from 8 (ours). Art. 4: 9 with 1, 3 with
    // 5. Then 7, alone with two points: 8 has met it (nobody meets twice), so 2. Then 4 with 8.
    let second = pair(&entries, black);
    assert_eq!(second.rests, Some(EntryId(6)));
    assert_eq!(pairs(&second), [(9, 1), (3, 5), (2, 7), (4, 8)]);
    assert_eq!(
        second.pairs[2].passed,
        [(EntryId(8), WhyPassed::AlreadyMet)]
    );
    let black = play(&mut entries, &second, &[Lost, Drawn, Lost, Won]);
    // Points: 1 and 7 four; 3 and 5 three; 4, 6 and 9 two; 2 and 8 none.
    assert_eq!(black, Some(EntryId(8)));

    // 2 rests. Art. 4: 1 with 7. Art. 5: 3 looks for three points and ends with 5, whom it has
    // met: so the first with two points after 5, which is 6. Then 5: after it 9 would fit, but 4
    // and 8 have met; so 4. Then 9 with 8.
    let third = pair(&entries, black);
    assert_eq!(third.rests, Some(EntryId(2)));
    let found: Vec<_> = third.pairs.iter().map(|pair| pair.first.0).collect();
    assert_eq!(found, [1, 3, 5, 9]);
    assert_eq!(third.pairs[1].passed, [(EntryId(5), WhyPassed::AlreadyMet)]);
    assert_eq!(third.pairs[2].passed, [(EntryId(9), WhyPassed::Others)]);
    let met = |index: usize, one: u32, other: u32| {
        let pair = &third.pairs[index];
        [pair.white.0, pair.black.0] == [one, other] || [pair.black.0, pair.white.0] == [one, other]
    };
    assert!(met(0, 1, 7) && met(1, 3, 6) && met(2, 5, 4) && met(3, 9, 8));
}

#[test]
fn lists_that_are_none_are_refused() {
    let points = PointsTable::default();
    let mut twice = entries(2);
    twice[1].entry = EntryId(1);
    assert_eq!(
        pair_rotation(&twice, &points, None),
        Err(RotationError::Twice(EntryId(1)))
    );
    let mut two = entries(2);
    let pairing = pair(&two, None);
    play(&mut two, &pairing, &[Won]);
    assert_eq!(
        pair_rotation(&two, &points, None),
        Err(RotationError::NoPairing)
    );
    assert_eq!(
        pair_rotation(&entries(1025), &points, None),
        Err(RotationError::TooMany)
    );
    assert!(pair(&[], None).pairs.is_empty());
}

proptest! {
    #[test]
    fn nobody_meets_or_rests_twice(
        count in 2_u32..24,
        results in prop::collection::vec(0_u8..3, 200),
        away in prop::collection::vec(0_u8..12, 300),
    ) {
        let mut list = entries(count);
        let (mut results, mut away) = (results.into_iter(), away.into_iter());
        let mut black = None;
        for _ in 0..count / 2 {
            for entry in &mut list {
                entry.present = away.next() != Some(0);
            }
            let Ok(pairing) = pair_rotation(&list, &PointsTable::default(), black) else { break };
            let seats = pairing.pairs.len() * 2 + usize::from(pairing.rests.is_some());
            prop_assert_eq!(seats, list.iter().filter(|entry| entry.present).count());
            let scores: Vec<GameScore> = pairing.pairs.iter()
                .map(|_| [Won, Drawn, Lost][usize::from(results.next().unwrap_or(0))])
                .collect();
            black = play(&mut list, &pairing, &scores);
        }
        for entry in &list {
            let mut met: Vec<_> = entry.history.iter().filter_map(|record| record.opponent()).collect();
            let games = met.len();
            met.sort_unstable();
            met.dedup();
            prop_assert_eq!(met.len(), games);
            prop_assert!(entry.history.len() - games <= 1);
        }
    }
}
