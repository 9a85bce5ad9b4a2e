//! Every code that these use cases give away has its sentence in each language.

use std::collections::BTreeSet;
use std::path::Path;

use messages::{Language, Messages};

/// The folders whose codes are looked for.
const FOLDERS: [&str; 6] = [
    "entries", "exports", "handover", "import", "people", "safety",
];

/// What stands between quotes after each `opening`, such as the code in `AppError::new("code")`.
fn codes_after(opening: &str) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    for folder in FOLDERS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .join(folder);
        for item in std::fs::read_dir(folder).expect("a folder").flatten() {
            let source = std::fs::read_to_string(item.path()).expect("a source");
            for rest in source.split(opening).skip(1) {
                if let Some((code, _)) = rest
                    .trim_start()
                    .strip_prefix('"')
                    .and_then(|rest| rest.split_once('"'))
                {
                    codes.insert(code.to_owned());
                }
            }
        }
    }
    assert!(!codes.is_empty(), "{opening}");
    codes
}

fn check(prefix: &str, codes: &BTreeSet<String>) {
    for language in [Language::It, Language::En, Language::Pt] {
        let messages = Messages::for_language(language);
        for code in codes {
            assert!(
                messages.has(&format!("{prefix}-{code}")),
                "{prefix}-{code} in {language:?}"
            );
        }
    }
}

#[test]
fn refusals_have_sentences() {
    check("error", &codes_after("AppError::new("));
}

#[test]
fn actions_have_sentences() {
    let chosen = [
        "athlete-added",
        "athlete-changed",
        "club-added",
        "club-changed",
        "form-received",
        "form-changed",
    ];
    let mut codes = codes_after("Doing::new(");
    codes.extend(codes_after("Action::new("));
    codes.extend(
        chosen
            .into_iter()
            .chain(["check-in-marked", "check-in-unmarked"])
            .map(str::to_owned),
    );
    check("action", &codes);
}
