//! What the app announces by itself, to whoever shows data.

use std::sync::Arc;

use serde::Serialize;
use store::EventId;
use ts_rs::TS;

use crate::{AppError, DeviceId, TaskId};

/// Who is told.
pub type Listener = Arc<dyn Fn(&Notice) + Send + Sync>;

/// One announcement.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Notice {
    Changed(Changed),
    Progress(Progress),
    Left(Left),
}

impl Notice {
    /// The name under which a shell passes it on.
    pub fn channel(&self) -> &'static str {
        match self {
            Notice::Changed(_) => "changed",
            Notice::Progress(_) => "progress",
            Notice::Left(_) => "left",
        }
    }

    /// Whom it concerns; nobody in particular when everybody may hear it.
    pub fn concerns(&self) -> Option<DeviceId> {
        match self {
            Notice::Changed(_) => None,
            Notice::Progress(progress) => Some(progress.device.clone()),
            Notice::Left(_) => Some(DeviceId::desk()),
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

/// How far a piece of work has come, for who started it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// Where it was started.
    #[serde(skip)]
    pub device: DeviceId,
    pub task: TaskId,
    pub done: u32,
    pub total: u32,
}

/// A piece of work whose device went away has ended; the desk is told how.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Left {
    /// What had been asked.
    pub request: String,
    pub person: String,
    /// None when it was finished.
    pub problem: Option<AppError>,
}
