//! Every constraint of the schema has a sentence in every language.

use std::collections::BTreeSet;

use rusqlite::Connection;

use super::kebab;
use crate::error::{Error, OpenError, Violation};
use crate::schema;

const SENTENCES: [(&str, &str); 3] = [
    (
        "it",
        include_str!("../../../../locales/it/store-errors.ftl"),
    ),
    (
        "en",
        include_str!("../../../../locales/en/store-errors.ftl"),
    ),
    (
        "pt",
        include_str!("../../../../locales/pt/store-errors.ftl"),
    ),
];

#[test]
fn every_constraint_has_a_sentence_in_each_language() {
    let codes = constraint_codes();
    // A walk that found nothing would prove nothing.
    for kind in [
        "athlete-card-taken",
        "event-title-given",
        "missing-club",
        "used-by-game",
    ] {
        assert!(codes.contains(kind), "{kind} not found in the schema");
    }
    check(&codes);
}

#[test]
fn every_other_error_has_a_sentence_in_each_language() {
    let errors = [
        Error::Missing {
            table: "game",
            id: 1,
        },
        Error::NothingToUndo,
        Error::NothingToRedo,
        Error::JournalBroken(String::new()),
        Error::DiskFull,
        Error::ReadOnly,
        Error::InUse,
        Error::FolderMissing("x".into()),
        Error::DiskFailed(String::new()),
        Error::Damaged(String::new()),
        Error::Sqlite(rusqlite::Error::InvalidQuery),
    ];
    let refusals = [
        OpenError::NotOurs,
        OpenError::Newer { found: 9, known: 1 },
        OpenError::InUse,
        OpenError::Damaged { findings: vec![] },
        OpenError::UpgradeFailed(String::new()),
    ];
    let mut codes: BTreeSet<String> = errors.iter().map(|e| e.code().to_owned()).collect();
    codes.extend(refusals.iter().map(|e| e.code().to_owned()));
    codes.extend(["value-missing", "broken-reference", "merge-with-itself"].map(str::to_owned));
    check(&codes);
}

#[test]
fn no_sentence_is_about_a_constraint_that_is_gone() {
    let codes = constraint_codes();
    let prefixes = ["used-by-", "missing-"];
    for (language, text) in SENTENCES {
        for code in keys(text) {
            let about_constraint =
                code.ends_with("-taken") || prefixes.iter().any(|prefix| code.starts_with(prefix));
            assert!(
                !about_constraint || codes.contains(code),
                "{language}: {code} is of no use"
            );
        }
    }
}

fn check(codes: &BTreeSet<String>) {
    for (language, text) in SENTENCES {
        let keys: BTreeSet<&str> = keys(text).collect();
        let without: Vec<_> = codes
            .iter()
            .filter(|code| !keys.contains(code.as_str()))
            .collect();
        assert!(
            without.is_empty(),
            "no sentence in {language} for {without:?}"
        );
    }
}

fn keys(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("error-"));
    lines.filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
}

/// The codes of all CHECK, UNIQUE and FOREIGN KEY constraints.
fn constraint_codes() -> BTreeSet<String> {
    let mut conn = Connection::open_in_memory().unwrap();
    schema::migrate(&mut conn).unwrap();
    let mut codes = BTreeSet::new();
    let tables: Vec<(String, String)> = query(
        &conn,
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    for (table, sql) in tables {
        codes.extend(checks(&table, &sql));
        for (index, unique) in query::<(String, bool)>(
            &conn,
            &format!("SELECT name, \"unique\" FROM pragma_index_list('{table}')"),
        ) {
            if unique {
                let columns: Vec<(String, i64)> = query(
                    &conn,
                    &format!("SELECT name, cid FROM pragma_index_info('{index}')"),
                );
                let columns: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
                codes.insert(Violation::taken(&table, &columns).code);
            }
        }
        for (owner, _) in query::<(String, i64)>(
            &conn,
            &format!("SELECT \"table\", id FROM pragma_foreign_key_list('{table}')"),
        ) {
            codes.insert(Violation::missing(&owner).code);
            codes.insert(Violation::used_by(&table).code);
        }
    }
    // The settings' key is written with ON CONFLICT: it cannot be refused.
    codes.remove("setting-key-taken");
    codes
}

/// The names of a table's CHECKs; one without a name has no sentence and fails.
fn checks(table: &str, sql: &str) -> Vec<String> {
    let words: Vec<&str> = sql
        .lines()
        .map(|line| line.split("--").next().unwrap_or_default())
        .flat_map(str::split_whitespace)
        .collect();
    let mut names = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if *word == "CHECK" {
            assert_eq!(
                words[at - 2],
                "CONSTRAINT",
                "a CHECK of {table} has no name"
            );
            names.push(kebab(words[at - 1]));
        }
    }
    names
}

fn query<T: Pair>(conn: &Connection, sql: &str) -> Vec<T> {
    let mut statement = conn.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| T::read(row)).unwrap();
    rows.collect::<rusqlite::Result<_>>().unwrap()
}

/// Two columns, read in order.
trait Pair: Sized {
    fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self>;
}

impl<A: rusqlite::types::FromSql, B: rusqlite::types::FromSql> Pair for (A, B) {
    fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self> {
        Ok((row.get(0)?, row.get(1)?))
    }
}
