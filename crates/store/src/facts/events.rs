//! The announcement: event, officials, sections, programme.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use serde_json::Value;

use crate::codes::{LogoKind, OfficialRole, ProgrammeKind, SectionCategory, SectionKind};
use crate::fact::fact;
use crate::ids::{EventId, LogoId, OfficialId, ProgrammeItemId, SectionId};

fact! {
    /// Manifestazione.
    pub struct Event in "event", id EventId, order "begins_on DESC, id DESC" {
        /// Titolo.
        pub title: String,
        /// Edizione.
        pub edition: Option<u32>,
        /// Organizzatore.
        pub organiser: String,
        /// Sede di gara.
        pub venue: String,
        /// First day.
        pub begins_on: NaiveDate,
        /// Last day.
        pub ends_on: NaiveDate,
        /// Scadenza delle iscrizioni, on the clock of `time_zone`.
        pub deadline: Option<NaiveDateTime>,
        /// IANA name of the time zone.
        pub time_zone: String,
        /// Regolamento di gioco: the code of a rule set.
        pub rule_set: String,
        /// Language of the event's paper: `it`, `en` or `pt`.
        pub language: String,
        /// Tavoli disponibili.
        pub table_count: Option<u32>,
        /// Further choices, as JSON.
        pub settings: Value,
        /// Template of origin.
        pub template: Option<String>,
        /// When the event was closed.
        pub closed_at: Option<DateTime<Utc>>,
        /// When it was archived.
        pub archived_at: Option<DateTime<Utc>>,
        /// When its personal data were purged.
        pub purged_at: Option<DateTime<Utc>>,
    }
}

fact! {
    /// Ufficiale di gara.
    pub struct Official in "official", id OfficialId, order "position, id", under event_id: EventId {
        /// Of which event.
        pub event_id: EventId,
        /// Ruolo.
        pub role: OfficialRole,
        /// Name as printed.
        pub name: String,
        /// Order among the officials.
        pub position: u32,
    }
}

fact! {
    /// Logo della manifestazione.
    pub struct Logo in "logo", id LogoId, order "id", under event_id: EventId {
        /// Of which event; an event has one at most.
        pub event_id: EventId,
        /// Format of the picture.
        pub kind: LogoKind,
        /// The file's bytes.
        pub image: Vec<u8>,
    }
}

fact! {
    /// Gara.
    pub struct Section in "section", id SectionId, order "position, id", under event_id: EventId {
        /// Of which event.
        pub event_id: EventId,
        /// Individuale o di società.
        pub kind: SectionKind,
        /// Maschile, femminile, aperta.
        pub category: SectionCategory,
        /// Titolo, which no other section of the event has.
        pub title: String,
        /// Order among the sections.
        pub position: u32,
        /// How it is played, as JSON.
        pub options: Value,
        /// When the section was closed.
        pub closed_at: Option<DateTime<Utc>>,
    }
}

fact! {
    /// Voce del programma orario.
    pub struct ProgrammeItem in "programme_item", id ProgrammeItemId, order "day, time, id", under event_id: EventId {
        /// Of which event.
        pub event_id: EventId,
        /// Local day.
        pub day: NaiveDate,
        /// Local time.
        pub time: NaiveTime,
        /// What happens, as announced.
        pub text: String,
        /// What kind of moment it is.
        pub kind: ProgrammeKind,
    }
}
