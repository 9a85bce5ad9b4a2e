//! One action of a person: one transaction, one row of the journal.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, TransactionBehavior};
use serde_json::Value;

use crate::capture::Capture;
use crate::codes::JournalKind;
use crate::digest::Digest;
use crate::error::Error;
use crate::fact::{Fact, Kept, Under};
use crate::ids::{EventId, Id, JournalSeq};
use crate::journal::{Head, append};
use crate::open::Store;
use crate::read::Read;
use crate::violation::{Doing, explain_reference};

/// What a person does, for the journal: a code and what its sentence names.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// Kebab-case; the journal's sentence is chosen by it.
    pub code: String,
    /// What the sentence names.
    pub args: Value,
    /// The event it belongs to, if to one.
    pub event: Option<EventId>,
    /// Who did it.
    pub who: String,
    /// When.
    pub at: DateTime<Utc>,
}

impl Action {
    /// An action that belongs to no event and names nothing.
    pub fn new(code: impl Into<String>, who: impl Into<String>, at: DateTime<Utc>) -> Self {
        Self {
            code: code.into(),
            args: Value::Object(serde_json::Map::new()),
            event: None,
            who: who.into(),
            at,
        }
    }

    /// The same, in an event.
    #[must_use]
    pub fn of(mut self, event: EventId) -> Self {
        self.event = Some(event);
        self
    }

    /// The same, naming what its sentence needs.
    #[must_use]
    pub fn with(mut self, args: Value) -> Self {
        self.args = args;
        self
    }
}

impl Store {
    /// Does one action: all that `work` writes, and its row of the journal, or nothing. An action
    /// that changes no row leaves no trace.
    pub fn change<T, E: From<Error>>(
        &mut self,
        action: Action,
        work: impl FnOnce(&mut Change<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.run(action, JournalKind::Action, work)
    }

    /// Does one action that cannot be undone, and after which nothing before it can.
    pub fn change_for_good<T, E: From<Error>>(
        &mut self,
        action: Action,
        work: impl FnOnce(&mut Change<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.run(action, JournalKind::Lasting, work)
    }

    /// Does what `work` would do, hands back what it gives, and takes it all back: for previews.
    pub fn rehearse<T, E: From<Error>>(
        &mut self,
        work: impl FnOnce(&mut Change<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let tx = self
            .conn
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(Error::from)?;
        self.capture.begin();
        let given = work(&mut Change::new(&tx, &self.capture));
        self.capture.pause();
        tx.rollback().map_err(Error::from)?;
        given
    }

    fn run<T, E: From<Error>>(
        &mut self,
        action: Action,
        kind: JournalKind,
        work: impl FnOnce(&mut Change<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        self.refuse_if_gone()?;
        let at = action.at;
        let tx = self
            .conn
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(Error::from)?;
        self.capture.begin();
        let mut change = Change::new(&tx, &self.capture);
        let value = work(&mut change)?;
        let event = action.event.or(change.event);
        let rewrote_journal = change.rewrote_journal;
        let changes = self.capture.finish();
        let lasting = kind == JournalKind::Lasting;
        if changes.is_none() && !lasting {
            tx.commit().map_err(Error::from)?;
            return Ok(value);
        }
        let seq = self.head.next_seq();
        let head = Head {
            seq: Some(seq),
            undoable: (!lasting).then_some(seq),
            redoable: None,
        };
        let changes = changes.as_deref().filter(|_| !lasting);
        let facts = self.digest.plus(self.capture.moved());
        let action = Action { event, ..action };
        let mut digest = append(&tx, &head, kind, action, None, changes, facts)?;
        if rewrote_journal {
            digest = Digest::note_anew(&tx).map_err(Error::from)?;
        }
        tx.commit().map_err(Error::from)?;
        self.head = head;
        self.digest = digest;
        self.confirm_place(at)?;
        Ok(value)
    }

    /// The newest row of the journal: grows by one with each action, undo and redo.
    pub fn last_seq(&self) -> Option<JournalSeq> {
        self.head.seq
    }
}

/// The inside of an action: reads see what was written so far.
pub struct Change<'a> {
    pub(crate) conn: &'a Connection,
    pub(crate) capture: &'a Capture,
    /// The event that the action turned out to belong to.
    event: Option<EventId>,
    /// Rows of the journal itself were changed: its digest is added up anew.
    pub(crate) rewrote_journal: bool,
}

impl<'a> Change<'a> {
    fn new(conn: &'a Connection, capture: &'a Capture) -> Self {
        Self {
            conn,
            capture,
            event: None,
            rewrote_journal: false,
        }
    }
}

impl Change<'_> {
    /// Says in which event the action is, where that is known only inside it: the event it makes.
    pub fn belongs_to(&mut self, event: EventId) {
        self.event = Some(event);
    }

    /// Reads, including what this action wrote.
    pub fn read(&self) -> Read<'_> {
        Read { conn: self.conn }
    }

    /// Keeps a new fact.
    pub fn insert<T: Fact>(&mut self, fact: &T) -> Result<T::Id, Error> {
        self.step(Doing::Writing, || {
            let mut statement = self.conn.prepare_cached(T::INSERT)?;
            fact.bind(&mut statement, None)?;
            statement.raw_execute()
        })?;
        Ok(T::Id::new(self.conn.last_insert_rowid()))
    }

    /// Replaces what a row says.
    pub fn update<T: Fact>(&mut self, id: T::Id, fact: &T) -> Result<(), Error> {
        let rows = self.step(Doing::Writing, || {
            let mut statement = self.conn.prepare_cached(T::UPDATE)?;
            fact.bind(&mut statement, Some(id))?;
            statement.raw_execute()
        })?;
        one_row::<T>(rows, id)
    }

    /// Changes a row in place and hands back what it says now.
    pub fn edit<T: Fact>(
        &mut self,
        id: T::Id,
        edit: impl FnOnce(&mut T),
    ) -> Result<Kept<T>, Error> {
        let mut kept = self.read().get::<T>(id)?;
        edit(&mut kept.fact);
        self.update(id, &kept.fact)?;
        Ok(kept)
    }

    /// Deletes a row. What points at it must have gone before.
    pub fn delete<T: Fact>(&mut self, id: T::Id) -> Result<(), Error> {
        let rows = self.step(Doing::Deleting, || {
            self.conn.prepare_cached(T::DELETE)?.execute([id])
        })?;
        one_row::<T>(rows, id)
    }

    /// Deletes all rows of a table under one owner, and says how many.
    pub fn delete_under<T: Under>(&mut self, parent: T::Parent) -> Result<usize, Error> {
        let sql = format!("DELETE FROM {} WHERE {} = ?", T::TABLE, T::PARENT);
        self.step(Doing::Deleting, || {
            self.conn.prepare_cached(&sql)?.execute([parent])
        })
    }

    /// Runs a statement; if a foreign key refuses it, finds out which.
    fn step(
        &self,
        doing: Doing,
        statement: impl Fn() -> rusqlite::Result<usize>,
    ) -> Result<usize, Error> {
        let noted = self.capture.mark();
        statement().map_err(|error| {
            let explained = explain_reference(self.conn, error, doing, || statement().map(|_| ()));
            self.capture.back_to(noted);
            explained
        })
    }
}

fn one_row<T: Fact>(rows: usize, id: T::Id) -> Result<(), Error> {
    if rows == 1 {
        return Ok(());
    }
    Err(Error::Missing {
        table: T::TABLE,
        id: id.get(),
    })
}
