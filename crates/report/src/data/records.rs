//! *Partite trascritte*: moves in two columns and diagrams.

use serde::{Deserialize, Serialize};

use super::{Colour, Competitor, EventHead, RoundHead, SectionHead};

/// *Raccolta di partite*.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecords {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// How the rule set's board looks and counts.
    pub board: BoardLook,
    /// Who moves first under this rule set.
    pub first: Colour,
    /// The games.
    pub games: Vec<GameRecord>,
}

/// *Partita* written down.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRecord {
    /// The round.
    pub round: Option<RoundHead>,
    /// What the match is called, where its round does not say it.
    pub part: Option<String>,
    /// *Tavolo*.
    pub table: Option<u32>,
    /// Who had White.
    pub white: Competitor,
    /// Who had Black.
    pub black: Competitor,
    /// Such as "2–0" or "1–1".
    pub result: Option<String>,
    /// How it ended, in words.
    pub reason: Option<String>,
    /// Counts to a drawn game: who started each, where, and how it stood at the end.
    pub counts: Vec<String>,
    /// Every move in order, already in the notation to print, such as "22-18" or "23x14".
    pub moves: Vec<String>,
    /// Positions worth a picture.
    pub diagrams: Vec<Diagram>,
}

/// *Diagramma*: one position.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagram {
    /// What it shows, such as "dopo 14. 19-15".
    pub caption: String,
    /// The pieces.
    pub pieces: Vec<Piece>,
}

/// *Pezzo* on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Number of the square, from 1.
    pub square: u8,
    /// Whose.
    pub colour: Colour,
    /// *Dama* rather than *pedina*.
    pub king: bool,
}

/// How a board looks with White below: where each numbered square lies (art. 2.3 and 2.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardLook {
    /// The first is square 1.
    pub squares: Vec<SquareAt>,
}

/// A square of the 8×8 board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SquareAt {
    /// From the top, 0 to 7.
    pub row: u8,
    /// From the left, 0 to 7.
    pub column: u8,
}

impl BoardLook {
    /// *Damiera italiana*: dark corner at the lower right, 1 at the top left (arts. 2.3, 2.4).
    pub fn italian() -> Self {
        Self::numbered(|row, nth| (row, 2 * nth + row % 2))
    }

    /// English board: dark corner at the lower left, Black on 1–12 at the top.
    pub fn english() -> Self {
        Self::numbered(|row, nth| (row, 2 * nth + (row + 1) % 2))
    }

    /// Portuguese board: dark corner at the lower right, 1 in it, on White's side.
    pub fn portuguese() -> Self {
        Self::numbered(|row, nth| (7 - row, 7 - 2 * nth - row % 2))
    }

    fn numbered(place: impl Fn(u8, u8) -> (u8, u8)) -> Self {
        let squares = (0..32).map(|index| {
            let (row, column) = place(index / 4, index % 4);
            SquareAt { row, column }
        });
        Self {
            squares: squares.collect(),
        }
    }
}
