//! What the journal forgets: rows it remembered for undo, names of people who are erased, numbers of
//! documents. Rewriting it is the exception, and its digest is then added up anew.

use std::collections::HashSet;
use std::ops::ControlFlow;

use rusqlite::named_params;
use serde_json::{Map, Value};

use crate::backup::Progress;
use crate::capture::RowChange;
use crate::change::Change;
use crate::error::Error;
use crate::fact::Kept;
use crate::facts::Athlete;
use crate::ids::EventId;

/// So many rows of the journal are rewritten between two looks at whether the work is to stop.
const BLOCK: u32 = 2_000;

/// No action before this can be undone, so nothing needs the rows that the journal remembers.
pub(crate) fn forget_changes(
    change: &mut Change<'_>,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<(), Error> {
    change.rewrote_journal = true;
    let total = change
        .conn
        .query_row("SELECT ifnull(max(seq), 0) FROM journal", [], |row| {
            row.get::<_, u32>(0)
        })?;
    let mut forget = change
        .conn
        .prepare_cached(include_str!("sql/forget_changes.sql"))?;
    for done in (0..total).step_by(BLOCK as usize) {
        if watch(Progress { done, total }).is_break() {
            return Err(Error::Cancelled);
        }
        forget.execute(named_params! { ":after": done, ":up_to": done + BLOCK })?;
    }
    Ok(())
}

/// How a person is or was called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    surname: String,
    name: String,
}

impl Name {
    pub(crate) fn of(athlete: &Athlete) -> Name {
        Name {
            surname: athlete.surname.clone(),
            name: athlete.name.clone(),
        }
    }

    fn is_in(&self, text: &str) -> bool {
        text.contains(&self.surname) && text.contains(&self.name)
    }
}

/// The names that an athlete had before: those of the rows that the journal remembers, and those that
/// its actions tell where the rows are forgotten (`athleteId` with `was`; `duplicateId` when a record
/// was merged into this one).
pub(crate) fn former_names(
    change: &Change<'_>,
    athlete: &Kept<Athlete>,
) -> Result<Vec<Name>, Error> {
    let mut names = Vec::new();
    // Walked backwards, each row takes the names one step further into the past.
    let mut people: Vec<(i64, Name)> = vec![(athlete.id.0, Name::of(athlete))];
    let mut rows = change
        .conn
        .prepare_cached(include_str!("sql/journal_backwards.sql"))?;
    let mut rows = rows.query([])?;
    while let Some(row) = rows.next()? {
        let args: Value = row.get("args")?;
        let is_told = args.get("athleteId").and_then(Value::as_i64);
        let is_told = is_told.is_some_and(|id| people.iter().any(|(known, _)| *known == id));
        let changes: Option<String> = row.get("changes")?;
        let changes: Vec<RowChange> = changes
            .and_then(|changes| serde_json::from_str(&changes).ok())
            .unwrap_or_default();
        let of_athletes = || changes.iter().rev().filter(|one| one.table == "athlete");
        if is_told {
            let was = args.get("was").and_then(Value::as_array);
            let was = was.and_then(|was| told(was));
            // A record that was merged into this one: what it was called before is this person's too.
            let merged = args.get("duplicateId").and_then(Value::as_i64);
            people.extend(merged.zip(was.clone()));
            names.extend(was);
        }
        for one in of_athletes() {
            let person = people.iter_mut().find(|(known, _)| *known == one.id);
            if let (Some((_, name)), Some(before)) = (person, &one.before) {
                step_back(name, before);
                names.push(name.clone());
            }
        }
    }
    names.retain(|name| *name != Name::of(athlete) && !name.surname.is_empty());
    Ok(names)
}

fn step_back(name: &mut Name, before: &Map<String, Value>) {
    for (column, value) in [("surname", &mut name.surname), ("name", &mut name.name)] {
        if let Some(text) = before.get(column).and_then(Value::as_str) {
            text.clone_into(value);
        }
    }
}

/// A name as an action tells it: surname, then name.
fn told(was: &[Value]) -> Option<Name> {
    match was {
        [surname, name] => Some(Name {
            surname: surname.as_str()?.to_owned(),
            name: name.as_str()?.to_owned(),
        }),
        _ => None,
    }
}

/// Takes names out of what the journal tells.
pub(crate) fn forget_names(change: &mut Change<'_>, names: &[Name]) -> Result<(), Error> {
    change.rewrote_journal = true;
    for name in names {
        let mut mentions = change
            .conn
            .prepare_cached(include_str!("sql/journal_mentions.sql"))?;
        let rows = mentions.query_map([&name.surname], |row| {
            Ok((row.get::<_, i64>("seq")?, row.get::<_, Value>("args")?))
        })?;
        let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
        let mut rewrite = change
            .conn
            .prepare_cached("UPDATE journal SET args = :args WHERE seq = :seq")?;
        for (seq, mut args) in rows {
            if blank_name(&mut args, name) {
                rewrite.execute(named_params! { ":args": args.to_string(), ":seq": seq })?;
            }
        }
    }
    Ok(())
}

/// Replaces texts that name the person by an ellipsis, and says whether there were any.
fn blank_name(value: &mut Value, name: &Name) -> bool {
    match value {
        Value::String(text) if name.is_in(text) => {
            *text = "…".into();
            true
        }
        // Surname and name in two texts are a name too.
        Value::Array(items) if told(items).as_ref() == Some(name) => {
            items.clear();
            true
        }
        Value::Array(items) => items
            .iter_mut()
            .fold(false, |any, item| blank_name(item, name) | any),
        Value::Object(items) => items
            .values_mut()
            .fold(false, |any, item| blank_name(item, name) | any),
        _ => false,
    }
}

/// Columns that tell of a document.
const DOCUMENT: [&str; 2] = ["document_kind", "document_number"];

/// Removes the document numbers of an event for good, as if they had never been written: from its
/// rows, and from those that the journal remembers. So what was done can still be undone.
pub(crate) fn forget_documents(change: &mut Change<'_>, event: EventId) -> Result<(), Error> {
    change.rewrote_journal = true;
    let ids = |sql: &str| -> Result<HashSet<i64>, Error> {
        let mut statement = change.conn.prepare_cached(sql)?;
        let ids = statement.query_map([event], |row| row.get(0))?;
        Ok(ids.collect::<rusqlite::Result<_>>()?)
    };
    let entries = ids(include_str!("sql/entry_ids_of_event.sql"))?;
    let lines = ids(include_str!("sql/form_line_ids_of_event.sql"))?;
    let mut rows = change
        .conn
        .prepare_cached(include_str!("sql/journal_with_documents.sql"))?;
    let rows = rows.query_map([], |row| {
        let of_event = row.get::<_, Option<EventId>>("event_id")? == Some(event);
        Ok((
            row.get::<_, i64>("seq")?,
            of_event,
            row.get::<_, Value>("changes")?,
        ))
    })?;
    let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut rewrite = change
        .conn
        .prepare_cached("UPDATE journal SET changes = :changes WHERE seq = :seq")?;
    for (seq, of_event, mut changes) in rows {
        for one in changes.as_array_mut().into_iter().flatten() {
            let id = one.get("id").and_then(Value::as_i64).unwrap_or_default();
            let is_here = match one.get("table").and_then(Value::as_str) {
                Some("entry") => of_event || entries.contains(&id),
                Some("form_line") => of_event || lines.contains(&id),
                _ => false,
            };
            if is_here {
                blank_document(one);
            }
        }
        rewrite.execute(named_params! { ":changes": changes.to_string(), ":seq": seq })?;
    }
    // Not noted for undo: the numbers are not to come back.
    change
        .capture
        .skip(|| change.each(include_str!("sql/forget_documents.sql"), event))
}

fn blank_document(change: &mut Value) {
    for side in ["before", "after"] {
        let Some(row) = change.get_mut(side).and_then(Value::as_object_mut) else {
            continue;
        };
        for column in DOCUMENT {
            if let Some(value) = row.get_mut(column) {
                *value = Value::Null;
            }
        }
    }
}
