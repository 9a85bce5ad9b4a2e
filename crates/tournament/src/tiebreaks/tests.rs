//! One cross table worked by hand, and ties that only one tie-break separates.
//!
//! | | 1 | 2 | 3 | points |
//! | --- | --- | --- | --- | --- |
//! | 1 | beats 2 | beats 3 | loses to 4 | 4 |
//! | 2 | loses to 1 | beats 4 | beats 3 | 4 |
//! | 3 | draws with 4 | loses to 1 | loses to 2 | 1 |
//! | 4 | draws with 3 | loses to 2 | beats 1 | 3 |

use proptest::prelude::*;

use super::*;
use crate::ByeKind;

fn game(opponent: u32, side: char, points: u32) -> RoundRecord {
    RoundRecord::Game {
        opponent: EntryId(opponent),
        side: if side == 'w' {
            Side::White
        } else {
            Side::Black
        },
        score: [GameScore::Lost, GameScore::Drawn, GameScore::Won][points as usize],
    }
}

fn entry(id: u32, rating: Option<u32>, history: &[RoundRecord]) -> RankEntry {
    RankEntry::of_history(EntryId(id), rating, history, &PointsTable::default())
}

fn cross_table() -> Vec<RankEntry> {
    vec![
        entry(
            1,
            Some(2000),
            &[game(2, 'w', 2), game(3, 'b', 2), game(4, 'w', 0)],
        ),
        entry(
            2,
            Some(1900),
            &[game(1, 'b', 0), game(4, 'w', 2), game(3, 'w', 2)],
        ),
        entry(
            3,
            None,
            &[game(4, 'w', 1), game(1, 'w', 0), game(2, 'b', 0)],
        ),
        entry(
            4,
            Some(1800),
            &[game(3, 'b', 1), game(2, 'b', 0), game(1, 'b', 2)],
        ),
    ]
}

fn rank(entries: &[RankEntry], tiebreaks: &[Tiebreak]) -> Vec<RankRow> {
    let rules = RankRules {
        tiebreaks: tiebreaks.to_vec(),
        ..RankRules::default()
    };
    rank_entries(entries, &rules)
}

/// The values of the entries 1 to 4.
fn values(tiebreak: Tiebreak) -> [Vec<i64>; 4] {
    let rows = rank(&cross_table(), &[tiebreak]);
    [1, 2, 3, 4].map(|id| {
        let row = rows
            .iter()
            .find(|row| row.entry == EntryId(id))
            .expect("a row");
        row.tiebreaks[0].values.clone()
    })
}

#[test]
fn every_tiebreak_on_the_cross_table() {
    let single = |values: [i64; 4]| values.map(|value| vec![value]);
    assert_eq!(values(Tiebreak::Wins), single([2, 2, 0, 1]));
    assert_eq!(values(Tiebreak::SonnebornBerger), single([10, 8, 3, 9]));
    assert_eq!(values(Tiebreak::Solkoff), single([8, 8, 11, 9]));
    assert_eq!(values(Tiebreak::Median), single([3, 3, 4, 4]));
    assert_eq!(values(Tiebreak::ShortTruncated), single([7, 7, 8, 8]));
    let series = [[7, 4], [7, 4], [8, 4], [8, 4]].map(|values| values.to_vec());
    assert_eq!(values(Tiebreak::FullTruncated), series);
    assert_eq!(
        values(Tiebreak::SolkoffOfOpponents),
        single([28, 28, 25, 27])
    );
    assert_eq!(values(Tiebreak::Progressive), single([10, 6, 3, 5]));
    assert_eq!(values(Tiebreak::GamesWithBlack), single([1, 1, 1, 3]));
    let ratings = [1850, 1900, 1900, 1950].map(|rating| rating * 10_000);
    assert_eq!(values(Tiebreak::OpponentsRating), single(ratings));
    // Only 1 and 2 are tied, and 1 won.
    assert_eq!(values(Tiebreak::DirectEncounter), single([2, 0, 0, 0]));
}

#[test]
fn a_value_says_what_it_is_made_of() {
    let rows = rank(&cross_table(), &[Tiebreak::Median]);
    let part = |opponent, value, counts| TiebreakPart {
        opponent: Some(EntryId(opponent)),
        value,
        counts,
    };
    let expected = [part(2, 4, false), part(3, 1, false), part(4, 3, true)];
    assert_eq!(rows[0].tiebreaks[0].parts, expected);
}

#[test]
fn ties_go_down_the_order_and_what_nothing_separates_is_shared() {
    let order = [Tiebreak::Wins, Tiebreak::DirectEncounter];
    let rows = rank(&cross_table(), &order);
    let places: Vec<_> = rows
        .iter()
        .map(|row| (row.entry.0, row.place.from, row.place.to))
        .collect();
    assert_eq!(places, [(1, 1, 1), (2, 2, 2), (4, 3, 3), (3, 4, 4)]);
    assert_eq!((rows[0].needed, rows[3].needed), (2, 0));
    let rows = rank(&cross_table(), &[Tiebreak::Solkoff]);
    assert_eq!((rows[0].place.from, rows[0].place.to), (1, 2));
    assert_eq!((rows[1].place.from, rows[1].place.to), (1, 2));
}

#[test]
fn direct_encounter_says_nothing_unless_all_have_met() {
    let entries = [
        entry(1, None, &[game(2, 'w', 2)]),
        entry(2, None, &[game(1, 'b', 0)]),
        entry(3, None, &[game(4, 'w', 2)]),
        entry(4, None, &[game(3, 'b', 0)]),
    ];
    let rows = rank(&entries, &[Tiebreak::DirectEncounter]);
    assert!(rows[0].tiebreaks[0].values.is_empty());
    assert_eq!((rows[0].place.from, rows[0].place.to), (1, 2));
}

#[test]
fn unplayed_rounds_count_own_points_or_nothing() {
    let bye = RoundRecord::Bye {
        bye: ByeKind::Allocated,
    };
    let entries = [
        entry(1, None, &[bye, game(2, 'w', 1)]),
        entry(2, None, &[game(3, 'w', 2), game(1, 'b', 1)]),
        entry(3, None, &[game(2, 'b', 0), bye]),
    ];
    let solkoff = |unplayed| {
        let rules = RankRules {
            tiebreaks: vec![Tiebreak::Solkoff, Tiebreak::SonnebornBerger],
            unplayed,
            ..RankRules::default()
        };
        let rows = rank_entries(&entries, &rules);
        let row = rows
            .iter()
            .find(|row| row.entry == EntryId(1))
            .expect("a row");
        [row.tiebreaks[0].values[0], row.tiebreaks[1].values[0]]
    };
    // Three points each for 1 and 2: the bye counts 3, and 2 × 3 in Sonneborn-Berger.
    assert_eq!(solkoff(UnplayedRounds::OwnPoints), [6, 9]);
    assert_eq!(solkoff(UnplayedRounds::Nothing), [3, 3]);
}

#[test]
fn play_offs_and_lots_decide_at_last() {
    let mut rules = RankRules {
        tiebreaks: vec![Tiebreak::PlayOff, Tiebreak::Lots],
        ..RankRules::default()
    };
    rules.play_offs = vec![vec![EntryId(2), EntryId(1)]];
    assert_eq!(rank_entries(&cross_table(), &rules)[0].entry, EntryId(2));
    // A play-off without one of the tied says nothing; lots do.
    rules.play_offs = vec![vec![EntryId(2)]];
    rules.lots = [4, 3, 1, 2].map(EntryId).to_vec();
    let rows = rank_entries(&cross_table(), &rules);
    assert_eq!((rows[0].entry, rows[0].place.to), (EntryId(1), 1));
}

proptest! {
    #[test]
    fn any_table_is_ranked_without_gaps(
        results in prop::collection::vec(
            prop::collection::vec((0_u32..8, any::<u32>(), any::<bool>()), 0..6), 0..7),
        order in prop::collection::vec(0_usize..13, 0..5),
    ) {
        let all = [
            Tiebreak::DirectEncounter, Tiebreak::Wins, Tiebreak::SonnebornBerger, Tiebreak::Solkoff,
            Tiebreak::Median, Tiebreak::ShortTruncated, Tiebreak::FullTruncated,
            Tiebreak::SolkoffOfOpponents, Tiebreak::Progressive, Tiebreak::GamesWithBlack,
            Tiebreak::OpponentsRating, Tiebreak::PlayOff, Tiebreak::Lots,
        ];
        let entries: Vec<RankEntry> = results.into_iter().enumerate().map(|(index, results)| RankEntry {
            entry: EntryId(index as u32),
            rating: Some(u32::MAX),
            results: results.into_iter().map(|(opponent, points, won)| RankResult {
                opponent: Some(EntryId(opponent)), points, won, blacks: points,
            }).collect(),
        }).collect();
        let order: Vec<Tiebreak> = order.into_iter().map(|index| all[index]).collect();
        let rows = rank(&entries, &order);
        prop_assert_eq!(rows.len(), entries.len());
        for (next, row) in (1..).zip(&rows) {
            prop_assert!(row.place.from == next || row.place.from < next && row.place.to >= next);
            prop_assert_eq!(row.tiebreaks.len(), order.len());
        }
        prop_assert!(rows.windows(2).all(|pair| pair[0].points >= pair[1].points));
    }
}
