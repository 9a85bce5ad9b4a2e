//! Files for others: read back, and searched for what must not be in them.

use calamine::{Data, Reader, Xlsx};
use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

/// Four men entered, one of them called like a formula, lots confirmed and one result recorded.
pub(crate) fn played() -> (Desk, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let lines = [
        line(1, "=HYPERLINK(\"x\")", "Ugo", "T1", &[men]),
        line(2, "D’Alò", "Ivo", "T2", &[men]),
        line(3, "<script>alert(1)</script>", "Leo", "T3", &[men]),
        line(4, "Verdi", "Pio", "T4", &[men]),
    ];
    desk.save_form(event, form("G.S. Esempio", &lines));
    desk.ask("propose_lots", json!({ "section": men, "seed": "PROVA-2006", "options": { "seeding": { "kind": "pure" }, "separateClubs": false }, "onlyPresent": false }));
    desk.ask("confirm_lots", json!({ "section": men }));
    let chart = desk.ask("chart", json!({ "section": men }));
    let first = &chart["rounds"][0]["matches"][0];
    // The same player wins both games, first with White and then with Black.
    for (game, outcome, moves) in [
        (1, "white-wins", json!("21-17")),
        (2, "black-wins", Value::Null),
    ] {
        desk.ask(
            "record_result",
            json!({
                "section": men, "match": first["match"], "game": game, "outcome": outcome, "reason": "resigned",
                "boards": [], "moves": moves, "overrule": true,
            }),
        );
    }
    (desk, event)
}

fn export(desk: &Desk, event: i64, what: &str, format: &str) -> Vec<u8> {
    let path = desk.file(&format!("{what}.{format}"));
    let done = desk.ask(
        "export_file",
        json!({ "event": event, "what": what, "format": format, "path": path }),
    );
    assert_eq!(done["path"], json!(path));
    std::fs::read(&path).expect("the file")
}

#[test]
fn no_file_for_others_holds_a_document_number_or_runs_anything() {
    let (desk, event) = played();
    let files = [
        ("entries", "csv"),
        ("entries", "xlsx"),
        ("results", "csv"),
        ("results", "xlsx"),
        ("standings", "csv"),
        ("standings", "xlsx"),
        ("prizes", "csv"),
        ("prizes", "xlsx"),
        ("games", "pdn"),
        ("web-page", "html"),
    ];
    for (what, format) in files {
        let bytes = export(&desk, event, what, format);
        let holds = |needle: &str, bytes: &[u8]| {
            bytes
                .windows(needle.len())
                .any(|part| part == needle.as_bytes())
        };
        match format {
            "xlsx" => {
                let mut book: Xlsx<_> = Xlsx::new(std::io::Cursor::new(bytes)).expect("a workbook");
                for name in book.sheet_names() {
                    assert!(
                        book.worksheet_formula(&name).expect("formulas").is_empty(),
                        "{what}"
                    );
                    let cells = book.worksheet_range(&name).expect("a sheet");
                    assert!(
                        cells
                            .cells()
                            .all(|(_, _, cell)| !cell.to_string().contains("SECRET")),
                        "{what}"
                    );
                }
            }
            _ => {
                assert!(!holds("SECRET", &bytes), "{what}.{format}");
                for needle in [";=HYPER", ";\"=HYPER", "\n=HYPER", "\n\"=HYPER"] {
                    assert!(!holds(needle, &bytes), "{what}.{format}");
                }
                assert!(
                    format != "html" || !holds("<script", &bytes),
                    "{what}.{format}"
                );
            }
        }
    }
}

#[test]
fn entries_come_back_through_the_import() {
    let (desk, event) = played();
    let csv = String::from_utf8(export(&desk, event, "entries", "csv")).expect("UTF-8");
    assert!(
        csv.starts_with("\u{feff}Gara;Cognome;Nome;Società;Tessera;"),
        "{csv}"
    );
    assert_eq!(csv.matches("\r\n").count(), 5);
    let other = Desk::new();
    let there = other.event();
    other.section(there, "individual", "men");
    let path = desk.file("entries.csv");
    let arg = json!({ "event": there, "source": { "kind": "file", "path": path }, "sheet": null, "columns": null,
        "headerRow": null, "defaultSection": null });
    let done = other.ask("confirm_import", arg);
    assert_eq!((&done["entries"], &done["leftOut"]), (&json!(4), &json!(0)));
    let cards = |desk: &Desk, event| -> Vec<Value> {
        desk.entries(event)
            .iter()
            .map(|row| row["card"].clone())
            .collect()
    };
    let mut here = cards(&desk, event);
    let mut back = cards(&other, there);
    here.sort_by_key(Value::to_string);
    back.sort_by_key(Value::to_string);
    assert_eq!(here, back);
}

#[test]
fn results_and_standings_name_who_played() {
    let (desk, event) = played();
    let results = String::from_utf8(export(&desk, event, "results", "csv")).expect("UTF-8");
    let row = results.lines().nth(1).expect("a row");
    assert!(row.contains(";vince il Bianco;Abbandono;"), "{row}");
    assert!(row.ends_with("01/04/2006 10:00"), "{row}");
    let bytes = export(&desk, event, "standings", "xlsx");
    let mut book: Xlsx<_> = Xlsx::new(std::io::Cursor::new(bytes)).expect("a workbook");
    let range = book.worksheet_range("Classifica").expect("a sheet");
    assert_eq!(range.height(), 5);
    assert_eq!(
        range.get_value((0, 1)),
        Some(&Data::String("Posto".to_owned()))
    );
}

#[test]
fn games_with_moves_are_pdn_that_the_rules_read() {
    let (desk, event) = played();
    let text = export(&desk, event, "games", "pdn");
    let games = rules::read_pdn(&text, rules::RuleSetId::Fssi2006);
    assert_eq!(games.len(), 1, "{}", String::from_utf8_lossy(&text));
    assert!(
        games[0]
            .tags
            .get("Event")
            .is_some_and(|event| event.starts_with("Campionato di esempio, "))
    );
    let game = games[0].game.as_ref().expect("a game");
    assert_eq!(
        (game.len(), game.outcome()),
        (1, Some(rules::Outcome::WhiteWins))
    );
}

#[test]
fn the_page_is_one_file_without_script() {
    let (desk, event) = played();
    let page = String::from_utf8(export(&desk, event, "web-page", "html")).expect("UTF-8");
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"it\">"));
    for needle in ["<script", "http://", "https://", "src=", "@import", "url("] {
        assert!(!page.contains(needle), "{needle}");
    }
    for needle in [
        "D’Alò",
        "&lt;script&gt;",
        "<th scope=\"col\">Posto</th>",
        "<h2 id=\"section-1\">",
        "Passa",
    ] {
        assert!(page.contains(needle), "{needle}");
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let (desk, event) = played();
    for (what, format) in [
        ("entries", "pdn"),
        ("games", "csv"),
        ("web-page", "xlsx"),
        ("prizes", "html"),
    ] {
        let path = desk.file("no");
        let arg = json!({ "event": event, "what": what, "format": format, "path": path });
        assert_eq!(desk.refusal("export_file", arg), "export-format-unfit");
        assert!(!path.exists());
    }
    let gone = json!({ "event": event, "what": "entries", "format": "csv", "path": desk.file("gone").join("list.csv") });
    assert_eq!(desk.refusal("export_file", gone), "folder-missing");
}
