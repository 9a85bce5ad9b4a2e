//! Papers in the window: seen before they are printed, saved alone or as a round's pack; and a mistake in an
//! own template is told.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use tests::{Window, button, heading, link};

use crate::ways::go_to;

/// The sample championship, at its print screen.
fn at_the_papers() -> Window {
    let window = Window::open();
    window.click(&button("Prova con un campionato di esempio"));
    window.see_element(&heading("Campionato di esempio"));
    go_to(&window, "Stampe");
    window
}

/// From now on results are printed with this template of the organiser's own.
fn own_results(window: &Window, template: &str) {
    fs::write(window.files().join("results.typ"), template).expect("a template");
    let choose = "return window.__TAURI_INTERNALS__.invoke('choose_folder', { title: '' })";
    let folder = window.evaluate_promise(choose, vec![]).expect("a choice");
    window.request("set_template_folder", &json!({ "folder": folder["token"] }));
}

/// The PDFs in a folder.
fn papers(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder").flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .filter(|path| path.extension().is_some_and(|kind| kind == "pdf"))
        .collect()
}

#[test]
fn papers_are_seen_and_saved_and_a_mistake_in_a_template_is_told() {
    let window = at_the_papers();
    window.click(&button("Salva il pacco del turno"));
    window.see("Salvate ");
    let pack = papers(&window.files()).len();
    assert_eq!(pack, 5, "slips, round sheet, calls, chart, finish by hand");
    window.click(&button("Chiudi"));

    window.click(&link("Podio"));
    window.see("Pagina 1 di 3");
    window.click(&button("Salva in PDF"));
    window.see("Salvate 3 pagine.");
    let saved = window.files().join("Podio.pdf");
    assert!(fs::read(&saved).expect("the paper").starts_with(b"%PDF"));
    window.click(&button("Chiudi"));

    own_results(
        &window,
        "#import \"house.typ\": *\n\n#let render(part) = [= #punti]\n",
    );
    window.click(&link("Risultati"));
    window.see(
        "Il tuo modello results.typ ha un errore alla riga 3: unknown variable: punti. È stato usato quello del programma.",
    );
}
