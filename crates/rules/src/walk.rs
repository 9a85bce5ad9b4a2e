//! Following an attempted path square by square until it breaks a rule (arts. 4–6).
//!
//! Used only for attempts that are neither legal nor ruled out by another capture, so each walk
//! ends in a reason.

use crate::{Attempt, Piece, Position, Rank, Refusal, RuleSet, Square, SquareSet};

/// The longest short form that is worth explaining jump by jump.
const MOST_JUMPS: usize = 4;

/// Why a man, or a king that moves one step, cannot go this way.
pub(crate) fn stepping(position: &Position, attempt: &Attempt, rank: Rank) -> Refusal {
    let literal = Walk::new(position, attempt.squares(), rank).stepping();
    if attempt.squares().len() > 2
        || !matches!(
            literal.reason,
            Refusal::NotDiagonal { .. } | Refusal::TooFar { .. }
        )
    {
        return literal.reason;
    }
    // Two squares far apart may be the short form of a capture: explain the way that gets furthest.
    let mut furthest = literal;
    let mut way = vec![attempt.from()];
    each_way(position, attempt.to(), &mut way, &mut |squares| {
        let walked = Walk::new(position, squares, rank).stepping();
        if walked.legs > furthest.legs || (walked.legs == furthest.legs && furthest.is_literal()) {
            furthest = walked;
        }
    });
    furthest.reason
}

/// Why a flying king cannot go this way.
pub(crate) fn flying(position: &Position, attempt: &Attempt) -> Refusal {
    Walk::new(position, attempt.squares(), Rank::King).flying()
}

/// Visits every way to a square by jumps over pieces of either side, the first over the opponent's.
fn each_way(
    position: &Position,
    to: Square,
    way: &mut Vec<Square>,
    visit: &mut impl FnMut(&[Square]),
) {
    if way.len() > MOST_JUMPS {
        return;
    }
    let rules = RuleSet::of(position.rules());
    let at = way[way.len() - 1];
    for (over, landing) in rules.jumps(at) {
        let Some(piece) = position.piece_at(over) else {
            continue;
        };
        if way.len() == 1 && piece.side == position.turn() {
            continue;
        }
        way.push(landing);
        if landing == to && landing != way[0] {
            visit(way);
        }
        each_way(position, to, way, visit);
        way.pop();
    }
}

/// Where a walk was stopped.
struct Stopped {
    /// How many legs were in order before it.
    legs: usize,
    reason: Refusal,
}

impl Stopped {
    /// Whether the squares were only read as they stand, which explains least.
    fn is_literal(&self) -> bool {
        matches!(
            self.reason,
            Refusal::NotDiagonal { .. } | Refusal::TooFar { .. }
        )
    }
}

struct Walk<'a> {
    position: &'a Position,
    rules: &'static RuleSet,
    squares: &'a [Square],
    rank: Rank,
    taken: SquareSet,
}

impl<'a> Walk<'a> {
    fn new(position: &'a Position, squares: &'a [Square], rank: Rank) -> Self {
        let rules = RuleSet::of(position.rules());
        Self {
            position,
            rules,
            squares,
            rank,
            taken: SquareSet::EMPTY,
        }
    }

    fn stepping(mut self) -> Stopped {
        let mut crowned = false;
        for (legs, leg) in self.squares.windows(2).enumerate() {
            let (from, to) = (leg[0], leg[1]);
            let reason = if crowned {
                Some(Refusal::CrownedManStops { square: from })
            } else {
                self.stepping_leg(from, to)
            };
            if let Some(reason) = reason {
                return Stopped { legs, reason };
            }
            crowned = self.rank == Rank::Man && to.row() == if self.position.up() { 7 } else { 0 };
        }
        self.nothing_wrong()
    }

    fn stepping_leg(&mut self, from: Square, to: Square) -> Option<Refusal> {
        let rank = self.rank;
        let man_back = rank == Rank::Man && (to.row() > from.row()) != self.position.up();
        match *self.rules.diagonal(from, to).unwrap_or_default() {
            [] => Some(Refusal::NotDiagonal { from, to, rank }),
            [_] if self.piece_at(to).is_some() => Some(Refusal::SquareTaken { square: to, rank }),
            [_] if man_back => Some(Refusal::ManGoesBack { from, to }),
            [_] => Some(Refusal::NothingToTake { from, to }),
            [over, _] => match self.piece_at(over) {
                Some(piece) if piece.side == self.position.turn() => Some(self.own_piece(over)),
                Some(_) if self.taken.contains(over) => Some(Refusal::JumpedTwice { square: over }),
                Some(_) if man_back => Some(Refusal::ManTakesBack { square: over }),
                Some(piece) if self.is_safe_from(piece) => {
                    Some(Refusal::ManTakesKing { square: over })
                }
                Some(_) if self.piece_at(to).is_some() => Some(Refusal::NoRoomBehind {
                    square: over,
                    behind: to,
                }),
                Some(_) => {
                    self.taken.insert(over);
                    None
                }
                None if man_back => Some(Refusal::ManGoesBack { from, to }),
                None if self.squares.len() == 2 => Some(Refusal::TooFar { from, to, rank }),
                None => Some(Refusal::NothingToTake { from, to }),
            },
            _ => Some(Refusal::TooFar { from, to, rank }),
        }
    }

    fn flying(mut self) -> Refusal {
        for leg in self.squares.windows(2) {
            if let Some(reason) = self.flying_leg(leg[0], leg[1]) {
                return reason;
            }
        }
        self.nothing_wrong().reason
    }

    fn flying_leg(&mut self, from: Square, to: Square) -> Option<Refusal> {
        let Some(way) = self.rules.diagonal(from, to) else {
            let rank = self.rank;
            return Some(Refusal::NotDiagonal { from, to, rank });
        };
        let taken_before = self.taken;
        for (i, square) in way.iter().copied().enumerate() {
            let Some(piece) = self.piece_at(square) else {
                continue;
            };
            let Some(behind) = way.get(i + 1).copied() else {
                return Some(Refusal::SquareTaken {
                    square,
                    rank: Rank::King,
                });
            };
            if piece.side == self.position.turn() {
                return Some(self.own_piece(square));
            }
            if self.taken.contains(square) {
                return Some(Refusal::JumpedTwice { square });
            }
            match self.piece_at(behind) {
                Some(next) if next.side != piece.side || behind == to => {
                    return Some(Refusal::NoRoomBehind { square, behind });
                }
                Some(_) => return Some(Refusal::PiecesTogether { square, behind }),
                None => self.taken.insert(square),
            };
        }
        (self.taken == taken_before).then_some(Refusal::NothingToTake { from, to })
    }

    /// The piece on a square; the one that moves is lifted, the ones it took still stand.
    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.position
            .piece_at(square)
            .filter(|_| square != self.squares[0])
    }

    fn own_piece(&self, square: Square) -> Refusal {
        let rank = self.rank;
        if self.taken.is_empty() {
            Refusal::TakesOwnPiece { square, rank }
        } else {
            Refusal::PassesOwnPiece { square, rank }
        }
    }

    fn is_safe_from(&self, piece: Piece) -> bool {
        self.rank == Rank::Man && piece.rank == Rank::King && !self.rules.man_takes_king.value
    }

    /// A way in order from end to end is a legal move or yields to one, and never comes here.
    fn nothing_wrong(&self) -> Stopped {
        let last = self.squares.len() - 1;
        let reason = Refusal::NothingToTake {
            from: self.squares[0],
            to: self.squares[last],
        };
        Stopped { legs: last, reason }
    }
}
