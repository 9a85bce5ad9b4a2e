//! An event that was put away stays as it is.

use serde_json::{Value, json};

use crate::desk::{Desk, form, line};

/// Two men entered, one match played, the section closed.
fn closed() -> (Desk, i64, i64) {
    let desk = Desk::new();
    let event = desk.event();
    let men = desk.section(event, "individual", "men");
    let lines = [
        line(1, "Bianchi", "Ugo", "T1", &[men]),
        line(2, "Verdi", "Ivo", "T2", &[men]),
    ];
    desk.save_form(event, form("G.S. Esempio", &lines));
    desk.ask(
        "save_prizes",
        json!({ "event": event, "shared": "everyone-a-copy", "prizes": [
            { "id": null, "section": null, "prizeFor": { "kind": "places", "from": 1, "to": 1 }, "items": ["Trofeo"] }
        ] }),
    );
    desk.ask("propose_lots", json!({ "section": men, "seed": "PROVA", "options": { "seeding": { "kind": "pure" }, "separateClubs": false }, "onlyPresent": false }));
    desk.ask("confirm_lots", json!({ "section": men }));
    for (game, outcome) in [(1, "white-wins"), (2, "black-wins")] {
        desk.ask(
            "record_result",
            json!({ "section": men, "match": "r1-1", "game": game, "outcome": outcome, "reason": "resigned",
                "boards": [], "moves": null, "overrule": false }),
        );
    }
    desk.ask(
        "add_ruling",
        json!({ "event": event, "section": men, "match": null, "game": null, "irregularity": null, "article": "7.8",
            "against": [], "remedy": "warning", "text": "prova", "arbiter": "Prova", "overrule": false }),
    );
    desk.ask("close_section", json!({ "section": men }));
    (desk, event, men)
}

fn put_away() -> (Desk, i64, i64) {
    let (desk, event, men) = closed();
    desk.ask("archive_event", json!({ "event": event }));
    (desk, event, men)
}

#[test]
fn the_archive_is_offered_when_nothing_is_left_to_do() {
    let (desk, event, _) = closed();
    let day = desk.ask("event_overview", json!({ "event": event }));
    assert_eq!(day["next"]["code"], "hand-out-prizes");
    let after = day["also"].as_array().expect("what comes after");
    assert!(after.iter().all(|thing| thing["code"] != "archive"));
}

#[test]
fn every_change_of_an_archived_event_is_refused() {
    let (desk, event, men) = put_away();
    let entry = desk.entries(event)[0]["id"].clone();
    let other = desk.entries(event)[1]["athlete"].clone();
    let ruling = desk.ask("list_rulings", json!({ "event": event }))[0]["id"].clone();
    let prize = desk.ask("prizes", json!({ "event": event }))["prizes"][0]["id"].clone();
    let sheet = desk.ask("list_forms", json!({ "event": event }))[0]["id"].clone();
    let details = desk.ask("get_event", json!({ "event": event }))["form"].clone();
    let section = desk.ask("list_sections", json!({ "event": event }))[0]["form"].clone();
    let of_section = json!({ "section": men });
    let moves = json!({ "section": men, "match": "r1-1", "game": 1, "board": null, "moves": "", "countsFrom": [], "overrule": true });
    let correction = json!({ "section": men, "match": "r1-1", "game": 1, "change": { "kind": "remove" }, "why": "prova" });
    let leaving = json!({ "entry": entry, "kind": "withdrawn", "article": null, "why": "prova" });
    let changes = [
        ("update_event", json!({ "id": event, "form": details })),
        ("set_logo", json!({ "event": event, "file": null })),
        ("save_programme", json!({ "event": event, "items": [] })),
        (
            "save_section",
            json!({ "event": event, "id": men, "form": section.clone() }),
        ),
        (
            "default_section",
            json!({ "event": event, "kind": "individual", "category": "open" }),
        ),
        ("delete_section", of_section.clone()),
        ("reopen_section", of_section.clone()),
        (
            "save_form",
            json!({ "event": event, "id": null, "form": form("Altra", &[]) }),
        ),
        ("delete_form", json!({ "form": sheet })),
        (
            "add_entry",
            json!({ "section": men, "athlete": other, "club": null, "lateReason": null }),
        ),
        ("remove_entry", json!({ "entry": entry })),
        (
            "set_check_in",
            json!({ "entry": entry, "mark": "present", "on": true }),
        ),
        ("check_in_all", json!({ "event": event, "mark": "present" })),
        (
            "confirm_import",
            json!({ "event": event, "source": { "kind": "pasted", "text": "Cognome\tNome\nNeri\tLeo" },
            "sheet": null, "columns": null, "headerRow": null, "defaultSection": men, "lateReason": null }),
        ),
        (
            "propose_lots",
            json!({ "section": men, "seed": "X", "options": { "seeding": { "kind": "pure" }, "separateClubs": false }, "onlyPresent": false }),
        ),
        (
            "swap_places",
            json!({ "section": men, "place": 1, "with": 2 }),
        ),
        ("confirm_lots", of_section.clone()),
        ("discard_lots", of_section),
        ("attach_moves", moves),
        (
            "add_ruling",
            json!({ "event": event, "section": null, "match": null, "game": null, "irregularity": null,
            "article": "1", "against": [], "remedy": "warning", "text": "", "arbiter": "Prova", "overrule": false }),
        ),
        ("remove_ruling", json!({ "ruling": ruling })),
        (
            "save_prizes",
            json!({ "event": event, "shared": "everyone-a-copy", "prizes": [] }),
        ),
        (
            "give_prize",
            json!({ "event": event, "prize": prize, "entry": entry, "given": true }),
        ),
        (
            "save_clubs_ranking",
            json!({ "event": event, "form": { "points": [3, 2, 1], "participation": 0, "best": null } }),
        ),
    ];
    let before = journal(&desk);
    for (request, arg) in changes {
        assert_eq!(desk.refusal(request, arg), "event-archived", "{request}");
    }
    // At the tables the closed section says so first.
    for (request, arg) in [
        ("correct_result", correction),
        ("depart", leaving),
        ("reinstate", json!({ "entry": entry })),
    ] {
        assert_eq!(desk.refusal(request, arg), "section-closed", "{request}");
    }
    assert_eq!(journal(&desk), before);
}

fn journal(desk: &Desk) -> Value {
    desk.ask(
        "read_journal",
        json!({ "event": null, "before": null, "limit": 5 }),
    )
}
