//! The hall screen: a second window that follows what the desk does.

use serde_json::{Value, json};
use tests::{Barriers, Hall, Options, Window, button, field, heading, link, tab};

use crate::ways::go_to;

/// Two tables, then a final; one game decides each match.
fn open() -> Window {
    open_with(4)
}

fn open_with(entries: usize) -> Window {
    let window = Window::open_prepared(Options::default(), |data| drop(Hall::new(data, entries)));
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

/// What stands on the screen: its lines of text from top to bottom, and its smallest letters. Small
/// text goes first: what is as tall as several lines, like a table's number, is no line of its own.
const READ: &str = "
    const [lines, rects, range] = [[], [], document.createRange()];
    let least = Infinity;
    const words = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const style = getComputedStyle(node.parentElement);
        if (!node.data.trim() || style.visibility === 'hidden') continue;
        least = Math.min(least, parseFloat(style.fontSize));
        range.selectNodeContents(node);
        rects.push(...range.getClientRects());
    }
    for (const { top, bottom } of rects.sort((one, other) => one.height - other.height)) {
        if (!lines.some((middle) => top < middle && middle < bottom)) lines.push((top + bottom) / 2);
    }
    const sheet = document.querySelector('main > .sheet');
    return { lines: lines.length, least: least / innerHeight, cut: sheet.scrollHeight > sheet.clientHeight };
";

/// How far the lines of the chart are from the boxes they join, in pixels.
const JOINS: &str = "
    const box = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const middle = ({ top, bottom }) => (top + bottom) / 2;
    const [[above, below, next], [fork], [stem]] = [box('.match'), box('.fork'), box('.stem')];
    return [
        fork.top - middle(above), fork.bottom - middle(below), stem.top - middle(next),
        fork.left - above.right, stem.left - fork.right, next.left - stem.right,
    ].map(Math.abs);
";

/// Puts a page up and reads it as the hall does: from fifteen metres, or with other means than eyes.
fn read_from_afar(window: &Window, mut choice: Value, page: &str, words: &str) {
    choice["page"] = page.into();
    window.request("set_hall", &choice);
    window.in_the_hall(|hall| {
        hall.see(words);
        hall.settle();
        assert_eq!(hall.barriers(Barriers::All), Vec::<String>::new(), "{page}");
        let seen = hall.evaluate(READ, vec![]);
        assert!(seen["least"].as_f64() >= Some(1.0 / 30.0), "{page}: {seen}");
        assert_eq!(seen["cut"], false, "{page}");
        // The podium is a picture: its three steps are read one by one.
        if page != "podium" {
            assert!(
                matches!(seen["lines"].as_u64(), Some(2..=7)),
                "{page}: {seen}"
            );
        }
        if page == "chart" {
            let gaps = hall.evaluate(JOINS, vec![]);
            let gaps: Vec<f64> = serde_json::from_value(gaps).expect("six distances");
            assert!(gaps.iter().all(|gap| *gap < 4.0), "{gaps:?}");
        }
    });
}

/// Every table that can play does, and White wins.
fn play_a_round(window: &Window, event: &Value, section: &Value) {
    let arg = json!({ "event": event, "section": section, "round": null });
    let desk = window.request("round_desk", &arg);
    for table in desk["tables"].as_array().expect("tables") {
        let result = json!({
            "section": section, "match": table["card"]["match"], "game": 1, "outcome": "white-wins",
            "reason": "resigned", "boards": [], "moves": null, "overrule": false,
        });
        window.request("record_result", &result);
    }
}

#[test]
fn every_page_is_read_from_afar() {
    let window = open_with(12);
    let event = &window.request("list_events", &Value::Null)[0]["id"];
    let section = &window.request("list_sections", &json!({ "event": event }))[0]["id"];
    let now = window.request("hall_view", &Value::Null)["now"].clone();
    let (today, _) = now
        .as_str()
        .and_then(|now| now.split_once('T'))
        .expect("a time");
    let prizes = json!({ "at": format!("{today}T23:59:00"), "kind": "prizes", "text": "Premiazione e chiusura" });
    window.request(
        "save_programme",
        &json!({ "event": event, "items": [prizes] }),
    );
    window.request("reveal_to", &json!({ "section": section, "count": 11 }));
    window.request("call_tables", &json!({ "section": section, "matches": [] }));
    let mut choice = window.request("hall_choice", &Value::Null);
    choice["event"] = event.clone();
    choice["section"] = section.clone();
    choice["paused"] = true.into();
    choice["podiumSteps"] = 3.into();
    window.request("set_hall", &choice);
    go_to(&window, "Tabellone");
    window.click(&button("Schermo di sala"));
    window.click(&button("Apri lo schermo"));

    read_from_afar(&window, choice.clone(), "calls", "Bianco");
    read_from_afar(&window, choice.clone(), "chart", "Ottavi");
    read_from_afar(&window, choice.clone(), "ceremony", "Sorteggio");
    // The last name is revealed before the hall's eyes, and goes to its place.
    window.request("reveal_to", &json!({ "section": section, "count": 12 }));
    window.in_the_hall(|hall| {
        hall.see("1/4");
        hall.see_no_more("Posto");
    });
    read_from_afar(&window, choice.clone(), "ceremony", "Sorteggio");
    read_from_afar(
        &window,
        choice.clone(),
        "countdown",
        "Premiazione e chiusura",
    );
    for _ in 0..2 {
        play_a_round(&window, event, section);
    }
    read_from_afar(&window, choice.clone(), "results", "Quarti");
    read_from_afar(&window, choice.clone(), "chart", "Semifinali");
    for _ in 0..2 {
        play_a_round(&window, event, section);
    }
    read_from_afar(&window, choice, "podium", "Podio");
}
