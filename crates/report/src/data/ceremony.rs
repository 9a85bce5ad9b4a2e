//! Paper of the closing ceremony: podium and certificates.

use chrono::{NaiveDate, NaiveTime};
use serde::{Deserialize, Serialize};

use super::{Competitor, EventHead, Official, SectionHead};

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

/// *Immagine del podio*: one section, for a club's site.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PodiumPicture {
    /// The event.
    pub event: EventHead,
    /// The section.
    pub section: PodiumSection,
    /// How the picture is cut.
    pub shape: PictureShape,
}

/// The cut of a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PictureShape {
    /// 1080 × 1080.
    #[default]
    Square,
    /// 1920 × 1080.
    Wide,
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
    /// The title won, such as "Campionessa"; none leaves the place alone.
    pub title: Option<String>,
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

/// *Attestati di presenza*: for work or school, with days and hours.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attendance {
    /// The event.
    pub event: EventHead,
    /// One page each.
    pub people: Vec<Attendant>,
    /// When play was held.
    pub days: Vec<AttendanceDay>,
    /// Who signs.
    pub signatures: Vec<Official>,
    /// The date written on them.
    pub date: Option<NaiveDate>,
}

/// One person who was there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attendant {
    /// Who.
    pub competitor: Competitor,
    /// As what: the sections played, or a role; in words.
    pub capacity: String,
}

/// The hours of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttendanceDay {
    /// The day.
    pub date: NaiveDate,
    /// From; a line to fill in where nobody knows.
    pub from: Option<NaiveTime>,
    /// To.
    pub to: Option<NaiveTime>,
}
