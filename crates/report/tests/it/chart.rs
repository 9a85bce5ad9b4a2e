//! Every entry is on the chart once, in its own place.

use messages::Language;
use report::inspect::{PageLook, PlacedText, look};
use report::samples::{chart, event_head, people, settings};
use report::{Chart, Competitor, Paper, Report, SectionHead, Settings, Slot};

/// What the first column says from top to bottom, over all sheets: place and surname, or a bye.
fn first_column(chart: &Chart, settings: &Settings) -> (usize, Vec<String>) {
    let pages = look(&Report::Chart(chart.clone()), settings).unwrap();
    let mut column = Vec::new();
    for page in &pages {
        let rounds = chart.rounds.len() as f64;
        let share = if rounds <= 1.0 {
            0.5
        } else if rounds <= 3.0 {
            0.36
        } else if rounds <= 5.0 {
            0.27
        } else {
            0.24
        };
        let edge = 34.0 + (page.width - 68.0) * share;
        let body = 60.0..page.height * 0.94;
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
    for slot in chart.rounds[0]
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
    assert!(pages[0].text().contains("incolla sul foglio 2"));
    assert!(!pages[0].text().contains("Incolla qui sopra"));
    assert!(pages[1].text().contains("Incolla qui sopra il foglio 1"));
    assert!(!pages[1].text().contains("incolla sul foglio 3"));
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
    assert!(text.contains("vinc. tav. 3"), "{text}");
    // The two beaten meet for third place, so each is on the paper twice.
    assert_eq!(text.matches("Pedinotti").count(), 2, "{text}");
    assert_eq!(text.matches("Casellari").count(), 2, "{text}");
}
