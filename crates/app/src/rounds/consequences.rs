//! What a change of a section does beyond itself, in names, for the preview.

use rules::Outcome;
use serde::Serialize;
use tournament::{Consequences, MatchId, Seat, State};
use ts_rs::TS;

use super::{FindingView, QuestionView, question_view};
use crate::section::Live;

/// Exactly what a change would do; applying it does exactly this.
#[derive(Debug, Clone, Default, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConsequencesView {
    /// Matches with other players, or another winner.
    pub changed: Vec<ChangedMatch>,
    /// Games already played that no longer count.
    pub cancelled: Vec<CancelledGame>,
    /// Lots inside a match that no longer count.
    pub cancelled_lots: Vec<CancelledLots>,
    /// Who is no longer out of the section.
    pub readmitted: Vec<String>,
    /// What the arbiter will be asked.
    pub asked: Vec<QuestionView>,
    /// Places that change in the standings so far.
    pub places: Vec<ChangedPlace>,
    /// What the arbiter must confirm.
    pub findings: Vec<FindingView>,
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
pub(crate) struct CancelledLots {
    #[serde(rename = "match")]
    pub match_key: String,
    pub round: u32,
    pub table: Option<u32>,
    /// Who had passed.
    pub who: String,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChangedPlace {
    pub who: String,
    pub before: String,
    pub after: String,
}

/// Everything in which the section differs from what it was, in names.
pub(crate) fn consequences(
    live: &Live,
    before: &State,
    findings: Vec<FindingView>,
) -> ConsequencesView {
    let after = &live.state;
    let found = Consequences::between(before, after);
    let round = |id| after.round_of(id).map_or(0, u32::from);
    let table = |id| live.table(id).map(|table| table.table.0);
    let changed = found.matches.iter().map(|moved| ChangedMatch {
        match_key: moved.match_id.to_string(),
        round: round(moved.match_id),
        table: table(moved.match_id),
        before: standing(live, before, moved.match_id),
        after: standing(live, after, moved.match_id),
    });
    let cancelled = found.cancelled.iter().map(|game| CancelledGame {
        match_key: game.key.match_id.to_string(),
        round: round(game.key.match_id),
        table: table(game.key.match_id),
        game: game.key.game.0,
        white: live.name(game.fact.white),
        black: live.name(game.fact.black),
        outcome: game.fact.outcome,
    });
    let lots = found.cancelled_lots.iter().map(|lots| CancelledLots {
        match_key: lots.match_id.to_string(),
        round: round(lots.match_id),
        table: table(lots.match_id),
        who: live.name(lots.winner),
    });
    let place = |place: Option<tournament::Place>| {
        place.map_or_else(|| "–".to_owned(), |place| place.to_string())
    };
    let places = found.places.iter().map(|moved| ChangedPlace {
        who: live.name(moved.entry),
        before: place(moved.before),
        after: place(moved.after),
    });
    let readmitted = found.readmitted.iter().map(|entry| live.name(*entry));
    let asked = found.asked.iter();
    ConsequencesView {
        changed: changed.collect(),
        cancelled: cancelled.collect(),
        cancelled_lots: lots.collect(),
        readmitted: readmitted.collect(),
        asked: asked.map(|asked| question_view(live, asked)).collect(),
        places: places.collect(),
        findings,
    }
}

/// Who meets in a match, and who passes.
fn standing(live: &Live, state: &State, id: MatchId) -> String {
    let Some(view) = state.match_view(id) else {
        return String::new();
    };
    let seat = |seat: Seat| {
        let entry = seat.entry();
        entry.map_or_else(|| "–".to_owned(), |entry| live.name(entry))
    };
    let players = format!("{} – {}", seat(view.seats[0]), seat(view.seats[1]));
    match view.state.winner() {
        Some(winner) => format!("{players} → {}", live.name(winner)),
        None => players,
    }
}
