//! Templates and sentences know each other: none missing, none left over, no other language.

use messages::{Language, Messages};
use report::built_in_templates;
use report::inspect::look;
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
        for mut sample in reports(Size::Small) {
            sample.settings.language = language;
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
