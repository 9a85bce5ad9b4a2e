//! A move with its whole path (arts. 3.3, 5.4, 12.2).

use std::fmt;

use crate::{Square, SquareSet};

/// *Mossa* (art. 3.3): a step or a capture, with the squares it names and the pieces it takes.
///
/// The path of a piece that moves step by step names every landing square; the path of a flying
/// king names the squares where it turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(into = "MoveData"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "MoveData"))]
pub struct Move {
    path: Squares<13>,
    captured: Squares<12>,
}

impl Move {
    pub(crate) fn new(path: Squares<13>, captured: Squares<12>) -> Self {
        debug_assert!(path.len >= 2);
        Self { path, captured }
    }

    /// The square the piece leaves.
    #[must_use]
    pub fn from(&self) -> Square {
        self.path.squares[0]
    }

    /// The square the piece reaches.
    #[must_use]
    pub fn to(&self) -> Square {
        self.path.squares[usize::from(self.path.len) - 1]
    }

    /// The squares named by the full notation, from the first to the last.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        self.path.as_slice()
    }

    /// The squares of the pieces taken, in the order in which they are jumped.
    #[must_use]
    pub fn captured(&self) -> &[Square] {
        self.captured.as_slice()
    }

    /// The squares of the pieces taken, as a set.
    #[must_use]
    pub fn captured_set(&self) -> SquareSet {
        self.captured().iter().copied().collect()
    }

    /// *Presa*: whether the move takes anything.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        self.captured.len > 0
    }

    /// Whether both moves lead to the same position: same start, same end, same pieces taken.
    #[must_use]
    pub fn same_effect(&self, other: &Self) -> bool {
        self.from() == other.from()
            && self.to() == other.to()
            && self.captured_set() == other.captured_set()
    }

    /// The short notation of art. 12.2: start and end only.
    #[must_use]
    pub fn short(&self) -> String {
        format!("{}{}{}", self.from(), self.separator(), self.to())
    }

    fn separator(&self) -> char {
        if self.is_capture() { 'x' } else { '-' }
    }
}

/// The full notation, as `22-18` or `22x13x6`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = self.separator();
        write!(f, "{}", self.from())?;
        for square in &self.path()[1..] {
            write!(f, "{separator}{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        if self.is_capture() {
            write!(f, " taking {:?}", self.captured())?;
        }
        Ok(())
    }
}

/// Up to `N` squares in order, without a heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Squares<const N: usize> {
    len: u8,
    squares: [Square; N],
}

impl<const N: usize> Squares<N> {
    /// No square yet. Unused places hold square 1, so that equal lists are equal in memory.
    pub(crate) const fn new() -> Self {
        Self {
            len: 0,
            squares: [Square::from_index(0); N],
        }
    }

    pub(crate) fn push(&mut self, square: Square) {
        self.squares[usize::from(self.len)] = square;
        self.len += 1;
    }

    pub(crate) fn as_slice(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }
}

/// A move as it crosses to the user interface.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveData {
    /// The full notation.
    pub text: String,
    /// The squares it names.
    pub path: Vec<Square>,
    /// The squares of the pieces taken, in order.
    pub captured: Vec<Square>,
}

impl From<Move> for MoveData {
    fn from(played: Move) -> Self {
        Self {
            text: played.to_string(),
            path: played.path().to_vec(),
            captured: played.captured().to_vec(),
        }
    }
}
