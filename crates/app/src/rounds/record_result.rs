//! A result in one step: checked by the rules, kept, and the next round derived.

use rules::{Outcome, Reason, RuleSet};
use serde::{Deserialize, Serialize};
use store::SectionId;
use tournament::{Applied, Change, GameFact, GameKey, GameNo, MatchId, MatchState};
use ts_rs::TS;

use super::findings::findings;
use super::{FindingView, TableCard, table_card};
use crate::app::Doing;
use crate::section::{Asked, BoardRow, Details, Live, Plan, is_walk_over};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecordResult {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
    /// What the arbiter decides; for a club match it is derived from `boards`.
    pub outcome: Outcome,
    pub reason: Reason,
    /// Board results of a club match, board one first; empty otherwise.
    pub boards: Vec<Outcome>,
    /// The moves where they were written down: the game is replayed and the end must match.
    pub moves: Option<String>,
    /// The arbiter has seen the findings and confirms all the same.
    pub overrule: bool,
}

/// Nothing more than what changed: the desk updates in place.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Recorded {
    pub table: TableCard,
    /// Matches whose players or state changed because of it.
    pub also: Vec<TableCard>,
}

/// Records a result. What the rules refuse is refused; what the arbiter may overrule is shown first.
pub(crate) fn record_result(app: &App, arg: RecordResult) -> Reply<Recorded> {
    let minutes = app.policy().no_show_minutes;
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed: false,
    };
    app.held(|held| {
        let live = held.open(arg.section)?;
        let id = live.match_id(&arg.match_key)?;
        let plan = plan(live, id, &arg)?;
        let done = held.carry_out(asked, plan)?;
        recorded(held.live(arg.section)?, id, &done.applied[0], minutes)
    })
}

/// What has to be said about a result before it is recorded.
pub(crate) fn check_result(app: &App, arg: RecordResult) -> Reply<Vec<FindingView>> {
    let asked = Asked {
        rehearsed: true,
        ..Asked::default()
    };
    app.held(|held| {
        let live = held.open(arg.section)?;
        let plan = plan(live, live.match_id(&arg.match_key)?, &arg)?;
        if plan.findings.iter().any(|finding| !finding.may_overrule) {
            return Ok(plan.findings);
        }
        Ok(held.tell(asked, plan)?.findings)
    })
}

/// The cards of what a change touched.
pub(super) fn recorded(
    live: &Live,
    id: MatchId,
    applied: &Applied,
    minutes: u32,
) -> Reply<Recorded> {
    let also = applied.changed.iter().filter(|other| **other != id);
    let also: Reply<Vec<TableCard>> = also
        .map(|other| table_card(live, *other, minutes))
        .collect();
    Ok(Recorded {
        table: table_card(live, id, minutes)?,
        also: also?,
    })
}

fn plan(live: &Live, id: MatchId, arg: &RecordResult) -> Reply<Plan> {
    let findings = findings(live, id, arg)?;
    let typed = Entered {
        outcome: arg.outcome,
        reason: arg.reason,
        boards: &arg.boards,
    };
    let (change, boards) = typed.change(live, key(id, arg.game))?;
    let fact = match &change {
        Change::Record { fact, .. } => Some(*fact),
        _ => None,
    };
    let excluded = fact.and_then(|fact| fact.excludes().next());
    let table = live.table(id).map_or(0, |table| table.table.0);
    let doing = match excluded {
        Some(entry) => Doing::new("result-excludes", live.event)
            .with("section", live.title.as_str())
            .with("table", table)
            .with("who", live.name(entry)),
        None => {
            let [white, black] = live.colours(id)?;
            let outcome = match fact {
                Some(fact) => fact.outcome,
                None => board_outcome(&boards),
            };
            Doing::new("result-recorded", live.event)
                .with("section", live.title.as_str())
                .with("table", table)
                .with("game", arg.game)
                .with("white", live.name(white))
                .with("black", live.name(black))
                .with("outcome", word(&outcome))
        }
    };
    let moves = arg.moves.as_deref().map(str::trim);
    let details = Details {
        moves: moves.filter(|moves| !moves.is_empty()).map(str::to_owned),
        boards,
        article: excluded.and_then(|_| live.hearing_aid_article()),
        ..Details::default()
    };
    Ok(Plan {
        findings,
        ..Plan::with(live, change, doing, details)
    })
}

/// A result as it was typed: one for the game, or one for each board of a meeting of clubs.
pub(super) struct Entered<'a> {
    pub(super) outcome: Outcome,
    pub(super) reason: Reason,
    pub(super) boards: &'a [Outcome],
}

impl Entered<'_> {
    /// What recording it means, and the boards as the file keeps them.
    pub(super) fn change(&self, live: &Live, key: GameKey) -> Reply<(Change, Vec<BoardRow>)> {
        if live.is_clubs() && !is_walk_over(self.reason) {
            let rows = live.board_rows(key.match_id, key.game.0, self.boards)?;
            let boards = rows.iter().map(BoardRow::fact).collect();
            return Ok((Change::RecordBoards { key, boards }, rows));
        }
        let [white, black] = live.colours(key.match_id)?;
        let fact = GameFact {
            white,
            black,
            outcome: self.outcome,
            reason: Some(self.reason),
        };
        let rows = self.walk_over_rows(live, key)?;
        Ok((Change::Record { key, fact }, rows))
    }

    /// The boards that a club lost without playing; none in an individual section.
    pub(super) fn walk_over_rows(&self, live: &Live, key: GameKey) -> Reply<Vec<BoardRow>> {
        if !live.is_clubs() {
            return Ok(Vec::new());
        }
        live.walk_over_rows(key.match_id, key.game.0, self.outcome, self.reason)
    }
}

impl Live {
    /// White and Black of the game to be played; an error where none is.
    fn colours(&self, id: MatchId) -> Reply<[tournament::EntryId; 2]> {
        match self.state.match_state(id) {
            Some(MatchState::ToPlay { white, black, .. }) => Ok([white, black]),
            Some(MatchState::LotsNeeded { .. }) => Err(AppError::new("only-lots-left")),
            Some(MatchState::Decided { .. } | MatchState::NobodyPasses { .. }) => {
                Err(AppError::new("match-decided"))
            }
            _ => Err(AppError::new("match-not-ready").with("match", id.to_string())),
        }
    }

    /// The article that sends away whoever wears a hearing aid, where the rules have one.
    pub(super) fn hearing_aid_article(&self) -> Option<String> {
        let excluded = RuleSet::of(self.rule_set).hearing_aids_excluded?;
        Some(excluded.article.to_string())
    }
}

pub(super) fn key(match_id: MatchId, game: u8) -> GameKey {
    GameKey {
        match_id,
        game: GameNo(game),
    }
}

/// The result of the boards together, for the club that has White on board one.
pub(super) fn board_outcome(boards: &[BoardRow]) -> Outcome {
    let points = |row: &BoardRow| match (row.outcome, row.board % 2) {
        (Outcome::WhiteWins, 1) | (Outcome::BlackWins, 0) => 1,
        (Outcome::WhiteWins | Outcome::BlackWins, _) => -1,
        (Outcome::Drawn | Outcome::BothLose, _) => 0,
    };
    match boards.iter().map(points).sum::<i32>() {
        0 => Outcome::Drawn,
        1.. => Outcome::WhiteWins,
        _ => Outcome::BlackWins,
    }
}

/// A code as the file keeps it.
pub(crate) fn word<T: serde::Serialize>(code: &T) -> String {
    match serde_json::to_value(code) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}
