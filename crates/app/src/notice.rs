//! What the app announces by itself, to whoever shows data.

use std::sync::Arc;

use serde::Serialize;
use store::EventId;
use ts_rs::TS;

/// Who is told.
pub type Listener = Arc<dyn Fn(&Notice) + Send + Sync>;

/// One announcement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Notice {
    Changed(Changed),
    Progress(Progress),
}

impl Notice {
    /// The name under which a shell passes it on.
    pub fn channel(&self) -> &'static str {
        match self {
            Notice::Changed(_) => "changed",
            Notice::Progress(_) => "progress",
        }
    }
}

/// Something was written: what is on screen may be old.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Changed {
    /// None when it does not belong to one event.
    pub event: Option<EventId>,
    /// Grows with every change.
    pub revision: u64,
}

/// How far a long task has come: `progress-<task>` is its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    pub task: String,
    pub done: u32,
    pub total: u32,
}
