//! Every section is called at once.

use serde_json::{Value, json};

use crate::forecast::men_and_women;

#[test]
fn one_undo_takes_back_the_call_of_every_section() {
    let (desk, event, men, _) = men_and_women();
    let every = json!({ "event": event, "round": null });
    let states = |desk_view: &Value| -> Vec<Value> {
        let tables = desk_view["tables"].as_array().expect("tables").iter();
        tables.map(|table| table["state"].clone()).collect()
    };
    let before = desk.ask("undo_state", Value::Null)["undo"].clone();
    let called = desk.ask("call_every_section", every.clone());
    assert_eq!(states(&called), ["called"; 4]);
    assert_eq!(
        desk.ask("undo_state", Value::Null)["undo"],
        json!({ "code": "tables-called-in-sections", "data": { "count": 4, "sections": "Maschile, Femminile" } })
    );
    desk.ask("undo", Value::Null);
    assert_eq!(desk.ask("undo_state", Value::Null)["undo"], before);
    let on_screen = json!({ "event": event, "section": null, "round": null });
    assert_eq!(states(&desk.ask("round_desk", on_screen)), ["to-call"; 4]);
    // Where one section has tables left, the step is that section's own.
    desk.ask("call_tables", json!({ "section": men, "matches": [] }));
    desk.ask("call_every_section", every.clone());
    let undo = desk.ask("undo_state", Value::Null)["undo"].clone();
    assert_eq!(
        (&undo["code"], &undo["data"]["section"]),
        (&json!("tables-called"), &json!("Femminile"))
    );
    assert_eq!(
        desk.refusal("call_every_section", every),
        "no-table-to-call"
    );
}
