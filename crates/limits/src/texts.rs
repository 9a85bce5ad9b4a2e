//! How long a text may be, column by column: forms, imports and files from elsewhere all end there.

/// Texts that are not listed are codes, instants and keys.
const OF_CODES: usize = 200;

const NAME: usize = 120;
const LINE: usize = 300;
const REASON: usize = 1_000;
const NOTE: usize = 2_000;
/// JSON whose size follows from how many play.
const LIST: usize = 400_000;

/// Table, column, and the most letters it takes.
const LONGEST: &[(&str, &str, usize)] = &[
    ("club", "name", NAME),
    ("club", "town", NAME),
    ("club", "contact", LINE),
    ("athlete", "surname", NAME),
    ("athlete", "name", NAME),
    ("athlete", "card", NAME),
    ("athlete", "category", NAME),
    ("event", "title", LINE),
    ("event", "organiser", LINE),
    ("event", "venue", LINE),
    ("event", "settings", 20_000),
    ("official", "name", LINE),
    ("section", "title", LINE),
    ("section", "options", 20_000),
    ("programme_item", "text", LINE),
    ("entry_form", "late_reason", REASON),
    ("entry_form", "note", NOTE),
    ("form_line", "written", LINE),
    ("form_line", "card", NAME),
    ("form_line", "document_number", NAME),
    ("entry", "team", NAME),
    ("entry", "category", NAME),
    ("entry", "document_number", NAME),
    ("entry", "note", NOTE),
    ("lots", "options", LIST),
    ("lots", "seeds", LIST),
    ("lots_override", "reason", REASON),
    ("game", "boards", 20_000),
    ("game", "moves", 100_000),
    ("game", "count_data", NOTE),
    ("game", "annulled_why", REASON),
    ("game", "note", NOTE),
    ("match_decision", "reason", REASON),
    ("departure", "reason", REASON),
    ("replacement", "reason", REASON),
    ("late_entry", "reason", REASON),
    ("ruling", "text", 4_000),
    ("prize", "rule", NOTE),
    ("prize", "items", 4_000),
    ("setting", "value", 64_000),
    ("setting", "operator", NAME),
];

/// The most letters that a column takes.
pub fn longest_text(table: &str, column: &str) -> usize {
    let listed = LONGEST
        .iter()
        .find(|(of, name, _)| (*of, *name) == (table, column));
    listed.map_or(OF_CODES, |(_, _, most)| *most)
}
