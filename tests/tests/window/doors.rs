//! What a page may ask of the program: the hall screen only what it shows, and no page a file that nobody chose.

use serde_json::{Value, json};
use tests::{Window, button, field, heading, link};

use crate::ways::go_to;

/// The refusal's code, or nothing.
fn refusal(window: &Window, command: &str, argument: Value) -> String {
    let script = "const [command, argument] = arguments;
        return window.__TAURI_INTERNALS__.invoke(command, argument)
            .then(() => '', (refused) => refused.code ?? String(refused));";
    let answer = window.evaluate_promise(script, vec![json!(command), argument]);
    answer
        .expect("an answer")
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

fn asked(name: &str, arg: Value) -> Value {
    json!({ "name": name, "arg": arg })
}

#[test]
fn a_file_that_nobody_chose_is_refused() {
    let window = Window::open();
    window.see("Nessuna manifestazione");
    let file = json!({ "file": "/etc/hostname" });
    let folder = json!({ "folder": "/etc" });
    for (name, arg) in [
        ("preview_take_over", file),
        ("set_second_folder", folder.clone()),
        ("set_template_folder", folder),
    ] {
        assert_eq!(
            refusal(&window, "request", asked(name, arg)),
            "file-not-chosen"
        );
    }
    let copy = json!({ "copy": "/etc/hostname" });
    for name in ["restore_backup", "preview_backup"] {
        assert_eq!(
            refusal(&window, "request", asked(name, copy.clone())),
            "file-missing"
        );
    }
    for (command, arg) in [
        ("open_made", json!({ "token": "/etc/hostname" })),
        ("open_saved", json!({ "token": "/etc/hostname" })),
    ] {
        assert_eq!(refusal(&window, command, arg), "file-not-chosen");
    }
}

#[test]
fn the_hall_screen_may_not_ask_for_more_than_it_shows() {
    let window = Window::open();
    window.click(&button("Prova con un campionato di esempio"));
    window.see_element(&heading("Campionato di esempio"));
    go_to(&window, "Tabellone");
    window.click(&button("Schermo di sala"));
    window.click(&button("Apri lo schermo"));
    window.in_the_hall(|hall| {
        hall.see("Maschile");
        for name in ["list_events", "delete_event"] {
            assert_eq!(
                refusal(hall, "request", asked(name, json!({ "event": 1 }))),
                "not-allowed"
            );
        }
        assert_eq!(
            refusal(hall, "request", asked("hall_view", Value::Null)),
            ""
        );
        assert_ne!(refusal(hall, "choose_folder", json!({ "title": "" })), "");
    });
}

/// The content policy lets the page show all it has: what it refuses is told to the page.
#[test]
fn the_content_policy_refuses_nothing_that_the_page_needs() {
    let window = Window::open();
    let script = "window.refused = [];
        addEventListener('securitypolicyviolation', (event) =>
            refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));";
    window.evaluate(script, vec![]);
    window.click(&button("Da zero"));
    window.click(&field("Primo giorno"));
    window.click(&link("Impostazioni"));
    window.click(&link("Tabellone"));
    window.click(&button("Prova con un campionato di esempio"));
    for page in ["Iscrizioni", "Turni", "Tabellone", "Stampe"] {
        go_to(&window, page);
        window.settle();
    }
    window.click(&link("Podio"));
    window.see("Pagina 1 di 3");
    assert_eq!(window.evaluate("return refused", vec![]), json!([]));
    let fonts = "return [...document.fonts].filter((font) => font.status === 'error').length";
    assert_eq!(window.evaluate(fonts, vec![]), json!(0));
}
