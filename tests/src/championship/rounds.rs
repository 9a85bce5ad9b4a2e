//! The day of play, round by round, with everything that happens in a hall.

use serde_json::{Value, json};

use super::Championship;
use super::games::written_game;
use super::play::{self, CLEAR, Goes, key_of, outcome, result, stronger, white_or_black};
use super::words::{list, name};

/// Art. 12: who wears a hearing aid is excluded.
const HEARING_AID: &str = "12";

/// The first match of the second round: its winner plays the first quarter-final.
const NARROWLY_WON: &str = "r2-1";

impl Championship {
    /// The first round of all sections: the whole chain down to lots, somebody who does not come,
    /// and a result that the record of the game does not bear out.
    pub fn first_round(&mut self) {
        self.desk.set_clock("2006-04-25 09:00");
        let tables = self.call_round(self.men);
        let stories = [
            play::CLEAR,
            play::SECOND_GAME,
            play::FASTER_PAIR,
            play::DECIDING,
            play::LOTS,
        ];
        let (told, rest) = tables.split_at(stories.len());
        let [no_show, disputed, clear @ ..] = rest else {
            panic!("more tables than stories")
        };
        for (key, story) in told.iter().zip(stories) {
            self.play(self.men, key, story);
        }
        self.no_show(no_show);
        self.disputed_result(disputed);
        for key in clear {
            self.play(self.men, key, CLEAR);
        }
        for key in self.call_round(self.women) {
            self.play(self.women, &key, play::SECOND_GAME);
        }
        // Two boards each, and the first board breaks the tie; then all drawn, and played again.
        let ties: [&[[&str; 4]]; 2] = [
            &[["white-wins", "white-wins", "drawn", "drawn"]],
            &[["drawn"; 4]],
        ];
        for (key, meetings) in self.call_round(self.clubs).iter().zip(ties) {
            self.play_clubs(key, meetings);
        }
    }

    /// The second round: one player is excluded under art. 12.
    pub fn second_round(&mut self) {
        self.desk.set_clock("2006-04-25 11:00");
        let tables = self.call_round(self.men);
        let [first, excluded, rest @ ..] = &tables[..] else {
            panic!("eight tables")
        };
        assert_eq!(first, NARROWLY_WON);
        self.play(self.men, first, play::NARROW);
        self.exclusion(excluded);
        for key in rest {
            self.play(self.men, key, CLEAR);
        }
        for key in self.call_round(self.women) {
            self.play(self.women, &key, CLEAR);
        }
        for key in self.call_round(self.clubs) {
            self.play_clubs(&key, &[]);
        }
    }

    /// The quarter-finals; only now somebody notices that a result of the round before was wrong.
    pub fn quarter_finals(&mut self) {
        self.desk.set_clock("2006-04-25 15:00");
        let tables = self.call_round(self.men);
        let [first, rest @ ..] = &tables[..] else {
            panic!("four tables")
        };
        self.play(self.men, first, CLEAR);
        self.wrong_result(NARROWLY_WON, first);
        self.play(self.men, first, play::SECOND_GAME);
        for key in rest {
            self.play(self.men, key, CLEAR);
        }
    }

    /// Semi-finals, finals and matches for third place.
    pub fn last_rounds(&mut self) {
        self.desk.set_clock("2006-04-25 16:30");
        for round in ["semi-finals", "finals"] {
            for section in [self.men, self.women] {
                for key in self.open_tables(section) {
                    self.play(
                        section,
                        &key,
                        if round == "finals" {
                            play::SECOND_GAME
                        } else {
                            CLEAR
                        },
                    );
                }
            }
            for key in self.open_tables(self.clubs) {
                self.play_clubs(&key, &[]);
            }
            self.say(&format!("{round} played"));
        }
    }

    /// The tables of the current round that can be called, called; nothing when the section is finished.
    fn open_tables(&mut self, section: i64) -> Vec<String> {
        let sections = self.ask_event("list_sections");
        let finished = list(&sections).any(|row| row["id"] == section && row["finished"] == true);
        if finished {
            Vec::new()
        } else {
            self.call_round(section)
        }
    }

    /// One player does not come: after the wait the other passes.
    fn no_show(&mut self, key: &str) {
        let of_match = json!({ "section": self.men, "match": key });
        let page = self.desk.ask("match_page", of_match.clone());
        let minutes = self.desk.ask("get_policy", Value::Null)["noShowMinutes"]
            .as_i64()
            .expect("minutes");
        assert!(
            page["table"]["noShowAt"].is_string(),
            "the wait runs: {page}"
        );
        self.desk.wait(minutes + 1);
        let card = &page["table"]["card"];
        let (won, _) = outcome(card, Goes::Well);
        self.desk.ask(
            "record_result",
            result(self.men, key, &card["state"]["game"], won, "absent"),
        );
        let after = self.desk.ask("match_page", of_match);
        assert_eq!(
            after["table"]["card"]["state"],
            json!({ "kind": "decided", "how": "walk-over" })
        );
        let absent = &card["sides"][1 - stronger(card) as usize]["entry"];
        self.say(&format!(
            "table {}: {} does not come",
            card["table"],
            name(absent)
        ));
    }

    /// The winner says that no move was left; the record shows moves. The arbiter rules.
    fn disputed_result(&mut self, key: &str) {
        let card = self
            .desk
            .ask("match_page", json!({ "section": self.men, "match": key }))["table"]["card"]
            .clone();
        let game = &card["state"]["game"];
        // After an even number of plies White is to move, and has moves left.
        let moves = written_game(&self.desk, 24);
        let mut claim = result(self.men, key, game, "black-wins", "no-moves");
        claim["moves"] = moves.into();
        let findings = self.desk.ask("check_result", claim.clone());
        assert!(
            list(&findings).next().is_some(),
            "the record does not bear out the claim"
        );
        assert_eq!(
            self.desk.refusal("record_result", claim.clone()),
            "result-doubtful"
        );
        let against = &card["sides"][usize::from(card["state"]["white"] == 1)]["entry"];
        let ruling = self.desk.ask(
            "add_ruling",
            json!({
                "event": self.event, "section": self.men, "match": key, "game": game, "irregularity": "rules-refused",
                "article": null, "against": [against["id"]], "remedy": "loss",
                "text": "Il Bianco rifiuta di muovere: la partita è persa.", "arbiter": "Quirino Fischietti",
                "overrule": false,
            }),
        );
        claim["reason"] = "refused-rules".into();
        claim["overrule"] = true.into();
        self.desk.ask("record_result", claim);
        self.say(&format!(
            "table {}: disputed result, ruled under art. {}",
            card["table"],
            ruling["article"].as_str().unwrap_or_default()
        ));
        self.play(self.men, key, &[Goes::Drawn]);
    }

    /// Somebody sits down with a hearing aid: what the exclusion does is shown first, and is what happens.
    fn exclusion(&mut self, key: &str) {
        let card = self
            .desk
            .ask("match_page", json!({ "section": self.men, "match": key }))["table"]["card"]
            .clone();
        let entry = &card["sides"][1 - stronger(&card) as usize]["entry"];
        self.desk.ask(
            "add_ruling",
            json!({
                "event": self.event, "section": self.men, "match": key, "game": null,
                "irregularity": "hearing-aid-worn", "article": null, "against": [entry["id"]], "remedy": "exclusion",
                "text": "Gioca con la protesi acustica dopo il richiamo.", "arbiter": "Wanda Regolini",
                "overrule": false,
            }),
        );
        let leaves = json!({ "entry": entry["id"], "kind": "excluded", "article": HEARING_AID, "why": "Protesi acustica al tavolo" });
        let preview = self.desk.ask("preview_departure", leaves.clone());
        assert_eq!(self.desk.ask("depart", leaves), preview);
        self.say(&format!(
            "table {}: {} is excluded under art. {HEARING_AID}",
            card["table"],
            name(entry)
        ));
    }

    /// A result of the round before was written the wrong way round, and its winner has played on.
    fn wrong_result(&mut self, key: &str, after: &str) {
        let card = self
            .desk
            .ask("match_page", json!({ "section": self.men, "match": key }))["table"]["card"]
            .clone();
        let first = &card["games"][0];
        let outcome = white_or_black(first["outcome"] == "black-wins");
        let correction = json!({
            "section": self.men, "match": key, "game": first["game"],
            "change": { "kind": "result", "outcome": outcome, "reason": "resigned", "boards": [] },
            "why": "Risultato scritto al contrario sul foglio", "overrule": true,
        });
        let before = self.chart(self.men);
        let preview = self.desk.ask("preview_correction", correction.clone());
        let cancelled: Vec<String> = list(&preview["cancelled"]).map(key_of).collect();
        assert!(
            !cancelled.is_empty() && cancelled.iter().all(|key| key == after),
            "{preview}"
        );
        assert_eq!(self.chart(self.men), before, "a preview changes nothing");
        assert_eq!(self.desk.ask("correct_result", correction), preview);
        let corrected = self.chart(self.men);
        assert_ne!(corrected, before);
        self.desk.ask("undo", Value::Null);
        assert_eq!(
            self.chart(self.men),
            before,
            "one undo takes the correction back"
        );
        self.desk.ask("redo", Value::Null);
        assert_eq!(
            self.chart(self.men),
            corrected,
            "and one redo brings it again"
        );
        self.say(&format!(
            "table {}: the result is corrected, {} games no longer count",
            card["table"],
            cancelled.len()
        ));
    }
}
