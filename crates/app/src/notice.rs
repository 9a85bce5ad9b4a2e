//! What the app announces by itself, to whoever shows data.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Serialize;
use store::{EventId, SectionId};
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
    /// None when it does not belong to one section.
    pub section: Option<SectionId>,
    /// The kinds of things that changed; none means that anything may have.
    pub what: Vec<What>,
    /// The newest row of the journal.
    pub revision: i64,
}

/// A kind of things that a screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// An event, its officials, logo and sections.
    Event,
    Programme,
    /// Forms, entries, line-ups.
    Entries,
    /// Athletes and clubs.
    People,
    Lots,
    /// Games, calls, decisions, departures.
    Play,
    Rulings,
    Prizes,
    Settings,
    /// What the hall's screen shows.
    Hall,
    Copies,
}

impl What {
    /// The kinds that these tables hold; none when one of them is not known here.
    pub(crate) fn of(tables: &BTreeSet<String>) -> Vec<What> {
        let kinds: Option<BTreeSet<What>> =
            tables.iter().map(|table| What::of_table(table)).collect();
        kinds.unwrap_or_default().into_iter().collect()
    }

    fn of_table(table: &str) -> Option<What> {
        Some(match table {
            "event" | "official" | "logo" | "section" => What::Event,
            "programme_item" => What::Programme,
            "entry_form" | "form_line" | "entry" | "lineup" | "late_entry" => What::Entries,
            "athlete" | "club" => What::People,
            "lots" | "lots_placement" | "lots_override" => What::Lots,
            "game" | "match_decision" | "place_decision" | "departure" | "replacement"
            | "table_call" => What::Play,
            "ruling" => What::Rulings,
            "prize" | "prize_given" | "club_points" => What::Prizes,
            _ => return None,
        })
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_of_facts_has_its_kind() {
        for table in store::FACT_TABLES {
            assert!(What::of_table(table).is_some(), "{table}");
        }
    }
}
