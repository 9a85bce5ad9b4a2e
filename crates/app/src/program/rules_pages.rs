//! Regole: the four rule sets side by side, article by article.

use rules::{
    AfterCancel, Article, CountStart, Counted, Criterion, DarkCorner, KingReach, RuleSet,
    RuleSetId, Side,
};
use serde::Serialize;
use ts_rs::TS;

use crate::{App, Reply};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RulesPage {
    pub rule_set: RuleSetId,
    pub facts: Vec<RuleFact>,
    pub articles: Vec<ArticleView>,
}

/// A row of the comparison: `fact-<code>`, and `fact-value-<value>`.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RuleFact {
    pub code: String,
    pub value: String,
    pub number: Option<u32>,
    pub article: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ArticleView {
    pub article: String,
    /// The key of its chapter's title.
    pub chapter: String,
    /// The key of its sentence in plain words.
    pub message: String,
}

pub(crate) fn rules_pages(_app: &App, (): ()) -> Reply<Vec<RulesPage>> {
    let pages = RuleSetId::ALL.into_iter().map(|id| {
        let rules = RuleSet::of(id);
        let articles = rules.articles().iter().flat_map(|chapter| {
            chapter.articles.iter().map(|article| ArticleView {
                article: article.article.to_string(),
                chapter: chapter.title_key.to_owned(),
                message: article.key(),
            })
        });
        RulesPage {
            rule_set: id,
            facts: facts(rules),
            articles: articles.collect(),
        }
    });
    Ok(pages.collect())
}

/// The rows of the comparison, in the same order for every rule set.
fn facts(rules: &RuleSet) -> Vec<RuleFact> {
    let fact = |code: &str, value: &str, number: Option<u32>, article: Article| RuleFact {
        code: code.to_owned(),
        value: value.to_owned(),
        number,
        article: article.to_string(),
    };
    let count = &rules.count;
    let mut rows = vec![
        fact(
            "dark-corner",
            match rules.dark_corner.value {
                DarkCorner::LowerLeft => "left",
                DarkCorner::LowerRight => "right",
            },
            None,
            rules.dark_corner.article,
        ),
        fact(
            "moves-first",
            match rules.moves_first.value {
                Side::White => "white",
                Side::Black => "black",
            },
            None,
            rules.moves_first.article,
        ),
        fact(
            "king",
            match rules.king_reach.value {
                KingReach::OneStep => "one-step",
                KingReach::Flies => "flies",
            },
            None,
            rules.king_reach.article,
        ),
        fact(
            "man-takes-king",
            yes_or_no(rules.man_takes_king.value),
            None,
            rules.man_takes_king.article,
        ),
    ];
    let choice = rules.capture_choice;
    rows.push(fact(
        "capture-choice",
        match choice.value.last().map(|criterion| criterion.value) {
            None => "free",
            Some(Criterion::KingsFirst) => "number-king-value-order",
            Some(_) => "number-value",
        },
        None,
        choice.article,
    ));
    rows.push(fact(
        "count",
        match count.counted.value {
            Counted::OnePlayer => "one-player",
            Counted::EachPlayer => "each-player",
        },
        Some(u32::from(count.moves.value)),
        count.moves.article,
    ));
    rows.push(fact(
        "count-start",
        match count.start.value {
            CountStart::OnRequest => "on-request",
            CountStart::Automatic => "automatic",
        },
        None,
        count.start.article,
    ));
    rows.push(fact(
        "after-cancel",
        match count.after_cancel.value {
            AfterCancel::ResumedOnSamePlayer => "same-player",
            AfterCancel::Restarted => "restarted",
        },
        None,
        count.after_cancel.article,
    ));
    let optional = |code: &str, found: Option<(u32, Article)>| match found {
        Some((number, article)) => fact(code, "number", Some(number), article),
        None => RuleFact {
            code: code.to_owned(),
            value: "none".to_owned(),
            number: None,
            article: String::new(),
        },
    };
    rows.push(optional(
        "reduced-count",
        rules
            .reduced_count
            .map(|fact| (u32::from(fact.value), fact.article)),
    ));
    rows.push(optional(
        "forced-moves",
        rules
            .forced_moves
            .map(|fact| (u32::from(fact.value), fact.article)),
    ));
    rows.push(optional(
        "repetition",
        rules
            .repetition
            .map(|fact| (u32::from(fact.value), fact.article)),
    ));
    rows.push(match rules.hearing_aids_excluded {
        Some(excluded) => fact("hearing-aids", "excluded", None, excluded.article),
        None => RuleFact {
            code: "hearing-aids".to_owned(),
            value: "none".to_owned(),
            number: None,
            article: String::new(),
        },
    });
    rows
}

fn yes_or_no(value: bool) -> &'static str {
    if value { "yes" } else { "no" }
}
