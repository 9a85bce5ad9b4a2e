//! Paper of the end: results, standings, podium, prizes, certificates, the arbiter's report.

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::{Competitor, EventHead, Half, RoundHead, SectionHead};

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
    /// The play-off for third place rather than a round of the chart.
    pub third_place: bool,
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
}

/// One line of the standings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingLine {
    /// The place, from 1.
    pub place: u32,
    /// Shared with others; printed as such.
    pub tied: bool,
    /// Who.
    pub competitor: Competitor,
    /// Why here: "esce in semifinale", in words.
    pub note: Option<String>,
    /// Matches won.
    pub won: Option<u32>,
}

/// *Podio*: the first three of each section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Podium {
    /// The event.
    pub event: EventHead,
    /// One per section.
    pub sections: Vec<PodiumSection>,
    /// Who signs.
    pub signatures: Vec<Official>,
}

/// The podium of one section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PodiumSection {
    /// The section.
    pub section: SectionHead,
    /// First, second, third; two thirds when the place is shared.
    pub places: Vec<PodiumPlace>,
}

/// One step of the podium.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PodiumPlace {
    /// The place, from 1.
    pub place: u32,
    /// Who.
    pub competitor: Competitor,
    /// What is awarded.
    pub prize: Option<String>,
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

/// *Attestati*: one page each.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certificates {
    /// The event.
    pub event: EventHead,
    /// One page each.
    pub certificates: Vec<Certificate>,
    /// Who signs.
    pub signatures: Vec<Official>,
    /// The date written on them.
    pub date: Option<NaiveDate>,
}

/// *Attestato* of one athlete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Certificate {
    /// Who.
    pub competitor: Competitor,
    /// The section.
    pub section: String,
    /// Of what.
    pub kind: CertificateKind,
}

/// What a certificate says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CertificateKind {
    /// *Partecipazione*.
    Participation,
    /// *Piazzamento*.
    Placing {
        /// The place, from 1.
        place: u32,
    },
}

/// *Verbale finale* of the arbiter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinalReport {
    /// The event.
    pub event: EventHead,
    /// Who officiated.
    pub officials: Vec<Official>,
    /// Numbers and podium of each section.
    pub sections: Vec<SectionSummary>,
    /// *Provvedimenti*, in order of time.
    pub rulings: Vec<Ruling>,
    /// What else happened.
    pub incidents: Vec<Incident>,
    /// Corrections taken from the journal.
    pub corrections: Vec<Correction>,
    /// Closing remarks, paragraph by paragraph.
    pub remarks: Vec<String>,
}

/// *Ufficiale di gara*: a role and a name.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Official {
    /// "Direttore di gara", in words.
    pub role: String,
    /// Who; empty leaves the line blank.
    pub name: String,
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
    /// The first three.
    pub podium: Vec<PodiumPlace>,
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
