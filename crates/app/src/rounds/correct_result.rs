//! A wrong result: first what changes, then one confirmation.

use chrono::{DateTime, Utc};
use rules::{Outcome, Reason};
use serde::Deserialize;
use store::{EntryId, EntryStatus, Kept, SectionId};
use tournament::{Change, Facts, GameFact, MatchId, Refusal, State};
use ts_rs::TS;

use super::consequences::{ConsequencesView, consequences};
use super::exclusion::{Exclusion, with_exclusions};
use super::findings::{FindingView, refusal_error};
use super::record_boards::{board_outcome, board_rows, is_walk_over};
use super::record_result::{key, refuse_if_closed, word};
use crate::app::Doing;
use crate::event::refuse_if_archived_with;
use crate::section::{BoardRow, Live, entry_id, tournament_id};
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
    app.with_section(arg.section, |live| {
        let id = live.match_id(&arg.match_key)?;
        let after = after_correction(live, id, &arg)?;
        consequences(live, &after)
    })
}

/// Does what the preview said, in one change that one undo takes back.
pub(crate) fn correct_result(app: &App, arg: Correction) -> Reply<ConsequencesView> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("correction-needs-reason"));
    }
    let (view, doing, rewrite) = app.with_section(arg.section, |live| {
        refuse_if_closed(live)?;
        let id = live.match_id(&arg.match_key)?;
        let after = after_correction(live, id, &arg)?;
        let code = match arg.change {
            CorrectionKind::Result { .. } => "result-corrected",
            CorrectionKind::Annul => "game-annulled",
            CorrectionKind::Remove => "result-removed",
        };
        let rewrite = Rewrite::between(live, &after, id, &arg)?;
        let name = |entry| live.name(tournament_id(entry));
        let doing = Doing::new(code, live.event)
            .with("section", live.title.as_str())
            .with("table", live.table(id).map_or(0, |table| table.table.0))
            .with("game", arg.game)
            .with("white", name(rewrite.row.white_entry_id))
            .with("black", name(rewrite.row.black_entry_id))
            .with("why", arg.why.trim());
        Ok((consequences(live, &after)?, doing, rewrite))
    })?;
    let (who, now) = (app.who(), app.now());
    app.change(doing, |change| rewrite.carry_out(change, &arg, &who, now))?;
    Ok(view)
}

/// The section as it would stand.
fn after_correction(live: &Live, id: MatchId, arg: &Correction) -> Reply<State> {
    if live.is_clubs() {
        return after_club_correction(live, id, arg);
    }
    let key = key(id, arg.game);
    let refuse = |refusal: Refusal| refusal_error(live, id, &refusal);
    let mut state = live.state.clone();
    let mut exclusion = None;
    match &arg.change {
        CorrectionKind::Result {
            outcome, reason, ..
        } => {
            let claim = rules::Claim::new(*outcome, *reason);
            rules::verdict(live.rule_set, claim, None).map_err(|refused| {
                AppError::new("result-refused").with(
                    "findings",
                    serde_json::to_value([FindingView::of_claim(refused)]).unwrap_or_default(),
                )
            })?;
            let before = state
                .facts()
                .games
                .get(&key)
                .copied()
                .ok_or_else(|| refuse(Refusal::GameNotRecorded { key }))?;
            let fact = GameFact {
                outcome: *outcome,
                reason: Some(*reason),
                ..before
            };
            exclusion = Exclusion::by(live, id, &fact);
            state
                .apply(&Change::Correct { key, fact })
                .map_err(refuse)?;
        }
        CorrectionKind::Annul => _ = state.apply(&Change::Annul { key }).map_err(refuse)?,
        CorrectionKind::Remove => {
            let mut facts = state.facts().clone();
            facts
                .games
                .remove(&key)
                .ok_or_else(|| refuse(Refusal::GameNotRecorded { key }))?;
            state = settled(&state, facts);
        }
    }
    Ok(with_exclusions(live, state, exclusion.as_ref()))
}

/// Derives again until no result is left that others than those who meet have played.
pub(super) fn settled(before: &State, facts: Facts) -> State {
    let mut state = before.section().derive(&facts);
    loop {
        let strays = state.strays();
        if strays.is_empty() {
            return state;
        }
        let mut facts = state.facts().clone();
        for key in strays {
            facts.games.remove(&key);
        }
        state = before.section().derive(&facts);
    }
}

/// A club match is corrected as a whole: its boards are entered again, or played again.
fn after_club_correction(live: &Live, id: MatchId, arg: &Correction) -> Reply<State> {
    let boards = live
        .club_boards(id)?
        .ok_or_else(|| AppError::new("match-not-ready").with("match", arg.match_key.as_str()))?;
    let mut facts = live.state.facts().clone();
    let key = key(id, 1);
    match &arg.change {
        CorrectionKind::Result {
            outcome,
            reason,
            boards: typed,
        } => {
            let rows = board_rows(live, &boards, arg.game, *outcome, *reason, typed)?;
            if is_recorded(live, id, arg.game, &rows)? {
                return Err(refusal_error(live, id, &Refusal::NothingChanges));
            }
            let after = boards.with_meeting(arg.game, &rows, &live.club_rules());
            match after.game_fact() {
                Some(fact) => _ = facts.games.insert(key, fact),
                None => _ = facts.games.remove(&key),
            }
        }
        CorrectionKind::Annul | CorrectionKind::Remove => _ = facts.games.remove(&key),
    }
    facts.lots.remove(&id);
    Ok(settled(&live.state, facts))
}

/// Whether the boards of a meeting stand in the file just so.
fn is_recorded(live: &Live, id: MatchId, game: u8, rows: &[BoardRow]) -> Reply<bool> {
    let Some(row) = live.games.get(&(id, game)) else {
        return Ok(false);
    };
    let before = BoardRow::of(row)?;
    let result = |row: &BoardRow| (row.outcome, row.reason);
    Ok(before.iter().map(result).eq(rows.iter().map(result)))
}

/// Rows that no longer hold after a change, to be taken out of the file.
pub(super) struct Cancelled {
    games: Vec<store::GameId>,
    /// Matches whose lots no longer hold.
    lots: Vec<String>,
    /// Whoever was excluded by a result that no longer stands.
    exclusions: Vec<EntryId>,
}

impl Cancelled {
    pub(super) fn between(live: &Live, after: &State) -> Cancelled {
        let kept = &after.facts().games;
        let gone_matches: Vec<MatchId> = live
            .state
            .facts()
            .games
            .keys()
            .filter(|key| !kept.contains_key(key))
            .map(|key| key.match_id)
            .collect();
        let is_gone = |(id, game): &(MatchId, u8)| {
            if live.is_clubs() {
                gone_matches.contains(id)
            } else {
                !kept.contains_key(&key(*id, *game))
            }
        };
        let games = live.games.iter().filter(|(at, _)| is_gone(at));
        let lots = live.state.facts().lots.keys();
        let excluded = live.excluded_at.keys();
        Cancelled {
            exclusions: excluded
                .filter(|entry| !after.facts().departures.contains_key(entry))
                .map(|entry| entry_id(*entry))
                .collect(),
            games: games.map(|(_, row)| row.id).collect(),
            lots: lots
                .filter(|id| !after.facts().lots.contains_key(id))
                .map(MatchId::to_string)
                .collect(),
        }
    }

    pub(super) fn remove(&self, change: &mut store::Change<'_>, section: SectionId) -> Reply<()> {
        for game in &self.games {
            change.delete::<store::Game>(*game)?;
        }
        for decision in change.read().list::<store::MatchDecision>(section)? {
            if self.lots.contains(&decision.match_key) {
                change.delete::<store::MatchDecision>(decision.id)?;
            }
        }
        for entry in &self.exclusions {
            change.delete_under::<store::Departure>(*entry)?;
            change.edit::<store::Entry>(*entry, |entry| entry.status = EntryStatus::Active)?;
        }
        Ok(())
    }
}

/// A game's row to be changed, with the ones that fall with it.
struct Rewrite {
    cancelled: Cancelled,
    row: Kept<store::Game>,
    /// The boards of a club match as corrected.
    boards: Option<Vec<BoardRow>>,
    /// Whom the corrected result excludes.
    exclusion: Option<Exclusion>,
}

impl Rewrite {
    fn between(live: &Live, after: &State, id: MatchId, arg: &Correction) -> Reply<Rewrite> {
        let mut cancelled = Cancelled::between(live, after);
        let row = live
            .games
            .get(&(id, arg.game))
            .ok_or_else(|| AppError::new("game-not-recorded"))?
            .clone();
        // The game itself is not cancelled: it is corrected, annulled or removed on purpose.
        cancelled.games.retain(|gone| row.id != *gone);
        let corrected = after.facts().games.get(&key(id, arg.game));
        Ok(Rewrite {
            cancelled,
            boards: corrected_boards(live, id, &row, arg)?,
            exclusion: corrected.and_then(|fact| Exclusion::by(live, id, fact)),
            row,
        })
    }

    fn carry_out(
        &self,
        change: &mut store::Change<'_>,
        arg: &Correction,
        who: &str,
        now: DateTime<Utc>,
    ) -> Reply<()> {
        refuse_if_archived_with(&change.read(), arg.section)?;
        self.cancelled.remove(change, arg.section)?;
        let id = self.row.id;
        match &arg.change {
            CorrectionKind::Result {
                outcome,
                reason,
                boards: typed,
            } => {
                let boards = self.boards.as_ref().map(serde_json::to_value).transpose();
                let boards = boards.map_err(AppError::internal)?;
                let on_boards = boards.is_some() && !is_walk_over(*reason);
                change.edit::<store::Game>(id, |row| {
                    row.outcome = word(&if on_boards {
                        board_outcome(typed)
                    } else {
                        *outcome
                    });
                    row.reason = (!on_boards).then(|| word(reason));
                    row.boards = boards;
                    row.entered_by = who.to_owned();
                    row.entered_at = now;
                    row.note = arg.why.trim().to_owned();
                })?;
            }
            CorrectionKind::Annul => {
                change.edit::<store::Game>(id, |row| {
                    row.annulled_at = Some(now);
                    row.annulled_why = Some(arg.why.trim().to_owned());
                })?;
            }
            CorrectionKind::Remove => change.delete::<store::Game>(id)?,
        }
        if let Some(exclusion) = &self.exclusion {
            exclusion.keep(change, arg.why.trim(), who, now)?;
        }
        Ok(())
    }
}

/// The boards of a club match with their new outcomes, under the people who sat there; nothing in an individual
/// section. Moves stay where the board's own result stays.
fn corrected_boards(
    live: &Live,
    id: MatchId,
    row: &store::Game,
    arg: &Correction,
) -> Reply<Option<Vec<BoardRow>>> {
    let CorrectionKind::Result {
        outcome,
        reason,
        boards: typed,
    } = &arg.change
    else {
        return Ok(None);
    };
    if !live.is_clubs() {
        return Ok(None);
    }
    let Some(clubs) = live.club_boards(id)? else {
        return Ok(None);
    };
    let before = BoardRow::of(row)?;
    let mut rows = board_rows(live, &clubs, arg.game, *outcome, *reason, typed)?;
    for (after, before) in rows.iter_mut().zip(before) {
        (after.white, after.black) = (before.white, before.black);
        if after.outcome == before.outcome {
            (after.moves, after.counts_from) = (before.moves, before.counts_from);
        }
    }
    Ok(Some(rows))
}
