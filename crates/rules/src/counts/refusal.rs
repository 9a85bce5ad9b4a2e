//! Why a count cannot be called (arts. 10.1, 10.2, 11).

use crate::{Article, Datum, Side};

/// *Conteggio rifiutato* (arts. 10.1, 10.2, 11): why a count cannot be called now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "code"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CountRefusal {
    /// The count of this rule set starts by itself.
    #[error("this count starts by itself (art. {article})")]
    Automatic {
        /// Where the rule set says so.
        article: Article,
    },
    /// A side has no king (10.1).
    #[error("{side} has no king (art. {article})")]
    KingMissing {
        /// Who has none.
        side: Side,
        /// Where the rule set asks for it.
        article: Article,
    },
    /// The count is running already (10.2).
    #[error("the count is running already (art. {article})")]
    AlreadyRunning {
        /// Where the count is asked.
        article: Article,
    },
    /// The game is over on the board, or drawn by the count.
    #[error("the game is over")]
    GameOver,
    /// There is no count to reduce.
    #[error("no count is running (art. {article})")]
    NotRunning {
        /// Where the count is asked.
        article: Article,
    },
    /// This rule set knows no reduction.
    #[error("this rule set has no reduced count (art. {article})")]
    NoReduction {
        /// The article that fixes the number.
        article: Article,
    },
    /// The number is below the least, or not below the one in force (11).
    #[error("the count may be reduced to {least} at least, and below {limit} (art. {article})")]
    NotAReduction {
        /// The least number allowed.
        least: u8,
        /// The number in force.
        limit: u8,
        /// Where the reduction is written.
        article: Article,
    },
}

impl CountRefusal {
    /// The code used in messages: the sentence is `count-refused-<code>`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            CountRefusal::Automatic { .. } => "automatic",
            CountRefusal::KingMissing { .. } => "king-missing",
            CountRefusal::AlreadyRunning { .. } => "already-running",
            CountRefusal::GameOver => "game-over",
            CountRefusal::NotRunning { .. } => "not-running",
            CountRefusal::NoReduction { .. } => "no-reduction",
            CountRefusal::NotAReduction { .. } => "not-a-reduction",
        }
    }

    /// The article that decides, where one does.
    #[must_use]
    pub const fn article(&self) -> Option<Article> {
        match self {
            CountRefusal::Automatic { article }
            | CountRefusal::KingMissing { article, .. }
            | CountRefusal::AlreadyRunning { article }
            | CountRefusal::NotRunning { article }
            | CountRefusal::NoReduction { article }
            | CountRefusal::NotAReduction { article, .. } => Some(*article),
            CountRefusal::GameOver => None,
        }
    }

    /// The values of the refusal, named as in its sentence, besides the article.
    #[must_use]
    pub fn data(&self) -> Vec<(&'static str, Datum)> {
        match self {
            CountRefusal::KingMissing { side, .. } => {
                vec![("side", Datum::Text(side.as_str().to_owned()))]
            }
            CountRefusal::NotAReduction { least, limit, .. } => vec![
                ("least", u32::from(*least).into()),
                ("limit", u32::from(*limit).into()),
            ],
            _ => Vec::new(),
        }
    }
}
