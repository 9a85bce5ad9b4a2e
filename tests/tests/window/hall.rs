//! The hall screen: a second window that follows what the desk does.

use tests::{Barriers, Hall, Options, Window, button, field, heading, link, tab};

use crate::ways::go_to;

/// Two tables, then a final; one game decides each match.
fn open() -> Window {
    let window = Window::open_prepared(Options::default(), |data| drop(Hall::new(data, 4)));
    window.click(&link("Torneo di prova"));
    window.see_element(&heading("Torneo di prova"));
    window
}

/// Chooses what the hall sees, from the panel of the chart's page.
fn put_up(window: &Window, page: &str) {
    go_to(window, "Tabellone");
    window.click(&button("Schermo di sala"));
    window.click(&field(page));
    window.press(&["Escape"]);
}

fn write(window: &Window, text: &str) {
    let line = field("Riga dell'arbitro");
    window.see_cursor_in(&line);
    window.type_text(text);
    window.press(&["Enter"]);
    window.see_value(&line, "");
}

#[test]
fn it_follows_the_desk_from_the_calls_to_the_podium() {
    let window = open();
    go_to(&window, "Tabellone");
    window.click(&button("Schermo di sala"));
    window.click(&button("Apri lo schermo"));
    window.in_the_hall(|hall| hall.see("Semifinali"));
    window.press(&["Escape"]);

    put_up(&window, "Chiamate");
    window.in_the_hall(|hall| hall.see("Nessuna chiamata in questo momento"));
    go_to(&window, "Turni");
    window.see("Mancano 2 risultati");
    window.press(&["F9"]);
    window.see("Chiamati 2 tavoli.");
    window.in_the_hall(|hall| {
        for name in [
            "Prova0001",
            "Prova0002",
            "Prova0003",
            "Prova0004",
            "Bianco",
            "Nero",
        ] {
            hall.see(name);
        }
        hall.settle();
        assert_eq!(hall.barriers(Barriers::All), Vec::<String>::new());
    });

    write(&window, "1 b");
    write(&window, "2 b");
    window.in_the_hall(|hall| hall.see("Nessuna chiamata in questo momento"));
    put_up(&window, "Risultati");
    window.in_the_hall(|hall| {
        hall.see("Risultati");
        hall.see("Prova0001");
    });
    put_up(&window, "Prossimo appuntamento");
    window.in_the_hall(|hall| hall.see("Il programma di oggi è finito"));

    go_to(&window, "Turni");
    write(&window, "1 b");
    go_to(&window, "Classifiche e premi");
    window.see("campione");
    window.click(&tab("Podio"));
    window.click(&button("Mostra in sala"));
    let hidden = window.in_the_hall(|hall| {
        hall.see("Podio");
        hall.visible_text()
    });
    assert!(
        !hidden.contains("Prova000"),
        "the podium is not hidden: {hidden}"
    );
    for step in ["terzo", "secondo", "primo"] {
        window.click(&button("Mostra il prossimo"));
        window.in_the_hall(|hall| {
            hall.see("Prova000");
            // What fades in is read once it stands.
            hall.settle();
            let found = hall.barriers(Barriers::All);
            assert_eq!(found, Vec::<String>::new(), "on the {step} step");
        });
    }
}

#[test]
fn the_space_bar_stops_its_pages() {
    let window = open();
    go_to(&window, "Tabellone");
    window.click(&button("Schermo di sala"));
    window.click(&button("Apri lo schermo"));
    window.in_the_hall(|hall| {
        hall.see("Semifinali");
        hall.press(&["Space"]);
        hall.see("in pausa");
        hall.press(&["Space"]);
        hall.see_no_more("in pausa");
    });
}
