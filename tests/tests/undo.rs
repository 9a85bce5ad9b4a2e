//! Random days: whatever is done, undone and done again, what is seen is what the facts in the file
//! say, and an undo leads back to exactly where one was.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use serde_json::{Value, json};
use tests::{Desk, Hall, seen};

/// Something a person may do; the numbers choose among what there is.
#[derive(Debug, Clone)]
enum Step {
    Draw,
    Confirm,
    Discard,
    Swap(usize, usize),
    Call,
    Record { which: usize, outcome: usize },
    Correct { which: usize, how: usize },
    DecideByLots(usize),
    Depart(usize),
    Reinstate(usize),
    PlaceLate(usize),
    CheckIn(usize, bool),
    Rule(usize),
    Close,
    Reopen,
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    let number = 0..64usize;
    prop_oneof![
        1 => Just(Step::Draw),
        2 => Just(Step::Confirm),
        1 => Just(Step::Discard),
        1 => (number.clone(), number.clone()).prop_map(|(one, other)| Step::Swap(one, other)),
        1 => Just(Step::Call),
        12 => (number.clone(), 0..5usize).prop_map(|(which, outcome)| Step::Record { which, outcome }),
        4 => (number.clone(), 0..5usize).prop_map(|(which, how)| Step::Correct { which, how }),
        2 => number.clone().prop_map(Step::DecideByLots),
        2 => number.clone().prop_map(Step::Depart),
        1 => number.clone().prop_map(Step::Reinstate),
        1 => number.clone().prop_map(Step::PlaceLate),
        1 => (number.clone(), any::<bool>()).prop_map(|(which, on)| Step::CheckIn(which, on)),
        1 => number.prop_map(Step::Rule),
        1 => Just(Step::Close),
        1 => Just(Step::Reopen),
        6 => Just(Step::Undo),
        3 => Just(Step::Redo),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, max_shrink_iters: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_seen_is_what_the_facts_say(entries in 2..7usize, steps in prop::collection::vec(step(), 1..30)) {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let hall = Hall::with_entries(&data, entries);
        // The states that undo leads back to, and those that redo leads on to.
        let (mut behind, mut ahead): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
        let mut now = seen(&hall.desk);
        for step in [Step::Draw, Step::Confirm].into_iter().chain(steps) {
            let before = newest(&hall);
            let granted = take(&hall, &step);
            // What changes nothing leaves no trace, and is nothing to undo.
            let done = granted && newest(&hall) != before;
            let then = seen(&hall.desk);
            match (&step, done) {
                (Step::Undo, true) => {
                    if let Some(expected) = behind.pop() {
                        prop_assert_eq!(differs(&expected, &then), None, "undo leads back");
                        ahead.push(now);
                    } else {
                        // Before the first step the hall itself was made: not ours to follow.
                        hall.desk.ask("redo", Value::Null);
                        continue;
                    }
                }
                (Step::Redo, true) => {
                    let Some(expected) = ahead.pop() else {
                        return Err(TestCaseError::fail("redo without an undo"));
                    };
                    prop_assert_eq!(differs(&expected, &then), None, "redo leads on");
                    behind.push(now);
                }
                (_, true) => {
                    behind.push(now);
                    ahead.clear();
                }
                (_, false) => prop_assert_eq!(differs(&now, &then), None, "nothing was done, and yet: {:?}", step),
            }
            prop_assert_eq!(differs(&seen_afresh(&data, folder.path()), &then), None, "the file says otherwise after {:?}", step);
            now = then;
        }
    }
}

/// Does it; false when it was refused.
fn take(hall: &Hall, step: &Step) -> bool {
    let section = json!({ "section": hall.section });
    let ask = |request: &str, arg: Value| match hall.desk.try_ask(request, arg) {
        Ok(_) => true,
        Err(refused) => {
            assert_ne!(refused.code, "internal", "{step:?}: {refused}");
            assert_ne!(refused.code, "bad-request", "{step:?}: {refused}");
            false
        }
    };
    match step {
        Step::Draw => {
            let options = json!({ "seeding": { "kind": "pure" }, "separateClubs": true });
            ask(
                "propose_lots",
                json!({ "section": hall.section, "options": options, "seed": "chance", "onlyPresent": false }),
            )
        }
        Step::Confirm => ask("confirm_lots", section),
        Step::Discard => ask("discard_lots", section),
        Step::Swap(one, other) => ask(
            "swap_places",
            json!({ "section": hall.section, "place": one % 8 + 1, "with": other % 8 + 1 }),
        ),
        Step::Call => ask(
            "call_tables",
            json!({ "section": hall.section, "matches": [] }),
        ),
        Step::Record { which, outcome } => {
            let open = hall.to_play();
            let Some((key, game)) = pick(&open, *which) else {
                return false;
            };
            let (outcome, reason) = OUTCOMES[*outcome];
            let mut result = hall.result(key, game);
            result["outcome"] = outcome.into();
            result["reason"] = reason.into();
            ask("record_result", result)
        }
        Step::Correct { which, how } => correct(hall, *which, *how),
        Step::DecideByLots(which) => {
            let cards = cards(hall);
            let Some(card) = pick(&cards, *which) else {
                return false;
            };
            ask(
                "decide_by_lots",
                json!({ "section": hall.section, "match": card["match"], "winner": null, "overrule": true }),
            )
        }
        Step::Depart(which) => {
            let leaving = json!({ "entry": entry(hall, *which), "kind": if which % 2 == 0 { "withdrawn" } else { "excluded" }, "article": null, "why": "prova", "overrule": true });
            let preview = hall.desk.try_ask("preview_departure", leaving.clone());
            match hall.desk.try_ask("depart", leaving) {
                Ok(done) => {
                    assert_eq!(preview.ok(), Some(done), "a preview is what happens");
                    true
                }
                Err(_) => false,
            }
        }
        Step::Reinstate(which) => ask("reinstate", json!({ "entry": entry(hall, *which) })),
        Step::PlaceLate(which) => ask(
            "place_late",
            json!({ "section": hall.section, "entry": entry(hall, *which), "place": null, "why": "prova" }),
        ),
        Step::CheckIn(which, on) => ask(
            "set_check_in",
            json!({ "entry": entry(hall, *which), "mark": "present", "on": on }),
        ),
        Step::Rule(which) => ask(
            "add_ruling",
            json!({
                "event": hall.event, "section": hall.section, "match": null, "game": null, "irregularity": null,
                "article": "7.8", "against": [entry(hall, *which)], "remedy": "warning", "text": "prova", "arbiter": "Prova",
                "overrule": false,
            }),
        ),
        Step::Close => ask("close_section", section),
        Step::Reopen => ask("reopen_section", section),
        Step::Undo => ask("undo", Value::Null),
        Step::Redo => ask("redo", Value::Null),
    }
}

const OUTCOMES: [(&str, &str); 5] = [
    ("white-wins", "resigned"),
    ("black-wins", "no-moves"),
    ("drawn", "agreed"),
    ("both-lose", "both-absent"),
    ("white-wins", "absent"),
];

/// Corrects a game: what the preview says is what happens.
fn correct(hall: &Hall, which: usize, how: usize) -> bool {
    let played: Vec<Value> = cards(hall)
        .into_iter()
        .filter(|card| card["games"][0].is_object())
        .collect();
    let Some(card) = pick(&played, which) else {
        return false;
    };
    let change = match how {
        0 => json!({ "kind": "annul" }),
        1 => json!({ "kind": "remove" }),
        _ => {
            json!({ "kind": "result", "outcome": OUTCOMES[how].0, "reason": OUTCOMES[how].1, "boards": [] })
        }
    };
    let correction = json!({ "section": hall.section, "match": card["match"], "game": card["games"][0]["game"], "change": change, "why": "prova", "overrule": true });
    let preview = hall.desk.try_ask("preview_correction", correction.clone());
    match hall.desk.try_ask("correct_result", correction) {
        Ok(done) => {
            assert_eq!(preview.ok(), Some(done), "a preview is what happens");
            true
        }
        Err(refused) => {
            assert_ne!(refused.code, "internal", "{refused}");
            false
        }
    }
}

/// The newest row of the journal.
fn newest(hall: &Hall) -> Value {
    let page = hall.desk.ask(
        "read_journal",
        json!({ "event": null, "before": null, "limit": 1 }),
    );
    page["rows"][0]["seq"].clone()
}

fn cards(hall: &Hall) -> Vec<Value> {
    let Ok(chart) = hall
        .desk
        .try_ask("chart", json!({ "section": hall.section }))
    else {
        return Vec::new();
    };
    let rounds = chart["rounds"].as_array().expect("rounds").iter();
    rounds
        .flat_map(|round| round["matches"].as_array().expect("matches").clone())
        .collect()
}

fn entry(hall: &Hall, which: usize) -> Value {
    let entries = hall.desk.ask(
        "list_entries",
        json!({ "event": hall.event, "section": null }),
    );
    pick(entries.as_array().expect("entries"), which).expect("an entry")["id"].clone()
}

fn pick<T>(list: &[T], which: usize) -> Option<&T> {
    list.get(which.checked_rem(list.len())?)
}

/// What a program that has just been started on a copy of the file sees.
fn seen_afresh(data: &Path, folder: &Path) -> Value {
    let copy = folder.join("copy");
    fs::create_dir_all(&copy).expect("a folder");
    for name in ["tabellone.db", "tabellone.db-wal"] {
        let (from, to) = (data.join(name), copy.join(name));
        let _ = fs::remove_file(&to);
        if from.exists() {
            fs::copy(from, to).expect("a copy");
        }
    }
    seen(&Desk::open(&copy, "2006-04-25 09:00"))
}

/// The first thing that is not the same, with the way to it: whole views are too long to read.
fn differs(one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(fields), Value::Object(others)) if fields.keys().eq(others.keys()) => {
            fields.iter().find_map(|(name, value)| {
                differs(value, &others[name]).map(|found| format!("{name}.{found}"))
            })
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => items
            .iter()
            .zip(others)
            .enumerate()
            .find_map(|(at, (value, other))| {
                differs(value, other).map(|found| format!("{at}.{found}"))
            }),
        _ if one == other => None,
        _ => Some(format!("{one} is not {other}")),
    }
}
