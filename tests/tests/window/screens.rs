//! Every screen of the sample championship: no barrier in either theme, nothing lost at twice the size.

use serde_json::{Value, json};
use tests::{Barriers, EMPTY, Options, Theme, Window, screens_of_the_sample};

/// Walks every screen and collects what `look` finds wrong there.
fn walk(window: &Window, mut look: impl FnMut(&Window) -> Vec<String>) {
    let mut wrong = Vec::new();
    let mut visit = |name: &str, address: &str| {
        window.visit(address);
        wrong.extend(
            look(window)
                .into_iter()
                .map(|what| format!("{name}: {what}")),
        );
    };
    for (name, address) in EMPTY {
        visit(name, address);
    }
    window.visit("/events");
    for screen in screens_of_the_sample(window) {
        visit(screen.name, &screen.address);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_barrier_on_any_screen() {
    let window = Window::open();
    walk(&window, |window| window.barriers(Barriers::All));
}

#[test]
fn enough_contrast_in_the_dark() {
    let window = Window::open_with(Options::default().theme(Theme::Dark));
    walk(&window, |window| window.barriers(Barriers::Contrast));
}

#[test]
fn nothing_is_lost_at_twice_the_size() {
    let window = Window::open();
    let mut settings = window.request("get_settings", &Value::Null);
    settings["textSize"] = json!(200);
    window.request("save_settings", &settings);
    window.reload();
    walk(&window, |window| match window.too_wide() {
        ..=0 => Vec::new(),
        pixels => vec![format!("{pixels} pixels too wide")],
    });
}
