//! Copies in the settings: made, found again after a restart, and taken back.

use std::fs;

use serde_json::{Value, json};
use tests::{Window, any, button, heading, link, tab};

/// The one copy that is listed.
const LISTED: &str = "section[aria-label='Copie pronte'] button";

/// The sample championship, on the page of copies.
fn at_the_copies() -> Window {
    let window = Window::open();
    window.click(&button("Prova con un campionato di esempio"));
    window.see_element(&heading("Campionato di esempio"));
    look_at_the_copies(&window);
    window
}

fn look_at_the_copies(window: &Window) {
    window.click(&link("Impostazioni"));
    window.click(&tab("Copie"));
}

/// Removes the championship, and starts the program again.
fn lose_it(window: &mut Window) {
    let events = window.request("list_events", &Value::Null);
    window.request("delete_event", &json!({ "event": events[0]["id"] }));
    window.reopen();
    window.see("Nessuna manifestazione");
}

/// Takes the listed copy back: the championship is there again.
fn take_it_back(window: &Window) {
    look_at_the_copies(window);
    window.click(&any(LISTED));
    window.see("Campionato di esempio: iscritti");
    window.click(&button("Riprendi questa copia"));
    window.see("Copia ripresa.");
    window.click(&link("Tabellone"));
    window.see_element(&link("Campionato di esempio"));
}

#[test]
fn a_copy_is_taken_back_after_a_restart() {
    let mut window = at_the_copies();
    window.click(&button("Fai una copia adesso"));
    window.see("Copia fatta.");
    lose_it(&mut window);
    take_it_back(&window);
}

#[test]
fn a_copy_of_the_second_folder_is_taken_back_after_a_restart() {
    let mut window = at_the_copies();
    window.click(&button("Scegli la seconda cartella"));
    window.see(&window.files().display().to_string());
    fs::remove_dir_all(window.data().join("copies")).expect("the copies at home go");
    lose_it(&mut window);
    take_it_back(&window);
}
