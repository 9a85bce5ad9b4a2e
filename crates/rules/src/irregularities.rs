//! Situazioni anomale e irregolarità (arts. 7 and 8; Portuguese art. 5.1): the catalogue from
//! which an arbiter picks a ruling.
//!
//! The crate says what the text says: where it is written, who decides, until when it can be put
//! right and what may follow. Titles and summaries are messages, keyed by the code.

mod catalogue;
mod code;

use crate::coded::coded;
use crate::{Article, RuleSetId};
use catalogue::CATALOGUE;

pub use code::IrregularityCode;

/// The irregularities that a rule set knows, in the order of its articles: anomalies first, then
/// the moves, then conduct.
#[must_use]
pub fn irregularities(rule_set: RuleSetId) -> Vec<Irregularity> {
    CATALOGUE
        .iter()
        .filter_map(|row| row.under(rule_set))
        .collect()
}

/// The irregularity with this code, if the rule set knows it.
#[must_use]
pub fn irregularity(rule_set: RuleSetId, code: IrregularityCode) -> Option<Irregularity> {
    CATALOGUE
        .iter()
        .find(|row| row.code == code)
        .and_then(|row| row.under(rule_set))
}

/// *Irregolarità* (arts. 7, 8): one entry of the catalogue under one rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "camelCase"))]
pub struct Irregularity {
    /// What happened.
    pub code: IrregularityCode,
    /// What family of facts it belongs to.
    pub family: Family,
    /// Where the rule set speaks of it.
    pub article: Article,
    /// Who decides what follows.
    pub decides: Decides,
    /// Until when it can be put right.
    pub until: CorrectableUntil,
    /// What may follow, the usual first.
    pub remedies: &'static [Remedy],
}

coded! {
    /// What family an irregularity belongs to.
    pub enum Family {
        /// *Situazione anomala* (art. 7): board, colours or pieces are not as they should be.
        Anomaly = "anomaly",
        /// *Irregolarità di gioco* (art. 8.1): a move against the rules.
        Play = "play",
        /// *Scorrettezza* (arts. 3–5, 8.5, 12): how a player behaves.
        Conduct = "conduct",
    }
}

coded! {
    /// *Chi decide* (arts. 7.5, 7.8, 8.2): who has the say. The words are `decides-<code>`.
    pub enum Decides {
        /// The players, who are the ones to check.
        Players = "players",
        /// Only the opponent of who erred.
        Opponent = "opponent",
        /// The arbiter.
        Arbiter = "arbiter",
        /// The players if they agree, else the arbiter.
        PlayersOrArbiter = "players-or-arbiter",
        /// Nobody: the text itself settles it.
        Text = "text",
    }
}

coded! {
    /// *Fino a quando* (arts. 7.2, 7.3, 7.8, 8.3): when the time to put it right is over.
    /// The words are `until-<code>`.
    pub enum CorrectableUntil {
        /// Before the first move is played.
        FirstMove = "first-move",
        /// Until five moves of each side have been played, those drawn by ballot included.
        FiveMovesEach = "five-moves-each",
        /// The same, and no later than ten minutes from the start of the round.
        FiveMovesEachOrTenMinutes = "five-moves-each-or-ten-minutes",
        /// Until the opponent has moved, or touched a piece that can move.
        OpponentHasMoved = "opponent-has-moved",
        /// Until the player who asks has moved.
        ClaimantHasMoved = "claimant-has-moved",
        /// As long as the game lasts.
        EndOfGame = "end-of-game",
        /// There is nothing to put right.
        Never = "never",
    }
}

coded! {
    /// *Che cosa può seguire*: what the decision may be. The words are `remedy-<code>`.
    pub enum Remedy {
        /// The game is annulled and begins again.
        StartAgain = "start-again",
        /// The error is put right, entirely (art. 8.4).
        Correct = "correct",
        /// The position before is put back.
        Restore = "restore",
        /// It stays as it is and the game goes on.
        Keep = "keep",
        /// The piece that was touched must be played.
        PlayTouchedPiece = "play-touched-piece",
        /// A piece is taken off the board.
        RemovePiece = "remove-piece",
        /// The count of moves is cancelled.
        CancelCount = "cancel-count",
        /// The player is warned.
        Warning = "warning",
        /// The player loses the game.
        Loss = "loss",
        /// The player is excluded from the competition.
        Exclusion = "exclusion",
    }
}

/// *A che punto è la partita*: what is known when an irregularity is pointed out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Moves of White and of Black, those drawn by ballot included; nothing where nobody wrote them.
    pub moves: Option<(u32, u32)>,
    /// Whole minutes since the round started; nothing where it is not known.
    pub minutes: Option<u32>,
}

/// The moves of each side after which board and colours stay as they are (arts. 7.2, 7.3).
const MOVES_EACH: u32 = 5;
/// The minutes after which they do in English draughts (arts. 7.2, 7.3).
const MINUTES: u32 = 10;

impl CorrectableUntil {
    /// Whether the time to put it right is over; nothing where what is known does not tell.
    #[must_use]
    pub fn is_over(self, at: Progress) -> Option<bool> {
        let five_each = at
            .moves
            .map(|(white, black)| white.min(black) >= MOVES_EACH);
        let ten_minutes = at.minutes.map(|minutes| minutes >= MINUTES);
        match self {
            Self::FirstMove => at.moves.map(|(white, black)| white + black > 0),
            Self::FiveMovesEach => five_each,
            Self::FiveMovesEachOrTenMinutes => match (five_each, ten_minutes) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                _ => None,
            },
            Self::OpponentHasMoved | Self::ClaimantHasMoved | Self::EndOfGame | Self::Never => None,
        }
    }
}
