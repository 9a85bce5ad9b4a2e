//! Everything that a report is given stands on its paper.

use report::Report;
use report::inspect::PageLook;
use serde_json::Value;

/// Fields whose text must be printed, whatever report they belong to.
const PRINTED: [&str; 44] = [
    "title",
    "surname",
    "name",
    "club",
    "card",
    "document",
    "category",
    "note",
    "contact",
    "accepted_because",
    "president",
    "means",
    "method",
    "seed",
    "digest",
    "algorithm",
    "by",
    "text",
    "prize",
    "detail",
    "count",
    "counts",
    "score",
    "reason",
    "result",
    "caption",
    "role",
    "article",
    "decision",
    "arbiter",
    "label",
    "value",
    "for_everyone",
    "introduction",
    "send_to",
    "how_to_enter",
    "lodging",
    "rules",
    "moves",
    "remarks",
    "erasure",
    "rulings",
    "ties",
    "reasons",
];

/// Panics on the first text of the data that is not on the pages.
#[track_caller]
pub(crate) fn check_data(report: &Report, pages: &[PageLook], name: &str) {
    let runs = pages.iter().flat_map(|page| &page.texts);
    let paper = letters(&runs.map(|run| run.text.as_str()).collect::<String>());
    let data = serde_json::to_value(report).unwrap();
    let mut wanted = Vec::new();
    collect(&data, "", &mut wanted);
    // Where each point of a club comes from is on a paper of its own.
    let elsewhere = |field: &str| field == "detail";
    wanted.retain(|(field, _)| !matches!(report, Report::FinalReport(_)) || !elsewhere(field));
    assert!(!wanted.is_empty(), "{name}: nothing to look for");
    for (field, text) in wanted {
        assert!(
            paper.contains(&letters(text)),
            "{name}: {field} {text:?} is not on the paper"
        );
    }
}

fn collect<'a>(value: &'a Value, field: &'a str, wanted: &mut Vec<(&'a str, &'a str)>) {
    match value {
        Value::String(text) if PRINTED.contains(&field) => wanted.push((field, text)),
        Value::Array(items) => items.iter().for_each(|item| collect(item, field, wanted)),
        Value::Object(fields) => fields
            .iter()
            .for_each(|(field, item)| collect(item, field, wanted)),
        _ => {}
    }
}

/// A line may break anywhere and a title may be in capitals; the letters are what counts.
fn letters(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_whitespace() && *c != '\u{200B}')
        .flat_map(char::to_lowercase)
        .collect()
}
