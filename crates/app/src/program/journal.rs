//! Registro: what was done, by whom, when; undo and redo.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{EventId, JournalKind, JournalSeq};
use ts_rs::TS;

use crate::app::{local, on_this_machine};
use crate::{App, Reply};

/// An action in words: `action-<code>` with its values.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ActionWords {
    pub code: String,
    pub data: Map<String, Value>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JournalRow {
    pub seq: i64,
    pub at: NaiveDateTime,
    pub who: String,
    pub event: Option<EventId>,
    pub event_title: Option<String>,
    pub action: ActionWords,
    /// Done, done for good, undone, done again.
    pub kind: JournalKind,
    /// Of an undo or a redo: the row it is about.
    pub target: Option<i64>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JournalPage {
    pub rows: Vec<JournalRow>,
    pub more: bool,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReadJournal {
    pub event: Option<EventId>,
    /// Rows before this one; none starts with the newest.
    pub before: Option<i64>,
    pub limit: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UndoState {
    pub undo: Option<ActionWords>,
    pub redo: Option<ActionWords>,
}

pub(crate) fn read_journal(app: &App, arg: ReadJournal) -> Reply<JournalPage> {
    let store = app.store();
    let read = store.read();
    let page = read.journal(
        arg.event,
        arg.before.map(JournalSeq),
        arg.limit.clamp(1, 500),
    )?;
    let mut events = BTreeMap::new();
    for id in page.rows.iter().filter_map(|row| row.event_id) {
        if let Entry::Vacant(vacant) = events.entry(id) {
            vacant.insert(read.find::<store::Event>(id)?);
        }
    }
    let rows = page.rows.into_iter().map(|row| {
        let event = row.event_id.and_then(|id| events[&id].as_ref());
        JournalRow {
            seq: row.seq.0,
            at: event.map_or_else(
                || on_this_machine(row.at),
                |event| local(row.at, &event.time_zone),
            ),
            who: row.who.clone(),
            event: row.event_id,
            event_title: event.map(|event| event.title.clone()),
            kind: row.kind,
            target: row.target.map(|seq| seq.0),
            action: words(row),
        }
    });
    Ok(JournalPage {
        rows: rows.collect(),
        more: page.older.is_some(),
    })
}

pub(crate) fn undo_state(app: &App, (): ()) -> Reply<UndoState> {
    let store = app.store();
    Ok(UndoState {
        undo: store.next_undo()?.map(words),
        redo: store.next_redo()?.map(words),
    })
}

pub(crate) fn undo(app: &App, (): ()) -> Reply<UndoState> {
    let row = app.store().undo(&app.who(), app.now())?;
    after_time_travel(app, &row)
}

pub(crate) fn redo(app: &App, (): ()) -> Reply<UndoState> {
    let row = app.store().redo(&app.who(), app.now())?;
    after_time_travel(app, &row)
}

fn after_time_travel(app: &App, row: &store::JournalRow) -> Reply<UndoState> {
    app.forget_sections();
    app.announce(row.event_id);
    undo_state(app, ())
}

fn words(row: store::JournalRow) -> ActionWords {
    let data = match row.args {
        Value::Object(data) => data,
        _ => Map::new(),
    };
    ActionWords {
        code: row.action,
        data,
    }
}
