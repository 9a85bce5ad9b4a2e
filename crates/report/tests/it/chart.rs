//! Every entry is on the chart once, in its own place.

use messages::Language;
use report::inspect::{PageLook, PlacedText, look};
use report::samples::{Placing, chart, event_head, people, placed_chart, settings};
use report::{
    Chart, ChartPart, Competitor, MatchResult, Paper, Report, SectionHead, Settings, Slot,
};

/// What the first column says from top to bottom, over all sheets: place and surname, or a bye.
fn first_column(chart: &Chart, settings: &Settings) -> (usize, Vec<String>) {
    let pages = look(&Report::Chart(chart.clone()), settings).unwrap();
    let mut column = Vec::new();
    for page in &pages {
        let rounds = chart.main().len() as f64;
        // Sixty-four places on one upright sheet.
        let upright = page.height > page.width;
        let share = if upright {
            0.34
        } else if rounds <= 1.0 {
            0.5
        } else if rounds <= 3.0 {
            0.36
        } else if rounds <= 5.0 {
            0.27
        } else {
            if rounds > 6.0 { 0.25 } else { 0.24 }
        };
        let edge = 34.0 + (page.width - 68.0) * share;
        let body = 60.0..page.height * 0.97;
        let mut runs: Vec<&PlacedText> = page
            .texts
            .iter()
            .filter(|run| run.area.x1 < edge && body.contains(&run.area.y1) && run.size > 3.0)
            .collect();
        // A number and a name on one line differ by a hair in height.
        runs.sort_by(|a, b| a.area.y1.total_cmp(&b.area.y1));
        let mut rows: Vec<Vec<&PlacedText>> = Vec::new();
        for run in runs {
            match rows.last_mut() {
                Some(row) if run.area.y1 - row[0].area.y1 < 6.0 => row.push(run),
                _ => rows.push(vec![run]),
            }
        }
        for row in &mut rows {
            row.sort_by(|a, b| a.area.x0.total_cmp(&b.area.x0));
        }
        let runs = rows.into_iter().flatten();
        column.extend(runs.map(|run| run.text.trim().to_owned()));
    }
    (pages.len(), column)
}

#[track_caller]
fn check(entries: usize, paper: Paper, sheets: usize) {
    let section = SectionHead {
        title: "Maschile".to_owned(),
        rule_set: None,
    };
    let everyone = people(entries);
    // Without clubs a line holds the place, the surname and the name, and nothing else.
    let everyone: Vec<_> = everyone
        .into_iter()
        .map(|one| Competitor { club: None, ..one })
        .collect();
    let chart = chart(&event_head(), &section, &everyone, 0, Language::It);
    let (pages, column) = first_column(
        &chart,
        &Settings {
            paper,
            ..settings()
        },
    );
    assert_eq!(pages, sheets, "sheets for {entries}");
    let mut expected = Vec::new();
    for slot in chart.main()[0]
        .matches
        .iter()
        .flat_map(|one| [&one.top, &one.bottom])
    {
        match slot {
            Slot::Entry { place, competitor } => {
                expected.push(place.unwrap().to_string());
                expected.push(competitor.surname.clone());
                expected.push(competitor.name.clone());
            }
            _ => expected.push("riposo".to_owned()),
        }
    }
    let known: Vec<&String> = column
        .iter()
        .filter(|text| expected.contains(text))
        .collect();
    assert_eq!(
        known,
        expected.iter().collect::<Vec<_>>(),
        "first column for {entries}"
    );
}

#[test]
fn two_entries() {
    check(2, Paper::A4, 1);
}

#[test]
fn five_entries_with_byes() {
    check(5, Paper::A4, 1);
}

#[test]
fn thirty_two_entries_on_a3() {
    check(32, Paper::A3, 1);
}

#[test]
fn sixty_four_entries_on_one_a3() {
    check(64, Paper::A3, 1);
}

#[test]
fn sixty_four_entries_on_two_sheets() {
    check(64, Paper::A4, 2);
}

#[test]
fn one_hundred_entries_on_four_sheets() {
    check(100, Paper::A4, 4);
}

#[test]
fn sheets_tell_how_they_are_glued() {
    let section = SectionHead {
        title: "Maschile".to_owned(),
        rule_set: None,
    };
    let chart = chart(&event_head(), &section, &people(64), 0, Language::It);
    let pages = look(&Report::Chart(chart), &settings()).unwrap();
    assert!(pages[0].text().contains("incollare sul foglio 2"));
    assert!(!pages[0].text().contains("Incollare qui sopra"));
    assert!(pages[1].text().contains("Incollare qui sopra il foglio 1"));
    assert!(!pages[1].text().contains("incollare sul foglio 3"));
    // Rows run on: the last line of a sheet and the first of the next are one row apart.
    let rows = |page: &PageLook| {
        let mut ys: Vec<f64> = page
            .texts
            .iter()
            .filter(|run| run.text.parse::<u32>().is_ok())
            .map(|run| run.area.y1)
            .collect();
        ys.sort_by(f64::total_cmp);
        ys
    };
    let (first, second) = (rows(&pages[0]), rows(&pages[1]));
    assert!(
        (first[0] - second[0]).abs() < 0.5,
        "rows start at the same height on both sheets"
    );
}

#[test]
fn winners_pass_and_losers_stay() {
    let section = SectionHead {
        title: "Maschile".to_owned(),
        rule_set: None,
    };
    let drawn = chart(&event_head(), &section, &people(4), 1, Language::It);
    let text = look(&Report::Chart(drawn), &settings()).unwrap()[0].text();
    assert_eq!(
        text.matches('✓').count(),
        2,
        "one tick for each decided match"
    );
    assert!(text.contains("vinc. tav. 1"), "{text}");
    // The two beaten meet for third place, so each is on the paper twice.
    assert_eq!(text.matches("Pedinotti").count(), 2, "{text}");
    // Below the winner stands who was absent.
    assert_eq!(text.matches("Casellari").count(), 3, "{text}");
    assert!(text.contains("per assenza di Casellari"), "{text}");
}

fn men() -> SectionHead {
    SectionHead {
        title: "Maschile".to_owned(),
        rule_set: None,
    }
}

/// The letters of all pages, for names may break over lines.
fn letters(pages: &[PageLook]) -> String {
    let runs = pages.iter().flat_map(|page| &page.texts);
    let text: String = runs.map(|run| run.text.as_str()).collect();
    text.replace([' ', '\u{200B}'], "")
}

#[test]
fn every_match_of_every_part_is_on_every_chart() {
    for entries in [2, 3, 5, 8, 9, 16, 22, 33, 64] {
        for placing in [Placing::Nothing, Placing::Third, Placing::Eight] {
            for played in [0, 2, usize::MAX] {
                let everyone = people(entries);
                let language = Language::It;
                let drawn =
                    placed_chart(&event_head(), &men(), &everyone, played, language, placing);
                for paper in [Paper::A4, Paper::A3] {
                    let settings = Settings {
                        paper,
                        ..settings()
                    };
                    let name = format!("{entries} {placing:?} {played} {paper:?}");
                    all_matches(
                        &drawn,
                        &look(&Report::Chart(drawn.clone()), &settings).unwrap(),
                        &name,
                    );
                }
            }
        }
    }
}

/// Every surname as often as the chart has it, every tree under its name, and a chip for every table.
fn all_matches(chart: &Chart, pages: &[PageLook], name: &str) {
    let paper = letters(pages);
    let mut slots: Vec<&Slot> = Vec::new();
    for one in chart.matches() {
        slots.extend([&one.top, &one.bottom]);
    }
    let finals = chart
        .parts
        .iter()
        .filter_map(|part| part.rounds.last()?.matches.first());
    let winners = finals.filter_map(|one| {
        let winner = one.result.as_ref()?.winner?;
        Some(if winner == report::Half::Top {
            &one.top
        } else {
            &one.bottom
        })
    });
    // The winner of the match for third place has a tick there, and no line of its own.
    let boxed = chart.parts.iter().filter(|part| part.best == 3).count();
    let winners: Vec<&Slot> = winners.collect();
    let competitor = |slot: &Slot| match slot {
        Slot::Entry { competitor, .. } => Some(competitor.surname.replace(' ', "")),
        _ => None,
    };
    for surname in slots.iter().filter_map(|slot| competitor(slot)) {
        let wanted = slots
            .iter()
            .filter(|slot| competitor(slot).as_ref() == Some(&surname))
            .count();
        let crowned = winners
            .iter()
            .filter(|slot| competitor(slot).as_ref() == Some(&surname))
            .count();
        let found = paper.matches(&surname).count();
        assert!(
            found >= wanted + crowned.saturating_sub(boxed),
            "{name}: {surname} {found} times, not {wanted} and {crowned}"
        );
    }
    for part in chart
        .parts
        .iter()
        .filter_map(|part: &ChartPart| part.name.as_ref())
    {
        assert!(paper.contains(&part.replace(' ', "")), "{name}: {part}");
    }
    let tables = chart.matches().filter_map(|one| one.table);
    let numbers: Vec<u32> = tables.collect();
    for table in &numbers {
        let wanted = numbers.iter().filter(|other| *other == table).count();
        let chips = pages.iter().flat_map(|page| &page.texts);
        let table_line = format!("tavolo {table}");
        let found = chips
            .filter(|run| run.text == table.to_string() || run.text.starts_with(&table_line))
            .count();
        assert!(
            found >= wanted,
            "{name}: table {table} {found} times, not {wanted}"
        );
    }
}

#[test]
fn names_are_large_enough_for_the_wall_and_clubs_for_the_eye() {
    for (entries, paper, least) in [
        (9, Paper::A4, 9.0),
        (22, Paper::A4, 9.0),
        (32, Paper::A4, 9.0),
        (22, Paper::A3, 16.0),
        (32, Paper::A3, 16.0),
        (64, Paper::A3, 16.0),
    ] {
        let everyone = people(entries);
        let chart = chart(&event_head(), &men(), &everyone, 2, Language::It);
        let settings = Settings {
            paper,
            ..settings()
        };
        let pages = look(&Report::Chart(chart), &settings).unwrap();
        let name = format!("{entries} on {paper:?}");
        let edge = pages[0].width * 0.3;
        for run in pages.iter().flat_map(|page| &page.texts) {
            let text = run.text.trim();
            let first_column = run.area.x0 < edge && run.area.y0 > 90.0;
            if first_column && everyone.iter().any(|one| one.surname == text) {
                assert!(run.size >= least - 0.01, "{name}: {text} in {}", run.size);
            }
            let club =
                |one: &Competitor| one.club.as_deref().is_some_and(|club| club.contains(text));
            if text.len() > 6 && everyone.iter().any(club) {
                assert!(run.size >= 6.0, "{name}: {text} in {}", run.size);
            }
        }
    }
}

#[test]
fn where_nobody_passes_nobody_is_in_bold_and_nobody_rests() {
    let mut drawn = chart(&event_head(), &men(), &people(4), 1, Language::It);
    let rounds = &mut drawn.parts[0].rounds;
    rounds[0].matches[0].result = Some(MatchResult {
        over: true,
        note: Some("Non passa nessuno".to_owned()),
        ..MatchResult::default()
    });
    rounds[1].matches[0].top = Slot::Nobody;
    let pages = look(&Report::Chart(drawn), &settings()).unwrap();
    let text = pages[0].text();
    assert!(
        text.contains("nessuno") && !text.contains("riposo"),
        "{text}"
    );
    assert_eq!(text.matches('✓').count(), 1, "{text}");
}

#[test]
fn an_empty_chart_has_numbers_for_the_lots_and_tables_that_begin_again() {
    let drawn = chart(&event_head(), &men(), &people(8), 0, Language::It);
    let pages = look(&Report::EmptyChart(drawn.emptied()), &settings()).unwrap();
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let mut numbers: Vec<u32> = pages[0]
        .texts
        .iter()
        .filter_map(|run| number(&run.text))
        .collect();
    numbers.sort_unstable();
    // Eight places; four, two and one table, and the third place named beside its box.
    assert_eq!(numbers, [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8]);
    assert!(!pages[0].text().contains("Damiera"));
}
