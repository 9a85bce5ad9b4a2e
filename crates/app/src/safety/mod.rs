//! Copies of the data, and what to do when something is damaged.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Debug, Clone, Serialize, TS)]
pub struct BackupRow {
    pub path: String,
    pub made_at: NaiveDateTime,
    pub size: u64,
    /// In the second folder, such as a USB stick.
    pub second_folder: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct BackupPreview {
    pub path: String,
    pub made_at: NaiveDateTime,
    pub good: bool,
    pub events: Vec<BackupEvent>,
    /// Changes made since, which a restore would take back.
    pub changes_since: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct BackupEvent {
    pub title: String,
    pub entries: u32,
    pub games: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct BackupState {
    pub folder: String,
    pub second_folder: Option<String>,
    pub last: Option<NaiveDateTime>,
    /// `error-<code>` when the last copy failed.
    pub trouble: Option<crate::error::AppErrorView>,
    pub copies: Vec<BackupRow>,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct SetSecondFolder {
    pub path: Option<String>,
}
