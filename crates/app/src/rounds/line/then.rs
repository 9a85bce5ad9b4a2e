//! What a result on the line would lead to, told before it is written.

use serde::Serialize;
use tournament::{GameKey, MatchState};
use ts_rs::TS;

use super::super::record_result::Entered;
use crate::section::Live;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum LineThen {
    /// This entry passes to the next round, or wins the section.
    Passes {
        who: String,
    },
    Champion {
        who: String,
    },
    /// Another game, with its colours.
    NextGame {
        game: u8,
        white: String,
    },
    /// Games are over: lots decide.
    Lots,
    Nobody,
    /// Nothing that can be said before a correction.
    Nothing,
}

/// What follows once it is written.
pub(super) fn then(live: &Live, key: GameKey, typed: &Entered<'_>) -> LineThen {
    let id = key.match_id;
    let mut after = live.state.clone();
    let applied = typed
        .change(live, key)
        .ok()
        .and_then(|(change, _)| after.apply(&change).ok());
    if applied.is_none() {
        return LineThen::Nothing;
    }
    match after.match_state(id) {
        Some(MatchState::Decided { winner, .. }) if after.champion() == Some(winner) => {
            LineThen::Champion {
                who: live.name(winner),
            }
        }
        Some(MatchState::Decided { winner, .. }) => LineThen::Passes {
            who: live.name(winner),
        },
        Some(MatchState::ToPlay { game, white, .. }) => LineThen::NextGame {
            game: game.0,
            white: live.name(white),
        },
        Some(MatchState::LotsNeeded { .. }) => LineThen::Lots,
        _ => LineThen::Nobody,
    }
}
