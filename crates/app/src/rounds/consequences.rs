//! What a correction or a departure changes beyond itself, in names, for the preview.

use rules::Outcome;
use serde::Serialize;
use tournament::{Consequences, Seat, State};
use ts_rs::TS;

use crate::Reply;
use crate::section::Live;

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
