//! Formazioni: the boards of a club, in order, and its reserves.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use store::{AthleteId, Change, Entry, EntryId, Kept, Lineup, Read, SectionId};
use ts_rs::TS;

use crate::app::Doing;
use crate::event::{refuse_if_archived, section_form};
use crate::lots::SectionRef;
use crate::people::{People, full_name};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineUp {
    pub entry: EntryId,
    /// Board one first; reserves follow the boards.
    pub athletes: Vec<AthleteId>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineUpView {
    pub entry: EntryId,
    pub club: String,
    pub boards: u8,
    pub athletes: Vec<LineUpAthlete>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LineUpAthlete {
    pub athlete: AthleteId,
    pub surname: String,
    pub name: String,
    /// None for a reserve.
    pub board: Option<u8>,
}

pub(crate) fn list_line_ups(app: &App, arg: SectionRef) -> Reply<Vec<LineUpView>> {
    let store = app.store();
    let read = store.read();
    let section = read.get::<store::Section>(arg.section)?;
    let boards = section_form(&section)?.boards;
    let people = People::of(&read, section.event_id)?;
    let teams = read.list::<Entry>(arg.section)?;
    let mut views = Vec::new();
    for team in teams.iter().filter(|entry| entry.athlete_id.is_none()) {
        views.push(view(&read, &people, team, boards)?);
    }
    views.sort_by(|one, other| one.club.cmp(&other.club));
    Ok(views)
}

pub(crate) fn save_line_up(app: &App, arg: LineUp) -> Reply<LineUpView> {
    let (team, section, event, people) = {
        let store = app.store();
        let read = store.read();
        let team = read.get::<Entry>(arg.entry)?;
        let section = read.get::<store::Section>(team.section_id)?;
        let event = read.get::<store::Event>(section.event_id)?;
        let people = People::of(&read, event.id)?;
        (team, section, event, people)
    };
    refuse_if_archived(&event)?;
    if team.athlete_id.is_some() {
        return Err(AppError::new("entry-wants-club"));
    }
    let doing = Doing::new("line-up-saved", event.id)
        .with("club", people.name(&team))
        .with("section", section.title.as_str());
    app.change(doing, |change| {
        refuse_two_teams(change, &people, &team, &arg.athletes)?;
        write_line_up(change, team.id, section.id, &arg.athletes)
    })?;
    let store = app.store();
    let read = store.read();
    view(
        &read,
        &People::of(&read, event.id)?,
        &team,
        section_form(&section)?.boards,
    )
}

/// Keeps the boards of a team in this order; who comes after the last board is a reserve.
pub(super) fn write_line_up(
    change: &mut Change<'_>,
    entry: EntryId,
    section: SectionId,
    athletes: &[AthleteId],
) -> Reply<()> {
    let mut once = HashSet::new();
    if !athletes.iter().all(|athlete| once.insert(*athlete)) {
        return Err(AppError::new("lineup-entry-athlete-taken"));
    }
    let boards =
        u32::from(section_form(&change.read().get::<store::Section>(section)?.fact)?.boards);
    let wanted: Vec<Lineup> = (1..)
        .zip(athletes)
        .map(|(board, &athlete_id)| Lineup {
            entry_id: entry,
            board,
            athlete_id,
            reserve: board > boards,
        })
        .collect();
    let kept = change.read().list::<Lineup>(entry)?;
    if kept.iter().map(|place| &place.fact).eq(&wanted) {
        return Ok(());
    }
    change.delete_under::<Lineup>(entry)?;
    for place in &wanted {
        change.insert(place)?;
    }
    Ok(())
}

/// Nobody plays for two teams of one section.
fn refuse_two_teams(
    change: &Change<'_>,
    people: &People,
    team: &Kept<Entry>,
    athletes: &[AthleteId],
) -> Reply<()> {
    let places = change.read().in_section::<Lineup>(team.section_id)?;
    let mut elsewhere = places.iter().filter(|place| place.entry_id != team.id);
    let Some(taken) = elsewhere.find(|place| athletes.contains(&place.athlete_id)) else {
        return Ok(());
    };
    let athlete = change.read().get::<store::Athlete>(taken.athlete_id)?;
    let other = change.read().get::<Entry>(taken.entry_id)?;
    Err(AppError::new("athlete-in-another-team")
        .with("athlete", full_name(&athlete.surname, &athlete.name))
        .with("club", people.name(&other)))
}

fn view(read: &Read<'_>, people: &People, team: &Kept<Entry>, boards: u8) -> Reply<LineUpView> {
    let places = read.list::<Lineup>(team.id)?;
    let athletes = places.iter().filter_map(|place| {
        let athlete = people.athlete(place.athlete_id)?;
        Some(LineUpAthlete {
            athlete: athlete.id,
            surname: athlete.surname.clone(),
            name: athlete.name.clone(),
            board: (!place.reserve).then_some(place.board as u8),
        })
    });
    Ok(LineUpView {
        entry: team.id,
        club: people.name(team),
        boards,
        athletes: athletes.collect(),
    })
}
