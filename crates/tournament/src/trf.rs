//! Tournament report files (FIDE TRF-16 and TRF-26), for round robins and Swiss.
//!
//! Other programs check and continue an event through them: one line for each entry with all its
//! rounds, others for what the pairing needs. Lines that mean nothing here are kept as they are.
//! Entries are named by their starting number, points are tenths.

mod cells;
mod numbers;
mod read;
mod swiss;
#[cfg(test)]
mod tests;
mod write;

use std::fmt;

use rules::Side;

pub use read::read_trf;
pub use write::write_trf;

use crate::{EntryId, PointsTable, RoundRecord};

/// Bytes that a file may have: far more than the largest event needs.
pub const MAX_TRF_BYTES: usize = 8 << 20;
/// The largest starting number that the format can write.
pub const MAX_TRF_ENTRIES: u32 = 9999;
/// The most rounds that are read.
pub const MAX_TRF_ROUNDS: usize = 255;

/// *File di torneo*: all that a report file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trf {
    /// 012–132 and the other lines of text, by their number, in the order of the file.
    pub texts: Vec<(String, String)>,
    /// 142 or XXR: how many rounds the event has.
    pub rounds: Option<u32>,
    /// 152 or XXC: the colour drawn for the first entry.
    pub first_colour: Option<Side>,
    /// 162 or BBW, BBD…: what results are worth, in tenths.
    pub points: PointsTable,
    /// 192: the system by its code.
    pub system: Option<String>,
    /// 001: the entries by starting number.
    pub players: Vec<TrfPlayer>,
    /// 240 or XXZ: byes asked for in advance.
    pub byes: Vec<TrfByes>,
    /// 250 or XXA: points that count for a pairing only.
    pub accelerations: Vec<TrfAcceleration>,
    /// 260 or XXP: entries that shall not meet.
    pub apart: Vec<TrfApart>,
    /// Lines that mean nothing to this program, whole.
    pub kept: Vec<String>,
}

impl Default for Trf {
    fn default() -> Self {
        Self {
            texts: Vec::new(),
            rounds: None,
            first_colour: None,
            points: TRF_POINTS,
            system: None,
            players: Vec::new(),
            byes: Vec::new(),
            accelerations: Vec::new(),
            apart: Vec::new(),
            kept: Vec::new(),
        }
    }
}

/// The format's own table: a win 1.0, a drawn game 0.5.
pub const TRF_POINTS: PointsTable = PointsTable {
    win: 10,
    drawn: 5,
    loss: 0,
    forfeit_loss: 0,
    bye: 10,
    absence: 0,
};

/// One line 001.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfPlayer {
    /// The starting number.
    pub number: EntryId,
    /// `m` or `w`, if said.
    pub sex: Option<char>,
    /// A title, or nothing.
    pub title: String,
    /// Surname and name.
    pub name: String,
    /// Rating, if any.
    pub rating: Option<u32>,
    /// Federation, number in its list and date of birth, as written.
    pub federation: String,
    /// The number in the federation's list.
    pub id: String,
    /// `YYYY/MM/DD`, or part of it.
    pub birth: String,
    /// Points as written, in tenths.
    pub points: u32,
    /// Rank as written.
    pub rank: Option<u32>,
    /// Every round.
    pub rounds: Vec<TrfRound>,
}

impl TrfPlayer {
    /// An entry of which only number and name are known.
    #[must_use]
    pub fn new(number: u32, name: impl Into<String>) -> Self {
        Self {
            number: EntryId(number),
            sex: None,
            title: String::new(),
            name: name.into(),
            rating: None,
            federation: String::new(),
            id: String::new(),
            birth: String::new(),
            points: 0,
            rank: None,
            rounds: Vec::new(),
        }
    }
}

/// One round of a line 001.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfRound {
    /// What it was.
    pub record: RoundRecord,
    /// Whether the game was too short to be rated (`W`, `D`, `L`).
    pub unrated: bool,
}

/// Byes of one kind in one round (240).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfByes {
    /// Which kind.
    pub bye: crate::ByeKind,
    /// The round, from 1.
    pub round: u32,
    /// Who.
    pub entries: Vec<EntryId>,
}

/// Points for a pairing only (250).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfAcceleration {
    /// Tenths.
    pub points: u32,
    /// First and last round, from 1.
    pub rounds: (u32, u32),
    /// First and last starting number.
    pub entries: (EntryId, EntryId),
}

/// Entries that shall not meet (260).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfApart {
    /// First and last round, from 1.
    pub rounds: (u32, u32),
    /// Each with each.
    pub entries: Vec<EntryId>,
}

/// Why a file cannot be read, with the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfError {
    /// The line, from 1; 0 for the whole file.
    pub line: usize,
    /// What is wrong with it.
    pub fault: TrfFault,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TrfFault {
    /// More than [`MAX_TRF_BYTES`].
    TooLarge,
    /// No line 001.
    NoEntries,
    /// A line ends too early.
    TooShort,
    /// Something else than a number, or one out of range, from this column on.
    Number(usize),
    /// The same starting number twice.
    Twice(EntryId),
    /// A colour other than `w`, `b` and `-`.
    Colour(char),
    /// A result that the format does not know, or that does not fit the opponent.
    Result(char),
    /// More than [`MAX_TRF_ROUNDS`].
    TooManyRounds,
    /// An entry that has no line 001.
    Unknown(EntryId),
    /// A round of which the two entries tell different stories.
    Contradiction {
        /// Of whom.
        entry: EntryId,
        /// From 1.
        round: usize,
    },
    /// A team event, or points given by hand: not understood, and not to be ignored.
    Unsupported,
}

impl fmt::Display for TrfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for TrfError {}

impl fmt::Display for TrfFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "more than {MAX_TRF_BYTES} bytes"),
            Self::NoEntries => f.write_str("no entries"),
            Self::TooShort => f.write_str("the line ends too early"),
            Self::Number(column) => write!(f, "no number that fits at column {column}"),
            Self::Twice(entry) => write!(f, "entry {entry} comes twice"),
            Self::Colour(letter) => write!(f, "unknown colour {letter:?}"),
            Self::Result(letter) => write!(f, "result {letter:?} does not fit"),
            Self::TooManyRounds => write!(f, "more than {MAX_TRF_ROUNDS} rounds"),
            Self::Unknown(entry) => write!(f, "entry {entry} has no line"),
            Self::Contradiction { entry, round } => {
                write!(
                    f,
                    "round {round} of entry {entry} contradicts the opponent's"
                )
            }
            Self::Unsupported => f.write_str("this kind of line cannot be read"),
        }
    }
}
