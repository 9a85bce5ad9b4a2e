//! A result in one step: checked by the rules, kept, and the next round derived.

use rules::{Outcome, Reason};
use serde::{Deserialize, Serialize};
use store::{Kept, SectionId};
use tournament::{Change, GameFact, GameKey, GameNo, MatchId, MatchState, Seat};
use ts_rs::TS;

use super::exclusion::Exclusion;
use super::findings::{findings, refusal_error, refused};
use super::record_boards::write_boards;
use super::{TableCard, table_card};
use crate::app::Doing;
use crate::section::{Live, entry_id};
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
    let (recorded, event, round_ended) = {
        let mut sections = app.live();
        let live = sections.get(&app.store(), arg.section)?;
        refuse_if_closed(live)?;
        let id = live.match_id(&arg.match_key)?;
        let findings = findings(live, id, &arg)?;
        if let Some(first) = findings
            .iter()
            .find(|finding| !finding.may_overrule || !arg.overrule)
        {
            return Err(refused(first, &findings));
        }
        let written = if live.is_clubs() {
            write_boards(app, live, id, &arg)
        } else {
            write_game(app, live, id, &arg)
        };
        // A derived section must never be ahead of the file.
        let changed = match written {
            Ok(changed) => changed,
            Err(trouble) => {
                sections.clear();
                return Err(trouble);
            }
        };
        let table = table_card(live, id, minutes)?;
        let also = changed.into_iter().filter(|other| *other != id);
        let also: Reply<Vec<TableCard>> =
            also.map(|other| table_card(live, other, minutes)).collect();
        (
            Recorded { table, also: also? },
            live.event,
            live.round_ended_with(id),
        )
    };
    app.announce(Some(event));
    if round_ended {
        crate::safety::copy_after_round(app);
    }
    Ok(recorded)
}

pub(super) fn refuse_if_closed(live: &Live) -> Reply<()> {
    if live.closed {
        Err(AppError::new("section-closed").with("section", live.title.as_str()))
    } else {
        Ok(())
    }
}

pub(super) fn key(match_id: MatchId, game: u8) -> GameKey {
    GameKey {
        match_id,
        game: GameNo(game),
    }
}

/// The result with the colours that were assigned; an error where no game is to be played.
pub(super) fn fact(live: &Live, id: MatchId, arg: &RecordResult) -> Reply<GameFact> {
    match live.state.match_state(id) {
        Some(MatchState::ToPlay { white, black, .. }) => Ok(GameFact {
            white,
            black,
            outcome: arg.outcome,
            reason: Some(arg.reason),
        }),
        Some(MatchState::LotsNeeded { .. }) => Err(AppError::new("only-lots-left")),
        Some(MatchState::Decided { .. }) => Err(AppError::new("match-decided")),
        _ => Err(AppError::new("match-not-ready").with("match", id.to_string())),
    }
}

/// The sentence of the journal: table, players, result.
pub(super) fn doing(live: &Live, id: MatchId, game: u8, fact: &GameFact) -> Doing {
    Doing::new("result-recorded", live.event)
        .with("section", live.title.as_str())
        .with("table", live.table(id).map_or(0, |table| table.table.0))
        .with("game", game)
        .with("white", live.name(fact.white))
        .with("black", live.name(fact.black))
        .with("outcome", word(&fact.outcome))
}

/// A code as the file keeps it.
pub(crate) fn word<T: serde::Serialize>(code: &T) -> String {
    match serde_json::to_value(code) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

fn write_game(app: &App, live: &mut Live, id: MatchId, arg: &RecordResult) -> Reply<Vec<MatchId>> {
    let fact = fact(live, id, arg)?;
    let moves = arg
        .moves
        .as_deref()
        .map(str::trim)
        .filter(|moves| !moves.is_empty())
        .map(str::to_owned);
    let row = store::Game {
        moves,
        ..game_row(app, live, id, arg, fact)
    };
    if let Some(exclusion) = Exclusion::by(live, id, &fact) {
        let action = app.action(exclusion.doing(live));
        app.store().change(action, |change| {
            change.insert(&row)?;
            exclusion.keep(change, "", &row.entered_by, row.entered_at)
        })?;
        return live.derive_again(&app.store());
    }
    let action = app.action(doing(live, id, arg.game, &fact));
    let row_id = app.store().change(action, |change| change.insert(&row))?;
    let change = Change::Record {
        key: key(id, arg.game),
        fact,
    };
    let applied = live
        .state
        .apply(&change)
        .map_err(|refusal| refusal_error(live, id, &refusal))?;
    live.games.insert(
        (id, arg.game),
        Kept {
            id: row_id,
            fact: row,
        },
    );
    reseat(live, &applied.changed);
    Ok(applied.changed)
}

/// The row of a game that has just ended.
pub(super) fn game_row(
    app: &App,
    live: &Live,
    id: MatchId,
    arg: &RecordResult,
    fact: GameFact,
) -> store::Game {
    store::Game {
        section_id: arg.section,
        match_key: arg.match_key.clone(),
        game_no: u32::from(arg.game),
        white_entry_id: entry_id(fact.white),
        black_entry_id: entry_id(fact.black),
        table_no: live.table(id).map(|table| table.table.0),
        outcome: word(&fact.outcome),
        reason: fact.reason.as_ref().map(word),
        boards: None,
        moves: None,
        count_data: None,
        entered_by: app.who(),
        entered_at: app.now(),
        annulled_at: None,
        annulled_why: None,
        note: String::new(),
    }
}

/// Tables move only when somebody is missing in the round after.
fn reseat(live: &mut Live, changed: &[MatchId]) {
    let untabled = |id: &MatchId| live.table(*id).is_some() == seats_nobody(live, *id);
    if changed.iter().any(untabled) {
        live.seat_tables();
    }
}

fn seats_nobody(live: &Live, id: MatchId) -> bool {
    live.state
        .match_view(id)
        .is_some_and(|view| view.seats.contains(&Seat::Nobody))
}
