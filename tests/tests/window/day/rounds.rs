//! The tables, through the arbiter's line.

use tests::{Query, Window, any, button, field};

/// Who sits at a table.
pub(super) struct Players {
    white: String,
    black: String,
}

fn line() -> Query {
    field("Riga dell'arbitro")
}

/// Types a line, reads back what it means, and writes it with Enter.
fn write(window: &Window, text: &str, meaning: &str) {
    window.see_cursor_in(&line());
    window.type_text(text);
    window.see(meaning);
    window.press(&["Enter"]);
    window.see_value(&line(), "");
}

/// Two games with colours reversed, both won by who has White first; gives the winner.
fn win_twice(window: &Window, table: u32) -> String {
    let players = players(window, table);
    let Players { white, .. } = &players;
    write(
        window,
        &format!("{table} b"),
        &format!("Tavolo {table}: vince il Bianco ({white}). Motivo: abbandono"),
    );
    write(
        window,
        &format!("{table} n"),
        &format!("Tavolo {table}: vince il Nero ({white}). Motivo: abbandono"),
    );
    players.white
}

/// The line tells who has which colour as soon as the table is typed.
fn players(window: &Window, table: u32) -> Players {
    window.see_cursor_in(&line());
    window.type_text(&format!("{table} "));
    window.see("(Nero). Scrivi il risultato");
    let said = window.text_of(&any("#arbiter-line-said"));
    window.press(&["Escape"]);
    window.see_no_more("Scrivi il risultato");
    let names = said
        .strip_prefix(&format!("Tavolo {table}: "))
        .and_then(|rest| rest.split_once(" (Nero)"))
        .and_then(|(both, _)| both.split_once(" (Bianco) – "));
    let (white, black) = names.unwrap_or_else(|| panic!("two names in {said:?}"));
    Players {
        white: white.to_owned(),
        black: black.to_owned(),
    }
}

pub(super) fn call_the_tables(window: &Window) {
    window.see("Mancano 4 risultati");
    window.press(&["F9"]);
    window.see("Chiamati 4 tavoli.");
    window.see("chiamato");
}

/// Drawn twice, taken back, done again: then the faster pair decides.
pub(super) fn a_drawn_match_goes_on(window: &Window) {
    write(
        window,
        "1 p c",
        "Tavolo 1: pari. Motivo: conteggio delle mosse → partita 2",
    );
    write(
        window,
        "1 p c",
        "Tavolo 1: pari. Motivo: conteggio delle mosse → partita 3",
    );
    window.see("2–2 Partita 3 10 min");
    window.press(&["Control", "z"]);
    window.see("Annullato:");
    window.see("1–1 Partita 2");
    window.press(&["Control", "Shift", "z"]);
    window.see("Ripetuto:");
    window.see("2–2 Partita 3 10 min");
    win_twice(window, 1);
    window.see("sulla damiera");
}

pub(super) fn someone_does_not_come(window: &Window) {
    let Players { white, black } = players(window, 2);
    write(
        window,
        "2 an",
        &format!("Tavolo 2: assente {black}, vince il Bianco → passa {white}"),
    );
    window.see("per assenza");
}

pub(super) fn what_was_written_is_still_there(window: &Window) {
    window.see("Mancano 2 risultati");
    window.see("sulla damiera");
    window.see("per assenza");
}

pub(super) fn someone_is_excluded(window: &Window) {
    let Players { white, .. } = players(window, 3);
    write(
        window,
        "3 b x",
        &format!(
            "Tavolo 3: vince il Bianco ({white}). Motivo: esclusione per protesi acustica → passa {white}"
        ),
    );
    window.see("per esclusione");
}

/// Gives who sat there; who had White first has won.
pub(super) fn the_last_quarter_final(window: &Window) -> Players {
    let players = players(window, 4);
    win_twice(window, 4);
    window.see("Semifinali 0/2");
    players
}

/// A quarter-final turns out to be wrong after its winner has played on.
pub(super) fn a_semi_final_then_a_correction(window: &Window, fourth: &Players) {
    window.see("Quarti 4/4");
    win_twice(window, 2);
    window.see("Semifinali 1/2");

    window.press(&["PageUp"]);
    window.see("per esclusione");
    // The line reads the round on screen: its last game, which the other one has won.
    window.type_text("4 b");
    window.see("Quarti, non in corso");
    window.see(&format!("Tavolo 4: vince il Bianco ({})", fourth.black));
    window.press(&["Enter"]);
    window.see("Correggi la partita 2 del tavolo 4");
    window.press(&["Escape"]);
    window.see_value(&line(), "4 b");
    window.see_cursor_in(&line());
    window.press(&["Escape"]);
    // The same by mouse.
    window.click(&button("Correggi").in_row("Tavolo 4"));
    window.see("Correggi la partita 2 del tavolo 4");
    window.click(&field(&format!("Vince {}", fourth.black)));
    window.see("Partite che non valgono più");
    window.see("turno 2, tavolo 2");
    window.fill(&field("Perché"), "Cedola letta al contrario");
    window.press(&["Enter"]);
    window.see("Risultato corretto.");
    window.see("2–2 Partita 3");
    window.see("Semifinali 0/2");

    window.press(&["Control", "z"]);
    window.see("Annullato:");
    window.see("Semifinali 1/2");
    window.press(&["Control", "Shift", "z"]);
    window.see("Ripetuto:");
    window.see("Semifinali 0/2");
    // The dialog was opened with the mouse, and the cursor is back in the line.
    win_twice(window, 4);
    window.see("Quarti 4/4");
}

/// Semi-finals and the two finals; gives the champion.
pub(super) fn the_rest_of_the_day(window: &Window) -> String {
    // The desk follows the day from round to round.
    window.see("Mancano 2 risultati");
    win_twice(window, 1);
    win_twice(window, 2);
    window.see("Semifinali 2/2");
    win_twice(window, 1);
    the_final(window, 2)
}

pub(super) fn a_final_of_two(window: &Window) {
    window.see("Manca 1 risultato");
    // The section was chosen with the mouse, and the cursor is back in the line.
    the_final(window, 1);
}

fn the_final(window: &Window, table: u32) -> String {
    let Players { white, .. } = players(window, table);
    write(
        window,
        &format!("{table} b"),
        &format!("Tavolo {table}: vince il Bianco ({white})"),
    );
    write(
        window,
        &format!("{table} n"),
        &format!("→ {white} vince la gara"),
    );
    window.see("Nessun risultato manca");
    white
}
