//! Paper of the day itself: slips, sheets for the wall and for the arbiter, the pack to finish
//! by hand.

use chrono::{NaiveDate, NaiveTime};
use serde::{Deserialize, Serialize};

use super::{
    BoardLook, Chart, Colour, Competitor, EventHead, PrizeLine, RoundHead, SectionEntries,
    SectionHead,
};

/// *Cedole*: four on an A4, to be cut.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSlips {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// The round.
    pub round: RoundHead,
    /// The rule set's count of moves, in one sentence (art. 10).
    pub count: Option<String>,
    /// Reasons that the rule set knows, to be ticked.
    pub reasons: Vec<String>,
    /// Games of the match before any tie: one, or two with colours reversed.
    pub games: u32,
    /// Steps of the tie chain that follow, in order, lots apart.
    pub ties: Vec<String>,
    /// Lots end the chain: who passes is written down.
    pub lots: bool,
    /// One per match.
    pub slips: Vec<Slip>,
}

/// *Cedola* of one table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slip {
    /// *Tavolo*.
    pub table: Option<u32>,
    /// What the match is called, where its round does not say it.
    pub part: Option<String>,
    /// When play starts.
    pub time: Option<NaiveTime>,
    /// Who has White in the first game; `None` leaves a line to write on.
    pub white: Option<Competitor>,
    /// Who has Black in the first game.
    pub black: Option<Competitor>,
    /// The boards of a meeting of two clubs; none where two athletes meet.
    pub boards: Vec<SlipBoard>,
}

/// *Damiera* of a meeting of two clubs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlipBoard {
    /// From 1.
    pub number: u32,
    /// Who plays for the club named first; empty while not known.
    pub first: String,
    /// Who plays for the other club.
    pub second: String,
    /// The colour of the club named first on this board.
    pub first_colour: Colour,
}

/// *Foglio del turno*: for the wall, to be read at two metres.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundSheet {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// The round.
    pub round: RoundHead,
    /// When it starts.
    pub starts: Option<NaiveTime>,
    /// Its tables.
    pub tables: Vec<RoundTable>,
    /// Who rests and passes.
    pub byes: Vec<Competitor>,
}

/// One table of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTable {
    /// *Tavolo*.
    pub table: u32,
    /// What the match is called, where its round does not say it.
    pub part: Option<String>,
    /// Who has White; `None` while not known.
    pub white: Option<Competitor>,
    /// Who has Black.
    pub black: Option<Competitor>,
}

/// *Foglio delle chiamate*: the arbiter ticks presence, document and hearing aids (art. 12).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallSheet {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// The round.
    pub round: RoundHead,
    /// When it starts.
    pub starts: Option<NaiveTime>,
    /// Whether hearing aids are checked at seating.
    pub check_hearing_aids: bool,
    /// One line per table.
    pub lines: Vec<CallLine>,
}

/// One table to call.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallLine {
    /// *Tavolo*.
    pub table: u32,
    /// What the match is called, where its round does not say it.
    pub part: Option<String>,
    /// Who has White.
    pub white: Option<Competitor>,
    /// Who has Black.
    pub black: Option<Competitor>,
}

/// *Formulario*: the sheet on which a game is written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The event.
    pub event: EventHead,
    /// The section, if already known.
    pub section: Option<SectionHead>,
    /// The round, if already known.
    pub round: Option<RoundHead>,
    /// *Tavolo*, if already known.
    pub table: Option<u32>,
    /// The day.
    pub date: Option<NaiveDate>,
    /// Who has White.
    pub white: Option<Competitor>,
    /// Who has Black.
    pub black: Option<Competitor>,
    /// Who moves first under this rule set.
    pub first: Colour,
    /// How the squares are numbered.
    pub board: BoardLook,
}

/// *Per finire a mano*: what the hall needs if the computer dies now.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandPack {
    /// The event.
    pub event: EventHead,
    /// One part per section still open.
    pub sections: Vec<HandSection>,
}

/// One section of the pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandSection {
    /// The chart as it stands.
    pub chart: Chart,
    /// Slips of every match still to be played; empty names where the players are not known.
    pub slips: Vec<TableSlips>,
    /// The same chart with nothing written on it.
    pub empty: Chart,
    /// Who is entered.
    pub entries: SectionEntries,
    /// How ties are broken, step by step.
    pub ties: Vec<String>,
    /// Prizes by place.
    pub prizes: Vec<PrizeLine>,
    /// What every participant receives.
    pub for_everyone: Option<String>,
}
