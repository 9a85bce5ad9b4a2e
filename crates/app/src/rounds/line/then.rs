//! What a result on the line would lead to, told before it is written.

use rules::{Outcome, Reason};
use serde::Serialize;
use tournament::{Change, GameFact, MatchId, MatchState};
use ts_rs::TS;

use super::super::record_boards::board_rows;
use super::super::record_result::key;
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

/// What follows once it is written; the boards of a club match are taken together.
pub(super) fn then(
    live: &Live,
    id: MatchId,
    game: u8,
    outcome: Outcome,
    reason: Reason,
    boards: &[Outcome],
) -> LineThen {
    let Some(MatchState::ToPlay { white, black, .. }) = live.state.match_state(id) else {
        return LineThen::Nothing;
    };
    let mut fact = GameFact {
        white,
        black,
        outcome,
        reason: Some(reason),
    };
    if live.is_clubs() {
        let Ok(Some(clubs)) = live.club_boards(id) else {
            return LineThen::Nothing;
        };
        let Ok(rows) = board_rows(live, &clubs, game, outcome, reason, boards) else {
            return LineThen::Nothing;
        };
        match clubs
            .with_meeting(game, &rows, &live.club_rules())
            .game_fact()
        {
            Some(settled) => fact = settled,
            // Level: they meet again, with the colours reversed.
            None => {
                return LineThen::NextGame {
                    game: game + 1,
                    white: live.name(clubs.colours(game + 1).0),
                };
            }
        }
    }
    let chain_game = if live.is_clubs() { 1 } else { game };
    let mut after = live.state.clone();
    let record = Change::Record {
        key: key(id, chain_game),
        fact,
    };
    if after.apply(&record).is_err() {
        return LineThen::Nothing;
    }
    match after.match_state(id) {
        Some(MatchState::Decided { winner, .. })
            if after.champion() == Some(winner) && id == after.section().bracket().final_id() =>
        {
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
