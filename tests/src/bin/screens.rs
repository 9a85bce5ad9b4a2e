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
    use tests::{Options, Theme, Window};

    const SIZES: [(u32, u32); 2] = [(1280, 720), (1920, 1080)];
    const THEMES: [(Theme, &str); 2] = [(Theme::Light, "light"), (Theme::Dark, "dark")];

    /// Screens of a program that has no event yet.
    const EMPTY: &[(&str, &str)] = &[("events-empty", "/events"), ("new-event", "/events/new")];

    /// Screens of the sample event; EVENT stands for its number.
    const SAMPLE: &[(&str, &str)] = &[
        ("events", "/events"),
        ("event", "/event/EVENT"),
        ("event-form", "/event/EVENT/form"),
        ("entries", "/event/EVENT/entries"),
        ("check-in", "/event/EVENT/check-in"),
        ("lots", "/event/EVENT/lots"),
        ("rounds", "/event/EVENT/rounds"),
        ("chart", "/event/EVENT/chart"),
        ("rulings", "/event/EVENT/rulings"),
        ("standings", "/event/EVENT/standings"),
        ("print", "/event/EVENT/print"),
        ("people", "/people"),
        ("rules", "/rules"),
        ("journal", "/journal"),
        ("settings", "/settings"),
    ];

    pub(super) fn take(folder: &Path) {
        for (theme, theme_name) in THEMES {
            for (width, height) in SIZES {
                let options = Options::default().theme(theme).size(width, height);
                let window = Window::open_with(options);
                let name = |screen: &str| folder.join(format!("{screen}-{theme_name}-{width}.png"));
                for (screen, address) in EMPTY {
                    photograph(&window, address, &name(screen));
                }
                let event = window.request("create_sample", &Value::Null)["id"].to_string();
                for (screen, address) in SAMPLE {
                    photograph(&window, &address.replace("EVENT", &event), &name(screen));
                }
            }
        }
        languages(folder);
    }

    /// The list and the form in the other two languages.
    fn languages(folder: &Path) {
        for language in ["en", "pt"] {
            let window = Window::open_with(Options::default().language(language));
            for (screen, address) in EMPTY {
                photograph(
                    &window,
                    address,
                    &folder.join(format!("{screen}-{language}.png")),
                );
            }
        }
    }

    fn photograph(window: &Window, address: &str, picture: &Path) {
        window.evaluate("location.hash = arguments[0]", vec![json!(address)]);
        window.settle();
        let wide = window.evaluate(
            "return document.documentElement.scrollWidth - innerWidth",
            vec![],
        );
        assert!(
            wide.as_i64().is_some_and(|pixels| pixels <= 0),
            "{address} scrolls sideways by {wide} pixels"
        );
        window.picture(picture);
        println!(
            "   {}",
            picture.file_name().unwrap_or_default().to_string_lossy()
        );
    }
}
