//! FEN: a position in one line of text, as `W:W21-32,K5:B1-12`.
//!
//! Reading is forgiving: ranges, spaces, a trailing dot, lower case, either side first, a side
//! left out or empty, and the move counters that some programs append. Writing is plain: White
//! first, squares in order, no ranges.

use std::fmt::Write;

use crate::{
    NotASquare, Piece, Position, Rank, RuleSetId, Setup, SetupError, Side, Square, SquareSet,
};

/// A text that does not read as a FEN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The text does not begin with `W:` or `B:`.
    #[error("a FEN begins with W: or B:, for the side to move")]
    NoTurn,
    /// A part is not the list of one side's pieces.
    #[error("{0:?} is not a list of pieces: write it as W21,22,K5 or B1-12")]
    NotAList(String),
    /// A side is listed twice.
    #[error("{0} is listed twice")]
    ListedTwice(Side),
    /// An entry is not a square or a range of squares.
    #[error("{0:?} is not a square or a range of squares")]
    NotAnEntry(String),
    /// A number is not a square.
    #[error(transparent)]
    NotASquare(#[from] NotASquare),
    /// The same square appears twice in one side's list.
    #[error("square {0} is listed twice")]
    Repeated(Square),
}

/// A text that is not a position to play from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text does not read as a FEN.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// It reads, but cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Position {
    /// The position that a FEN describes, checked under this rule set.
    pub fn from_fen(rules: RuleSetId, fen: &str) -> Result<Self, PositionError> {
        Ok(Setup::from_fen(fen)?.position(rules)?)
    }

    /// The FEN of the position.
    #[must_use]
    pub fn fen(&self) -> String {
        self.setup().fen()
    }
}

impl Setup {
    /// Reads a FEN without checking that it can be played.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let text = fen.trim();
        let text = text.strip_suffix('.').unwrap_or(text);
        let mut parts = text.split(':').map(str::trim);
        let turn = parts.next().and_then(side_of).ok_or(FenError::NoTurn)?;
        let mut setup = Self::empty(turn);
        let mut listed = [false; 2];
        let mut lists = 0;
        for part in parts.filter(|part| !part.is_empty()) {
            if lists > 0 && is_counter(part) {
                continue;
            }
            lists += 1;
            let side = part
                .get(..1)
                .and_then(side_of)
                .ok_or_else(|| FenError::NotAList(shortened(part)))?;
            if std::mem::replace(&mut listed[side as usize], true) {
                return Err(FenError::ListedTwice(side));
            }
            read_list(&mut setup, side, &part[1..])?;
        }
        if lists == 0 {
            return Err(FenError::NotAList(shortened(text)));
        }
        Ok(setup)
    }

    /// The FEN of the setup.
    #[must_use]
    pub fn fen(&self) -> String {
        let mut fen = String::from(letter(self.turn));
        for side in Side::ALL {
            let _ = write!(fen, ":{}", letter(side));
            for (i, square) in self.pieces(side).iter().enumerate() {
                let comma = if i == 0 { "" } else { "," };
                let king = if self.kings.contains(square) { "K" } else { "" };
                let _ = write!(fen, "{comma}{king}{square}");
            }
        }
        fen
    }
}

fn read_list(setup: &mut Setup, side: Side, list: &str) -> Result<(), FenError> {
    let mut seen = SquareSet::EMPTY;
    for entry in list
        .split(',')
        .map(str::trim)
        .filter(|entry| !entry.is_empty())
    {
        let (rank, squares) = match entry.strip_prefix(['K', 'k']) {
            Some(squares) => (Rank::King, squares),
            None => (Rank::Man, entry),
        };
        let (first, last) = squares.split_once('-').unwrap_or((squares, squares));
        let (first, last) = (read_square(first, entry)?, read_square(last, entry)?);
        if first > last {
            return Err(FenError::NotAnEntry(shortened(entry)));
        }
        for square in Square::all().filter(|square| (first..=last).contains(square)) {
            if !seen.insert(square) {
                return Err(FenError::Repeated(square));
            }
            setup.put(square, Piece { side, rank });
        }
    }
    Ok(())
}

fn read_square(text: &str, entry: &str) -> Result<Square, FenError> {
    let text = text.trim();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FenError::NotAnEntry(shortened(entry)));
    }
    let number = text.parse().unwrap_or(u32::MAX);
    let square = u8::try_from(number).ok().and_then(Square::new);
    Ok(square.ok_or(NotASquare(number))?)
}

fn side_of(letter: &str) -> Option<Side> {
    match letter {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "W",
        Side::Black => "B",
    }
}

/// Whether this is a half-move or move counter, as in `:H0:F1`.
fn is_counter(part: &str) -> bool {
    part.strip_prefix(['H', 'h', 'F', 'f'])
        .is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The beginning of a text, enough to recognise it in a message.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
