//! Files for others: spreadsheets, game records, a page for the club's site.

mod file;

use serde::{Deserialize, Serialize};
use store::EventId;
use ts_rs::TS;

pub(crate) use file::write_whole;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ExportWhat {
    Entries,
    Results,
    Standings,
    Prizes,
    /// PDN of all games with moves.
    Games,
    /// One HTML page with charts and standings.
    WebPage,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ExportFormat {
    Csv,
    Xlsx,
    Pdn,
    Html,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExportFile {
    pub event: EventId,
    pub what: ExportWhat,
    pub format: ExportFormat,
    pub path: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Exported {
    pub path: String,
    pub rows: u32,
}
