//! What reading a PDN file gives: games, refusals and notes.

use super::movetext::SyntaxFault;
use super::tags::Tags;
use crate::{CountRefusal, Game, Move, PositionError, Refused};

/// *Lettura di una partita*: one game of a file, or why it was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdnReading {
    /// Which game of the file, from 1.
    pub number: usize,
    /// The line where it begins.
    pub line: usize,
    /// Its tags, under their standard names.
    pub tags: Tags,
    /// The game, if all its moves are legal.
    pub game: Result<Game, PdnError>,
    /// What was left out or seems odd, without making the game unreadable.
    pub notes: Vec<PdnNote>,
}

/// Why a game of a file was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnError {
    /// The text itself is broken.
    #[error("line {line}: {fault}")]
    Syntax {
        /// The line in the file.
        line: usize,
        /// What is wrong.
        fault: SyntaxFault,
    },
    /// The game type is none of the three games.
    #[error("game type {0:?} is not Italian, English or Portuguese draughts")]
    OtherGame(String),
    /// The starting position cannot be played.
    #[error("starting position: {0}")]
    Start(#[from] PositionError),
    /// A move is not legal.
    #[error("line {line}, ply {ply}, {text}: {refused}")]
    Illegal {
        /// The line in the file.
        line: usize,
        /// Which move, counting both sides from 1.
        ply: usize,
        /// The move as written.
        text: String,
        /// The reason and its article.
        refused: Refused,
        /// The game up to there.
        until: Box<Game>,
    },
}

/// What was left out of a game, or seems odd in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdnNote {
    /// The tag and the end of the moves give different results; the latter counts.
    ResultDiffers,
    /// The move as written fits several captures, and the moves after it fit one of them only.
    Deduced {
        /// Which move, counting both sides from 1.
        ply: usize,
    },
    /// The move as written fits several captures, and nothing after it tells which was played;
    /// the first is taken.
    Undecided {
        /// Which move, counting both sides from 1.
        ply: usize,
        /// What it could mean.
        candidates: Vec<Move>,
    },
    /// The result tag says nothing that can be read.
    ResultUnreadable(String),
    /// A tag came twice; the first counts.
    TagRepeated(String),
    /// A variation holds an illegal move; it is kept up to there.
    VariationCut {
        /// The line in the file.
        line: usize,
        /// The move as written.
        text: String,
        /// The reason and its article.
        refused: Refused,
    },
    /// A variation stands before any move.
    VariationMisplaced,
    /// Moves stand after a semicolon among other words, or do not go on from where the game is: they
    /// are kept as the comment that the standard makes of them.
    MovesInComment {
        /// The line in the file.
        line: usize,
    },
    /// A count was called where it cannot be.
    CountRefused {
        /// After how many moves.
        ply: usize,
        /// The reason and its article.
        refusal: CountRefusal,
    },
}
