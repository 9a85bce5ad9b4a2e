//! Rulings through the door: what the catalogue offers, whom they are against, until when.

use chrono::{TimeZone, Utc};
use serde_json::{Value, json};

use crate::desk::Desk;
use crate::prizes::{four_men, record};

fn ruling(event: i64, section: i64, irregularity: &str, remedy: &str, against: &[i64]) -> Value {
    json!({ "event": event, "section": section, "match": "r1-1", "game": 1, "irregularity": irregularity,
        "article": null, "against": against, "remedy": remedy, "text": "", "arbiter": "Arbitro Prova",
        "overrule": false })
}

/// The two who meet in the first match.
pub(crate) fn sides(desk: &Desk, section: i64) -> [i64; 2] {
    let page = desk.ask("match_page", json!({ "section": section, "match": "r1-1" }));
    [0, 1].map(|side| {
        page["table"]["card"]["sides"][side]["entry"]["id"]
            .as_i64()
            .expect("an entry")
    })
}

fn offered(desk: &Desk, event: i64, code: &str) -> Value {
    let catalogue = desk.ask("irregularities", json!({ "event": event }));
    let mut entries = catalogue.as_array().expect("a list").iter();
    let entry = entries.find(|entry| entry["code"] == json!(code));
    entry.cloned().unwrap_or_default()
}

fn under(desk: &Desk, event: i64, rules: &str) {
    let mut form = desk.ask("get_event", json!({ "event": event }))["form"].clone();
    form["ruleSet"] = json!(rules);
    desk.ask("update_event", json!({ "id": event, "form": form }));
}

#[test]
fn only_the_remedies_of_an_irregularity_can_follow_it() {
    let (desk, event, men) = four_men();
    let [one, _] = sides(&desk, men);
    for (irregularity, remedy) in [
        ("board-misplaced", "exclusion"),
        ("moved-twice", "loss"),
        ("touched-out-of-turn", "cancel-count"),
    ] {
        let refused = desk.refusal(
            "add_ruling",
            ruling(event, men, irregularity, remedy, &[one]),
        );
        assert_eq!(refused, "ruling-remedy-unfit", "{irregularity} {remedy}");
    }
    desk.ask(
        "add_ruling",
        ruling(event, men, "moved-twice", "correct", &[one]),
    );
}

#[test]
fn the_catalogue_follows_the_rule_set() {
    let desk = Desk::new();
    let event = desk.event();
    assert_eq!(offered(&desk, event, "touched-unplayable"), Value::Null);
    under(&desk, event, "fid-italian");
    assert_eq!(
        offered(&desk, event, "touched-unplayable")["article"],
        json!("3.10")
    );
    let touched = offered(&desk, event, "touched-out-of-turn");
    assert_eq!(touched["article"], json!("3.11"));
    assert!(
        touched["remedies"]
            .as_array()
            .expect("remedies")
            .contains(&json!("cancel-count"))
    );
}

#[test]
fn both_of_a_table_in_one_decision() {
    let (desk, event, men) = four_men();
    let both = sides(&desk, men);
    let mut said = ruling(event, men, "touched-out-of-turn", "warning", &both);
    let kept = desk.ask("add_ruling", said.clone());
    let names = kept["against"].as_str().expect("names");
    assert_eq!(names.split(", ").count(), 2, "{names}");
    said["against"] = json!([both[0], both[0]]);
    assert_eq!(
        desk.refusal("add_ruling", said.clone()),
        "ruling-against-two"
    );
    said["against"] = json!([both[0], both[1], both[0]]);
    assert_eq!(desk.refusal("add_ruling", said), "ruling-against-two");
}

fn time(desk: &Desk, section: i64, irregularity: &str) -> Value {
    desk.ask(
        "ruling_time",
        json!({ "section": section, "match": "r1-1", "irregularity": irregularity }),
    )
}

#[test]
fn arts_7_2_to_7_4_are_measured_by_the_call_and_the_written_moves() {
    let (desk, event, men) = four_men();
    under(&desk, event, "fid-english");
    assert_eq!(time(&desk, men, "colours-swapped")["over"], Value::Null);
    let nine = Utc
        .with_ymd_and_hms(2006, 4, 25, 7, 0, 0)
        .single()
        .expect("an instant");
    desk.set_clock(nine);
    desk.ask("call_tables", json!({ "section": men, "matches": [] }));
    desk.set_clock(nine + chrono::Duration::minutes(9));
    let known = time(&desk, men, "colours-swapped");
    assert_eq!(
        (&known["minutes"], &known["over"]),
        (&json!(9), &Value::Null)
    );
    desk.set_clock(nine + chrono::Duration::minutes(10));
    assert_eq!(time(&desk, men, "colours-swapped")["over"], json!(true));
    // Too late: the arbiter is told, and may decide so all the same.
    let mut late = ruling(event, men, "colours-swapped", "start-again", &[]);
    assert_eq!(desk.refusal("add_ruling", late.clone()), "ruling-too-late");
    late["overrule"] = json!(true);
    desk.ask("add_ruling", late);
    desk.ask(
        "add_ruling",
        ruling(event, men, "colours-swapped", "keep", &[]),
    );
}

#[test]
fn arts_7_2_and_7_3_five_moves_each_are_too_many() {
    let (desk, _, men) = four_men();
    record(&desk, men, "r1-1", 1, "drawn", "agreed");
    record(&desk, men, "r1-1", 2, "white-wins", "resigned");
    let attach = |moves: &str| {
        let arg = json!({ "section": men, "match": "r1-1", "game": 2, "board": null, "moves": moves,
            "countsFrom": [], "overrule": true });
        desk.ask("attach_moves", arg);
        time(&desk, men, "board-misplaced")
    };
    let nine = "1. 22-18 12-16 2. 21-17 8-12 3. 26-21 4-8 4. 29-26 10-14 5. 23-20";
    let known = attach(nine);
    assert_eq!(
        (&known["moves"], &known["over"]),
        (&json!([5, 4]), &json!(false))
    );
    let known = attach(&format!("{nine} 16x23"));
    assert_eq!(
        (&known["moves"], &known["over"]),
        (&json!([5, 5]), &json!(true))
    );
}
