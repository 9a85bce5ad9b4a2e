//! The values that the sentence of a refusal needs.

use crate::{Article, AttemptError, Move, NotASquare, Refusal, Square};

/// A value shown in the sentence of a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(untagged))]
pub enum Datum {
    /// A number of pieces, for plurals.
    Number(u32),
    /// A square, a move or several.
    Text(String),
}

impl From<u32> for Datum {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<Square> for Datum {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<Move> for Datum {
    fn from(legal: Move) -> Self {
        Self::Text(legal.to_string())
    }
}

impl From<Article> for Datum {
    fn from(article: Article) -> Self {
        Self::Text(article.to_string())
    }
}

impl Refusal {
    /// The values of the reason, named as in its sentence.
    #[must_use]
    pub fn data(&self) -> Vec<(&'static str, Datum)> {
        match self {
            Self::Unreadable(AttemptError::NotAMove(text)) => {
                vec![("text", Datum::Text(text.clone()))]
            }
            Self::Unreadable(AttemptError::NotASquare(NotASquare(number))) => {
                vec![("text", Datum::Text(number.to_string()))]
            }
            Self::Ambiguous { candidates } => {
                let moves: Vec<String> = candidates.iter().map(ToString::to_string).collect();
                vec![("moves", Datum::Text(moves.join(", ")))]
            }
            Self::EmptySquare { square }
            | Self::NotYourPiece { square }
            | Self::SquareTaken { square, .. }
            | Self::ManTakesBack { square }
            | Self::ManTakesKing { square }
            | Self::TakesOwnPiece { square, .. }
            | Self::PassesOwnPiece { square, .. }
            | Self::JumpedTwice { square }
            | Self::CrownedManStops { square } => vec![("square", (*square).into())],
            Self::NotDiagonal { from, to, .. }
            | Self::TooFar { from, to, .. }
            | Self::ManGoesBack { from, to }
            | Self::NothingToTake { from, to } => {
                vec![("from", (*from).into()), ("to", (*to).into())]
            }
            Self::NoRoomBehind { square, behind } | Self::PiecesTogether { square, behind } => {
                vec![("square", (*square).into()), ("behind", (*behind).into())]
            }
            Self::CaptureCompulsory { count, instead } | Self::KingMustTake { count, instead } => {
                vec![("count", (*count).into()), ("instead", (*instead).into())]
            }
            Self::CaptureNotFinished {
                taken,
                count,
                instead,
            }
            | Self::MorePieces {
                taken,
                count,
                instead,
            }
            | Self::MoreKings {
                taken,
                count,
                instead,
            } => vec![
                ("taken", (*taken).into()),
                ("count", (*count).into()),
                ("instead", (*instead).into()),
            ],
            Self::KingFirst { jump, instead } => {
                vec![("jump", (*jump).into()), ("instead", (*instead).into())]
            }
        }
    }
}

/// Refusals cross to the user interface as `{code, article, data, legal}`.
#[cfg(feature = "serde")]
impl serde::Serialize for crate::Refused {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let data: std::collections::BTreeMap<_, _> = self.data().into_iter().collect();
        let mut refused = serializer.serialize_struct("Refused", 4)?;
        refused.serialize_field("code", self.reason.code())?;
        refused.serialize_field("article", &self.article())?;
        refused.serialize_field("data", &data)?;
        refused.serialize_field("legal", &self.legal())?;
        refused.end()
    }
}
