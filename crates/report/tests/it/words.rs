//! Templates and sentences know each other: none missing, none left over, no other language.

use messages::{Language, Messages};
use report::built_in_templates;
use report::inspect::{PageLook, look};
use report::samples::{Size, reports};

/// Keys that templates put together from a stem and a number or a code.
const STEMS: [&str; 9] = [
    "title-",
    "month-",
    "weekday-",
    "round-",
    "ordinal-",
    "colour-",
    "hand-step-",
    "lots-verify-",
    "slip-game-",
];

fn keys() -> Vec<String> {
    let mut keys = Vec::new();
    for (file, text) in Messages::files(Language::It) {
        if file.starts_with("report") {
            keys.extend(text.lines().filter_map(|line| {
                Some(line.split_once(" =")?.0.strip_prefix("report-")?.to_owned())
            }));
        }
    }
    keys
}

#[test]
fn every_sentence_is_used() {
    let templates: String = built_in_templates().iter().map(|(_, text)| *text).collect();
    for key in keys() {
        let used = templates.contains(&format!("\"{key}\""))
            || STEMS.iter().any(|stem| key.starts_with(stem));
        assert!(used, "report-{key} is in no template");
    }
}

#[test]
fn every_sentence_asked_for_exists() {
    let keys = keys();
    for (file, text) in built_in_templates() {
        for asked in text.split("say(\"").skip(1) {
            let key = asked.split('"').next().unwrap();
            assert!(
                STEMS.contains(&key) || keys.iter().any(|known| known == key),
                "{file}: {key}"
            );
        }
    }
}

#[test]
fn no_key_and_no_mark_reaches_the_paper() {
    for language in [Language::En, Language::Pt] {
        for sample in reports(Size::Small, language) {
            let pages = look(&sample.report, &sample.settings).unwrap();
            for page in pages {
                let text = page.text();
                assert!(!text.contains("report-"), "{}: {text}", sample.file);
                assert!(
                    !text.contains(['\u{E000}', '{', '}']),
                    "{}: {text}",
                    sample.file
                );
            }
        }
    }
}

/// Sentences that the program adds to what people have typed, in the files of `locales/`.
const ADDED: [&str; 7] = [
    "report-",
    "paper-",
    "reason-",
    "outcome-",
    "step-",
    "official-",
    "rule-set-",
];

#[test]
fn a_paper_speaks_one_language() {
    let italian = Messages::for_language(Language::It);
    for language in [Language::En, Language::Pt] {
        let other = Messages::for_language(language);
        let texts = Messages::files(Language::It).iter();
        let keys = texts
            .flat_map(|(_, text)| text.lines())
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .filter(|key| ADDED.iter().any(|stem| key.starts_with(stem)));
        // Whole sentences of two words at least: one word may be the same in another sentence of the language.
        let foreign: Vec<String> = keys
            .filter(|key| italian.text(key, &[]) != other.text(key, &[]))
            .map(|key| italian.text(key, &[]))
            .filter(|text| text.contains(' ') && !text.contains('{'))
            .collect();
        assert!(foreign.len() > 50, "{}", foreign.len());
        for sample in reports(Size::Typical, language) {
            let pages = look(&sample.report, &sample.settings).unwrap();
            let paper: String = pages.iter().map(PageLook::text).collect();
            for text in &foreign {
                assert!(!paper.contains(text), "{}: {text}", sample.file);
            }
        }
    }
}
