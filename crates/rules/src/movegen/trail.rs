//! Remembering the way of a capture while it is followed, or not, where only a count is wanted.

use crate::{FirstSquare, Move, Square, board::square, moves::Squares};

/// What remembers the way of a capture while it is followed.
pub(crate) trait Trace {
    /// A piece starts from this square.
    fn start(&mut self, from: u64);
    /// The path names this square.
    fn name(&mut self, square: u64);
    /// The last square named is taken back.
    fn unname(&mut self);
    /// This piece is taken.
    fn take(&mut self, victim: u64);
    /// The last piece taken is put back.
    fn untake(&mut self);
}

/// Remembers nothing, for counting.
pub(crate) struct Untraced;

impl Trace for Untraced {
    fn start(&mut self, _: u64) {}
    fn name(&mut self, _: u64) {}
    fn unname(&mut self) {}
    fn take(&mut self, _: u64) {}
    fn untake(&mut self) {}
}

/// The squares named and the pieces taken so far, in order, as bit positions.
pub(crate) struct Trail {
    path: [u8; 13],
    path_len: usize,
    taken: [u8; 12],
    taken_len: usize,
}

impl Trace for Trail {
    fn start(&mut self, from: u64) {
        self.path_len = 0;
        self.name(from);
    }

    fn name(&mut self, square: u64) {
        self.path[self.path_len] = square.trailing_zeros() as u8;
        self.path_len += 1;
    }

    fn unname(&mut self) {
        self.path_len -= 1;
    }

    fn take(&mut self, victim: u64) {
        self.taken[self.taken_len] = victim.trailing_zeros() as u8;
        self.taken_len += 1;
    }

    fn untake(&mut self) {
        self.taken_len -= 1;
    }
}

impl Trail {
    pub(crate) fn new() -> Self {
        Self {
            path: [0; 13],
            path_len: 0,
            taken: [0; 12],
            taken_len: 0,
        }
    }

    /// The trail as a move.
    pub(crate) fn to_move(&self, first: FirstSquare) -> Move {
        let name = |position: &u8| -> Square { square(*position, first) };
        let mut path = Squares::new();
        self.path[..self.path_len]
            .iter()
            .map(name)
            .for_each(|s| path.push(s));
        let mut captured = Squares::new();
        self.taken[..self.taken_len]
            .iter()
            .map(name)
            .for_each(|s| captured.push(s));
        Move::new(path, captured)
    }
}
