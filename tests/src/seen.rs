//! Everything that can be seen of the data, through the door.

use serde_json::{Value, json};

use crate::Desk;

/// Every view of every event, one beside the other.
///
/// The journal and what can be undone are left out: they tell how one came here, not where one is.
pub fn seen(desk: &Desk) -> Value {
    let events = desk.ask("list_events", Value::Null);
    let ids = events
        .as_array()
        .expect("a list")
        .iter()
        .map(|event| event["id"].clone());
    let views: Vec<Value> = ids.map(|event| of_event(desk, &event)).collect();
    let everyone = json!({ "text": "", "club": null, "limit": 500 });
    json!({
        "events": events,
        "views": views,
        "athletes": desk.ask("search_athletes", everyone.clone()),
        "clubs": desk.ask("search_clubs", everyone),
    })
}

fn of_event(desk: &Desk, event: &Value) -> Value {
    let mut views = serde_json::Map::new();
    let of_event = json!({ "event": event });
    for request in [
        "get_event",
        "event_overview",
        "list_sections",
        "list_forms",
        "list_problems",
        "check_in_desk",
        "list_rulings",
        "clubs_ranking",
        "podium",
        "prizes",
        "list_papers",
    ] {
        views.insert(request.to_owned(), desk.ask(request, of_event.clone()));
    }
    views.insert(
        "list_entries".to_owned(),
        desk.ask("list_entries", json!({ "event": event, "section": null })),
    );
    views.insert(
        "round_desk".to_owned(),
        desk.ask(
            "round_desk",
            json!({ "event": event, "section": null, "round": null }),
        ),
    );
    for section in views["list_sections"].as_array().expect("sections").clone() {
        let of_section = json!({ "section": section["id"] });
        for request in [
            "lots_view",
            "chart",
            "standings",
            "verify_lots",
            "list_line_ups",
            "ceremony",
        ] {
            // Before the lots there is nothing to see of some of them: that too must be told alike.
            let view = desk
                .try_ask(request, of_section.clone())
                .unwrap_or_else(|refused| json!({ "refused": refused.code }));
            views.insert(format!("{request} {}", section["id"]), view);
        }
    }
    Value::Object(views)
}
