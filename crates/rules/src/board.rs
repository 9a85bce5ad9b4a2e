//! The board as three bitboards, laid out so that every diagonal step is one shift.
//!
//! Rows have four playing squares. A spare bit after every second row makes both diagonals
//! regular: towards higher numbers a step is 4 or 5 bits up, towards lower numbers 4 or 5 bits
//! down, and a step over the edge lands on a spare bit. Spare bits are never empty squares, so no
//! edge needs a test. In the rows where number 1 is the corner the spare bit follows the even
//! rows, otherwise the odd ones:
//!
//! ```text
//!  Corner            BesideCorner
//!  0  1  2  3 (4)     0  1  2  3
//!    5  6  7  8      4  5  6  7 (8)
//!  9 10 11 12 (13)    9 10 11 12
//! ```

use crate::{FirstSquare, Square, SquareSet};

/// Pieces seen by the side to move, in the shifted layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Board {
    /// Pieces of the side to move.
    pub(crate) own: u64,
    /// Pieces of the opponent.
    pub(crate) other: u64,
    /// Kings of both.
    pub(crate) kings: u64,
}

/// The diagonal directions; the first two go towards higher numbers.
pub(crate) const DIRECTIONS: [usize; 4] = [0, 1, 2, 3];

/// All squares of the set moved one step; those that leave the board land on spare bits.
#[inline(always)]
pub(crate) const fn step(squares: u64, direction: usize) -> u64 {
    match direction {
        0 => squares << 4,
        1 => squares << 5,
        2 => squares >> 4,
        _ => squares >> 5,
    }
}

/// The two directions in which the men of a side go.
#[inline(always)]
pub(crate) const fn forward(ascending: bool) -> [usize; 2] {
    if ascending { [0, 1] } else { [2, 3] }
}

/// The four squares on which men of a side are crowned.
pub(crate) const fn crown_row(ascending: bool, first: FirstSquare) -> u64 {
    let mut row = 0;
    let mut index = if ascending { 28 } else { 0 };
    let end = index + 4;
    while index < end {
        row |= bit(Square::from_index(index), first);
        index += 1;
    }
    row
}

/// The bits that are playing squares.
pub(crate) const fn playing_squares(first: FirstSquare) -> u64 {
    let mut squares = 0;
    let mut index = 0;
    while index < 32 {
        squares |= bit(Square::from_index(index), first);
        index += 1;
    }
    squares
}

/// The bit of a square.
pub(crate) const fn bit(square: Square, first: FirstSquare) -> u64 {
    let spare_before = match first {
        FirstSquare::Corner => square.row().div_ceil(2),
        FirstSquare::BesideCorner => square.row() / 2,
    };
    1 << (square.number() - 1 + spare_before)
}

/// The square of a bit given by its position. Spare bits give the square before them.
pub(crate) const fn square(position: u8, first: FirstSquare) -> Square {
    let shifted = match first {
        FirstSquare::Corner => position + 4,
        FirstSquare::BesideCorner => position,
    };
    let spare_before = shifted / 9;
    Square::from_index(position - spare_before)
}

/// The set of squares with these bits.
pub(crate) fn to_set(bits: u64, first: FirstSquare) -> SquareSet {
    Square::all()
        .filter(|square| bits & bit(*square, first) != 0)
        .collect()
}

/// The bits of a set of squares.
pub(crate) fn from_set(set: SquareSet, first: FirstSquare) -> u64 {
    set.iter().fold(0, |bits, square| bits | bit(square, first))
}

/// The positions of the bits, lowest first.
#[inline(always)]
pub(crate) fn each_bit(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = bits & bits.wrapping_neg();
        bits ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_its_bit_and_back() {
        for first in [FirstSquare::Corner, FirstSquare::BesideCorner] {
            for s in Square::all() {
                let b = bit(s, first);
                assert_eq!(square(b.trailing_zeros() as u8, first), s);
            }
            assert_eq!(playing_squares(first).count_ones(), 32);
        }
    }

    #[test]
    fn neighbours_follow_the_diagrams() {
        let neighbours = |number, first| -> Vec<u8> {
            let here = bit(Square::new(number).unwrap(), first);
            let around =
                DIRECTIONS.iter().fold(0, |all, d| all | step(here, *d)) & playing_squares(first);
            to_set(around, first).iter().map(Square::number).collect()
        };
        for (number, corner, beside) in [
            (1, vec![5], vec![5, 6]),
            (4, vec![7, 8], vec![8]),
            (5, vec![1, 2, 9, 10], vec![1, 9]),
            (8, vec![4, 12], vec![3, 4, 11, 12]),
            (14, vec![10, 11, 18, 19], vec![9, 10, 17, 18]),
            (29, vec![25, 26], vec![25]),
            (32, vec![28], vec![27, 28]),
        ] {
            assert_eq!(neighbours(number, FirstSquare::Corner), corner);
            assert_eq!(neighbours(number, FirstSquare::BesideCorner), beside);
        }
    }
}
