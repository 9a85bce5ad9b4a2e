//! Why a move is refused: one precise reason, its article, and what would have been legal.

use crate::{Article, Attempt, AttemptError, Datum, Move, Position, Rank, RuleSetId, Square};

/// *Mossa rifiutata*: the attempt and the unchanged position, handed back with the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {} (art. {})", .attempt.as_ref().map_or_else(|| "?".to_owned(), ToString::to_string), .reason.code(), .reason.article(.position.rules()))]
pub struct Refused {
    /// The position, unchanged.
    pub position: Box<Position>,
    /// What was attempted; nothing if it could not be read.
    pub attempt: Option<Attempt>,
    /// Why it is refused.
    pub reason: Refusal,
}

impl Refused {
    pub(crate) fn new(position: &Position, attempt: &Attempt, reason: Refusal) -> Self {
        Self {
            position: Box::new(*position),
            attempt: Some(attempt.clone()),
            reason,
        }
    }

    pub(crate) fn unreadable(position: &Position, error: AttemptError) -> Self {
        Self {
            position: Box::new(*position),
            attempt: None,
            reason: Refusal::Unreadable(error),
        }
    }

    /// The article that decides, in the numbering of the rule set in force.
    #[must_use]
    pub fn article(&self) -> Article {
        self.reason.article(self.position.rules())
    }

    /// What the sentence `refusal-<code>` needs: the article, the attempt, and the reason's own data.
    #[must_use]
    pub fn data(&self) -> Vec<(&'static str, Datum)> {
        let attempt = self
            .attempt
            .as_ref()
            .map_or_else(String::new, ToString::to_string);
        let mut data = vec![
            ("article", Datum::from(self.article())),
            ("attempt", Datum::Text(attempt)),
        ];
        data.extend(self.reason.data());
        data
    }

    /// What would have been legal: the moves of the same piece if it has any, otherwise all.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        let all = self.position.legal_moves();
        let from = self.attempt.as_ref().map(Attempt::from);
        let same_piece: Vec<Move> = all
            .iter()
            .filter(|m| Some(m.from()) == from)
            .copied()
            .collect();
        if same_piece.is_empty() {
            all
        } else {
            same_piece
        }
    }
}

/// *Motivo del rifiuto*: the one reason why an attempted move is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text does not read as a move.
    Unreadable(AttemptError),
    /// The squares fit several moves that take different pieces.
    Ambiguous {
        /// The moves it could mean.
        candidates: Vec<Move>,
    },
    /// There is no piece on the starting square.
    EmptySquare {
        /// The starting square.
        square: Square,
    },
    /// The piece belongs to the opponent.
    NotYourPiece {
        /// The starting square.
        square: Square,
    },
    /// The two squares are not on one diagonal.
    NotDiagonal {
        /// Where the step starts.
        from: Square,
        /// Where it should end.
        to: Square,
        /// What moves.
        rank: Rank,
    },
    /// The piece does not go that far.
    TooFar {
        /// Where the step starts.
        from: Square,
        /// Where it should end.
        to: Square,
        /// What moves.
        rank: Rank,
    },
    /// A piece already stands on the square.
    SquareTaken {
        /// The square that is not free.
        square: Square,
        /// What moves.
        rank: Rank,
    },
    /// A man does not move back.
    ManGoesBack {
        /// Where the step starts.
        from: Square,
        /// Where it should end.
        to: Square,
    },
    /// A man does not take backwards.
    ManTakesBack {
        /// The piece behind it.
        square: Square,
    },
    /// A man does not take a king.
    ManTakesKing {
        /// Where the king stands.
        square: Square,
    },
    /// There is nothing to take on the way.
    NothingToTake {
        /// Where the jump starts.
        from: Square,
        /// Where it should end.
        to: Square,
    },
    /// There is no free square behind the piece.
    NoRoomBehind {
        /// The piece that cannot be taken.
        square: Square,
        /// The square behind it.
        behind: Square,
    },
    /// A king does not jump two pieces that stand together.
    PiecesTogether {
        /// The first of the two.
        square: Square,
        /// The other.
        behind: Square,
    },
    /// One does not take one's own pieces.
    TakesOwnPiece {
        /// The player's own piece.
        square: Square,
        /// What moves.
        rank: Rank,
    },
    /// A capture does not pass over the player's own pieces.
    PassesOwnPiece {
        /// The player's own piece.
        square: Square,
        /// What moves.
        rank: Rank,
    },
    /// No piece is jumped twice.
    JumpedTwice {
        /// The piece already jumped.
        square: Square,
    },
    /// A man crowned by a capture stops.
    CrownedManStops {
        /// Where it is crowned.
        square: Square,
    },
    /// There is something to take, so a step is not allowed.
    CaptureCompulsory {
        /// How many pieces must be taken.
        count: u32,
        /// A capture that is legal.
        instead: Move,
    },
    /// The capture goes on.
    CaptureNotFinished {
        /// How many pieces were taken.
        taken: u32,
        /// How many must be taken.
        count: u32,
        /// The whole capture.
        instead: Move,
    },
    /// Another capture takes more pieces.
    MorePieces {
        /// How many this one takes.
        taken: u32,
        /// How many the other takes.
        count: u32,
        /// A capture that is legal.
        instead: Move,
    },
    /// A king takes as many, and the king must take.
    KingMustTake {
        /// How many pieces both take.
        count: u32,
        /// A capture that is legal.
        instead: Move,
    },
    /// Another capture takes more kings.
    MoreKings {
        /// How many kings this one takes.
        taken: u32,
        /// How many the other takes.
        count: u32,
        /// A capture that is legal.
        instead: Move,
    },
    /// Another capture meets a king first.
    KingFirst {
        /// The jump, counted from one, at which the other meets a king.
        jump: u32,
        /// A capture that is legal.
        instead: Move,
    },
}

impl Refusal {
    /// The code used in messages: the sentence is `refusal-<code>`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::Ambiguous { .. } => "ambiguous",
            Self::EmptySquare { .. } => "empty-square",
            Self::NotYourPiece { .. } => "not-your-piece",
            Self::NotDiagonal { .. } => "not-diagonal",
            Self::TooFar {
                rank: Rank::Man, ..
            } => "man-too-far",
            Self::TooFar {
                rank: Rank::King, ..
            } => "king-too-far",
            Self::SquareTaken { .. } => "square-taken",
            Self::ManGoesBack { .. } => "man-goes-back",
            Self::ManTakesBack { .. } => "man-takes-back",
            Self::ManTakesKing { .. } => "man-takes-king",
            Self::NothingToTake { .. } => "nothing-to-take",
            Self::NoRoomBehind { .. } => "no-room-behind",
            Self::PiecesTogether { .. } => "pieces-together",
            Self::TakesOwnPiece { .. } => "takes-own-piece",
            Self::PassesOwnPiece { .. } => "passes-own-piece",
            Self::JumpedTwice { .. } => "jumped-twice",
            Self::CrownedManStops { .. } => "crowned-man-stops",
            Self::CaptureCompulsory { .. } => "capture-compulsory",
            Self::CaptureNotFinished { .. } => "capture-not-finished",
            Self::MorePieces { .. } => "more-pieces",
            Self::KingMustTake { .. } => "king-must-take",
            Self::MoreKings { .. } => "more-kings",
            Self::KingFirst { .. } => "king-first",
        }
    }

    /// The article that decides, in the numbering of this rule set.
    #[must_use]
    pub fn article(&self, rules: RuleSetId) -> Article {
        let [fssi, fid, english, portuguese] = self.articles();
        Article(match rules {
            RuleSetId::Fssi2006 => fssi,
            RuleSetId::FidItalian => fid,
            RuleSetId::FidEnglish => english,
            RuleSetId::FpdClassic => portuguese,
        })
    }

    /// The article in each rule set, in the order of [`RuleSetId::ALL`].
    ///
    /// A reason that a rule set does not know cites the article that leaves the choice free.
    const fn articles(&self) -> [&'static str; 4] {
        match self {
            Self::Unreadable(_) | Self::Ambiguous { .. } => ["2.4", "12.2", "2.4", "2.1.3"],
            Self::EmptySquare { .. } => ["3.2", "3.2", "3.2", "2.2.8"],
            Self::NotYourPiece { .. } => ["8.1.3", "8.1.5", "8.1.5", "2.2.2"],
            Self::NotDiagonal {
                rank: Rank::Man, ..
            }
            | Self::ManGoesBack { .. }
            | Self::TooFar {
                rank: Rank::Man, ..
            }
            | Self::SquareTaken {
                rank: Rank::Man, ..
            } => ["4.1", "4.1", "4.1", "2.2.8"],
            Self::NotDiagonal {
                rank: Rank::King, ..
            }
            | Self::TooFar {
                rank: Rank::King, ..
            }
            | Self::SquareTaken {
                rank: Rank::King, ..
            } => ["4.7", "4.7", "4.8", "2.2.8"],
            Self::ManTakesBack { .. } => ["5.3a", "5.3a", "5.3a", "2.2.8"],
            Self::ManTakesKing { .. } => ["5.3b", "5.3b", "5.3b", "2.2.8"],
            Self::NothingToTake { .. } => ["5.1", "5.1", "5.1", "2.2.8"],
            Self::NoRoomBehind { .. } => ["5.2", "5.2", "5.2", "2.2.8"],
            Self::PiecesTogether { .. } => ["5.2", "5.2", "5.2", "2.2.9"],
            // The Portuguese 2.2.9 speaks of kings only; what a man jumps over is in 2.2.8.
            Self::TakesOwnPiece {
                rank: Rank::Man, ..
            } => ["6.2", "6.2", "6.2", "2.2.8"],
            Self::TakesOwnPiece {
                rank: Rank::King, ..
            } => ["6.2", "6.2", "6.2", "2.2.9"],
            Self::PassesOwnPiece {
                rank: Rank::Man, ..
            } => ["6.3", "6.3", "6.3", "2.2.8"],
            Self::PassesOwnPiece {
                rank: Rank::King, ..
            } => ["6.3", "6.3", "6.3", "2.2.9"],
            Self::JumpedTwice { .. } => ["6.4", "6.4", "6.4", "2.2.9"],
            Self::CrownedManStops { .. } => ["6.5", "6.5", "6.5", "2.2.6"],
            Self::CaptureCompulsory { .. } => ["6.1", "6.1", "6.1", "3.1.1a"],
            Self::CaptureNotFinished { .. } => ["8.1.11", "8.1.9", "8.1.9", "2.2.8"],
            Self::MorePieces { .. } => ["6.6", "6.6", "6.6", "3.1.1b"],
            Self::KingMustTake { .. } => ["6.7", "6.7", "6.6", "3.1.1c"],
            Self::MoreKings { .. } => ["6.8", "6.8", "6.6", "3.1.1c"],
            Self::KingFirst { .. } => ["6.9", "6.9", "6.6", "3.1.1c"],
        }
    }
}
