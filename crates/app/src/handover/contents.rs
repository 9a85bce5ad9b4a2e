//! Everything that one event is, as the file holds it. `docs/event-file.md` describes each object.
//!
//! Numbers of identity documents stay at home: the file may travel by mail. Cards, contacts and hearing-aid checks go
//! along when somebody says so.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use store::{
    Athlete, AthleteId, Club, ClubPoints, Departure, Entry, EntryForm, Event, EventId, FormLine,
    Game, Kept, LateEntry, Lineup, LogoKind, Lots, LotsOverride, LotsPlacement, MatchDecision,
    Official, PlaceDecision, Prize, PrizeGiven, ProgrammeItem, Read, Replacement, Ruling, Section,
    TableCall,
};

use super::TakeAlong;
use crate::Reply;
use crate::section::BoardRow;

/// What the file says it is.
pub(super) const FORMAT: &str = "tabellone-event";
/// Grows when the meaning of something in the file changes; a newer file is refused.
pub(super) const VERSION: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct EventFile {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) written_at: DateTime<Utc>,
    /// Version of the program that wrote it.
    pub(super) program: String,
    pub(super) event: Kept<Event>,
    pub(super) officials: Vec<Kept<Official>>,
    pub(super) logo: Option<LogoInFile>,
    pub(super) programme: Vec<Kept<ProgrammeItem>>,
    pub(super) sections: Vec<Kept<Section>>,
    pub(super) clubs: Vec<Kept<Club>>,
    pub(super) athletes: Vec<Kept<Athlete>>,
    pub(super) forms: Vec<Kept<EntryForm>>,
    pub(super) form_lines: Vec<Kept<FormLine>>,
    pub(super) entries: Vec<Kept<Entry>>,
    pub(super) late_entries: Vec<Kept<LateEntry>>,
    pub(super) line_ups: Vec<Kept<Lineup>>,
    pub(super) lots: Vec<Kept<Lots>>,
    pub(super) placements: Vec<Kept<LotsPlacement>>,
    pub(super) overrides: Vec<Kept<LotsOverride>>,
    pub(super) games: Vec<Kept<Game>>,
    pub(super) decisions: Vec<Kept<MatchDecision>>,
    /// Older files have none.
    #[serde(default)]
    pub(super) place_decisions: Vec<Kept<PlaceDecision>>,
    pub(super) departures: Vec<Kept<Departure>>,
    pub(super) replacements: Vec<Kept<Replacement>>,
    pub(super) calls: Vec<Kept<TableCall>>,
    pub(super) rulings: Vec<Kept<Ruling>>,
    pub(super) prizes: Vec<Kept<Prize>>,
    pub(super) prizes_given: Vec<Kept<PrizeGiven>>,
    pub(super) club_points: Vec<Kept<ClubPoints>>,
}

impl EventFile {
    /// How much there is to bring in.
    pub(super) fn rows(&self) -> usize {
        self.counts().into_iter().sum()
    }

    /// How many rows of each kind.
    pub(super) fn counts(&self) -> [usize; 23] {
        [
            self.officials.len(),
            self.programme.len(),
            self.sections.len(),
            self.clubs.len(),
            self.athletes.len(),
            self.forms.len(),
            self.form_lines.len(),
            self.entries.len(),
            self.late_entries.len(),
            self.line_ups.len(),
            self.lots.len(),
            self.placements.len(),
            self.overrides.len(),
            self.games.len(),
            self.decisions.len(),
            self.place_decisions.len(),
            self.departures.len(),
            self.replacements.len(),
            self.calls.len(),
            self.rulings.len(),
            self.prizes.len(),
            self.prizes_given.len(),
            self.club_points.len(),
        ]
    }
}

/// The picture, its bytes in hexadecimal digits.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct LogoInFile {
    pub(super) kind: LogoKind,
    pub(super) image: String,
}

pub(super) fn gather(
    read: &Read<'_>,
    id: EventId,
    along: TakeAlong,
    now: DateTime<Utc>,
) -> Reply<EventFile> {
    let sections = read.list::<Section>(id)?;
    let forms = read.list::<EntryForm>(id)?;
    let entries = read.in_event::<Entry>(id)?;
    let games = read.in_event::<Game>(id)?;
    let mut athletes = read.athletes_of(id)?;
    for seated in seated(&games)? {
        // Who played for a club and left its line-up since is still on the board's record.
        if !athletes.iter().any(|athlete| athlete.id == seated) {
            athletes.extend(read.find::<Athlete>(seated)?);
        }
    }
    let mut clubs = read.all::<Club>()?;
    clubs.retain(|club| {
        entries.iter().any(|entry| entry.club_id == Some(club.id))
            || forms.iter().any(|form| form.club_id == club.id)
            || athletes
                .iter()
                .any(|athlete| athlete.club_id == Some(club.id))
    });
    let mut file = EventFile {
        format: FORMAT.to_owned(),
        version: VERSION,
        written_at: now,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        event: read.get(id)?,
        officials: read.list(id)?,
        logo: read
            .list::<store::Logo>(id)?
            .first()
            .map(|logo| LogoInFile {
                kind: logo.kind,
                image: hex(&logo.image),
            }),
        programme: read.list(id)?,
        form_lines: read.form_lines_of(id)?,
        games,
        decisions: read.in_event(id)?,
        place_decisions: read.in_event(id)?,
        calls: read.in_event(id)?,
        lots: read.in_event(id)?,
        rulings: read.list(id)?,
        prizes: read.list(id)?,
        prizes_given: read.prizes_given_in(id)?,
        club_points: read.list(id)?,
        late_entries: Vec::new(),
        line_ups: Vec::new(),
        departures: Vec::new(),
        replacements: Vec::new(),
        placements: Vec::new(),
        overrides: Vec::new(),
        sections,
        clubs,
        athletes,
        forms,
        entries,
    };
    for section in &file.sections {
        file.late_entries
            .extend(read.in_section::<LateEntry>(section.id)?);
        file.line_ups.extend(read.in_section::<Lineup>(section.id)?);
        file.departures
            .extend(read.in_section::<Departure>(section.id)?);
        file.replacements
            .extend(read.in_section::<Replacement>(section.id)?);
    }
    for lots in &file.lots {
        file.placements.extend(read.list::<LotsPlacement>(lots.id)?);
        file.overrides.extend(read.list::<LotsOverride>(lots.id)?);
    }
    leave_at_home(&mut file, along);
    // Rows come back in the order of their numbers, so that lists keep their order elsewhere.
    file.entries.sort_by_key(|entry| entry.id);
    file.athletes.sort_by_key(|athlete| athlete.id);
    file.clubs.sort_by_key(|club| club.id);
    Ok(file)
}

/// Whoever sat at a board of a clubs' match.
fn seated(games: &[Kept<Game>]) -> Reply<Vec<AthleteId>> {
    let mut seated = Vec::new();
    for game in games {
        let boards = BoardRow::of(game)?;
        seated.extend(
            boards
                .iter()
                .flat_map(|board| [board.white, board.black])
                .flatten(),
        );
    }
    Ok(seated)
}

/// Documents stay whatever is asked; the rest that is personal goes along when somebody says so.
fn leave_at_home(file: &mut EventFile, along: TakeAlong) {
    for entry in &mut file.entries {
        entry.fact.document_kind = None;
        entry.fact.document_number = None;
        if !along.hearing_aids {
            entry.fact.hearing_aid_ok = None;
            entry.fact.hearing_aid_checked_at = None;
        }
    }
    for line in &mut file.form_lines {
        line.fact.document_kind = None;
        line.fact.document_number = None;
        if !along.cards {
            line.fact.card = None;
        }
    }
    for athlete in file.athletes.iter_mut().filter(|_| !along.cards) {
        athlete.fact.card = None;
    }
    for club in file.clubs.iter_mut().filter(|_| !along.contacts) {
        club.fact.contact.clear();
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            for digit in [byte >> 4, byte & 15] {
                text.extend(char::from_digit(u32::from(digit), 16));
            }
            text
        })
}

/// The bytes again; nothing where the text is not made of pairs of digits.
pub(super) fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    let digits: Vec<u32> = hex
        .chars()
        .map(|digit| digit.to_digit(16))
        .collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    rest.is_empty().then(|| {
        pairs
            .iter()
            .map(|[high, low]| (high * 16 + low) as u8)
            .collect()
    })
}
