//! Two records of one person, or of one club, become one.

use serde::Deserialize;
use store::{AthleteId, ClubId};
use ts_rs::TS;

use super::full_name;
use crate::app::Doing;
use crate::{App, Reply};

/// `duplicate` disappears; all that referred to it refers to `keep`.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MergeAthletes {
    pub keep: AthleteId,
    pub duplicate: AthleteId,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MergeClubs {
    pub keep: ClubId,
    pub duplicate: ClubId,
}

pub(crate) fn merge_athletes(app: &App, arg: MergeAthletes) -> Reply<()> {
    let name = |id| -> Reply<String> {
        let athlete = app.store().read().get::<store::Athlete>(id)?;
        Ok(full_name(&athlete.surname, &athlete.name))
    };
    let doing = Doing::new("athletes-merged", None)
        .with("athlete", name(arg.keep)?)
        .with("duplicate", name(arg.duplicate)?);
    app.change(doing, |change| {
        Ok(change.merge_athletes(arg.keep, arg.duplicate)?)
    })
}

pub(crate) fn merge_clubs(app: &App, arg: MergeClubs) -> Reply<()> {
    let name = |id| -> Reply<String> { Ok(app.store().read().get::<store::Club>(id)?.fact.name) };
    let doing = Doing::new("clubs-merged", None)
        .with("club", name(arg.keep)?)
        .with("duplicate", name(arg.duplicate)?);
    app.change(doing, |change| {
        Ok(change.merge_clubs(arg.keep, arg.duplicate)?)
    })
}
