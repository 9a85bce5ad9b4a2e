//! Legal moves (arts. 4–6), compiled once for each game and direction of the side to move.
//!
//! `RULES` is the rule set's place in the table of facts and `UP` says that the men of the side to
//! move go towards higher numbers. Both are known at compile time, so that each fact becomes a
//! constant and no rule is tested while searching.

mod capture;
mod quiet;
mod trail;

pub(crate) use capture::{Capture, captures};
pub(crate) use quiet::{count_quiet, quiet_moves};
pub(crate) use trail::{Trail, Untraced};

use crate::{
    KingReach, Move, Position, RuleSetId,
    board::{Board, crown_row, playing_squares, square},
    moves::Squares,
    priority::{Criteria, Priority},
    ruleset::RULE_SETS,
};

/// The facts of a rule set as the generator needs them.
pub(crate) struct Game<const RULES: usize>;

impl<const RULES: usize> Game<RULES> {
    const SQUARES: u64 = playing_squares(RULE_SETS[RULES].first_square.value);
    const FLIES: bool = matches!(RULE_SETS[RULES].king_reach.value, KingReach::Flies);
    const MAN_TAKES_KING: bool = RULE_SETS[RULES].man_takes_king.value;
    pub(crate) const CRITERIA: Criteria = Criteria::of(RULE_SETS[RULES].capture_choice.value);
    const CROWN_UP: u64 = crown_row(true, RULE_SETS[RULES].first_square.value);
    const CROWN_DOWN: u64 = crown_row(false, RULE_SETS[RULES].first_square.value);
}

/// Calls a generic function for the rule set and direction known only at run time.
///
/// The two Italian rule sets move alike and share one compiled generator.
macro_rules! for_game {
    ($rules:expr, $up:expr, $function:ident($($argument:expr),*)) => {
        match ($rules, $up) {
            (RuleSetId::Fssi2006 | RuleSetId::FidItalian, true) => $function::<1, true>($($argument),*),
            (RuleSetId::Fssi2006 | RuleSetId::FidItalian, false) => $function::<1, false>($($argument),*),
            (RuleSetId::FidEnglish, true) => $function::<2, true>($($argument),*),
            (RuleSetId::FidEnglish, false) => $function::<2, false>($($argument),*),
            (RuleSetId::FpdClassic, true) => $function::<3, true>($($argument),*),
            (RuleSetId::FpdClassic, false) => $function::<3, false>($($argument),*),
        }
    };
}
pub(crate) use for_game;

impl Board {
    /// Squares without a piece.
    #[inline(always)]
    pub(crate) const fn empty<const RULES: usize>(&self) -> u64 {
        Game::<RULES>::SQUARES & !(self.own | self.other)
    }

    /// The board after a move, seen by the opponent; a man that ends on the last row is crowned (4.2).
    #[inline(always)]
    pub(crate) const fn after<const RULES: usize, const UP: bool>(
        &self,
        from: u64,
        to: u64,
        taken: u64,
    ) -> Self {
        let crown = if UP {
            Game::<RULES>::CROWN_UP
        } else {
            Game::<RULES>::CROWN_DOWN
        };
        let crowned = if self.kings & from == 0 {
            to & crown
        } else {
            to
        };
        Self {
            own: self.other & !taken,
            other: self.own & !from | to,
            kings: self.kings & !(from | taken) | crowned,
        }
    }
}

/// All legal moves by their squares; captures that differ only in the order of their jumps are different moves.
pub(crate) fn legal_moves(rules: RuleSetId, up: bool, board: &Board) -> Vec<Move> {
    let mut moves = for_game!(rules, up, legal_moves_of(board));
    moves.sort_unstable_by(|one, other| one.path().cmp(other.path()));
    moves
}

/// The board after a move known to be legal.
pub(crate) fn after(
    rules: RuleSetId,
    up: bool,
    board: &Board,
    from: u64,
    to: u64,
    taken: u64,
) -> Board {
    fn after_of<const RULES: usize, const UP: bool>(
        board: &Board,
        from: u64,
        to: u64,
        taken: u64,
    ) -> Board {
        board.after::<RULES, UP>(from, to, taken)
    }
    for_game!(rules, up, after_of(board, from, to, taken))
}

fn legal_moves_of<const RULES: usize, const UP: bool>(board: &Board) -> Vec<Move> {
    let mut moves = Vec::with_capacity(16);
    let mut best = Priority::default();
    captures::<RULES, UP, _>(
        board,
        &mut Trail::new(),
        &mut |capture: &Capture, trail: &Trail| {
            let priority = capture.priority.under(Game::<RULES>::CRITERIA);
            if priority > best {
                best = priority;
                moves.clear();
            }
            if priority == best {
                moves.push(trail.to_move(RULE_SETS[RULES].first_square.value));
            }
        },
    );
    if moves.is_empty() {
        quiet_moves_of::<RULES, UP>(board, &mut moves);
    }
    moves
}

fn quiet_moves_of<const RULES: usize, const UP: bool>(board: &Board, moves: &mut Vec<Move>) {
    let first = RULE_SETS[RULES].first_square.value;
    quiet_moves::<RULES, UP>(board, |from, to| {
        let mut path = Squares::new();
        path.push(square(from.trailing_zeros() as u8, first));
        path.push(square(to.trailing_zeros() as u8, first));
        moves.push(Move::new(path, Squares::new()));
    });
}

/// Every capture that cannot be continued, also those that must give way to another.
pub(crate) fn all_captures(position: &Position) -> Vec<(Move, Priority)> {
    fn collect<const RULES: usize, const UP: bool>(
        board: &Board,
        found: &mut Vec<(Move, Priority)>,
    ) {
        let first = RULE_SETS[RULES].first_square.value;
        captures::<RULES, UP, _>(
            board,
            &mut Trail::new(),
            &mut |capture: &Capture, trail: &Trail| {
                found.push((trail.to_move(first), capture.priority));
            },
        );
    }
    let mut found = Vec::new();
    let (rules, board, list) = (position.rules(), position.board(), &mut found);
    for_game!(rules, position.up(), collect(board, list));
    found
}

/// Every move without capture, also when a capture is compulsory.
pub(crate) fn all_quiet(position: &Position) -> Vec<Move> {
    let mut found = Vec::new();
    let (rules, board, list) = (position.rules(), position.board(), &mut found);
    for_game!(rules, position.up(), quiet_moves_of(board, list));
    found
}
