//! Lots that anyone can verify.

use tournament::{
    Chance, Entry, EntryId, Holder, LotsError, LotsOptions, Mismatch, PlaceNo, Placement,
    PlacementError, RevealedBy, Seeding, Verification, digest_of, draw_lots, reveal_order, verify,
};

use crate::play::{entries, seed};

#[test]
fn the_same_list_options_and_seed_give_the_same_chart_in_whatever_order() {
    let mut chance = Chance::new("test", &seed(0), "order");
    for count in [2, 3, 5, 13, 27, 64, 100] {
        let mut list = entries(count);
        let options = LotsOptions {
            seeding: Seeding::Pure,
            separate_clubs: true,
        };
        let first = draw_lots(&list, &options, &seed(7)).unwrap();
        for _ in 0..10 {
            chance.shuffle(&mut list);
            assert_eq!(draw_lots(&list, &options, &seed(7)).unwrap(), first);
        }
        let other = draw_lots(&list, &options, &seed(8)).unwrap();
        assert_eq!(
            other.digest, first.digest,
            "the digest is of the list alone"
        );
    }
}

#[test]
fn another_seed_gives_another_chart() {
    let list = entries(27);
    let draw = |number| {
        draw_lots(&list, &LotsOptions::default(), &seed(number))
            .unwrap()
            .drawn
    };
    let charts: std::collections::HashSet<Vec<Holder>> = (0..200).map(draw).collect();
    assert_eq!(charts.len(), 200);
}

#[test]
fn byes_are_spread_never_meet_and_go_to_the_seeds_first() {
    for count in 2..=70_u32 {
        let list: Vec<Entry> = entries(count)
            .into_iter()
            .map(|e| {
                let r = 3000 - e.id.0;
                e.rated(r)
            })
            .collect();
        let options = LotsOptions {
            seeding: Seeding::Rating { seeds: count },
            separate_clubs: true,
        };
        let lots = draw_lots(&list, &options, &seed(1)).unwrap();
        let byes = lots.drawn.len() as u32 - count;
        let mut with_bye: Vec<u32> = (lots.drawn.chunks(2))
            .filter(|pair| pair.contains(&Holder::Bye))
            .map(|pair| {
                pair.iter()
                    .find_map(|holder| holder.entry())
                    .expect("no bye meets a bye")
                    .0
            })
            .collect();
        with_bye.sort_unstable();
        assert_eq!(with_bye, (1..=byes).collect::<Vec<_>>(), "{count} entries");
        let halves = lots.drawn.chunks(lots.drawn.len() / 2);
        let in_half: Vec<usize> = halves
            .map(|half| half.iter().filter(|holder| **holder == Holder::Bye).count())
            .collect();
        assert!(
            in_half[0].abs_diff(in_half[1]) <= 1,
            "{count} entries: {in_half:?}"
        );
    }
}

#[test]
fn seeds_stand_on_the_standard_places() {
    let list: Vec<Entry> = (1..=8)
        .map(|id| Entry::new(id, format!("E{id}")).rated(100 * id))
        .collect();
    let options = LotsOptions {
        seeding: Seeding::Rating { seeds: 4 },
        separate_clubs: false,
    };
    let lots = draw_lots(&list, &options, &seed(3)).unwrap();
    let places: Vec<u32> = lots
        .seeds
        .iter()
        .map(|&entry| lots.place_of(entry).unwrap().0)
        .collect();
    assert_eq!(lots.seeds, [8, 7, 6, 5].map(EntryId));
    assert_eq!(places, [1, 8, 5, 4]);
}

#[test]
fn seeds_by_category_are_the_best_and_lots_order_equals() {
    let list: Vec<Entry> = (1..=9)
        .map(|id| Entry::new(id, format!("E{id}")).in_category(if id <= 3 { 1 } else { 2 }))
        .chain([Entry::new(10, "without category")])
        .collect();
    let options = LotsOptions {
        seeding: Seeding::Category { seeds: 3 },
        separate_clubs: false,
    };
    let mut firsts = std::collections::BTreeSet::new();
    for number in 0..40 {
        let lots = draw_lots(&list, &options, &seed(number)).unwrap();
        assert!(lots.seeds.iter().all(|seed| seed.0 <= 3));
        firsts.insert(lots.seeds[0]);
    }
    assert_eq!(
        firsts.len(),
        3,
        "each of the equals is first seed under some seed"
    );
    let all = LotsOptions {
        seeding: Seeding::Category { seeds: 10 },
        separate_clubs: false,
    };
    assert_eq!(draw_lots(&list, &all, &seed(0)).unwrap().seeds.len(), 9);
}

#[test]
fn lots_that_cannot_be_drawn() {
    let draw = |list: &[Entry], seeding| {
        draw_lots(
            list,
            &LotsOptions {
                seeding,
                separate_clubs: true,
            },
            &seed(0),
        )
        .unwrap_err()
    };
    let order = |ids: &[u32]| Seeding::Order {
        entries: ids.iter().map(|&id| EntryId(id)).collect(),
    };
    let list = entries(3);
    assert_eq!(draw(&list[..1], Seeding::Pure), LotsError::TooFew);
    let twice = [list[0].clone(), list[1].clone(), list[0].clone()];
    assert_eq!(draw(&twice, Seeding::Pure), LotsError::Repeated(EntryId(1)));
    assert_eq!(draw(&list, order(&[9])), LotsError::UnknownSeed(EntryId(9)));
    assert_eq!(
        draw(&list, order(&[2, 2])),
        LotsError::RepeatedSeed(EntryId(2))
    );
    assert_eq!(draw(&entries(65_537), Seeding::Pure), LotsError::TooMany);
}

#[test]
fn verify_says_whether_and_where_a_chart_departs() {
    let list = entries(13);
    let options = LotsOptions {
        seeding: Seeding::Pure,
        separate_clubs: true,
    };
    let lots = draw_lots(&list, &options, &seed(11)).unwrap();
    assert_eq!(
        verify(&list, &lots),
        Ok(Verification::Same { placements: vec![] })
    );

    let mut forged = lots.clone();
    let (one, other) = (forged.drawn[0], forged.drawn[3]);
    forged.drawn.swap(0, 3);
    let at = vec![
        Mismatch {
            place: PlaceNo(1),
            expected: Some(one),
            found: Some(other),
        },
        Mismatch {
            place: PlaceNo(4),
            expected: Some(other),
            found: Some(one),
        },
    ];
    assert_eq!(verify(&list, &forged), Ok(Verification::Departs { at }));

    let mut other_list = list.clone();
    other_list[4].name.push('x');
    let digest = digest_of(&other_list).unwrap();
    assert_ne!(digest, lots.digest);
    assert_eq!(
        verify(&other_list, &lots),
        Ok(Verification::OtherEntries { digest })
    );

    let mut foreign = lots.clone();
    foreign.algorithm = "another-recipe-9".to_owned();
    assert_eq!(verify(&list, &foreign), Ok(Verification::UnknownAlgorithm));
}

#[test]
fn what_the_arbiter_places_by_hand_is_shown_as_such() {
    let list = entries(5);
    let mut lots = draw_lots(&list, &LotsOptions::default(), &seed(4)).unwrap();
    let drawn = lots.drawn.clone();
    let byes: Vec<u32> = (drawn.iter().zip(1..))
        .filter(|(h, _)| **h == Holder::Bye)
        .map(|(_, p)| p)
        .collect();
    let held: Vec<u32> = (drawn.iter().zip(1..))
        .filter(|(h, _)| **h != Holder::Bye)
        .map(|(_, p)| p)
        .collect();

    let swap = |one, other| Placement {
        one: PlaceNo(one),
        other: PlaceNo(other),
    };
    assert_eq!(
        lots.place_by_hand(swap(1, 9)),
        Err(PlacementError::UnknownPlace(PlaceNo(9)))
    );
    assert_eq!(
        lots.place_by_hand(swap(0, 1)),
        Err(PlacementError::UnknownPlace(PlaceNo(0)))
    );
    assert_eq!(
        lots.place_by_hand(swap(byes[0], byes[1])),
        Err(PlacementError::NothingMoves)
    );
    let lonely = PlaceNo(byes[0]).opponent();
    let onto = swap(lonely.0, byes[1]);
    assert_eq!(
        lots.place_by_hand(onto),
        Err(PlacementError::ByeAgainstBye(lonely))
    );

    lots.place_by_hand(swap(held[0], held[2])).unwrap();
    let places = lots.places();
    assert_eq!(places[held[0] as usize - 1], drawn[held[2] as usize - 1]);
    let by_hand: Vec<u32> = (reveal_order(&lots).iter())
        .filter(|reveal| reveal.by == RevealedBy::Arbiter)
        .map(|reveal| reveal.place.0)
        .collect();
    assert_eq!(by_hand, [held[0], held[2]]);
    let same = Verification::Same {
        placements: lots.placements.clone(),
    };
    assert_eq!(verify(&list, &lots), Ok(same));
}

#[test]
fn the_ceremony_shows_byes_then_seeds_then_the_tables_from_the_top() {
    let list: Vec<Entry> = (1..=6)
        .map(|id| Entry::new(id, format!("E{id}")).rated(id))
        .collect();
    let options = LotsOptions {
        seeding: Seeding::Rating { seeds: 2 },
        separate_clubs: false,
    };
    let lots = draw_lots(&list, &options, &seed(2)).unwrap();
    let places: Vec<u32> = reveal_order(&lots)
        .iter()
        .map(|reveal| reveal.place.0)
        .collect();
    assert_eq!(places, [2, 7, 1, 8, 3, 4, 5, 6]);
    let by: Vec<RevealedBy> = reveal_order(&lots).iter().map(|reveal| reveal.by).collect();
    assert_eq!(
        by[..4],
        [
            RevealedBy::Bye,
            RevealedBy::Bye,
            RevealedBy::Seed { rank: 1 },
            RevealedBy::Seed { rank: 2 },
        ]
    );
}
