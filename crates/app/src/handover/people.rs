//! Who of the file is who here: by card, or by name within the club.

use std::collections::{HashMap, HashSet};

use store::{Athlete, AthleteId, Club, ClubId, Kept, Read};

use super::bringing::Bringing;
use super::contents::EventFile;
use super::{Conflict, Resolve};
use crate::people::{folded, full_name};
use crate::{AppError, Reply};

/// Cards that belong here to somebody of another name.
pub(super) fn conflicts(read: &Read<'_>, file: &EventFile) -> Reply<Vec<Conflict>> {
    let mut found = Vec::new();
    for athlete in &file.athletes {
        let Some(card) = &athlete.card else { continue };
        let Some(here) = read.athlete_by_card(card)? else {
            continue;
        };
        if !same_name(&here, athlete) {
            found.push(Conflict {
                card: card.clone(),
                here: full_name(&here.surname, &here.name),
                there: full_name(&athlete.surname, &athlete.name),
                athlete: here.id,
            });
        }
    }
    Ok(found)
}

/// The clubs of the file as they are here; those that are not are made.
pub(super) fn bring_clubs(
    change: &mut Bringing<'_, '_>,
    file: &EventFile,
) -> Reply<HashMap<ClubId, ClubId>> {
    let known = change.read().all::<Club>()?;
    let mut here: HashMap<String, ClubId> = known
        .iter()
        .map(|club| (folded(&club.name), club.id))
        .collect();
    let mut clubs = HashMap::new();
    for club in &file.clubs {
        let id = match here.get(&folded(&club.name)) {
            Some(id) => *id,
            None => change.insert(&club.fact)?,
        };
        here.insert(folded(&club.name), id);
        clubs.insert(club.id, id);
    }
    Ok(clubs)
}

/// The athletes of the file as they are here, each conflict settled as decided.
pub(super) fn bring_athletes(
    change: &mut Bringing<'_, '_>,
    file: &EventFile,
    clubs: &HashMap<ClubId, ClubId>,
    resolve: &[(String, Resolve)],
) -> Reply<HashMap<AthleteId, AthleteId>> {
    let known = change.read().all::<Athlete>()?;
    let mut by_name: HashMap<String, Vec<&Kept<Athlete>>> = HashMap::new();
    for athlete in &known {
        by_name.entry(name_of(athlete)).or_default().push(athlete);
    }
    let mut athletes = HashMap::new();
    let mut taken = HashSet::new();
    for athlete in &file.athletes {
        let there = Athlete {
            club_id: athlete.club_id.and_then(|club| clubs.get(&club).copied()),
            ..athlete.fact.clone()
        };
        let by_card = match &there.card {
            Some(card) => change.read().athlete_by_card(card)?,
            None => None,
        };
        let id = match by_card {
            Some(here) if same_name(&here, &there) => here.id,
            Some(here) => settle(change, &here, &there, resolve)?,
            None => {
                let namesakes = by_name
                    .get(&name_of(&there))
                    .map(Vec::as_slice)
                    .unwrap_or_default();
                let mut same = namesakes.iter().filter(|here| {
                    let cards_agree = here.card.is_none() || there.card.is_none();
                    cards_agree && here.club_id == there.club_id && !taken.contains(&here.id)
                });
                match (same.next(), same.next()) {
                    (Some(here), None) => here.id,
                    _ => change.insert(&there)?,
                }
            }
        };
        taken.insert(id);
        athletes.insert(athlete.id, id);
    }
    Ok(athletes)
}

fn settle(
    change: &mut Bringing<'_, '_>,
    here: &Kept<Athlete>,
    there: &Athlete,
    resolve: &[(String, Resolve)],
) -> Reply<AthleteId> {
    let card = here.card.clone().unwrap_or_default();
    let decision = resolve
        .iter()
        .find(|(of, _)| *of == card)
        .map(|(_, decision)| *decision);
    match decision {
        None => Err(AppError::new("conflict-undecided").with("card", card)),
        Some(Resolve::KeepHere) => Ok(here.id),
        Some(Resolve::TakeThere) => {
            change.edit::<Athlete>(here.id, |athlete| {
                athlete.surname = there.surname.clone();
                athlete.name = there.name.clone();
            })?;
            Ok(here.id)
        }
        Some(Resolve::TwoPeople) => change.insert(&Athlete {
            card: None,
            ..there.clone()
        }),
    }
}

fn same_name(one: &Athlete, other: &Athlete) -> bool {
    name_of(one) == name_of(other)
}

fn name_of(athlete: &Athlete) -> String {
    folded(&full_name(&athlete.surname, &athlete.name))
}
