//! Data that cannot be opened: a clear sentence, and the file stays as it was.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tests::{Options, Window, button};

const DATABASE: &str = "tabellone.db";

/// Opens the app on a data folder that `prepare` fills, and reads the sentence; the file must not change.
fn check(prepare: impl FnOnce(&Path), sentence: &str) {
    let mut before = Vec::new();
    let window = Window::open_prepared(Options::default(), |data| {
        prepare(&data.join(DATABASE));
        before = fs::read(data.join(DATABASE)).expect("the file is there");
    });
    window.see("I dati non si aprono");
    window.see(sentence);
    window.see("tabellone.log");
    assert!(
        fs::read(window.data().join(DATABASE)).is_ok_and(|after| after == before),
        "the file has changed"
    );
}

#[test]
fn a_file_that_is_not_a_database() {
    check(
        |file| {
            fs::write(file, "Cara segreteria, in allegato i moduli.\n".repeat(400))
                .expect("the file is written");
        },
        "Questo file non è di Tabellone.",
    );
}

#[test]
fn a_database_of_another_program() {
    check(
        |file| {
            let other = Connection::open(file).expect("a database");
            other
                .execute_batch("CREATE TABLE recipe (name TEXT); PRAGMA application_id = 7;")
                .expect("a table");
        },
        "Questo file non è di Tabellone.",
    );
}

#[test]
fn a_database_of_a_newer_version() {
    check(
        |file| {
            let newer = Connection::open(file).expect("a database");
            newer
                .execute_batch("CREATE TABLE journal (seq INTEGER); PRAGMA user_version = 99;")
                .expect("a table");
            // The mark of our own files: "Tabl" in ASCII.
            newer
                .pragma_update(None, "application_id", 0x5461_626c)
                .expect("a mark");
        },
        "Il file ha la versione 99.",
    );
}

#[test]
fn once_the_file_is_out_of_the_way_trying_again_starts_afresh() {
    let window = Window::open_prepared(Options::default(), |data| {
        fs::write(data.join(DATABASE), "not a database, not at all").expect("the file is written");
    });
    window.see("I dati non si aprono");
    fs::rename(window.data().join(DATABASE), window.data().join("aside"))
        .expect("the file is moved");
    window.click(&button("Riprova"));
    window.see("Nessuna manifestazione");
}
