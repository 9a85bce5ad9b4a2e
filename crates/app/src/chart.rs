//! Tabellone: the chart of a section, ready to be shown.

use rules::{Outcome, Reason, Side};
use serde::Serialize;
use store::SectionId;
use ts_rs::TS;

use crate::label::EntryLabel;

#[derive(Debug, Clone, Serialize, TS)]
pub struct ChartView {
    pub section: SectionId,
    pub title: String,
    /// Places of the first round: a power of two.
    pub size: u32,
    pub rounds: Vec<ChartRound>,
    pub third_place: Option<MatchCard>,
    /// Matches for fifth place and below, when everyone keeps playing.
    pub placing: Vec<ChartRound>,
    pub seed: Option<String>,
    pub digest: Option<String>,
    pub provisional: bool,
    pub champion: Option<EntryLabel>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct ChartRound {
    pub number: u32,
    pub name: RoundName,
    pub matches: Vec<MatchCard>,
}

/// `round-<kind>`: how a round is called in the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RoundName {
    Numbered { number: u32 },
    RoundOf { entries: u32 },
    QuarterFinals,
    SemiFinals,
    Final,
    ThirdPlace,
    Placing { from: u32, to: u32 },
}

/// Incontro, as a card: on the chart, on the desk, on the hall screen.
#[derive(Debug, Clone, Serialize, TS)]
pub struct MatchCard {
    #[serde(rename = "match")]
    pub match_key: String,
    pub round: u32,
    pub name: RoundName,
    /// From 0, top to bottom in its round.
    pub index: u32,
    pub table: Option<u32>,
    /// From 1: which turn at the real table.
    pub wave: u32,
    pub sides: [SlotView; 2],
    pub games: Vec<GameCard>,
    pub state: MatchStateView,
    /// 0 or 1, once decided.
    pub winner: Option<u8>,
    /// The match where the winner goes on.
    pub feeds: Option<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SlotView {
    Entry { entry: EntryLabel, points: u32, departed: bool },
    Bye,
    WinnerOf {
        #[serde(rename = "match")]
        match_key: String,
        table: Option<u32>,
    },
    LoserOf {
        #[serde(rename = "match")]
        match_key: String,
        table: Option<u32>,
    },
    /// Both were absent before: nobody comes.
    Nobody,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct GameCard {
    pub game: u8,
    /// Name of the step of the chain: `step-<code>`.
    pub step: String,
    /// Which side of the match has White: 0 or 1.
    pub white: u8,
    pub outcome: Outcome,
    pub reason: Reason,
    pub annulled: bool,
    pub has_moves: bool,
    pub boards: Vec<Outcome>,
    pub ballot: Option<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum MatchStateView {
    /// A player is not known yet.
    Waiting,
    /// This game is to be played.
    ToPlay { game: u8, step: String, white: u8, minutes: u32, increment: u32, ballot: Option<String> },
    /// The games are over and drawn: lots decide.
    LotsToDecide,
    Decided { how: DecidedHow },
    /// A bye: nothing to play.
    Bye,
    /// Neither player came.
    Nobody,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DecidedHow {
    Games,
    WalkOver,
    Lots,
    Exclusion,
    Withdrawal,
}

/// Which side an entry plays in a game, for sentences.
pub(crate) fn side_index(white: u8, side: Side) -> u8 {
    match side {
        Side::White => white,
        Side::Black => 1 - white,
    }
}
