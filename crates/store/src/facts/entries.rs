//! Forms, entries, line-ups.

use chrono::{DateTime, Utc};

use crate::codes::{DocumentKind, EntryStatus, Means};
use crate::fact::fact;
use crate::ids::{AthleteId, ClubId, EntryId, EventId, FormId, FormLineId, LineupId, SectionId};

fact! {
    /// Modulo d'iscrizione.
    pub struct EntryForm in "entry_form", id FormId, order "received_at, id", under event_id: EventId {
        /// Of which event.
        pub event_id: EventId,
        /// Società che lo ha mandato.
        pub club_id: ClubId,
        /// Which sheet of that club, from 1.
        pub sheet: u32,
        /// When it came in.
        pub received_at: DateTime<Utc>,
        /// By what means.
        pub means: Means,
        /// Signed by the president.
        pub signed: bool,
        /// Bearing the club's stamp.
        pub stamped: bool,
        /// Why it was accepted after the deadline.
        pub late_reason: Option<String>,
        /// Anything else.
        pub note: String,
    }
}

fact! {
    /// Riga del modulo d'iscrizione.
    pub struct FormLine in "form_line", id FormLineId, order "line", under form_id: FormId {
        /// Of which form.
        pub form_id: FormId,
        /// From 1 to 6.
        pub line: u32,
        /// Who it turned out to be.
        pub athlete_id: Option<AthleteId>,
        /// Surname and name as written.
        pub written: String,
        /// Card number as written.
        pub card: Option<String>,
        /// Documento d'identità.
        pub document_kind: Option<DocumentKind>,
        /// Its number; personal, purged with the event.
        pub document_number: Option<String>,
    }
}

fact! {
    /// Iscrizione.
    pub struct Entry in "entry", id EntryId, order "id", under section_id: SectionId {
        /// In which section.
        pub section_id: SectionId,
        /// The athlete; none when the entry is a club's team.
        pub athlete_id: Option<AthleteId>,
        /// The club played for.
        pub club_id: Option<ClubId>,
        /// Which team of the club, empty when it has one.
        pub team: String,
        /// The line of the form it came from.
        pub form_line_id: Option<FormLineId>,
        /// Whether it still plays.
        pub status: EntryStatus,
        /// Categoria when entered.
        pub category: Option<String>,
        /// Punteggio when entered.
        pub rating: Option<u16>,
        /// Documento d'identità.
        pub document_kind: Option<DocumentKind>,
        /// Its number; personal, purged with the event.
        pub document_number: Option<String>,
        /// Who saw the document.
        pub document_seen_by: Option<String>,
        /// When.
        pub document_seen_at: Option<DateTime<Utc>>,
        /// Accredito.
        pub checked_in_at: Option<DateTime<Utc>>,
        /// Hearing aids off (art. 12 of 2006), when it was looked at.
        pub hearing_aid_ok: Option<bool>,
        /// When it was looked at.
        pub hearing_aid_checked_at: Option<DateTime<Utc>>,
        /// Anything else.
        pub note: String,
    }
}

fact! {
    /// Posto in formazione.
    pub struct Lineup in "lineup", id LineupId, order "board", under entry_id: EntryId {
        /// The club's entry.
        pub entry_id: EntryId,
        /// Scacchiera, from 1.
        pub board: u32,
        /// Who plays there.
        pub athlete_id: AthleteId,
        /// Riserva.
        pub reserve: bool,
    }
}

impl Entry {
    /// An athlete's entry as it begins: active, nothing checked yet.
    pub fn of_athlete(
        section_id: SectionId,
        athlete_id: AthleteId,
        club_id: Option<ClubId>,
    ) -> Self {
        Self {
            athlete_id: Some(athlete_id),
            ..Self::blank(section_id, club_id)
        }
    }

    /// A team's entry as it begins.
    pub fn of_club(section_id: SectionId, club_id: ClubId, team: impl Into<String>) -> Self {
        Self {
            team: team.into(),
            ..Self::blank(section_id, Some(club_id))
        }
    }

    fn blank(section_id: SectionId, club_id: Option<ClubId>) -> Self {
        Self {
            section_id,
            athlete_id: None,
            club_id,
            team: String::new(),
            form_line_id: None,
            status: EntryStatus::Active,
            category: None,
            rating: None,
            document_kind: None,
            document_number: None,
            document_seen_by: None,
            document_seen_at: None,
            checked_in_at: None,
            hearing_aid_ok: None,
            hearing_aid_checked_at: None,
            note: String::new(),
        }
    }
}
