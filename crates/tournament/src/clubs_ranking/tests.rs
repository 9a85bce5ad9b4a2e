use proptest::prelude::*;

use super::*;

fn result(club: u32, entry: u32, from: u32, to: u32) -> ClubResult {
    ClubResult {
        club: ClubId(club),
        section: 1,
        entry: EntryId(entry),
        place: Place { from, to },
    }
}

/// Ranks clubs given as (club, place) and prints one line per club.
fn check(places: &[(u32, u32)], table: &ClubPoints) -> String {
    let results: Vec<_> = (1..)
        .zip(places)
        .map(|(entry, &(club, place))| result(club, entry, place, place))
        .collect();
    let rows = rank_clubs(&results, table);
    let lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let behind = row.behind_by.map_or(String::new(), |tiebreak| {
                format!(", behind by {tiebreak:?}")
            });
            format!(
                "{}: club {} with {}{behind}",
                row.place, row.club, row.points
            )
        })
        .collect();
    lines.join("\n")
}

#[test]
fn points_by_place_and_one_for_taking_part() {
    let table = ClubPoints::default();
    for (place, points) in [(1, 11), (2, 8), (3, 6), (7, 2), (8, 1), (4000, 1)] {
        assert_eq!(table.of(Place::only(place)), points, "place {place}");
    }
}

#[test]
fn a_shared_place_is_worth_what_was_chosen() {
    let third = Place { from: 3, to: 4 };
    for (shared, points) in [
        (SharedPoints::Best, 6),
        (SharedPoints::Worst, 5),
        (SharedPoints::Split, 5), // (5 + 4) / 2, rounded down, and 1
    ] {
        let table = ClubPoints {
            shared,
            ..ClubPoints::default()
        };
        assert_eq!(table.of(third), points, "{shared:?}");
    }
}

#[test]
fn clubs_in_order_of_points() {
    let ranked = check(
        &[(1, 1), (2, 2), (2, 3), (3, 4), (1, 9)],
        &ClubPoints::default(),
    );
    insta::assert_snapshot!(ranked, @"
    1: club 2 with 14
    2: club 1 with 12
    3: club 3 with 5
    ");
}

#[test]
fn only_the_best_count() {
    let table = ClubPoints {
        best: Some(2),
        ..ClubPoints::default()
    };
    let ranked = check(&[(1, 1), (2, 2), (2, 3), (2, 4), (2, 5)], &table);
    insta::assert_snapshot!(ranked, @"
    1: club 2 with 14
    2: club 1 with 11
    ");
}

#[test]
fn equal_points_go_to_the_better_best_place() {
    // 11 + 1 against 8 + 4: twelve each.
    let ranked = check(&[(2, 2), (2, 5), (1, 1), (1, 20)], &ClubPoints::default());
    insta::assert_snapshot!(ranked, @"
    1: club 1 with 12
    2: club 2 with 12, behind by BestPlaces
    ");
}

#[test]
fn a_tie_that_nothing_breaks_is_a_tie() {
    let table = ClubPoints {
        tiebreaks: vec![ClubTiebreak::MoreAthletes],
        ..ClubPoints::default()
    };
    let ranked = check(&[(7, 2), (7, 5), (4, 1), (4, 20), (5, 6)], &table);
    insta::assert_snapshot!(ranked, @"
    1–2: club 4 with 12
    1–2: club 7 with 12
    3: club 5 with 3
    ");
}

#[test]
fn each_tiebreak_by_itself() {
    // Twelve points each: club 1 by a first place, club 2 by a second and a fifth,
    // club 3 by a third, a sixth, and three who only took part.
    let places = [
        (1, 1),
        (1, 20),
        (2, 2),
        (2, 5),
        (3, 3),
        (3, 6),
        (3, 21),
        (3, 22),
        (3, 23),
    ];
    let order = |tiebreak| {
        let table = ClubPoints {
            tiebreaks: vec![tiebreak],
            ..ClubPoints::default()
        };
        let results: Vec<_> = (1..)
            .zip(places)
            .map(|(entry, (club, place))| result(club, entry, place, place))
            .collect();
        let rows = rank_clubs(&results, &table);
        assert!(rows.iter().all(|row| row.points == 12));
        rows.iter()
            .map(|row| (row.place.from, row.club.0))
            .collect::<Vec<_>>()
    };
    assert_eq!(order(ClubTiebreak::BestPlaces), [(1, 1), (2, 2), (3, 3)]);
    assert_eq!(order(ClubTiebreak::MostPodiums), [(1, 1), (2, 2), (3, 3)]);
    assert_eq!(order(ClubTiebreak::AllPoints), [(1, 1), (1, 2), (1, 3)]);
    assert_eq!(order(ClubTiebreak::MoreAthletes), [(1, 3), (2, 1), (2, 2)]);
    assert_eq!(order(ClubTiebreak::FewerAthletes), [(1, 1), (1, 2), (3, 3)]);
}

#[test]
fn sections_add_up() {
    let mut men = result(1, 1, 1, 1);
    let women = ClubResult {
        section: 2,
        ..result(1, 1, 2, 2)
    };
    men.section = 1;
    let rows = rank_clubs(&[men, women], &ClubPoints::default());
    assert_eq!(rows[0].points, 11 + 8);
}

proptest! {
    #[test]
    fn every_club_is_placed_once_and_no_point_is_lost(
        clubs in prop::collection::vec(1..9u32, 1..40),
        best in prop::option::of(1..5u32),
    ) {
        let places: Vec<(u32, u32)> = clubs.iter().copied().zip(1..).collect();
        let results: Vec<_> = places
            .iter()
            .map(|&(club, place)| result(club, place, place, place))
            .collect();
        let table = ClubPoints { best, ..ClubPoints::default() };
        let rows = rank_clubs(&results, &table);

        let mut seen: Vec<u32> = rows.iter().map(|row| row.club.0).collect();
        seen.sort_unstable();
        let mut expected = clubs.clone();
        expected.sort_unstable();
        expected.dedup();
        prop_assert_eq!(seen, expected);

        let all: u32 = rows.iter().flat_map(|row| &row.scores).map(|score| score.points).sum();
        let given: u32 = places.iter().map(|&(_, place)| table.of(Place::only(place))).sum();
        prop_assert_eq!(all, given);
        for row in &rows {
            let counting = row.scores.iter().filter(|score| score.counts);
            prop_assert_eq!(counting.clone().map(|score| score.points).sum::<u32>(), row.points);
            prop_assert!(best.is_none_or(|best| counting.count() <= best as usize));
        }
        // Places cover 1 to the number of clubs, each tie as wide as it says.
        for (index, row) in (1..).zip(&rows) {
            prop_assert!(row.place.from <= index && index <= row.place.to);
            let sharing = rows.iter().filter(|other| other.place == row.place).count();
            prop_assert_eq!(sharing as u32, row.place.to - row.place.from + 1);
        }
        let mut reversed = results.clone();
        reversed.reverse();
        prop_assert_eq!(rank_clubs(&reversed, &table), rows);
    }
}
