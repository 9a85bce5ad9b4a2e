//! Anything may be set up; only a checked position can be played.

use crate::{Piece, Position, Rank, RuleSetId, Side, Square, SquareSet};

/// *Disposizione*: pieces on squares and a side to move, not yet checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The side to move.
    pub turn: Side,
    /// Squares with white pieces.
    pub white: SquareSet,
    /// Squares with black pieces.
    pub black: SquareSet,
    /// Which of those are kings.
    pub kings: SquareSet,
}

impl Setup {
    /// An empty board with this side to move.
    #[must_use]
    pub const fn empty(turn: Side) -> Self {
        Self {
            turn,
            white: SquareSet::EMPTY,
            black: SquareSet::EMPTY,
            kings: SquareSet::EMPTY,
        }
    }

    /// The pieces of a side.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// Puts a piece on a square, on top of whatever is there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        match piece.side {
            Side::White => self.white.insert(square),
            Side::Black => self.black.insert(square),
        };
        if piece.rank == Rank::King {
            self.kings.insert(square);
        }
    }

    /// The position to play from under this rule set, or everything that is wrong with the setup.
    ///
    /// A side without pieces or without moves is a finished game, and a proper position.
    pub fn position(self, rules: RuleSetId) -> Result<Position, SetupError> {
        let problems = self.problems(rules);
        if problems.is_empty() {
            Ok(Position::from_checked(rules, &self))
        } else {
            Err(SetupError {
                setup: self,
                problems,
            })
        }
    }

    fn problems(&self, rules: RuleSetId) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let pieces = self.white.union(self.black);
        if pieces.is_empty() {
            problems.push(SetupProblem::EmptyBoard);
        }
        for side in Side::ALL {
            let count = self.pieces(side).len();
            if count > 12 {
                problems.push(SetupProblem::TooMany { side, count });
            }
        }
        let overlap = self.white.intersection(self.black);
        problems.extend(
            overlap
                .iter()
                .map(|square| SetupProblem::Overlap { square }),
        );
        let unmarked = self.kings.without(pieces);
        problems.extend(
            unmarked
                .iter()
                .map(|square| SetupProblem::KingWithoutPiece { square }),
        );
        for side in Side::ALL {
            let last_row = if side.is(rules.facts().low_side.value) {
                SquareSet::from_bits(0xF000_0000)
            } else {
                SquareSet::from_bits(0x0000_000F)
            };
            let men = self.pieces(side).without(self.kings);
            problems.extend(
                men.intersection(last_row)
                    .iter()
                    .map(|square| SetupProblem::ManOnLastRow { side, square }),
            );
        }
        problems
    }
}

/// A setup that cannot be played, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this position cannot be played: {}", sentences(.problems))]
pub struct SetupError {
    /// What was set up.
    pub setup: Setup,
    /// Everything that is wrong with it; never empty.
    pub problems: Vec<SetupProblem>,
}

/// One thing wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "code"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SetupProblem {
    /// There is no piece at all.
    #[error("there is no piece on the board")]
    EmptyBoard,
    /// A side has more than the twelve pieces of art. 2.5.
    #[error("{side} has {count} pieces, and twelve are the most")]
    TooMany {
        /// Whose pieces.
        side: Side,
        /// How many.
        count: u32,
    },
    /// A square has a piece of each side.
    #[error("square {square} has pieces of both sides")]
    Overlap {
        /// Which square.
        square: Square,
    },
    /// A square is marked as a king but has no piece.
    #[error("square {square} is marked as a king but has no piece")]
    KingWithoutPiece {
        /// Which square.
        square: Square,
    },
    /// A man stands where it would have been crowned (art. 4.2).
    #[error("the {side} man on {square} stands on its last row and should be a king")]
    ManOnLastRow {
        /// Whose man.
        side: Side,
        /// Where it stands.
        square: Square,
    },
}

fn sentences(problems: &[SetupProblem]) -> String {
    let sentences: Vec<String> = problems.iter().map(ToString::to_string).collect();
    sentences.join("; ")
}
