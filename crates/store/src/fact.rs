//! What every table of facts has in common: a plain struct with the table's columns, and the
//! statements that follow from them.
//!
//! The statements are put together from the struct's field names when the program is compiled,
//! rather than written in one `.sql` file for each table and verb: a column is named once, reads
//! and writes cannot disagree on it, and a test compares the names with the schema. Queries that
//! ask something are in `sql/`.

use rusqlite::{Row, Statement, ToSql};

use crate::bounds;
use crate::ids::Id;

/// A table of facts.
pub trait Fact: Sized {
    /// The type that names its rows.
    type Id: Id;
    /// The table.
    const TABLE: &'static str;
    /// The columns after `id`, as in the struct.
    const COLUMNS: &'static [&'static str];
    #[doc(hidden)]
    const INSERT: &'static str;
    #[doc(hidden)]
    const UPDATE: &'static str;
    #[doc(hidden)]
    const DELETE: &'static str;
    #[doc(hidden)]
    const SELECT: &'static str;
    /// The order in which rows are listed.
    const ORDER: &'static str;
    #[doc(hidden)]
    fn read(row: &Row<'_>) -> rusqlite::Result<Kept<Self>>;
    #[doc(hidden)]
    fn bind(&self, statement: &mut Statement<'_>, id: Option<Self::Id>) -> rusqlite::Result<()>;
}

/// A fact that belongs to another: a section to its event, a game to its section.
pub trait Under: Fact {
    /// What names the owner.
    type Parent: Id;
    /// The column that holds it.
    const PARENT: &'static str;
}

/// A fact together with the name under which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Kept<T: Fact> {
    /// Its row.
    pub id: T::Id,
    /// What the row says.
    #[serde(flatten)]
    pub fact: T,
}

impl<T: Fact> std::ops::Deref for Kept<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.fact
    }
}

/// Defines a table's struct and its statements.
macro_rules! fact {
    (
        $(#[$doc:meta])*
        pub struct $name:ident in $table:literal, id $id:ty, order $order:literal $(, under $parent:ident: $parent_id:ty)? {
            $(#[$first_doc:meta])* pub $first:ident: $first_type:ty
            $(, $(#[$field_doc:meta])* pub $field:ident: $field_type:ty)* $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub struct $name {
            $(#[$first_doc])* pub $first: $first_type
            $(, $(#[$field_doc])* pub $field: $field_type)*
        }

        impl $crate::fact::Fact for $name {
            type Id = $id;
            const TABLE: &'static str = $table;
            const COLUMNS: &'static [&'static str] = &[stringify!($first) $(, stringify!($field))*];
            const INSERT: &'static str = concat!(
                "INSERT INTO ", $table, " (", stringify!($first) $(, ", ", stringify!($field))*,
                ") VALUES (?" $(, $crate::fact::placeholder!($field))*, ")"
            );
            const UPDATE: &'static str = concat!(
                "UPDATE ", $table, " SET ", stringify!($first), " = ?"
                $(, ", ", stringify!($field), " = ?")*, " WHERE id = ?"
            );
            const DELETE: &'static str = concat!("DELETE FROM ", $table, " WHERE id = ?");
            const SELECT: &'static str = concat!(
                "SELECT id, ", stringify!($first) $(, ", ", stringify!($field))*, " FROM ", $table
            );
            const ORDER: &'static str = $order;

            fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<$crate::fact::Kept<Self>> {
                // The SELECT above names the columns in the order of the fields.
                let mut column = 0..;
                let mut next = || column.next().unwrap_or_default();
                Ok($crate::fact::Kept {
                    id: row.get(next())?,
                    fact: Self { $first: row.get(next())? $(, $field: row.get(next())?)* },
                })
            }

            fn bind(
                &self,
                statement: &mut rusqlite::Statement<'_>,
                id: Option<Self::Id>,
            ) -> rusqlite::Result<()> {
                let mut column = 1..;
                let mut next = || column.next().unwrap_or_default();
                let names = Self::COLUMNS;
                let mut bind = |value: &dyn rusqlite::ToSql| {
                    let at = next();
                    $crate::fact::bind_one(statement, at, ($table, names[at - 1]), value)
                };
                bind(&self.$first)?;
                $(bind(&self.$field)?;)*
                if let Some(id) = id {
                    statement.raw_bind_parameter(names.len() + 1, id)?;
                }
                Ok(())
            }
        }

        $(impl $crate::fact::Under for $name {
            type Parent = $parent_id;
            const PARENT: &'static str = stringify!($parent);
        })?
    };
}

/// Hands one value to a statement, unless it is beyond what the column takes.
pub(crate) fn bind_one(
    statement: &mut Statement<'_>,
    at: usize,
    (table, column): (&'static str, &'static str),
    value: &dyn ToSql,
) -> rusqlite::Result<()> {
    let value = value.to_sql()?;
    bounds::check(table, column, &value)
        .map_err(|problem| rusqlite::Error::ToSqlConversionFailure(problem.into()))?;
    statement.raw_bind_parameter(at, value)
}

/// One more `, ?` for each field.
macro_rules! placeholder {
    ($field:ident) => {
        ", ?"
    };
}

pub(crate) use {fact, placeholder};
