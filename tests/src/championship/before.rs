//! Before the day: the announcement, six forms, the desk at the entrance, the evening of the lots.

use serde_json::{Value, json};

use super::Championship;
use super::people::{LATE, SHEETS, Sheet, UNSIGNED};
use super::words::list;
use crate::Desk;

/// Typed by the public on the evening of the lots.
const SEEDS: [&str; 3] = ["trinacria 1", "trinacria 2", "trinacria 3"];

pub(super) fn announce(desk: Desk, mut tell: Box<dyn FnMut(&str)>) -> Championship {
    desk.set_clock("2006-03-10 18:00");
    let mut settings = desk.ask("get_settings", Value::Null);
    settings["operator"] = "Segreteria di prova".into();
    desk.ask("save_settings", settings);
    let saved = desk.ask(
        "create_from_template",
        json!({
            "template": "fssi-2006", "title": "Campionato di Dama di esempio", "organiser": "G.S. Inventato Ventomare",
            "venue": "Sala dell'Istituto, Ventomare", "playsOn": "2006-04-25",
        }),
    );
    let event = saved["id"].as_i64().expect("an id");
    let mut form = desk.ask("get_event", json!({ "event": event }))["form"].clone();
    form["edition"] = 1.into();
    form["officials"] = json!([
        { "role": "chief-arbiter", "name": "Quirino Fischietti" },
        { "role": "arbiter", "name": "Wanda Regolini" },
        { "role": "interpreter", "name": "Xenia Segnini" },
    ]);
    assert_eq!(form["deadline"], "2006-04-08T21:00:00");
    desk.ask("update_event", json!({ "id": event, "form": form }));
    let sections = desk.ask("list_sections", json!({ "event": event }));
    let ids: Vec<i64> = list(&sections)
        .filter_map(|section| section["id"].as_i64())
        .collect();
    let [men, women, clubs] = ids[..] else {
        panic!("three sections, not {ids:?}")
    };
    tell("10 March: the event is announced from the template of 2006");
    Championship {
        desk,
        event,
        men,
        women,
        clubs,
        tell,
    }
}

impl Championship {
    /// Six forms come in: one unsigned and sent again, one after the deadline, with its reason.
    pub fn receive_forms(&mut self) {
        for (number, sheet) in SHEETS
            .iter()
            .enumerate()
            .filter(|(number, _)| *number != LATE)
        {
            self.desk.set_clock(&clock(sheet.received));
            let signed = number != UNSIGNED;
            let saved = self.desk.ask(
                "save_form",
                json!({ "event": self.event, "id": null, "form": self.form(number, signed, None) }),
            );
            self.say(&format!(
                "form of {}: {} lines{}",
                sheet.club,
                sheet.people.len(),
                if signed { "" } else { ", not signed" }
            ));
            if !signed {
                let told =
                    list(&saved["problems"]).any(|problem| problem["code"] == "form-unsigned");
                assert!(told, "an unsigned form is told: {saved}");
                self.desk.set_clock("2006-04-01 11:00");
                let mut form =
                    self.desk.ask("get_form", json!({ "form": saved["id"] }))["form"].clone();
                form["signed"] = true.into();
                self.desk.ask(
                    "save_form",
                    json!({ "event": self.event, "id": saved["id"], "form": form }),
                );
                self.say(&format!("form of {}: signed", sheet.club));
            }
        }
        let late = &SHEETS[LATE];
        self.desk.set_clock(&clock(late.received));
        let without =
            json!({ "event": self.event, "id": null, "form": self.form(LATE, true, None) });
        assert_eq!(
            self.desk.refusal("save_form", without),
            "late-reason-needed"
        );
        let with = self.form(LATE, true, Some("Fax guasto, modulo portato a mano"));
        self.desk.ask(
            "save_form",
            json!({ "event": self.event, "id": null, "form": with }),
        );
        self.say(&format!(
            "form of {}: after the deadline, taken with its reason",
            late.club
        ));
    }

    /// Everybody comes but one; documents are seen, hearing aids are off (art. 12).
    pub fn check_in(&mut self) {
        self.desk.set_clock("2006-04-24 18:30");
        for mark in ["present", "document-seen", "hearing-aid-off"] {
            self.desk
                .ask("check_in_all", json!({ "event": self.event, "mark": mark }));
        }
        let desk = self.ask_event("check_in_desk");
        self.say(&format!(
            "24 April: {} checked in, {} missing",
            desk["present"], desk["missing"]
        ));
    }

    /// Lots for the three sections, revealed place by place, confirmed, and verified from the seed.
    pub fn draw_lots(&mut self) {
        for (section, seed) in self.sections().into_iter().zip(SEEDS) {
            self.desk.set_clock("2006-04-24 21:00");
            let of_section = json!({ "section": section });
            let options = self.desk.ask("lots_view", of_section.clone())["options"].clone();
            let proposal = json!({ "section": section, "options": options, "seed": seed, "onlyPresent": true });
            let lots = self.desk.ask("propose_lots", proposal);
            let ceremony = self.desk.ask("ceremony", of_section.clone());
            let shown = self.desk.ask(
                "reveal_to",
                json!({ "section": section, "count": ceremony["total"] }),
            );
            assert_eq!(shown["finished"], true);
            self.desk.wait(10);
            self.desk.ask("confirm_lots", of_section.clone());
            let verdict = self.desk.ask("verify_lots", of_section);
            assert_eq!(
                (&verdict["same"], &verdict["sameEntries"]),
                (&json!(true), &json!(true)),
                "{verdict}"
            );
            self.say(&format!(
                "lots of {} entries from the seed “{seed}”: confirmed and verified",
                lots["entries"]
            ));
        }
    }

    fn form(&self, number: usize, signed: bool, late_reason: Option<&str>) -> Value {
        let sheet: &Sheet = &SHEETS[number];
        let lines = (1..).zip(&sheet.people).map(|(line, person)| {
            json!({
                "line": line, "athlete": null, "surname": person.surname, "name": person.name,
                "card": format!("PROVA-{:02}{line:02}", number + 1), "sex": if person.woman { "f" } else { "m" },
                "birthYear": person.born, "category": person.category, "rating": person.rating,
                "document": { "kind": "identity-card", "number": format!("FINTO{:02}{line:02}", number + 1) },
                "sections": [if person.woman { self.women } else { self.men }],
            })
        });
        json!({
            "club": null, "clubName": sheet.club, "receivedAt": sheet.received, "means": sheet.means, "signed": signed,
            "stamped": true, "lateReason": late_reason, "note": "", "lines": lines.collect::<Vec<_>>(),
            "teamSections": [self.clubs],
        })
    }
}

/// `2006-04-03T12:30:00` as the clock takes it.
fn clock(received: &str) -> String {
    received[..16].replace('T', " ")
}
