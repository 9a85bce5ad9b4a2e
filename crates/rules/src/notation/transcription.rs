//! Trascrizione (art. 12): a game as one writes it on the score sheet.

use std::fmt;

use crate::{Annotation, Game, Move, Position, RecordedMove, RuleSet};

/// The move as art. 12.2 writes it: start and arrival, with the whole path only where that would
/// fit more than one move.
#[must_use]
pub fn transcribe(position: &Position, played: &Move) -> String {
    let fits = |other: &Move| other.from() == played.from() && other.to() == played.to();
    if played.is_capture() && position.legal_moves().iter().filter(|m| fits(m)).count() > 1 {
        played.to_string()
    } else {
        played.short()
    }
}

/// *Coppia di mosse* (art. 12): one numbered line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TranscribedPair {
    /// The number of the move.
    pub number: u32,
    /// The move of the side that begins; nothing if the record starts with the other side.
    pub first: Option<String>,
    /// The reply; nothing if the game ended before it.
    pub second: Option<String>,
}

impl fmt::Display for TranscribedPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first.as_deref().unwrap_or("...");
        write!(f, "{}. {first}", self.number)?;
        match &self.second {
            Some(second) => write!(f, " {second}"),
            None => Ok(()),
        }
    }
}

/// The game as numbered pairs of moves, with the signs of art. 13.
#[must_use]
pub fn transcription(game: &Game) -> Vec<TranscribedPair> {
    let mut pairs: Vec<TranscribedPair> = Vec::new();
    for (ply, recorded) in game.moves().iter().enumerate() {
        let Some(position) = game.position_after(ply) else {
            break;
        };
        let text = with_signs(transcribe(position, &recorded.played), recorded);
        let (number, begins) = numbering(game.start(), ply);
        match pairs.last_mut() {
            Some(pair) if !begins => pair.second = Some(text),
            _ => pairs.push(TranscribedPair {
                number,
                first: begins.then(|| text.clone()),
                second: (!begins).then_some(text),
            }),
        }
    }
    pairs
}

/// The number of a move and whether it is of the side that begins under the rule set.
pub(super) fn numbering(start: &Position, ply: usize) -> (u32, bool) {
    let begins = RuleSet::of(start.rules()).moves_first.value;
    let shifted = ply + usize::from(start.turn() != begins);
    let number = u32::try_from(shifted / 2 + 1).unwrap_or(u32::MAX);
    (number, shifted.is_multiple_of(2))
}

/// Appends the signs of a move, touching it where the text still reads back.
pub(super) fn with_signs(mut text: String, recorded: &RecordedMove) -> String {
    let signs = &recorded.annotations;
    let judgement = signs.iter().find(|sign| sign.judges());
    let touching = signs.iter().filter(|sign| sign.attaches());
    for sign in judgement.into_iter().chain(touching) {
        text.push_str(&sign.to_string());
    }
    let apart = |sign: &&Annotation| !sign.attaches() && Some(*sign) != judgement;
    for sign in signs.iter().filter(apart) {
        text.push(' ');
        text.push_str(&sign.to_string());
    }
    text
}
