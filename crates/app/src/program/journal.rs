//! Registro: what was done, by whom, when; undo and redo.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{EventId, JournalKind, JournalSeq, Store};
use ts_rs::TS;

use crate::app::{local, on_this_machine};
use crate::door::time_of;
use crate::{App, AppError, Reply, Role};

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
    /// What the caller may take back now.
    pub undo: Option<ActionWords>,
    pub redo: Option<ActionWords>,
    /// Whose it is, when it is somebody else's.
    pub undo_of: Option<String>,
    pub redo_of: Option<String>,
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
    let offered = |row: Option<store::JournalRow>| row.filter(|row| may_take_back(app, row));
    let (undo, redo) = (offered(store.next_undo()?), offered(store.next_redo()?));
    let of_another = |row: &Option<store::JournalRow>| {
        let who = row.as_ref().map(|row| row.who.clone());
        who.filter(|who| *who != app.who())
    };
    Ok(UndoState {
        undo_of: of_another(&undo),
        redo_of: of_another(&redo),
        undo: undo.map(words),
        redo: redo.map(words),
    })
}

pub(crate) fn undo(app: &App, (): ()) -> Reply<UndoState> {
    let (who, now) = (app.who(), app.now());
    app.held(|held| {
        held.travel(|store| {
            refuse_of_another(app, store, store.next_undo()?)?;
            Ok(store.undo(&who, now)?)
        })
    })?;
    undo_state(app, ())
}

pub(crate) fn redo(app: &App, (): ()) -> Reply<UndoState> {
    let (who, now) = (app.who(), app.now());
    app.held(|held| {
        held.travel(|store| {
            refuse_of_another(app, store, store.next_redo()?)?;
            Ok(store.redo(&who, now)?)
        })
    })?;
    undo_state(app, ())
}

/// The desk and the chief arbiter may take back anybody's action; everybody else their own, while nobody has written
/// after it.
fn may_take_back(app: &App, row: &store::JournalRow) -> bool {
    matches!(app.role(), Role::Desk | Role::Chief) || (app.is_named() && row.who == app.who())
}

fn refuse_of_another(app: &App, store: &Store, row: Option<store::JournalRow>) -> Reply<()> {
    match row {
        Some(row) if !may_take_back(app, &row) => Err(AppError::new("undo-of-another")
            .with("who", row.who.as_str())
            .with("at", time_of(&store.read(), &row)?)),
        _ => Ok(()),
    }
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
