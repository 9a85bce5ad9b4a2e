//! Playing a match as it would happen: called, begun, one result after another down the chain.

use serde_json::{Value, json};

use super::Championship;
use super::people::rating;
use super::words::list;

/// How a game goes, seen from who should win it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Goes {
    /// The stronger one wins.
    Well,
    /// The weaker one wins.
    Badly,
    Drawn,
}

use Goes::{Badly, Drawn, Well};

/// A clear win.
pub(super) const CLEAR: &[Goes] = &[Well, Well];
/// Drawn, then won: the second game decides.
pub(super) const SECOND_GAME: &[Goes] = &[Drawn, Well];
/// One win each, then the faster pair.
pub(super) const FASTER_PAIR: &[Goes] = &[Well, Badly, Drawn, Well];
/// Four even games, then the deciding one.
pub(super) const DECIDING: &[Goes] = &[Drawn, Drawn, Drawn, Drawn, Badly];
/// Nothing decides but lots.
pub(super) const LOTS: &[Goes] = &[Drawn, Drawn, Drawn, Drawn, Drawn];
/// Won by one game: another result of it turns the match round.
pub(super) const NARROW: &[Goes] = &[Well, Drawn];

impl Championship {
    /// Calls every table of the round and begins play there; hands back the matches to play.
    pub(super) fn call_round(&mut self, section: i64) -> Vec<String> {
        let desk = self
            .desk
            .ask("call_tables", json!({ "section": section, "matches": [] }));
        let called = list(&desk["tables"]).filter(|table| table["state"] == "called");
        let called: Vec<String> = called.map(|table| key_of(&table["card"])).collect();
        self.say(&format!(
            "{}: {} tables called",
            desk["tables"][0]["sectionTitle"]
                .as_str()
                .unwrap_or_default(),
            called.len()
        ));
        called
    }

    /// Plays a match to its end.
    pub(super) fn play(&mut self, section: i64, key: &str, story: &[Goes]) -> Value {
        let of_match = json!({ "section": section, "match": key });
        let mut story = story.iter();
        let mut begun = false;
        loop {
            let card = self.desk.ask("match_page", of_match.clone())["table"]["card"].clone();
            match card["state"]["kind"].as_str() {
                Some("to-play") => {
                    if !begun {
                        self.desk.ask("start_match", of_match.clone());
                        begun = true;
                    }
                    self.desk.wait(2);
                    let (outcome, reason) = outcome(&card, story.next().copied().unwrap_or(Well));
                    self.desk.ask(
                        "record_result",
                        result(section, key, &card["state"]["game"], outcome, reason),
                    );
                }
                Some("lots-to-decide") => {
                    self.desk.ask(
                        "decide_by_lots",
                        json!({ "section": section, "match": key, "winner": null }),
                    );
                    self.say(&format!("table {}: lots decide", card["table"]));
                }
                _ => return card,
            }
        }
    }

    /// Plays a meeting of two clubs: results from board one, White's or Black's, until it is decided.
    pub(super) fn play_clubs(&mut self, key: &str, meetings: &[[&str; 4]]) {
        let mut meetings = meetings.iter();
        loop {
            let page = self
                .desk
                .ask("match_page", json!({ "section": self.clubs, "match": key }));
            let card = &page["table"]["card"];
            match card["state"]["kind"].as_str() {
                Some("to-play") => {
                    self.desk.wait(5);
                    let stronger = stronger(card);
                    let boards: Vec<&str> = match meetings.next() {
                        Some(boards) => boards.to_vec(),
                        None => list(&page["boards"])
                            .map(|board| white_or_black(white_side(board, card) == stronger))
                            .collect(),
                    };
                    let mut arg =
                        result(self.clubs, key, &card["state"]["game"], "drawn", "agreed");
                    arg["boards"] = json!(boards);
                    self.desk.ask("record_result", arg);
                }
                Some("lots-to-decide") => {
                    self.desk.ask(
                        "decide_by_lots",
                        json!({ "section": self.clubs, "match": key, "winner": null }),
                    );
                }
                _ => return,
            }
        }
    }
}

/// Which club has White on a board: the upper one on the odd boards, and each replay reverses it.
fn white_side(board: &Value, card: &Value) -> u64 {
    let number = |value: &Value| value.as_u64().expect("a number");
    (number(&board["board"]) + number(&card["state"]["game"])) % 2
}

pub(super) fn key_of(card: &Value) -> String {
    card["match"]
        .as_str()
        .expect("the key of a match")
        .to_owned()
}

/// What is sent when a game ends.
pub(super) fn result(section: i64, key: &str, game: &Value, outcome: &str, reason: &str) -> Value {
    json!({
        "section": section, "match": key, "game": game, "outcome": outcome, "reason": reason, "boards": [],
        "moves": null, "overrule": false,
    })
}

/// The result on paper of a game that goes so.
pub(super) fn outcome(card: &Value, goes: Goes) -> (&'static str, &'static str) {
    let stronger_is_white = card["state"]["white"] == stronger(card);
    match goes {
        Drawn => ("drawn", "agreed"),
        Well => (white_or_black(stronger_is_white), "resigned"),
        Badly => (white_or_black(!stronger_is_white), "resigned"),
    }
}

/// Which side is stronger, 0 or 1.
pub(super) fn stronger(card: &Value) -> u64 {
    let of = |side: usize| {
        rating(
            card["sides"][side]["entry"]["surname"]
                .as_str()
                .unwrap_or_default(),
        )
    };
    u64::from(of(1) > of(0))
}

pub(super) fn white_or_black(white: bool) -> &'static str {
    if white { "white-wins" } else { "black-wins" }
}
