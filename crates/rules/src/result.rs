//! How a game ends and why (art. 9; Portuguese arts. 4.2–4.4).

use std::str::FromStr;

use crate::{Side, UnknownCode};

/// *Risultato* (art. 9.1): how a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// *Vittoria del Bianco*.
    WhiteWins,
    /// *Vittoria del Nero*.
    BlackWins,
    /// *Pari*.
    Drawn,
    /// *Perdono entrambi*: neither came, or both are excluded.
    BothLose,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 4] = [
        Self::WhiteWins,
        Self::BlackWins,
        Self::Drawn,
        Self::BothLose,
    ];

    /// The outcome in which this side wins.
    #[must_use]
    pub const fn win(side: Side) -> Self {
        match side {
            Side::White => Self::WhiteWins,
            Side::Black => Self::BlackWins,
        }
    }

    /// The side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::WhiteWins => Some(Side::White),
            Self::BlackWins => Some(Side::Black),
            Self::Drawn | Self::BothLose => None,
        }
    }

    /// The code used in files and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "white-wins",
            Self::BlackWins => "black-wins",
            Self::Drawn => "drawn",
            Self::BothLose => "both-lose",
        }
    }
}

/// *Motivo del risultato* (arts. 9.2, 9.3): why a game ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reason {
    /// *Abbandono*: the loser gave up.
    Resigned,
    /// *Pezzi bloccati*: the loser, on the move, cannot move.
    NoMoves,
    /// *Senza pezzi*: the loser has no piece left.
    NoPieces,
    /// *Tempo esaurito*.
    Time,
    /// *Rifiuto del regolamento*: the loser refuses to keep the rules.
    RefusedRules,
    /// *Comune accordo*.
    Agreed,
    /// *Conteggio delle mosse*.
    Count,
    /// *Forzata*: three kings against one did not win in twelve moves.
    ForcedTwelve,
    /// *Ripetizione*: the same position for the third time.
    Repetition,
    /// *Nessuna possibilità di vincere* for either side.
    NoWinningChance,
    /// *Assenza* of the loser.
    Absent,
    /// *Assenza di entrambi*.
    BothAbsent,
    /// *Ritiro* of the loser.
    Withdrawn,
    /// *Esclusione per protesi acustica* (2006 art. 12).
    ExcludedHearingAid,
    /// *Provvedimento disciplinare*.
    Disciplinary,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 15] = [
        Self::Resigned,
        Self::NoMoves,
        Self::NoPieces,
        Self::Time,
        Self::RefusedRules,
        Self::Agreed,
        Self::Count,
        Self::ForcedTwelve,
        Self::Repetition,
        Self::NoWinningChance,
        Self::Absent,
        Self::BothAbsent,
        Self::Withdrawn,
        Self::ExcludedHearingAid,
        Self::Disciplinary,
    ];

    /// The code used in files and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::NoMoves => "no-moves",
            Self::NoPieces => "no-pieces",
            Self::Time => "time",
            Self::RefusedRules => "refused-rules",
            Self::Agreed => "agreed",
            Self::Count => "count",
            Self::ForcedTwelve => "forced-twelve",
            Self::Repetition => "repetition",
            Self::NoWinningChance => "no-winning-chance",
            Self::Absent => "absent",
            Self::BothAbsent => "both-absent",
            Self::Withdrawn => "withdrawn",
            Self::ExcludedHearingAid => "excluded-hearing-aid",
            Self::Disciplinary => "disciplinary",
        }
    }
}

impl FromStr for Outcome {
    type Err = UnknownCode;

    fn from_str(code: &str) -> Result<Self, UnknownCode> {
        let known = Self::ALL
            .into_iter()
            .find(|outcome| outcome.as_str() == code);
        known.ok_or_else(|| UnknownCode(code.to_owned()))
    }
}

impl FromStr for Reason {
    type Err = UnknownCode;

    fn from_str(code: &str) -> Result<Self, UnknownCode> {
        let known = Self::ALL.into_iter().find(|reason| reason.as_str() == code);
        known.ok_or_else(|| UnknownCode(code.to_owned()))
    }
}
