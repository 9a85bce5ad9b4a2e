//! The club's paper as a screen: what is kept, what is refused, what is told.

use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

#[test]
fn one_form_is_one_change_and_one_undo() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    desk.save_form(
        event,
        form(
            "G.S. Esempio",
            &[
                line(1, "Bianchi", "Ugo", "T1", &[men]),
                line(2, "Verdi", "Ivo", "T2", &[men]),
            ],
        ),
    );
    let names: Vec<String> = desk
        .entries(event)
        .iter()
        .map(|row| row["label"]["surname"].to_string())
        .collect();
    assert_eq!(names, ["\"Bianchi\"", "\"Verdi\""]);
    desk.ask("undo", Value::Null);
    assert!(desk.entries(event).is_empty());
    assert_eq!(
        desk.ask(
            "search_athletes",
            json!({ "text": "", "club": null, "limit": 10 })
        ),
        json!([])
    );
    assert_eq!(
        desk.ask(
            "search_clubs",
            json!({ "text": "", "club": null, "limit": 10 })
        ),
        json!([])
    );
    desk.ask("redo", Value::Null);
    assert_eq!(desk.entries(event).len(), 2);
}

#[test]
fn a_late_form_needs_a_reason_and_says_so_ever_after() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let mut late = form("G.S. Esempio", &[line(1, "Bianchi", "Ugo", "T1", &[men])]);
    let save = |form: &Value| json!({ "event": event, "id": null, "form": form });
    // The minute of the deadline itself is in time.
    late["receivedAt"] = json!("2006-04-08T21:00:59");
    desk.ask("save_form", save(&late));
    desk.ask("undo", Value::Null);
    late["receivedAt"] = json!("2006-04-08T21:01:00");
    assert_eq!(desk.refusal("save_form", save(&late)), "late-reason-needed");
    late["lateReason"] = json!("  ");
    assert_eq!(desk.refusal("save_form", save(&late)), "late-reason-needed");
    late["lateReason"] = json!("sciopero delle poste");
    let saved = desk.ask("save_form", save(&late));
    assert_eq!(codes(&saved["problems"]), ["form-late"]);
    assert_eq!(desk.entries(event)[0]["late"], json!(true));
    assert_eq!(
        desk.ask("list_forms", json!({ "event": event }))[0]["late"],
        json!(true)
    );
}

#[test]
fn document_numbers_stay_inside() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let id = desk.save_form(
        event,
        form("G.S. Esempio", &[line(1, "Bianchi", "Ugo", "T12", &[men])]),
    );
    let details = desk.ask("get_form", json!({ "form": id }));
    assert_eq!(details["maskedDocuments"], json!([[1, "••••12"]]));
    assert!(!details.to_string().contains("SECRET"));
    let desk_rows = desk.ask("check_in_desk", json!({ "event": event }));
    assert_eq!(desk_rows["rows"][0]["maskedDocument"], json!("••••12"));
    assert!(!desk_rows.to_string().contains("SECRET"));
    // Saving what was shown keeps the number; the desk can still read it.
    desk.ask(
        "save_form",
        json!({ "event": event, "id": id, "form": details["form"] }),
    );
    let entry = desk.entries(event)[0]["id"].clone();
    let revealed = desk.ask("reveal_document", json!({ "entry": entry }));
    assert_eq!(
        revealed,
        json!({ "kind": "identity-card", "number": "SECRET-T12" })
    );
    // An empty number is none.
    let mut emptied = details["form"].clone();
    emptied["lines"][0]["document"]["number"] = json!("");
    desk.ask(
        "save_form",
        json!({ "event": event, "id": id, "form": emptied }),
    );
    assert_eq!(
        desk.refusal("reveal_document", json!({ "entry": entry })),
        "document-none"
    );
}

#[test]
fn a_document_goes_with_its_athlete_to_another_line() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let lines = [
        line(1, "Bianchi", "Ugo", "T1", &[men]),
        line(2, "Verdi", "Ivo", "T2", &[men]),
    ];
    let id = desk.save_form(event, form("G.S. Esempio", &lines));
    let before = desk.entries(event);
    let mut swapped = desk.ask("get_form", json!({ "form": id }))["form"].clone();
    swapped["lines"][0]["line"] = json!(2);
    swapped["lines"][1]["line"] = json!(1);
    desk.ask(
        "save_form",
        json!({ "event": event, "id": id, "form": swapped }),
    );
    let after = desk.entries(event);
    assert_eq!(
        before.iter().map(|row| &row["id"]).collect::<Vec<_>>(),
        after.iter().map(|row| &row["id"]).collect::<Vec<_>>()
    );
    for (row, number) in after.iter().zip(["SECRET-T1", "SECRET-T2"]) {
        assert_eq!(
            desk.ask("reveal_document", json!({ "entry": row["id"] }))["number"],
            json!(number)
        );
    }
}

#[test]
fn what_the_paper_cannot_say_is_refused() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    desk.save_form(
        event,
        form("G.S. Esempio", &[line(1, "Bianchi", "Ugo", "T1", &[men])]),
    );
    let cases = [
        (form("", &[]), "club-name-given"),
        (
            form("Altra", &[line(7, "Neri", "Leo", "", &[])]),
            "form-line-one-to-six",
        ),
        (
            form(
                "Altra",
                &[
                    line(1, "Neri", "Leo", "", &[]),
                    line(1, "Gallo", "Pio", "", &[]),
                ],
            ),
            "form-line-form-line-taken",
        ),
        (
            form(
                "Altra",
                &[
                    line(1, "Neri", "Leo", "", &[]),
                    line(2, "NERI", "leo", "", &[]),
                ],
            ),
            "athlete-twice-on-form",
        ),
        (
            form("Altra", &[line(1, "", "Leo", "", &[])]),
            "line-without-surname",
        ),
        (
            form("Altra", &[line(1, "Neri", "Leo", "T1", &[])]),
            "card-of-another",
        ),
        (
            form("Altra", &[line(1, "Bianchi", "Ugo", "T1", &[men])]),
            "athlete-on-another-form",
        ),
        (
            form("Altra", &[line(1, &"N".repeat(200), "Leo", "", &[])]),
            "text-too-long",
        ),
        (
            form("Altra", &[line(1, "Neri", "Leo", "", &[999])]),
            "row-missing",
        ),
    ];
    for (form, code) in cases {
        assert_eq!(
            desk.refusal(
                "save_form",
                json!({ "event": event, "id": null, "form": form })
            ),
            code
        );
    }
    // Nothing of the refused forms was kept.
    assert_eq!(
        desk.ask(
            "search_clubs",
            json!({ "text": "", "club": null, "limit": 10 })
        )
        .as_array()
        .map(Vec::len),
        Some(1)
    );
    assert_eq!(
        desk.ask(
            "search_athletes",
            json!({ "text": "", "club": null, "limit": 10 })
        )
        .as_array()
        .map(Vec::len),
        Some(1)
    );
}

#[test]
fn problems_say_where_to_put_them_right() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let clubs = desk.section(event, "clubs", "open");
    let mut woman = line(1, "Bianchi", "Ada", "", &[men]);
    woman["sex"] = json!("f");
    let mut unknown = line(2, "Verdi", "Ivo", "T2", &[men]);
    unknown["sex"] = Value::Null;
    unknown["document"] = Value::Null;
    let nowhere = line(3, "Neri", "Leo", "T3", &[]);
    let mut sheet = form("G.S. Esempio", &[woman, unknown, nowhere]);
    sheet["signed"] = json!(false);
    sheet["stamped"] = json!(false);
    let id = desk.save_form(event, sheet);
    let empty = desk.save_form(event, form("Altra", &[]));
    let problems = desk.ask("list_problems", json!({ "event": event }));
    let told: Vec<(String, Option<i64>, Option<i64>)> = problems
        .as_array()
        .expect("a list")
        .iter()
        .map(|problem| {
            (
                text(&problem["code"]),
                problem["form"].as_i64(),
                problem["line"].as_i64(),
            )
        })
        .collect();
    let expected = [
        ("form-unsigned", Some(id), None),
        ("form-unstamped", Some(id), None),
        ("card-missing", Some(id), Some(1)),
        ("document-missing", Some(id), Some(2)),
        ("no-section", Some(id), Some(3)),
        ("form-empty", Some(empty), None),
        ("wrong-category", Some(id), Some(1)),
        ("sex-missing", Some(id), Some(2)),
        ("too-few-entries", None, None),
    ];
    assert_eq!(
        told,
        expected.map(|(code, form, line)| (code.to_owned(), form, line))
    );
    assert_eq!(problems[8]["section"], json!(clubs));
}

#[test]
fn a_form_goes_with_its_entries() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let id = desk.save_form(
        event,
        form(
            "G.S. Esempio",
            &[
                line(1, "Bianchi", "Ugo", "T1", &[men]),
                line(2, "Verdi", "Ivo", "T2", &[men]),
            ],
        ),
    );
    let mut shorter = desk.ask("get_form", json!({ "form": id }))["form"].clone();
    shorter["lines"].as_array_mut().expect("a list").remove(0);
    desk.ask(
        "save_form",
        json!({ "event": event, "id": id, "form": shorter }),
    );
    assert_eq!(desk.entries(event).len(), 1);
    desk.ask("delete_form", json!({ "form": id }));
    assert!(desk.entries(event).is_empty());
    // The people stay: they may enter another event.
    assert_eq!(
        desk.ask(
            "search_athletes",
            json!({ "text": "bia", "club": null, "limit": 10 })
        )[0]["events"],
        json!(0)
    );
}

fn codes(problems: &Value) -> Vec<String> {
    problems
        .as_array()
        .expect("a list")
        .iter()
        .map(|problem| text(&problem["code"]))
        .collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}
