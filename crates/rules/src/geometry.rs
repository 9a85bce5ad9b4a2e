//! Where the numbered squares lie on the board (arts. 2.3, 2.4; Portuguese 2.1.3–2.1.5).

use crate::{FirstSquare, RuleSet, Side, Square};

/// A place on the 8 × 8 board as somebody sees it: rows from the top, columns from the left, both
/// from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// From 0 at the top to 7 at the bottom.
    pub row: u8,
    /// From 0 at the left to 7 at the right.
    pub column: u8,
}

impl RuleSet {
    /// Where a square lies for somebody who sees this side's pieces at the bottom.
    #[must_use]
    pub fn place(&self, square: Square, bottom: Side) -> Place {
        let row = square.row();
        let indented = match self.first_square.value {
            FirstSquare::Corner => row % 2,
            FirstSquare::BesideCorner => 1 - row % 2,
        };
        let column = square.place_in_row() * 2 + indented;
        if bottom == self.low_side.value {
            Place {
                row: 7 - row,
                column: 7 - column,
            }
        } else {
            Place { row, column }
        }
    }

    /// The square at a place, for somebody who sees this side's pieces at the bottom; none on a
    /// light square or off the board.
    #[must_use]
    pub fn square_at(&self, place: Place, bottom: Side) -> Option<Square> {
        Square::all().find(|square| self.place(*square, bottom) == place)
    }

    /// The squares from one to another along a diagonal, without the first and with the last.
    pub(crate) fn diagonal(&self, from: Square, to: Square) -> Option<Vec<Square>> {
        let (start, end) = (self.place(from, Side::White), self.place(to, Side::White));
        let distance = start.row.abs_diff(end.row);
        if distance == 0 || distance != start.column.abs_diff(end.column) {
            return None;
        }
        let along = |from: u8, to: u8, n: u8| if to > from { from + n } else { from - n };
        (1..=distance)
            .map(|n| {
                let row = along(start.row, end.row, n);
                let column = along(start.column, end.column, n);
                self.square_at(Place { row, column }, Side::White)
            })
            .collect()
    }

    /// The squares two steps away along a diagonal, each with the square in between.
    pub(crate) fn jumps(&self, from: Square) -> impl Iterator<Item = (Square, Square)> {
        Square::all().filter_map(move |to| match *self.diagonal(from, to)? {
            [over, landing] => Some((over, landing)),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DarkCorner, RuleSetId};

    fn corner(rules: &RuleSet, bottom: Side, row: u8, column: u8) -> Option<u8> {
        rules
            .square_at(Place { row, column }, bottom)
            .map(Square::number)
    }

    #[test]
    fn art_2_4_the_first_square_is_where_the_diagrams_have_it() {
        let italian = RuleSet::of(RuleSetId::FidItalian);
        assert_eq!(corner(italian, Side::White, 0, 0), Some(1));
        assert_eq!(corner(italian, Side::White, 7, 7), Some(32));
        let english = RuleSet::of(RuleSetId::FidEnglish);
        assert_eq!(corner(english, Side::Black, 7, 6), Some(1));
        assert_eq!(corner(english, Side::Black, 0, 1), Some(32));
        let portuguese = RuleSet::of(RuleSetId::FpdClassic);
        assert_eq!(corner(portuguese, Side::White, 7, 7), Some(1));
        assert_eq!(corner(portuguese, Side::White, 0, 0), Some(32));
    }

    #[test]
    fn art_2_3_the_dark_corner_is_on_the_side_the_facts_say() {
        for id in RuleSetId::ALL {
            let rules = RuleSet::of(id);
            let (dark, light) = match rules.dark_corner.value {
                DarkCorner::LowerLeft => (0, 7),
                DarkCorner::LowerRight => (7, 0),
            };
            for bottom in Side::ALL {
                assert!(corner(rules, bottom, 7, dark).is_some(), "{id}");
                assert!(corner(rules, bottom, 7, light).is_none(), "{id}");
            }
        }
    }

    #[test]
    fn diagonals_run_square_by_square() {
        let italian = RuleSet::of(RuleSetId::FidItalian);
        let numbers = |from, to| -> Option<Vec<u8>> {
            let squares = italian.diagonal(Square::new(from)?, Square::new(to)?)?;
            Some(squares.into_iter().map(Square::number).collect())
        };
        assert_eq!(numbers(1, 32), Some(vec![5, 10, 14, 19, 23, 28, 32]));
        assert_eq!(numbers(25, 4), Some(vec![21, 18, 14, 11, 7, 4]));
        assert_eq!(numbers(1, 2), None);
        assert_eq!(numbers(7, 7), None);
    }
}
