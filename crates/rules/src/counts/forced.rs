//! Regra da forçada (Portuguese art. 3.2.1 b): three kings, no men, against one king.
//!
//! The side with three kings has twelve moves, the capture included, from the moment it stands on
//! the river. Once begun the count goes on even if the river is left or one of the three is given
//! up, for the article fixes its beginning only and counts the capture that wins: three kings win
//! by a sacrifice, and one must not buy twenty moves more.

use super::{CountKind, CountState, CountStatus, Tally};
use crate::{Fact, Position, Side, Square, SquareSet};

/// The squares of the river, the long diagonal from 1 to 32 (Portuguese art. 2.1.4).
const RIVER: [u8; 8] = [1, 5, 10, 14, 19, 23, 28, 32];

/// The state of the count of three kings against one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Forced {
    status: CountStatus,
    /// The side with three kings, and its moves since it took the river.
    counted: Option<(Side, u8)>,
}

impl Forced {
    pub(super) fn at_start(start: &Position) -> Self {
        match stronger_side_on_river(start) {
            Some(side) => Forced {
                status: CountStatus::Running,
                counted: Some((side, 0)),
            },
            None => Forced {
                status: CountStatus::NotStarted,
                counted: None,
            },
        }
    }

    pub(super) fn after(&self, limit: Option<Fact<u8>>, mover: Side, now: &Position) -> Self {
        let Some((side, done)) = self.counted else {
            return Self::at_start(now);
        };
        let done = if mover == side {
            done.saturating_add(1)
        } else {
            done
        };
        let complete = limit.is_some_and(|limit| done >= limit.value) && !now.is_over();
        Forced {
            status: if complete || self.status == CountStatus::Complete {
                CountStatus::Complete
            } else {
                CountStatus::Running
            },
            counted: Some((side, done)),
        }
    }

    pub(super) fn state(&self, limit: Fact<u8>) -> CountState {
        CountState {
            kind: CountKind::Forced,
            article: limit.article,
            status: self.status,
            tally: match self.counted {
                Some((side, done)) => Tally::OnePlayer { side, done },
                None => Tally::Nothing,
            },
            limit: limit.value,
        }
    }
}

/// The side that has three kings and no men, when the other has one king and no men.
fn three_against_one(position: &Position) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| {
        let weaker = side.other();
        position.kings(side).len() == 3
            && position.men(side).is_empty()
            && position.kings(weaker).len() == 1
            && position.men(weaker).is_empty()
    })
}

fn stronger_side_on_river(position: &Position) -> Option<Side> {
    let river: SquareSet = RIVER.into_iter().filter_map(Square::new).collect();
    three_against_one(position).filter(|&side| !position.kings(side).intersection(river).is_empty())
}
