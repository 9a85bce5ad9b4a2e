//! What was changed since somebody looked: read from the rows that the journal keeps of each action.

use std::collections::BTreeSet;

use crate::capture::RowChange;
use crate::error::Error;
use crate::ids::{EventId, JournalSeq, SectionId};
use crate::journal::JournalRow;
use crate::read::Read;

/// One row that an action changed, took back or repeated.
pub struct ChangedRow(RowChange);

impl ChangedRow {
    /// The table it is in.
    pub fn table(&self) -> &str {
        &self.0.table
    }

    /// Its id.
    pub fn id(&self) -> i64 {
        self.0.id
    }

    /// Whether a column had or got this number. An update tells only the columns that differ.
    pub fn says(&self, column: &str, number: i64) -> bool {
        self.number(column) == Some(number)
    }

    fn number(&self, column: &str) -> Option<i64> {
        let sides = [&self.0.after, &self.0.before];
        let mut found = sides.into_iter().flatten();
        found.find_map(|side| side.get(column)?.as_i64())
    }
}

/// What the actions after a row of the journal touched.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Touched {
    /// The newest row.
    pub upto: Option<JournalSeq>,
    /// The tables of facts.
    pub tables: BTreeSet<String>,
    /// The one section that all of it belongs to, where each row says so.
    pub section: Option<SectionId>,
}

/// A row of the journal: its number, its event, and the rows that it changed.
type JournalRows = (JournalSeq, Option<EventId>, Vec<ChangedRow>);

impl Read<'_> {
    /// The newest action of an event after `since` that changed one of the rows that `concerns` points at.
    pub fn changed_since(
        &self,
        since: JournalSeq,
        event: EventId,
        concerns: impl Fn(&ChangedRow) -> bool,
    ) -> Result<Option<JournalRow>, Error> {
        let sql = include_str!("sql/changed_since.sql");
        for (seq, belongs_to, rows) in self.rows_since(sql, since)? {
            if belongs_to == Some(event) && rows.iter().any(&concerns) {
                return self.journal_row(seq).map(Some);
            }
        }
        Ok(None)
    }

    /// All that was touched after a row of the journal.
    pub fn touched_since(&self, since: JournalSeq) -> Result<Touched, Error> {
        let sql = include_str!("sql/changed_since.sql");
        let mut touched = Touched::default();
        let mut sections = BTreeSet::new();
        for (seq, _, rows) in self.rows_since(sql, since)? {
            touched.upto = touched.upto.max(Some(seq));
            for row in rows {
                sections.insert(match row.table() {
                    "section" => Some(row.id()),
                    _ => row.number("section_id"),
                });
                touched.tables.insert(row.0.table);
            }
        }
        let mut sections = sections.into_iter();
        touched.section = match (sections.next(), sections.next()) {
            (Some(only), None) => only.map(SectionId),
            _ => None,
        };
        Ok(touched)
    }

    fn rows_since(&self, sql: &str, since: JournalSeq) -> Result<Vec<JournalRows>, Error> {
        let mut statement = self.conn.prepare_cached(sql)?;
        let found = statement.query_map([since], |row| {
            let changes: Option<String> = row.get("changes")?;
            Ok((row.get("seq")?, row.get("event_id")?, changes))
        })?;
        found
            .map(|row| {
                let (seq, event, changes) = row?;
                let rows: Vec<RowChange> = match changes {
                    Some(text) => serde_json::from_str(&text)
                        .map_err(|problem| Error::JournalBroken(problem.to_string()))?,
                    None => Vec::new(),
                };
                Ok((seq, event, rows.into_iter().map(ChangedRow).collect()))
            })
            .collect()
    }
}
