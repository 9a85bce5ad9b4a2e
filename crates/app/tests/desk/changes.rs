//! What happens to a section goes one way: shown before, confirmed, done, and the file says the same.

use serde_json::{Value, json};

use crate::desk::{Desk, form, line, open};
use crate::prizes::record;

/// So many men, one game to a match, lots drawn in the order of their names.
pub(crate) fn men(count: u8) -> (Desk, i64, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let mut options = desk.ask(
        "default_section",
        json!({ "event": event, "kind": "individual", "category": "men" }),
    );
    options["chain"] =
        json!([{ "kind": "single", "time": null }, { "kind": "lots", "time": null }]);
    let row = desk.ask(
        "save_section",
        json!({ "event": event, "id": null, "form": options }),
    );
    let men = row["id"].as_i64().expect("an id");
    let people: Vec<Value> = (1..=count)
        .map(|number| {
            let (surname, card) = (format!("Cognome{number}"), format!("T{number}"));
            line((number - 1) % 6 + 1, &surname, "Prova", &card, &[men])
        })
        .collect();
    for (club, six) in people.chunks(6).enumerate() {
        desk.save_form(event, form(&format!("G.S. Esempio {club}"), six));
    }
    desk.ask("propose_lots", json!({ "section": men, "seed": "PROVA", "options": { "seeding": { "kind": "pure" }, "separateClubs": false }, "onlyPresent": false }));
    desk.ask("confirm_lots", json!({ "section": men }));
    (desk, event, men)
}

pub(crate) fn card(desk: &Desk, section: i64, key: &str) -> Value {
    desk.ask("match_page", json!({ "section": section, "match": key }))["table"]["card"].clone()
}

/// Who sits on a side of a match.
pub(crate) fn seat(desk: &Desk, section: i64, key: &str, side: usize) -> Value {
    card(desk, section, key)["sides"][side]["entry"].clone()
}

/// Records that the player on this side wins.
pub(crate) fn wins(desk: &Desk, section: i64, key: &str, side: u64) {
    let card = card(desk, section, key);
    let white = card["state"]["white"] == json!(side);
    let outcome = if white { "white-wins" } else { "black-wins" };
    record(desk, section, key, 1, outcome, "resigned");
}

/// The chart is the same to a program that has just been started on the file.
pub(crate) fn file_agrees(desk: &Desk, section: i64) {
    let of_section = json!({ "section": section });
    let views = |ask: &dyn Fn(&str) -> Value| {
        let requests = ["chart", "standings", "lots_view"];
        requests.map(ask)
    };
    let here = views(&|request| desk.ask(request, of_section.clone()));
    let copy = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(copy.path().join("data")).expect("a folder");
    for name in ["tabellone.db", "tabellone.db-wal"] {
        let name = format!("data/{name}");
        let (from, to) = (desk.folder.path().join(&name), copy.path().join(&name));
        if from.exists() {
            std::fs::copy(from, to).expect("a copy");
        }
    }
    let fresh = open(&copy, &desk.clock_again());
    let there = views(&|request| {
        let reply =
            app::dispatch(&fresh, &fresh.desk(), request, of_section.clone()).expect(request);
        serde_json::from_str(&reply).expect("JSON")
    });
    assert_eq!(here, there, "the file says otherwise");
}

fn athlete(desk: &Desk, surname: &str) -> Value {
    desk.ask(
        "save_athlete",
        json!({ "id": null, "form": { "surname": surname, "name": "Nuovo", "sex": "m", "birthYear": null,
            "card": null, "club": null, "category": null, "rating": null } }),
    )["id"]
        .clone()
}

fn corrects(section: i64, key: &str, change: &Value, overrule: bool) -> Value {
    json!({ "section": section, "match": key, "game": 1, "change": change, "why": "prova", "overrule": overrule })
}

#[test]
fn who_came_for_another_can_be_replaced_too() {
    let (desk, _, men) = men(4);
    let first = seat(&desk, men, "r1-1", 0);
    let mut out = first.clone();
    for surname in ["Secondo", "Terzo"] {
        let with = athlete(&desk, surname);
        let change = json!({ "entry": out["id"], "with": with, "why": "malato" });
        let preview = desk.ask("preview_replacement", change.clone());
        let words = preview["changed"][0]["after"].as_str().expect("a match");
        assert!(
            words.contains(surname),
            "the preview names who meets: {preview}"
        );
        assert_eq!(desk.ask("replace_entry", change), preview);
        out = seat(&desk, men, "r1-1", 0);
        assert_eq!(out["surname"], json!(surname));
        file_agrees(&desk, men);
    }
    // And the one who was drawn comes back.
    let back = desk.ask(
        "search_athletes",
        json!({ "text": first["surname"], "club": null, "limit": 5 }),
    );
    let change = json!({ "entry": out["id"], "with": back[0]["id"], "why": "guarito" });
    desk.ask("replace_entry", change);
    assert_eq!(seat(&desk, men, "r1-1", 0)["id"], first["id"]);
    file_agrees(&desk, men);
    for surname in ["Terzo", "Secondo"] {
        desk.ask("undo", Value::Null);
        assert_eq!(seat(&desk, men, "r1-1", 0)["surname"], json!(surname));
        file_agrees(&desk, men);
    }
}

#[test]
fn who_came_late_can_be_replaced_and_placed_again() {
    let (desk, event, men) = men(6);
    let late = |surname: &str| {
        let person = line(1, surname, "Tardo", &format!("L{surname}"), &[men]);
        desk.save_form(event, form(&format!("Club {surname}"), &[person]));
        let mut rows = desk.entries(event).into_iter();
        let row = rows.find(|row| row["label"]["surname"] == json!(surname));
        row.expect("an entry")["id"].clone()
    };
    let first = late("Tardivo");
    let place = json!({ "section": men, "entry": first, "place": null, "why": "treno" });
    let preview = desk.ask("preview_late", place.clone());
    assert_eq!(desk.ask("place_late", place), preview);
    let with = athlete(&desk, "Sostituto");
    desk.ask(
        "replace_entry",
        json!({ "entry": first, "with": with, "why": "malato" }),
    );
    file_agrees(&desk, men);
    desk.ask(
        "place_late",
        json!({ "section": men, "entry": first, "place": null, "why": "guarito" }),
    );
    let chart = desk.ask("chart", json!({ "section": men })).to_string();
    assert!(chart.contains("Sostituto") && chart.contains("Tardivo"));
    file_agrees(&desk, men);
}

#[test]
fn lots_inside_a_match_fall_with_the_game_that_asked_for_them() {
    let (desk, _, men) = men(2);
    record(&desk, men, "r1-1", 1, "drawn", "agreed");
    let by_lots =
        |overrule| json!({ "section": men, "match": "r1-1", "winner": null, "overrule": overrule });
    desk.ask("decide_by_lots", by_lots(false));
    let remove = json!({ "kind": "remove" });
    let preview = desk.ask("preview_correction", corrects(men, "r1-1", &remove, false));
    assert_eq!(
        preview["cancelledLots"].as_array().map(Vec::len),
        Some(1),
        "{preview}"
    );
    desk.ask("correct_result", corrects(men, "r1-1", &remove, false));
    file_agrees(&desk, men);
    record(&desk, men, "r1-1", 1, "drawn", "agreed");
    assert_eq!(
        card(&desk, men, "r1-1")["state"]["kind"],
        json!("lots-to-decide")
    );
    file_agrees(&desk, men);
}

#[test]
fn lots_of_a_later_match_fall_when_others_meet_there() {
    let (desk, _, men) = men(4);
    for key in ["r1-1", "r1-2"] {
        wins(&desk, men, key, 0);
    }
    record(&desk, men, "r2-1", 1, "drawn", "agreed");
    desk.ask(
        "decide_by_lots",
        json!({ "section": men, "match": "r2-1", "winner": null }),
    );
    let remove = json!({ "kind": "remove" });
    assert_eq!(
        desk.refusal("correct_result", corrects(men, "r1-1", &remove, false)),
        "change-doubtful"
    );
    let preview = desk.ask("preview_correction", corrects(men, "r1-1", &remove, false));
    assert_eq!(
        preview["findings"][0]["code"],
        json!("played-on"),
        "{preview}"
    );
    assert_eq!(preview["cancelledLots"][0]["match"], json!("r2-1"));
    assert_eq!(
        desk.ask("correct_result", corrects(men, "r1-1", &remove, true)),
        preview
    );
    wins(&desk, men, "r1-1", 1);
    let final_match = card(&desk, men, "r2-1");
    assert_eq!(
        final_match["state"]["kind"],
        json!("to-play"),
        "{final_match}"
    );
    file_agrees(&desk, men);
}

#[test]
fn other_lots_cancel_what_was_played_on_them() {
    let (desk, _, men) = men(4);
    record(&desk, men, "r1-1", 1, "drawn", "agreed");
    wins(&desk, men, "r1-2", 0);
    let lots = |side: usize, overrule: bool| {
        let winner = seat(&desk, men, "r1-1", side)["id"].clone();
        json!({ "section": men, "match": "r1-1", "winner": winner, "overrule": overrule })
    };
    desk.ask("decide_by_lots", lots(0, false));
    wins(&desk, men, "r2-1", 0);
    assert_eq!(
        desk.refusal("decide_by_lots", lots(1, false)),
        "change-doubtful"
    );
    desk.ask("decide_by_lots", lots(1, true));
    assert_eq!(card(&desk, men, "r2-1")["state"]["kind"], json!("to-play"));
    file_agrees(&desk, men);
    wins(&desk, men, "r2-1", 1);
    desk.ask("undo", Value::Null);
    desk.ask("undo", Value::Null);
    assert_eq!(card(&desk, men, "r2-1")["winner"], json!(0));
    file_agrees(&desk, men);
}

#[test]
fn replacing_someone_whose_opponent_played_on_is_shown_and_confirmed() {
    let (desk, _, men) = men(4);
    let gone = seat(&desk, men, "r1-1", 1)["id"].clone();
    desk.ask(
        "depart",
        json!({ "entry": gone, "kind": "withdrawn", "article": null, "why": "febbre" }),
    );
    wins(&desk, men, "r1-2", 0);
    wins(&desk, men, "r2-1", 0);
    let with = athlete(&desk, "Sostituto");
    let change =
        |overrule| json!({ "entry": gone, "with": with, "why": "arrivato", "overrule": overrule });
    assert_eq!(
        desk.refusal("replace_entry", change(false)),
        "change-doubtful"
    );
    let preview = desk.ask("preview_replacement", change(false));
    assert_eq!(preview["cancelled"][0]["match"], json!("r2-1"), "{preview}");
    assert_eq!(desk.ask("replace_entry", change(true)), preview);
    wins(&desk, men, "r1-1", 0);
    let final_match = card(&desk, men, "r2-1");
    assert_eq!(
        final_match["state"]["kind"],
        json!("to-play"),
        "{final_match}"
    );
    file_agrees(&desk, men);
}

#[test]
fn who_is_out_is_not_placed_and_who_is_in_does_not_come_back() {
    let (desk, event, men) = men(6);
    let person = line(1, "Tardivo", "Ugo", "T7", &[men]);
    desk.save_form(event, form("A.S. Prova", &[person]));
    let mut rows = desk.entries(event).into_iter();
    let late = rows
        .find(|row| row["label"]["surname"] == "Tardivo")
        .expect("an entry");
    desk.ask(
        "depart",
        json!({ "entry": late["id"], "kind": "excluded", "article": null, "why": "lite" }),
    );
    for place in [Value::Null, json!(1)] {
        let place = json!({ "section": men, "entry": late["id"], "place": place, "why": "treno" });
        let refused = desk.refusal("place_late", place);
        assert!(
            ["already-left", "not-a-bye"].contains(&refused.as_str()),
            "{refused}"
        );
    }
    desk.ask("reinstate", json!({ "entry": late["id"] }));
    assert_eq!(
        desk.refusal("reinstate", json!({ "entry": late["id"] })),
        "not-left"
    );
    desk.ask(
        "place_late",
        json!({ "section": men, "entry": late["id"], "place": null, "why": "treno" }),
    );
    let seated = seat(&desk, men, "r1-1", 0)["id"].clone();
    assert_eq!(
        desk.refusal("reinstate", json!({ "entry": seated })),
        "not-left"
    );
    file_agrees(&desk, men);
}

#[test]
fn a_table_that_was_called_keeps_its_number() {
    let (desk, event, men) = men(16);
    for number in 1..=8 {
        if number > 2 {
            wins(&desk, men, &format!("r1-{number}"), 0);
        }
    }
    desk.ask(
        "call_tables",
        json!({ "section": men, "round": 2, "matches": [] }),
    );
    let tables = || -> Vec<Value> {
        let round = desk.ask(
            "round_desk",
            json!({ "event": event, "section": men, "round": 2 }),
        );
        let cards = round["tables"].as_array().expect("tables").clone();
        cards
            .iter()
            .filter(|table| table["card"]["match"] != json!("r2-1"))
            .map(|table| json!([table["card"]["match"], table["card"]["table"]]))
            .collect()
    };
    let before = tables();
    // Both semi-finalists of the first quarter stay away: nobody comes to its table.
    for key in ["r1-1", "r1-2"] {
        record(&desk, men, key, 1, "both-lose", "both-absent");
    }
    assert_eq!(tables(), before);
}

#[test]
fn a_call_falls_when_others_meet() {
    let (desk, _, men) = men(4);
    for key in ["r1-1", "r1-2"] {
        wins(&desk, men, key, 0);
    }
    desk.ask("start_match", json!({ "section": men, "match": "r2-1" }));
    let state = || {
        let page = desk.ask("match_page", json!({ "section": men, "match": "r2-1" }));
        page["table"]["state"].clone()
    };
    assert_eq!(state(), json!("playing"));
    let outcome = card(&desk, men, "r1-1")["games"][0]["outcome"].clone();
    let other = if outcome == "white-wins" {
        "black-wins"
    } else {
        "white-wins"
    };
    let change = json!({ "kind": "result", "outcome": other, "reason": "resigned", "boards": [] });
    desk.ask("correct_result", corrects(men, "r1-1", &change, false));
    assert_eq!(
        state(),
        json!("to-call"),
        "nobody has been called to this match"
    );
    file_agrees(&desk, men);
}
