//! The words of a PDN file: tags, comments, moves, signs, results.
//!
//! Forgiving about layout (spacing, line ends, separators) and never about content: what cannot
//! be read comes out as [`Token::Unreadable`], so that no move is lost in silence.

use super::commands::read_time;
use super::movetext::WrittenResult;
use super::tag_line::{read_tag, start_of_tags};
use crate::Annotation;

/// One word of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Tag {
        name: String,
        value: String,
    },
    Comment(String),
    /// What stands after a semicolon and reads as moves. The standard says that it is a comment;
    /// printed games use semicolons between their moves.
    Aside(String),
    /// A comment after a semicolon in which moves stand among other words.
    CommentWithMoves(String),
    /// A comment that never closes; its text ends where the next game's tags begin.
    UnclosedComment,
    Open,
    Close,
    /// A move number; without its dot it must be followed by a move.
    Number {
        value: u32,
        dotted: bool,
    },
    /// A move as written, without its spaces.
    Move(String),
    Sign(Annotation),
    /// `*` away from a move: the end of an unfinished game, or a sign with a space before it.
    Star,
    Result(WrittenResult),
    /// Words outside of any comment, such as "Pari".
    Text(String),
    Unreadable(String),
}

/// Cuts a text in tokens, each with the number of its line.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// The last token was a move or a sign, and no space has followed it.
    after_move: bool,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Lexer {
            text,
            at: 0,
            line: 1,
            after_move: false,
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn advance(&mut self, bytes: usize) -> &'a str {
        let eaten = &self.text[self.at..self.at + bytes];
        self.line += eaten.bytes().filter(|&b| b == b'\n').count();
        self.at += bytes;
        eaten
    }

    fn skip_layout(&mut self) {
        loop {
            let blank = leading(self.rest(), char::is_whitespace);
            if blank > 0 {
                self.advance(blank);
                self.after_move = false;
            }
            let line_start = self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n';
            if line_start && self.rest().starts_with('%') {
                self.advance(line_length(self.rest()));
            } else if blank == 0 {
                return;
            }
        }
    }

    fn token(&mut self, first: char) -> Token {
        match first {
            '{' => self.brace_comment(),
            ';' => self.after_semicolon(),
            '(' | ')' => {
                self.advance(1);
                if first == '(' {
                    Token::Open
                } else {
                    Token::Close
                }
            }
            '[' => self.bracket(),
            '.' => {
                // Dots of "1. ... 11-15": they say that White's move is elsewhere.
                let dots = leading(self.rest(), |c| c == '.');
                self.advance(dots);
                Token::Text(String::new())
            }
            '½' => {
                let mark = "½".len();
                let twice = self.rest()[mark..].strip_prefix("-½").is_some();
                self.advance(if twice { 2 * mark + 1 } else { mark });
                Token::Result(WrittenResult::Drawn)
            }
            '0'..='9' => self.number(),
            _ => self.word(),
        }
    }

    fn brace_comment(&mut self) -> Token {
        let rest = self.rest();
        let close = rest.find('}');
        let next_tags = start_of_tags(rest).filter(|&tags| close.is_none_or(|close| tags < close));
        match (next_tags, close) {
            (Some(tags), _) => {
                self.advance(tags);
                Token::UnclosedComment
            }
            (None, Some(close)) => {
                let text = self.advance(close + 1);
                Token::Comment(unwrap_lines(&text[1..close]))
            }
            (None, None) => {
                self.advance(rest.len());
                Token::UnclosedComment
            }
        }
    }

    /// Moves up to the next semicolon, or a comment up to the end of the line.
    fn after_semicolon(&mut self) -> Token {
        let rest = &self.rest()[1..];
        let part = &rest[..rest.find([';', '\n']).unwrap_or(rest.len())];
        if reads_as_moves(part) {
            self.advance(1 + part.len());
            return Token::Aside(part.to_owned());
        }
        let line = &self.advance(1 + line_length(rest))[1..];
        let plain = line.replace(';', " ");
        if Lexer::new(&plain).any(|(_, token)| matches!(token, Token::Move(_))) {
            Token::CommentWithMoves(line.to_owned())
        } else {
            Token::Comment(line.to_owned())
        }
    }

    /// A tag, a clock or a command that stands outside of any comment.
    fn bracket(&mut self) -> Token {
        let line = &self.rest()[..line_length(self.rest())];
        if let Some((name, value, used)) = read_tag(line) {
            self.advance(used);
            return Token::Tag { name, value };
        }
        let Some(end) = line.find(']') else {
            return Token::Unreadable(self.advance(1).to_owned());
        };
        let inside = line[1..end].trim();
        let comment = if inside.starts_with('%') {
            Some(format!("[{inside}]"))
        } else {
            read_time(inside).map(|_| format!("[%clk {inside}]"))
        };
        let whole = self.advance(end + 1);
        comment.map_or_else(|| Token::Unreadable(whole.to_owned()), Token::Comment)
    }

    /// Anything that begins with a digit: a move number, a move, a result.
    fn number(&mut self) -> Token {
        let rest = self.rest();
        for (written, result) in [
            ("1/2-1/2", WrittenResult::Drawn),
            ("1/2 - 1/2", WrittenResult::Drawn),
            ("1/2", WrittenResult::Drawn),
        ] {
            if rest.starts_with(written) {
                self.advance(written.len());
                return Token::Result(result);
            }
        }
        let (first, digits) = digits(rest);
        let Some(first) = first else {
            return Token::Unreadable(self.advance(digits).to_owned());
        };
        let (numbers, captures, used) = read_move(rest, first, digits);
        if numbers.len() > 1 {
            let text = self.advance(used).split_whitespace().collect();
            return match WrittenResult::from_score(&numbers) {
                Some(result) if !captures => Token::Result(result),
                _ => Token::Move(text),
            };
        }
        let gap = leading(&rest[digits..], |c| c == ' ');
        let dots = leading(&rest[digits + gap..], |c| c == '.');
        self.advance(if dots > 0 {
            digits + gap + dots
        } else {
            digits
        });
        Token::Number {
            value: first,
            dotted: dots > 0,
        }
    }

    /// Signs and words.
    fn word(&mut self) -> Token {
        let attached = self.after_move;
        let rest = self.rest();
        let signs = leading(rest, |c| matches!(c, '!' | '?'));
        let length = match rest.chars().next() {
            Some('!' | '?') => signs,
            Some('*' | '=') => 1,
            Some('$') => 1 + leading(&rest[1..], |c| c.is_ascii_digit()),
            // `+-`, `++` and `+/-` are chess assessments, not signs of art. 13: they stay words.
            Some('+') if rest[1..].starts_with(['-', '/', '+']) => word_length(rest),
            Some(c @ ('+' | '-' | '–')) => {
                let length = c.len_utf8();
                length + leading(&rest[length..], |c| c.is_ascii_digit())
            }
            _ => word_length(rest),
        };
        let text = self.advance(length);
        match text.parse() {
            Ok(Annotation::Forced) if !attached => Token::Star,
            Ok(sign) => Token::Sign(sign),
            Err(_) if text.chars().any(|c| c.is_ascii_digit()) => {
                Token::Unreadable(text.to_owned())
            }
            Err(_) => Token::Text(text.to_owned()),
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = (usize, Token);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.skip_layout();
            let first = self.rest().chars().next()?;
            let line = self.line;
            let token = self.token(first);
            self.after_move = matches!(token, Token::Move(_) | Token::Sign(_));
            if token != Token::Text(String::new()) {
                return Some((line, token));
            }
        }
    }
}

/// Whether a part of a line holds moves, with their numbers and signs and perhaps a result, and
/// nothing else.
fn reads_as_moves(part: &str) -> bool {
    let mut tokens = Lexer::new(part).map(|(_, token)| token).peekable();
    let mut moves = false;
    while let Some(token) = tokens.next() {
        match token {
            Token::Move(_) => moves = true,
            Token::Number { dotted: true, .. } | Token::Sign(_) | Token::Comment(_) => {}
            Token::Number { .. } if matches!(tokens.peek(), Some(Token::Move(_))) => {}
            Token::Result(_) | Token::Star if tokens.peek().is_none() => {}
            _ => return false,
        }
    }
    moves
}

/// Length in bytes of the leading characters that satisfy `wanted`.
pub(super) fn leading(text: &str, wanted: impl Fn(char) -> bool) -> usize {
    text.find(|c| !wanted(c)).unwrap_or(text.len())
}

fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

fn word_length(text: &str) -> usize {
    let first = text.chars().next().map_or(0, char::len_utf8);
    let stops = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';' | '[');
    first + text[first..].find(stops).unwrap_or(text.len() - first)
}

/// A number of up to nine digits and how many digits there are, leading zeros included.
fn digits(text: &str) -> (Option<u32>, usize) {
    let length = leading(text, |c| c.is_ascii_digit());
    let value = (length <= 9).then(|| text[..length].parse().ok()).flatten();
    (value, length)
}

/// `22-18`, `22x13x6`, `22:6`, `22 x 6`: the numbers, whether a sign of capture stands between
/// them, and the length in bytes.
fn read_move(text: &str, first: u32, mut at: usize) -> (Vec<u32>, bool, usize) {
    let mut numbers = vec![first];
    let mut captures = false;
    while let Some((takes, number, used)) = next_square(&text[at..], numbers.len() == 1) {
        numbers.push(number);
        captures |= takes;
        at += used;
    }
    (numbers, captures, at)
}

/// The separator and the next square of a move. A dash after a space continues a move only when
/// it has no arrival yet: in `22-18 -1` it is the sign for a lost piece.
fn next_square(text: &str, must_continue: bool) -> Option<(bool, u32, usize)> {
    let gap = leading(text, |c| c == ' ');
    let separator = text[gap..].chars().next()?;
    let takes = match separator {
        'x' | 'X' | ':' | '×' => true,
        '-' | '–' if gap == 0 || must_continue => false,
        _ => return None,
    };
    let after = gap + separator.len_utf8();
    let second_gap = leading(&text[after..], |c| c == ' ');
    let (number, length) = digits(&text[after + second_gap..]);
    let used = after + second_gap + length;
    (length > 0).then(|| (takes, number.unwrap_or(u32::MAX), used))
}

/// Line breaks in a comment are layout: each becomes one space, with the blanks around it.
fn unwrap_lines(text: &str) -> String {
    let last = text.matches('\n').count();
    let lines: Vec<&str> = text
        .split('\n')
        .enumerate()
        .map(|(i, line)| {
            let line = if i > 0 { line.trim_start() } else { line };
            if i < last { line.trim_end() } else { line }
        })
        .collect();
    lines.join(" ")
}
