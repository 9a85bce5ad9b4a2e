//! The languages the program speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Lingua: Italian first; English and Portuguese complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// Italian.
    #[default]
    It,
    /// English.
    En,
    /// Portuguese, as written in Portugal.
    Pt,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Language; 3] = [Language::It, Language::En, Language::Pt];

    /// The folder under `locales/`, and the code kept in files.
    pub fn code(self) -> &'static str {
        match self {
            Language::It => "it",
            Language::En => "en",
            Language::Pt => "pt",
        }
    }

    /// The full tag, for plurals, dates and the language of a PDF.
    pub fn tag(self) -> &'static str {
        match self {
            Language::It => "it-IT",
            Language::En => "en-GB",
            Language::Pt => "pt-PT",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code is none of `it`, `en`, `pt`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}
