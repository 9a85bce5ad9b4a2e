//! Paper for the hall: where to play, cards for tables and places, badges, check-in, addresses.

use chrono::NaiveTime;
use serde::{Deserialize, Serialize};

use super::{Colour, Competitor, EventHead, SectionHead};

/// *Dove gioco*: everybody by name, whatever the section, for the wall.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhereToPlay {
    /// The event.
    pub event: EventHead,
    /// In the order of names.
    pub seats: Vec<SeatLine>,
}

/// Where somebody plays next.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLine {
    /// Who.
    pub competitor: Competitor,
    /// The section.
    pub section: String,
    /// The round, in words.
    pub round: String,
    /// *Tavolo*; none for who rests or waits.
    pub table: Option<u32>,
    /// The colour of the first game.
    pub colour: Option<Colour>,
    /// Against whom, or in words why there is no table.
    pub against: Option<String>,
    /// When.
    pub time: Option<NaiveTime>,
}

/// *Cavalieri da tavolo*: a large number on a folded A4.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableCards {
    /// The event.
    pub event: EventHead,
    /// The numbers, one a sheet.
    pub tables: Vec<u32>,
}

/// *Segnaposto*: a name on a folded card, four an A4.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceCards {
    /// The event.
    pub event: EventHead,
    /// One card each.
    pub cards: Vec<NameCard>,
}

/// *Cartellini*: eight an A4, to be worn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Badges {
    /// The event.
    pub event: EventHead,
    /// One badge each.
    pub badges: Vec<NameCard>,
}

/// Somebody's name on a card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameCard {
    /// Who.
    pub competitor: Competitor,
    /// The sections entered, or the role of an official; in words.
    pub sections: Vec<String>,
    /// *Codice personale*, with which a telephone is paired; none for officials.
    pub code: Option<String>,
}

/// *Foglio dei codici QR*: addresses to be read with a telephone.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QrSheet {
    /// The event.
    pub event: EventHead,
    /// What each leads to, and where.
    pub links: Vec<QrLink>,
}

/// One address.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QrLink {
    /// What is found there.
    pub title: String,
    /// The address, which is printed too for who types it.
    pub address: String,
}

/// *Foglio di accredito*: everybody signs on arrival.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckInList {
    /// The event.
    pub event: EventHead,
    /// Whether hearing aids are looked at.
    pub check_hearing_aids: bool,
    /// One group per section.
    pub sections: Vec<CheckInSection>,
}

/// Who signs in one section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckInSection {
    /// The section.
    pub section: SectionHead,
    /// In the order of names.
    pub lines: Vec<CheckInLine>,
}

/// One person to check in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckInLine {
    /// Who.
    pub athlete: Competitor,
    /// *Tessera*.
    pub card: Option<String>,
    /// Already checked in.
    pub present: bool,
}
