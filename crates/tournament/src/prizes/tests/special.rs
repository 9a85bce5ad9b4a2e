use super::*;

#[test]
fn special_prizes_by_rule() {
    let mut who = placed(&[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    let facts = [
        (40, false, false, 1, "A"),
        (17, true, false, 2, "B"),
        (66, false, true, 1, "B"),
        (12, true, true, 3, "C"),
        (70, false, false, 1, "C"),
    ];
    for (who, (age, woman, newcomer, club, category)) in who.iter_mut().zip(facts) {
        who.age = Some(age);
        who.woman = Some(woman);
        who.newcomer = Some(newcomer);
        who.club = Some(ClubId(club));
        who.category = Some(category.to_owned());
    }
    let category = || "C".to_owned();
    let table = PrizeTable {
        special: vec![
            special("under 18", SpecialRule::BestUnder { age: 18 }),
            special("over 60", SpecialRule::BestOver { age: 60 }),
            special("woman", SpecialRule::BestWoman),
            special("newcomer", SpecialRule::BestNewcomer),
            special(
                "category C",
                SpecialRule::BestOfCategory {
                    category: category(),
                },
            ),
            special("first of club", SpecialRule::FirstOfEachClub),
            special("youngest", SpecialRule::Youngest),
            special("oldest", SpecialRule::Oldest),
            special("largest club", SpecialRule::LargestClub),
            special("under 10", SpecialRule::BestUnder { age: 10 }),
        ],
        ..PrizeTable::default()
    };
    insta::assert_snapshot!(print(&award_prizes(&table, &who, &[])), @r#"
    entry 2: book for under 18
    entry 3: book for over 60
    entry 2: book for woman
    entry 3: book for newcomer
    entry 4: book for category C
    entry 1: book for first of club
    entry 2: book for first of club
    entry 4: book for first of club
    entry 4: book for youngest
    entry 5: book for oldest
    club 1: book for largest club
    ! NobodyQualifies { name: "under 10" }
    "#);
}

#[test]
fn a_special_prize_may_pass_over_who_has_one_already() {
    let mut table = table_2006();
    table.special = vec![SpecialPrize {
        besides_place_prize: false,
        ..special("woman", SpecialRule::BestWoman)
    }];
    let mut who = placed(&[(1, 1), (2, 2), (3, 3), (4, 4)]);
    for who in &mut who {
        who.woman = Some(true);
    }
    let list = award_prizes(&table, &who, &[]);
    let book = list
        .awards
        .iter()
        .find(|award| award.item == "book")
        .expect("someone is fourth");
    assert_eq!(book.recipient, Recipient::Entry(EntryId(4)));
}

#[test]
fn an_unknown_age_is_named_only_where_it_matters() {
    let table = PrizeTable {
        special: vec![special("under 18", SpecialRule::BestUnder { age: 18 })],
        ..PrizeTable::default()
    };
    let mut who = placed(&[(1, 1), (2, 2), (3, 3)]);
    who[1].age = Some(15);
    let list = award_prizes(&table, &who, &[]);
    // The champion might be fifteen too; the third cannot change anything.
    assert_eq!(
        list.findings,
        [PrizeFinding::FactMissing {
            name: "under 18".to_owned(),
            entry: EntryId(1),
            fact: AthleteFact::Age
        }]
    );
}
