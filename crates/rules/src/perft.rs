//! Counting positions to a depth, the measure by which move generators are compared.

use crate::{
    Position, RuleSetId,
    board::Board,
    movegen::{Capture, Game, Untraced, captures, count_quiet, for_game, quiet_moves},
    priority::Priority,
};

/// Which captures count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Captures that differ only in the order of their jumps are different moves.
    Paths,
    /// Moves with the same start, end and pieces taken are one.
    Unique,
}

impl Position {
    /// How many positions there are after `depth` half-moves, counted as the published tables do.
    #[must_use]
    pub fn perft(&self, depth: u32, counting: Counting) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut search = Search {
            unique: counting == Counting::Unique,
            captures: Vec::with_capacity(64),
        };
        let (rules, search, board) = (self.rules(), &mut search, self.board());
        for_game!(rules, self.up(), perft(search, board, depth))
    }
}

/// The captures of all boards on the way, each board's on top of its parent's.
struct Search {
    unique: bool,
    captures: Vec<Capture>,
}

fn perft<const RULES: usize, const UP: bool>(
    search: &mut Search,
    board: &Board,
    depth: u32,
) -> u64 {
    if depth == 1 {
        return count_moves::<RULES, UP>(search, board);
    }
    let base = search.captures.len();
    collect_captures::<RULES, UP>(search, board);
    let end = search.captures.len();
    let mut count = 0;
    for i in base..end {
        let Capture {
            from, to, taken, ..
        } = search.captures[i];
        let next = board.after::<RULES, UP>(from, to, taken);
        count += opponent::<RULES, UP>(search, &next, depth - 1);
    }
    search.captures.truncate(base);
    if end == base {
        quiet_moves::<RULES, UP>(board, |from, to| {
            let next = board.after::<RULES, UP>(from, to, 0);
            count += opponent::<RULES, UP>(search, &next, depth - 1);
        });
    }
    count
}

#[inline(always)]
fn opponent<const RULES: usize, const UP: bool>(
    search: &mut Search,
    board: &Board,
    depth: u32,
) -> u64 {
    if UP {
        perft::<RULES, false>(search, board, depth)
    } else {
        perft::<RULES, true>(search, board, depth)
    }
}

/// How many legal moves there are, without listing them where that can be helped.
#[inline(always)]
fn count_moves<const RULES: usize, const UP: bool>(search: &mut Search, board: &Board) -> u64 {
    let count = if search.unique {
        let base = search.captures.len();
        collect_captures::<RULES, UP>(search, board);
        let count = search.captures.len() - base;
        search.captures.truncate(base);
        count as u64
    } else {
        let mut best = Priority::default();
        let mut count = 0;
        captures::<RULES, UP, _>(
            board,
            &mut Untraced,
            &mut |capture: &Capture, _: &Untraced| {
                let priority = capture.priority.under(Game::<RULES>::CRITERIA);
                if priority > best {
                    best = priority;
                    count = 0;
                }
                count += u64::from(priority == best);
            },
        );
        count
    };
    if count > 0 {
        count
    } else {
        count_quiet::<RULES, UP>(board)
    }
}

/// Adds the captures that must be chosen from.
#[inline(always)]
fn collect_captures<const RULES: usize, const UP: bool>(search: &mut Search, board: &Board) {
    let Search {
        unique,
        captures: found,
    } = search;
    let base = found.len();
    let mut best = Priority::default();
    captures::<RULES, UP, _>(
        board,
        &mut Untraced,
        &mut |capture: &Capture, _: &Untraced| {
            let priority = capture.priority.under(Game::<RULES>::CRITERIA);
            if priority > best {
                best = priority;
                found.truncate(base);
            }
            let known = |other: &Capture| other.same_effect(capture);
            if priority == best && !(*unique && found[base..].iter().any(known)) {
                found.push(*capture);
            }
        },
    );
}
