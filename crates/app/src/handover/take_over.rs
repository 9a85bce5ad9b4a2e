//! An event's file comes in: one change, with new numbers for everything, which one undo takes back.

use std::collections::HashMap;

use serde_json::Value;
use store::{EntryId, EventId, FormId, FormLineId, Kept, LotsId, PrizeId, Read, SectionId};

use super::bringing::Bringing;
use super::contents::{EventFile, bytes_of};
use super::people::{bring_athletes, bring_clubs, conflicts};
use super::read_file::read_event_file;
use super::{FileRef, HandOverPreview, Resolve, TakeOver};
use crate::app::{Doing, local};
use crate::event::{EventSaved, check_logo, rule_set, section_form};
use crate::files::watched;
use crate::people::renumber_boards;
use crate::prizes::read_prizes;
use crate::section::derived;
use crate::{App, AppError, Reply};

pub(crate) fn preview_take_over(app: &App, arg: FileRef) -> Reply<HandOverPreview> {
    let file = read_event_file(&app.given_file(&arg.file)?)?;
    let store = app.store();
    let read = store.read();
    let same = |event: &Kept<store::Event>| {
        event.title == file.event.title
            && event.begins_on == file.event.begins_on
            && event.ends_on == file.event.ends_on
    };
    Ok(HandOverPreview {
        title: file.event.title.clone(),
        begins_on: file.event.begins_on,
        sections: file.sections.len() as u32,
        entries: file.entries.len() as u32,
        games: file.games.len() as u32,
        written_at: local(file.written_at, &file.event.time_zone)
            .format("%Y-%m-%dT%H:%M:%S")
            .to_string(),
        conflicts: conflicts(&read, &file)?,
        same_event: read
            .all::<store::Event>()?
            .iter()
            .find(|event| same(event))
            .map(|event| event.id),
    })
}

/// Brings the event in. It can be stopped until everything is there; nothing of it stays then.
pub(crate) fn take_over(app: &App, arg: TakeOver) -> Reply<EventSaved> {
    let mut watch = watched(app);
    let given = app.given_file(&arg.file)?;
    let file = read_event_file(&given)?;
    if let Some(logo) = &file.logo {
        // Before the data are taken hold of: a picture from elsewhere may take its time.
        let image = bytes_of(&logo.image).ok_or_else(|| AppError::new("event-file-damaged"))?;
        check_logo(logo.kind, &image)?;
    }
    let doing = Doing::new("event-taken-over", None).with("title", file.event.title.as_str());
    let id = app.make_event(doing, |change| {
        let mut bringing = Bringing::new(change, &file, &mut watch);
        bring(&mut bringing, &file, &arg.resolve).map_err(damaged)
    });
    let id = id.map_err(|trouble| trouble.with("path", given.name()))?;
    Ok(EventSaved {
        id,
        warnings: Vec::new(),
    })
}

/// Everything of the file under new numbers, read back before it is kept.
fn bring(
    change: &mut Bringing<'_, '_>,
    file: &EventFile,
    resolve: &[(String, Resolve)],
) -> Reply<EventId> {
    let clubs = bring_clubs(change, file)?;
    let athletes = bring_athletes(change, file, &clubs, resolve)?;
    let event = change.insert(&file.event.fact)?;
    let mut numbers = Numbers {
        event,
        clubs,
        athletes,
        ..Numbers::new(event)
    };
    bring_announcement(change, file, &mut numbers)?;
    bring_entries(change, file, &mut numbers)?;
    bring_play(change, file, &mut numbers)?;
    bring_prizes(change, file, &mut numbers)?;
    change.end()?;
    prove(&change.read(), event)?;
    Ok(event)
}

/// What would be a fault of the program in its own data is damage in a file from elsewhere.
fn damaged(trouble: AppError) -> AppError {
    match trouble.code.as_str() {
        "internal" | "database" | "day-too-far" | "number-too-high" | "text-too-long" => {
            log::warn!("event file: {trouble}");
            AppError::new("event-file-damaged")
        }
        _ => trouble,
    }
}

/// Reads the event back as the screens will. A file may be well formed and still hold what no program writes: it must
/// not come in and keep the list of events, or its own pages, from opening.
fn prove(read: &Read<'_>, event: EventId) -> Reply<()> {
    let read_back = || -> Reply<()> {
        let row = read.get::<store::Event>(event)?;
        rule_set(&row)?;
        if row.time_zone.parse::<chrono_tz::Tz>().is_err() {
            return Err(AppError::new("time-zone-unknown"));
        }
        for section in read.list::<store::Section>(event)? {
            section_form(&section)?;
            derived(read, section.id)?;
        }
        read_prizes(read, event)
    };
    read_back().map_err(|trouble| {
        log::warn!("event file: {trouble}");
        AppError::new("event-file-damaged")
    })
}

/// Numbers in the file and the ones they have here.
struct Numbers {
    event: EventId,
    clubs: HashMap<store::ClubId, store::ClubId>,
    athletes: HashMap<store::AthleteId, store::AthleteId>,
    sections: HashMap<SectionId, SectionId>,
    forms: HashMap<FormId, FormId>,
    lines: HashMap<FormLineId, FormLineId>,
    entries: HashMap<EntryId, EntryId>,
    lots: HashMap<LotsId, LotsId>,
    prizes: HashMap<PrizeId, PrizeId>,
}

impl Numbers {
    fn new(event: EventId) -> Numbers {
        Numbers {
            event,
            clubs: HashMap::new(),
            athletes: HashMap::new(),
            sections: HashMap::new(),
            forms: HashMap::new(),
            lines: HashMap::new(),
            entries: HashMap::new(),
            lots: HashMap::new(),
            prizes: HashMap::new(),
        }
    }
}

/// The number here. A file that points at something it does not hold was tampered with or damaged.
fn here<I: store::Id + std::hash::Hash>(numbers: &HashMap<I, I>, there: I) -> Reply<I> {
    let missing = || {
        log::warn!("event file: nothing has the number {there:?}");
        AppError::new("event-file-damaged")
    };
    numbers.get(&there).copied().ok_or_else(missing)
}

fn maybe<I: store::Id + std::hash::Hash>(
    numbers: &HashMap<I, I>,
    there: Option<I>,
) -> Reply<Option<I>> {
    there.map(|there| here(numbers, there)).transpose()
}

fn bring_announcement(
    change: &mut Bringing<'_, '_>,
    file: &EventFile,
    numbers: &mut Numbers,
) -> Reply<()> {
    let event_id = numbers.event;
    for official in &file.officials {
        change.insert(&store::Official {
            event_id,
            ..official.fact.clone()
        })?;
    }
    if let Some(logo) = &file.logo {
        let image = bytes_of(&logo.image).ok_or_else(|| AppError::new("event-file-damaged"))?;
        change.insert(&store::Logo {
            event_id,
            kind: logo.kind,
            image,
        })?;
    }
    for item in &file.programme {
        change.insert(&store::ProgrammeItem {
            event_id,
            ..item.fact.clone()
        })?;
    }
    for section in &file.sections {
        let id = change.insert(&store::Section {
            event_id,
            ..section.fact.clone()
        })?;
        numbers.sections.insert(section.id, id);
    }
    Ok(())
}

fn bring_entries(
    change: &mut Bringing<'_, '_>,
    file: &EventFile,
    numbers: &mut Numbers,
) -> Reply<()> {
    for form in &file.forms {
        let club_id = here(&numbers.clubs, form.club_id)?;
        let id = change.insert(&store::EntryForm {
            event_id: numbers.event,
            club_id,
            ..form.fact.clone()
        })?;
        numbers.forms.insert(form.id, id);
    }
    for line in &file.form_lines {
        let id = change.insert(&store::FormLine {
            form_id: here(&numbers.forms, line.form_id)?,
            athlete_id: maybe(&numbers.athletes, line.athlete_id)?,
            ..line.fact.clone()
        })?;
        numbers.lines.insert(line.id, id);
    }
    for entry in &file.entries {
        let id = change.insert(&store::Entry {
            section_id: here(&numbers.sections, entry.section_id)?,
            athlete_id: maybe(&numbers.athletes, entry.athlete_id)?,
            club_id: maybe(&numbers.clubs, entry.club_id)?,
            form_line_id: maybe(&numbers.lines, entry.form_line_id)?,
            ..entry.fact.clone()
        })?;
        numbers.entries.insert(entry.id, id);
    }
    for late in &file.late_entries {
        let entry_id = here(&numbers.entries, late.entry_id)?;
        change.insert(&store::LateEntry {
            entry_id,
            ..late.fact.clone()
        })?;
    }
    for place in &file.line_ups {
        change.insert(&store::Lineup {
            entry_id: here(&numbers.entries, place.entry_id)?,
            athlete_id: here(&numbers.athletes, place.athlete_id)?,
            ..place.fact.clone()
        })?;
    }
    Ok(())
}

fn bring_play(change: &mut Bringing<'_, '_>, file: &EventFile, numbers: &mut Numbers) -> Reply<()> {
    for lots in &file.lots {
        let mut fact = store::Lots {
            section_id: here(&numbers.sections, lots.section_id)?,
            ..lots.fact.clone()
        };
        renumber_entries(&mut fact.seeds, &numbers.entries)?;
        for seeds in ["/seeds", "/options/seeding/entries", "/seeding/entries"] {
            if let Some(seeds) = fact.options.pointer_mut(seeds) {
                renumber_entries(seeds, &numbers.entries)?;
            }
        }
        let id = change.insert(&fact)?;
        numbers.lots.insert(lots.id, id);
    }
    for placement in &file.placements {
        change.insert(&store::LotsPlacement {
            lots_id: here(&numbers.lots, placement.lots_id)?,
            entry_id: here(&numbers.entries, placement.entry_id)?,
            ..placement.fact.clone()
        })?;
    }
    for moved in &file.overrides {
        change.insert(&store::LotsOverride {
            lots_id: here(&numbers.lots, moved.lots_id)?,
            entry_id: here(&numbers.entries, moved.entry_id)?,
            ..moved.fact.clone()
        })?;
    }
    for game in &file.games {
        let mut fact = store::Game {
            section_id: here(&numbers.sections, game.section_id)?,
            white_entry_id: here(&numbers.entries, game.white_entry_id)?,
            black_entry_id: here(&numbers.entries, game.black_entry_id)?,
            ..game.fact.clone()
        };
        renumber_boards(&mut fact, |athlete| here(&numbers.athletes, athlete))?;
        change.insert(&fact)?;
    }
    for decision in &file.decisions {
        change.insert(&store::MatchDecision {
            section_id: here(&numbers.sections, decision.section_id)?,
            winner_entry_id: maybe(&numbers.entries, decision.winner_entry_id)?,
            ..decision.fact.clone()
        })?;
    }
    for decision in &file.place_decisions {
        change.insert(&store::PlaceDecision {
            section_id: here(&numbers.sections, decision.section_id)?,
            entry_id: maybe(&numbers.entries, decision.entry_id)?,
            ..decision.fact.clone()
        })?;
    }
    for departure in &file.departures {
        let entry_id = here(&numbers.entries, departure.entry_id)?;
        change.insert(&store::Departure {
            entry_id,
            ..departure.fact.clone()
        })?;
    }
    for replacement in &file.replacements {
        change.insert(&store::Replacement {
            out_entry_id: here(&numbers.entries, replacement.out_entry_id)?,
            in_entry_id: here(&numbers.entries, replacement.in_entry_id)?,
            ..replacement.fact.clone()
        })?;
    }
    for call in &file.calls {
        let section_id = here(&numbers.sections, call.section_id)?;
        change.insert(&store::TableCall {
            section_id,
            ..call.fact.clone()
        })?;
    }
    for ruling in &file.rulings {
        change.insert(&store::Ruling {
            event_id: numbers.event,
            section_id: maybe(&numbers.sections, ruling.section_id)?,
            against_entry_id: maybe(&numbers.entries, ruling.against_entry_id)?,
            against_other_entry_id: maybe(&numbers.entries, ruling.against_other_entry_id)?,
            ..ruling.fact.clone()
        })?;
    }
    Ok(())
}

fn bring_prizes(
    change: &mut Bringing<'_, '_>,
    file: &EventFile,
    numbers: &mut Numbers,
) -> Reply<()> {
    for prize in &file.prizes {
        let id = change.insert(&store::Prize {
            event_id: numbers.event,
            section_id: maybe(&numbers.sections, prize.section_id)?,
            ..prize.fact.clone()
        })?;
        numbers.prizes.insert(prize.id, id);
    }
    for given in &file.prizes_given {
        change.insert(&store::PrizeGiven {
            prize_id: here(&numbers.prizes, given.prize_id)?,
            entry_id: maybe(&numbers.entries, given.entry_id)?,
            club_id: maybe(&numbers.clubs, given.club_id)?,
            ..given.fact.clone()
        })?;
    }
    for points in &file.club_points {
        change.insert(&store::ClubPoints {
            event_id: numbers.event,
            ..points.fact.clone()
        })?;
    }
    Ok(())
}

/// Lists of entries that are kept as JSON name them by number too.
fn renumber_entries(list: &mut Value, entries: &HashMap<EntryId, EntryId>) -> Reply<()> {
    let Some(items) = list.as_array_mut() else {
        return Ok(());
    };
    for item in items {
        if let Some(there) = item.as_i64() {
            *item = here(entries, EntryId(there))?.0.into();
        }
    }
    Ok(())
}
