//! The sentences of `locales/*/report*.ftl`, as the templates receive them.
//!
//! A template cannot call Fluent, so each sentence is handed over with its variables replaced by
//! marks from the private-use area. Data never holds such characters (see `payload`), hence a
//! name cannot pass itself off as a variable.

use std::sync::LazyLock;

use messages::{Language, Messages, Value};
use serde_json::Map;

/// Opens the name of a variable inside a sentence.
pub(crate) const OPEN: char = '\u{E000}';
/// Closes it.
pub(crate) const CLOSE: char = '\u{E001}';

/// Every sentence whose key starts with `report-`, as JSON for the templates.
pub(crate) fn words(language: Language) -> &'static [u8] {
    static ITALIAN: LazyLock<Vec<u8>> = LazyLock::new(|| collect(Language::It));
    static ENGLISH: LazyLock<Vec<u8>> = LazyLock::new(|| collect(Language::En));
    static PORTUGUESE: LazyLock<Vec<u8>> = LazyLock::new(|| collect(Language::Pt));
    match language {
        Language::It => &ITALIAN,
        Language::En => &ENGLISH,
        Language::Pt => &PORTUGUESE,
    }
}

fn collect(language: Language) -> Vec<u8> {
    let messages = Messages::for_language(language);
    let mut words = Map::new();
    for (_, text) in Messages::files(language)
        .iter()
        .filter(|(file, _)| file.starts_with("report"))
    {
        for (key, source) in entries(text) {
            let marks: Vec<(&str, String)> = variables(source)
                .into_iter()
                .map(|name| (name, format!("{OPEN}{name}{CLOSE}")))
                .collect();
            let args: Vec<(&str, Value<'_>)> = marks
                .iter()
                .map(|(name, mark)| (*name, Value::from(mark)))
                .collect();
            words.insert(key.to_owned(), messages.text(key, &args).into());
        }
    }
    serde_json::to_vec(&words).expect("strings always serialise")
}

/// Keys with the text of each message, continuation lines included.
fn entries(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let starts: Vec<usize> = text
        .match_indices("report-")
        .map(|(at, _)| at)
        .filter(|at| *at == 0 || text.as_bytes()[at - 1] == b'\n')
        .collect();
    let ends = starts
        .iter()
        .skip(1)
        .copied()
        .chain([text.len()])
        .collect::<Vec<_>>();
    starts
        .into_iter()
        .zip(ends)
        .filter_map(move |(start, end)| {
            let (key, source) = text[start..end].split_once('=')?;
            Some((key.trim(), source))
        })
}

fn variables(source: &str) -> Vec<&str> {
    let mut names: Vec<&str> = source
        .split('$')
        .skip(1)
        .map(|rest| {
            let end = rest
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '-')
                .unwrap_or(rest.len());
            &rest[..end]
        })
        .collect();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_becomes_a_mark() {
        assert_eq!(variables(" { $day } { $month }"), ["day", "month"]);
        let found: Vec<_> = entries("# note\nreport-a = x\nreport-b =\n    y { $z }\n").collect();
        assert_eq!(
            found.iter().map(|(key, _)| *key).collect::<Vec<_>>(),
            ["report-a", "report-b"]
        );
        assert_eq!(variables(found[1].1), ["z"]);
    }

    #[test]
    fn every_language_has_the_same_keys() {
        let keys = |language| {
            let words: Map<String, serde_json::Value> =
                serde_json::from_slice(words(language)).unwrap();
            words.keys().cloned().collect::<Vec<_>>()
        };
        assert!(keys(Language::It).len() > 100);
        assert_eq!(keys(Language::It), keys(Language::En));
        assert_eq!(keys(Language::It), keys(Language::Pt));
    }
}
