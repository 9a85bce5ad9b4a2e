//! What does not fit between a claim and a record.

use crate::{Article, CountKind, Datum, Move, Outcome, Reason, Side};

/// *Rilievo*: something in the record that does not fit the claim. The arbiter may overrule it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "camelCase"))]
pub struct Finding {
    /// What does not fit.
    pub what: Misfit,
    /// The article it goes against; none where only the record disagrees.
    pub article: Option<Article>,
}

/// What can be wrong between a claim and a record. The sentence is `finding-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "code"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Misfit {
    /// "No moves", but there is one.
    CanMove {
        /// Who can move.
        side: Side,
        /// A move, as one writes it.
        #[cfg_attr(feature = "serde", serde(serialize_with = "as_text"))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        example: Move,
    },
    /// "No moves", but it is the other's turn.
    NotOnMove {
        /// Who is said to be blocked.
        side: Side,
    },
    /// "No pieces", but there are some.
    HasPieces {
        /// Who has them.
        side: Side,
        /// How many.
        pieces: u32,
    },
    /// "No moves", but there is no piece left to move: another reason fits.
    AllTaken {
        /// Who has no pieces.
        side: Side,
    },
    /// The game was already won on the board, otherwise than claimed.
    WonOnBoard {
        /// Who won.
        winner: Side,
        /// Why.
        reason: Reason,
    },
    /// The count was never asked or imposed, or has nothing to count.
    CountNotStarted {
        /// Which count.
        kind: CountKind,
    },
    /// The count is short of its number.
    CountIncomplete {
        /// Which count.
        kind: CountKind,
        /// How many were counted.
        done: u8,
        /// How many are needed.
        limit: u8,
        /// The counted player, when there is one.
        side: Option<Side>,
    },
    /// The game was already drawn by a count when it went on.
    DrawnByCount {
        /// Which count.
        kind: CountKind,
        /// After how many moves of both sides.
        ply: u32,
    },
    /// "Nobody can win", but the side to move can capture.
    CaptureOpen {
        /// Who can capture.
        side: Side,
        /// The capture.
        #[cfg_attr(feature = "serde", serde(serialize_with = "as_text"))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        example: Move,
    },
    /// Agreed before any move was played.
    AgreedBeforePlay,
    /// "Absent", but moves were written down.
    PlayedThough {
        /// How many moves of both sides.
        plies: u32,
    },
    /// The record ends with another result.
    RecordedOtherwise {
        /// The result in the record.
        outcome: Outcome,
    },
}

impl Misfit {
    /// The code used in messages: the sentence is `finding-<code>`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Misfit::CanMove { .. } => "can-move",
            Misfit::NotOnMove { .. } => "not-on-move",
            Misfit::HasPieces { .. } => "has-pieces",
            Misfit::AllTaken { .. } => "all-taken",
            Misfit::WonOnBoard { .. } => "won-on-board",
            Misfit::CountNotStarted { .. } => "count-not-started",
            Misfit::CountIncomplete { .. } => "count-incomplete",
            Misfit::DrawnByCount { .. } => "drawn-by-count",
            Misfit::CaptureOpen { .. } => "capture-open",
            Misfit::AgreedBeforePlay => "agreed-before-play",
            Misfit::PlayedThough { .. } => "played-though",
            Misfit::RecordedOtherwise { .. } => "recorded-otherwise",
        }
    }

    /// The values of the finding, named as in its sentence.
    #[must_use]
    pub fn data(&self) -> Vec<(&'static str, Datum)> {
        match self {
            Misfit::CanMove { side, example } | Misfit::CaptureOpen { side, example } => {
                vec![("side", text(side.as_str())), ("move", (*example).into())]
            }
            Misfit::NotOnMove { side } | Misfit::AllTaken { side } => {
                vec![("side", text(side.as_str()))]
            }
            Misfit::HasPieces { side, pieces } => {
                vec![("side", text(side.as_str())), ("pieces", (*pieces).into())]
            }
            Misfit::WonOnBoard { winner, reason } => {
                vec![
                    ("winner", text(winner.as_str())),
                    ("reason", text(reason.as_str())),
                ]
            }
            Misfit::CountNotStarted { kind } => vec![("count", text(kind.as_str()))],
            Misfit::CountIncomplete {
                kind,
                done,
                limit,
                side,
            } => vec![
                ("count", text(kind.as_str())),
                ("done", u32::from(*done).into()),
                ("limit", u32::from(*limit).into()),
                ("side", text(side.map_or("both", Side::as_str))),
            ],
            Misfit::DrawnByCount { kind, ply } => {
                vec![("count", text(kind.as_str())), ("plies", (*ply).into())]
            }
            Misfit::AgreedBeforePlay => Vec::new(),
            Misfit::PlayedThough { plies } => vec![("plies", (*plies).into())],
            Misfit::RecordedOtherwise { outcome } => vec![("outcome", text(outcome.as_str()))],
        }
    }
}

fn text(code: &str) -> Datum {
    Datum::Text(code.to_owned())
}

#[cfg(feature = "serde")]
fn as_text<S: serde::Serializer>(played: &Move, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(played)
}
