//! Two records of one person, or of one club, become one.

use serde::Deserialize;
use store::{AthleteId, Change, ClubId};
use ts_rs::TS;

use super::full_name;
use crate::app::Doing;
use crate::section::BoardRow;
use crate::{App, AppError, Reply};

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
    let athlete = |id| app.store().read().get::<store::Athlete>(id);
    let (keep, twin) = (athlete(arg.keep)?, athlete(arg.duplicate)?);
    let doing = Doing::new("athletes-merged", None)
        .with("athlete", full_name(&keep.surname, &keep.name))
        .with("duplicate", full_name(&twin.surname, &twin.name))
        .with("duplicateId", arg.duplicate.0)
        .formerly(&twin, arg.keep);
    app.change(doing, |change| {
        sit_down_instead(change, arg)?;
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

/// The boards of clubs' matches name who sat there, inside the game's row.
fn sit_down_instead(change: &mut Change<'_>, arg: MergeAthletes) -> Reply<()> {
    for event in change.read().all::<store::Event>()? {
        for game in change.read().in_event::<store::Game>(event.id)? {
            let mut after = game.fact.clone();
            renumber_boards(&mut after, |athlete| {
                Ok(if athlete == arg.duplicate {
                    arg.keep
                } else {
                    athlete
                })
            })?;
            if after != game.fact {
                change.update(game.id, &after)?;
            }
        }
    }
    Ok(())
}

/// Names the people on the boards of a clubs' match anew.
pub(crate) fn renumber_boards(
    game: &mut store::Game,
    number: impl Fn(AthleteId) -> Reply<AthleteId>,
) -> Reply<()> {
    if game.boards.is_none() {
        return Ok(());
    }
    let mut boards = BoardRow::of(game)?;
    for board in &mut boards {
        board.white = board.white.map(&number).transpose()?;
        board.black = board.black.map(&number).transpose()?;
    }
    game.boards = Some(serde_json::to_value(boards).map_err(AppError::internal)?);
    Ok(())
}
