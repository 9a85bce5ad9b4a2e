//! After the last game: sections closed, prizes handed out, the event put away, everything left on paper.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::Championship;
use super::words::list;

/// What is exported, and in which formats.
const EXPORTS: &[(&str, &str)] = &[
    ("entries", "csv"),
    ("entries", "xlsx"),
    ("results", "csv"),
    ("results", "xlsx"),
    ("standings", "csv"),
    ("standings", "xlsx"),
    ("prizes", "csv"),
    ("prizes", "xlsx"),
    ("games", "pdn"),
    ("web-page", "html"),
];

impl Championship {
    /// Places become final.
    pub fn close_sections(&mut self) {
        self.desk.set_clock("2006-04-25 18:40");
        for section in self.sections() {
            self.desk
                .ask("close_section", json!({ "section": section }));
        }
        self.say("all sections closed");
    }

    /// Every prize is handed out and ticked.
    pub fn hand_out_prizes(&mut self) {
        self.desk.set_clock("2006-04-25 19:00");
        let awards = self.ask_event("prizes")["awards"].clone();
        for award in list(&awards) {
            let given = json!({ "event": self.event, "prize": award["prize"], "entry": award["entry"]["id"], "given": true });
            self.desk.ask("give_prize", given);
        }
        self.say(&format!("{} prizes handed out", list(&awards).count()));
    }

    /// The event is put away: it can be read and no longer changed.
    pub fn archive(&mut self) {
        self.desk.set_clock("2006-04-26 10:00");
        self.ask_event("archive_event");
        let reopening = json!({ "section": self.men });
        assert_eq!(
            self.desk.refusal("reopen_section", reopening),
            "event-archived"
        );
        self.say("26 April: the event is archived");
    }

    /// Exports and the file to hand over.
    pub fn leave_files(&mut self, folder: &Path) {
        make(folder);
        for (what, format) in EXPORTS {
            let path = folder.join(format!("{what}.{format}"));
            let done = self.desk.ask(
                "export_file",
                json!({ "event": self.event, "what": what, "format": format, "path": path }),
            );
            self.say(&format!("{what}.{format}: {} rows", done["rows"]));
        }
        let path = folder.join("championship.tabellone.json");
        let along = json!({ "cards": true, "contacts": true, "hearingAids": false });
        self.desk.ask(
            "hand_over",
            json!({ "event": self.event, "path": path, "along": along }),
        );
        self.say("the event in one file, to hand over");
    }

    /// All the paper of the day, one file for each.
    pub fn leave_papers(&mut self, folder: &Path) {
        make(folder);
        let mut papers = Vec::new();
        for choice in list(&self.ask_event("list_papers")) {
            assert!(choice["unavailable"].is_null(), "{choice}");
            for section in self.sections_of(choice) {
                for round in self.rounds_of(choice, &section) {
                    papers.push(json!({
                        "event": self.event, "kind": choice["kind"], "section": section, "round": round, "athlete": null,
                        "size": choice["sizes"][0], "language": null,
                    }));
                }
            }
        }
        let saved = self
            .desk
            .ask("save_papers", json!({ "papers": papers, "path": folder }));
        assert_eq!(list(&saved["problems"]).count(), 0, "{}", saved["problems"]);
        self.say(&format!(
            "{} papers, {} pages",
            list(&saved["files"]).count(),
            saved["pages"]
        ));
    }

    fn sections_of(&self, choice: &Value) -> Vec<Value> {
        match choice["perSection"] == true {
            true => self.sections().map(Value::from).to_vec(),
            false => vec![Value::Null],
        }
    }

    fn rounds_of(&self, choice: &Value, section: &Value) -> Vec<Value> {
        if choice["perRound"] != true {
            return vec![Value::Null];
        }
        let sections = self.ask_event("list_sections");
        let row = list(&sections).find(|row| row["id"] == *section);
        let rounds = row.and_then(|row| row["rounds"].as_u64()).unwrap_or(0);
        (1..=rounds).map(Value::from).collect()
    }
}

fn make(folder: &Path) {
    fs::create_dir_all(folder).unwrap_or_else(|problem| panic!("{}: {problem}", folder.display()));
}
