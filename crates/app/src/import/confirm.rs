//! The import itself: all good rows in one change, which one undo takes back.

use serde::Serialize;
use ts_rs::TS;

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Imported {
    pub entries: u32,
    pub new_athletes: u32,
    pub new_clubs: u32,
    pub left_out: u32,
}
