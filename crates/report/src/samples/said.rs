//! What the program itself would say on the paper of an event, in the language it is printed in.
//! What people have typed (titles, programme, prizes, names) stays as they typed it.

use messages::{Language, Messages, Value};

use crate::data::{Official, SectionHead};

/// The program's sentences in one language.
#[derive(Clone, Copy)]
pub(super) struct Said(Language);

impl Said {
    pub(super) fn new(language: Language) -> Self {
        Self(language)
    }

    pub(super) fn language(self) -> Language {
        self.0
    }

    pub(super) fn text(self, key: &str) -> String {
        self.with(key, &[])
    }

    pub(super) fn with(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let messages = Messages::for_language(self.0);
        assert!(messages.has(key), "there is no message {key}");
        messages.text(key, args)
    }

    pub(super) fn all<const N: usize>(self, keys: [&str; N]) -> Vec<String> {
        keys.map(|key| self.text(key)).to_vec()
    }

    pub(super) fn men(self) -> SectionHead {
        self.section("Maschile")
    }

    pub(super) fn women(self) -> SectionHead {
        self.section("Femminile")
    }

    /// A section of the sample event, with the name of its rule set.
    pub(super) fn section(self, title: &str) -> SectionHead {
        SectionHead {
            title: title.to_owned(),
            rule_set: Some(self.text("rule-set-fssi-2006")),
        }
    }

    pub(super) fn officials(self) -> Vec<Official> {
        [
            ("official-chief-arbiter", "Equo Giusti"),
            ("official-director", "Regola Fermi"),
            ("official-delegate", "Prima Casella"),
        ]
        .map(|(role, name)| Official {
            role: self.text(role),
            name: name.to_owned(),
        })
        .to_vec()
    }

    /// What follows when a match of two people is tied, lots apart.
    pub(super) fn ties(self) -> Vec<String> {
        let faster = self.text("step-faster-pair");
        vec![
            self.with(
                "paper-step-minutes",
                &[("step", faster.into()), ("minutes", 15.into())],
            ),
            self.text("step-deciding"),
        ]
    }

    /// What a tree for lower places is called.
    pub(super) fn placing(self, from: u32, to: u32) -> String {
        match from {
            3 => self.text("round-third-place"),
            _ => self.with("round-placing", &[("from", from.into()), ("to", to.into())]),
        }
    }

    /// What follows when a meeting of two clubs is tied.
    pub(super) fn club_ties(self) -> Vec<String> {
        self.all(["paper-tie-board-one", "paper-tie-replay"])
    }

    /// How a game can end under the rule set of the sample event.
    pub(super) fn reasons(self) -> Vec<String> {
        self.all([
            "reason-resigned",
            "reason-no-moves",
            "reason-no-pieces",
            "reason-time",
            "reason-refused-rules",
            "reason-absent",
            "reason-withdrawn",
            "reason-excluded-hearing-aid",
            "reason-disciplinary",
            "reason-agreed",
            "reason-count",
        ])
    }

    pub(super) fn count(self) -> String {
        self.with(
            "paper-count",
            &[("moves", 40.into()), ("article", "10.4".into())],
        )
    }
}
