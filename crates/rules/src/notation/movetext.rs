//! The raw tree of a PDN file: games as they are written, before any rule looks at them.

use super::lexer::{Lexer, Token};
use crate::{Annotation, Outcome, Side};

/// Variations deeper than this are no record of a game, and would exhaust the stack.
const DEEPEST_VARIATION: usize = 40;

/// A result as written; who moves first is the rule set's matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrittenResult {
    FirstWins,
    SecondWins,
    Drawn,
    BothLose,
    Unknown,
}

impl WrittenResult {
    /// `1-0` and the like look like a move until one sees that there is no square 0, and that no
    /// move goes from 1 to 1.
    pub(super) fn from_score(numbers: &[u32]) -> Option<Self> {
        match numbers {
            [1 | 2, 0] => Some(WrittenResult::FirstWins),
            [0, 1 | 2] => Some(WrittenResult::SecondWins),
            [1, 1] => Some(WrittenResult::Drawn),
            [0, 0] => Some(WrittenResult::BothLose),
            _ => None,
        }
    }

    /// The result as this file writes it.
    pub(super) fn text(self) -> &'static str {
        match self {
            WrittenResult::FirstWins => "1-0",
            WrittenResult::SecondWins => "0-1",
            WrittenResult::Drawn => "1/2-1/2",
            WrittenResult::BothLose => "0-0",
            WrittenResult::Unknown => "*",
        }
    }

    /// What the result means when this side begins. In English files `1-0` is a win for Black.
    pub(super) fn outcome(self, begins: Side) -> Option<Outcome> {
        match self {
            WrittenResult::FirstWins => Some(Outcome::win(begins)),
            WrittenResult::SecondWins => Some(Outcome::win(begins.other())),
            WrittenResult::Drawn => Some(Outcome::Drawn),
            WrittenResult::BothLose => Some(Outcome::BothLose),
            WrittenResult::Unknown => None,
        }
    }

    /// How an outcome is written when this side begins.
    pub(super) fn of(outcome: Outcome, begins: Side) -> Self {
        match (outcome, outcome.winner()) {
            (_, Some(winner)) if winner == begins => WrittenResult::FirstWins,
            (_, Some(_)) => WrittenResult::SecondWins,
            (Outcome::BothLose, None) => WrittenResult::BothLose,
            (_, None) => WrittenResult::Drawn,
        }
    }

    /// Reads the value of a result tag.
    pub(super) fn from_tag(value: &str) -> Option<Self> {
        match Lexer::new(value).next()?.1 {
            Token::Result(result) => Some(result),
            Token::Star => Some(WrittenResult::Unknown),
            _ => None,
        }
    }
}

/// What stands in the movetext, in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// The line in the file and the move as written.
    Move(usize, String),
    Sign(Annotation),
    Comment(String),
    Variation(Vec<Item>),
    /// What may be moves or a comment: the line, the text, and the moves it would be.
    Aside(usize, String, Vec<Item>),
}

/// What the text after a semicolon is taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asides {
    Moves,
    Comments,
}

/// What makes a game unreadable before its moves are even tried.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum SyntaxFault {
    /// A `{` that never closes.
    #[error("a comment is not closed")]
    UnclosedComment,
    /// A `(` that never closes.
    #[error("a variation is not closed")]
    UnclosedVariation,
    /// A `)` with nothing to close.
    #[error("a parenthesis closes nothing")]
    StrayParenthesis,
    /// More variations inside variations than a person writes.
    #[error("variations are nested too deep")]
    NestedTooDeep,
    /// Something with digits that is neither a move nor a number nor a result.
    #[error("cannot read {0:?}")]
    Unreadable(String),
}

/// One game as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RawGame {
    pub(super) line: usize,
    pub(super) tags: Vec<(String, String)>,
    pub(super) items: Vec<Item>,
    pub(super) result: Option<WrittenResult>,
    pub(super) fault: Option<(usize, SyntaxFault)>,
    /// The lines where moves stand among the words of a comment after a semicolon.
    pub(super) moves_in_comments: Vec<usize>,
}

impl RawGame {
    /// The lines where moves stand after a semicolon.
    pub(super) fn asides(&self) -> Vec<usize> {
        let mut lines = Vec::new();
        aside_lines(&self.items, &mut lines);
        lines
    }

    /// The same game with each aside taken for moves or for a comment.
    pub(super) fn taking(&self, asides: Asides) -> RawGame {
        RawGame {
            items: taken(&self.items, asides),
            ..self.clone()
        }
    }

    fn blame(&mut self, line: usize, fault: SyntaxFault) {
        self.fault.get_or_insert((line, fault));
    }
}

/// Splits a file in games.
pub(super) fn parse(text: &str) -> Vec<RawGame> {
    let mut parser = Parser::default();
    let mut tokens = Lexer::new(text).peekable();
    while let Some((line, token)) = tokens.next() {
        parser.take(line, token, tokens.peek().map(|(_, next)| next));
    }
    parser.finish_game();
    parser.games
}

#[derive(Default)]
struct Parser {
    games: Vec<RawGame>,
    game: RawGame,
    /// The lines that the open parentheses interrupted, outermost first.
    outer: Vec<Vec<Item>>,
    /// Parentheses beyond the depth limit, which only need to be closed.
    too_deep: usize,
    begun: bool,
    /// The last token was a word outside of any comment.
    in_words: bool,
    /// A result was read.
    ended: bool,
}

impl Parser {
    fn take(&mut self, line: usize, token: Token, next: Option<&Token>) {
        if self.starts_another_game(&token) {
            self.finish_game();
        }
        if !self.begun {
            self.begun = true;
            self.game.line = line;
        }
        let in_words = std::mem::replace(&mut self.in_words, matches!(token, Token::Text(_)));
        match token {
            Token::Tag { name, value } => self.game.tags.push((name, value)),
            Token::Comment(text) => self.push(Item::Comment(text)),
            Token::Aside(text) => self.aside(line, text),
            Token::CommentWithMoves(text) => {
                self.game.moves_in_comments.push(line);
                self.push(Item::Comment(text));
            }
            Token::Text(word) => self.push_word(word, in_words),
            Token::UnclosedComment => self.game.blame(line, SyntaxFault::UnclosedComment),
            Token::Open => self.open(line),
            Token::Close => self.close(line),
            Token::Number { value, dotted } => {
                if !dotted && !matches!(next, Some(Token::Move(_))) {
                    let fault = SyntaxFault::Unreadable(value.to_string());
                    self.game.blame(line, fault);
                }
            }
            Token::Move(text) => self.push(Item::Move(line, text)),
            Token::Sign(sign) => self.push_sign(sign),
            Token::Star if self.is_forced_sign(next) => self.push_sign(Annotation::Forced),
            Token::Star => self.end(WrittenResult::Unknown),
            Token::Result(result) => self.end(result),
            Token::Unreadable(text) => self.game.blame(line, SyntaxFault::Unreadable(text)),
        }
    }

    /// Tags after moves, and anything but a comment after a result, belong to the next game. So
    /// does a second set of tags when the game above it has no moves at all.
    fn starts_another_game(&self, token: &Token) -> bool {
        match token {
            Token::Tag { name, .. } => {
                let again = self
                    .game
                    .tags
                    .first()
                    .is_some_and(|(first, _)| first == name);
                let moved = !self.game.items.is_empty() || !self.outer.is_empty();
                self.ended || moved || again || self.game.fault.is_some()
            }
            Token::Number { .. } | Token::Move(_) | Token::Aside(_) | Token::Open => self.ended,
            _ => false,
        }
    }

    /// A star with a space before it is the sign of art. 13.9 when the game goes on after it.
    fn is_forced_sign(&self, next: Option<&Token>) -> bool {
        let goes_on = match next {
            Some(Token::Number { value, .. }) => *value != 1,
            Some(
                Token::Move(_) | Token::Sign(_) | Token::Open | Token::Close | Token::Result(_),
            ) => true,
            _ => false,
        };
        goes_on && self.has_move()
    }

    fn has_move(&self) -> bool {
        self.game
            .items
            .iter()
            .any(|item| matches!(item, Item::Move(..) | Item::Aside(..)))
    }

    fn push(&mut self, item: Item) {
        if self.too_deep == 0 {
            self.game.items.push(item);
        }
    }

    /// Words outside of a comment are one: a run of them makes one comment.
    fn push_word(&mut self, word: String, goes_on: bool) {
        match self.game.items.last_mut() {
            Some(Item::Comment(text)) if goes_on && self.too_deep == 0 => {
                text.push(' ');
                text.push_str(&word);
            }
            _ => self.push(Item::Comment(word)),
        }
    }

    /// Moves after a semicolon, with the result that may end them.
    fn aside(&mut self, line: usize, text: String) {
        let mut items = Vec::new();
        let mut result = None;
        for (_, token) in Lexer::new(&text) {
            match token {
                Token::Move(text) => items.push(Item::Move(line, text)),
                Token::Sign(sign) => items.push(Item::Sign(sign)),
                Token::Comment(text) => items.push(Item::Comment(text)),
                Token::Result(written) => result = Some(written),
                Token::Star => result = Some(WrittenResult::Unknown),
                _ => {}
            }
        }
        self.push(Item::Aside(line, text, items));
        if let Some(result) = result {
            self.end(result);
        }
    }

    fn push_sign(&mut self, sign: Annotation) {
        if self.has_move() {
            self.push(Item::Sign(sign));
        } else {
            self.push(Item::Comment(sign.to_string()));
        }
    }

    fn end(&mut self, result: WrittenResult) {
        if self.outer.is_empty() {
            self.game.result.get_or_insert(result);
            self.ended = true;
        } else {
            self.push(Item::Comment(result.text().to_owned()));
        }
    }

    fn open(&mut self, line: usize) {
        if self.outer.len() == DEEPEST_VARIATION {
            self.too_deep += 1;
            self.game.blame(line, SyntaxFault::NestedTooDeep);
        } else {
            self.outer.push(std::mem::take(&mut self.game.items));
        }
    }

    fn close(&mut self, line: usize) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if let Some(outer) = self.outer.pop() {
            let inner = std::mem::replace(&mut self.game.items, outer);
            self.game.items.push(Item::Variation(inner));
        } else {
            self.game.blame(line, SyntaxFault::StrayParenthesis);
        }
    }

    fn finish_game(&mut self) {
        let line = self.game.line;
        while let Some(outer) = self.outer.pop() {
            self.game.blame(line, SyntaxFault::UnclosedVariation);
            let inner = std::mem::replace(&mut self.game.items, outer);
            self.game.items.push(Item::Variation(inner));
        }
        self.too_deep = 0;
        self.ended = false;
        let game = std::mem::take(&mut self.game);
        if std::mem::take(&mut self.begun) && !is_blank(&game) {
            self.games.push(game);
        }
    }
}

fn aside_lines(items: &[Item], lines: &mut Vec<usize>) {
    for item in items {
        match item {
            Item::Aside(line, ..) => lines.push(*line),
            Item::Variation(inner) => aside_lines(inner, lines),
            _ => {}
        }
    }
}

fn taken(items: &[Item], asides: Asides) -> Vec<Item> {
    let mut plain = Vec::with_capacity(items.len());
    for item in items {
        match item {
            Item::Aside(_, text, moves) => match asides {
                Asides::Moves => plain.extend(moves.iter().cloned()),
                Asides::Comments => plain.push(Item::Comment(text.clone())),
            },
            Item::Variation(inner) => plain.push(Item::Variation(taken(inner, asides))),
            other => plain.push(other.clone()),
        }
    }
    plain
}

/// A file's heading or closing remark is not a game.
fn is_blank(game: &RawGame) -> bool {
    let only_words = game
        .items
        .iter()
        .all(|item| matches!(item, Item::Comment(_)));
    game.tags.is_empty() && only_words && game.result.is_none() && game.fault.is_none()
}
