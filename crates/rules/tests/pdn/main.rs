//! Reading and writing PDN, and the transcription of arts. 12 and 13.

mod liberties;
mod mixed;
mod round_trip;
mod transcription;

use rules::{Game, PdnReading, RuleSetId, read_pdn};

const ITALIAN: &str = include_str!("files/italian.pdn");
const ENGLISH: &str = include_str!("files/english.pdn");
const PORTUGUESE: &str = include_str!("files/portuguese.pdn");
const ANNOTATED: &str = include_str!("files/annotated.pdn");
const MIXED: &str = include_str!("files/mixed.pdn");

fn read(text: &str) -> Vec<PdnReading> {
    read_pdn(text.as_bytes(), RuleSetId::FidItalian)
}

/// The only game of the text, under the Italian rules unless it says otherwise.
fn one(text: &str) -> Game {
    let mut readings = read(text);
    assert_eq!(readings.len(), 1, "{text}");
    readings.remove(0).game.expect("a good game")
}

/// The moves in full notation, parted by spaces.
fn moves(game: &Game) -> String {
    let moves: Vec<String> = game.moves().iter().map(|m| m.played.to_string()).collect();
    moves.join(" ")
}
