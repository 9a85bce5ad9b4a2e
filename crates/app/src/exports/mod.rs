//! Files for others: spreadsheets, game records, a page for the club's site.

use serde::{Deserialize, Serialize};
use store::EventId;
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ExportWhat {
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
pub enum ExportFormat {
    Csv,
    Xlsx,
    Pdn,
    Html,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ExportFile {
    pub event: EventId,
    pub what: ExportWhat,
    pub format: ExportFormat,
    pub path: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Exported {
    pub path: String,
    pub rows: u32,
}
