//! Opening: upgrades keep the data, refusals harm nothing, one instance at a time.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use common::{act, at, fresh, hall};
use rusqlite::Connection;
use store::{Club, LATEST_VERSION, OpenError, Store};

/// The schema as it was at a version, with a few rows in each table that it had.
fn file_of_version(path: &Path, version: u32) {
    const FILES: [(&str, &str); 8] = [
        (
            include_str!("../../../migrations/0001_events.sql"),
            include_str!("old/0001.sql"),
        ),
        (
            include_str!("../../../migrations/0002_entries.sql"),
            include_str!("old/0002.sql"),
        ),
        (
            include_str!("../../../migrations/0003_play.sql"),
            include_str!("old/0003.sql"),
        ),
        (
            include_str!("../../../migrations/0004_prizes.sql"),
            include_str!("old/0004.sql"),
        ),
        (
            include_str!("../../../migrations/0005_results.sql"),
            include_str!("old/0005.sql"),
        ),
        (
            include_str!("../../../migrations/0006_rulings.sql"),
            include_str!("old/0006.sql"),
        ),
        (
            include_str!("../../../migrations/0007_digest.sql"),
            include_str!("old/0007.sql"),
        ),
        (
            include_str!("../../../migrations/0008_decisions.sql"),
            include_str!("old/0008.sql"),
        ),
    ];
    assert_eq!(
        FILES.len() as u32,
        LATEST_VERSION,
        "add the new version's rows to tests/old"
    );
    let conn = Connection::open(path).unwrap();
    conn.execute_batch("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON")
        .unwrap();
    for (schema, rows) in &FILES[..version as usize] {
        conn.execute_batch(schema).unwrap();
        conn.execute_batch(rows).unwrap();
    }
    conn.pragma_update(None, "user_version", version).unwrap();
}

/// A row by the names of its columns.
type Row = BTreeMap<String, String>;

/// Every row of every table but the journal, in the file's own words.
fn rows(path: &Path) -> Vec<(String, Row)> {
    let conn = Connection::open(path).unwrap();
    let sql =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'journal' ORDER BY name";
    let mut tables = conn.prepare(sql).unwrap();
    let tables: Vec<String> = tables
        .query_map([], |r| r.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let mut all = Vec::new();
    for table in tables {
        let mut select = conn.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let names: Vec<String> = select
            .column_names()
            .iter()
            .map(ToString::to_string)
            .collect();
        let mut found = select.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            let value =
                |c: usize| format!("{:?}", row.get::<_, rusqlite::types::Value>(c).unwrap());
            let values = (0..names.len()).map(value);
            all.push((table.clone(), names.iter().cloned().zip(values).collect()));
        }
    }
    all
}

/// Every row of the old file is there, with what it said in the columns that stayed.
fn assert_kept(before: &[(String, Row)], after: &[(String, Row)], version: u32) {
    assert_eq!(after.len(), before.len(), "version {version}");
    for ((table, old), (_, new)) in before.iter().zip(after) {
        for (column, value) in old {
            let now = new.get(column).unwrap_or(value);
            assert_eq!(now, value, "version {version}: {table}.{column}");
        }
    }
}

#[test]
fn every_old_version_opens_and_upgrades_with_its_data() {
    for version in 1..=LATEST_VERSION {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tabellone.db");
        file_of_version(&path, version);
        let before = rows(&path);
        assert!(before.len() >= 7, "version {version} should have rows");
        let mut store = Store::open(&path).unwrap();
        assert_kept(&before, &rows(&path), version);
        assert!(store.check().unwrap().is_empty());
        // What was done under the old schema is told but no longer undone; new actions are.
        let told = store.read().journal(None, None, 10).unwrap().rows;
        assert_eq!(told.len(), 1);
        assert_eq!(
            store.next_undo().unwrap().is_some(),
            version == LATEST_VERSION
        );
        act(&mut store, "club-added", |c| {
            c.insert(&Club::named("Nuova"))
        });
        store.undo("arbitro", at(1)).unwrap();
        assert_kept(&before, &rows(&path), version);
        let copy = folder
            .path()
            .join(format!("tabellone.before-upgrade-from-{version}.db"));
        assert_eq!(copy.exists(), version < LATEST_VERSION);
        if copy.exists() {
            assert_eq!(rows(&copy), before);
        }
    }
}

/// An upgrade rewrites the journal, so the digest that the old file noted no longer fits.
#[test]
fn a_file_with_a_digest_opens_again_after_its_upgrade() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tabellone.db");
    let mut store = Store::open(&path).unwrap();
    act(&mut store, "club-added", |c| {
        c.insert(&Club::named("Vecchia"))
    });
    drop(store);
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch("DROP TABLE place_decision; PRAGMA user_version = 7")
        .unwrap();
    drop(conn);
    drop(Store::open(&path).unwrap());
    let store = Store::open(&path).unwrap();
    assert!(store.check().unwrap().is_empty());
}

/// The count of an event could be reduced once for all its games; it is a decision about each (art. 11).
#[test]
fn the_reduced_count_of_an_event_goes_to_the_games_judged_by_it() {
    const SAID: &str = r#"[{"ply":40,"imposed":true},{"ply":60,"imposed":false}]"#;
    const BOARDS: &str =
        r#"[{"board":1,"countsFrom":[{"ply":9,"imposed":true}]},{"board":2,"outcome":"drawn"}]"#;
    for (rules, number, reduced) in [
        ("fssi-2006", "12", true),
        ("fid-italian", "39", true),
        ("fid-italian", "40", false),
        ("fid-english", "12", false),
        ("fssi-2006", "NULL", false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tabellone.db");
        file_of_version(&path, 5);
        let conn = Connection::open(&path).unwrap();
        conn.execute_batch(&format!(
            "UPDATE event SET rule_set = '{rules}', reduced_count = {number};
             UPDATE game SET moves = '1. 22-18', count_data = '{SAID}', boards = '{BOARDS}';"
        ))
        .unwrap();
        drop(conn);
        drop(Store::open(&path).unwrap());
        let after = rows(&path);
        let column = |name: &str| {
            let (_, game) = after.iter().find(|(table, _)| table == "game").unwrap();
            game[name].replace("\\\"", "\"")
        };
        let with = |text: &str| match reduced {
            true => text
                .replace("true}", &format!("true,\"reducedTo\":{number}}}"))
                .replace("false}", &format!("false,\"reducedTo\":{number}}}")),
            false => text.to_owned(),
        };
        assert_eq!(
            column("count_data"),
            format!("Text(\"{}\")", with(SAID)),
            "{rules} {number}"
        );
        let boards = with(BOARDS);
        let boards = match reduced {
            true => boards.replace("\"drawn\"}", "\"drawn\",\"countsFrom\":[]}"),
            false => boards,
        };
        assert_eq!(
            column("boards"),
            format!("Text(\"{boards}\")"),
            "{rules} {number}"
        );
        assert!(
            after
                .iter()
                .all(|(_, row)| !row.contains_key("reduced_count"))
        );
    }
}

#[test]
fn a_failed_upgrade_leaves_the_old_file_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tabellone.db");
    file_of_version(&path, 1);
    // Somebody's own table, in the way of the third migration: the second must be taken back too.
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch("CREATE TABLE game (mine TEXT); INSERT INTO game VALUES ('x')")
        .unwrap();
    drop(conn);
    let schema = |path: &Path| -> Vec<(String, String)> {
        let conn = Connection::open(path).unwrap();
        let mut sql = conn
            .prepare("SELECT name, coalesce(sql, '') FROM sqlite_schema")
            .unwrap();
        let found = sql.query_map([], |r| Ok((r.get(0)?, r.get(1)?))).unwrap();
        found.map(Result::unwrap).collect()
    };
    let (before, schema_before) = (rows(&path), schema(&path));
    for _ in 0..2 {
        let refused = Store::open(&path).err().unwrap();
        assert!(matches!(refused, OpenError::UpgradeFailed(_)), "{refused}");
        assert_eq!(
            (rows(&path), schema(&path)),
            (before.clone(), schema_before.clone())
        );
        let version: u32 = Connection::open(&path)
            .unwrap()
            .pragma_query_value(None, "user_version", |r| r.get(0))
            .unwrap();
        assert_eq!(version, 1);
    }
}

/// Opening this content is refused with this code, and the bytes stay.
fn refused(content: &[u8], code: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tabellone.db");
    fs::write(&path, content).unwrap();
    assert_eq!(
        Store::open(&path)
            .err()
            .map(|e| e.code().to_owned())
            .as_deref(),
        Some(code)
    );
    assert_eq!(fs::read(&path).unwrap(), content);
}

fn sqlite_bytes(make: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("made.db");
    Connection::open(&path)
        .unwrap()
        .execute_batch(make)
        .unwrap();
    fs::read(&path).unwrap()
}

#[test]
fn what_is_not_ours_is_refused_and_untouched() {
    refused(b"Cognome;Nome\nProva;Uno\n", "not-a-database");
    refused(b"SQLite format 3", "not-a-database");
    refused(
        &[b"SQLite format 3\0".as_slice(), &[7; 4096]].concat(),
        "not-a-database",
    );
    refused(
        &sqlite_bytes("CREATE TABLE somebody (else_s TEXT)"),
        "not-a-database",
    );
    refused(
        &sqlite_bytes("CREATE TABLE a (b); PRAGMA user_version = 3"),
        "not-a-database",
    );
}

#[test]
fn a_newer_file_is_refused_and_untouched() {
    let newer =
        "CREATE TABLE later (x); PRAGMA application_id = 0x5461626c; PRAGMA user_version = 99";
    refused(&sqlite_bytes(newer), "file-newer");
}

#[test]
fn a_damaged_file_is_refused_with_what_was_found() {
    let mut f = fresh();
    hall(&mut f.store, 200);
    let path = f.path();
    drop(f.store);
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xA5);
    fs::write(&path, &bytes).unwrap();
    match Store::open(&path).err() {
        Some(OpenError::Damaged { findings }) => assert!(!findings.is_empty()),
        other => panic!("expected damage, got {other:?}"),
    }
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_broken_reference_counts_as_damage() {
    let mut f = fresh();
    hall(&mut f.store, 2);
    let path = f.path();
    drop(f.store);
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM athlete")
        .unwrap();
    drop(conn);
    assert_eq!(Store::open(&path).err().unwrap().code(), "file-damaged");
}

#[test]
fn a_second_instance_is_kept_out_until_the_first_is_gone() {
    let f = fresh();
    let path = f.path();
    assert!(matches!(Store::open(&path), Err(OpenError::InUse)));
    drop(f.store);
    assert!(Store::open(&path).is_ok());
}

#[test]
fn a_missing_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let error = Store::open(&folder.path().join("none/tabellone.db"))
        .err()
        .unwrap();
    assert_eq!(error.code(), "folder-missing");
    assert!(error.data()["folder"].as_str().unwrap().ends_with("none"));
}

#[test]
fn a_start_cut_short_before_the_first_table_begins_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tabellone.db");
    Connection::open(&path)
        .unwrap()
        .execute_batch("PRAGMA journal_mode = WAL")
        .unwrap();
    assert!(Store::open(&path).is_ok());
}

#[test]
fn the_file_is_kept_in_the_safe_mode() {
    let f = fresh();
    let conn = Connection::open(f.path()).unwrap();
    let mode: String = conn
        .pragma_query_value(None, "journal_mode", |r| r.get(0))
        .unwrap();
    assert_eq!(mode, "wal");
}

#[test]
fn preferences_stay_and_are_not_undone() {
    let mut f = fresh();
    f.store
        .set_setting("theme", &serde_json::json!("dark"))
        .unwrap();
    f.store
        .set_setting("theme", &serde_json::json!({"name": "light"}))
        .unwrap();
    let f = f.reopened();
    assert_eq!(
        f.store.read().setting("theme").unwrap().unwrap()["name"],
        "light"
    );
    assert!(f.store.read().setting("other").unwrap().is_none());
    assert!(f.store.next_undo().unwrap().is_none());
}
