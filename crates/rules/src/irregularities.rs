//! Situazioni anomale e irregolarità (arts. 7 and 8; Portuguese art. 5.1): the catalogue from
//! which an arbiter picks a ruling.
//!
//! The crate says what the text says: where it is written, who decides, until when it can be put
//! right and what may follow. Titles and summaries are messages, keyed by the code.

mod catalogue;

use std::fmt;
use std::str::FromStr;

use crate::{Article, RuleSetId};
use catalogue::CATALOGUE;

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

/// What family an irregularity belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Family {
    /// *Situazione anomala* (art. 7): board, colours or pieces are not as they should be.
    Anomaly,
    /// *Irregolarità di gioco* (art. 8.1): a move against the rules.
    Play,
    /// *Scorrettezza* (arts. 3–5, 8.5, 12): how a player behaves.
    Conduct,
}

/// *Chi decide* (arts. 7.5, 7.8, 8.2): who has the say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decides {
    /// The players, who are the ones to check.
    Players,
    /// Only the opponent of who erred.
    Opponent,
    /// The arbiter.
    Arbiter,
    /// The players if they agree, else the arbiter.
    PlayersOrArbiter,
    /// Nobody: the text itself settles it.
    Text,
}

/// *Fino a quando* (arts. 7.2, 7.3, 7.8, 8.3): when the time to put it right is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CorrectableUntil {
    /// Before the first move is played.
    FirstMove,
    /// Until five moves of each side have been played, those drawn by ballot included.
    FiveMovesEach,
    /// The same, and no later than ten minutes from the start of the round.
    FiveMovesEachOrTenMinutes,
    /// Until the opponent has moved, or touched a piece that can move.
    OpponentHasMoved,
    /// Until the player who asks has moved.
    ClaimantHasMoved,
    /// As long as the game lasts.
    EndOfGame,
    /// There is nothing to put right.
    Never,
}

/// *Che cosa può seguire*: what the decision may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Remedy {
    /// The game is annulled and begins again.
    StartAgain,
    /// The error is put right, entirely (art. 8.4).
    Correct,
    /// The position before is put back.
    Restore,
    /// It stays as it is and the game goes on.
    Keep,
    /// The piece that was touched must be played.
    PlayTouchedPiece,
    /// A piece is taken off the board.
    RemovePiece,
    /// The count of moves is cancelled.
    CancelCount,
    /// The player is warned.
    Warning,
    /// The player loses the game.
    Loss,
    /// The player is excluded from the competition.
    Exclusion,
}

macro_rules! irregularity_codes {
    ($($(#[$doc:meta])* $variant:ident = $code:literal,)+) => {
        /// *Codice dell'irregolarità* (arts. 7, 8): what happened, whatever the rule set.
        ///
        /// Its title and summary are the messages `irregularity-<code>-title` and
        /// `irregularity-<code>-summary`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum IrregularityCode {
            $($(#[$doc])* #[cfg_attr(feature = "serde", serde(rename = $code))] $variant,)+
        }

        impl IrregularityCode {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The code used in files and messages.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $code,)+ }
            }
        }
    };
}

irregularity_codes! {
    /// The pieces were not all in their places at the start.
    WrongSetup = "wrong-setup",
    /// The board was turned the wrong way.
    BoardMisplaced = "board-misplaced",
    /// The players have each other's colours.
    ColoursSwapped = "colours-swapped",
    /// A piece stands on a light square or covers only taken ones.
    PieceInactive = "piece-inactive",
    /// A piece partly covers one free square.
    PieceOffCentre = "piece-off-centre",
    /// A piece covers two free squares.
    PieceDoubtful = "piece-doubtful",
    /// The position was upset by accident.
    PositionUpset = "position-upset",
    /// Two moves in a row.
    MovedTwice = "moved-twice",
    /// A man or a king moved as it may not.
    WrongStep = "wrong-step",
    /// One piece touched, another moved.
    TouchedNotPlayed = "touched-not-played",
    /// A move taken back.
    MoveTakenBack = "move-taken-back",
    /// An opponent's piece moved.
    MovedOpponentPiece = "moved-opponent-piece",
    /// A capture left out.
    CaptureOmitted = "capture-omitted",
    /// Pieces taken off for no reason.
    RemovedWithoutReason = "removed-without-reason",
    /// More or fewer pieces captured than allowed.
    WrongNumberTaken = "wrong-number-taken",
    /// A multiple capture stopped half-way.
    CaptureStopped = "capture-stopped",
    /// The piece taken by a single capture left on the board.
    TakenPieceLeft = "taken-piece-left",
    /// Fewer pieces removed than were taken.
    TooFewRemoved = "too-few-removed",
    /// Pieces removed that were not taken.
    NotTakenRemoved = "not-taken-removed",
    /// Own pieces removed after a capture.
    OwnPieceRemoved = "own-piece-removed",
    /// An own piece captured.
    OwnPieceTaken = "own-piece-taken",
    /// A capture that is not possible.
    ImpossibleCapture = "impossible-capture",
    /// The priorities of capture not kept.
    PriorityIgnored = "priority-ignored",
    /// A king moved before being crowned.
    UncrownedKingMoved = "uncrowned-king-moved",
    /// The wrong man crowned.
    WrongManCrowned = "wrong-man-crowned",
    /// An illegal move of any kind (Portuguese).
    IllegalMove = "illegal-move",
    /// Pieces touched out of turn.
    TouchedOutOfTurn = "touched-out-of-turn",
    /// A piece adjusted without saying so.
    AdjustedSilently = "adjusted-silently",
    /// A man crowned late.
    LateCrowning = "late-crowning",
    /// A capture not shown piece by piece.
    CaptureNotShown = "capture-not-shown",
    /// Taken pieces removed out of order.
    RemovedOutOfOrder = "removed-out-of-order",
    /// A piece held above the board while thinking.
    PieceHovering = "piece-hovering",
    /// A piece moved to and fro again and again.
    PieceToAndFro = "piece-to-and-fro",
    /// The opponent distracted or disturbed.
    OpponentDisturbed = "opponent-disturbed",
    /// Misconduct repeated.
    MisconductRepeated = "misconduct-repeated",
    /// A player refuses the rules.
    RulesRefused = "rules-refused",
    /// A player wears a hearing aid.
    HearingAidWorn = "hearing-aid-worn",
}

impl fmt::Display for IrregularityCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text is not the code of an irregularity.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not the code of an irregularity")]
pub struct UnknownIrregularity(pub String);

impl FromStr for IrregularityCode {
    type Err = UnknownIrregularity;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .iter()
            .copied()
            .find(|known| known.as_str() == code)
            .ok_or_else(|| UnknownIrregularity(code.to_owned()))
    }
}
