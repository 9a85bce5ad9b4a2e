//! A hall of any size: one section of so many entries, one game for each match, lots confirmed.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::{Value, json};

use crate::Desk;

/// An event that is about to be played.
pub struct Hall {
    /// Where everything is asked.
    pub desk: Desk,
    /// The event's number.
    pub event: i64,
    /// The section's number.
    pub section: i64,
}

impl Hall {
    /// Makes the event in a new folder.
    pub fn new(folder: &Path, entries: usize) -> Hall {
        let hall = Hall::with_entries(folder, entries);
        hall.confirm_lots(hall.section);
        hall
    }

    /// The same before the lots.
    pub fn with_entries(folder: &Path, entries: usize) -> Hall {
        let desk = Desk::open(folder, "2006-04-25 09:00");
        let saved = desk.ask(
            "create_event",
            json!({
                "title": "Torneo di prova", "edition": null, "organiser": "G.S. Inventato", "venue": "Sala",
                "beginsOn": "2006-04-25", "endsOn": "2006-04-25", "deadline": null, "timeZone": "Europe/Rome",
                "ruleSet": "fssi-2006", "tables": null, "officials": [],
            }),
        );
        let event = saved["id"].as_i64().expect("an id");
        let mut form = desk.ask(
            "default_section",
            json!({ "event": event, "kind": "individual", "category": "open" }),
        );
        form["chain"] =
            json!([{ "kind": "single", "time": null }, { "kind": "lots", "time": null }]);
        form["thirdPlace"] = "shared".into();
        let section = desk.ask(
            "save_section",
            json!({ "event": event, "id": null, "form": form }),
        );
        let section = section["id"].as_i64().expect("an id");
        let hall = Hall {
            desk,
            event,
            section,
        };
        hall.enter(section, "Prova", entries);
        hall
    }

    /// Another section of the event, its lots confirmed too.
    pub fn add_section(&self, category: &str, entries: usize) -> i64 {
        let form = self.desk.ask(
            "default_section",
            json!({ "event": self.event, "kind": "individual", "category": category }),
        );
        let row = self.desk.ask(
            "save_section",
            json!({ "event": self.event, "id": null, "form": form }),
        );
        let section = row["id"].as_i64().expect("an id");
        self.enter(section, "Altra", entries);
        self.confirm_lots(section);
        section
    }

    fn enter(&self, section: i64, surname: &str, entries: usize) {
        let mut list = String::from("Cognome\tNome\tTessera\tSocietà\n");
        for number in 1..=entries {
            let _ = writeln!(
                list,
                "{surname}{number:04}\tNome\t{}{number:04}\tG.S. Inventato {}",
                &surname[..1],
                number % 16
            );
        }
        let source = json!({ "kind": "pasted", "text": list });
        let import = json!({
            "event": self.event, "source": source, "sheet": null, "columns": null, "headerRow": null,
            "defaultSection": section,
        });
        self.desk.ask("confirm_import", import);
    }

    fn confirm_lots(&self, section: i64) {
        let options = json!({ "seeding": { "kind": "pure" }, "separateClubs": true });
        let lots =
            json!({ "section": section, "options": options, "seed": "hall", "onlyPresent": false });
        self.desk.ask("propose_lots", lots);
        self.desk.ask("confirm_lots", json!({ "section": section }));
    }

    /// The hall that is in this folder already.
    pub fn again(folder: &Path) -> Hall {
        let desk = Desk::open(folder, "2006-04-25 09:00");
        let event = desk.ask("list_events", Value::Null)[0]["id"]
            .as_i64()
            .expect("an event");
        let section = desk.ask("list_sections", json!({ "event": event }))[0]["id"]
            .as_i64()
            .expect("a section");
        Hall {
            desk,
            event,
            section,
        }
    }

    /// The games that can be played now.
    pub fn to_play(&self) -> Vec<(String, Value)> {
        let desk = self.desk.ask(
            "round_desk",
            json!({ "event": self.event, "section": self.section, "round": null }),
        );
        let tables = desk["tables"].as_array().expect("tables").iter();
        let open = tables.filter(|table| table["card"]["state"]["kind"] == "to-play");
        open.map(|table| {
            let key = table["card"]["match"].as_str().expect("a key").to_owned();
            (key, table["card"]["state"]["game"].clone())
        })
        .collect()
    }

    /// A result ready to be recorded.
    pub fn result(&self, key: &str, game: &Value) -> Value {
        json!({
            "section": self.section, "match": key, "game": game, "outcome": "white-wins", "reason": "resigned",
            "boards": [], "moves": null, "overrule": false,
        })
    }
}
