//! Takes the pictures of docs/screens: every screen of the sample event, in both themes and two sizes.
//!
//! `cargo xtask screens` builds the app and calls this with the folder for the pictures.

#[cfg(target_os = "linux")]
fn main() {
    let folder = std::env::args_os().nth(1).map(std::path::PathBuf::from);
    let folder =
        folder.expect("the folder for the pictures; call this through `cargo xtask screens`");
    pictures::take(&folder);
}

#[cfg(not(target_os = "linux"))]
fn main() {
    panic!("the real window is driven on Linux only");
}

#[cfg(target_os = "linux")]
mod pictures {
    use std::path::Path;

    use serde_json::{Value, json};
    use tests::{EMPTY, Options, Theme, Window, button, screens_of_the_sample};

    const SIZES: [(u32, u32); 2] = [(1280, 720), (1920, 1080)];
    const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];

    /// What the projector shows.
    const HALL: &[&str] = &[
        "calls",
        "results",
        "chart",
        "countdown",
        "ceremony",
        "podium",
    ];

    pub(super) fn take(folder: &Path) {
        for (theme, theme_name) in THEMES {
            for (width, height) in SIZES {
                let options = Options::default().theme(theme).size(width, height);
                let window = Window::open_with(options);
                let save = |window: &Window, screen: &str| {
                    keep(window, folder, &format!("{screen}-{theme_name}-{width}"));
                };
                for (screen, address) in EMPTY {
                    window.visit(address);
                    save(&window, screen);
                }
                window.visit("/events");
                for screen in screens_of_the_sample(&window) {
                    window.visit(&screen.address);
                    save(&window, screen.name);
                }
                in_the_hall(&window, |window, page| {
                    save(window, &format!("hall-{page}"));
                });
            }
        }
        languages(folder);
    }

    /// Each page of the hall screen, of the first section of the sample.
    fn in_the_hall(window: &Window, save: impl Fn(&Window, &str)) {
        let events = window.request("list_events", &Value::Null);
        let event = &events[0]["id"];
        window.visit(&format!("/event/{event}/chart"));
        window.click(&button("Schermo di sala"));
        window.click(&button("Apri lo schermo"));
        let view = window.request("hall_view", &Value::Null);
        for page in HALL {
            let mut choice = view["choice"].clone();
            choice["page"] = json!(page);
            choice["paused"] = json!(true);
            choice["podiumSteps"] = json!(3);
            window.request("set_hall", &choice);
            window.in_the_hall(|hall| {
                hall.settle();
                save(hall, page);
            });
        }
    }

    /// The list, empty, and the form in the other two languages.
    fn languages(folder: &Path) {
        for language in ["en", "pt"] {
            let window = Window::open_with(Options::default().language(language));
            for (screen, address) in EMPTY {
                window.visit(address);
                keep(&window, folder, &format!("{screen}-{language}"));
            }
        }
    }

    /// The folder of the moment means nothing to whoever looks at the picture.
    const USUAL_FOLDER: &str = "/home/segreteria/.local/share/tabellone";

    fn keep(window: &Window, folder: &Path, name: &str) {
        let script = "const [here, usual] = arguments;
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (texts.nextNode())
                texts.currentNode.nodeValue = texts.currentNode.nodeValue.replaceAll(here, usual)";
        let here = window.data().display().to_string();
        window.evaluate(script, vec![json!(here), json!(USUAL_FOLDER)]);
        let wide = window.too_wide();
        assert!(wide <= 0, "{name} is {wide} pixels too wide");
        window.picture(&folder.join(format!("{name}.png")));
        println!("   {name}.png");
    }
}
