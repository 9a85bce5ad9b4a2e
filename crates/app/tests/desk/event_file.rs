//! One event to one file, and back in on another machine.

use serde_json::{Value, json};

use crate::desk::{Desk, all_along, form, line};
use crate::exports::played;
use crate::people::files_with;

/// A small event with a form, entered people and a team, handed over.
fn handed_over(from: &Desk) -> std::path::PathBuf {
    let event = from.event();
    let men = from.section(event, "individual", "men");
    let clubs = from.section(event, "clubs", "open");
    let mut sheet = form(
        "G.S. Esempio",
        &[
            line(1, "Bianchi", "Ugo", "T1", &[men]),
            line(2, "Verdi", "Ivo", "T2", &[men]),
        ],
    );
    sheet["teamSections"] = json!([clubs]);
    from.save_form(event, sheet);
    let entry = from.entries(event)[0]["id"].clone();
    from.ask(
        "set_check_in",
        json!({ "entry": entry, "mark": "present", "on": true }),
    );
    let path = from.file("evento.tabellone");
    let exported = from.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    assert_eq!(exported["rows"], json!(3));
    path
}

/// What the screens show, without the numbers that differ between machines.
fn shown(desk: &Desk, event: i64) -> Vec<Value> {
    let mut rows = desk.entries(event);
    for row in &mut rows {
        let label = &row["label"];
        *row = json!([
            label["surname"],
            label["name"],
            label["club"],
            row["card"],
            row["birthYear"],
            row["checkedIn"],
            row["status"]
        ]);
    }
    rows
}

#[test]
fn an_event_comes_back_as_it_was_without_documents() {
    let (from, to) = (Desk::new(), Desk::new());
    let path = handed_over(&from);
    assert_eq!(
        files_with(path.parent().expect("a folder"), "SECRET")
            .iter()
            .filter(|file| file.ends_with(".tabellone"))
            .count(),
        0
    );
    // The other machine has its own people and numbers already.
    to.event();
    to.ask(
        "save_club",
        json!({ "id": null, "form": { "name": "g.s. esempio", "town": "Roma", "contact": "" } }),
    );
    let preview = to.ask("preview_take_over", json!({ "path": path }));
    assert_eq!(
        (
            &preview["sections"],
            &preview["entries"],
            &preview["conflicts"]
        ),
        (&json!(2), &json!(3), &json!([]))
    );
    assert!(preview["sameEvent"].is_i64());
    let saved = to.ask("take_over", json!({ "path": path, "resolve": [] }));
    let event = saved["id"].as_i64().expect("an id");
    let mut expected = shown(&from, 1);
    for row in &mut expected {
        // The club is the one that was here, in its own spelling.
        if row[0] == json!("G.S. Esempio") {
            row[0] = json!("g.s. esempio");
        }
        row[2] = json!("g.s. esempio");
    }
    assert_eq!(shown(&to, event), expected);
    let forms = to.ask("list_forms", json!({ "event": event }));
    assert_eq!(
        (&forms[0]["clubName"], &forms[0]["lines"]),
        (&json!("g.s. esempio"), &json!(2))
    );
    to.ask("undo", Value::Null);
    assert_eq!(
        to.ask("list_events", Value::Null).as_array().map(Vec::len),
        Some(1)
    );
}

#[test]
fn a_card_with_two_names_is_decided_by_a_person() {
    let decisions = [
        ("keep-here", "Rossi", json!("T1"), 2),
        ("take-there", "Bianchi", json!("T1"), 2),
        ("two-people", "Bianchi", Value::Null, 3),
    ];
    for (decision, surname, card, people) in decisions {
        let (from, to) = (Desk::new(), Desk::new());
        let path = handed_over(&from);
        to.ask(
            "save_athlete",
            json!({ "id": null, "form": { "surname": "Rossi", "name": "Zoe", "sex": null,
            "birthYear": null, "card": "T1", "category": null, "rating": null, "club": null } }),
        );
        let preview = to.ask("preview_take_over", json!({ "path": path }));
        let conflict = &preview["conflicts"][0];
        assert_eq!(
            (&conflict["card"], &conflict["here"], &conflict["there"]),
            (&json!("T1"), &json!("Rossi Zoe"), &json!("Bianchi Ugo"))
        );
        assert_eq!(
            to.refusal("take_over", json!({ "path": path, "resolve": [] })),
            "conflict-undecided"
        );
        assert_eq!(to.ask("list_events", Value::Null), json!([]));
        let saved = to.ask(
            "take_over",
            json!({ "path": path, "resolve": [["T1", decision]] }),
        );
        let rows = to.entries(saved["id"].as_i64().expect("an id"));
        let row = rows
            .iter()
            .find(|row| row["label"]["surname"] == json!(surname))
            .expect("the athlete");
        assert_eq!(row["card"], card, "{decision}");
        let all = to.ask(
            "search_athletes",
            json!({ "text": "", "club": null, "limit": 10 }),
        );
        assert_eq!(all.as_array().map(Vec::len), Some(people), "{decision}");
    }
}

#[test]
fn files_that_cannot_be_taken_over_change_nothing() {
    let desk = Desk::new();
    let path = handed_over(&desk);
    let whole = std::fs::read_to_string(&path).expect("a text");
    let mut dangling: Value = serde_json::from_str(&whole).expect("JSON");
    dangling["entries"][0]["section_id"] = json!(999);
    let cases = [
        (String::new(), "event-file-foreign"),
        ("{}".to_owned(), "event-file-foreign"),
        (whole[..whole.len() / 2].to_owned(), "event-file-damaged"),
        (
            whole.replace("\"version\": 1", "\"version\": 2"),
            "event-file-newer",
        ),
        (dangling.to_string(), "event-file-damaged"),
    ];
    for (text, code) in cases {
        std::fs::write(&path, text).expect("written");
        assert_eq!(
            desk.refusal("take_over", json!({ "path": path, "resolve": [] })),
            code
        );
        assert_eq!(
            desk.ask("list_events", Value::Null)
                .as_array()
                .map(Vec::len),
            Some(1),
            "{code}"
        );
    }
    assert_eq!(
        desk.refusal(
            "preview_take_over",
            json!({ "path": desk.file("gone.tabellone") })
        ),
        "file-missing"
    );
}

#[test]
fn a_chart_in_play_goes_on_elsewhere() {
    let (from, event) = played();
    let path = from.file("evento.tabellone");
    from.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    let to = Desk::new();
    to.event();
    to.section(1, "individual", "men");
    let taken = to.ask("take_over", json!({ "path": path, "resolve": [] }))["id"]
        .as_i64()
        .expect("an id");
    let chart_of = |desk: &Desk, event: i64| {
        let section = desk.entries(event)[0]["section"].clone();
        let chart = desk.ask("chart", json!({ "section": section }));
        let matches = chart["rounds"]
            .as_array()
            .expect("rounds")
            .iter()
            .flat_map(|round| round["matches"].as_array().expect("matches").clone());
        let shown = |card: Value| {
            let sides: Vec<Value> = (0..2)
                .map(|side| card["sides"][side]["entry"]["surname"].clone())
                .collect();
            json!([card["match"], sides, card["winner"], card["games"]])
        };
        matches.map(shown).collect::<Vec<_>>()
    };
    assert_eq!(chart_of(&to, taken), chart_of(&from, event));
}

#[test]
fn lots_taken_over_elsewhere_still_verify() {
    let (from, event) = played();
    let section = from.entries(event)[0]["section"].clone();
    let path = from.file("evento.tabellone");
    from.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    // Elsewhere other people, clubs and entries have taken the numbers already, in another order.
    let to = Desk::new();
    let other = to.event();
    let women = to.section(other, "individual", "women");
    to.save_form(
        other,
        form("Zeta", &[line(1, "Zeta", "Zoe", "Z1", &[women])]),
    );
    to.ask(
        "save_athlete",
        json!({ "id": null, "form": { "surname": "Verdi", "name": "Pio", "sex": "m", "birthYear": 1970, "card": "T4",
            "category": null, "rating": null, "club": null } }),
    );
    let taken = to.ask("take_over", json!({ "path": path, "resolve": [] }))["id"]
        .as_i64()
        .expect("an id");
    let there = to.entries(taken)[0]["section"].clone();
    assert_ne!(there, section);
    let (here, elsewhere) = (
        from.ask("verify_lots", json!({ "section": section })),
        to.ask("verify_lots", json!({ "section": there })),
    );
    for verdict in [&here, &elsewhere] {
        assert_eq!(
            (
                &verdict["same"],
                &verdict["sameEntries"],
                &verdict["departs"]
            ),
            (&json!(true), &json!(true), &json!([])),
            "{verdict}"
        );
    }
    assert_eq!(here["digestThen"], elsewhere["digestNow"]);
}

/// Every place in a document where a plain value stands.
fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    let escaped = |name: &str| name.replace('~', "~0").replace('/', "~1");
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                leaves(field, &format!("{path}/{}", escaped(name)), found);
            }
        }
        Value::Array(items) => {
            // Rows of one list are alike: the first two are enough.
            for (index, item) in items.iter().enumerate().take(2) {
                leaves(item, &format!("{path}/{index}"), found);
            }
        }
        _ => found.push(path.to_owned()),
    }
}

#[test]
fn a_file_changed_anywhere_is_refused_or_comes_in_whole() {
    let (from, event) = played();
    let path = from.file("evento.tabellone");
    from.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    let whole: Value =
        serde_json::from_slice(&std::fs::read(&path).expect("a file")).expect("JSON");
    let mut places = Vec::new();
    leaves(&whole, "", &mut places);
    assert!(places.len() > 150, "only {} places", places.len());
    let odd = [
        Value::Null,
        json!(-1),
        json!(0),
        json!(9_223_372_036_854_775_807_i64),
        json!(1.5),
        json!(""),
        json!("x-y"),
        json!("9999999-01-01T00:00:00Z"),
        json!([1]),
        json!({ "a": [] }),
    ];
    let to = Desk::new();
    let mut came_in = 0;
    for (number, place) in places.iter().enumerate() {
        for value in [&odd[number % odd.len()], &odd[(number + 5) % odd.len()]] {
            let mut changed = whole.clone();
            *changed.pointer_mut(place).expect("the place") = value.clone();
            std::fs::write(&path, changed.to_string()).expect("written");
            let told = format!("{place} = {value}");
            let arg =
                json!({ "path": path, "resolve": [["T1", "keep-here"], ["T2", "keep-here"]] });
            match to.try_ask("take_over", arg) {
                Err(refused) => assert!(
                    !["internal", "database"].contains(&refused.code.as_str()),
                    "{told}: {refused}"
                ),
                Ok(saved) => {
                    came_in += 1;
                    let event = json!({ "event": saved["id"] });
                    for request in [
                        "event_overview",
                        "list_problems",
                        "podium",
                        "prizes",
                        "forecast",
                        "list_papers",
                    ] {
                        to.try_ask(request, event.clone())
                            .unwrap_or_else(|trouble| panic!("{told}: {request}: {trouble}"));
                    }
                    to.ask("undo", Value::Null);
                }
            }
            to.try_ask("list_events", Value::Null)
                .unwrap_or_else(|trouble| panic!("{told}: {trouble}"));
        }
    }
    assert!(came_in > 20, "only {came_in} came in: nothing was tried");
}
