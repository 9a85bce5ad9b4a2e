//! Lists as they really come.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use app::Notice;
use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::Desk;

pub(crate) fn pasted(event: i64, text: &str) -> Value {
    import(event, json!({ "kind": "pasted", "text": text }))
}

pub(crate) fn import(event: i64, source: Value) -> Value {
    json!({ "event": event, "source": source, "sheet": null, "columns": null, "headerRow": null, "defaultSection": null, "lateReason": null })
}

pub(crate) fn of_file(desk: &Desk, event: i64, name: &str, bytes: &[u8]) -> Value {
    let path = desk.file(name);
    std::fs::write(&path, bytes).expect("written");
    import(event, json!({ "kind": "file", "path": path }))
}

/// What each row would do, with the problems of bad ones.
pub(crate) fn outcomes(preview: &Value) -> Vec<String> {
    let rows = preview["rows"].as_array().expect("a list").iter();
    rows.map(|row| {
        let outcome = &row["outcome"];
        let told = outcome["problems"]
            .as_array()
            .or(outcome["notes"].as_array());
        let codes: Vec<&str> = told
            .into_iter()
            .flatten()
            .filter_map(|problem| problem["code"].as_str())
            .collect();
        format!(
            "{} {} {}",
            row["row"],
            outcome["kind"].as_str().unwrap_or_default(),
            codes.join(" ")
        )
        .trim()
        .to_owned()
    })
    .collect()
}

fn surnames(desk: &Desk, event: i64) -> Vec<String> {
    desk.entries(event)
        .iter()
        .map(|row| {
            row["label"]["surname"]
                .as_str()
                .unwrap_or_default()
                .to_owned()
        })
        .collect()
}

#[test]
fn nothing_is_written_until_confirmed_and_one_undo_takes_it_back() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let arg = pasted(
        event,
        "Cognome\tNome\tTessera\tSocietà\nBianchi\tUgo\tT1\tG.S. Esempio\nVerdi\tIvo\tT2\tG.S. ESEMPIO\n",
    );
    let preview = desk.ask("preview_import", arg.clone());
    assert_eq!(
        (
            &preview["good"],
            &preview["newAthletes"],
            &preview["newClubs"]
        ),
        (&json!(2), &json!(2), &json!(1))
    );
    assert!(desk.entries(event).is_empty());
    let done = desk.ask("confirm_import", arg.clone());
    assert_eq!(
        done,
        json!({ "entries": 2, "newAthletes": 2, "newClubs": 1, "leftOut": 0 })
    );
    // The same list again has nothing to add.
    assert_eq!(
        outcomes(&desk.ask("preview_import", arg.clone())),
        ["2 already-entered", "3 already-entered"]
    );
    assert_eq!(
        desk.refusal("confirm_import", arg),
        "import-nothing-to-take"
    );
    desk.ask("undo", Value::Null);
    assert!(desk.entries(event).is_empty());
}

#[test]
fn each_row_is_judged_by_itself() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    desk.section(event, "individual", "women");
    desk.ask(
        "save_athlete",
        json!({ "id": null, "form": { "surname": "Bianchi", "name": "Ada", "sex": "f",
        "birthYear": null, "card": "T1", "category": null, "rating": null, "club": null } }),
    );
    let long = "x".repeat(500);
    let text = [
        "Cognome;Nome;Tessera;Sesso;Nato;Punteggio;Gara",
        "Bianchi;Ada;T1;;;;",
        "Bianchi;Adelaide;T1;F;;;",
        "Estraneo;Ugo;T1;M;;;",
        "Verdi;Ivo;T2;M;12/03/1975;1500;",
        "Gallo;Pio;T2;M;;;",
        ";Leo;T3;M;;;",
        ";;;;;;",
        "Neri;Leo;T4;X;;;",
        "Neri;Leo;T4;M;boh;;",
        "Neri;Leo;T4;M;;tanti;",
        "Neri;Leo;T4;M;;;Paracadutismo",
        "Neri;Leo;T4;;;;",
        &format!("{long};Leo;T5;M;;;"),
        "=cmd|' /C calc'!A0;Leo;T6;M;;;",
        "Neri;Leo;T4;;;;maschile",
        "NERI;leo;T4;M;;;",
    ]
    .join("\r\n");
    let preview = desk.ask("preview_import", pasted(event, &text));
    assert_eq!(
        outcomes(&preview),
        [
            "2 known",
            "3 already-entered",
            "4 bad card-of-another",
            "5 new",
            "6 bad card-twice-in-file",
            "7 bad name-missing",
            "8 empty",
            "9 bad sex-unreadable",
            "10 bad birth-year-unreadable",
            "11 bad rating-unreadable",
            "12 bad section-unknown",
            "13 bad section-missing",
            "14 bad too-long",
            "15 new formula-kept-as-text",
            "16 new",
            "17 already-entered",
        ]
    );
    let done = desk.ask("confirm_import", pasted(event, &text));
    assert_eq!(
        done,
        json!({ "entries": 4, "newAthletes": 3, "newClubs": 0, "leftOut": 9 })
    );
    // The hostile cell is a text like any other.
    assert!(surnames(&desk, event).contains(&"=cmd|' /C calc'!A0".to_owned()));
}

#[test]
fn text_files_of_every_sort() {
    let text = "Cognome;Nome;Società\r\nD’Alò;Nicolò;\"Esempio\r\nGruppo; Sportivo\"\r\n\r\nVerdi;Ivo;\r\n";
    let latin = "Cognome;Nome;Societ\u{e0}\r\nD'Al\u{f2};Nicol\u{f2};\"Esempio\r\nGruppo; Sportivo\"\r\n\r\nVerdi;Ivo;\r\n";
    let latin: Vec<u8> = latin
        .chars()
        .map(|c| u8::try_from(u32::from(c)).expect("Latin-1"))
        .collect();
    let utf16: Vec<u8> = [0xFEFF]
        .into_iter()
        .chain(text.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let bom = ["\u{feff}", text].concat().into_bytes();
    for (name, bytes, surname) in [
        ("utf8.csv", text.as_bytes().to_vec(), "D’Alò"),
        ("bom.csv", bom, "D’Alò"),
        ("latin.csv", latin, "D'Alò"),
        ("utf16.csv", utf16, "D’Alò"),
    ] {
        let desk = Desk::new();
        let event = desk.event();
        desk.section(event, "individual", "men");
        let arg = of_file(&desk, event, name, &bytes);
        let preview = desk.ask("preview_import", arg.clone());
        assert_eq!(
            preview["columns"],
            json!(["surname", "name", "club"]),
            "{name}"
        );
        assert_eq!(outcomes(&preview), ["2 new", "4 new"], "{name}");
        desk.ask("confirm_import", arg);
        assert_eq!(surnames(&desk, event), [surname, "Verdi"], "{name}");
        let clubs = desk.ask(
            "search_clubs",
            json!({ "text": "esempio", "club": null, "limit": 5 }),
        );
        assert_eq!(
            clubs[0]["form"]["name"],
            json!("Esempio Gruppo; Sportivo"),
            "{name}"
        );
    }
}

#[test]
fn files_that_are_nothing_of_the_kind() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    assert_eq!(
        desk.refusal(
            "preview_import",
            of_file(&desk, event, "broken.xlsx", b"PK\x03\x04 and nothing more")
        ),
        "import-unreadable"
    );
    assert_eq!(
        desk.refusal(
            "preview_import",
            import(
                event,
                json!({ "kind": "file", "path": desk.file("gone.csv") })
            )
        ),
        "file-missing"
    );
    for (bytes, good) in [
        (&b""[..], 0),
        (b"\n\n\n", 0),
        (b"\0\0\0\0", 0),
        (b"\x01\x02\x03", 0),
    ] {
        let preview = desk.ask("preview_import", of_file(&desk, event, "odd.csv", bytes));
        assert_eq!(preview["good"], json!(good), "{bytes:?}");
    }
}

#[test]
fn five_thousand_rows_with_mess_are_a_matter_of_seconds() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let mut text = String::from("\u{feff}Cognome;Nome;Tessera;Società;Anno di nascita\r\n");
    for n in 0..5000 {
        let card = if n % 100 == 99 { 1 } else { n };
        let club = n % 60;
        text += &format!(
            "Cognome{n};Nome;T{card};\"Società\r\nnumero {club}\";{}\r\n",
            1940 + n % 60
        );
        if n % 50 == 0 {
            text += ";;;;\r\n\r\n";
        }
    }
    let started = Instant::now();
    let preview = desk.ask(
        "preview_import",
        of_file(&desk, event, "many.csv", text.as_bytes()),
    );
    assert_eq!(
        (&preview["good"], &preview["bad"], &preview["skipped"]),
        (&json!(4950), &json!(50), &json!(100))
    );
    let done = desk.ask(
        "confirm_import",
        import(
            event,
            json!({ "kind": "file", "path": desk.file("many.csv") }),
        ),
    );
    assert_eq!(
        done,
        json!({ "entries": 4950, "newAthletes": 4950, "newClubs": 60, "leftOut": 50 })
    );
    assert_eq!(desk.entries(event).len(), 4950);
    desk.ask("undo", Value::Null);
    assert!(desk.entries(event).is_empty());
    // Generous, for a busy machine with a debug build: a plan that compares all rows with all others takes minutes.
    assert!(
        started.elapsed() < Duration::from_secs(60),
        "{:?}",
        started.elapsed()
    );
}

#[test]
fn a_list_after_the_deadline_needs_a_reason_and_its_entries_say_so() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let mut arg = pasted(event, "Cognome\tNome\nBianchi\tUgo\nVerdi\tIvo\n");
    assert_eq!(
        desk.ask("preview_import", arg.clone())["late"],
        json!(false)
    );
    // The minute of the deadline is the last that is in time.
    for (minute, late) in [(0, false), (1, true)] {
        let at = Utc.with_ymd_and_hms(2006, 4, 8, 19, minute, 0);
        desk.set_clock(at.single().expect("an instant"));
        assert_eq!(
            desk.ask("preview_import", arg.clone())["late"],
            json!(late),
            "{minute}"
        );
    }
    for reason in [Value::Null, json!("  ")] {
        arg["lateReason"] = reason;
        assert_eq!(
            desk.refusal("confirm_import", arg.clone()),
            "late-reason-needed"
        );
    }
    assert!(desk.entries(event).is_empty());
    arg["lateReason"] = json!("la lista era nella posta indesiderata");
    desk.ask("confirm_import", arg);
    let rows = desk.entries(event);
    assert_eq!(rows.len(), 2);
    assert!(
        rows.iter().all(|row| row["late"] == json!(true)),
        "{rows:?}"
    );
    desk.ask("undo", Value::Null);
    assert!(desk.entries(event).is_empty());
}

#[test]
fn a_long_import_tells_how_far_it_is_and_leaves_nothing_when_it_is_stopped() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "open");
    let rows: String = (0..350)
        .map(|row| format!("Cognome{row};Prova;T{row};G.S. Esempio\n"))
        .collect();
    let list = pasted(event, &format!("Cognome;Nome;Tessera;Società\n{rows}"));
    let told = Arc::new(Mutex::new(Vec::new()));
    let (listener, app) = (Arc::clone(&told), Arc::downgrade(&desk.app));
    desk.app.on_notice(Arc::new(move |notice| {
        let Notice::Progress(progress) = notice else {
            return;
        };
        listener.lock().expect("a list").push(progress.clone());
        if progress.done == 200
            && let Some(app) = app.upgrade()
        {
            let arg = json!({ "task": progress.task });
            app::dispatch(&app, &app.desk(), "stop_task", arg).expect("stopped");
        }
    }));
    assert_eq!(
        desk.refusal("confirm_import", list.clone()),
        "import-cancelled"
    );
    let done: Vec<u32> = told
        .lock()
        .expect("a list")
        .iter()
        .map(|progress| progress.done)
        .collect();
    assert_eq!(done, [0, 100, 200]);
    assert!(desk.entries(event).is_empty());
    let people = json!({ "text": "", "club": null, "limit": 10 });
    assert_eq!(desk.ask("search_athletes", people), json!([]));
}
