//! Copies of the data, and what to do when something is damaged.

mod automatic;
mod copies;
mod damage;
mod make;
mod owed;
mod restore;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::files::FileToken;

pub(crate) use automatic::{Copying, copy_after_round};
pub(crate) use copies::{
    backup_now, backup_state, count_copies, note_second_folder, set_second_folder,
};
pub(crate) use damage::data_trouble;
pub(crate) use owed::{finish_what_was_begun, folders_in_debt, replace_copies};
pub use restore::put_copy_in_place;
pub(crate) use restore::{copies_at_hand, preview_backup, restore_backup};

/// Names a copy among those that are listed. It is no path: only what is listed is found by it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CopyId(pub String);

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CopyRef {
    pub copy: CopyId,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BackupRow {
    pub id: CopyId,
    pub made_at: NaiveDateTime,
    pub size: u64,
    /// In the second folder, such as a USB stick.
    pub second_folder: bool,
    /// How much is in it; nothing where it cannot be read.
    pub holds: Option<Holds>,
}

/// How much a copy holds, to tell it from others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Holds {
    pub events: u32,
    pub entries: u32,
    pub games: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BackupPreview {
    pub id: CopyId,
    pub made_at: NaiveDateTime,
    pub good: bool,
    pub events: Vec<BackupEvent>,
    /// Changes made since, which a restore would take back.
    pub changes_since: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BackupEvent {
    pub title: String,
    pub entries: u32,
    pub games: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BackupState {
    pub folder: String,
    pub second_folder: Option<String>,
    pub last: Option<NaiveDateTime>,
    /// `error-<code>` when the last copy failed.
    pub trouble: Option<crate::AppError>,
    pub copies: Vec<BackupRow>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetSecondFolder {
    pub folder: Option<FileToken>,
}
