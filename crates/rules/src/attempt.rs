//! A move as somebody wrote or made it, before anyone says whether it is legal (art. 12.2).

use std::{fmt, str::FromStr};

use crate::{Move, NotASquare, Square};

/// *Mossa tentata*: the squares a player named, from the first to the last.
///
/// The signs between the numbers are read but not held against the player: `22-13` may mean a
/// capture, as in many old records.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    squares: Vec<Square>,
}

impl Attempt {
    /// An attempt through these squares, if there are at least two.
    #[must_use]
    pub fn new(squares: Vec<Square>) -> Option<Self> {
        (squares.len() >= 2).then_some(Self { squares })
    }

    /// The squares named, at least two.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The square the piece leaves.
    #[must_use]
    pub fn from(&self) -> Square {
        self.squares[0]
    }

    /// The square the piece should reach.
    #[must_use]
    pub fn to(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }
}

impl From<&Move> for Attempt {
    fn from(legal: &Move) -> Self {
        Self {
            squares: legal.path().to_vec(),
        }
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.squares.iter().enumerate() {
            let separator = if i == 0 { "" } else { "-" };
            write!(f, "{separator}{square}")?;
        }
        Ok(())
    }
}

/// A text that does not read as a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AttemptError {
    /// There is something other than numbers and the signs between them.
    #[error("{0:?} is not a move: write it as 22-18, 22x13 or 22x13x6")]
    NotAMove(String),
    /// A number is not a square.
    #[error(transparent)]
    NotASquare(#[from] NotASquare),
}

impl FromStr for Attempt {
    type Err = AttemptError;

    /// Reads numbers separated by `-`, `x`, `X`, `×`, `:` or `*`, with or without spaces.
    fn from_str(text: &str) -> Result<Self, AttemptError> {
        let not_a_move = || AttemptError::NotAMove(text.chars().take(40).collect());
        let mut squares = Vec::new();
        for number in text.split(['-', '–', 'x', 'X', '×', ':', '*']) {
            let number = number.trim();
            if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(not_a_move());
            }
            let number: u32 = number.parse().unwrap_or(u32::MAX);
            let square = u8::try_from(number).ok().and_then(Square::new);
            squares.push(square.ok_or(NotASquare(number))?);
        }
        Self::new(squares).ok_or_else(not_a_move)
    }
}
