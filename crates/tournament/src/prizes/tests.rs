use proptest::prelude::*;

use super::*;

mod expected;
mod lists;
mod special;

fn items(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn place_prize(from: u32, to: u32, names: &[&str]) -> PlacePrize {
    PlacePrize {
        from,
        to,
        items: items(names),
    }
}

/// The prizes of 2006.
fn table_2006() -> PrizeTable {
    PrizeTable {
        places: vec![
            place_prize(1, 1, &["trophy", "medal"]),
            place_prize(2, 2, &["cup", "medal"]),
            place_prize(3, 3, &["plaque", "medal"]),
        ],
        everyone: items(&["souvenir medal"]),
        ..PrizeTable::default()
    }
}

fn special(name: &str, rule: SpecialRule) -> SpecialPrize {
    SpecialPrize {
        name: name.to_owned(),
        rule,
        items: items(&["book"]),
        besides_place_prize: true,
    }
}

/// Participants 1, 2, 3… with these places.
fn placed(places: &[(u32, u32)]) -> Vec<Participant> {
    (1..)
        .zip(places)
        .map(|(entry, &(from, to))| Participant {
            place: Some(Place { from, to }),
            ..Participant::new(EntryId(entry))
        })
        .collect()
}

fn print(list: &AwardList) -> String {
    let awards = list.awards.iter().map(|award| {
        let to = match award.recipient {
            Recipient::Entry(entry) => format!("entry {entry}"),
            Recipient::Club(club) => format!("club {club}"),
        };
        let reason = match &award.reason {
            AwardReason::Place { place } => format!("place {place}"),
            AwardReason::Special { name } => name.clone(),
            AwardReason::Everyone => "taking part".to_owned(),
        };
        format!("{to}: {} for {reason}", award.item)
    });
    let findings = list.findings.iter().map(|finding| format!("! {finding:?}"));
    awards.chain(findings).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_podium_of_2006() {
    let mut who = placed(&[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    who[4].attendance = Attendance::NeverCame;
    insta::assert_snapshot!(print(&award_prizes(&table_2006(), &who, &[])), @"
    entry 1: trophy for place 1
    entry 1: medal for place 1
    entry 2: cup for place 2
    entry 2: medal for place 2
    entry 3: plaque for place 3
    entry 3: medal for place 3
    entry 1: souvenir medal for taking part
    entry 2: souvenir medal for taking part
    entry 3: souvenir medal for taking part
    entry 4: souvenir medal for taking part
    ");
}

#[test]
fn a_shared_third_place_three_ways() {
    let who = placed(&[(1, 1), (2, 2), (3, 4), (3, 4)]);
    let with = |shared, lots: &[u32]| {
        let table = PrizeTable {
            shared,
            everyone: vec![],
            ..table_2006()
        };
        let lots: Vec<_> = lots.iter().copied().map(EntryId).collect();
        print(&award_prizes(&table, &who, &lots))
    };
    insta::assert_snapshot!(with(SharedPrizes::EveryoneACopy, &[]), @"
    entry 1: trophy for place 1
    entry 1: medal for place 1
    entry 2: cup for place 2
    entry 2: medal for place 2
    entry 3: plaque for place 3
    entry 3: medal for place 3
    entry 4: plaque for place 3
    entry 4: medal for place 3
    ");
    insta::assert_snapshot!(with(SharedPrizes::Lots, &[]), @"
    entry 1: trophy for place 1
    entry 1: medal for place 1
    entry 2: cup for place 2
    entry 2: medal for place 2
    ! LotsNeeded { reason: Place { place: 3 }, entries: [EntryId(3), EntryId(4)] }
    ");
    insta::assert_snapshot!(with(SharedPrizes::Lots, &[4, 3]), @"
    entry 1: trophy for place 1
    entry 1: medal for place 1
    entry 2: cup for place 2
    entry 2: medal for place 2
    entry 4: plaque for place 3
    entry 4: medal for place 3
    ");
}

#[test]
fn a_shared_second_place_leaves_the_plaque_or_moves_it_down() {
    let who = placed(&[(1, 1), (2, 3), (2, 3), (4, 4)]);
    let with = |shared| {
        let table = PrizeTable {
            shared,
            everyone: vec![],
            ..table_2006()
        };
        print(&award_prizes(&table, &who, &[]))
    };
    insta::assert_snapshot!(with(SharedPrizes::EveryoneACopy), @"
    entry 1: trophy for place 1
    entry 1: medal for place 1
    entry 2: cup for place 2
    entry 2: medal for place 2
    entry 3: cup for place 2
    entry 3: medal for place 2
    ! Unclaimed { place: 3, why: Shared }
    ");
    insta::assert_snapshot!(with(SharedPrizes::MoveDown), @"
    entry 1: trophy for place 1
    entry 1: medal for place 1
    entry 2: cup for place 2
    entry 2: medal for place 2
    entry 3: cup for place 2
    entry 3: medal for place 2
    entry 4: plaque for place 3
    entry 4: medal for place 3
    ");
}

#[test]
fn lots_are_not_needed_among_equal_prizes() {
    let table = PrizeTable {
        places: vec![place_prize(5, 8, &["diploma"])],
        shared: SharedPrizes::Lots,
        ..PrizeTable::default()
    };
    let who = placed(&[(5, 8), (5, 8), (5, 8), (5, 8)]);
    let list = award_prizes(&table, &who, &[]);
    assert_eq!((list.awards.len(), list.findings), (4, vec![]));
}

#[test]
fn who_was_excluded_or_never_came_claims_nothing() {
    let mut who = placed(&[(1, 1), (2, 2), (3, 3)]);
    who[1].attendance = Attendance::Excluded;
    who[2].attendance = Attendance::Withdrew;
    insta::assert_snapshot!(print(&award_prizes(&table_2006(), &who, &[])), @"
    entry 1: trophy for place 1
    entry 1: medal for place 1
    entry 3: plaque for place 3
    entry 3: medal for place 3
    entry 1: souvenir medal for taking part
    entry 3: souvenir medal for taking part
    ! Unclaimed { place: 2, why: NoClaim }
    ");
}

#[test]
fn souvenirs_as_chosen() {
    let all = SouvenirRule {
        never_came: true,
        withdrew: true,
        excluded: true,
    };
    let usual = SouvenirRule::default();
    for (attendance, by_default) in [
        (Attendance::CheckedIn, true),
        (Attendance::NeverCame, false),
        (Attendance::Withdrew, true),
        (Attendance::Excluded, false),
    ] {
        assert_eq!(usual.gives_to(attendance), by_default, "{attendance:?}");
        assert!(all.gives_to(attendance), "{attendance:?}");
    }
}

/// Places of a section: sizes of its ties, one after the other.
fn places_of(ties: &[u32]) -> Vec<(u32, u32)> {
    let mut places = Vec::new();
    for size in ties {
        let from = places.len() as u32 + 1;
        places.extend((0..*size).map(|_| (from, from + size - 1)));
    }
    places
}

proptest! {
    #[test]
    fn by_lots_every_prize_is_handed_once(
        ties in prop::collection::vec(1..5u32, 1..8),
        prizes in 1..10u32,
        seed in any::<u64>(),
    ) {
        let who = placed(&places_of(&ties));
        let table = PrizeTable {
            places: (1..=prizes).map(|place| PlacePrize {
                from: place, to: place, items: vec![format!("prize {place}")],
            }).collect(),
            shared: SharedPrizes::Lots,
            ..PrizeTable::default()
        };
        let mut lots: Vec<EntryId> = who.iter().map(|who| who.entry).collect();
        lots.sort_by_key(|entry| u64::from(entry.0).wrapping_mul(seed | 1));
        let list = award_prizes(&table, &who, &lots);
        let mut given: Vec<&str> = list.awards.iter().map(|award| award.item.as_str()).collect();
        given.sort_unstable();
        let mut expected: Vec<String> =
            (1..=prizes.min(who.len() as u32)).map(|place| format!("prize {place}")).collect();
        expected.sort_unstable();
        prop_assert_eq!(given, expected);
        // Nobody gets two, and nobody one that belongs to another group.
        for award in &list.awards {
            let mine = who.iter().find(|who| Recipient::Entry(who.entry) == award.recipient);
            let place = mine.and_then(|who| who.place).expect("everyone is placed");
            let AwardReason::Place { place: of } = award.reason else { panic!("by place") };
            prop_assert!((place.from..=place.to).contains(&of));
        }
    }
}
