//! Every screen of the program on the sample championship, for the tests that walk them all and for
//! the pictures of the documentation.

use serde_json::{Value, json};

use crate::{Window, button, heading};

/// One screen: a short name for files and messages, and its address.
pub struct Screen {
    pub name: &'static str,
    pub address: String,
}

/// Screens of a program that has no event yet.
pub const EMPTY: &[(&str, &str)] = &[
    ("events-empty", "/events"),
    ("new-event", "/events/new"),
    ("new-from-template", "/events/new?from=template"),
];

/// Screens of the sample; words in capitals stand for numbers that differ each time.
const SAMPLE: &[(&str, &str)] = &[
    ("events", "/events"),
    ("event", "/event/EVENT"),
    ("event-form", "/event/EVENT/form"),
    ("entries-forms", "/event/EVENT/entries"),
    ("entries-form", "/event/EVENT/entries?form=FORM"),
    ("entries-list", "/event/EVENT/entries?tab=list"),
    ("entries-line-ups", "/event/EVENT/entries?tab=line-ups"),
    ("entries-problems", "/event/EVENT/entries?tab=problems"),
    ("entries-import", "/event/EVENT/entries?tab=import"),
    ("check-in", "/event/EVENT/check-in"),
    ("lots", "/event/EVENT/lots"),
    ("rounds", "/event/EVENT/rounds"),
    (
        "match",
        "/event/EVENT/match?section=SECTION&match=MATCH&game=1",
    ),
    ("chart", "/event/EVENT/chart"),
    ("rulings", "/event/EVENT/rulings"),
    ("standings", "/event/EVENT/standings"),
    ("standings-clubs", "/event/EVENT/standings?tab=clubs"),
    ("standings-podium", "/event/EVENT/standings?tab=podium"),
    ("standings-awards", "/event/EVENT/standings?tab=awards"),
    ("standings-prizes", "/event/EVENT/standings?tab=prizes"),
    ("standings-to-buy", "/event/EVENT/standings?tab=to-buy"),
    ("print", "/event/EVENT/print?paper=round-sheet"),
    ("people", "/people"),
    ("rules", "/rules"),
    ("journal", "/journal"),
    ("settings", "/settings"),
    ("settings-desk", "/settings?tab=desk"),
    ("settings-keys", "/settings?tab=keys"),
    ("settings-copies", "/settings?tab=copies"),
    ("settings-privacy", "/settings?tab=privacy"),
    ("settings-about", "/settings?tab=about"),
];

/// Makes the sample championship with its own button, and names every screen of it.
pub fn screens_of_the_sample(window: &Window) -> Vec<Screen> {
    window.click(&button("Prova con un campionato di esempio"));
    window.see_element(&heading("Campionato di esempio"));
    let events = window.request("list_events", &Value::Null);
    let event = &events[0]["id"];
    let forms = window.request("list_forms", &json!({ "event": event }));
    let desk = window.request(
        "round_desk",
        &json!({ "event": event, "section": null, "round": null }),
    );
    let tables = desk["tables"].as_array().into_iter().flatten();
    let played = tables
        .into_iter()
        .find(|table| table["card"]["games"] != json!([]))
        .expect("a table of the sample has been played at");
    let numbers = [
        ("EVENT", event.to_string()),
        ("FORM", forms[0]["id"].to_string()),
        ("SECTION", played["section"].to_string()),
        (
            "MATCH",
            played["card"]["match"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
        ),
    ];
    let filled = |address: &str| {
        numbers
            .iter()
            .fold(address.to_owned(), |address, (word, number)| {
                address.replace(word, number)
            })
    };
    SAMPLE
        .iter()
        .map(|(name, address)| Screen {
            name,
            address: filled(address),
        })
        .collect()
}

impl Window {
    /// Opens a screen by its address and waits until it is at rest.
    pub fn visit(&self, address: &str) {
        self.evaluate("location.hash = arguments[0]", vec![json!(address)]);
        self.settle();
    }

    /// By how many pixels the page is wider than its window; nothing may be.
    pub fn too_wide(&self) -> i64 {
        let script = "return Math.max(...['html', 'body', '#app', '#main', '#main .body']
            .flatMap((part) => [...document.querySelectorAll(part)])
            .map((part) => part.scrollWidth - part.clientWidth))";
        self.evaluate(script, vec![]).as_i64().unwrap_or(i64::MAX)
    }
}
