//! Every code that these use cases give away has its sentence in each language.

use std::collections::BTreeSet;
use std::path::Path;

use messages::{Language, Messages};

/// Every source of the use cases.
fn sources() -> Vec<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for item in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = item.path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(ending) if ending == "rs" => {
                    sources.push(std::fs::read_to_string(path).expect("a source"));
                }
                _ => {}
            }
        }
    }
    sources
}

/// What stands between quotes after each `opening`, such as the code in `AppError::new("code")`.
fn codes_after(opening: &str) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    for source in sources() {
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
        "section-added",
        "section-changed",
        "result-corrected",
        "game-annulled",
        "result-removed",
        "entry-withdrawn",
        "entry-excluded",
        "prize-given",
        "prize-taken-back",
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
