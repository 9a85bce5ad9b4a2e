//! A wrong result: first what changes, then one confirmation.

use chrono::{DateTime, Utc};
use rules::{Outcome, Reason};
use serde::{Deserialize, Serialize};
use store::{Kept, SectionId};
use tournament::{Change, Consequences, Facts, GameFact, MatchId, Refusal, Seat, State};
use ts_rs::TS;

use super::record_result::{key, refusal_error, refuse_if_closed, word};
use crate::app::Doing;
use crate::chart::{match_card, slot_name};
use crate::section::{BoardRow, Live};
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

/// Exactly what a change would do; applying it does exactly this.
#[derive(Debug, Clone, Default, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConsequencesView {
    /// Matches with other players, or another winner.
    pub changed: Vec<ChangedMatch>,
    /// Games already played that no longer count.
    pub cancelled: Vec<CancelledGame>,
    /// Places that change in the standings so far.
    pub places: Vec<ChangedPlace>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChangedMatch {
    #[serde(rename = "match")]
    pub match_key: String,
    pub round: u32,
    pub table: Option<u32>,
    pub before: String,
    pub after: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CancelledGame {
    #[serde(rename = "match")]
    pub match_key: String,
    pub round: u32,
    pub table: Option<u32>,
    pub game: u8,
    pub white: String,
    pub black: String,
    pub outcome: Outcome,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChangedPlace {
    pub who: String,
    pub before: String,
    pub after: String,
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
        let card = match_card(live, id)?;
        let doing = Doing::new(code, live.event)
            .with("section", live.title.as_str())
            .with("table", card.table.unwrap_or(0))
            .with("game", arg.game)
            .with("white", slot_name(&card.sides[0]))
            .with("black", slot_name(&card.sides[1]))
            .with("why", arg.why.trim());
        Ok((
            consequences(live, &after)?,
            doing,
            Rewrite::between(live, &after, id, &arg)?,
        ))
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
    match &arg.change {
        CorrectionKind::Result {
            outcome, reason, ..
        } => {
            let claim = rules::Claim::new(*outcome, *reason);
            let terms = rules::EventTerms {
                promotional: live.reduced_count.is_some(),
            };
            rules::verdict(live.rule_set, claim, None, terms).map_err(|refused| {
                AppError::new("result-refused").with(
                    "findings",
                    serde_json::to_value([super::FindingView::of_claim(refused)])
                        .unwrap_or_default(),
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
    Ok(state)
}

/// Derives again until no result is left that others than those who meet have played.
fn settled(before: &State, facts: Facts) -> State {
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
            boards: outcomes,
            reason,
            ..
        } => {
            if outcomes.len() != usize::from(live.form.boards) {
                return Err(AppError::new("boards-missing").with("count", live.form.boards));
            }
            let mut club = boards.facts.clone();
            let replay = arg.game.saturating_sub(1);
            club.results.retain(|result| result.replay < replay);
            club.results
                .extend(
                    (1..)
                        .zip(outcomes)
                        .map(|(board, outcome)| tournament::BoardResult {
                            replay,
                            board,
                            outcome: *outcome,
                            reason: *reason,
                        }),
                );
            let state = tournament::club_match_state(&club, &live.club_rules());
            match state.game_fact(&club, boards.home, boards.away) {
                Some(fact) => _ = facts.games.insert(key, fact),
                None => _ = facts.games.remove(&key),
            }
        }
        CorrectionKind::Annul | CorrectionKind::Remove => _ = facts.games.remove(&key),
    }
    facts.lots.remove(&id);
    Ok(settled(&live.state, facts))
}

/// Everything that differs, in names.
pub(super) fn consequences(live: &Live, after: &State) -> Reply<ConsequencesView> {
    let found = Consequences::between(&live.state, after);
    let seat = |seat: Seat| {
        seat.entry()
            .map_or_else(|| "–".to_owned(), |entry| live.name(entry))
    };
    let mut changed: Vec<ChangedMatch> = Vec::new();
    for moved in &found.matches {
        let view = |state: &State| state.match_view(moved.match_id);
        let words = |state: &State| {
            let Some(view) = view(state) else {
                return String::new();
            };
            let players = format!("{} – {}", seat(view.seats[0]), seat(view.seats[1]));
            match view.state.winner() {
                Some(winner) => format!("{players} → {}", live.name(winner)),
                None => players,
            }
        };
        changed.push(ChangedMatch {
            match_key: moved.match_id.to_string(),
            round: live
                .state
                .section()
                .bracket()
                .round_of(moved.match_id)
                .map_or(0, u32::from),
            table: live.table(moved.match_id).map(|table| table.table.0),
            before: words(&live.state),
            after: words(after),
        });
    }
    let cancelled = found.cancelled.iter().map(|game| CancelledGame {
        match_key: game.key.match_id.to_string(),
        round: live
            .state
            .section()
            .bracket()
            .round_of(game.key.match_id)
            .map_or(0, u32::from),
        table: live.table(game.key.match_id).map(|table| table.table.0),
        game: game.key.game.0,
        white: live.name(game.fact.white),
        black: live.name(game.fact.black),
        outcome: game.fact.outcome,
    });
    let place = |place: Option<tournament::Place>| match place {
        None => "–".to_owned(),
        Some(place) if place.from == place.to => place.from.to_string(),
        Some(place) => format!("{}–{}", place.from, place.to),
    };
    let places = found.places.iter().map(|moved| ChangedPlace {
        who: live.name(moved.entry),
        before: place(moved.before),
        after: place(moved.after),
    });
    Ok(ConsequencesView {
        cancelled: cancelled.collect(),
        places: places.collect(),
        changed,
    })
}

/// Rows to change in the file so that it says what the new state says.
pub(super) struct Rewrite {
    /// Games that no longer hold.
    gone: Vec<store::GameId>,
    /// Lots inside matches that no longer hold.
    gone_lots: Vec<String>,
    corrected: Option<Kept<store::Game>>,
}

impl Rewrite {
    /// What the consequences of a change take out of the file, the changed game apart.
    pub(super) fn cancelled(live: &Live, after: &State) -> Rewrite {
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
        Rewrite {
            gone: games.map(|(_, row)| row.id).collect(),
            gone_lots: live
                .state
                .facts()
                .lots
                .keys()
                .filter(|id| !after.facts().lots.contains_key(id))
                .map(MatchId::to_string)
                .collect(),
            corrected: None,
        }
    }

    fn between(live: &Live, after: &State, id: MatchId, arg: &Correction) -> Reply<Rewrite> {
        let mut rewrite = Rewrite::cancelled(live, after);
        let row = live
            .games
            .get(&(id, arg.game))
            .ok_or_else(|| AppError::new("game-not-recorded"))?;
        // The game itself is not cancelled: it is corrected, annulled or removed on purpose.
        rewrite.gone.retain(|gone| row.id != *gone);
        rewrite.corrected = Some(row.clone());
        Ok(rewrite)
    }

    pub(super) fn drop_cancelled(
        &self,
        change: &mut store::Change<'_>,
        section: SectionId,
    ) -> Reply<()> {
        for game in &self.gone {
            change.delete::<store::Game>(*game)?;
        }
        for decision in change.read().list::<store::MatchDecision>(section)? {
            if self.gone_lots.contains(&decision.match_key) {
                change.delete::<store::MatchDecision>(decision.id)?;
            }
        }
        Ok(())
    }

    fn carry_out(
        &self,
        change: &mut store::Change<'_>,
        arg: &Correction,
        who: &str,
        now: DateTime<Utc>,
    ) -> Reply<()> {
        self.drop_cancelled(change, arg.section)?;
        let Some(row) = &self.corrected else {
            return Ok(());
        };
        match &arg.change {
            CorrectionKind::Result {
                outcome,
                reason,
                boards,
            } => {
                let rows = corrected_boards(row, boards)?;
                change.edit::<store::Game>(row.id, |row| {
                    row.outcome = word(outcome);
                    if rows.is_some() {
                        row.boards = rows;
                    } else {
                        row.reason = Some(word(reason));
                    }
                    row.entered_by = who.to_owned();
                    row.entered_at = now;
                    row.note = arg.why.trim().to_owned();
                })?;
            }
            CorrectionKind::Annul => {
                change.edit::<store::Game>(row.id, |row| {
                    row.annulled_at = Some(now);
                    row.annulled_why = Some(arg.why.trim().to_owned());
                })?;
            }
            CorrectionKind::Remove => change.delete::<store::Game>(row.id)?,
        }
        Ok(())
    }
}

/// The boards of a club match with their new outcomes; nothing in an individual section.
fn corrected_boards(row: &store::Game, outcomes: &[Outcome]) -> Reply<Option<serde_json::Value>> {
    if outcomes.is_empty() {
        return Ok(None);
    }
    let mut rows = BoardRow::of(row)?;
    for (board, outcome) in rows.iter_mut().zip(outcomes) {
        board.outcome = *outcome;
        board.reason = if *outcome == Outcome::Drawn {
            Reason::Agreed
        } else {
            Reason::Resigned
        };
    }
    serde_json::to_value(rows)
        .map(Some)
        .map_err(AppError::internal)
}
