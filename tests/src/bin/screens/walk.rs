//! The walk from screen to screen: one window for each theme and size, two themes side by side.

use std::fs;
use std::path::Path;
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;
use tests::{EMPTY, Options, Screen, Theme, Window, any, button, screens_of_the_sample};

use crate::album::Album;
use crate::scenes::{self, event_named};

const SIZES: [(u32, u32); 2] = [(1280, 720), (1920, 1080)];
const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];

/// The day of the sample is in full swing then, at 15:12 in Italy.
const IN_THE_AFTERNOON: &str = "2026-04-25T13:12:00Z";

/// What the projector shows.
const HALL: &[&str] = &[
    "calls",
    "results",
    "chart",
    "countdown",
    "ceremony",
    "podium",
];

/// Where people read most, for the other two languages and for large text.
const TELLING: &[&str] = &["rounds", "match", "lots", "print"];
const LARGE: &[&str] = &[
    "entries-form",
    "rounds",
    "match",
    "chart",
    "standings",
    "print",
];

/// A championship that is over.
const FINISHED_TITLE: &str = "Campionato di Dama di esempio";
const FINISHED: &[(&str, &str)] = &[
    ("finished-event", "/event/EVENT"),
    ("finished-chart", "/event/EVENT/chart"),
    ("finished-standings", "/event/EVENT/standings"),
    ("finished-clubs", "/event/EVENT/standings?tab=clubs"),
    ("finished-podium", "/event/EVENT/standings?tab=podium"),
    ("finished-awards", "/event/EVENT/standings?tab=awards"),
    ("finished-rulings", "/event/EVENT/rulings"),
    ("finished-journal", "/journal"),
];

/// Charts of any size, and names that are too long.
const CHARTS: &[(&str, &str, &str)] = &[
    ("chart-64", scenes::SIXTY_FOUR, "/event/EVENT/chart"),
    ("chart-2", scenes::TWO, "/event/EVENT/chart"),
    ("long-names-chart", scenes::LONG_NAMES, "/event/EVENT/chart"),
    (
        "long-names-rounds",
        scenes::LONG_NAMES,
        "/event/EVENT/rounds",
    ),
    (
        "long-names-standings",
        scenes::LONG_NAMES,
        "/event/EVENT/standings",
    ),
];

/// Takes every picture, or those whose names begin with one of the `wanted` words.
pub(crate) fn take(folder: &Path, wanted: Vec<String>) {
    let album = Album::new(folder, wanted);
    let prepared = TempDir::with_prefix("tabellone-screens-").expect("a temporary folder");
    scenes::prepare(prepared.path());
    thread::scope(|scope| {
        for (theme, name) in THEMES {
            let (album, prepared) = (&album, prepared.path());
            let walk = move || {
                for size in SIZES {
                    Walk::new(album, theme, name, size).all(prepared);
                }
            };
            let thread = thread::Builder::new().name(format!("screens-{name}"));
            thread.spawn_scoped(scope, walk).expect("a thread");
        }
    });
}

/// The pictures of one theme and size.
struct Walk<'a> {
    album: &'a Album,
    theme: &'a str,
    width: u32,
    options: Options,
}

impl<'a> Walk<'a> {
    fn new(album: &'a Album, theme: Theme, name: &'a str, (width, height): (u32, u32)) -> Self {
        Walk {
            album,
            theme: name,
            width,
            options: Options::default()
                .theme(theme)
                .size(width, height)
                .clock(IN_THE_AFTERNOON),
        }
    }

    /// What is told once and not in every size: other languages, clubs, large text.
    fn is_small(&self) -> bool {
        self.width == SIZES[0].0
    }

    fn all(&self, prepared: &Path) {
        self.sample(&Window::open_with(self.options.clone()));
        let window = Window::open_prepared(self.options.clone(), |data| copy(prepared, data));
        self.prepared(&window);
    }

    /// From nothing to the sample championship, with what can be seen of it.
    fn sample(&self, window: &Window) {
        for (screen, address) in EMPTY {
            self.visit(window, screen, address);
        }
        if self.is_small() {
            self.in_other_languages(window, |language| {
                for (screen, address) in EMPTY {
                    self.visit(window, &format!("{screen}-{language}"), address);
                }
            });
        }
        window.visit("/events");
        let screens = screens_of_the_sample(window);
        for Screen { name, address } in &screens {
            self.visit(window, name, address);
        }
        if self.is_small() {
            self.in_other_languages(window, |language| {
                let light: &[&str] = if self.theme == "light" { TELLING } else { &[] };
                for name in ["events"].iter().chain(light) {
                    let address = address_of(&screens, name);
                    self.visit(window, &format!("{name}-{language}"), address);
                }
            });
        }
        if self.is_small() && self.theme == "light" {
            set(window, "textSize", json!(200));
            for name in LARGE {
                let address = address_of(&screens, name);
                self.visit(window, &format!("{name}-large-text"), address);
            }
            set(window, "textSize", json!(100));
        }
        if self.is_small() {
            self.in_front(window, &screens);
            self.clubs(window);
        }
        let event = &window.request("list_events", &Value::Null)[0]["id"];
        self.hall(window, event, "hall", HALL);
    }

    /// What opens in front of a screen, and the chart that lots lead to.
    fn in_front(&self, window: &Window, screens: &[Screen]) {
        let names = ["palette", "help", "correction", "result", "lots-chart"];
        if !names.iter().any(|name| self.album.wants(name)) {
            return;
        }
        window.visit(address_of(screens, "rounds"));
        let look = |name: &str, open: &dyn Fn()| {
            open();
            window.settle();
            self.keep(window, name);
            window.press(&["Escape"]);
            window.settle();
        };
        look("palette", &|| window.press(&["Control", "k"]));
        look("help", &|| window.press(&["F1"]));
        look("correction", &|| {
            window.click(&button("Correggi").in_row("Mandorlini"));
        });
        look("result", &|| {
            window.click(&button("Risultato").in_row("Felcini"));
        });
        window.visit(address_of(screens, "lots"));
        let shown = |what: &str| any(&format!("main [data-value={what}]"));
        look("lots-chart", &|| window.click(&shown("chart")));
        window.click(&shown("places"));
    }

    /// The section of clubs: drawn, called, the first match decided board by board.
    fn clubs(&self, window: &Window) {
        let event = window.request("list_events", &Value::Null)[0]["id"].clone();
        let sections = window.request("list_sections", &json!({ "event": event }));
        let mut sections = sections.as_array().into_iter().flatten();
        let clubs = sections.find(|row| row["form"]["kind"] == "clubs");
        let section = &clubs.expect("the sample has a section of clubs")["id"];
        let address =
            |screen: &str, more: &str| format!("/event/{event}/{screen}?section={section}{more}");
        self.visit(window, "clubs-lots", &address("lots", ""));
        let options = window.request("lots_view", &json!({ "section": section }))["options"].take();
        let proposal =
            json!({ "section": section, "options": options, "seed": "1", "onlyPresent": false });
        window.request("propose_lots", &proposal);
        window.request("confirm_lots", &json!({ "section": section }));
        let desk = window.request("call_tables", &json!({ "section": section, "matches": [] }));
        let first = &desk["tables"][0]["card"]["match"];
        let second = desk["tables"][1]["card"]["match"]
            .as_str()
            .expect("two tables");
        let boards = ["white-wins", "drawn", "black-wins", "white-wins"];
        let result = json!({
            "section": section, "match": first, "game": 1, "outcome": "drawn", "reason": "agreed",
            "boards": boards, "moves": null, "overrule": false,
        });
        window.request("record_result", &result);
        window.request(
            "start_match",
            &json!({ "section": section, "match": second }),
        );
        self.visit(window, "clubs-rounds", &address("rounds", ""));
        self.visit(window, "clubs-chart", &address("chart", ""));
        let first = first.as_str().expect("a key");
        self.visit(
            window,
            "clubs-match",
            &address("match", &format!("&match={first}&game=1")),
        );
        self.visit(
            window,
            "clubs-match-open",
            &address("match", &format!("&match={second}")),
        );
        self.visit(window, "clubs-standings", &address("standings", ""));
    }

    /// Pages of the hall screen, of the first section of an event.
    fn hall(&self, window: &Window, event: &Value, prefix: &str, pages: &[&str]) {
        let name = |page: &str| format!("{prefix}-{page}");
        if !pages.iter().any(|page| self.album.wants(&name(page))) {
            return;
        }
        let sections = window.request("list_sections", &json!({ "event": event }));
        let section = &sections[0]["id"];
        window.visit(&format!("/event/{event}/chart?section={section}"));
        window.click(&button("Schermo di sala"));
        window.click(&button("Apri lo schermo"));
        let chosen = window.request("hall_choice", &Value::Null);
        if pages.contains(&"calls") {
            let every = json!({ "section": section, "matches": [] });
            window.request("call_tables", &every);
        }
        if pages.contains(&"ceremony") {
            let reveal = json!({ "section": section, "count": 5 });
            window.request("reveal_to", &reveal);
        }
        for page in pages {
            let mut choice = chosen.clone();
            choice["event"] = event.clone();
            choice["section"] = section.clone();
            choice["page"] = json!(page);
            choice["paused"] = json!(true);
            choice["podiumSteps"] = json!(3);
            window.request("set_hall", &choice);
            window.in_the_hall(|hall| {
                hall.settle();
                self.keep(hall, &name(page));
            });
        }
    }

    /// Events that are not the sample.
    fn prepared(&self, window: &Window) {
        let events = window.request("list_events", &Value::Null);
        if self.is_small() {
            let event = event_named(&events, FINISHED_TITLE).to_string();
            for (name, address) in FINISHED {
                self.visit(window, name, &address.replace("EVENT", &event));
            }
        }
        for (name, title, address) in CHARTS {
            if self.is_small() || *name == "chart-64" {
                let event = event_named(&events, title).to_string();
                self.visit(window, name, &address.replace("EVENT", &event));
            }
        }
        self.whole_chart(window, &events);
        if self.is_small() {
            let event = event_named(&events, FINISHED_TITLE);
            self.hall(window, &event, "finished-hall", &["podium"]);
        }
    }

    /// All sixty-four at once, as the button of the chart shows them.
    fn whole_chart(&self, window: &Window, events: &Value) {
        let name = "chart-64-whole";
        if self.album.wants(name) {
            let event = event_named(events, scenes::SIXTY_FOUR);
            window.visit(&format!("/event/{event}/chart"));
            window.click(&button("Mostra tutto"));
            window.settle();
            self.keep(window, name);
        }
    }

    fn in_other_languages(&self, window: &Window, mut look: impl FnMut(&str)) {
        for language in ["en", "pt"] {
            set(window, "language", json!(language));
            look(language);
        }
        set(window, "language", json!("it"));
    }

    fn visit(&self, window: &Window, name: &str, address: &str) {
        if self.album.wants(name) {
            window.visit(address);
            self.keep(window, name);
        }
    }

    fn keep(&self, window: &Window, name: &str) {
        if self.album.wants(name) {
            let (theme, width) = (self.theme, self.width);
            self.album.keep(window, &format!("{name}-{theme}-{width}"));
        }
    }
}

/// Changes a setting and loads the page again with it.
fn set(window: &Window, name: &str, value: Value) {
    let mut settings = window.request("get_settings", &Value::Null);
    settings[name] = value;
    window.request("save_settings", &settings);
    window.reload();
}

fn address_of<'a>(screens: &'a [Screen], name: &str) -> &'a str {
    let screen = screens.iter().find(|screen| screen.name == name);
    &screen.expect("a screen of the sample").address
}

/// The files of one folder into another.
fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("a file");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).expect("a folder");
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}
