//! A whole championship as in 2006, with people who do not exist: announced, entered, drawn, played,
//! disputed, corrected, closed, put away.
//!
//! The day is told once, here. The test looks at it step by step; the demonstration leaves its papers.

mod before;
mod closing;
mod games;
mod people;
mod play;
mod rounds;
mod words;

use serde_json::{Value, json};

use crate::Desk;

pub use words::{chart_text, prizes_text, standings_text};

/// The event being held, and where it stands.
pub struct Championship {
    desk: Desk,
    event: i64,
    men: i64,
    women: i64,
    clubs: i64,
    tell: Box<dyn FnMut(&str)>,
}

impl Championship {
    /// The event is announced, from the template of 2006; `tell` hears what is done.
    pub fn announced(desk: Desk, tell: impl FnMut(&str) + 'static) -> Championship {
        before::announce(desk, Box::new(tell))
    }

    /// The desk, to look at anything.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The event's number.
    pub fn event(&self) -> i64 {
        self.event
    }

    /// Men, women, clubs.
    pub fn sections(&self) -> [i64; 3] {
        [self.men, self.women, self.clubs]
    }

    /// The chart of a section in words.
    pub fn chart(&self, section: i64) -> String {
        chart_text(&self.desk.ask("chart", json!({ "section": section })))
    }

    /// The standings of a section in words.
    pub fn standings(&self, section: i64) -> String {
        standings_text(&self.desk.ask("standings", json!({ "section": section })))
    }

    /// The list of prizes in words.
    pub fn prizes(&self) -> String {
        prizes_text(&self.ask_event("prizes"))
    }

    /// The three sections, each in words.
    pub fn all(&self, words: impl Fn(&Championship, i64) -> String) -> String {
        self.sections()
            .map(|section| words(self, section))
            .join("\n\n")
    }

    fn ask_event(&self, request: &str) -> Value {
        self.desk.ask(request, json!({ "event": self.event }))
    }

    fn say(&mut self, what: &str) {
        (self.tell)(what);
    }
}
