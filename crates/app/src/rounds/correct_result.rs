//! A wrong result: first what changes, then one confirmation.

use rules::{Outcome, Reason};
use serde::Deserialize;
use store::SectionId;
use tournament::{Change, GameFact, MatchId};
use ts_rs::TS;

use super::consequences::ConsequencesView;
use super::findings::FindingView;
use super::record_result::{Entered, key};
use crate::app::Doing;
use crate::section::{Asked, BoardRow, Details, Live, Plan, is_walk_over, tournament_id};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Correction {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub game: u8,
    pub change: CorrectionKind,
    /// Why, for the journal and the final report.
    pub why: String,
    /// The arbiter has seen the findings and confirms all the same.
    #[serde(default)]
    pub overrule: bool,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum CorrectionKind {
    /// The result was another one.
    Result {
        outcome: Outcome,
        reason: Reason,
        boards: Vec<Outcome>,
    },
    /// The game does not count and is played again.
    Annul,
    /// The result was entered by mistake: the game is still to be played.
    Remove,
}

/// What a correction would change, without changing it.
pub(crate) fn preview_correction(app: &App, arg: Correction) -> Reply<ConsequencesView> {
    correct(app, &arg, true)
}

/// Does what the preview said, in one change that one undo takes back.
pub(crate) fn correct_result(app: &App, arg: Correction) -> Reply<ConsequencesView> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("correction-needs-reason"));
    }
    correct(app, &arg, false)
}

fn correct(app: &App, arg: &Correction, rehearsed: bool) -> Reply<ConsequencesView> {
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed,
    };
    app.held(|held| {
        let live = held.open(arg.section)?;
        let plan = plan(live, live.match_id(&arg.match_key)?, arg)?;
        held.tell(asked, plan)
    })
}

fn plan(live: &Live, id: MatchId, arg: &Correction) -> Reply<Plan> {
    let row = live.games.get(&(id, arg.game));
    let row = row.ok_or_else(|| AppError::new("game-not-recorded"))?;
    let key = key(id, arg.game);
    let mut details = Details {
        why: arg.why.trim().to_owned(),
        ..Details::default()
    };
    let mut findings = Vec::new();
    let (code, change) = match &arg.change {
        CorrectionKind::Result {
            outcome,
            reason,
            boards,
        } => {
            let typed = Entered {
                outcome: *outcome,
                reason: *reason,
                boards,
            };
            findings = refused_by_rules(live, *outcome, *reason);
            let (change, rows) = corrected(live, key, row, &typed)?;
            details.boards = rows;
            if let Change::Correct { fact, .. } = &change
                && fact.excludes().next().is_some()
            {
                details.article = live.hearing_aid_article();
            }
            ("result-corrected", change)
        }
        CorrectionKind::Annul => ("game-annulled", Change::Annul { key }),
        CorrectionKind::Remove => ("result-removed", Change::Remove { key }),
    };
    let name = |entry| live.name(tournament_id(entry));
    let doing = Doing::new(code, live.event)
        .with("section", live.title.as_str())
        .with("table", live.table(id).map_or(0, |table| table.table.0))
        .with("game", arg.game)
        .with("white", name(row.white_entry_id))
        .with("black", name(row.black_entry_id))
        .with("why", arg.why.trim());
    Ok(Plan {
        findings,
        ..Plan::with(live, change, doing, details)
    })
}

/// What the rules do not admit; the boards of clubs are asked one by one.
fn refused_by_rules(live: &Live, outcome: Outcome, reason: Reason) -> Vec<FindingView> {
    if live.is_clubs() && !is_walk_over(reason) {
        return Vec::new();
    }
    let claim = rules::Claim::new(outcome, reason);
    match rules::verdict(live.rule_set, claim, None) {
        Ok(_) => Vec::new(),
        Err(refused) => vec![FindingView::of_claim(refused)],
    }
}

/// The right result under the players, or the people at the boards, of the wrong one. Moves stay
/// where the board's own result stays.
fn corrected(
    live: &Live,
    key: tournament::GameKey,
    row: &store::Game,
    typed: &Entered<'_>,
) -> Reply<(Change, Vec<BoardRow>)> {
    let by_boards = live.is_clubs() && !is_walk_over(typed.reason);
    let mut rows = if by_boards {
        live.board_rows(key.match_id, key.game.0, typed.boards)?
    } else {
        typed.walk_over_rows(live, key)?
    };
    for (after, before) in rows.iter_mut().zip(BoardRow::of(row)?) {
        (after.white, after.black) = (before.white, before.black);
        if after.outcome == before.outcome {
            (after.moves, after.counts_from) = (before.moves, before.counts_from);
        }
    }
    if by_boards {
        let boards = rows.iter().map(BoardRow::fact).collect();
        return Ok((Change::CorrectBoards { key, boards }, rows));
    }
    let fact = GameFact {
        white: tournament_id(row.white_entry_id),
        black: tournament_id(row.black_entry_id),
        outcome: typed.outcome,
        reason: Some(typed.reason),
    };
    Ok((Change::Correct { key, fact }, rows))
}
