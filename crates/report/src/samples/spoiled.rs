//! Every report of a sample event with bad data in place of whatever people write.

use messages::Language;
use serde_json::{Map, Value};

use crate::report::Report;

use super::event::Size;
use super::hostile::Hostile;
use super::reports::reports;

/// Fields that the program itself writes: they are short, and never what somebody typed.
const OUR_OWN: [&str; 25] = [
    "report",
    "kind",
    "winner",
    "colour",
    "first_colour",
    "squares",
    "pieces",
    "moves",
    "score",
    "top_score",
    "bottom_score",
    "digest",
    "algorithm",
    "rule_set",
    "count",
    "counts",
    "reasons",
    "ties",
    "role",
    "label",
    "caption",
    "result",
    "reason",
    "shape",
    "code",
];

/// Each kind of report once, filled with bad data of one kind.
pub fn spoiled_reports(kind: Hostile, language: Language) -> Vec<Report> {
    let mut seen = Vec::new();
    let samples = reports(Size::Small, language).into_iter().filter(|sample| {
        let code = sample.report.code();
        let new = !seen.contains(&code);
        seen.push(code);
        new
    });
    let spoiled = samples.map(|sample| {
        let mut value = serde_json::to_value(&sample.report).expect("plain data");
        spoil(&mut value, "", kind, &mut 0);
        serde_json::from_value(value).expect("the shape is untouched")
    });
    spoiled.collect()
}

fn spoil(value: &mut Value, field: &str, kind: Hostile, count: &mut usize) {
    match value {
        Value::String(text) if typed(text) => {
            *count += 1;
            let who = kind.competitor(*count);
            *text = match field {
                "name" => who.name,
                "club" | "organiser" => who.club.unwrap_or_default(),
                _ => who.surname,
            };
        }
        Value::Array(items) if kind == Hostile::Empty && field != "reports" => items.clear(),
        Value::Array(items) => {
            for item in items {
                spoil(item, field, kind, count);
            }
        }
        Value::Object(fields) => spoil_fields(fields, kind, count),
        _ => {}
    }
}

fn spoil_fields(fields: &mut Map<String, Value>, kind: Hostile, count: &mut usize) {
    for (field, value) in fields {
        if !OUR_OWN.contains(&field.as_str()) {
            spoil(value, field, kind, count);
        }
    }
}

/// Not a date, a time or a colour.
fn typed(text: &str) -> bool {
    let dated = text.len() >= 8 && text.starts_with(|c: char| c.is_ascii_digit());
    !dated && !matches!(text, "white" | "black")
}
