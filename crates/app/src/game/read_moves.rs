//! Moves as typed or pasted: read as far as they go, what stopped the reading, and what could not be kept.

use rules::{Game, PdnError, PdnNote, PdnReading, Position, Refused, SyntaxFault, read_pdn};
use serde::Serialize;
use serde_json::{Map, Value, json};
use ts_rs::TS;

use super::counts;
use super::views::{LegalMove, legal_move};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RefusedView {
    /// From 0: the ply that was refused.
    pub ply: u32,
    pub text: String,
    /// `refusal-<code>`.
    pub code: String,
    pub article: String,
    pub data: Map<String, Value>,
    pub legal: Vec<LegalMove>,
}

/// Something in the text that was left out, guessed, or kept otherwise than it stands there.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NoteView {
    /// The key of its sentence.
    pub sentence: String,
    pub data: Map<String, Value>,
}

/// What became of a text.
pub(super) struct ReadMoves {
    /// The moves as far as they can be read and played.
    pub(super) game: Game,
    /// What stopped the reading.
    pub(super) refused: Option<RefusedView>,
    pub(super) notes: Vec<NoteView>,
    /// How many games the text holds; only the first is read.
    pub(super) games: usize,
}

/// Reads the first game of a text.
pub(super) fn read_moves(start: &Position, text: &str) -> ReadMoves {
    // A pasted game may bring its own start and tags; a bare list of moves starts where the board stands.
    let has_tags = text.trim_start().starts_with('[');
    let (source, lines_before) = if has_tags {
        (text.to_owned(), 0)
    } else {
        (format!("[FEN \"{}\"]\n\n{text}", start.fen()), 2)
    };
    let mut readings = read_pdn(source.as_bytes(), start.rules());
    let games = readings.len();
    let mut read = ReadMoves {
        game: Game::from_position(*start),
        refused: None,
        notes: Vec::new(),
        games,
    };
    if games == 0 {
        return read;
    }
    let reading = readings.swap_remove(0);
    read.notes = notes(&reading, games, lines_before);
    match reading.game {
        Ok(game) => read.game = game,
        Err(PdnError::Illegal {
            text,
            refused,
            until,
            ..
        }) => {
            let at = u32::try_from(until.len()).unwrap_or(u32::MAX);
            read.refused = Some(refused_view(&refused, at, &text));
            read.game = *until;
        }
        Err(problem) => read.refused = Some(unreadable(&problem, lines_before)),
    }
    read
}

/// Everything that the text says and the moves do not keep, so that nothing goes in silence.
fn notes(reading: &PdnReading, games: usize, lines_before: usize) -> Vec<NoteView> {
    let mut notes = Vec::new();
    let mut note = |sentence: &str, data: Value| {
        let data = match data {
            Value::Object(data) => data,
            _ => Map::new(),
        };
        let sentence = sentence.to_owned();
        notes.push(NoteView { sentence, data });
    };
    if games > 1 {
        note("board-note-more-games", json!({ "count": games }));
    }
    let tags: Vec<&str> = reading.tags.iter().map(|(name, _)| name).collect();
    if !tags.is_empty() {
        note("board-note-tags", json!({ "text": tags.join(", ") }));
    }
    let line_of = |line: usize| line.saturating_sub(lines_before);
    for one in &reading.notes {
        match one {
            PdnNote::ResultDiffers => note("board-note-result-differs", Value::Null),
            PdnNote::Deduced { ply } => note("board-note-deduced", json!({ "ply": ply })),
            PdnNote::Undecided { ply, candidates } => {
                let moves: Vec<String> = candidates.iter().map(ToString::to_string).collect();
                let data = json!({ "ply": ply, "moves": moves.join(", ") });
                note("board-note-undecided", data);
            }
            PdnNote::ResultUnreadable(text) => {
                note("board-note-result-unreadable", json!({ "text": text }));
            }
            PdnNote::TagRepeated(name) => {
                note("board-note-tag-repeated", json!({ "text": name }));
            }
            PdnNote::VariationCut { line, text, .. } => {
                let data = json!({ "line": line_of(*line), "text": text });
                note("board-note-variation-cut", data);
            }
            PdnNote::VariationMisplaced => note("board-note-variation-misplaced", Value::Null),
            PdnNote::MovesInComment { line } => {
                let data = json!({ "line": line_of(*line) });
                note("board-note-moves-in-comment", data);
            }
            PdnNote::CountRefused { refusal, .. } => {
                let sentence = format!("count-refused-{}", refusal.code());
                note(&sentence, Value::Object(counts::data(refusal)));
            }
        }
    }
    notes
}

/// A text that is broken before any rule is asked, told by its line.
fn unreadable(problem: &PdnError, lines_before: usize) -> RefusedView {
    let (code, text) = match problem {
        PdnError::Syntax { fault, .. } => match fault {
            SyntaxFault::UnclosedComment => ("comment-open", String::new()),
            SyntaxFault::UnclosedVariation => ("variation-open", String::new()),
            SyntaxFault::StrayParenthesis => ("parenthesis-stray", String::new()),
            SyntaxFault::NestedTooDeep => ("variations-too-deep", String::new()),
            SyntaxFault::Unreadable(word) => ("word-unreadable", word.clone()),
        },
        PdnError::OtherGame(game) => ("other-game", game.clone()),
        PdnError::Start(_) => ("start-unreadable", String::new()),
        PdnError::Illegal { text, .. } => ("word-unreadable", text.clone()),
    };
    let line = match problem {
        PdnError::Syntax { line, .. } | PdnError::Illegal { line, .. } => *line,
        PdnError::OtherGame(_) | PdnError::Start(_) => 0,
    };
    RefusedView {
        ply: 0,
        text,
        code: code.to_owned(),
        article: String::new(),
        data: Map::from_iter([("line".to_owned(), line.saturating_sub(lines_before).into())]),
        legal: Vec::new(),
    }
}

pub(super) fn refused_view(why: &Refused, ply: u32, text: &str) -> RefusedView {
    let data = why.data().into_iter().map(|(name, datum)| {
        (
            name.to_owned(),
            serde_json::to_value(datum).unwrap_or_default(),
        )
    });
    RefusedView {
        ply,
        text: text.to_owned(),
        code: why.reason.code().to_owned(),
        article: why.article().to_string(),
        data: data.collect(),
        legal: why
            .legal()
            .iter()
            .map(|legal| legal_move(&why.position, legal))
            .collect(),
    }
}
