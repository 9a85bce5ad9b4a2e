//! The game of draughts under four rule sets: boards, moves, counts, notation, verdicts.
//!
//! ```
//! use rules::{Position, RuleSetId};
//!
//! let opening = Position::initial(RuleSetId::FidItalian);
//! assert_eq!(opening.legal_moves().len(), 7);
//!
//! let played = opening.find_move("22-18")?;
//! let next = opening.play(&played)?;
//! assert_eq!(next.fen(), "B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
//! # Ok::<(), rules::Refused>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod annotation;
mod articles;
mod attempt;
mod board;
mod coded;
mod counts;
mod datum;
mod explain;
mod fen;
mod game;
mod geometry;
mod irregularities;
mod movegen;
mod moves;
mod notation;
mod perft;
mod position;
mod priority;
mod refusal;
mod result;
mod ruleset;
mod setup;
mod side;
mod square;
mod verdict;
mod walk;

pub use annotation::{Annotation, UnknownSign};
pub use articles::{Chapter, RuleArticle};
pub use attempt::{Attempt, AttemptError};
pub use coded::UnknownCode;
pub use counts::{CountCall, CountKind, CountRefusal, CountState, CountStatus, Reduction, Tally};
pub use datum::Datum;
pub use fen::{FenError, PositionError};
pub use game::{Game, Line, RecordedMove, Remark};
pub use geometry::Place;
pub use irregularities::{
    CorrectableUntil, Decides, Family, Irregularity, IrregularityCode, Progress, Remedy,
    irregularities, irregularity,
};
pub use moves::{Move, MoveData};
pub use notation::{
    BadTag, ClockTimes, PdnError, PdnNote, PdnReading, SyntaxFault, Tags, TranscribedPair,
    clock_times, read_pdn, transcribe, transcription, write_moves, write_pdn,
};
pub use perft::Counting;
pub use position::Position;
pub use refusal::{Refusal, Refused};
pub use result::{Outcome, Reason};
pub use ruleset::{
    AfterCancel, Article, CountStart, Counted, Criterion, DarkCorner, Fact, FirstSquare, KingReach,
    LeadsTo, MoveCount, ReasonFact, RuleSet, RuleSetId, UnknownRuleSet,
};
pub use setup::{Setup, SetupError, SetupProblem};
pub use side::{Piece, Rank, Side};
pub use square::{NotASquare, Square, SquareSet};
pub use verdict::{Claim, ClaimError, Finding, Misfit, Verdict, ending, reasons_for, verdict};
