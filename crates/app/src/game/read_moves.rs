//! Moves as typed or pasted: read as far as they go, and what stopped the reading.

use rules::{CountCall, Game, PdnError, Position, Refused, SyntaxFault, read_pdn};
use serde::Serialize;
use serde_json::Map;
use ts_rs::TS;

use super::CountFrom;
use super::views::{LegalMove, legal_move};
use crate::{AppError, Reply};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RefusedView {
    /// From 0: the ply that was refused.
    pub ply: u32,
    pub text: String,
    /// `refusal-<code>`.
    pub code: String,
    pub article: String,
    pub data: Map<String, serde_json::Value>,
    pub legal: Vec<LegalMove>,
}

/// The moves as far as they can be read and played, and what stopped the reading.
pub(super) fn read_moves(start: &Position, text: &str) -> (Game, Option<RefusedView>) {
    if text.trim().is_empty() {
        return (Game::from_position(*start), None);
    }
    // A pasted game may bring its own start and tags; a bare list of moves starts where the board stands.
    let has_tags = text.trim_start().starts_with('[');
    let source = if has_tags {
        text.to_owned()
    } else {
        format!("[FEN \"{}\"]\n\n{text}", start.fen())
    };
    let reading = read_pdn(source.as_bytes(), start.rules())
        .into_iter()
        .next();
    match reading.map(|reading| reading.game) {
        Some(Ok(game)) => (game, None),
        Some(Err(PdnError::Illegal {
            ply,
            text: refused,
            refused: why,
            ..
        })) => {
            let legal_part = legal_part(start, text, ply.saturating_sub(1));
            let at = legal_part.len() as u32;
            (legal_part, Some(refused_view(&why, at, &refused)))
        }
        Some(Err(problem)) => (
            Game::from_position(*start),
            // The line of the start was put in front of what was typed.
            Some(unreadable(&problem, if has_tags { 0 } else { 2 })),
        ),
        None => (Game::from_position(*start), None),
    }
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

/// The moves before the one that was refused, word by word.
fn legal_part(start: &Position, text: &str, plies: usize) -> Game {
    let mut game = Game::from_position(*start);
    let words = text.split(|letter: char| letter.is_whitespace() || letter == '.');
    for word in words {
        if game.len() == plies {
            break;
        }
        // Numbers, comments and signs are not moves and are passed over here.
        let word = word.trim_end_matches(['!', '?', '*', '+', '=']);
        let _ = game.play_text(word);
    }
    game
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

/// The same moves with the counts asked for or imposed where they were.
pub(super) fn counted(game: &Game, counts_from: &[CountFrom], reduced: Option<u8>) -> Reply<Game> {
    if counts_from.is_empty() {
        return Ok(game.clone());
    }
    let mut replayed = Game::from_position(*game.start());
    for ply in 0..=game.len() {
        for count in counts_from.iter().filter(|count| count.ply as usize == ply) {
            let call = match count.imposed {
                true => CountCall::Imposed,
                false => CountCall::Asked {
                    by: replayed.position().turn(),
                },
            };
            let refuse = |problem: rules::CountRefusal| {
                AppError::new("count-refused").with("details", problem.to_string())
            };
            replayed.call_count(call).map_err(refuse)?;
            if let Some(to) = reduced {
                replayed
                    .call_count(CountCall::Reduced { to })
                    .map_err(refuse)?;
            }
        }
        if let Some(recorded) = game.moves().get(ply) {
            replayed
                .play(&recorded.played)
                .map_err(AppError::internal)?;
            for sign in &recorded.annotations {
                replayed.annotate(ply + 1, *sign);
            }
            for comment in recorded.comments() {
                replayed.comment(ply + 1, comment);
            }
        }
    }
    Ok(replayed)
}
