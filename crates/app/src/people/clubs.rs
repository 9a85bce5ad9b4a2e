//! Clubs: search as you type, add, change.

use serde::{Deserialize, Serialize};
use store::{ClubId, Kept, Read};
use ts_rs::TS;

use super::{SearchPeople, refuse_long_names};
use crate::app::Doing;
use crate::{App, AppError, Reply};

/// Società sportiva.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClubForm {
    pub name: String,
    pub town: String,
    pub contact: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveClub {
    pub id: Option<ClubId>,
    pub form: ClubForm,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClubRow {
    pub id: ClubId,
    pub form: ClubForm,
    pub athletes: u32,
}

pub(crate) fn search_clubs(app: &App, arg: SearchPeople) -> Reply<Vec<ClubRow>> {
    let store = app.store();
    let read = store.read();
    let found = read.search_clubs(&arg.text, arg.limit.clamp(1, 2_000))?;
    found
        .into_iter()
        .map(|club| club_row(&read, club))
        .collect()
}

pub(crate) fn save_club(app: &App, arg: SaveClub) -> Reply<ClubRow> {
    let club = store::Club {
        name: arg.form.name.trim().to_owned(),
        town: arg.form.town.trim().to_owned(),
        contact: arg.form.contact.trim().to_owned(),
    };
    if club.name.is_empty() {
        return Err(AppError::new("club-name-given"));
    }
    refuse_long_names([&club.name, &club.town, &club.contact])?;
    let code = if arg.id.is_some() {
        "club-changed"
    } else {
        "club-added"
    };
    let id = app.change(
        Doing::new(code, None).with("club", club.name.as_str()),
        |change| {
            let Some(id) = arg.id else {
                return Ok(change.insert(&club)?);
            };
            if change.read().get::<store::Club>(id)?.fact != club {
                change.update(id, &club)?;
            }
            Ok(id)
        },
    )?;
    let store = app.store();
    let read = store.read();
    club_row(&read, read.get(id)?)
}

fn club_row(read: &Read<'_>, club: Kept<store::Club>) -> Reply<ClubRow> {
    Ok(ClubRow {
        id: club.id,
        athletes: read.count::<store::Athlete>(club.id)?,
        form: ClubForm {
            name: club.fact.name,
            town: club.fact.town,
            contact: club.fact.contact,
        },
    })
}
