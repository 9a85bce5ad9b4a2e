//! The two sides and their pieces (arts. 2.5, 2.7 and 3.1).

use std::fmt;

/// *Partito*, Bianco or Nero (art. 2.7): a player and that player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// *Bianco*, the light pieces.
    White,
    /// *Nero*, the dark pieces.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The code used in files and messages: `white` or `black`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    pub(crate) const fn is(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::White, Self::White) | (Self::Black, Self::Black)
        )
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// *Pedina* or *dama* (art. 3.1): what a piece is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rank {
    /// *Pedina*: moves and takes forward only.
    Man,
    /// *Dama*: moves and takes in every direction.
    King,
}

/// *Pezzo* (art. 3.1): a man or a king of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// Man or king.
    pub rank: Rank,
}
