//! Small files that would kill or hang the program, and texts, numbers and days beyond all measure.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::desk::{Desk, all_along, form, line};
use crate::import::import;

/// An open document with this inside its table.
fn ods(desk: &Desk, name: &str, table: &str, end: &str) -> PathBuf {
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content \
         xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
         xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
         xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:spreadsheet>\
         <table:table table:name=\"Iscritti\">{table}{end}"
    );
    let path = desk.file(name);
    let mut archive = zip::ZipWriter::new(fs::File::create(&path).expect("a file"));
    let plain = zip::write::SimpleFileOptions::default();
    let manifest = "<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\"/>";
    for (name, text) in [
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", manifest),
        ("content.xml", &content),
    ] {
        archive.start_file(name, plain).expect("a part");
        archive.write_all(text.as_bytes()).expect("written");
    }
    archive.finish().expect("an archive");
    path
}

const END: &str = "</table:table></office:spreadsheet></office:body></office:document-content>";

#[test]
fn spreadsheets_that_repeat_without_end_are_refused() {
    let desk = Desk::new();
    let event = desk.event();
    desk.section(event, "individual", "men");
    let rows = "table:number-rows-repeated=\"1048576\"";
    for (attributes, inside) in [
        ("office:date-value=\"2006-04-25\"", ""),
        ("office:string-value=\"x\"", ""),
        (
            "office:value-type=\"boolean\" office:boolean-value=\"true\"",
            "",
        ),
        (
            "table:formula=\"of:=1\" office:value-type=\"float\" office:value=\"1\"",
            "",
        ),
        (
            "office:value-type=\"string\" table:formula=\"a>b\"",
            "<text:p>x</text:p>",
        ),
    ] {
        let cell = format!(
            "<table:table-row {rows}><table:table-cell {attributes} \
             table:number-columns-repeated=\"1024\">{inside}</table:table-cell></table:table-row>"
        );
        let path = ods(&desk, "lista.ods", &cell, END);
        let arg = import(event, json!({ "kind": "file", "path": path }));
        assert_eq!(
            desk.refusal("preview_import", arg),
            "import-too-many-rows",
            "{attributes}"
        );
    }
}

#[test]
fn a_spreadsheet_that_ends_in_the_middle_is_refused() {
    let desk = Desk::new();
    let event = desk.event();
    for end in [
        "",
        "<table:table-row>",
        "<table:table-row><table:table-cell>",
    ] {
        let path = ods(&desk, "lista.ods", "", end);
        let arg = import(event, json!({ "kind": "file", "path": path }));
        assert_eq!(
            desk.refusal("preview_import", arg),
            "import-unreadable",
            "{end}"
        );
    }
}

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend(width.to_be_bytes());
    bytes.extend(height.to_be_bytes());
    bytes.extend([8, 6, 0, 0, 0, 0, 0, 0, 0]);
    bytes
}

#[test]
fn logos_beyond_all_measure_are_refused_when_they_are_chosen() {
    let desk = Desk::new();
    let event = desk.event();
    let svg = |inside: &str| {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
             width=\"10\" height=\"10\">{inside}</svg>"
        )
        .into_bytes()
    };
    let laughs: String = (1..14)
        .map(|level| {
            let below = format!("<use xlink:href=\"#g{}\"/>", level - 1).repeat(10);
            format!("<g id=\"g{level}\">{below}</g>")
        })
        .collect();
    let laughs = format!(
        "<rect id=\"g0\" width=\"1\" height=\"1\"/><defs>{laughs}</defs><use xlink:href=\"#g13\"/>"
    );
    for (name, bytes, code) in [
        ("a.png", png(1 << 31, 1 << 31), "logo-too-many-pixels"),
        ("b.png", png(8_000, 8_000), "logo-too-many-pixels"),
        ("c.png", png(10, 10), "logo-unreadable"),
        (
            "d.svg",
            svg("<image href=\"/etc/passwd\" width=\"5\" height=\"5\"/>"),
            "logo-linked",
        ),
        (
            "e.svg",
            svg("<image xlink:href=\"http://example.invalid/a.png\"/>"),
            "logo-linked",
        ),
        ("f.svg", svg("<rect"), "logo-unreadable"),
        ("g.svg", svg(&laughs), "logo-unreadable"),
        (
            "h.jpg",
            vec![0xff, 0xd8, 0xff, 0xe0, 0, 0],
            "logo-unreadable",
        ),
        ("i.png", vec![0; 5 << 20], "logo-size-bounded"),
    ] {
        let path = desk.file(name);
        fs::write(&path, bytes).expect("a file");
        assert_eq!(
            desk.refusal("set_logo", json!({ "event": event, "path": path })),
            code,
            "{name}"
        );
    }
    let path = desk.file("good.svg");
    fs::write(&path, svg("<rect width=\"5\" height=\"5\"/>")).expect("a file");
    desk.ask("set_logo", json!({ "event": event, "path": path }));
}

#[test]
fn an_event_file_beyond_all_measure_is_refused_and_leaves_nothing() {
    let from = Desk::new();
    let event = from.event();
    let men = from.section(event, "individual", "men");
    from.save_form(
        event,
        form("G.S. Esempio", &[line(1, "Bianchi", "Ugo", "T1", &[men])]),
    );
    let prize = json!({ "id": null, "section": null, "prizeFor": { "kind": "places", "from": 1, "to": 1 },
        "items": ["Trofeo"] });
    from.ask(
        "save_prizes",
        json!({ "event": event, "prizes": [prize], "shared": "move-down" }),
    );
    let play = json!({ "at": "2006-04-25T09:00:00", "kind": "play", "text": "Si gioca" });
    from.ask("save_programme", json!({ "event": event, "items": [play] }));
    let path = from.file("evento.tabellone");
    from.ask(
        "hand_over",
        json!({ "event": event, "path": path, "along": all_along() }),
    );
    let good: Value =
        serde_json::from_str(&fs::read_to_string(&path).expect("a file")).expect("JSON");
    let far = "+262142-12-31T23:59:59Z";
    let many: Vec<Value> = vec![good["programme"][0].clone(); 100_001];
    let logo = |bytes: &[u8]| {
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        json!({ "kind": "png", "image": digits })
    };
    let to = Desk::new();
    for (place, value, code) in [
        (
            "/prizes/0/to_place",
            json!(4_294_967_295_u32),
            "event-file-damaged",
        ),
        ("/forms/0/received_at", json!(far), "event-file-damaged"),
        (
            "/event/deadline",
            json!("9999-01-01T00:00:00"),
            "event-file-damaged",
        ),
        (
            "/programme/0/day",
            json!("9999-01-01"),
            "event-file-damaged",
        ),
        ("/written_at", json!(far), "event-file-damaged"),
        ("/writtenAt", json!(far), "event-file-damaged"),
        ("/programme", json!(many), "event-file-damaged"),
        (
            "/event/venue",
            json!("x".repeat(1_000_000)),
            "event-file-damaged",
        ),
        (
            "/logo",
            logo(&png(1 << 31, 1 << 31)),
            "logo-too-many-pixels",
        ),
    ] {
        let mut bad = good.clone();
        let Some(found) = bad.pointer_mut(place) else {
            continue;
        };
        *found = value;
        let path = to.file("cattivo.tabellone");
        fs::write(&path, bad.to_string()).expect("written");
        assert_eq!(
            to.refusal("take_over", json!({ "path": path, "resolve": [] })),
            code,
            "{place}"
        );
        assert_eq!(to.ask("list_events", Value::Null), json!([]), "{place}");
    }
}

#[test]
fn no_text_of_a_megabyte_is_kept_anywhere() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    desk.save_form(
        event,
        form("G.S. Esempio", &[line(1, "Bianchi", "Ugo", "T1", &[men])]),
    );
    let entry = desk.entries(event)[0]["id"].clone();
    let long = "x".repeat(1_000_000);
    let club = |name: &str, town: &str, contact: &str| json!({ "id": null, "form": { "name": name, "town": town, "contact": contact } });
    let mut settings = desk.ask("get_settings", Value::Null);
    settings["operator"] = json!(long);
    let mut shortcuts = desk.ask("get_settings", Value::Null);
    shortcuts["shortcuts"] = json!({ "undo": long });
    let mut late = form(&long, &[]);
    late["lines"] = json!([line(1, "Verdi", "Ivo", "T2", &[men])]);
    let mut note = form("G.S. Altra", &[line(1, "Verdi", "Ivo", "T2", &[men])]);
    note["note"] = json!(long);
    let mut number = line(1, "Verdi", "Ivo", "T2", &[men]);
    number["document"]["number"] = json!(long);
    let numbered = form("G.S. Altra", &[number]);
    let item = json!({ "at": "2006-04-25T09:00:00", "kind": "play", "text": long });
    let prize = json!({ "id": null, "section": null, "prizeFor": { "kind": "places", "from": 1, "to": 1 }, "items": [long] });
    let section = |field: &str| {
        let mut form = desk.ask(
            "default_section",
            json!({ "event": event, "kind": "individual", "category": "women" }),
        );
        form[field] = json!(long);
        json!({ "event": event, "id": null, "form": form })
    };
    let mut asked = vec![
        ("save_club", club(&long, "", "")),
        ("save_club", club("A", &long, "")),
        ("save_club", club("A", "", &long)),
        ("save_settings", settings),
        ("save_settings", shortcuts),
        (
            "save_form",
            json!({ "event": event, "id": null, "form": late }),
        ),
        (
            "save_form",
            json!({ "event": event, "id": null, "form": note }),
        ),
        (
            "save_form",
            json!({ "event": event, "id": null, "form": numbered }),
        ),
        ("save_programme", json!({ "event": event, "items": [item] })),
        (
            "save_prizes",
            json!({ "event": event, "prizes": [prize], "shared": "move-down" }),
        ),
        ("save_section", section("title")),
        (
            "add_ruling",
            json!({ "event": event, "section": null, "match": null, "game": null, "irregularity": null,
                "article": "1", "against": [entry], "remedy": null, "text": long, "arbiter": "Arbitro", "overrule": true }),
        ),
    ];
    for field in ["title", "organiser", "venue", "sendTo", "lodging"] {
        let mut form = desk.ask("get_event", json!({ "event": event }))["form"].clone();
        form[field] = json!(long);
        asked.push((
            "update_event",
            json!({ "id": event, "event": event, "form": form }),
        ));
    }
    for (request, arg) in asked {
        let refused = desk.try_ask(request, arg).expect_err(request);
        assert_eq!(refused.code, "text-too-long", "{request}: {refused}");
    }
    let held = crate::people::files_with(&desk.file("data"), &"x".repeat(100_000));
    assert_eq!(held, Vec::<String>::new());
}
