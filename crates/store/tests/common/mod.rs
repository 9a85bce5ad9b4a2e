//! A small championship of fictitious people, for the store's tests.

#![allow(dead_code, unreachable_pub)]

use std::path::PathBuf;

use chrono::{DateTime, NaiveDate, TimeZone, Utc};
use serde_json::json;
use store::{
    Action, Athlete, AthleteId, Change, Club, ClubId, DocumentKind, Entry, EntryForm, EntryId,
    EntryStatus, Error, Event, EventId, FormLine, Game, Means, Section, SectionCategory, SectionId,
    SectionKind, Store,
};
use tempfile::TempDir;

/// A store in its own folder, which goes when the test ends.
pub struct Fresh {
    pub store: Store,
    pub folder: TempDir,
}

pub fn fresh() -> Fresh {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&folder.path().join("tabellone.db")).expect("a new store");
    Fresh { store, folder }
}

impl Fresh {
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("tabellone.db")
    }

    /// Closes the file and opens it again.
    pub fn reopened(self) -> Self {
        let path = self.path();
        drop(self.store);
        Fresh {
            store: Store::open(&path).expect("the same store"),
            folder: self.folder,
        }
    }
}

/// How often something is tried: a few times in every test, many where
/// `TABELLONE_THOROUGHLY` is set.
pub fn rounds(usually: usize, thoroughly: usize) -> usize {
    match std::env::var_os("TABELLONE_THOROUGHLY") {
        Some(_) => thoroughly,
        None => usually,
    }
}

pub fn at(minute: u32) -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2006, 4, 25, 7, 0, 0).unwrap() + chrono::Duration::minutes(minute.into())
}

pub fn action(code: &str) -> Action {
    Action::new(code, "arbitro", at(0))
}

/// Does one action whose writes must all be accepted.
pub fn act<T>(
    store: &mut Store,
    code: &str,
    work: impl FnOnce(&mut Change<'_>) -> Result<T, Error>,
) -> T {
    store
        .change(action(code), work)
        .expect("an accepted action")
}

pub fn event() -> Event {
    let day = |day| NaiveDate::from_ymd_opt(2006, 4, day).unwrap();
    Event {
        title: "Campionato di prova".into(),
        edition: Some(1),
        organiser: "G.S. Esempio".into(),
        venue: "Sala grande".into(),
        begins_on: day(24),
        ends_on: day(25),
        deadline: day(8).and_hms_opt(21, 0, 0),
        time_zone: "Europe/Rome".into(),
        rule_set: "fssi-2006".into(),
        language: "it".into(),
        table_count: Some(8),
        settings: json!({}),
        template: None,
        closed_at: None,
        archived_at: None,
        purged_at: None,
    }
}

pub fn section(event_id: EventId, title: &str) -> Section {
    Section {
        event_id,
        kind: SectionKind::Individual,
        category: SectionCategory::Men,
        title: title.into(),
        position: 0,
        options: json!({}),
        closed_at: None,
    }
}

pub fn game(section_id: SectionId, match_key: &str, white: EntryId, black: EntryId) -> Game {
    Game {
        section_id,
        match_key: match_key.into(),
        game_no: 1,
        white_entry_id: white,
        black_entry_id: black,
        table_no: Some(1),
        outcome: "white-wins".into(),
        reason: Some("resigned".into()),
        boards: None,
        moves: None,
        count_data: None,
        entered_by: "arbitro".into(),
        entered_at: at(5),
        annulled_at: None,
        annulled_why: None,
        note: String::new(),
    }
}

/// An event with one section of as many entries as asked.
pub struct Hall {
    pub event: EventId,
    pub section: SectionId,
    pub club: ClubId,
    pub athletes: Vec<AthleteId>,
    pub entries: Vec<EntryId>,
}

pub fn hall(store: &mut Store, size: usize) -> Hall {
    act(store, "hall-made", |change| {
        let event = change.insert(&event())?;
        let section = change.insert(&section(event, "Maschile"))?;
        let club = change.insert(&Club::named("G.S. Esempio"))?;
        let mut hall = Hall {
            event,
            section,
            club,
            athletes: vec![],
            entries: vec![],
        };
        for number in 0..size {
            let athlete = change.insert(&Athlete {
                card: Some(format!("T{number:04}")),
                club_id: Some(club),
                ..Athlete::named(format!("Cognome{number}"), "Prova")
            })?;
            hall.athletes.push(athlete);
            let entry = Entry::of_athlete(section, athlete, Some(club));
            hall.entries.push(change.insert(&entry)?);
        }
        Ok(hall)
    })
}

/// All facts of a file, table by table, as text: equal when the facts are.
pub fn dump(store: &Store) -> String {
    dump_file(store.path())
}

pub fn dump_file(path: &std::path::Path) -> String {
    let conn = rusqlite::Connection::open(path).expect("a second reader");
    let mut text = String::new();
    for table in store::FACT_TABLES {
        let mut select = conn
            .prepare(&format!("SELECT * FROM {table} ORDER BY id"))
            .unwrap();
        let width = select.column_count();
        let mut rows = select.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            text += table;
            for column in 0..width {
                let value: rusqlite::types::Value = row.get(column).unwrap();
                text += &format!("|{value:?}");
            }
            text.push('\n');
        }
    }
    text
}

/// A sheet of a club, received, signed and stamped.
pub fn form(hall: &Hall, club_id: ClubId) -> EntryForm {
    EntryForm {
        event_id: hall.event,
        club_id,
        sheet: 1,
        received_at: at(0),
        means: Means::Fax,
        signed: true,
        stamped: true,
        late_reason: None,
        note: String::new(),
    }
}

/// A form with a document on it, a checked entry, a game: what a purge must see.
pub fn paper(store: &mut Store, hall: &Hall) {
    act(store, "paper", |c| {
        let form = c.insert(&form(hall, hall.club))?;
        let line = c.insert(&FormLine {
            form_id: form,
            line: 1,
            athlete_id: Some(hall.athletes[0]),
            written: "Cognome0 Prova".into(),
            card: Some("T0000".into()),
            document_kind: Some(DocumentKind::IdentityCard),
            document_number: Some("AA-DOCUMENTO".into()),
        })?;
        c.edit::<Entry>(hall.entries[0], |entry| {
            entry.form_line_id = Some(line);
            entry.document_kind = Some(DocumentKind::IdentityCard);
            entry.document_number = Some("AA-DOCUMENTO".into());
            entry.hearing_aid_ok = Some(true);
            entry.hearing_aid_checked_at = Some(at(1));
            entry.status = EntryStatus::Active;
        })?;
        c.edit::<Athlete>(hall.athletes[0], |athlete| athlete.birth_year = Some(1975))?;
        c.edit::<Club>(hall.club, |club| club.contact = "fax 000".into())?;
        c.insert(&game(
            hall.section,
            "r1-1",
            hall.entries[0],
            hall.entries[1],
        ))
    });
}
