//! Before the first call: event, forms, list, check-in, lots.

use std::fs;

use tests::{Window, button, field, heading};

use super::{TITLE, turn_to};
use crate::ways::{confirm, go_to};

/// One line of a form: surname, name, card, sex as its key.
type Line = (&'static str, &'static str, &'static str, &'static str);

/// Six clubs and their athletes, all invented.
const FORMS: [(&str, &[Line]); 6] = [
    (
        "Dama Club Acero",
        &[
            ("Abeti", "Aldo", "P-101", "m"),
            ("Acerbi", "Alba", "P-102", "f"),
        ],
    ),
    ("G.S. Betulla", &[("Baroni", "Bruno", "P-201", "m")]),
    (
        "Circolo Cedro",
        &[
            ("Cervi", "Carlo", "P-301", "m"),
            ("Ciani", "Clelia", "P-302", "f"),
        ],
    ),
    ("A.S. Dafne", &[("Dossi", "Dario", "P-401", "m")]),
    ("Polisportiva Elce", &[("Elmi", "Ezio", "P-501", "m")]),
    ("Unione Faggio", &[("Fossi", "Furio", "P-601", "m")]),
];

/// Two new people, one who is already there, one whose year cannot be read.
const LIST: &str = "Cognome;Nome;Tessera;Società;Sesso;Anno;Gara
Gatti;Gino;P-701;Ginepro Dama;M;1975;Maschile
Grilli;Guido;P-702;Ginepro Dama;M;1990;Maschile
Abeti;Aldo;P-101;Dama Club Acero;M;1980;Maschile
Gorini;Gaio;P-703;Ginepro Dama;M;19x0;Maschile
";

pub(super) fn create(window: &Window) {
    window.click(&button("Dal modello FSSI 2006"));
    window.fill(&field("Titolo"), TITLE);
    window.fill(&field("Chi organizza"), "G.S. Prova Inventata");
    window.fill(&field("Luogo di gara"), "Palestra di prova, Borgo Esempio");
    window.fill(&field("Giorno di gara"), "2031-05-10");
    window.click(&button("Crea la manifestazione"));
    window.see_element(&heading(TITLE));
    window.see("Presentazione e compilazione dei tabelloni");
    // Two sections are enough for one day.
    window.click(&button("Togli Società"));
    window.see("La gara Società va via. Nessuno è iscritto.");
    window.click(&button("Togli la gara"));
    window.see("Gara Società tolta.");
}

pub(super) fn write_six_forms(window: &Window) {
    go_to(window, "Iscrizioni");
    window.see("Nessun modulo");
    window.press(&["n"]);
    for (number, (club, lines)) in (1..).zip(FORMS) {
        write_form(window, club, lines);
        // Saved, with another sheet to write; the last one goes back to the list.
        let last = number == FORMS.len();
        window.press(&["Control", if last { "s" } else { "Enter" }]);
        window.see(&format!("Modulo di {club} salvato."));
    }
    window.see("Moduli 6");
    window.see("Iscritti 8");
}

/// One sheet, from the club's name down, without the mouse.
fn write_form(window: &Window, club: &str, lines: &[Line]) {
    let name = field("Società");
    window.see_value(&name, "");
    window.see_cursor_in(&name);
    window.type_text(club);
    for tick in ["Firma del presidente", "Timbro della società"] {
        window.tab_to(&field(tick));
        window.press(&["Space"]);
    }
    window.tab_to(&field("Cognome, riga 1"));
    for (number, (surname, name, card, sex)) in (1..).zip(lines) {
        window.see_cursor_in(&field(&format!("Cognome, riga {number}")));
        for (label, text) in [
            ("Cognome", *surname),
            ("Nome", *name),
            ("Tessera FSSI", *card),
            ("Documento", "PROVA"),
        ] {
            window.tab_to(&field(&format!("{label}, riga {number}")));
            window.type_text(text);
        }
        window.tab_to(&field(&format!("Sesso, riga {number}")));
        window.press(&[*sex]);
        window.tab_to(&field(&format!("Anno, riga {number}")));
        window.type_text("1980");
        window.press(&["Enter"]);
    }
}

pub(super) fn import_a_list(window: &Window) {
    fs::write(window.files().join("elenco.csv"), LIST).expect("the list is written");
    window.click(&button("Importa"));
    window.click(&button("Scegli il file"));
    window.see("Entrano 2. Restano fuori 1. Saltate 1.");
    window.see("L’anno di nascita non si legge: 19x0.");
    window.click(&button("Importa 2 iscrizioni"));
    window.see("Iscrizioni importate: 2. Righe rimaste fuori: 1.");
    window.see("Grilli Guido");
}

pub(super) fn check_everyone_in(window: &Window) {
    go_to(window, "Accredito");
    window.see("Presenti 0 di 10.");
    window.press(&["/"]);
    window.see_cursor_in(&field("Cerca"));
    window.type_text("abet");
    window.press(&["Enter"]);
    window.see("Abeti Aldo: presente.");

    window.press(&["Control", "a"]);
    window.type_text("baro");
    window.see_no_more("Dossi Dario");
    window.press(&["ArrowDown"]);
    window.press(&["d"]);
    window.see("Baroni Bruno: documento visto.");
    window.press(&["Control", "z"]);
    window.see("Annullato: Baroni Bruno: documento visto.");
    window.press(&["p"]);
    window.see("Presenti 2 di 10. Mancano 8.");

    window.click(&button("Segna tutti"));
    window.click(&button("Segna tutti presenti"));
    confirm(
        window,
        "Il segno va a 8 persone che non lo hanno ancora.",
        "Segna",
    );
    window.see("Presenti 10 di 10. Mancano 0.");
}

pub(super) fn draw_lots(window: &Window, section: &str, entries: usize) {
    turn_to(window, section, entries);
    go_to(window, "Sorteggio");
    window.see("Il sorteggio è da fare");
    window.press(&["F9"]);
    window.see("Sorteggio proposto, da confermare");
    window.see(&format!("0 di {entries}."));
    window.press(&["PageDown"]);
    window.see(&format!("1 di {entries}. Posto "));
    window.click(&button("Verifica"));
    window.see("Verificato: il seme dà proprio questo tabellone.");
    window.press(&["Control", "Enter"]);
    confirm(window, "Confermare il sorteggio?", "Conferma");
    window.see("Sorteggio confermato");
}
