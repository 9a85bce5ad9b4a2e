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
