use proptest::prelude::*;

use super::*;
use crate::{
    Chain, ClubMatchRules, Entry, Facts, LotsOptions, Section, SectionKind, SectionSetup, Seed,
    TimeControl, draw_lots,
};

/// The day of 25 April 2006: play at 9:00, a break from 12:30 to 15:00, the podium at 19:00.
fn day_of_2006(tables: u32, time: MatchTime) -> Programme {
    let section = |entries| SectionPlan {
        matches: knockout_matches(entries, true),
        tables_per_match: 1,
        time,
    };
    Programme {
        start: Minute::at(9, 0),
        prize_giving: Minute::at(19, 0),
        breaks: vec![Break {
            from: Minute::at(12, 30),
            to: Minute::at(15, 0),
        }],
        at_break: AtBreak::Wait,
        tables,
        changeover: 10,
        rounds: rounds_of(&[section(27), section(9)]),
    }
}

fn usual() -> MatchTime {
    MatchTime::of_chain(&Chain::default(), 40, MatchTime::USUAL_PERCENT)
}

fn print(times: &Timetable) -> String {
    let mut lines: Vec<String> = times
        .rounds
        .iter()
        .map(|round| {
            let waves: Vec<String> = round.waves.iter().map(ToString::to_string).collect();
            format!(
                "round {} {:?}: {} to {} ({:+})",
                round.round,
                round.status,
                waves.join(", "),
                round.ends,
                round.shift
            )
        })
        .collect();
    lines.push(format!("{:?}", times.fit));
    lines.join("\n")
}

#[test]
fn hours_print_as_on_the_wall() {
    for (minute, text) in [
        (Minute::at(9, 0), "09:00"),
        (Minute::at(23, 59), "23:59"),
        (Minute::at(24, 0), "+1 00:00"),
        (Minute::at(33, 5), "+1 09:05"),
    ] {
        assert_eq!(minute.to_string(), text);
    }
}

#[test]
fn the_day_of_2006_with_a_table_for_everyone() {
    let programme = day_of_2006(12, usual());
    let plan = timetable(&programme, &DayProgress::default(), Pace::Expected);
    insta::assert_snapshot!(print(&plan), @"
    round 1 Planned: 09:00 to 09:48 (+0)
    round 2 Planned: 09:58 to 10:46 (+0)
    round 3 Planned: 10:56 to 11:44 (+0)
    round 4 Planned: 15:00 to 15:48 (+0)
    round 5 Planned: 15:58 to 16:46 (+0)
    Fits { spare: 134 }
    ");
    let worst = timetable(&programme, &DayProgress::default(), Pace::Worst);
    insta::assert_snapshot!(print(&worst), @"
    round 1 Planned: 09:00 to 11:10 (+0)
    round 2 Planned: 11:20 to 13:30 (+0)
    round 3 Planned: 15:00 to 17:10 (+0)
    round 4 Planned: 17:20 to 19:30 (+0)
    round 5 Planned: 19:40 to 21:50 (+0)
    Late { by: 170 }
    ");
}

#[test]
fn the_day_of_2006_with_five_tables_goes_in_waves() {
    let programme = day_of_2006(5, usual());
    let plan = timetable(&programme, &DayProgress::default(), Pace::Expected);
    insta::assert_snapshot!(print(&plan), @"
    round 1 Planned: 09:00, 09:58, 10:56 to 11:44 (+0)
    round 2 Planned: 15:00, 15:58, 16:56 to 17:44 (+0)
    round 3 Planned: 17:54, 18:52 to 19:40 (+0)
    round 4 Planned: 19:50 to 20:38 (+0)
    round 5 Planned: 20:48 to 21:36 (+0)
    Late { by: 156 }
    ");
}

#[test]
fn a_late_second_round_moves_what_follows() {
    let programme = day_of_2006(12, usual());
    let real = |began, ended| RoundActual { began, ended };
    let progress = DayProgress {
        rounds: vec![
            real(Some(Minute::at(9, 4)), Some(Minute::at(10, 5))),
            real(Some(Minute::at(10, 12)), None),
        ],
        now: Some(Minute::at(10, 30)),
    };
    let times = timetable(&programme, &progress, Pace::Expected);
    insta::assert_snapshot!(print(&times), @"
    round 1 Finished: 09:04 to 10:05 (+4)
    round 2 Running: 10:12 to 11:00 (+14)
    round 3 Planned: 11:10 to 11:58 (+14)
    round 4 Planned: 15:00 to 15:48 (+0)
    round 5 Planned: 15:58 to 16:46 (+0)
    Fits { spare: 134 }
    ");
}

#[test]
fn what_has_not_happened_cannot_happen_in_the_past() {
    let programme = day_of_2006(12, usual());
    let progress = DayProgress {
        rounds: vec![RoundActual {
            began: Some(Minute::at(9, 0)),
            ended: None,
        }],
        now: Some(Minute::at(11, 0)),
    };
    let times = timetable(&programme, &progress, Pace::Expected);
    assert_eq!(times.rounds[0].ends, Minute::at(11, 0));
    assert_eq!(times.rounds[1].begins(), Minute::at(11, 10));
}

#[test]
fn a_wave_waits_for_the_end_of_a_break_or_plays_into_it() {
    let cases = [
        // at, expected, waiting, playing into
        ((11, 30), 60, (11, 30), (11, 30)),
        ((11, 31), 60, (15, 0), (11, 31)),
        ((12, 30), 10, (15, 0), (15, 0)),
        ((14, 59), 10, (15, 0), (15, 0)),
        ((15, 0), 10, (15, 0), (15, 0)),
    ];
    let breaks = [Break {
        from: Minute::at(12, 30),
        to: Minute::at(15, 0),
    }];
    let minute = |(hour, minute)| Minute::at(hour, minute);
    for (at, expected, waiting, into) in cases {
        let start = |at_break| next_start(minute(at), expected, &breaks, at_break);
        assert_eq!(start(AtBreak::Wait), minute(waiting), "waiting at {at:?}");
        assert_eq!(start(AtBreak::PlayInto), minute(into), "into at {at:?}");
    }
}

#[test]
fn a_late_day_says_what_would_help() {
    let print = |tables, time, pace| {
        let programme = day_of_2006(tables, time);
        let found = remedies(&programme, &DayProgress::default(), pace);
        let lines: Vec<String> = found.iter().map(|remedy| format!("{remedy:?}")).collect();
        lines.join("\n")
    };
    // Two and a half hours late with five tables.
    insta::assert_snapshot!(print(5, usual(), Pace::Expected), @"
    MoreTables { tables: 6 }
    ShorterMatches { minutes: 34 }
    LaterPrizeGiving { at: Minute(1296) }
    ");
    // No number of tables saves a day on which every match goes to its end.
    insta::assert_snapshot!(print(12, usual(), Pace::Worst), @"
    ShorterMatches { minutes: 73 }
    LaterPrizeGiving { at: Minute(1310) }
    ");
    // Five minutes late, because the third round does not fit in the morning.
    let slow = MatchTime {
        expected: 75,
        worst: 75,
    };
    insta::assert_snapshot!(print(12, slow, Pace::Expected), @"
    ShorterMatches { minutes: 73 }
    PlayIntoBreaks
    EarlierStart { start: Minute(505) }
    LaterPrizeGiving { at: Minute(1145) }
    ");
}

#[test]
fn a_day_that_fits_needs_no_remedy() {
    let programme = day_of_2006(12, usual());
    let found = remedies(&programme, &DayProgress::default(), Pace::Expected);
    assert_eq!(found, []);
}

#[test]
fn a_day_begun_cannot_begin_earlier() {
    let programme = day_of_2006(3, usual());
    let progress = DayProgress {
        rounds: vec![RoundActual {
            began: Some(Minute::at(9, 0)),
            ended: None,
        }],
        now: None,
    };
    let found = remedies(&programme, &progress, Pace::Worst);
    assert!(!found.is_empty());
    let earlier = |remedy: &Remedy| matches!(remedy, Remedy::EarlierStart { .. });
    assert!(!found.iter().any(earlier), "{found:?}");
}

#[test]
fn times_follow_the_chain() {
    // A pair at 20 minutes is 80, a faster pair at 10 is 40, a game at 5 is 10.
    assert_eq!(
        usual(),
        MatchTime {
            expected: 48,
            worst: 130
        }
    );
    let control = TimeControl {
        minutes: 10,
        increment: 5,
    };
    let club = MatchTime::of_club_match(&ClubMatchRules::default(), control, 100);
    // 5 seconds over 60 moves are 5 minutes on each clock; one replay doubles it.
    assert_eq!(
        club,
        MatchTime {
            expected: 30,
            worst: 60
        }
    );
}

#[test]
fn matches_of_each_round() {
    for (entries, third_place, matches) in [
        (0, true, vec![]),
        (1, true, vec![]),
        (2, true, vec![1]),
        (3, true, vec![1, 1]),
        (4, true, vec![2, 2]),
        (4, false, vec![2, 1]),
        (9, true, vec![1, 4, 2, 2]),
        (27, true, vec![11, 8, 4, 2, 2]),
        (64, false, vec![32, 16, 8, 4, 2, 1]),
    ] {
        assert_eq!(knockout_matches(entries, third_place), matches, "{entries}");
    }
}

#[test]
fn a_chart_has_the_matches_foreseen() {
    for entries in 2..=70 {
        let list: Vec<_> = (1..=entries)
            .map(|number| Entry::new(number, format!("Entry {number}")))
            .collect();
        let lots = draw_lots(&list, &LotsOptions::default(), &Seed::from_number(1));
        let setup = SectionSetup::new(SectionKind::Open, list, lots.expect("enough entries"));
        let section = Section::new(setup).expect("a section");
        let chart = matches_by_round(&section.derive(&Facts::default()));
        assert_eq!(chart, knockout_matches(entries, true), "{entries} entries");
    }
}

proptest! {
    #[test]
    fn nobody_begins_in_a_break_and_rounds_follow_each_other(
        tables in 1..20u32,
        expected in 1..90u32,
        longer in 0..90u32,
        entries in 2..200u32,
        begin in 0..120u32,
        lasts in 1..120u32,
        into in any::<bool>(),
    ) {
        let time = MatchTime { expected, worst: expected + longer };
        let pause = Break { from: Minute(660 + begin), to: Minute(660 + begin + lasts) };
        let programme = Programme {
            breaks: vec![pause],
            at_break: if into { AtBreak::PlayInto } else { AtBreak::Wait },
            tables,
            rounds: rounds_of(&[SectionPlan {
                matches: knockout_matches(entries, true),
                tables_per_match: 1,
                time,
            }]),
            ..day_of_2006(1, time)
        };
        let usual = timetable(&programme, &DayProgress::default(), Pace::Expected);
        let worst = timetable(&programme, &DayProgress::default(), Pace::Worst);
        prop_assert!(usual.ends <= worst.ends);
        for times in [&usual, &worst] {
            for wave in times.rounds.iter().flat_map(|round| &round.waves) {
                prop_assert!(*wave < pause.from || *wave >= pause.to);
            }
            for pair in times.rounds.windows(2) {
                prop_assert!(pair[0].ends.plus(programme.changeover) <= pair[1].begins());
            }
        }
    }

    #[test]
    fn every_remedy_works_and_one_less_does_not(
        tables in 1..8u32,
        expected in 20..120u32,
        entries in 4..64u32,
    ) {
        let time = MatchTime { expected, worst: expected * 2 };
        let mut programme = day_of_2006(tables, time);
        programme.rounds = rounds_of(&[SectionPlan {
            matches: knockout_matches(entries, true),
            tables_per_match: 1,
            time,
        }]);
        let none = DayProgress::default();
        let fits = |programme: &Programme| {
            matches!(timetable(programme, &none, Pace::Expected).fit, Fit::Fits { .. })
        };
        let shortened = |minutes| {
            let mut changed = programme.clone();
            for round in &mut changed.rounds {
                round.time = round.time.at_most(minutes);
            }
            changed
        };
        let found = remedies(&programme, &none, Pace::Expected);
        prop_assert_eq!(found.is_empty(), fits(&programme));
        for remedy in found {
            let (enough, not_quite) = match remedy {
                Remedy::MoreTables { tables } => (
                    Programme { tables, ..programme.clone() },
                    Some(Programme { tables: tables - 1, ..programme.clone() }),
                ),
                Remedy::ShorterMatches { minutes } => {
                    (shortened(minutes), Some(shortened(minutes + 1)))
                }
                Remedy::PlayIntoBreaks => {
                    (Programme { at_break: AtBreak::PlayInto, ..programme.clone() }, None)
                }
                Remedy::EarlierStart { start } => (
                    Programme { start, ..programme.clone() },
                    Some(Programme { start: start.plus(1), ..programme.clone() }),
                ),
                Remedy::LaterPrizeGiving { at } => (
                    Programme { prize_giving: at, ..programme.clone() },
                    Some(Programme { prize_giving: Minute(at.0 - 1), ..programme.clone() }),
                ),
            };
            prop_assert!(fits(&enough), "{:?}", remedy);
            if let Some(changed) = not_quite {
                prop_assert!(!fits(&changed), "less than {:?}", remedy);
            }
        }
    }
}
