//! Nonsense at the door: whatever is asked, in whatever shape, there is an answer or a refusal with a sentence, and the
//! data stays sound.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use app::REQUESTS;
use messages::{Language, Messages};
use serde_json::{Value, json};

use crate::desk::Desk;
use crate::nonsense::Nonsense;

/// So many times everything is asked once.
const ROUNDS: usize = 10;
/// Laying out a page takes long: only some rounds print.
const PRINTING: [&str; 2] = ["preview_paper", "save_papers"];

/// Asks, and says with which code it was refused; a panic fails with what was asked.
fn ask(desk: &Desk, request: &str, arg: &Value) -> Option<String> {
    let told = || arg.to_string().chars().take(4000).collect::<String>();
    let asked = catch_unwind(AssertUnwindSafe(|| desk.try_ask(request, arg.clone())));
    let Ok(answer) = asked else {
        panic!("{request} panicked at {}", told());
    };
    match answer {
        Ok(_) => None,
        Err(refused) => {
            assert!(
                !["internal", "database"].contains(&refused.code.as_str()),
                "{request}: {refused} at {}",
                told()
            );
            Some(refused.code)
        }
    }
}

#[test]
fn nonsense_is_answered_or_refused_with_a_sentence() {
    let desk = Desk::new();
    let folder = desk.folder.path().to_owned();
    let mut nonsense = Nonsense::new(&folder);
    let mut codes = BTreeSet::new();
    let mut granted = BTreeSet::new();
    for shape in [
        Value::Null,
        json!(true),
        json!(-7),
        json!("x"),
        json!([]),
        json!({}),
    ] {
        for request in REQUESTS.iter().map(|request| request.name) {
            codes.extend(ask(&desk, request, &shape));
        }
    }
    for round in 0..ROUNDS {
        // Earlier nonsense may have deleted everything.
        desk.ask("create_sample", Value::Null);
        for request in REQUESTS.iter().map(|request| request.name) {
            if PRINTING.contains(&request) && round % 8 != 0 {
                continue;
            }
            let arg = nonsense.object(2);
            match ask(&desk, request, &arg) {
                Some(code) => _ = codes.insert(code),
                None => _ = granted.insert(request),
            }
        }
    }
    for language in [Language::It, Language::En, Language::Pt] {
        let messages = Messages::for_language(language);
        for code in &codes {
            assert!(
                messages.has(&format!("error-{code}")),
                "error-{code} in {language:?}"
            );
        }
    }
    assert!(
        granted.len() > 25,
        "only {granted:?} were ever granted: too much nonsense"
    );
    // The data is sound, and every page of every event opens.
    let events = desk.ask("list_events", Value::Null);
    for event in events.as_array().expect("a list") {
        let event = json!({ "event": event["id"] });
        for request in [
            "event_overview",
            "list_problems",
            "prizes",
            "podium",
            "check_in_desk",
            "list_forms",
            "forecast",
        ] {
            desk.ask(request, event.clone());
        }
    }
    let Desk { app, folder, .. } = desk;
    drop(app);
    let data = app::DataFolder::at(folder.path().join("data")).expect("a data folder");
    app::App::open(data).unwrap_or_else(|trouble| panic!("{}", trouble.error));
}
