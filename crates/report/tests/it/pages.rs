//! All of the data, nothing outside the page, nothing on top of another, no empty page, the right sheet.

use messages::Language;
use report::inspect::{Area, PageLook, look};
use report::samples::{NamedReport, Size, event_head, people, reports, settings};
use report::{Paper, Report, RoundHead, RoundSheet, RoundTable, SectionHead};

use crate::data::check_data;

/// Points; hairlines and rounding stay below it.
const SLACK: f64 = 0.8;
/// Points; what is smaller is as good as lost.
const SMALLEST: f64 = 2.5;

#[test]
fn small_event() {
    check(Size::Small, |_| true);
}

#[test]
fn typical_event() {
    check(Size::Typical, |_| true);
}

#[test]
fn huge_event() {
    // The reports whose layout depends on the number of entries; the others only get more pages.
    check(Size::Huge, |report| {
        matches!(
            report,
            Report::EmptyChart(_) | Report::RoundSheet(_) | Report::TableSlips(_)
        )
    });
}

fn check(size: Size, wanted: fn(&Report) -> bool) {
    for sample in reports(size, Language::It) {
        if !wanted(&sample.report) {
            continue;
        }
        let name = format!("{}/{}", size.code(), sample.file);
        let pages = look(&sample.report, &sample.settings)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        check_data(&sample.report, &pages, &name);
        let landscape = matches!(
            sample.report,
            Report::Chart(_) | Report::EmptyChart(_) | Report::Certificates(_) | Report::Podium(_)
        );
        for (index, page) in pages.iter().enumerate() {
            let name = format!("{name} page {}", index + 1);
            check_page(page, &name);
            check_marks(page, index, &pages, &sample, &name);
            let a3 = sample.settings.paper == Paper::A3;
            let (short, long) = if a3 { (842.0, 1191.0) } else { (595.0, 842.0) };
            let expected = if landscape {
                (long, short)
            } else {
                (short, long)
            };
            let mixed = matches!(
                sample.report,
                Report::LotsChart(_) | Report::HandPack(_) | Report::PodiumPicture(_)
            );
            if !mixed {
                assert_eq!(
                    (page.width.round(), page.height.round()),
                    expected,
                    "{name}"
                );
            }
        }
    }
}

/// What is framed, worn, put on a table or shown on a screen has neither number nor time of printing.
pub(crate) fn is_bare(report: &Report) -> bool {
    matches!(
        report,
        Report::Certificates(_)
            | Report::Attendance(_)
            | Report::PodiumPicture(_)
            | Report::Badges(_)
            | Report::PlaceCards(_)
            | Report::TableCards(_)
    )
}

/// Number, time of printing, and the word that it is not final.
fn check_marks(
    page: &PageLook,
    index: usize,
    pages: &[PageLook],
    sample: &NamedReport,
    name: &str,
) {
    if is_bare(&sample.report) {
        return;
    }
    let text = page.text();
    let number = format!("pagina {} di {}", index + 1, pages.len());
    assert!(text.contains(&number), "{name}: no number in {text}");
    // A poster hangs for weeks, whenever it was printed.
    let stamped = !matches!(sample.report, Report::Announcement(_));
    assert_eq!(
        text.contains("Stampato il 25/04/2006"),
        stamped,
        "{name}: {text}"
    );
    // Slips are written on: what is on them becomes final.
    let slips = matches!(
        sample.report,
        Report::TableSlips(_) | Report::Pack(_) | Report::HandPack(_)
    );
    assert!(
        slips || text.contains("PROVVISORIO") == sample.settings.provisional,
        "{name}: {text}"
    );
}

/// What holds for every page whatever is on it.
pub(crate) fn check_page(page: &PageLook, name: &str) {
    let wrong = wrong_on(page, name);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Everything that leaves the page, lies on something else, is too small to be read, has no glyph; or that there is
/// nothing.
pub(crate) fn wrong_on(page: &PageLook, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if page.texts.iter().all(|run| run.text.trim().is_empty()) {
        wrong.push(format!("{name} is empty"));
    }
    for run in &page.texts {
        if run.missing_glyphs > 0 {
            wrong.push(format!("{name}: no glyph for {:?}", run.text));
        }
        if run.size < SMALLEST && !run.text.trim().is_empty() {
            wrong.push(format!("{name}: {:?} in {} points", run.text, run.size));
        }
        if !inside(page, run.area, SLACK) {
            let (text, area) = (&run.text, run.area);
            wrong.push(format!("{name}: {text:?} leaves the page at {area:?}"));
        }
    }
    for mark in &page.marks {
        if !inside(page, *mark, 2.0) {
            wrong.push(format!("{name}: a line leaves the page at {mark:?}"));
        }
    }
    for (index, run) in page.texts.iter().enumerate() {
        for other in &page.texts[index + 1..] {
            let hit = run.area.overlaps(&other.area, SLACK)
                && !run.text.trim().is_empty()
                && !other.text.trim().is_empty();
            if hit {
                wrong.push(format!(
                    "{name}: {:?} at {:?} and {:?} at {:?} overlap",
                    run.text, run.area, other.text, other.area
                ));
            }
        }
    }
    wrong
}

fn inside(page: &PageLook, area: Area, slack: f64) -> bool {
    area.x0 >= -slack
        && area.y0 >= -slack
        && area.x1 <= page.width + slack
        && area.y1 <= page.height + slack
}

#[test]
fn both_players_of_a_table_are_called_from_one_page() {
    let huge = reports(Size::Huge, Language::It).into_iter();
    let mut sheets = huge.filter(|sample| matches!(sample.report, Report::CallSheet(_)));
    let sample = sheets.next().unwrap();
    let Report::CallSheet(sheet) = &sample.report else {
        unreachable!("they were chosen by their kind");
    };
    let pages = look(&sample.report, &sample.settings).unwrap();
    assert!(pages.len() > 1, "one page cannot be broken");
    for line in &sheet.lines {
        let number = line.table.to_string();
        let shown = |page: &&PageLook| page.texts.iter().any(|run| run.text == number);
        let on: Vec<&PageLook> = pages.iter().filter(shown).collect();
        assert_eq!(on.len(), 1, "table {number}");
        let text = on[0].text();
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        for player in [&line.white, &line.black].into_iter().flatten() {
            let name = format!("{} {}", player.surname, player.name);
            assert!(text.contains(&name), "table {number}: {name}");
        }
    }
}

#[test]
fn those_who_rest_stand_below_the_tables_where_they_can() {
    // A first round of 27 in a chart of 32, and its neighbours.
    for (tables, byes) in [(11, 5), (10, 6), (12, 0), (6, 10)] {
        let everyone = people(2 * tables + byes);
        let (resting, playing) = everyone.split_at(byes);
        let tables = playing.chunks(2).zip(1..).map(|(pair, table)| RoundTable {
            table,
            part: None,
            white: Some(pair[0].clone()),
            black: Some(pair[1].clone()),
        });
        let sheet = Report::RoundSheet(RoundSheet {
            event: event_head(),
            section: SectionHead::default(),
            round: RoundHead { number: 1, of: 5 },
            starts: None,
            tables: tables.collect(),
            byes: resting.to_vec(),
        });
        let pages = look(&sheet, &settings()).unwrap();
        check_data(&sheet, &pages, "round sheet");
        assert_eq!(pages.len(), 1, "{byes} rest");
    }
}
