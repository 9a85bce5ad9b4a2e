//! Paper of the end: results, standings, prizes, the arbiter's report.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Competitor, EventHead, Half, Official, RoundHead, SectionHead};

/// *Risultati turno per turno*.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundResults {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// From the first round on.
    pub rounds: Vec<ResultsRound>,
}

/// The results of one round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsRound {
    /// The round.
    pub round: RoundHead,
    /// What is played for, where it is not a round of the main tree.
    pub part: Option<String>,
    /// Its matches.
    pub matches: Vec<ResultLine>,
    /// Who rested and passed.
    pub byes: Vec<Competitor>,
}

/// One match with its result.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultLine {
    /// *Tavolo*.
    pub table: Option<u32>,
    /// Upper place.
    pub top: Competitor,
    /// Lower place.
    pub bottom: Competitor,
    /// Who passed; `None` while it is played, or when nobody did.
    pub winner: Option<Half>,
    /// Such as "2–0"; `None` while it is played.
    pub score: Option<String>,
    /// How it ended, in words.
    pub reason: Option<String>,
}

/// *Classifica*.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: SectionHead,
    /// In order.
    pub lines: Vec<StandingLine>,
    /// How places are decided, paragraph by paragraph.
    pub explained: Vec<String>,
    /// Who signs.
    pub signatures: Vec<Official>,
}

/// One line of the standings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingLine {
    /// The place, from 1; none for who has none.
    pub place: Option<u32>,
    /// Still playing: the place is the worst that is left.
    pub at_least: bool,
    /// Shared with others; printed as such.
    pub tied: bool,
    /// Who.
    pub competitor: Competitor,
    /// *Tessera*, on the paper for the federation.
    pub card: Option<String>,
    /// Why here: "esce in semifinale", in words.
    pub note: Option<String>,
    /// Matches won.
    pub won: Option<u32>,
}

/// *Elenco premi*, with a column for signature.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizeList {
    /// The event.
    pub event: EventHead,
    /// One per section.
    pub sections: Vec<PrizeSection>,
}

/// The prizes of one section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizeSection {
    /// The section.
    pub section: SectionHead,
    /// In the order of the ceremony.
    pub awards: Vec<Award>,
}

/// *Premio* with who receives it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    /// `None` for what everybody receives.
    pub place: Option<u32>,
    /// Who; `None` while not known.
    pub competitor: Option<Competitor>,
    /// What.
    pub prize: String,
}

/// *Da comprare*: medals, cups and trophies.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShoppingList {
    /// The event.
    pub event: EventHead,
    /// What to buy.
    pub items: Vec<PurchaseItem>,
}

/// One thing to buy.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PurchaseItem {
    /// How many.
    pub quantity: u32,
    /// What.
    pub text: String,
    /// For whom, in words.
    pub purpose: Option<String>,
}

/// *Classifica di società*.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubRanking {
    /// The event.
    pub event: EventHead,
    /// In order.
    pub lines: Vec<ClubLine>,
    /// The points given to each place.
    pub points: Vec<PointsRow>,
    /// The points of everybody else who took part.
    pub taking_part: u32,
}

/// One club of the ranking.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubLine {
    /// The place, from 1.
    pub place: u32,
    /// Shared with others.
    pub tied: bool,
    /// The club.
    pub club: String,
    /// Its points.
    pub points: u32,
    /// Where they come from, one line each, such as "Damiera Aldo (Maschile, 1°: 20)".
    pub detail: Vec<String>,
}

/// One row of the points table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointsRow {
    /// The place.
    pub place: u32,
    /// Its points.
    pub points: u32,
}

/// *Verbale finale* of the arbiter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalReport {
    /// The event.
    pub event: EventHead,
    /// Who officiated.
    pub officials: Vec<Official>,
    /// Numbers, standings and results of each section.
    pub sections: Vec<SectionSummary>,
    /// The clubs that took part, as they are ranked.
    pub clubs: Vec<ClubLine>,
    /// *Provvedimenti*, in order of time.
    pub rulings: Vec<Ruling>,
    /// What else happened.
    pub incidents: Vec<Incident>,
    /// Corrections taken from the journal.
    pub corrections: Vec<Correction>,
    /// Closing remarks, paragraph by paragraph.
    pub remarks: Vec<String>,
}

/// One section in numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionSummary {
    /// The section.
    pub section: SectionHead,
    /// Entered.
    pub entries: u32,
    /// Clubs represented.
    pub clubs: u32,
    /// Present at the first round.
    pub present: u32,
    /// Matches played.
    pub matches: u32,
    /// Games played.
    pub games: u32,
    /// Games that nobody won.
    pub drawn_games: u32,
    /// Matches decided by absence or withdrawal.
    pub forfeits: u32,
    /// Everybody's place.
    pub standings: Vec<StandingLine>,
    /// Every match, round by round.
    pub results: Vec<ResultsRound>,
}

/// *Provvedimento arbitrale*.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// When.
    pub at: NaiveDateTime,
    /// Section, round and table, in words.
    pub place: Option<String>,
    /// The article, such as "art. 8.2".
    pub article: String,
    /// Against whom.
    pub against: Option<Competitor>,
    /// What was decided.
    pub decision: String,
    /// By whom.
    pub arbiter: String,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Incident {
    /// When, if noted.
    pub at: Option<NaiveDateTime>,
    /// What.
    pub text: String,
}

/// *Correzione*: a fact corrected after it was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// When.
    pub at: NaiveDateTime,
    /// By whom.
    pub by: String,
    /// What was and what is.
    pub text: String,
}
