//! After the last game: standings, prizes, podium, archive.

use tests::{Window, button, field, row, tab};

use super::{TITLE, turn_to};
use crate::ways::{confirm, go_to};

pub(super) fn close_the_sections(window: &Window, champion: &str) {
    go_to(window, "Classifiche e premi");
    close(window, "Femminile");
    turn_to(window, "Maschile", 8);
    close(window, "Maschile");
    let first = window.text_of(&row("campione"));
    assert!(
        first.starts_with("1°") && first.contains(champion),
        "{champion} is not the champion: {first}"
    );
}

fn close(window: &Window, section: &str) {
    window.see("tutti i risultati ci sono, da chiudere");
    window.click(&button("Chiudi la gara"));
    confirm(window, &format!("Chiudere {section}?"), "Chiudi la gara");
    window.see("definitiva");
}

pub(super) fn hand_out_the_first_prize(window: &Window, champion: &str) {
    window.click(&tab("Consegna"));
    window.see("Consegnati 0 su ");
    window.click(&field(&format!("{champion} · 1°")));
    window.see(&format!("Consegnato a {champion}."));
    window.see("Consegnati 1 su ");
    window.see("Trofeo + Medaglia d'oro");
}

pub(super) fn show_the_podium(window: &Window, champion: &str) {
    window.click(&tab("Podio"));
    window.see_element(&button("Mostra in sala"));
    window.see(champion);
}

pub(super) fn archive(window: &Window) {
    window.press(&["Control", "k"]);
    window.see_cursor_in(&field("Cerca o fai"));
    window.type_text("Manifestazione");
    window.press(&["Enter"]);
    window.see("10 presenti");
    window.click(&button("Altro"));
    window.click(&button("Metti in archivio"));
    confirm(
        window,
        &format!("{TITLE} si potrà solo leggere."),
        "Metti in archivio",
    );
    window.see("in archivio");
}
