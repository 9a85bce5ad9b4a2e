//! Safe copies: whole or not at all, listed, looked into, brought back.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use chrono::{Duration, Utc};
use common::{act, action, at, dump, dump_file, fresh, game, hall};
use store::{
    Club, Error, Rotation, Store, list_backups, newest_good_backup, preview_backup, rotate_backups,
    unfinished_backups, unwatched,
};

#[test]
fn a_copy_holds_the_same_facts_and_says_when_and_up_to_what() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 300);
    act(&mut f.store, "result", |c| {
        c.insert(&game(
            hall.section,
            "r1-1",
            hall.entries[0],
            hall.entries[1],
        ))
    });
    let copies = tempfile::tempdir().unwrap();
    let mut steps = Vec::new();
    let copy = f
        .store
        .backup_into(copies.path(), at(3), |p| {
            steps.push(p);
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!(
        steps.last().map(|p| (p.done, p.done)),
        steps.last().map(|p| (p.total, p.done))
    );
    assert_eq!(
        list_backups(copies.path()).unwrap(),
        std::slice::from_ref(&copy)
    );
    assert_eq!((copy.made_at, Some(copy.seq)), (at(3), f.store.last_seq()));
    assert_eq!(dump_file(&copy.path), dump(&f.store));
    let preview = preview_backup(&copy.path).unwrap();
    assert_eq!(preview.last.unwrap().action, "result");
    let event = &preview.events[0];
    assert_eq!(
        (event.title.as_str(), event.entries, event.games),
        ("Campionato di prova", 300, 1)
    );
    // Looking into a copy leaves nothing beside it.
    assert_eq!(fs::read_dir(copies.path()).unwrap().count(), 1);
}

#[test]
fn a_restore_brings_the_copy_back_keeps_the_present_aside_and_cannot_be_undone() {
    let mut f = fresh();
    hall(&mut f.store, 4);
    let then = dump(&f.store);
    let copies = tempfile::tempdir().unwrap();
    let copy = f
        .store
        .backup_into(copies.path(), at(1), unwatched)
        .unwrap();
    act(&mut f.store, "club-added", |c| {
        c.insert(&Club::named("Dopo la copia"))
    });
    let now = dump(&f.store);
    let aside = f
        .store
        .restore(&copy.path, action("backup-restored"), unwatched)
        .unwrap();
    assert_eq!(dump(&f.store), then);
    assert_eq!(dump_file(&aside), now);
    assert!(matches!(
        f.store.undo("arbitro", at(2)),
        Err(Error::NothingToUndo)
    ));
    let told = f.store.read().journal(None, None, 10).unwrap().rows;
    assert_eq!(told[0].action, "backup-restored");
    // The restored file is a working one, also after a restart.
    act(&mut f.store, "club-added", |c| {
        c.insert(&Club::named("Nuova"))
    });
    let mut f = f.reopened();
    f.store.undo("arbitro", at(3)).unwrap();
    assert_eq!(dump(&f.store), then);
    assert!(f.store.check().unwrap().is_empty());
}

#[test]
fn a_damaged_copy_is_refused_and_the_present_stays() {
    let mut f = fresh();
    hall(&mut f.store, 100);
    let copies = tempfile::tempdir().unwrap();
    let copy = f
        .store
        .backup_into(copies.path(), at(1), unwatched)
        .unwrap();
    let mut bytes = fs::read(&copy.path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0x5A);
    fs::write(&copy.path, bytes).unwrap();
    let now = dump(&f.store);
    let refused = f
        .store
        .restore(&copy.path, action("backup-restored"), unwatched)
        .unwrap_err();
    assert_eq!(refused.code(), "file-damaged");
    assert_eq!(dump(&f.store), now);
}

/// Every file of a folder and of the folders in it, with its bytes.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for item in fs::read_dir(folder).unwrap() {
        let path = item.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.insert(path.clone(), fs::read(path).unwrap());
        }
    }
    found
}

#[test]
fn a_copy_that_is_broken_off_leaves_everything_as_it_was() {
    let mut f = fresh();
    hall(&mut f.store, 2_000);
    let copies = tempfile::tempdir().unwrap();
    f.store
        .backup_into(copies.path(), at(1), unwatched)
        .unwrap();
    let (here, there) = (files(f.folder.path()), files(copies.path()));
    let mut steps = 0;
    let refused = f.store.backup_into(copies.path(), at(2), |step| {
        steps += 1;
        assert!(steps > 1 || step.done < step.total, "more than one step");
        match steps {
            2 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    });
    assert!(matches!(refused, Err(Error::Cancelled)));
    assert_eq!(steps, 2);
    assert_eq!(files(copies.path()), there);
    assert_eq!(files(f.folder.path()), here);
}

#[test]
fn a_restore_that_is_broken_off_leaves_everything_as_it_was() {
    let mut f = fresh();
    hall(&mut f.store, 2_000);
    let copies = tempfile::tempdir().unwrap();
    let copy = f
        .store
        .backup_into(copies.path(), at(1), unwatched)
        .unwrap();
    act(&mut f.store, "club-added", |c| {
        c.insert(&Club::named("Dopo la copia"))
    });
    let (now, here) = (dump(&f.store), files(f.folder.path()));
    let mut steps = Vec::new();
    // While the copy is made ready, and while the present is kept aside, up to the last moment.
    for at_step in 1.. {
        steps.clear();
        let restored = f
            .store
            .restore(&copy.path, action("backup-restored"), |step| {
                steps.push((step.done, step.total));
                match steps.len() == at_step {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            });
        let Err(refused) = restored else {
            // Never broken off: every step has had its turn.
            assert!(steps.len() < at_step && at_step > 4, "{steps:?}");
            break;
        };
        assert_eq!(refused.code(), "work-cancelled");
        assert_eq!(dump(&f.store), now);
        assert_eq!(files(f.folder.path()), here, "after step {at_step}");
    }
    assert!(steps.is_sorted_by_key(|(done, total)| u64::from(*done) * 1_000 / u64::from(*total)));
    assert_ne!(dump(&f.store), now);
}

#[test]
fn on_damage_the_newest_good_copy_is_found_and_takes_the_place() {
    let mut f = fresh();
    hall(&mut f.store, 50);
    let then = dump(&f.store);
    let (copies, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let good = f.store.backup_into(stick.path(), at(1), unwatched).unwrap();
    let bad = f
        .store
        .backup_into(copies.path(), at(2), unwatched)
        .unwrap();
    fs::write(&bad.path, b"SQLite format 3\0 and then nothing").unwrap();
    let path = f.path();
    drop(f.store);
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0);
    fs::write(&path, &bytes).unwrap();
    assert_eq!(Store::open(&path).err().unwrap().code(), "file-damaged");

    let gone = copies.path().join("pulled-out");
    let found = newest_good_backup(&[copies.path(), stick.path(), &gone]).unwrap();
    assert_eq!(found, good);
    let store =
        Store::open_from_backup(&path, &found.path, action("backup-restored"), None).unwrap();
    assert_eq!(dump(&store), then);
    let kept = fs::read_dir(f.folder.path()).unwrap();
    let kept: Vec<_> = kept.map(|item| item.unwrap()).collect();
    let damaged = kept
        .iter()
        .find(|i| i.file_name().to_string_lossy().contains("damaged"))
        .unwrap();
    assert_eq!(fs::read(damaged.path()).unwrap(), bytes);
}

#[test]
fn a_copy_of_an_older_version_comes_back_upgraded() {
    let mut f = fresh();
    hall(&mut f.store, 3);
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("tabellone-20060401T100000Z-000001.db");
    let conn = rusqlite::Connection::open(&old).unwrap();
    conn.execute_batch(include_str!("../../../migrations/0001_events.sql"))
        .unwrap();
    conn.execute_batch(include_str!("old/0001.sql")).unwrap();
    conn.pragma_update(None, "user_version", 1).unwrap();
    drop(conn);
    assert_eq!(preview_backup(&old).unwrap().events[0].title, "Prova");
    f.store
        .restore(&old, action("backup-restored"), unwatched)
        .unwrap();
    let f = f.reopened();
    assert_eq!(
        f.store.read().all::<store::Event>().unwrap()[0].title,
        "Prova"
    );
}

#[test]
fn a_vanished_stick_is_named_and_loses_nothing() {
    let mut f = fresh();
    hall(&mut f.store, 3);
    let stick = tempfile::tempdir().unwrap();
    let folder = stick.path().to_owned();
    drop(stick);
    let error = f.store.backup_into(&folder, at(1), unwatched).unwrap_err();
    assert_eq!(error.code(), "folder-missing");
    assert_eq!(list_backups(&folder).unwrap_err().code(), "folder-missing");
    act(&mut f.store, "club-added", |c| {
        c.insert(&Club::named("Si lavora"))
    });
}

#[test]
fn old_copies_go_and_other_files_stay() {
    let f = fresh();
    let copies = tempfile::tempdir().unwrap();
    fs::write(copies.path().join("appunti.txt"), "x").unwrap();
    for minute in 0..30 {
        f.store
            .backup_into(copies.path(), at(minute), unwatched)
            .unwrap();
    }
    let rotation = Rotation {
        latest: 5,
        hours: 0,
        days: 0,
        ..Rotation::default()
    };
    let gone = rotate_backups(copies.path(), rotation, Utc::now()).unwrap();
    assert_eq!(gone.len(), 25);
    let left = list_backups(copies.path()).unwrap();
    assert_eq!(left.first().map(|b| b.made_at), Some(at(29)));
    assert!(
        left.iter()
            .all(|b| b.made_at >= at(29) - Duration::minutes(4))
    );
    assert!(copies.path().join("appunti.txt").exists());
}

#[test]
fn the_copy_that_goes_furthest_comes_first_whatever_the_clock_said() {
    let mut f = fresh();
    hall(&mut f.store, 4);
    let copies = tempfile::tempdir().unwrap();
    let copy = |f: &common::Fresh, minute| {
        f.store
            .backup_into(copies.path(), at(minute), unwatched)
            .unwrap()
    };
    let early = copy(&f, 50);
    act(&mut f.store, "club-added", |c| {
        c.insert(&Club::named("Poi"))
    });
    // The clock was set back meanwhile.
    let late = copy(&f, 10);
    let listed = || list_backups(copies.path()).unwrap();
    assert_eq!(listed(), [late.clone(), early.clone()]);
    assert_eq!(newest_good_backup(&[copies.path()]), Some(late.clone()));
    // After a restore the numbers go on: what is copied from then on ranks above what was left.
    f.store
        .restore(&early.path, action("backup-restored"), unwatched)
        .unwrap();
    let after = copy(&f, 5);
    assert_eq!(listed(), [after, late, early]);
    assert!(f.store.check().unwrap().is_empty());
}

#[test]
fn what_was_never_finished_is_found_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let parts = [
        "tabellone-20060425T070000Z-000123.copying",
        "tabellone-20060425T070000Z-000123.part",
    ];
    let others = [
        "tabellone-20060425T070000Z-000123.db",
        "mine.part",
        "a.copying",
    ];
    for name in parts.iter().chain(&others) {
        fs::write(folder.path().join(name), "x").unwrap();
    }
    let mut found = unfinished_backups(folder.path());
    found.sort();
    assert_eq!(found, parts.map(|name| folder.path().join(name)));
}
