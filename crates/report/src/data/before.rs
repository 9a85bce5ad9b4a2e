//! Paper of the weeks before: announcement, entry forms, lists of entries, the deadline.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use serde::{Deserialize, Serialize};

use super::{Competitor, EventHead, SectionHead};

/// *Bando*: the announcement of the event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    /// The event.
    pub event: EventHead,
    /// Opening paragraphs: who announces, who organises, for whom.
    pub introduction: Vec<String>,
    /// Names of the sections.
    pub sections: Vec<String>,
    /// Where it is played, line by line.
    pub venue: Vec<String>,
    /// The programme, day by day.
    pub programme: Vec<ProgrammeDay>,
    /// Until when entries are received.
    pub deadline: Option<NaiveDateTime>,
    /// Where entries are sent, line by line.
    pub send_to: Vec<String>,
    /// How to enter, paragraph by paragraph.
    pub how_to_enter: Vec<String>,
    /// What it costs, line by line.
    pub fees: Vec<String>,
    /// How a match is played: games, clock, tie-breaks, each under its label.
    pub formula: Vec<FormulaLine>,
    /// Prizes by place.
    pub prizes: Vec<PrizeLine>,
    /// What every participant receives.
    pub for_everyone: Option<String>,
    /// Where to sleep and eat, paragraph by paragraph.
    pub lodging: Vec<String>,
    /// Rules worth knowing beforehand, such as hearing aids (art. 12).
    pub rules: Vec<String>,
}

/// One fact of how matches are played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormulaLine {
    /// Such as "Incontro".
    pub label: String,
    /// Such as "due partite a colori invertiti, 60 minuti".
    pub text: String,
}

/// *Programma*: one day of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgrammeDay {
    /// The day.
    pub date: NaiveDate,
    /// What happens, in order.
    pub items: Vec<ProgrammeItem>,
}

/// One line of the programme.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgrammeItem {
    /// When; `None` if only the order is known.
    pub time: Option<NaiveTime>,
    /// What.
    pub text: String,
}

/// *Premio* promised to a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizeLine {
    /// The place, from 1.
    pub place: u32,
    /// Such as "Trofeo e medaglia".
    pub text: String,
}

/// *Modulo d'iscrizione*, blank, as the 2006 one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlankEntryForm {
    /// The event.
    pub event: EventHead,
    /// How many numbered lines; the 2006 form has six.
    pub lines: u32,
    /// Until when it is received.
    pub deadline: Option<NaiveDateTime>,
    /// Where to send it, line by line.
    pub send_to: Vec<String>,
}

/// *Modulo d'iscrizione*, filled in: the only paper with document numbers on it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FilledEntryForm {
    /// The event.
    pub event: EventHead,
    /// The club that sent it.
    pub club: String,
    /// When and how it arrived.
    pub received: Option<Receipt>,
    /// The lines, in the order of the form.
    pub lines: Vec<FormLine>,
    /// The date written on the form.
    pub date: Option<NaiveDate>,
    /// The president's name, if known.
    pub president: Option<String>,
    /// The president signed.
    pub signed: bool,
    /// The club's stamp is on it.
    pub stamped: bool,
}

/// *Ricevuta*: how a form arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// When, to the minute.
    pub at: NaiveDateTime,
    /// Fax, mail, by hand: in words.
    pub means: Option<String>,
}

/// One line of an entry form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormLine {
    /// Surname.
    pub surname: String,
    /// Name.
    pub name: String,
    /// *Tessera FSSI*.
    pub card: Option<String>,
    /// *Documento d'identità*.
    pub document: Option<DocumentNumber>,
    /// Which section, where the event has more than one.
    pub section: Option<String>,
}

/// *Numero del documento*: kept apart from plain text so that it cannot end on another paper.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DocumentNumber(pub String);

impl std::fmt::Debug for DocumentNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DocumentNumber(…)")
    }
}

/// *Iscritti per società*.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntriesByClub {
    /// The event.
    pub event: EventHead,
    /// One group per club, in the order to print.
    pub clubs: Vec<ClubEntries>,
}

/// The entries of one club.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubEntries {
    /// `None` for those who belong to no club.
    pub club: Option<String>,
    /// Its entries.
    pub entries: Vec<EntryLine>,
}

/// *Iscritti per gara*.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntriesBySection {
    /// The event.
    pub event: EventHead,
    /// One group per section, in the order to print.
    pub sections: Vec<SectionEntries>,
}

/// The entries of one section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionEntries {
    /// The section.
    pub section: SectionHead,
    /// Its entries.
    pub entries: Vec<EntryLine>,
}

/// *Iscritto*: one line of a list of entries.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryLine {
    /// Who.
    pub athlete: Competitor,
    /// *Tessera FSSI*.
    pub card: Option<String>,
    /// Playing category, in words.
    pub category: Option<String>,
    /// The sections entered, in words; left out in a list of one section.
    pub sections: Vec<String>,
    /// Anything to notice, such as "in ritardo" or "ritirato".
    pub note: Option<String>,
}

/// *Elenco della scadenza*: what is missing, late or unsigned.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeadlineList {
    /// The event.
    pub event: EventHead,
    /// The deadline, to the minute.
    pub deadline: Option<NaiveDateTime>,
    /// Forms received in time and complete.
    pub in_order: u32,
    /// Clubs expected whose form is not there.
    pub missing: Vec<MissingForm>,
    /// Forms received after the deadline.
    pub late: Vec<LateForm>,
    /// Forms without signature or stamp.
    pub unsigned: Vec<UnsignedForm>,
}

/// A form that has not come.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissingForm {
    /// The club.
    pub club: String,
    /// How to reach it.
    pub contact: Option<String>,
}

/// A form that came late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateForm {
    /// The club.
    pub club: String,
    /// When and how it came.
    pub received: Receipt,
    /// Why it was accepted; `None` while nobody has decided.
    pub accepted_because: Option<String>,
}

/// A form without signature or stamp.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnsignedForm {
    /// The club.
    pub club: String,
    /// The president's signature is missing.
    pub no_signature: bool,
    /// The stamp is missing.
    pub no_stamp: bool,
}
