//! What the templates read: one JSON file with the settings and the parts.
//!
//! Data reaches Typst only as JSON strings, never as markup, so `#`, `*`, `_`, `$`, `@` or `<` in
//! a name print as themselves. Characters that no paper can show are taken out here, once.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::error::ReportError;
use crate::fonts::UNKNOWN_LETTER;
use crate::parts::{Part, parts};
use crate::reach::add_reach;
use crate::report::Report;
use crate::settings::{Logo, Paper, Settings};

/// The document as JSON, together with all the text that fonts must be able to show.
pub(crate) fn payload(
    report: &Report,
    settings: &Settings,
    [logo, second]: [Option<&Logo>; 2],
) -> Result<Value, ReportError> {
    let parts = parts(report)?;
    let charted = parts.iter().any(Part::is_chart);
    let mut document = json!({
        "language": settings.language.code(),
        "region": settings.language.tag().get(3..),
        "paper": match settings.paper { Paper::A4 => "a4", Paper::A3 => "a3" },
        "logo": logo.map(|logo| logo_name(logo, false)),
        "second_logo": second.map(|logo| logo_name(logo, true)),
        "printed_at": settings.printed_at,
        "provisional": settings.provisional,
        "report": report.code(),
        "title": report.own_title(),
        "event_title": report.event_title(),
        "parts": parts,
    });
    clean(&mut document);
    // Only charts ask: they have hundreds of names.
    if charted {
        add_reach(&mut document["parts"]);
    }
    Ok(document)
}

/// The virtual file of a logo.
pub(crate) fn logo_name(logo: &Logo, second: bool) -> &'static str {
    match (logo, second) {
        (Logo::Png(_), false) => "logo.png",
        (Logo::Jpeg(_), false) => "logo.jpg",
        (Logo::Svg(_), false) => "logo.svg",
        (Logo::Png(_), true) => "second-logo.png",
        (Logo::Jpeg(_), true) => "second-logo.jpg",
        (Logo::Svg(_), true) => "second-logo.svg",
    }
}

/// Puts a box where a letter stands that no font has.
pub(crate) fn replace_letters(value: &mut Value, unknown: &BTreeSet<char>) {
    match value {
        Value::String(text) if text.chars().any(|c| unknown.contains(&c)) => {
            let known = |c| {
                if unknown.contains(&c) {
                    UNKNOWN_LETTER
                } else {
                    c
                }
            };
            *text = text.chars().map(known).collect();
        }
        Value::Array(items) => {
            for item in items {
                replace_letters(item, unknown);
            }
        }
        Value::Object(fields) => {
            for field in fields.values_mut() {
                replace_letters(field, unknown);
            }
        }
        _ => {}
    }
}

/// Takes out of every string what cannot be printed or would deceive the eye.
fn clean(value: &mut Value) {
    match value {
        Value::String(text) => {
            if text.chars().any(|c| printable(c) != Some(c)) {
                *text = text.chars().filter_map(printable).collect();
            }
            // White space alone is nothing to print, and nothing that a heading could be.
            if text.trim().is_empty() {
                text.clear();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(clean),
        Value::Object(fields) => fields.values_mut().for_each(clean),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// White space becomes a space; control characters, direction overrides, private-use characters
/// (they mark variables in `words`) and non-characters go.
fn printable(c: char) -> Option<char> {
    match c {
        '\t' | '\n' | '\r' | '\u{B}' | '\u{C}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        '\u{200B}' | '\u{FEFF}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => None,
        '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}' => None,
        '\u{FFF0}'..='\u{FFFF}' | '\u{FDD0}'..='\u{FDEF}' => None,
        c if c.is_control() || (c as u32) & 0xFFFE == 0xFFFE => None,
        c => Some(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let mut value = json!({ "names": [text] });
        clean(&mut value);
        assert_eq!(value["names"][0], expected);
    }

    #[test]
    fn unprintable_characters_go_and_the_rest_stays() {
        check("Ros\u{0}si\u{7}", "Rossi");
        check("Rossi\nMario\tjr", "Rossi Mario jr");
        check("\u{202E}issoR", "issoR");
        check(" \n\u{200B}\u{A0}", "");
        check("\u{E000}name\u{E001}", "name");
        check("#*_$@<>\\[]{}\"", "#*_$@<>\\[]{}\"");
        check("Πέτρος Ивáнов 張 علي", "Πέτρος Ивáнов 張 علي");
    }
}
