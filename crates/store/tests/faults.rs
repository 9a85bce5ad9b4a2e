//! Faults below SQLite: a disk that is full and a disk that fails, at each write of a transaction
//! in turn. What was promised stays, what was refused is not there, and work goes on.

#![allow(unsafe_code)]

mod common;
mod faulty_disk;

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use common::{Hall, act, action, at, dump, fresh, game, hall};
use faulty_disk::Fault;
use store::{Club, Error, Game, Store, unwatched};

/// Faults strike the whole process: one test at a time.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    faulty_disk::install();
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Records until the fault strikes; hands back what was promised and the refusal.
fn record_until_refused(store: &mut Store, hall: &Hall) -> (BTreeSet<String>, Error) {
    let mut promised = BTreeSet::new();
    loop {
        let key = format!("k{}", promised.len());
        let result = game(hall.section, &key, hall.entries[0], hall.entries[1]);
        match store.change(action("result-recorded"), |change| change.insert(&result)) {
            Ok(_) => promised.insert(key),
            Err(error) => return (promised, error),
        };
        assert!(promised.len() < 10_000, "the fault never struck");
    }
}

fn found(store: &Store) -> BTreeSet<String> {
    let games = store.read().all::<Game>().unwrap();
    games.iter().map(|game| game.match_key.clone()).collect()
}

/// The fault strikes after each number of writes in turn.
fn check(fault: Fault, code: &str) {
    let _alone = alone();
    for after in 0..40 {
        let mut f = fresh();
        let hall = hall(&mut f.store, 2);
        faulty_disk::strike(fault, after);
        let (promised, refusal) = record_until_refused(&mut f.store, &hall);
        assert_eq!(refusal.code(), code, "after {after} writes: {refusal}");
        assert_eq!(found(&f.store), promised, "after {after} writes");
        // Still refused while the fault lasts, and undo too; neither leaves anything.
        assert_eq!(f.store.undo("arbitro", at(1)).unwrap_err().code(), code);
        assert_eq!(found(&f.store), promised);
        faulty_disk::heal();
        if after % 2 == 0 {
            f = f.reopened();
            // A result whose refusal came from the very last step may turn out to be kept.
            let kept = found(&f.store);
            assert!(
                promised.is_subset(&kept) && kept.len() <= promised.len() + 1,
                "after {after}"
            );
        }
        let before = dump(&f.store);
        act(&mut f.store, "club-added", |change| {
            change.insert(&Club::named("Dopo"))
        });
        f.store.undo("arbitro", at(2)).unwrap();
        assert_eq!(dump(&f.store), before);
        let f = f.reopened();
        assert_eq!(dump(&f.store), before);
        assert!(f.store.check().unwrap().is_empty());
        assert!(promised.is_subset(&found(&f.store)));
    }
}

#[test]
fn a_full_disk_is_told_and_loses_nothing() {
    check(Fault::Full, "disk-full");
}

#[test]
fn a_write_error_is_told_and_loses_nothing() {
    check(Fault::Write, "disk-failed");
}

#[test]
fn a_failed_sync_is_told_and_loses_nothing() {
    check(Fault::Sync, "disk-failed");
}

#[test]
fn a_copy_to_a_full_disk_leaves_no_half_copy() {
    let _alone = alone();
    let mut f = fresh();
    hall(&mut f.store, 50);
    let copies = tempfile::tempdir().unwrap();
    for after in 0..10 {
        faulty_disk::strike(Fault::Full, after);
        let refused = f.store.backup_into(copies.path(), at(1), unwatched);
        faulty_disk::heal();
        assert_eq!(refused.unwrap_err().code(), "disk-full");
        assert!(store::list_backups(copies.path()).unwrap().is_empty());
    }
    f.store
        .backup_into(copies.path(), at(1), unwatched)
        .unwrap();
}

#[test]
fn a_new_file_on_a_full_disk_is_refused_and_made_once_there_is_room() {
    let _alone = alone();
    for after in 0..30 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tabellone.db");
        faulty_disk::strike(Fault::Full, after);
        let opened = Store::open(&path);
        faulty_disk::heal();
        if let Err(error) = &opened {
            assert!(
                ["disk-full", "upgrade-failed"].contains(&error.code()),
                "{error}"
            );
        }
        drop(opened);
        let store = Store::open(&path).expect("with room it is made");
        assert!(store.check().unwrap().is_empty());
    }
}

#[test]
fn a_restore_onto_a_full_disk_happens_or_does_not() {
    let _alone = alone();
    let never = 1_000_000;
    let writes = never - restore_with_fault(never).1;
    // Spread over the whole, and each of the last ones, where the content changes hands.
    let spread = (0..writes).step_by(usize::try_from(writes / 12).unwrap());
    let refused = spread
        .chain(writes - 12..writes)
        .filter(|&after| !restore_with_fault(after).0);
    assert!(refused.count() > 12, "the fault never struck");
}

/// Restores a copy on a disk that is full after so many writes, checks what is there then, and says
/// whether it was done and what was left of the countdown.
fn restore_with_fault(after: i64) -> (bool, i64) {
    let mut f = fresh();
    hall(&mut f.store, 60);
    let copies = tempfile::tempdir().unwrap();
    let copy = f
        .store
        .backup_into(copies.path(), at(1), unwatched)
        .unwrap();
    act(&mut f.store, "club-added", |change| {
        change.insert(&Club::named("Dopo"))
    });
    let (now, then) = (dump(&f.store), common::dump_file(&copy.path));
    faulty_disk::strike(Fault::Full, after);
    let restored = f
        .store
        .restore(&copy.path, action("backup-restored"), unwatched);
    let left = faulty_disk::heal();
    let expected = if restored.is_ok() { &then } else { &now };
    assert_eq!(
        &dump(&f.store),
        expected,
        "after {after} writes: {restored:?}"
    );
    let f = f.reopened();
    assert_eq!(
        &dump(&f.store),
        expected,
        "after {after} writes: {restored:?}"
    );
    assert!(f.store.check().unwrap().is_empty());
    assert_eq!(f.store.next_undo().unwrap().is_none(), restored.is_ok());
    (restored.is_ok(), left)
}
