//! Data that cannot be opened: a clear sentence, and the file stays as it was.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use rusqlite::Connection;
use serde_json::Value;
use tests::{Desk, Options, Window, app_binary, button, link};

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

#[test]
fn a_copy_takes_the_place_of_a_damaged_file() {
    let window = Window::open_prepared(Options::default(), |data| {
        let desk = Desk::open(data, "2026-05-20 09:00");
        desk.ask("create_sample", Value::Null);
        desk.ask("backup_now", Value::Null);
        drop(desk);
        fs::write(data.join(DATABASE), "no longer a database").expect("the file is written");
    });
    window.see("I dati non si aprono");
    window.click(&button("Usa questa copia"));
    window.see_element(&link("Campionato di esempio"));
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    // Here not even the administrator may make a file.
    let window = Window::open_prepared(Options::default(), |data| {
        fs::remove_dir(data).expect("the folder goes");
        symlink("/sys", data).expect("a link in its place");
    });
    window.see("I dati non si aprono");
    let data = window.data();
    window.see(&format!(
        "La cartella {} non si può scrivere. Cambia i permessi o scegli un'altra cartella.",
        data.display()
    ));
    assert!(!window.visible_text().contains("tabellone.log"));
}

#[test]
fn without_a_log_the_program_runs_all_the_same() {
    let window = Window::open_prepared(Options::default(), |data| {
        fs::write(data.join("logs"), "in the way").expect("a file");
    });
    window.see("Nessuna manifestazione");
}

/// Starts the program where there is no display, and gives what it says.
fn start_without_display(data: &Path) -> String {
    let output = Command::new(app_binary())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("LC_ALL", "it_IT.UTF-8")
        .env("TABELLONE_DATA", data)
        .output()
        .expect("the app");
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_stop_before_the_log_is_set_up_is_in_the_log_it_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = start_without_display(folder.path());
    let log = folder.path().join("logs/tabellone.log");
    assert!(
        said.contains(&format!("I dettagli sono qui: {}", log.display())),
        "{said}"
    );
    assert!(fs::read_to_string(log).is_ok_and(|lines| !lines.is_empty()));
}

#[test]
fn a_data_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let said = start_without_display(&file.join("data"));
    let sentence = format!(
        "La cartella {} non si può usare.",
        file.join("data").display()
    );
    assert!(said.contains(&sentence), "{said}");
}
