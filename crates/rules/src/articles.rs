//! The articles of each rule set that a player or an arbiter needs, in order, with the message
//! that tells each one in plain words.

mod english;
mod fssi;
mod italian;
mod portuguese;

use crate::{Article, RuleSet, RuleSetId};

/// *Titolo*: a chapter of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, as `4` or `2.1`; empty for what stands before the first.
    pub number: &'static str,
    /// The message with its title.
    pub title_key: &'static str,
    /// Its articles, in order.
    pub articles: &'static [RuleArticle],
}

/// *Articolo*: one article and where its plain words are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleArticle {
    /// The article, in the numbering of its own rule set; empty for what has no number.
    pub article: Article,
    /// The rule set and article whose words it shares; itself, if nobody else says the same.
    told_by: (RuleSetId, &'static str),
}

impl RuleArticle {
    /// The message that tells the article: `rules-<ruleset>-<article with dashes>`.
    #[must_use]
    pub fn key(&self) -> String {
        let (rules, article) = self.told_by;
        format!("rules-{rules}-{}", article.replace('.', "-"))
    }
}

impl RuleSet {
    /// The articles of the rule set by chapter, in order.
    #[must_use]
    pub const fn articles(&self) -> &'static [Chapter] {
        match self.id {
            RuleSetId::Fssi2006 => fssi::CHAPTERS,
            RuleSetId::FidItalian => italian::CHAPTERS,
            RuleSetId::FidEnglish => english::CHAPTERS,
            RuleSetId::FpdClassic => portuguese::CHAPTERS,
        }
    }
}

/// An article in its own words.
const fn own(rules: RuleSetId, article: &'static str) -> RuleArticle {
    RuleArticle {
        article: Article(article),
        told_by: (rules, article),
    }
}

/// What a rule set says before its first article.
const fn preamble(rules: RuleSetId) -> RuleArticle {
    RuleArticle {
        article: Article(""),
        told_by: (rules, "preamble"),
    }
}

/// An article that says what the FID Italian rules say under the same number.
const fn shared(article: &'static str) -> RuleArticle {
    own(RuleSetId::FidItalian, article)
}

/// An article that says what the FID Italian rules say under another number.
const fn as_in(article: &'static str, italian: &'static str) -> RuleArticle {
    RuleArticle {
        article: Article(article),
        told_by: (RuleSetId::FidItalian, italian),
    }
}

const fn chapter(
    number: &'static str,
    title_key: &'static str,
    articles: &'static [RuleArticle],
) -> Chapter {
    Chapter {
        number,
        title_key,
        articles,
    }
}
