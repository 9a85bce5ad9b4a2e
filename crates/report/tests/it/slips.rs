//! Slips: four on a sheet, each whole within its quarter, with the lines along which to cut.

use messages::Language;
use report::inspect::{PageLook, look};
use report::samples::{chart, event_head, people, settings, slips};
use report::{Report, SectionHead, TableSlips};

/// A4 in points.
const PAGE: (f64, f64) = (595.3, 841.9);

fn first_round(entries: usize) -> TableSlips {
    let section = SectionHead {
        title: "Maschile".to_owned(),
        rule_set: None,
    };
    slips(
        &chart(&event_head(), &section, &people(entries), 0, Language::It),
        Language::It,
    )
}

/// The text of the quarter in a row and a column.
fn quarter(page: &PageLook, row: usize, column: usize) -> String {
    let inside = |start: f64, end: f64, index: usize, whole: f64| {
        let half = whole / 2.0;
        start >= half * index as f64 - 0.5 && end <= half * (index + 1) as f64 + 0.5
    };
    page.texts
        .iter()
        .filter(|run| {
            inside(run.area.x0, run.area.x1, column, PAGE.0)
                && inside(run.area.y0, run.area.y1, row, PAGE.1)
        })
        .map(|run| run.text.as_str())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn each_slip_is_whole_in_its_quarter() {
    let set = first_round(10);
    let pages = look(&Report::TableSlips(set.clone()), &settings()).unwrap();
    assert_eq!(pages.len(), set.slips.len().div_ceil(4));
    for (index, slip) in set.slips.iter().enumerate() {
        let text = quarter(&pages[index / 4], index % 4 / 2, index % 2);
        let (white, black) = (slip.white.as_ref().unwrap(), slip.black.as_ref().unwrap());
        let mut wanted = vec![
            "Maschile".to_owned(),
            "1° turno".to_owned(),
            slip.table.unwrap().to_string(),
            "Bianco".to_owned(),
            "Nero".to_owned(),
            "2ª partita".to_owned(),
            "Sorteggio: passa".to_owned(),
            "Firma".to_owned(),
        ];
        wanted.extend([&white.surname, &white.name, &black.surname, &black.name].map(Clone::clone));
        wanted.extend(white.club.clone());
        wanted.extend(black.club.clone());
        wanted.extend(set.reasons.clone());
        wanted.extend(set.ties.clone());
        wanted.extend(set.count.clone());
        for words in wanted {
            assert!(text.contains(&words), "slip {index}: {words:?} in {text}");
        }
    }
}

#[test]
fn cut_lines_run_from_edge_to_edge() {
    let pages = look(&Report::TableSlips(first_round(4)), &settings()).unwrap();
    let across = |mark: &report::inspect::Area| {
        mark.x1 - mark.x0 > PAGE.0 - 2.0 && (mark.y0 - PAGE.1 / 2.0).abs() < 1.0
    };
    let down = |mark: &report::inspect::Area| {
        mark.y1 - mark.y0 > PAGE.1 - 2.0 && (mark.x0 - PAGE.0 / 2.0).abs() < 1.0
    };
    assert!(pages[0].marks.iter().any(across) && pages[0].marks.iter().any(down));
}

#[test]
fn one_game_leaves_one_line() {
    let set = TableSlips {
        games: 1,
        ..first_round(2)
    };
    let text = look(&Report::TableSlips(set), &settings()).unwrap()[0].text();
    assert!(
        text.contains("1ª partita") && !text.contains("2ª partita"),
        "{text}"
    );
}

#[test]
fn a_long_chain_makes_the_slip_smaller_not_longer() {
    let set = TableSlips {
        ties: (0..14).map(|step| format!("Passo numero {step}")).collect(),
        ..first_round(2)
    };
    let pages = look(&Report::TableSlips(set), &settings()).unwrap();
    let text = quarter(&pages[0], 0, 0);
    assert!(
        text.contains("Passo numero 13") && text.contains("Firma"),
        "{text}"
    );
}

#[test]
fn points_stand_under_each_player_and_the_disc_says_the_colour() {
    let set = first_round(2);
    let pages = look(&Report::TableSlips(set.clone()), &settings()).unwrap();
    let (white, black) = (&set.slips[0].white, &set.slips[0].black);
    let columns: Vec<f64> = [white, black]
        .map(|who| {
            let surname = &who.as_ref().unwrap().surname;
            // In the head of the column; above it stands the name itself, in larger type.
            let runs = pages[0].texts.iter().filter(|run| run.text == *surname);
            let mut small = runs.filter(|run| run.size < 10.0 && run.area.y0 < PAGE.1 / 4.0);
            let run = small
                .next()
                .unwrap_or_else(|| panic!("no column for {surname}"));
            (run.area.x0 + run.area.x1) / 2.0
        })
        .to_vec();
    assert!(columns[0] + 40.0 < columns[1], "{columns:?}");
}

#[test]
fn the_slip_of_a_placing_match_says_what_it_is_played_for() {
    let mut set = first_round(2);
    set.slips[0].part = Some("Finale 3° posto".to_owned());
    let text = look(&Report::TableSlips(set), &settings()).unwrap()[0].text();
    assert!(text.contains("Finale 3° posto"), "{text}");
    assert!(!text.contains("1° turno"), "{text}");
}
