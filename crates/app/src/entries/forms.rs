//! Modulo d'iscrizione: one per club, six lines, received when and how, signed, stamped.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{AthleteId, ClubId, DocumentKind, EntryId, EventId, FormId, Means, SectionId, Sex};
use ts_rs::TS;

/// A document's number as typed; an empty one is none, `None` leaves the stored one as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentForm {
    pub kind: DocumentKind,
    pub number: Option<String>,
}

/// One of the six lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FormLine {
    /// 1 to 6.
    pub line: u8,
    /// A known athlete; otherwise one is made from what is typed.
    pub athlete: Option<AthleteId>,
    pub surname: String,
    pub name: String,
    pub card: String,
    pub sex: Option<Sex>,
    pub birth_year: Option<u16>,
    pub category: Option<String>,
    pub rating: Option<u16>,
    pub document: Option<DocumentForm>,
    /// The sections this line enters: an individual one, and board order in the clubs' one.
    pub sections: Vec<SectionId>,
}

/// The whole sheet as on paper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EntryForm {
    /// A known club; otherwise one is made from `club_name`.
    pub club: Option<ClubId>,
    pub club_name: String,
    /// On the event's clock.
    pub received_at: NaiveDateTime,
    pub means: Means,
    pub signed: bool,
    pub stamped: bool,
    /// Needed when the form came after the deadline.
    pub late_reason: Option<String>,
    pub note: String,
    pub lines: Vec<FormLine>,
    /// The clubs' sections which the club enters as a team.
    pub team_sections: Vec<SectionId>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveForm {
    pub event: EventId,
    pub id: Option<FormId>,
    pub form: EntryForm,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FormSaved {
    pub id: FormId,
    pub problems: Vec<super::Problem>,
}

/// One line of the list of forms.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FormRow {
    pub id: FormId,
    pub club: ClubId,
    pub club_name: String,
    pub received_at: NaiveDateTime,
    pub means: Means,
    pub signed: bool,
    pub stamped: bool,
    pub late: bool,
    pub late_reason: Option<String>,
    pub lines: u8,
    pub problems: u32,
}

/// A form as stored: document numbers come masked.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FormDetails {
    pub id: FormId,
    pub form: EntryForm,
    pub late: bool,
    /// Masked number by line: `••••34`.
    pub masked_documents: Vec<(u8, String)>,
    /// Lines whose athlete already plays: they cannot be removed, only withdrawn.
    pub locked_lines: Vec<u8>,
    pub problems: Vec<super::Problem>,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FormRef {
    pub form: FormId,
}

/// The full number, shown on request at the desk.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RevealedDocument {
    pub kind: DocumentKind,
    pub number: String,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EntryRef {
    pub entry: EntryId,
}
