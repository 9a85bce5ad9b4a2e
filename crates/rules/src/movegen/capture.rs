//! Captures (arts. 5 and 6; Portuguese 2.2.8–2.2.10), each followed to its end.
//!
//! Pieces taken stay on the board until the capture ends (art. 5.12), so they still block the way
//! and are never jumped twice (art. 6.4). The square the piece started from is free for its own
//! capture. A man reaching the last row has no square in front, and so stops there (art. 6.5).

use super::{Game, quiet::reach, trail::Trace};
use crate::{
    board::{Board, DIRECTIONS, each_bit, forward, step},
    priority::Priority,
};

/// A capture carried to its end, whether or not another one has priority.
#[derive(Clone, Copy)]
pub(crate) struct Capture {
    pub(crate) from: u64,
    pub(crate) to: u64,
    pub(crate) taken: u64,
    pub(crate) priority: Priority,
}

impl Capture {
    /// Whether both captures lead to the same position.
    pub(crate) const fn same_effect(&self, other: &Self) -> bool {
        self.from == other.from && self.to == other.to && self.taken == other.taken
    }
}

/// Visits every capture that cannot be continued.
#[inline(always)]
pub(crate) fn captures<const RULES: usize, const UP: bool, T: Trace>(
    board: &Board,
    trace: &mut T,
    visit: &mut impl FnMut(&Capture, &T),
) {
    let empty = board.empty::<RULES>();
    let men = board.own & !board.kings;
    let kings = board.own & board.kings;
    let men_targets = if Game::<RULES>::MAN_TAKES_KING {
        board.other
    } else {
        board.other & !board.kings
    };

    let men = jumpers(men, men_targets, empty, &forward(UP));
    let kings = if Game::<RULES>::FLIES {
        kings
    } else {
        jumpers(kings, board.other, empty, &DIRECTIONS)
    };
    if men | kings == 0 {
        return;
    }
    let mut walk = Walk {
        from: 0,
        targets: men_targets,
        kings: board.kings,
        empty,
        trace,
        visit,
    };
    for man in each_bit(men) {
        walk.start(man);
        walk.man::<RULES, UP>(man, 0, Priority::start(false));
    }
    for king in each_bit(kings) {
        walk.start(king);
        walk.targets = board.other;
        walk.empty = empty | king;
        if Game::<RULES>::FLIES {
            for direction in DIRECTIONS {
                walk.flying_king(king, direction, 0, Priority::start(true));
            }
        } else {
            walk.stepping_king(king, 0, Priority::start(true));
        }
    }
}

/// The pieces that can take something in one of these directions.
#[inline(always)]
fn jumpers(pieces: u64, targets: u64, empty: u64, directions: &[usize]) -> u64 {
    directions.iter().fold(0, |found, direction| {
        let back = direction ^ 2;
        found | pieces & step(targets & step(empty, back), back)
    })
}

/// The walk of one piece through its captures.
struct Walk<'v, T, V> {
    from: u64,
    targets: u64,
    kings: u64,
    empty: u64,
    trace: &'v mut T,
    visit: &'v mut V,
}

impl<T: Trace, V: FnMut(&Capture, &T)> Walk<'_, T, V> {
    #[inline(always)]
    fn start(&mut self, from: u64) {
        self.from = from;
        self.trace.start(from);
    }

    /// The piece that can be taken next to a square, and the square behind it.
    #[inline(always)]
    fn jump(&mut self, at: u64, direction: usize, taken: u64) -> Option<(u64, u64)> {
        let victim = step(at, direction) & self.targets & !taken;
        let landing = step(victim, direction) & self.empty;
        (landing != 0).then_some((victim, landing))
    }

    #[inline(always)]
    fn end(&mut self, to: u64, taken: u64, priority: Priority) {
        let capture = Capture {
            from: self.from,
            to,
            taken,
            priority,
        };
        (self.visit)(&capture, self.trace);
    }

    /// Follows a man from where it stands.
    fn man<const RULES: usize, const UP: bool>(&mut self, at: u64, taken: u64, priority: Priority) {
        let mut goes_on = false;
        for direction in forward(UP) {
            if let Some((victim, landing)) = self.jump(at, direction, taken) {
                goes_on = true;
                let king = Game::<RULES>::MAN_TAKES_KING && self.kings & victim != 0;
                self.trace.take(victim);
                self.trace.name(landing);
                self.man::<RULES, UP>(landing, taken | victim, priority.and_takes(king));
                self.trace.untake();
                self.trace.unname();
            }
        }
        if !goes_on {
            self.end(at, taken, priority);
        }
    }

    /// Follows a king that moves one step. Kept apart from men, whose two directions the compiler
    /// then unrolls: sharing one function costs a third of the speed.
    fn stepping_king(&mut self, at: u64, taken: u64, priority: Priority) {
        let mut goes_on = false;
        for direction in DIRECTIONS {
            if let Some((victim, landing)) = self.jump(at, direction, taken) {
                goes_on = true;
                let king = self.kings & victim != 0;
                self.trace.take(victim);
                self.trace.name(landing);
                self.stepping_king(landing, taken | victim, priority.and_takes(king));
                self.trace.untake();
                self.trace.unname();
            }
        }
        if !goes_on {
            self.end(at, taken, priority);
        }
    }

    /// Follows a flying king in one direction; tells whether it could take there.
    ///
    /// Having taken, it may stop on any free square behind, or turn on one of them; going straight
    /// on to another piece names no square, and is the same capture from whichever it came.
    fn flying_king(&mut self, at: u64, direction: usize, taken: u64, priority: Priority) -> bool {
        let free = reach(at, direction, self.empty);
        let last_free = (free | at) & !step(free, direction ^ 2);
        let Some((victim, _)) = self.jump(last_free, direction, taken) else {
            return false;
        };
        let landings = reach(victim, direction, self.empty);
        let taken = taken | victim;
        let priority = priority.and_takes(self.kings & victim != 0);
        self.trace.take(victim);
        let goes_straight = self.flying_king(victim, direction, taken, priority);
        for landing in each_bit(landings) {
            self.trace.name(landing);
            let turns_left = self.flying_king(landing, direction ^ 1, taken, priority);
            let turns_right = self.flying_king(landing, direction ^ 3, taken, priority);
            if !(goes_straight || turns_left || turns_right) {
                self.end(landing, taken, priority);
            }
            self.trace.unname();
        }
        self.trace.untake();
        true
    }
}
