//! Regole: the four rule sets side by side, article by article.

use rules::RuleSetId;
use serde::Serialize;
use ts_rs::TS;

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RulesPage {
    pub rule_set: RuleSetId,
    pub facts: Vec<RuleFact>,
    pub articles: Vec<ArticleView>,
}

/// A row of the comparison: `fact-<code>`, and `fact-value-<value>`.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RuleFact {
    pub code: String,
    pub value: String,
    pub number: Option<u32>,
    pub article: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ArticleView {
    pub article: String,
    pub chapter: String,
    /// The key of its sentence in plain words.
    pub message: String,
}
