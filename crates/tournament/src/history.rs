//! What an entry did, round by round, in a system where everyone plays on.
//!
//! Pairings, tie-breaks and exchange files all read this one shape. Points are integers, in
//! whatever unit the section's table has: 2 for a win and 1 for a drawn game unless it says
//! otherwise.

use rules::Side;

use crate::EntryId;

/// How a played game ended for one of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GameScore {
    /// *Vinta*.
    Won,
    /// *Patta*.
    Drawn,
    /// *Persa*.
    Lost,
}

impl GameScore {
    /// The same game seen by the opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Won => Self::Lost,
            Self::Drawn => Self::Drawn,
            Self::Lost => Self::Won,
        }
    }
}

/// *Riposo o assenza*: a round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ByeKind {
    /// Nobody was left to play: the pairing gave it (C.04.1.c).
    Allocated,
    /// Asked for or granted, worth a win.
    Full,
    /// Asked for in advance, worth a drawn game.
    Half,
    /// Absent, withdrawn or not yet arrived.
    Zero,
}

/// *Turno di un iscritto*: what one round was for one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "kind",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RoundRecord {
    /// A game that was played.
    Game {
        /// Against whom.
        opponent: EntryId,
        /// With which pieces.
        side: Side,
        /// How it ended.
        score: GameScore,
    },
    /// *Forfait*: paired, but not played. It counts neither as met nor as a colour.
    Forfeit {
        /// Against whom it would have been.
        opponent: EntryId,
        /// With which pieces, where that is known.
        side: Option<Side>,
        /// Whether the point went to this entry; both may have lost it.
        won: bool,
    },
    /// No opponent.
    Bye {
        /// Of which kind.
        bye: ByeKind,
    },
}

impl RoundRecord {
    /// Whether the pairing of the round had a place for this entry.
    #[must_use]
    pub const fn was_paired(self) -> bool {
        match self {
            Self::Game { .. } | Self::Forfeit { .. } => true,
            Self::Bye { bye } => matches!(bye, ByeKind::Allocated),
        }
    }

    /// Who sat or should have sat on the other side.
    #[must_use]
    pub const fn opponent(self) -> Option<EntryId> {
        match self {
            Self::Game { opponent, .. } | Self::Forfeit { opponent, .. } => Some(opponent),
            Self::Bye { .. } => None,
        }
    }
}

/// *Tabella dei punti* of a section: what a game, a forfeit and a bye are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PointsTable {
    /// A game won, also without play.
    pub win: u32,
    /// A drawn game, and a bye asked for at half a win.
    pub drawn: u32,
    /// A game lost at the board.
    pub loss: u32,
    /// A game lost without play.
    pub forfeit_loss: u32,
    /// The bye that the pairing gives.
    pub bye: u32,
    /// A round of absence.
    pub absence: u32,
}

impl PointsTable {
    /// What one round brought.
    #[must_use]
    pub const fn of(&self, record: RoundRecord) -> u32 {
        match record {
            RoundRecord::Game { score, .. } => match score {
                GameScore::Won => self.win,
                GameScore::Drawn => self.drawn,
                GameScore::Lost => self.loss,
            },
            RoundRecord::Forfeit { won: true, .. } => self.win,
            RoundRecord::Forfeit { won: false, .. } => self.forfeit_loss,
            RoundRecord::Bye { bye } => match bye {
                ByeKind::Allocated => self.bye,
                ByeKind::Full => self.win,
                ByeKind::Half => self.drawn,
                ByeKind::Zero => self.absence,
            },
        }
    }
}

impl Default for PointsTable {
    /// Two for a win and for the bye, one for a drawn game.
    fn default() -> Self {
        Self {
            win: 2,
            drawn: 1,
            loss: 0,
            forfeit_loss: 0,
            bye: 2,
            absence: 0,
        }
    }
}
