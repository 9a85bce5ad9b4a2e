//! The 32 playing squares and sets of them (arts. 2.2 and 2.4).

use std::fmt;

/// *Casella* (arts. 2.2, 2.4): one of the 32 playing squares, by its number in the rule set's own diagram.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Square(u8);

/// A number that names no playing square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a square: squares are numbered from 1 to 32")]
pub struct NotASquare(pub u32);

impl Square {
    /// The square with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=32 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number from 1 to 32.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All squares from 1 to 32.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (1..33).map(Self)
    }

    /// The row counted from the base where numbering starts, 0 to 7.
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0 - 1) / 4
    }

    /// The place inside the row in numbering order, 0 to 3.
    pub(crate) const fn place_in_row(self) -> u8 {
        (self.0 - 1) % 4
    }

    /// The square numbered `index + 1`. Callers pass an index below 32.
    pub(crate) const fn from_index(index: u8) -> Self {
        debug_assert!(index < 32);
        Self(index + 1)
    }
}

impl TryFrom<u8> for Square {
    type Error = NotASquare;

    fn try_from(number: u8) -> Result<Self, NotASquare> {
        Self::new(number).ok_or(NotASquare(number.into()))
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> Self {
        square.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A set of squares, as a bitboard: bit `n - 1` is square `n`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet(u32);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The set with these bits: bit `n - 1` is square `n`.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The bits of the set: bit `n - 1` is square `n`.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> (square.0 - 1) & 1 == 1
    }

    /// Adds a square; tells whether it was new.
    pub const fn insert(&mut self, square: Square) -> bool {
        let new = !self.contains(square);
        self.0 |= 1 << (square.0 - 1);
        new
    }

    /// Removes a square; tells whether it was there.
    pub const fn remove(&mut self, square: Square) -> bool {
        let was_there = self.contains(square);
        self.0 &= !(1 << (square.0 - 1));
        was_there
    }

    /// How many squares are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no square.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares of the set, by number.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        Square::all().filter(move |square| self.contains(*square))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
