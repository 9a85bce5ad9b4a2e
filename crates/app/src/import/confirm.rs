//! The import itself: all good rows in one change, which one undo takes back.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::Serialize;
use store::{AthleteId, Change, ClubId, Entry, EntryId, LateEntry};
use ts_rs::TS;

use super::fields::Fields;
use super::plan::{ClubOf, Person, Take, plan};
use super::table::read_table;
use super::{PreviewImport, RowOutcome};
use crate::app::Doing;
use crate::entries::is_late;
use crate::event::refuse_if_archived;
use crate::people::given;
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Imported {
    pub entries: u32,
    pub new_athletes: u32,
    pub new_clubs: u32,
    pub left_out: u32,
}

/// So many rows go by between two looks at whether the work is to stop.
const STEP: usize = 100;

/// Reads the source once more and writes every good row. Rows that are not good are left out and counted.
pub(crate) fn confirm_import(app: &App, arg: PreviewImport) -> Reply<Imported> {
    let table = read_table(app, &arg.source, arg.sheet.as_deref())?;
    let (event, mut plan) = {
        let store = app.store();
        (
            store.read().get::<store::Event>(arg.event)?,
            plan(&store.read(), &arg, table)?,
        )
    };
    refuse_if_archived(&event)?;
    let takes: Vec<Take> = plan
        .rows
        .iter_mut()
        .filter_map(|row| row.take.take())
        .collect();
    if takes.is_empty() {
        return Err(AppError::new("import-nothing-to-take"));
    }
    let late = late_reason(&event, &arg, app.now())?;
    let left_out = plan
        .rows
        .iter()
        .filter(|row| matches!(row.outcome, RowOutcome::Bad { .. }))
        .count();
    let doing = Doing::new("entries-imported", event.id).with("count", takes.len());
    let (by, at) = (app.who(), app.now());
    app.change(doing, |change| {
        let clubs = new_clubs(change, &plan.new_clubs)?;
        let mut people: HashMap<Person, AthleteId> = HashMap::new();
        for (done, take) in takes.iter().enumerate() {
            if done.is_multiple_of(STEP) {
                tell_or_stop(app, done, takes.len())?;
            }
            let club = take.club.map(|club| match club {
                ClubOf::Known(id) => id,
                ClubOf::New(index) => clubs[index],
            });
            let athlete = match people.get(&take.person) {
                Some(athlete) => *athlete,
                None => write_person(change, take.person, &take.fields, club)?,
            };
            people.insert(take.person, athlete);
            let entry_id = write_entry(change, take, athlete, club)?;
            if let Some(reason) = &late {
                change.insert(&LateEntry {
                    entry_id,
                    place: None,
                    reason: reason.clone(),
                    by: by.clone(),
                    at,
                })?;
            }
        }
        Ok(())
    })?;
    Ok(Imported {
        entries: takes.len() as u32,
        new_athletes: plan.new_people,
        new_clubs: plan.new_clubs.len() as u32,
        left_out: left_out as u32,
    })
}

fn tell_or_stop(app: &App, done: usize, total: usize) -> Reply<()> {
    app.progress(done as u32, total as u32);
    unless_stopped(app)
}

pub(super) fn unless_stopped(app: &App) -> Reply<()> {
    match app.is_stopped() {
        true => Err(AppError::new("import-cancelled")),
        false => Ok(()),
    }
}

/// Why the list is accepted after the deadline, which it then has to say; nothing while there is time.
fn late_reason(
    event: &store::Event,
    arg: &PreviewImport,
    now: DateTime<Utc>,
) -> Reply<Option<String>> {
    if !is_late(event, now) {
        return Ok(None);
    }
    match given(arg.late_reason.as_deref()) {
        Some(reason) => Ok(Some(reason)),
        None => Err(AppError::new("late-reason-needed")),
    }
}

fn new_clubs(change: &mut Change<'_>, names: &[String]) -> Reply<Vec<ClubId>> {
    names
        .iter()
        .map(|name| Ok(change.insert(&store::Club::named(name.as_str()))?))
        .collect()
}

/// Makes a new athlete, or tells a known one's record what it did not say yet.
fn write_person(
    change: &mut Change<'_>,
    person: Person,
    fields: &Fields,
    club: Option<ClubId>,
) -> Reply<AthleteId> {
    let Person::Known(id) = person else {
        return Ok(change.insert(&store::Athlete {
            sex: fields.sex,
            birth_year: fields.birth_year,
            card: fields.card.clone(),
            category: fields.category.clone(),
            rating: fields.rating,
            club_id: club,
            ..store::Athlete::named(fields.surname.as_str(), fields.name.as_str())
        })?);
    };
    let before = change.read().get::<store::Athlete>(id)?.fact;
    let after = store::Athlete {
        sex: before.sex.or(fields.sex),
        birth_year: before.birth_year.or(fields.birth_year),
        card: before.card.clone().or_else(|| fields.card.clone()),
        category: fields.category.clone().or_else(|| before.category.clone()),
        rating: fields.rating.or(before.rating),
        club_id: club.or(before.club_id),
        ..before.clone()
    };
    if after != before {
        change.update(id, &after)?;
    }
    Ok(id)
}

fn write_entry(
    change: &mut Change<'_>,
    take: &Take,
    athlete: AthleteId,
    club: Option<ClubId>,
) -> Reply<EntryId> {
    let person = change.read().get::<store::Athlete>(athlete)?;
    Ok(change.insert(&Entry {
        category: person.category.clone(),
        rating: person.rating,
        ..Entry::of_athlete(take.section, athlete, club.or(person.club_id))
    })?)
}
