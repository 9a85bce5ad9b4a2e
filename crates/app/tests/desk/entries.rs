//! Teams, people who come to the door, and the marks of the check-in desk.

use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

#[test]
fn a_club_enters_its_team_in_the_order_of_the_form() {
    let desk = Desk::new();
    let event = desk.event();
    let clubs = desk.section(event, "clubs", "open");
    let lines: Vec<Value> = (1..=6)
        .map(|n| line(n, &format!("Atleta{n}"), "Uno", &format!("T{n}"), &[]))
        .collect();
    let mut sheet = form("G.S. Esempio", &lines);
    sheet["teamSections"] = json!([clubs]);
    let id = desk.save_form(event, sheet.clone());
    let line_up = desk.ask("list_line_ups", json!({ "section": clubs }))[0].clone();
    let boards: Vec<&Value> = line_up["athletes"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|place| &place["board"])
        .collect();
    assert_eq!(json!(boards), json!([1, 2, 3, 4, null, null]));

    // The club changes its order; saving the form again leaves that order alone.
    let mut order: Vec<Value> = line_up["athletes"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|place| place["athlete"].clone())
        .collect();
    order.reverse();
    desk.ask(
        "save_line_up",
        json!({ "entry": line_up["entry"], "athletes": order }),
    );
    let kept = desk.ask("get_form", json!({ "form": id }))["form"].clone();
    desk.ask(
        "save_form",
        json!({ "event": event, "id": id, "form": kept }),
    );
    let after = desk.ask("list_line_ups", json!({ "section": clubs }))[0].clone();
    assert_eq!(after["athletes"][0]["surname"], json!("Atleta6"));

    // A second sheet of the same club is its second team, of other people.
    let mut second = form("G.S. Esempio", &[line(1, "Riserva", "Due", "T7", &[clubs])]);
    second["teamSections"] = json!([clubs]);
    desk.save_form(event, second);
    let teams = desk.ask("list_line_ups", json!({ "section": clubs }));
    assert_eq!(teams[1]["club"], json!("G.S. Esempio B"));
    let taken = json!({ "entry": teams[1]["entry"], "athletes": [order[0]] });
    assert_eq!(
        desk.refusal("save_line_up", taken),
        "athlete-in-another-team"
    );
    assert_eq!(
        desk.refusal(
            "save_line_up",
            json!({ "entry": line_up["entry"], "athletes": [order[0], order[0]] })
        ),
        "lineup-entry-athlete-taken"
    );
}

#[test]
fn who_comes_to_the_door_is_entered_without_a_form() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let athlete = desk.ask("save_athlete", json!({ "id": null, "form": {
        "surname": "Neri", "name": "Leo", "sex": "m", "birthYear": null, "card": null, "category": "Maestro",
        "rating": 1500, "club": null } }));
    let add = |reason: Value| json!({ "section": men, "athlete": athlete["id"], "club": null, "lateReason": reason });
    desk.set_clock(
        Utc.with_ymd_and_hms(2006, 4, 24, 19, 0, 0)
            .single()
            .expect("an instant"),
    );
    assert_eq!(
        desk.refusal("add_entry", add(Value::Null)),
        "late-reason-needed"
    );
    let row = desk.ask("add_entry", add(json!("treno in ritardo")));
    assert_eq!(
        (&row["late"], &row["rating"], &row["category"]),
        (&json!(true), &json!(1500), &json!("Maestro"))
    );
    assert_eq!(
        desk.refusal("add_entry", add(json!("di nuovo"))),
        "entry-section-athlete-taken"
    );
    assert_eq!(
        desk.refusal(
            "add_entry",
            json!({ "section": men, "athlete": null, "club": null, "lateReason": "x" })
        ),
        "entry-wants-athlete"
    );
    desk.ask("remove_entry", json!({ "entry": row["id"] }));
    assert!(desk.entries(event).is_empty());
}

#[test]
fn a_mark_at_the_desk_counts_for_all_sections() {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let open = desk.section(event, "individual", "open");
    desk.save_form(
        event,
        form(
            "G.S. Esempio",
            &[
                line(1, "Bianchi", "Ugo", "T1", &[men, open]),
                line(2, "Verdi", "Ivo", "T2", &[men]),
            ],
        ),
    );
    let before = desk.ask("check_in_desk", json!({ "event": event }));
    assert_eq!(
        (
            &before["present"],
            &before["missing"],
            &before["hearingAids"]
        ),
        (&json!(0), &json!(2), &json!(true))
    );
    let entry = &before["rows"][0]["entry"];
    for mark in ["present", "document-seen", "hearing-aid-off"] {
        desk.ask(
            "set_check_in",
            json!({ "entry": entry, "mark": mark, "on": true }),
        );
    }
    let rows = desk.entries(event);
    let of_bianchi: Vec<&Value> = rows
        .iter()
        .filter(|row| row["label"]["surname"] == json!("Bianchi"))
        .collect();
    assert_eq!(of_bianchi.len(), 2);
    for row in of_bianchi {
        assert_eq!(
            (
                &row["checkedIn"],
                &row["documentSeen"],
                &row["hearingAidChecked"]
            ),
            (&json!(true), &json!(true), &json!(true))
        );
    }
    let all = desk.ask("check_in_all", json!({ "event": event, "mark": "present" }));
    assert_eq!(
        (&all["present"], &all["missing"], &all["documentsMissing"]),
        (&json!(2), &json!(0), &json!(1))
    );
    let off = desk.ask(
        "set_check_in",
        json!({ "entry": entry, "mark": "present", "on": false }),
    );
    assert_eq!(off["present"], json!(1));
    desk.ask("undo", Value::Null);
    assert_eq!(
        desk.ask("check_in_desk", json!({ "event": event }))["present"],
        json!(2)
    );
}
