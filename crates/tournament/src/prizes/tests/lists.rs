use super::*;

fn print_list(lines: &[ShoppingLine]) -> String {
    let lines = lines
        .iter()
        .map(|line| format!("{} {}", line.quantity, line.item));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn lists_before_and_after_and_their_difference() {
    let mut table = table_2006();
    table.special = vec![special("first of club", SpecialRule::FirstOfEachClub)];
    let mut who = placed(&[(1, 1), (2, 2), (3, 4), (3, 4), (5, 5)]);
    for (who, club) in who.iter_mut().zip([1, 2, 1, 2, 3]) {
        who.club = Some(ClubId(club));
    }
    // Before the event a play-off for third place was planned, and everyone was to come.
    let expected: Vec<_> = (1..=5).map(Place::only).collect();
    let bought = to_buy(&table, &who, &expected);
    insta::assert_snapshot!(print_list(&bought), @"
    3 book
    1 cup
    3 medal
    1 plaque
    5 souvenir medal
    1 trophy
    ");

    who[4].attendance = Attendance::NeverCame;
    let handed = handed_out(&award_prizes(&table, &who, &[]));
    insta::assert_snapshot!(print_list(&handed), @"
    2 book
    1 cup
    4 medal
    2 plaque
    4 souvenir medal
    1 trophy
    ");
    let differences: Vec<_> = compare_lists(&bought, &handed)
        .into_iter()
        .map(|line| {
            format!(
                "{}: {} bought, {} handed out",
                line.item, line.bought, line.handed
            )
        })
        .collect();
    insta::assert_snapshot!(differences.join("\n"), @"
    book: 3 bought, 2 handed out
    medal: 3 bought, 4 handed out
    plaque: 1 bought, 2 handed out
    souvenir medal: 5 bought, 4 handed out
    ");
}

#[test]
fn the_list_of_2006_for_men_and_women() {
    let section = |entries: u32| {
        let who: Vec<_> = (1..=entries)
            .map(|entry| Participant::new(EntryId(entry)))
            .collect();
        let expected: Vec<_> = (1..=entries).map(Place::only).collect();
        to_buy(&table_2006(), &who, &expected)
    };
    let all = merge_lists(&[section(27), section(9)]);
    insta::assert_snapshot!(print_list(&all), @"
    2 cup
    6 medal
    2 plaque
    36 souvenir medal
    2 trophy
    ");
    assert_eq!(compare_lists(&all, &all), []);
}

proptest! {
    #[test]
    fn what_was_bought_for_the_places_that_came_is_enough(
        ties in prop::collection::vec(1..5u32, 1..8),
        absences in prop::collection::vec(0..4u8, 40),
        shared in prop::sample::select(vec![
            SharedPrizes::EveryoneACopy, SharedPrizes::MoveDown, SharedPrizes::Lots,
        ]),
        last in 1..12u32,
    ) {
        let mut who = placed(&places_of(&ties));
        for (index, who) in who.iter_mut().enumerate() {
            who.club = Some(ClubId(index as u32 % 3));
            who.age = Some(index as u8);
            who.attendance = match absences[index % absences.len()] {
                0 => Attendance::NeverCame,
                1 => Attendance::Excluded,
                2 => Attendance::Withdrew,
                _ => Attendance::CheckedIn,
            };
        }
        let table = PrizeTable {
            places: vec![place_prize(1, 1, &["trophy"]), place_prize(1, last, &["medal"])],
            everyone: items(&["souvenir"]),
            special: vec![SpecialPrize {
                items: items(&["scarf"]),
                ..special("youngest", SpecialRule::Youngest)
            }],
            shared,
            ..PrizeTable::default()
        };
        let lots: Vec<EntryId> = who.iter().map(|who| who.entry).collect();
        let expected: Vec<Place> = who.iter().filter_map(|who| who.place).collect();
        let bought = to_buy(&table, &who, &expected);
        let list = award_prizes(&table, &who, &lots);
        let handed = handed_out(&list);
        for line in compare_lists(&bought, &handed) {
            prop_assert!(line.handed <= line.bought, "{line:?}");
        }
        prop_assert_eq!(
            handed.iter().map(|line| line.quantity).sum::<u32>() as usize,
            list.awards.len()
        );
    }
}
