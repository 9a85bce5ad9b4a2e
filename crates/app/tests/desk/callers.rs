//! Who asks: rights by role, names in the journal, letters by language, and work that belongs to who started it.

use std::sync::{Arc, Mutex};

use app::{Ask, Caller, DeviceId, Notice, REQUESTS, Role, TaskId, answer, dispatch};
use messages::Language;
use serde_json::{Value, json};

use crate::desk::Desk;

pub(crate) fn tablet(person: &str, role: Role) -> Caller {
    Caller {
        device: DeviceId::new(format!("tablet of {person}")),
        person: person.to_owned(),
        role,
        language: Language::It,
    }
}

#[test]
fn every_request_refuses_every_role_that_may_not_ask_it() {
    let desk = Desk::new();
    let before = desk.ask(
        "read_journal",
        json!({ "event": null, "before": null, "limit": 1 }),
    );
    for request in REQUESTS {
        for role in Role::ALL {
            let caller = tablet("Neri", role);
            // A shape that none takes: whoever may ask is refused for that, and nothing happens.
            let code = match dispatch(&desk.app, &caller, request.name, json!([])) {
                Ok(reply) => panic!("{} took a list: {reply}", request.name),
                Err(refused) => refused.code,
            };
            let expected = match request.roles.has(role) {
                true => "bad-request",
                false => "not-allowed",
            };
            assert_eq!(code, expected, "{} by {role:?}", request.name);
        }
    }
    let after = desk.ask(
        "read_journal",
        json!({ "event": null, "before": null, "limit": 1 }),
    );
    assert_eq!(after, before);
}

#[test]
fn a_struct_is_not_read_from_a_list_at_any_depth() {
    let desk = Desk::new();
    let event = desk.event();
    for (name, arg) in [
        ("get_event", json!([event])),
        ("export_file", json!([event, "entries", "csv"])),
        (
            "preview_import",
            json!({
                "event": event, "source": ["file", "token"], "sheet": null, "columns": null,
                "headerRow": null, "defaultSection": null, "lateReason": null,
            }),
        ),
        ("update_event", json!({ "id": event, "form": ["Titolo"] })),
    ] {
        assert_eq!(desk.refusal(name, arg), "bad-request", "{name}");
    }
}

#[test]
fn the_journal_has_the_name_of_who_asked() {
    let desk = Desk::new();
    let event = desk.event();
    let arg = json!({ "event": event, "items": [] });
    for person in ["Anna Segretari", ""] {
        let item = json!({ "at": "2006-04-25T09:00:00", "kind": "play", "text": person.len().to_string() });
        let mut arg = arg.clone();
        arg["items"] = json!([item]);
        desk.try_ask_as(&tablet(person, Role::Chief), "save_programme", arg)
            .expect("saved");
    }
    let page = desk.ask(
        "read_journal",
        json!({ "event": event, "before": null, "limit": 2 }),
    );
    let who = |row: usize| page["rows"][row]["who"].as_str().map(str::to_owned);
    assert_eq!(who(0).as_deref(), Some("–"));
    assert_eq!(who(1).as_deref(), Some("Anna Segretari"));
}

/// Whether a paper that takes seconds is stopped, or ends, when its device goes.
#[test]
fn what_was_only_looked_at_is_stopped_when_its_device_goes_and_the_desk_is_told() {
    let desk = Desk::new();
    desk.ask("create_sample", Value::Null);
    let event = desk.ask("list_events", Value::Null)[0]["id"].clone();
    let arbiter = tablet("Neri", Role::Arbiter);
    let told = Arc::new(Mutex::new(Vec::new()));
    let (listener, app) = (Arc::clone(&told), Arc::downgrade(&desk.app));
    let device = arbiter.device.clone();
    desk.app.on_notice(Arc::new(move |notice| match notice {
        Notice::Progress(progress) => {
            assert_eq!(progress.device, device);
            assert_eq!(notice.concerns(), Some(device.clone()));
            app.upgrade().expect("open").device_left(&device);
        }
        Notice::Left(left) => {
            assert_eq!(notice.concerns(), Some(DeviceId::desk()));
            listener.lock().expect("a list").push(left.clone());
        }
        Notice::Changed(_) => {}
    }));
    let paper = json!({
        "event": event, "kind": "standings", "section": null, "round": null, "athlete": null,
        "size": "a4", "language": null,
    });
    let ask = Ask {
        name: "save_papers".to_owned(),
        arg: json!({ "papers": [paper] }),
        task: Some(TaskId("fogli".to_owned())),
        ..Ask::default()
    };
    let refused = answer(&desk.app, &arbiter, ask).expect_err("stopped");
    assert_eq!(refused.code, "papers-cancelled");
    let told = told.lock().expect("a list");
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].person, "Neri");
    assert_eq!(
        told[0]
            .problem
            .as_ref()
            .map(|problem| problem.code.as_str()),
        Some("papers-cancelled")
    );
}

#[test]
fn work_of_one_name_runs_once_on_a_device_and_its_name_is_free_again() {
    let desk = Desk::new();
    let refused = Arc::new(Mutex::new(None));
    let (listener, app) = (Arc::clone(&refused), Arc::downgrade(&desk.app));
    let ask = |name: &str| Ask {
        name: name.to_owned(),
        arg: Value::Null,
        task: Some(TaskId("copia".to_owned())),
        ..Ask::default()
    };
    let again = ask("list_events");
    desk.app.on_notice(Arc::new(move |notice| {
        if let (Notice::Progress(_), Some(app)) = (notice, app.upgrade()) {
            let code = answer(&app, &app.desk(), again.clone()).map_err(|refused| refused.code);
            *listener.lock().expect("a code") = Some(code);
        }
    }));
    answer(&desk.app, &desk.app.desk(), ask("backup_now")).expect("copied");
    assert_eq!(
        *refused.lock().expect("a code"),
        Some(Err("task-under-way".to_owned()))
    );
    answer(&desk.app, &desk.app.desk(), ask("list_events")).expect("free again");
}

/// Asks as somebody else, who says on which reply they decided; the revision of the answer comes along.
fn decided(
    desk: &Desk,
    caller: &Caller,
    name: &str,
    arg: Value,
    seen: Option<i64>,
) -> Result<(Value, i64), String> {
    let ask = Ask {
        name: name.to_owned(),
        arg,
        seen,
        ..Ask::default()
    };
    let answer = answer(&desk.app, caller, ask).map_err(|refused| {
        assert!(
            refused.code != "changed-meanwhile" || refused.data["who"] == "Anna",
            "{refused}"
        );
        refused.code
    })?;
    let reply = serde_json::from_str(&answer.reply).expect("JSON");
    Ok((reply, answer.revision))
}

#[test]
fn what_was_decided_on_an_older_state_of_the_same_thing_is_refused() {
    let desk = Desk::new();
    let event = desk.event();
    let section = desk.section(event, "individual", "men");
    let form = crate::desk::form(
        "G.S. Esempio",
        &[crate::desk::line(1, "Neri", "Lia", "T1", &[section])],
    );
    let sheet = desk.save_form(event, form.clone());
    let (anna, ugo) = (tablet("Anna", Role::Chief), tablet("Ugo", Role::Chief));
    let details = desk.ask("get_event", json!({ "event": event }));
    let choices = desk.ask("list_sections", json!({ "event": event }))[0]["form"].clone();
    let with = |value: &Value, field: &str, text: &str| {
        let mut changed = value.clone();
        changed[field] = json!(text);
        changed
    };
    let prize = |item: &str| json!([{ "id": null, "section": null, "prizeFor": { "kind": "places", "from": 1, "to": 1 }, "items": [item] }]);
    let item = |text: &str| json!([{ "at": "2006-04-25T09:00:00", "kind": "play", "text": text }]);
    let saves = |text: &str| {
        [
            (
                "update_event",
                json!({ "id": event, "form": with(&details["form"], "venue", text) }),
            ),
            (
                "save_section",
                json!({ "event": event, "id": section, "form": with(&choices, "title", text) }),
            ),
            (
                "save_programme",
                json!({ "event": event, "items": item(text) }),
            ),
            (
                "save_prizes",
                json!({ "event": event, "prizes": prize(text), "shared": "everyone-a-copy" }),
            ),
            (
                "save_form",
                json!({ "event": event, "id": sheet, "form": with(&form, "note", text) }),
            ),
        ]
    };
    let (_, seen) = decided(
        &desk,
        &ugo,
        "event_overview",
        json!({ "event": event }),
        None,
    )
    .expect("read");
    for ((name, hers), (_, his)) in saves("di Anna").into_iter().zip(saves("di Ugo")) {
        let (_, after) = decided(&desk, &anna, name, hers, Some(seen)).expect("first");
        let refused = decided(&desk, &ugo, name, his.clone(), Some(seen)).expect_err("second");
        assert_eq!(refused, "changed-meanwhile", "{name}");
        // Having looked again, he may.
        decided(&desk, &ugo, name, his, Some(after)).expect("looked again");
    }
    // What was taken back is a change too, and another's change of something else is none.
    let (_, seen) = decided(
        &desk,
        &ugo,
        "event_overview",
        json!({ "event": event }),
        None,
    )
    .expect("read");
    let of = |at: usize, text: &str| saves(text)[at].clone();
    let (programme, arg) = of(2, "ancora di Anna");
    decided(&desk, &anna, programme, arg, Some(seen)).expect("hers");
    let (name, arg) = of(0, "un altro luogo");
    decided(&desk, &ugo, name, arg, Some(seen)).expect("another thing");
    desk.ask("undo", Value::Null);
    let seen = decided(
        &desk,
        &ugo,
        "event_overview",
        json!({ "event": event }),
        None,
    )
    .expect("read")
    .1;
    decided(&desk, &anna, "undo", Value::Null, None).expect("taken back");
    let (name, arg) = of(2, "di nuovo");
    assert_eq!(
        decided(&desk, &ugo, name, arg, Some(seen)).expect_err("taken back"),
        "changed-meanwhile"
    );
}

#[test]
fn everybody_takes_back_their_own_and_the_chief_anybodys() {
    let desk = Desk::new();
    let event = desk.event();
    let (anna, ugo) = (tablet("Anna", Role::Arbiter), tablet("Ugo", Role::Arbiter));
    let chief = tablet("Rita", Role::Chief);
    let ruling = |caller: &Caller, text: &str| {
        let arg = json!({ "event": event, "section": null, "match": null, "game": null, "article": "1",
            "irregularity": null, "against": [], "overrule": false, "remedy": null, "text": text, "arbiter": caller.person });
        desk.try_ask_as(caller, "add_ruling", arg)
    };
    if let Err(refused) = ruling(&anna, "uno") {
        panic!("{refused}");
    }
    ruling(&ugo, "due").expect("written");
    let refused = desk
        .try_ask_as(&anna, "undo", Value::Null)
        .expect_err("not hers");
    assert_eq!(
        (refused.code.as_str(), &refused.data["who"]),
        ("undo-of-another", &json!("Ugo"))
    );
    let state = |caller: &Caller| {
        desk.try_ask_as(caller, "undo_state", Value::Null)
            .expect("told")
    };
    assert_eq!(state(&anna)["undo"], Value::Null);
    assert_eq!(
        (&state(&ugo)["undoOf"], state(&ugo)["undo"].is_object()),
        (&Value::Null, true)
    );
    assert_eq!(state(&chief)["undoOf"], json!("Ugo"));
    desk.try_ask_as(&ugo, "undo", Value::Null).expect("his own");
    desk.try_ask_as(&anna, "undo", Value::Null)
        .expect("now hers");
    desk.try_ask_as(&chief, "redo", Value::Null)
        .expect("anybody's");
}

#[test]
fn a_notice_says_what_changed_and_where() {
    let desk = Desk::new();
    let event = desk.event();
    let told = Arc::new(Mutex::new(Vec::new()));
    let listener = Arc::clone(&told);
    desk.app.on_notice(Arc::new(move |notice| {
        if let Notice::Changed(changed) = notice {
            let text = serde_json::to_value(changed).expect("JSON");
            listener.lock().expect("a list").push(text);
        }
    }));
    let last = || {
        told.lock()
            .expect("a list")
            .last()
            .cloned()
            .expect("a notice")
    };
    let section = desk.section(event, "individual", "men");
    assert_eq!(
        (&last()["what"], &last()["section"]),
        (&json!(["event"]), &json!(section))
    );
    let before = last()["revision"].as_i64();
    let item = json!([{ "at": "2006-04-25T09:00:00", "kind": "play", "text": "x" }]);
    desk.ask("save_programme", json!({ "event": event, "items": item }));
    assert_eq!(
        (&last()["what"], &last()["event"]),
        (&json!(["programme"]), &json!(event))
    );
    assert_eq!(last()["revision"].as_i64(), before.map(|row| row + 1));
    desk.ask("undo", Value::Null);
    assert_eq!(last()["what"], json!(["programme"]));
    let settings = desk.ask("get_settings", Value::Null);
    desk.ask("save_settings", settings);
    assert_eq!(last()["what"], json!(["settings"]));
}
