//! What the rules have to say about a result before it is recorded: what nobody may do, and what the arbiter may
//! overrule.

use rules::{Claim, ClaimError, Verdict};
use serde::Serialize;
use tournament::{Change, MatchId, Refusal};
use ts_rs::TS;

use super::RecordResult;
use super::record_boards::is_walk_over;
use super::record_result::{fact, key};
use crate::section::Live;
use crate::{App, AppError, Reply};

/// Why the rules do not accept a result as it stands.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FindingView {
    /// `verdict-<code>` or `verdict-error-<code>`.
    pub code: String,
    pub article: String,
    pub data: serde_json::Map<String, serde_json::Value>,
    /// The arbiter may confirm all the same.
    pub may_overrule: bool,
}

/// What the rules have to say about a result before it is recorded.
pub(crate) fn check_result(app: &App, arg: RecordResult) -> Reply<Vec<FindingView>> {
    app.with_section(arg.section, |live| {
        findings(live, live.match_id(&arg.match_key)?, &arg)
    })
}

pub(super) fn findings(live: &Live, id: MatchId, arg: &RecordResult) -> Reply<Vec<FindingView>> {
    let mut found = Vec::new();
    if live.is_clubs() && !is_walk_over(arg.reason) {
        if arg.boards.len() != usize::from(live.form.boards) {
            return Err(AppError::new("boards-missing").with("count", live.form.boards));
        }
        return Ok(found);
    }
    let game = arg
        .moves
        .as_deref()
        .filter(|moves| !moves.trim().is_empty());
    let game = game
        .map(|moves| crate::game::replay(live, moves, &[]))
        .transpose()?;
    let claim = Claim::new(arg.outcome, arg.reason);
    let verdict = rules::verdict(live.rule_set, claim, game.as_ref());
    found.extend(FindingView::of_verdict(verdict));
    if !live.is_clubs() {
        let change = Change::Record {
            key: key(id, arg.game),
            fact: fact(live, id, arg)?,
        };
        let said = live
            .state
            .check(&change)
            .map_err(|refusal| refusal_error(live, id, &refusal))?;
        found.extend(said.iter().map(|finding| FindingView {
            code: finding.code().to_owned(),
            article: String::new(),
            data: serde_json::Map::new(),
            may_overrule: true,
        }));
    }
    Ok(found)
}

/// The refusal of a result, with everything that was found.
pub(super) fn refused(first: &FindingView, all: &[FindingView]) -> AppError {
    let code = if first.may_overrule {
        "result-doubtful"
    } else {
        "result-refused"
    };
    AppError::new(code).with("findings", serde_json::to_value(all).unwrap_or_default())
}

/// What the tournament refuses, with the names that its sentence needs.
pub(super) fn refusal_error(live: &Live, id: MatchId, refusal: &Refusal) -> AppError {
    let mut error = AppError::new(refusal.code());
    if let Some(table) = live.table(id) {
        error = error.with("table", table.table.0);
    }
    match refusal {
        Refusal::OtherGameFirst { expected } => error.with("game", expected.0),
        Refusal::NotInMatch { entry }
        | Refusal::UnknownEntry { entry }
        | Refusal::NotOnChart { entry }
        | Refusal::AlreadyOnChart { entry }
        | Refusal::AlreadyLeft { entry }
        | Refusal::NotLeft { entry }
        | Refusal::NothingToLeave { entry }
        | Refusal::AlreadyPlayed { entry } => error.with("who", live.name(*entry)),
        Refusal::NotABye { place } => error.with("place", place.0),
        _ => error,
    }
}

impl FindingView {
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
