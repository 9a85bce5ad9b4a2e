//! A checked position: what may be played from, and how (arts. 2.6, 3.4, 4–6).

use crate::{
    Attempt, Move, Piece, Rank, Refused, RuleSet, RuleSetId, Setup, Side, Square, SquareSet,
    board::{self, Board},
    explain, movegen,
};

/// *Posizione*: pieces on the board and a side to move, checked, under a rule set.
///
/// Positions are small values: keeping the one before a move is how a move is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rules: RuleSetId,
    turn: Side,
    board: Board,
}

impl Position {
    /// *Disposizione iniziale* (art. 2.6; Portuguese 2.2.1).
    #[must_use]
    pub fn initial(rules: RuleSetId) -> Self {
        let facts = RuleSet::of(rules);
        let low = SquareSet::from_bits(0x0000_0FFF);
        let high = SquareSet::from_bits(0xFFF0_0000);
        let (white, black) = match facts.low_side.value {
            Side::White => (low, high),
            Side::Black => (high, low),
        };
        let turn = facts.moves_first.value;
        Self::from_checked(
            rules,
            &Setup {
                turn,
                white,
                black,
                kings: SquareSet::EMPTY,
            },
        )
    }

    pub(crate) fn from_checked(rules: RuleSetId, setup: &Setup) -> Self {
        let first = RuleSet::of(rules).first_square.value;
        Self {
            rules,
            turn: setup.turn,
            board: Board {
                own: board::from_set(setup.pieces(setup.turn), first),
                other: board::from_set(setup.pieces(setup.turn.other()), first),
                kings: board::from_set(setup.kings, first),
            },
        }
    }

    /// The rule set in force.
    #[must_use]
    pub const fn rules(&self) -> RuleSetId {
        self.rules
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The position as a setup, free to be changed.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            turn: self.turn,
            white: self.pieces(Side::White),
            black: self.pieces(Side::Black),
            kings: self.set(self.board.kings),
        }
    }

    /// The squares with pieces of a side.
    #[must_use]
    pub fn pieces(&self, side: Side) -> SquareSet {
        self.set(self.side_bits(side))
    }

    /// The squares with kings of a side.
    #[must_use]
    pub fn kings(&self, side: Side) -> SquareSet {
        self.set(self.side_bits(side) & self.board.kings)
    }

    /// The squares with men of a side.
    #[must_use]
    pub fn men(&self, side: Side) -> SquareSet {
        self.set(self.side_bits(side) & !self.board.kings)
    }

    /// How many pieces there are on the board.
    #[must_use]
    pub const fn piece_count(&self) -> u32 {
        (self.board.own | self.board.other).count_ones()
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = self.bit(square);
        let side = if self.board.own & bit != 0 {
            self.turn
        } else if self.board.other & bit != 0 {
            self.turn.other()
        } else {
            return None;
        };
        let rank = if self.board.kings & bit != 0 {
            Rank::King
        } else {
            Rank::Man
        };
        Some(Piece { side, rank })
    }

    /// Whether this move, of the side to move, moves a man (art. 10.5).
    #[must_use]
    pub fn moves_a_man(&self, played: &Move) -> bool {
        self.board.kings & self.bit(played.from()) == 0
    }

    /// All legal moves, by the squares they name. Captures that differ only in the order of their jumps are different moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        movegen::legal_moves(self.rules, self.up(), &self.board)
    }

    /// The legal moves that differ in effect: start, end, or pieces taken.
    #[must_use]
    pub fn distinct_moves(&self) -> Vec<Move> {
        let mut distinct: Vec<Move> = Vec::new();
        for legal in self.legal_moves() {
            if !distinct.iter().any(|known| known.same_effect(&legal)) {
                distinct.push(legal);
            }
        }
        distinct
    }

    /// Whether the side to move has no legal move, and so has lost (art. 9.2).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.legal_moves().is_empty()
    }

    /// The legal move that this text means, as `22-18`, `22x13x6` or `22x6`, or why there is none.
    pub fn find_move(&self, text: &str) -> Result<Move, Refused> {
        match text.parse::<Attempt>() {
            Ok(attempt) => self.find(&attempt),
            Err(error) => Err(Refused::unreadable(self, error)),
        }
    }

    /// The legal move that these squares mean, or why there is none.
    pub fn find(&self, attempt: &Attempt) -> Result<Move, Refused> {
        explain::find(self, attempt)
    }

    /// The position after a move, which its path names. A move that is not legal here is handed back with the reason.
    pub fn play(&self, chosen: &Move) -> Result<Self, Refused> {
        let legal = self.legal_moves();
        match legal.iter().find(|legal| legal.path() == chosen.path()) {
            Some(legal) => Ok(self.after(legal)),
            None => Err(explain::refuse(self, &chosen.into())),
        }
    }

    /// The position after a move known to be legal here.
    pub(crate) fn after(&self, legal: &Move) -> Self {
        let first = RuleSet::of(self.rules).first_square.value;
        let (from, to) = (self.bit(legal.from()), self.bit(legal.to()));
        let taken = board::from_set(legal.captured_set(), first);
        Self {
            rules: self.rules,
            turn: self.turn.other(),
            board: movegen::after(self.rules, self.up(), &self.board, from, to, taken),
        }
    }

    /// The board as the side to move sees it.
    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the men of the side to move go towards higher numbers.
    pub(crate) const fn up(&self) -> bool {
        self.turn.is(RuleSet::of(self.rules).low_side.value)
    }

    fn bit(&self, square: Square) -> u64 {
        board::bit(square, RuleSet::of(self.rules).first_square.value)
    }

    fn set(&self, bits: u64) -> SquareSet {
        board::to_set(bits, RuleSet::of(self.rules).first_square.value)
    }

    fn side_bits(&self, side: Side) -> u64 {
        if side == self.turn {
            self.board.own
        } else {
            self.board.other
        }
    }
}
