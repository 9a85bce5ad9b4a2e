//! Damage of every kind: what opens holds what was written, and what does not is told. A file that is
//! gone while it is open is noticed before anything more is acknowledged.

mod common;

use std::fs;
use std::path::Path;

use common::{act, action, at, dump, fresh, game, hall, paper};
use store::{Club, Error, Store, is_empty_file, list_backups};

/// A file with a day in it, closed, and what it holds.
fn a_day() -> (common::Fresh, Vec<u8>, String) {
    let mut f = fresh();
    let hall = hall(&mut f.store, 60);
    paper(&mut f.store, &hall);
    for pair in hall.entries[2..].chunks(2) {
        let result = game(hall.section, &format!("m{}", pair[0]), pair[0], pair[1]);
        act(&mut f.store, "result", |c| c.insert(&result));
    }
    let facts = everything(&f.store);
    let path = f.path();
    drop(std::mem::replace(&mut f.store, fresh().store));
    let bytes = fs::read(path).unwrap();
    (f, bytes, facts)
}

/// Facts and journal.
fn everything(store: &Store) -> String {
    let journal = store.read().journal(None, None, 10_000).unwrap();
    format!("{}{journal:?}", dump(store))
}

/// Opens these bytes: refused, or just what was written. Says which.
fn opens_with_other_bytes(bytes: &[u8], facts: &str, how: &str) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tabellone.db");
    fs::write(&path, bytes).unwrap();
    let Ok(store) = Store::open(&path) else {
        return false;
    };
    assert_eq!(everything(&store), facts, "{how}");
    true
}

#[test]
fn no_flipped_bit_opens_in_silence_with_other_content() {
    let (_f, bytes, facts) = a_day();
    let mut chance = Chance(0x00f1_1bb5);
    let mut opened = 0;
    let flips = common::rounds(120, 500);
    for _ in 0..flips {
        let mut flipped = bytes.clone();
        let (at, bit) = (chance.below(bytes.len()), chance.below(8));
        flipped[at] ^= 1 << bit;
        let how = format!("byte {at}, bit {bit}");
        opened += usize::from(opens_with_other_bytes(&flipped, &facts, &how));
    }
    // Much of a small file is unused, and some of what is not holds nothing but an index.
    assert!(opened < flips * 9 / 10, "{opened} of {flips} opened");
}

#[test]
fn no_corruption_opens_in_silence_with_other_content() {
    let (_f, bytes, facts) = a_day();
    let mut chance = Chance(0x0bad_d15c);
    for round in 0..common::rounds(100, 400) {
        let mut broken = bytes.clone();
        let from = chance.below(bytes.len());
        let len = 1 + chance.below(6_000);
        let to = (from + len).min(bytes.len());
        let how = match round % 4 {
            0 => {
                broken[from..to].fill(0);
                "zeroed"
            }
            1 => {
                broken.truncate(from);
                "cut"
            }
            2 => {
                let other = chance.below(bytes.len() - (to - from));
                let moved = bytes[other..other + (to - from)].to_vec();
                broken[from..to].copy_from_slice(&moved);
                "moved"
            }
            _ => {
                broken[from..to].iter_mut().for_each(|byte| *byte ^= 0x5a);
                "scratched"
            }
        };
        // A file cut to nothing is one that is not there: told where copies can be offered.
        if broken.is_empty() {
            continue;
        }
        opens_with_other_bytes(&broken, &facts, &format!("{how} {from}..{to}"));
    }
}

#[test]
fn the_digest_goes_along_with_every_way_to_write() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 8);
    paper(&mut f.store, &hall);
    let sound = |f: &common::Fresh| assert_eq!(f.store.check().unwrap(), Vec::<String>::new());
    sound(&f);
    // A refusal inside an action that goes on, an action that fails, a rehearsal.
    act(&mut f.store, "club-added", |c| {
        assert!(c.insert(&Club::named("G.S. Esempio")).is_err());
        assert!(c.delete::<Club>(hall.club).is_err());
        c.insert(&Club::named("Altra"))
    });
    sound(&f);
    let failed: Result<(), Error> = f.store.change(action("fails"), |c| {
        c.insert(&Club::named("Mai"))?;
        Err(Error::NothingToUndo)
    });
    assert!(failed.is_err());
    let rehearsed = f.store.rehearse(|c| c.insert(&Club::named("Per prova")));
    rehearsed.unwrap();
    act(&mut f.store, "nothing", |_| Ok(()));
    sound(&f);
    f.store.undo("arbitro", at(1)).unwrap();
    sound(&f);
    f.store.redo("arbitro", at(2)).unwrap();
    let f = f.reopened();
    sound(&f);
}

#[test]
fn a_file_that_is_gone_is_noticed_and_what_it_held_is_saved() {
    for replaced in [false, true] {
        let mut f = fresh();
        hall(&mut f.store, 4);
        let refuge = f.folder.path().join("copies");
        f.store.set_refuge(&refuge);
        act(&mut f.store, "club-added", |c| {
            c.insert(&Club::named("Prima"))
        });
        fs::remove_file(f.path()).unwrap();
        if replaced {
            fs::write(f.path(), "somebody else's").unwrap();
        }
        let refused = f
            .store
            .change(action("club-added"), |c| c.insert(&Club::named("Dopo")));
        let copy = saved(refused.unwrap_err());
        assert_eq!(list_backups(&refuge).unwrap()[0].path, copy);
        let kept = common::dump_file(&copy);
        assert!(kept.contains("Prima") && kept.contains("Dopo"));
        // From then on nothing is acknowledged.
        let refused = f
            .store
            .change(action("club-added"), |c| c.insert(&Club::named("Mai")));
        assert_eq!(saved(refused.unwrap_err()), copy);
        assert_eq!(saved(f.store.undo("arbitro", at(1)).unwrap_err()), copy);
        assert_eq!(common::dump_file(&copy), kept);
    }
}

#[test]
fn a_folder_that_is_gone_is_noticed() {
    let mut f = fresh();
    hall(&mut f.store, 4);
    f.store.set_refuge(&f.folder.path().join("copies"));
    fs::remove_dir_all(f.folder.path()).unwrap();
    let refused = f
        .store
        .change(action("club-added"), |c| c.insert(&Club::named("Dopo")));
    let copy = saved(refused.unwrap_err());
    assert!(common::dump_file(&copy).contains("Dopo"));
}

fn saved(refusal: Error) -> std::path::PathBuf {
    match refusal {
        Error::Gone { copy: Some(copy) } => copy,
        other => panic!("{other}"),
    }
}

#[test]
fn an_empty_file_is_told_from_one_with_something_in_it() {
    let f = fresh();
    let empty = |name: &str| is_empty_file(&f.folder.path().join(name));
    assert!(empty("missing.db"));
    fs::write(f.folder.path().join("zero.db"), "").unwrap();
    assert!(empty("zero.db"));
    let begun = rusqlite::Connection::open(f.folder.path().join("begun.db")).unwrap();
    begun.execute_batch("PRAGMA journal_mode = WAL").unwrap();
    drop(begun);
    assert!(empty("begun.db"));
    assert!(!empty("tabellone.db"));
    fs::write(f.folder.path().join("other.txt"), "Cognome;Nome").unwrap();
    assert!(!empty("other.txt"));
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_file_or_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let mut f = fresh();
    hall(&mut f.store, 4);
    let copies = f.folder.path().join("copies");
    store::private_folder(&copies).unwrap();
    let copy = f.store.backup_into(&copies, at(1), store::unwatched);
    assert_eq!(mode(&copies), 0o700);
    assert_eq!(mode(&copy.unwrap().path), 0o600);
    for name in [
        "tabellone.db",
        "tabellone.db-wal",
        "tabellone.db-shm",
        "tabellone.lock",
    ] {
        assert_eq!(mode(&f.folder.path().join(name)), 0o600, "{name}");
    }
    // One that an older version has made readable is so no longer.
    fs::set_permissions(f.path(), fs::Permissions::from_mode(0o644)).unwrap();
    let f = f.reopened();
    assert_eq!(mode(&f.path()), 0o600);
}

#[test]
fn a_text_longer_than_its_column_takes_is_refused() {
    let mut f = fresh();
    let name = |letters: usize| Club::named("è".repeat(letters));
    let most = limits::longest_text("club", "name");
    let refused = f
        .store
        .change(action("club-added"), |c| c.insert(&name(most + 1)));
    let refused: Error = refused.unwrap_err();
    assert_eq!(refused.code(), "text-too-long");
    assert_eq!(refused.data()["most"], most);
    act(&mut f.store, "club-added", |c| c.insert(&name(most)));
    let long = serde_json::json!("x".repeat(100_000));
    assert_eq!(
        f.store.set_setting("settings", &long).unwrap_err().code(),
        "text-too-long"
    );
}

#[test]
fn days_and_numbers_beyond_all_measure_are_refused() {
    let mut f = fresh();
    let hall = hall(&mut f.store, 2);
    let far = chrono::NaiveDate::from_ymd_opt(9_999, 1, 1).unwrap();
    let refused = f.store.change(action("event-changed"), |c| {
        c.edit::<store::Event>(hall.event, |event| event.ends_on = far)
    });
    let refused: Error = refused.unwrap_err();
    assert_eq!(refused.code(), "day-too-far");
    let refused = f.store.change(action("result"), |c| {
        c.insert(&store::Game {
            entered_at: chrono::DateTime::<chrono::Utc>::MAX_UTC,
            ..game(hall.section, "r1-1", hall.entries[0], hall.entries[1])
        })
    });
    assert_eq!(refused.unwrap_err().code(), "day-too-far");
    let refused = f.store.change(action("prizes"), |c| {
        c.insert(&store::Prize {
            event_id: hall.event,
            section_id: None,
            kind: store::PrizeKind::Places,
            from_place: Some(1),
            to_place: Some(u32::MAX),
            rule: None,
            items: "Trofeo".into(),
            position: 0,
        })
    });
    assert_eq!(refused.unwrap_err().code(), "number-too-high");
}

/// A small generator: which places are tried must not change from run to run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}
