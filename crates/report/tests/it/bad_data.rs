//! Bad data still gives correct paper, and none of it is read as markup.

use messages::Language;
use report::inspect::look;
use report::samples::{Hostile, hostile_reports, settings, spoiled_reports};
use report::{Report, render};

use crate::pages::{check_page, is_bare, wrong_on};

fn check(kind: Hostile) -> Vec<(Report, String)> {
    let mut texts = Vec::new();
    for report in hostile_reports(kind, Language::It) {
        let name = format!("{}/{}", kind.code(), report.code());
        let pages = look(&report, &settings()).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (index, page) in pages.iter().enumerate() {
            check_page(page, &format!("{name} page {}", index + 1));
        }
        // A word that breaks over lines comes in several runs; the letters are what counts.
        let letters = pages
            .iter()
            .flat_map(|page| &page.texts)
            .map(|run| run.text.as_str());
        texts.push((
            report,
            letters.collect::<String>().replace([' ', '\u{200B}'], ""),
        ));
    }
    texts
}

#[track_caller]
fn says(kind: Hostile, wanted: &str) {
    for (report, text) in check(kind) {
        assert!(
            text.contains(&wanted.replace(' ', "")),
            "{}: {wanted:?} is not in {text}",
            report.code()
        );
    }
}

#[test]
fn an_empty_event_prints() {
    for (report, text) in check(Hostile::Empty) {
        if !matches!(report, Report::FilledEntryForm(_)) {
            assert!(text.contains("Nessundato."), "{}: {text}", report.code());
        }
    }
}

#[test]
fn a_name_without_spaces_is_fitted_whole() {
    says(Hostile::Endless, &Hostile::Endless.competitor(0).surname);
}

#[test]
fn a_name_of_many_words_is_fitted_whole() {
    says(Hostile::Wordy, Hostile::Wordy.competitor(0).surname.trim());
}

#[test]
fn markup_prints_as_itself() {
    says(Hostile::Markup, &Hostile::Markup.competitor(0).surname);
}

#[test]
fn control_characters_leave_the_name() {
    says(Hostile::Control, "Rossi[31m");
}

#[test]
fn other_scripts_print() {
    for (report, text) in check(Hostile::Scripts) {
        // The others leave out who has not lost yet, or does not play in the current round.
        if !matches!(report, Report::Chart(_) | Report::RoundSheet(_)) {
            continue;
        }
        for name in ["Παπαδόπουλος", "Иванов-Щёлоков", "張"] {
            assert!(text.contains(name), "{}: {name}", report.code());
        }
    }
}

#[test]
fn every_report_stands_bad_data() {
    let mut wrong = Vec::new();
    for kind in Hostile::ALL {
        for report in spoiled_reports(kind, Language::It) {
            let name = format!("{}/{}", kind.code(), report.code());
            if let Err(error) = render(&report, &settings()) {
                wrong.push(format!("{name}: {error}"));
                continue;
            }
            let pages = look(&report, &settings()).unwrap();
            for (index, page) in pages.iter().enumerate() {
                let name = format!("{name} page {}", index + 1);
                wrong.extend(wrong_on(page, &name));
                let number = format!("pagina {} di {}", index + 1, pages.len());
                if !is_bare(&report) && !page.text().contains(&number) {
                    wrong.push(format!("{name}: no number"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
