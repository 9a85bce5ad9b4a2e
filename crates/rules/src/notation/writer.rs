//! Writing PDN: standard tags, short moves, lines of at most 80 characters.

use super::commands::count_command;
use super::movetext::WrittenResult;
use super::tags::{self, Tags};
use super::transcription::{numbering, transcribe, with_signs};
use crate::{Game, Line, Position, RecordedMove, Remark, RuleSet};

const WIDTH: usize = 80;

/// Writes a game as PDN. What it writes, [`read_pdn`](crate::read_pdn) reads back equal.
#[must_use]
pub fn write_pdn(tags: &Tags, game: &Game) -> String {
    let result = written_result(game);
    let mut text = String::new();
    for (name, value) in tags::roster(tags) {
        push_tag(&mut text, name, value);
    }
    push_tag(&mut text, "Result", result);
    push_tag(&mut text, "GameType", tags::game_type(game.rule_set()));
    if *game.start() != Position::initial(game.rule_set()) {
        push_tag(&mut text, "SetUp", "1");
        push_tag(&mut text, "FEN", &game.start().fen());
    }
    for (name, value) in tags.iter().filter(|(name, _)| !tags::is_in_roster(name)) {
        push_tag(&mut text, name, value);
    }
    text.push('\n');
    let mut movetext = Movetext::default();
    movetext.main_line(game, Calls::Written);
    movetext.word(result);
    text.push_str(&movetext.wrapped(WIDTH));
    text
}

/// The moves of a game as [`read_pdn`](crate::read_pdn) reads them back, in one line: with signs, comments,
/// variations and the result that the record ends with, without tags and without what was said
/// about counts.
#[must_use]
pub fn write_moves(game: &Game) -> String {
    let mut movetext = Movetext::default();
    movetext.main_line(game, Calls::LeftOut);
    if game.outcome().is_some() {
        movetext.word(written_result(game));
    }
    movetext.wrapped(usize::MAX).trim_end().to_owned()
}

fn written_result(game: &Game) -> &'static str {
    let begins = RuleSet::of(game.rule_set()).moves_first.value;
    let Some(outcome) = game.outcome() else {
        return "*";
    };
    WrittenResult::of(outcome, begins).text()
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    text.push_str(&format!("[{name} \"{value}\"]\n"));
}

/// What stands in the movetext: words that may be parted by a line break, and comments that end
/// their line.
enum Piece {
    Word(String),
    LineComment(String),
}

/// Whether what was said about the count is written as a comment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Calls {
    Written,
    LeftOut,
}

#[derive(Default)]
struct Movetext {
    pieces: Vec<Piece>,
    /// Parentheses that open with the next word.
    opening: String,
}

impl Movetext {
    fn main_line(&mut self, game: &Game, calls: Calls) {
        let written = calls == Calls::Written;
        self.comments(game.intro());
        if written {
            self.calls(game, 0);
        }
        let mut position = *game.start();
        let mut interrupted = true;
        for (i, recorded) in game.moves().iter().enumerate() {
            self.numbered_move(game.start(), i, &position, recorded, interrupted);
            interrupted = self.remarks(game.start(), i, &position, recorded);
            interrupted |= written && self.calls(game, i + 1);
            position = position.after(&recorded.played);
        }
    }

    fn variation(&mut self, start: &Position, first: usize, from: &Position, line: &Line) {
        self.opening.push('(');
        self.comments(&line.intro);
        let mut position = *from;
        let mut interrupted = true;
        for (i, recorded) in line.moves.iter().enumerate() {
            self.numbered_move(start, first + i, &position, recorded, interrupted);
            interrupted = self.remarks(start, first + i, &position, recorded);
            position = position.after(&recorded.played);
        }
        match self.pieces.last_mut() {
            Some(Piece::Word(word)) if self.opening.is_empty() => word.push(')'),
            _ => self.word(")"),
        }
    }

    /// The move, with its number where it begins a pair or where something came between.
    fn numbered_move(
        &mut self,
        start: &Position,
        ply: usize,
        position: &Position,
        recorded: &RecordedMove,
        interrupted: bool,
    ) {
        let (number, begins) = numbering(start, ply);
        if begins {
            self.word(&format!("{number}."));
        } else if interrupted {
            self.word(&format!("{number}..."));
        }
        let text = with_signs(transcribe(position, &recorded.played), recorded);
        for word in text.split(' ') {
            self.word(word);
        }
    }

    fn remarks(
        &mut self,
        start: &Position,
        ply: usize,
        before: &Position,
        recorded: &RecordedMove,
    ) -> bool {
        for remark in &recorded.remarks {
            match remark {
                Remark::Comment(text) => self.comment(text),
                Remark::Variation(line) => self.variation(start, ply, before, line),
            }
        }
        !recorded.remarks.is_empty()
    }

    /// What was said about the count after so many moves.
    fn calls(&mut self, game: &Game, ply: usize) -> bool {
        let said = game.calls().iter().filter(|(at, _)| *at == ply);
        let mut any = false;
        for (_, call) in said {
            self.comment(&count_command(*call));
            any = true;
        }
        any
    }

    fn comments(&mut self, comments: &[String]) {
        for text in comments {
            self.comment(text);
        }
    }

    fn comment(&mut self, text: &str) {
        let text = text.replace(['\r', '\n'], " ");
        if text.trim().is_empty() {
            return;
        }
        if text.contains('}') {
            if !self.opening.is_empty() {
                self.word("");
            }
            self.pieces.push(Piece::LineComment(format!(";{text}")));
            return;
        }
        for word in breakable(&format!("{{{text}}}")) {
            self.word(&word);
        }
    }

    fn word(&mut self, word: &str) {
        let opening = std::mem::take(&mut self.opening);
        self.pieces.push(Piece::Word(opening + word));
    }

    fn wrapped(&self, width: usize) -> String {
        let mut text = String::new();
        let mut column = 0;
        for piece in &self.pieces {
            let (Piece::Word(word) | Piece::LineComment(word)) = piece;
            let length = word.chars().count();
            if column > 0 && column + 1 + length > width {
                text.push('\n');
                column = 0;
            } else if column > 0 {
                text.push(' ');
                column += 1;
            }
            text.push_str(word);
            column += length;
            if matches!(piece, Piece::LineComment(_)) {
                text.push('\n');
                column = 0;
            }
        }
        text.push('\n');
        text
    }
}

/// Cuts a comment where a line break would read back as the same single space. A bracket never
/// begins a line, for it would look like the tags of the next game.
fn breakable(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut previous = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let alone = previous.is_some_and(|p: char| !p.is_whitespace())
            && chars
                .peek()
                .is_some_and(|next| !next.is_whitespace() && *next != '[');
        if c == ' ' && alone {
            words.push(String::new());
        } else if let Some(word) = words.last_mut() {
            word.push(c);
        }
        previous = Some(c);
    }
    words
}
