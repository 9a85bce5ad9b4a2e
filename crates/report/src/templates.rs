//! The templates of the program, embedded; a designer finds them under `templates/`.

use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};

macro_rules! embedded {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../templates/", $name)))),+]
    };
}

/// The file that puts a document together.
pub(crate) const MAIN: &str = "main.typ";

const BUILT_IN: &[(&str, &str)] = embedded![
    "main.typ",
    "house.typ",
    "announcement.typ",
    "entry-form.typ",
    "entries.typ",
    "deadline.typ",
    "chart.typ",
    "lots.typ",
    "slips.typ",
    "round-sheet.typ",
    "call-sheet.typ",
    "score-sheet.typ",
    "hand-pack.typ",
    "results.typ",
    "standings.typ",
    "podium.typ",
    "prizes.typ",
    "shopping.typ",
    "clubs.typ",
    "certificates.typ",
    "final-report.typ",
    "board.typ",
    "games.typ",
    "athlete.typ",
    "emblem.typ",
    "attendance.typ",
    "badges.typ",
    "check-in.typ",
    "fees.typ",
    "place-cards.typ",
    "qr-sheet.typ",
    "receipts.typ",
    "statistics.typ",
    "table-cards.typ",
    "where.typ",
];

/// Names and texts of the built-in templates, so that an organiser can copy one and change it.
pub fn built_in_templates() -> &'static [(&'static str, &'static str)] {
    BUILT_IN
}

/// The id under which Typst knows a file of the template folder.
pub(crate) fn file_id(name: &str) -> Option<FileId> {
    let path = VirtualPath::new(name).ok()?;
    Some(RootedPath::new(VirtualRoot::Project, path).intern())
}

/// A built-in template, parsed when it is first asked for: a document needs three or four of them.
pub(crate) fn built_in(id: FileId) -> Option<&'static Source> {
    static SOURCES: LazyLock<HashMap<FileId, (&str, OnceLock<Source>)>> = LazyLock::new(|| {
        BUILT_IN
            .iter()
            .filter_map(|(name, text)| Some((file_id(name)?, (*text, OnceLock::new()))))
            .collect()
    });
    let (text, source) = SOURCES.get(&id)?;
    Some(source.get_or_init(|| Source::new(id, (*text).to_owned())))
}
