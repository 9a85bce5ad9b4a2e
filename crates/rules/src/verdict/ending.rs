//! How a record ends by the rules alone, before anyone claims anything.

use crate::{CountKind, Game, Outcome, Reason, ReasonFact, RuleSet};

/// How the game ended by its moves: drawn by a count, or won because the side to move has no
/// pieces or no moves (arts. 9.2, 9.3; Portuguese 4.2, 4.3). Nothing if it can go on.
#[must_use]
pub fn ending(game: &Game) -> Option<(Outcome, &'static ReasonFact)> {
    let (outcome, reason) = if let Some((_, state)) = game.first_complete_count() {
        (Outcome::Drawn, drawn_by(state.kind))
    } else if game.position().is_over() {
        let loser = game.position().turn();
        let reason = if game.position().pieces(loser).is_empty() {
            Reason::NoPieces
        } else {
            Reason::NoMoves
        };
        (Outcome::win(loser.other()), reason)
    } else {
        return None;
    };
    let fact = RuleSet::of(game.rule_set()).reason(reason, outcome)?;
    Some((outcome, fact))
}

const fn drawn_by(kind: CountKind) -> Reason {
    match kind {
        CountKind::Moves => Reason::Count,
        CountKind::Forced => Reason::ForcedTwelve,
        CountKind::Repetition => Reason::Repetition,
    }
}
