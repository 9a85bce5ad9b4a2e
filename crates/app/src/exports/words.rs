//! The words of a file for others: in the language of the event, not of whoever sits at the desk.

use messages::{Language, Messages, Value};
use rules::{Outcome, Reason};
use serde::Serialize;

use crate::chart::RoundName;

/// The sentences of the event's language.
#[derive(Clone, Copy)]
pub(super) struct Words(&'static Messages);

impl Words {
    pub(super) fn of(event: &store::Event) -> Words {
        Words(Messages::for_language(
            event.language.parse().unwrap_or(Language::It),
        ))
    }

    pub(super) fn text(&self, key: &str) -> String {
        self.0.text(key, &[])
    }

    pub(super) fn with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.0.text(key, values)
    }

    pub(super) fn yes_or_empty(&self, yes: bool) -> String {
        if yes {
            self.text("export-yes")
        } else {
            String::new()
        }
    }

    pub(super) fn round(&self, name: RoundName) -> String {
        name.words(self.0)
    }

    pub(super) fn outcome(&self, outcome: Outcome) -> String {
        self.coded("outcome", outcome)
    }

    pub(super) fn reason(&self, reason: Reason) -> String {
        self.coded("reason", reason)
    }

    /// The word for a code, under the key `<prefix>-<code>`.
    pub(super) fn coded(&self, prefix: &str, code: impl Serialize) -> String {
        let code = serde_json::to_value(code).ok();
        let code = code
            .as_ref()
            .and_then(serde_json::Value::as_str)
            .unwrap_or_default();
        self.text(&format!("{prefix}-{code}"))
    }
}
