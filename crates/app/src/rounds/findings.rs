//! What the rules have to say about a result before it is recorded: what nobody may do, and what the arbiter may
//! overrule.

use rules::{Claim, ClaimError, Verdict};
use serde::Serialize;
use tournament::MatchId;
use ts_rs::TS;

use super::RecordResult;
use crate::Reply;
use crate::section::{FEWEST_ATHLETES, Live, is_walk_over};

/// Why a change is not accepted as it stands.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FindingView {
    /// `finding-<code>`.
    pub code: String,
    pub article: String,
    pub data: serde_json::Map<String, serde_json::Value>,
    /// The arbiter may confirm all the same.
    pub may_overrule: bool,
}

/// What the rules have to say about a result before it is recorded; colours, order and everything
/// else of the match are the tournament's to say.
pub(super) fn findings(live: &Live, id: MatchId, arg: &RecordResult) -> Reply<Vec<FindingView>> {
    if live.is_clubs() && !is_walk_over(arg.reason) {
        return short_clubs(live, id);
    }
    let moves = arg.moves.as_deref();
    let game = moves
        .filter(|moves| !moves.trim().is_empty())
        .map(|moves| crate::game::replay(live, moves, &[]))
        .transpose()?;
    let claim = Claim::new(arg.outcome, arg.reason);
    let verdict = rules::verdict(live.rule_set, claim, game.as_ref());
    Ok(FindingView::of_verdict(verdict))
}

/// A club that seats too few counts as absent, unless the arbiter lets it play.
fn short_clubs(live: &Live, id: MatchId) -> Reply<Vec<FindingView>> {
    let clubs = live.players_of(id)?.into_iter();
    let short = clubs.filter(|club| (1..FEWEST_ATHLETES).contains(&live.seated(*club).len()));
    let finding = |club| {
        let mut data = serde_json::Map::new();
        data.insert("club".to_owned(), live.name(club).into());
        data.insert("fewest".to_owned(), FEWEST_ATHLETES.into());
        FindingView {
            data,
            ..FindingView::of_play("club-short")
        }
    };
    Ok(short.map(finding).collect())
}

impl FindingView {
    fn of_play(code: &str) -> Self {
        FindingView {
            code: code.to_owned(),
            article: String::new(),
            data: serde_json::Map::new(),
            may_overrule: true,
        }
    }

    /// What the tournament found.
    pub(crate) fn of_tournament(finding: &tournament::Finding) -> Self {
        FindingView::of_play(finding.code())
    }

    /// Everything that stands against a claim; nothing where the rules accept it.
    pub(crate) fn of_verdict(verdict: Result<Verdict, ClaimError>) -> Vec<Self> {
        match verdict {
            Ok(verdict) => verdict.findings().iter().map(Self::of_rules).collect(),
            Err(refused) => vec![Self::of_claim(refused)],
        }
    }

    fn of_rules(finding: &rules::Finding) -> Self {
        let data = match serde_json::to_value(&finding.what) {
            Ok(serde_json::Value::Object(data)) => data,
            _ => serde_json::Map::new(),
        };
        FindingView {
            code: finding.what.code().to_owned(),
            article: finding
                .article
                .map(|article| article.to_string())
                .unwrap_or_default(),
            data,
            may_overrule: true,
        }
    }

    pub(crate) fn of_claim(refused: ClaimError) -> Self {
        let data = match serde_json::to_value(refused) {
            Ok(serde_json::Value::Object(data)) => data,
            _ => serde_json::Map::new(),
        };
        let article = match refused {
            ClaimError::WrongOutcome { article, .. } | ClaimError::AboutWinner { article, .. } => {
                article
            }
            ClaimError::UnknownReason { .. } | ClaimError::OtherRuleSet { .. } => None,
        };
        FindingView {
            code: refused.code().to_owned(),
            article: article
                .map(|article| article.to_string())
                .unwrap_or_default(),
            data,
            may_overrule: false,
        }
    }
}
