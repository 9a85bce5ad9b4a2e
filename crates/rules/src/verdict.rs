//! Verdetto sul risultato (art. 9; Portuguese art. 4): does the reason fit the result, and do the
//! moves, where written down, bear it out?
//!
//! What nobody may overrule is a [`ClaimError`]: the reason does not exist, or leads elsewhere.
//! What an arbiter may overrule is a [`Finding`]: the record says otherwise, and a record can be
//! incomplete.

mod record;

use crate::{
    Article, CountKind, Game, LeadsTo, Move, Outcome, Reason, ReasonFact, RuleSet, RuleSetId, Side,
};

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

/// *Tipo di manifestazione* (art. 11): what the verdict must know about the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "camelCase"))]
pub struct EventTerms {
    /// A promotional event, where the arbiter may reduce the count.
    pub promotional: bool,
}

/// *Verdetto*: a claim that the rules know, with what the record has to say about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "verdict", content = "findings"))]
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

/// *Rilievo*: something in the record that does not fit the claim. The arbiter may overrule it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "camelCase"))]
pub struct Finding {
    /// What does not fit.
    pub what: Misfit,
    /// The article it goes against; none where only the record disagrees.
    pub article: Option<Article>,
}

/// What can be wrong between a claim and a record. The sentence is `verdict-finding-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "code"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Misfit {
    /// "No moves", but there is one.
    CanMove {
        /// Who can move.
        side: Side,
        /// A move, as one writes it.
        #[cfg_attr(feature = "serde", serde(serialize_with = "as_text"))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        example: Move,
    },
    /// "No moves", but it is the other's turn.
    NotOnMove {
        /// Who is said to be blocked.
        side: Side,
    },
    /// "No pieces", but there are some.
    HasPieces {
        /// Who has them.
        side: Side,
        /// How many.
        pieces: u32,
    },
    /// "No moves", but there is no piece left to move: another reason fits.
    AllTaken {
        /// Who has no pieces.
        side: Side,
    },
    /// The game was already won on the board, otherwise than claimed.
    WonOnBoard {
        /// Who won.
        winner: Side,
        /// Why.
        reason: Reason,
    },
    /// The count was never asked or imposed, or has nothing to count.
    CountNotStarted {
        /// Which count.
        kind: CountKind,
    },
    /// The count is short of its number.
    CountIncomplete {
        /// Which count.
        kind: CountKind,
        /// How many were counted.
        done: u8,
        /// How many are needed.
        limit: u8,
        /// The counted player, when there is one.
        side: Option<Side>,
    },
    /// The count was reduced, but the event is not promotional.
    ReducedCount {
        /// To how many moves.
        limit: u8,
    },
    /// The game was already drawn by a count when it went on.
    DrawnByCount {
        /// Which count.
        kind: CountKind,
        /// After how many moves of both sides.
        ply: u32,
    },
    /// "Nobody can win", but the side to move can capture.
    CaptureOpen {
        /// Who can capture.
        side: Side,
        /// The capture.
        #[cfg_attr(feature = "serde", serde(serialize_with = "as_text"))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        example: Move,
    },
    /// Agreed before any move was played.
    AgreedBeforePlay,
    /// "Absent", but moves were written down.
    PlayedThough {
        /// How many moves of both sides.
        plies: u32,
    },
    /// The record ends with another result.
    RecordedOtherwise {
        /// The result in the record.
        outcome: Outcome,
    },
}

impl Misfit {
    /// The code used in messages: the sentence is `verdict-finding-<code>`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Misfit::CanMove { .. } => "can-move",
            Misfit::NotOnMove { .. } => "not-on-move",
            Misfit::HasPieces { .. } => "has-pieces",
            Misfit::AllTaken { .. } => "all-taken",
            Misfit::WonOnBoard { .. } => "won-on-board",
            Misfit::CountNotStarted { .. } => "count-not-started",
            Misfit::CountIncomplete { .. } => "count-incomplete",
            Misfit::ReducedCount { .. } => "reduced-count",
            Misfit::DrawnByCount { .. } => "drawn-by-count",
            Misfit::CaptureOpen { .. } => "capture-open",
            Misfit::AgreedBeforePlay => "agreed-before-play",
            Misfit::PlayedThough { .. } => "played-though",
            Misfit::RecordedOtherwise { .. } => "recorded-otherwise",
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
    /// The code used in messages: the sentence is `verdict-error-<code>`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ClaimError::UnknownReason { .. } => "unknown-reason",
            ClaimError::WrongOutcome { .. } => "wrong-outcome",
            ClaimError::AboutWinner { .. } => "about-winner",
            ClaimError::OtherRuleSet { .. } => "other-rule-set",
        }
    }
}

/// Judges a claimed result under a rule set, with the moves if they were written down.
pub fn verdict(
    rule_set: RuleSetId,
    claim: Claim,
    record: Option<&Game>,
    terms: EventTerms,
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
    let findings = record::findings(claim, fact, game, terms);
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
        .filter(|fact| leads_to(fact.leads_to, outcome))
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
    let fact = RuleSet::of(rule_set)
        .reason(reason)
        .ok_or(ClaimError::UnknownReason { rule_set, reason })?;
    let article = fact.article;
    if !leads_to(fact.leads_to, outcome) {
        return Err(ClaimError::WrongOutcome {
            reason,
            outcome,
            article,
        });
    }
    match (outcome.winner(), about) {
        (Some(winner), Some(side)) if winner == side => Err(ClaimError::AboutWinner {
            reason,
            side,
            article,
        }),
        _ => Ok(fact),
    }
}

fn leads_to(leads_to: LeadsTo, outcome: Outcome) -> bool {
    match leads_to {
        LeadsTo::OneWins => outcome.winner().is_some(),
        LeadsTo::Drawn => outcome == Outcome::Drawn,
        LeadsTo::BothLose => outcome == Outcome::BothLose,
        LeadsTo::AnyOutcome => true,
    }
}

#[cfg(feature = "serde")]
fn as_text<S: serde::Serializer>(played: &Move, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(played)
}
