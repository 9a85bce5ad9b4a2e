//! Conteggio: where in a game it was asked, imposed or reduced, and what may be said of it at a position.

use rules::{CountCall, CountKind, CountRefusal, CountStatus, Game, Side};
use serde::{Deserialize, Serialize};
use serde_json::Map;
use ts_rs::TS;

use crate::{AppError, Reply};

/// What was said about the count after so many moves (arts. 10.2, 11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CountFrom {
    pub ply: u32,
    /// By the arbiter; otherwise the player on the move asked for it.
    pub imposed: bool,
    /// Art. 11: the arbiter reduces the count of this game, the one that runs here or the one that starts.
    #[serde(default)]
    pub reduced_to: Option<u8>,
}

/// Why a count cannot be called: `count-refused-<code>`.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CountRefusedView {
    pub code: String,
    pub data: Map<String, serde_json::Value>,
}

/// The numbers to which the arbiter may reduce the count here (art. 11).
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReductionView {
    pub least: u8,
    pub most: u8,
    pub article: String,
}

/// The game with these calls besides the ones that its text brought along.
pub(super) fn counted(game: &Game, counts_from: &[CountFrom]) -> Reply<Game> {
    let mut calls = game.calls().to_vec();
    let mut replayed = game.clone();
    for count in counts_from {
        let ply = count.ply as usize;
        if ply > game.len() {
            return Err(AppError::new("count-beyond-moves"));
        }
        let runs = runs_at(&replayed, ply);
        let by = replayed
            .position_after(ply)
            .map_or(Side::White, rules::Position::turn);
        let starts = match count.imposed {
            true => CountCall::Imposed,
            false => CountCall::Asked { by },
        };
        // A count that runs is only reduced.
        if !(runs && count.reduced_to.is_some()) {
            calls.push((ply, starts));
        }
        if let Some(to) = count.reduced_to {
            calls.push((ply, CountCall::Reduced { to }));
        }
        replayed = game
            .with_calls(&calls)
            .map_err(|(_, refusal)| refused(&refusal))?;
    }
    Ok(replayed)
}

/// What was said about the count in a game, as the file keeps it.
pub(super) fn counts_from(game: &Game) -> Vec<CountFrom> {
    let mut said: Vec<CountFrom> = Vec::new();
    for (ply, call) in game.calls() {
        let ply = u32::try_from(*ply).unwrap_or(u32::MAX);
        let reduced_to = match call {
            CountCall::Reduced { to } => Some(*to),
            CountCall::Asked { .. } | CountCall::Imposed => None,
        };
        match said.last_mut() {
            Some(last) if last.ply == ply && reduced_to.is_some() => last.reduced_to = reduced_to,
            _ => said.push(CountFrom {
                ply,
                imposed: !matches!(call, CountCall::Asked { .. }),
                reduced_to,
            }),
        }
    }
    said
}

/// Why no count can be asked or imposed after so many moves; nothing where it can.
pub(super) fn start_refused(game: &Game, ply: usize) -> Option<CountRefusedView> {
    let refusal = game.may_call_count(ply, CountCall::Imposed).err()?;
    Some(CountRefusedView {
        code: refusal.code().to_owned(),
        data: data(&refusal),
    })
}

/// How the count that runs after so many moves, or that may start there, can be reduced.
pub(super) fn reduction(game: &Game, ply: usize) -> Option<ReductionView> {
    let reduction = game.reduction_after(ply)?;
    Some(ReductionView {
        least: reduction.least,
        most: reduction.below - 1,
        article: reduction.article.to_string(),
    })
}

/// The refusal of a count, in its own words.
pub(crate) fn refused(refusal: &CountRefusal) -> AppError {
    let mut error = AppError::new("count-refused");
    error.data = data(refusal);
    error.with("sentence", format!("count-refused-{}", refusal.code()))
}

pub(super) fn data(refusal: &CountRefusal) -> Map<String, serde_json::Value> {
    let article = refusal.article().map(|article| article.to_string());
    let values = refusal.data().into_iter().map(|(name, datum)| {
        let value = serde_json::to_value(datum).unwrap_or_default();
        (name.to_owned(), value)
    });
    values
        .chain([("article".to_owned(), article.unwrap_or_default().into())])
        .collect()
}

fn runs_at(game: &Game, ply: usize) -> bool {
    let states = game.counts_after(ply).unwrap_or_default();
    states
        .iter()
        .any(|state| state.kind == CountKind::Moves && state.status == CountStatus::Running)
}
