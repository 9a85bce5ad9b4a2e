//! A digest of everything that the file holds, kept in the newest row of the journal.
//!
//! SQLite's own check sees a broken page, not a letter that a failing disk has changed in a name or
//! a result. So each row has a checksum, and the sum of all of them stands in each row of the
//! journal: writing a result changes it by the rows that it touches, and whoever opens the file
//! adds up once more. A sum, because rows then come and go in any order.

use crc32fast::Hasher;
use rusqlite::types::{ToSqlOutput, Value, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row};

use crate::facts::FACT_TABLES;

/// The sum of the checksums of some rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Digest(u64);

impl Digest {
    pub(crate) fn plus(self, other: Digest) -> Digest {
        Digest(self.0.wrapping_add(other.0))
    }

    pub(crate) fn minus(self, other: Digest) -> Digest {
        Digest(self.0.wrapping_sub(other.0))
    }

    /// As SQLite keeps it.
    pub(crate) fn to_sql(self) -> i64 {
        self.0.cast_signed()
    }

    /// Of one row: its table, its number and what its columns say.
    pub(crate) fn of_row<'a>(
        table: &str,
        id: i64,
        columns: impl Iterator<Item = ValueRef<'a>>,
    ) -> Digest {
        let mut sum = Hasher::new();
        sum.update(table.as_bytes());
        sum.update(&id.to_le_bytes());
        for value in columns {
            let (kind, bytes): (u8, &[u8]) = match &value {
                ValueRef::Null => (0, &[]),
                ValueRef::Integer(number) => (1, &number.to_le_bytes()),
                ValueRef::Real(number) => (2, &number.to_le_bytes()),
                ValueRef::Text(bytes) => (3, bytes),
                ValueRef::Blob(bytes) => (4, bytes),
            };
            sum.update(&[kind]);
            sum.update(&(bytes.len() as u64).to_le_bytes());
            sum.update(bytes);
        }
        Digest(u64::from(sum.finalize()))
    }

    /// Of a row of the journal that is about to be written, in the order of its columns.
    pub(crate) fn of_journal_row(seq: i64, columns: &[ToSqlOutput<'_>]) -> Digest {
        let values = columns.iter().map(|column| match column {
            ToSqlOutput::Borrowed(value) => *value,
            ToSqlOutput::Owned(value) => ValueRef::from(value),
            _ => ValueRef::from(&Value::Null),
        });
        Digest::of_row(JOURNAL, seq, values)
    }

    /// Of the whole file.
    pub(crate) fn of_file(conn: &Connection) -> rusqlite::Result<Digest> {
        let mut sum = of_table(
            conn,
            JOURNAL,
            &format!("SELECT {JOURNAL_COLUMNS} FROM journal"),
        )?;
        for table in FACT_TABLES {
            // A file that is not yet brought up to date lacks the tables of later versions.
            if conn.table_exists(None::<&str>, *table)? {
                sum = sum.plus(of_table(conn, table, &format!("SELECT * FROM {table}"))?);
            }
        }
        Ok(sum)
    }

    /// What the newest row of the journal says; nothing in a file of an older version, or in one
    /// that was just brought up to date.
    pub(crate) fn noted(conn: &Connection) -> rusqlite::Result<Option<Digest>> {
        if !is_kept(conn)? {
            return Ok(None);
        }
        let newest = "SELECT digest FROM journal ORDER BY seq DESC LIMIT 1";
        let noted = conn.query_row(newest, [], |row| row.get::<_, Option<i64>>("digest"));
        let noted = noted.optional()?.flatten();
        Ok(noted.map(|noted| Digest(noted.cast_unsigned())))
    }

    /// Adds up the file and notes the sum in the newest row: after rows of the journal itself were
    /// rewritten, which happens only when something is removed for good.
    pub(crate) fn note_anew(conn: &Connection) -> rusqlite::Result<Digest> {
        let sum = Digest::of_file(conn)?;
        conn.execute(
            "UPDATE journal SET digest = ? WHERE seq = (SELECT max(seq) FROM journal)",
            [sum.to_sql()],
        )?;
        Ok(sum)
    }
}

const JOURNAL: &str = "journal";

/// All that a row of the journal says but the digest itself; the number comes first.
const JOURNAL_COLUMNS: &str =
    "seq, at, who, event_id, kind, action, args, target, undoable, redoable, changes";

/// Whether files of this version have a digest.
pub(crate) fn is_kept(conn: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM pragma_table_info('journal') WHERE name = 'digest'";
    conn.query_row(sql, [], |row| row.get::<_, bool>(0))
}

fn of_table(conn: &Connection, table: &str, select: &str) -> rusqlite::Result<Digest> {
    let mut statement = conn.prepare(select)?;
    let width = statement.column_count();
    let of_row = |row: &Row<'_>| {
        let id = row.get(0)?;
        let columns = (1..width).map(|column| row.get_ref_unwrap(column));
        Ok(Digest::of_row(table, id, columns))
    };
    let mut sum = Digest::default();
    for row in statement.query_map([], of_row)? {
        sum = sum.plus(row?);
    }
    Ok(sum)
}
