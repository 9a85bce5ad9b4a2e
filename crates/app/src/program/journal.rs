//! Registro: what was done, by whom, when; undo and redo.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::EventId;
use ts_rs::TS;

/// An action in words: `action-<code>` with its values.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
pub struct ActionWords {
    pub code: String,
    pub data: serde_json::Map<String, serde_json::Value>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct JournalRow {
    pub seq: i64,
    pub at: NaiveDateTime,
    pub who: String,
    pub event: Option<EventId>,
    pub event_title: Option<String>,
    pub action: ActionWords,
    pub undone: bool,
    /// This row is an undo or a redo of that one.
    pub undoes: Option<i64>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct JournalPage {
    pub rows: Vec<JournalRow>,
    pub more: bool,
}

#[derive(Debug, Clone, Deserialize, TS)]
pub struct ReadJournal {
    pub event: Option<EventId>,
    /// Rows before this one; none starts with the newest.
    pub before: Option<i64>,
    pub limit: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct UndoState {
    pub undo: Option<ActionWords>,
    pub redo: Option<ActionWords>,
}
