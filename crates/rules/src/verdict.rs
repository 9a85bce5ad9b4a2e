//! Verdetto sul risultato (art. 9; Portuguese art. 4): does the reason fit the result, and do the
//! moves, where written down, bear it out?
//!
//! What nobody may overrule is a [`ClaimError`]: the reason does not exist, or leads elsewhere.
//! What an arbiter may overrule is a [`Finding`]: the record says otherwise, and a record can be
//! incomplete.

mod ending;
mod finding;
mod record;

use crate::{Article, Game, Outcome, Reason, ReasonFact, RuleSet, RuleSetId, Side};

pub use ending::ending;
pub use finding::{Finding, Misfit};

/// *Risultato dichiarato* (art. 9): what was handed in for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "camelCase"))]
pub struct Claim {
    /// How the game ended.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
    /// Whom the reason is about (who resigned, whose time is over), where that was said.
    pub about: Option<Side>,
}

impl Claim {
    /// A result with its reason.
    #[must_use]
    pub fn new(outcome: Outcome, reason: Reason) -> Self {
        Claim {
            outcome,
            reason,
            about: None,
        }
    }

    /// The same claim, saying whom the reason is about.
    #[must_use]
    pub fn about(self, side: Side) -> Self {
        Claim {
            about: Some(side),
            ..self
        }
    }

    /// The side that loses, if one does.
    #[must_use]
    pub fn loser(&self) -> Option<Side> {
        self.outcome.winner().map(Side::other)
    }
}

/// *Verdetto*: a claim that the rules know, with what the record has to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "verdict", content = "findings")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verdict {
    /// Nothing speaks against it.
    Accepted,
    /// The record does not bear it out; the arbiter decides.
    Findings(Vec<Finding>),
}

impl Verdict {
    /// Whether nothing speaks against the claim.
    #[must_use]
    pub fn is_accepted(&self) -> bool {
        *self == Verdict::Accepted
    }

    /// What does not fit; empty when accepted.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        match self {
            Verdict::Accepted => &[],
            Verdict::Findings(findings) => findings,
        }
    }
}

/// *Risultato impossibile*: a claim that nobody may accept, whatever the record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "code"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClaimError {
    /// The rule set does not know the reason.
    #[error("{} does not know the reason {}", .rule_set, .reason.as_str())]
    UnknownReason {
        /// The rule set in force.
        rule_set: RuleSetId,
        /// The reason claimed.
        reason: Reason,
    },
    /// The reason does not lead to this result.
    #[error("{} does not lead to this result", .reason.as_str())]
    WrongOutcome {
        /// The reason claimed.
        reason: Reason,
        /// The result claimed.
        outcome: Outcome,
        /// Where the reason is written.
        article: Option<Article>,
    },
    /// The reason is said of the winner, who would be winning by losing.
    #[error("the winner is said to lose for {}", .reason.as_str())]
    AboutWinner {
        /// The reason claimed.
        reason: Reason,
        /// The winner.
        side: Side,
        /// Where the reason is written.
        article: Option<Article>,
    },
    /// The record was played under another rule set.
    #[error("the record is under {recorded}")]
    OtherRuleSet {
        /// The rule set of the record.
        recorded: RuleSetId,
    },
}

impl ClaimError {
    /// The code used in messages: the sentence is `finding-<code>`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ClaimError::UnknownReason { .. } => "unknown-reason",
            ClaimError::WrongOutcome { .. } => "wrong-outcome",
            ClaimError::AboutWinner { .. } => "about-winner",
            ClaimError::OtherRuleSet { .. } => "other-rule-set",
        }
    }

    /// The article that decides, where one does.
    #[must_use]
    pub const fn article(&self) -> Option<Article> {
        match self {
            ClaimError::WrongOutcome { article, .. } | ClaimError::AboutWinner { article, .. } => {
                *article
            }
            ClaimError::UnknownReason { .. } | ClaimError::OtherRuleSet { .. } => None,
        }
    }
}

/// Judges a claimed result under a rule set, with the moves if they were written down.
pub fn verdict(
    rule_set: RuleSetId,
    claim: Claim,
    record: Option<&Game>,
) -> Result<Verdict, ClaimError> {
    let fact = known_reason(rule_set, claim)?;
    let Some(game) = record else {
        return Ok(Verdict::Accepted);
    };
    if game.rule_set() != rule_set {
        return Err(ClaimError::OtherRuleSet {
            recorded: game.rule_set(),
        });
    }
    let findings = record::findings(claim, fact, game);
    Ok(if findings.is_empty() {
        Verdict::Accepted
    } else {
        Verdict::Findings(findings)
    })
}

/// The reasons for which a game may end so, in the order in which they usually happen, each with
/// its article.
#[must_use]
pub fn reasons_for(rule_set: RuleSetId, outcome: Outcome) -> Vec<ReasonFact> {
    let mut reasons: Vec<ReasonFact> = RuleSet::of(rule_set)
        .reasons
        .iter()
        .filter(|fact| fact.leads_to.includes(outcome))
        .copied()
        .collect();
    reasons.sort_by_key(|fact| Reason::ALL.iter().position(|reason| *reason == fact.reason));
    reasons
}

fn known_reason(rule_set: RuleSetId, claim: Claim) -> Result<&'static ReasonFact, ClaimError> {
    let Claim {
        outcome,
        reason,
        about,
    } = claim;
    let rules = RuleSet::of(rule_set);
    let any = rules.entries_of(reason).next();
    let any = any.ok_or(ClaimError::UnknownReason { rule_set, reason })?;
    let fact = rules.reason(reason, outcome);
    let fact = fact.ok_or(ClaimError::WrongOutcome {
        reason,
        outcome,
        article: any.article,
    })?;
    let article = fact.article;
    match (outcome.winner(), about) {
        (Some(winner), Some(side)) if winner == side => Err(ClaimError::AboutWinner {
            reason,
            side,
            article,
        }),
        _ => Ok(fact),
    }
}
