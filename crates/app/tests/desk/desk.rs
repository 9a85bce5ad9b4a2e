//! A desk to try things at: an app on a fresh folder, with a clock that the test sets.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use app::{App, AppError, Caller, DataFolder};
use chrono::{DateTime, TimeZone, Utc};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::shell::ask_with_files;

pub(crate) struct Desk {
    pub(crate) app: Arc<App>,
    pub(crate) folder: TempDir,
    clock: Arc<Mutex<DateTime<Utc>>>,
    asked: AtomicU32,
}

/// Before the deadline of the event that [`Desk::event`] makes.
const MORNING: (i32, u32, u32, u32) = (2006, 4, 1, 8);

impl Desk {
    pub(crate) fn new() -> Desk {
        let (year, month, day, hour) = MORNING;
        let at = Utc
            .with_ymd_and_hms(year, month, day, hour, 0, 0)
            .single()
            .expect("an instant");
        let clock = Arc::new(Mutex::new(at));
        let folder = tempfile::tempdir().expect("a folder");
        let app = open(&folder, &clock);
        let asked = AtomicU32::new(0);
        Desk {
            app,
            folder,
            clock,
            asked,
        }
    }

    pub(crate) fn set_clock(&self, at: DateTime<Utc>) {
        *self.clock.lock().expect("the clock") = at;
    }

    /// The same clock, for another program on the same file.
    pub(crate) fn clock_again(&self) -> Arc<Mutex<DateTime<Utc>>> {
        Arc::clone(&self.clock)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn ask(&self, request: &str, arg: Value) -> Value {
        match self.try_ask(request, arg) {
            Ok(reply) => reply,
            Err(error) => panic!("{request}: {error}"),
        }
    }

    pub(crate) fn try_ask(&self, request: &str, arg: Value) -> Result<Value, AppError> {
        self.try_ask_as(&self.app.desk(), request, arg)
    }

    /// The same by somebody else. All work has an id here, so that any of it can be followed and stopped.
    pub(crate) fn try_ask_as(
        &self,
        caller: &Caller,
        request: &str,
        arg: Value,
    ) -> Result<Value, AppError> {
        let number = self.asked.fetch_add(1, Ordering::Relaxed);
        ask_with_files(&self.app, caller, request, arg, &format!("work-{number}"))
    }

    /// The code of the refusal.
    pub(crate) fn refusal(&self, request: &str, arg: Value) -> String {
        match self.try_ask(request, arg) {
            Ok(reply) => panic!("{request} was not refused: {reply}"),
            Err(error) => error.code,
        }
    }

    /// An event of 25 April 2006 with entries until the 8th at 21:00 in Rome.
    pub(crate) fn event(&self) -> i64 {
        let saved = self.ask(
            "create_event",
            json!({
                "title": "Campionato di esempio", "edition": 1, "organiser": "G.S. Esempio", "venue": "Sala",
                "beginsOn": "2006-04-25", "endsOn": "2006-04-25", "deadline": "2006-04-08T21:00:00",
                "timeZone": "Europe/Rome", "ruleSet": "fssi-2006", "tables": null,
                "officials": [],
            }),
        );
        saved["id"].as_i64().expect("an id")
    }

    /// A section with the usual choices.
    pub(crate) fn section(&self, event: i64, kind: &str, category: &str) -> i64 {
        let form = self.ask(
            "default_section",
            json!({ "event": event, "kind": kind, "category": category }),
        );
        let row = self.ask(
            "save_section",
            json!({ "event": event, "id": null, "form": form }),
        );
        row["id"].as_i64().expect("an id")
    }

    pub(crate) fn entries(&self, event: i64) -> Vec<Value> {
        let rows = self.ask("list_entries", json!({ "event": event, "section": null }));
        rows.as_array().expect("a list").clone()
    }

    pub(crate) fn save_form(&self, event: i64, form: Value) -> i64 {
        let saved = self.ask(
            "save_form",
            json!({ "event": event, "id": null, "form": form }),
        );
        saved["id"].as_i64().expect("an id")
    }
}

pub(crate) fn open(folder: &TempDir, clock: &Arc<Mutex<DateTime<Utc>>>) -> Arc<App> {
    let data = DataFolder::at(folder.path().join("data")).expect("a data folder");
    let clock = Arc::clone(clock);
    let app = App::open_with_clock(data, Arc::new(move || *clock.lock().expect("the clock")));
    Arc::new(app.unwrap_or_else(|trouble| panic!("{}", trouble.error)))
}

/// A sheet received in time, signed and stamped.
pub(crate) fn form(club: &str, lines: &[Value]) -> Value {
    json!({
        "club": null, "clubName": club, "receivedAt": "2006-04-05T10:00:00", "means": "fax", "signed": true,
        "stamped": true, "lateReason": null, "note": "", "lines": lines, "teamSections": [],
    })
}

/// One line of it.
pub(crate) fn line(number: u8, surname: &str, name: &str, card: &str, sections: &[i64]) -> Value {
    json!({
        "line": number, "athlete": null, "surname": surname, "name": name, "card": card, "sex": "m",
        "birthYear": 1970, "category": null, "rating": null,
        "document": { "kind": "identity-card", "number": format!("SECRET-{card}") }, "sections": sections,
    })
}

/// Everything personal that a hand-over may take along.
pub(crate) fn all_along() -> Value {
    json!({ "cards": true, "contacts": true, "hearingAids": true })
}
