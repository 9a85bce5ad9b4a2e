//! Athletes: search as you type, add, change.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use store::{AthleteId, ClubId, Kept, Read, Sex};
use ts_rs::TS;

use super::full_name;
use crate::app::Doing;
use crate::{App, AppError, Reply};

/// Atleta: the facts of a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AthleteForm {
    pub surname: String,
    pub name: String,
    pub sex: Option<Sex>,
    pub birth_year: Option<u16>,
    /// Tessera: belongs to one athlete.
    pub card: Option<String>,
    /// Player's category as the federation writes it; free text ("Maestro", "1ª cat.").
    pub category: Option<String>,
    pub rating: Option<u16>,
    pub club: Option<ClubId>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveAthlete {
    pub id: Option<AthleteId>,
    pub form: AthleteForm,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AthleteRow {
    pub id: AthleteId,
    pub form: AthleteForm,
    pub club_name: Option<String>,
    /// In how many events this athlete has an entry.
    pub events: u32,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SearchPeople {
    /// Part of a surname, name or card; accents and case do not matter.
    pub text: String,
    pub club: Option<ClubId>,
    pub limit: u32,
}

/// The longest surname, name or category; nobody's is longer, and charts have to print it.
pub(crate) fn longest_name() -> usize {
    limits::longest_text("athlete", "surname")
}

pub(crate) fn search_athletes(app: &App, arg: SearchPeople) -> Reply<Vec<AthleteRow>> {
    let store = app.store();
    let read = store.read();
    let found = read.search_athletes(&arg.text, arg.club, arg.limit.clamp(1, 2_000))?;
    found
        .into_iter()
        .map(|athlete| athlete_row(&read, athlete))
        .collect()
}

pub(crate) fn save_athlete(app: &App, arg: SaveAthlete) -> Reply<AthleteRow> {
    let form = checked(arg.form)?;
    let code = if arg.id.is_some() {
        "athlete-changed"
    } else {
        "athlete-added"
    };
    let mut doing = Doing::new(code, None).with("athlete", full_name(&form.surname, &form.name));
    if let Some(id) = arg.id {
        let before = app.store().read().get::<store::Athlete>(id)?;
        doing = doing.formerly(&before, id);
    }
    let id = app.change(doing, |change| {
        refuse_card_of_another(&change.read(), form.card.as_deref(), arg.id)?;
        let Some(id) = arg.id else {
            return Ok(change.insert(&to_fact(&form))?);
        };
        let before = change.read().get::<store::Athlete>(id)?;
        let after = store::Athlete {
            erased_at: before.erased_at,
            ..to_fact(&form)
        };
        if after != before.fact {
            change.update(id, &after)?;
        }
        Ok(id)
    })?;
    let store = app.store();
    let read = store.read();
    athlete_row(&read, read.get(id)?)
}

impl Doing {
    /// Tells how a person was called until now, so that erasing them finds this name too.
    pub(super) fn formerly(self, was: &store::Athlete, id: AthleteId) -> Doing {
        self.with("athleteId", id.0)
            .with("was", vec![was.surname.clone(), was.name.clone()])
    }
}

/// A card belongs to one athlete: says whose it is already.
pub(crate) fn refuse_card_of_another(
    read: &Read<'_>,
    card: Option<&str>,
    own: Option<AthleteId>,
) -> Reply<()> {
    let Some(card) = card else { return Ok(()) };
    match read.athlete_by_card(card)? {
        Some(other) if Some(other.id) != own => Err(AppError::new("card-of-another")
            .with("card", card)
            .with("athlete", full_name(&other.surname, &other.name))),
        _ => Ok(()),
    }
}

/// An empty text is none.
pub(crate) fn given(text: Option<&str>) -> Option<String> {
    text.map(str::trim)
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
}

pub(super) fn athlete_row(read: &Read<'_>, athlete: Kept<store::Athlete>) -> Reply<AthleteRow> {
    let club = athlete
        .club_id
        .map(|club| read.get::<store::Club>(club))
        .transpose()?;
    let mut events = BTreeSet::new();
    for entry in read.entries_of(athlete.id)? {
        events.insert(read.get::<store::Section>(entry.section_id)?.event_id);
    }
    Ok(AthleteRow {
        id: athlete.id,
        club_name: club.map(|club| club.fact.name),
        events: events.len() as u32,
        form: to_form(athlete.fact),
    })
}

fn checked(form: AthleteForm) -> Reply<AthleteForm> {
    let form = AthleteForm {
        surname: form.surname.trim().to_owned(),
        name: form.name.trim().to_owned(),
        card: given(form.card.as_deref()),
        category: given(form.category.as_deref()),
        ..form
    };
    if form.surname.is_empty() {
        return Err(AppError::new("athlete-surname-given"));
    }
    let texts = [
        Some(&form.surname),
        Some(&form.name),
        form.card.as_ref(),
        form.category.as_ref(),
    ];
    refuse_long_names(texts.into_iter().flatten())?;
    Ok(form)
}

/// Refuses texts that fit on no paper.
pub(crate) fn refuse_long_names<'a>(texts: impl IntoIterator<Item = &'a String>) -> Reply<()> {
    let long = |text: &&String| text.chars().count() > longest_name();
    match texts.into_iter().find(long) {
        Some(_) => Err(AppError::new("text-too-long").with("most", longest_name())),
        None => Ok(()),
    }
}

fn to_fact(form: &AthleteForm) -> store::Athlete {
    store::Athlete {
        surname: form.surname.clone(),
        name: form.name.clone(),
        sex: form.sex,
        birth_year: form.birth_year,
        card: form.card.clone(),
        category: form.category.clone(),
        rating: form.rating,
        club_id: form.club,
        erased_at: None,
    }
}

fn to_form(athlete: store::Athlete) -> AthleteForm {
    AthleteForm {
        surname: athlete.surname,
        name: athlete.name,
        sex: athlete.sex,
        birth_year: athlete.birth_year,
        card: athlete.card,
        category: athlete.category,
        rating: athlete.rating,
        club: athlete.club_id,
    }
}
