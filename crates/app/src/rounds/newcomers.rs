//! Someone comes after the lots: in another's place, or late on a bye.

use serde::Deserialize;
use store::{AthleteId, EntryId, SectionId, SectionKind};
use tournament::{Chance, Change, Holder, PlaceNo};
use ts_rs::TS;

use super::ConsequencesView;
use crate::app::Doing;
use crate::label::EntryLabel;
use crate::people::full_name;
use crate::section::{Asked, Details, Held, Live, NEWCOMER, Newcomer, Plan, tournament_id};
use crate::{App, AppError, Reply};

/// Before the first game, someone else of the same club may take the place.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Replace {
    pub entry: EntryId,
    pub with: AthleteId,
    pub why: String,
    /// The arbiter has seen the findings and confirms all the same.
    #[serde(default)]
    pub overrule: bool,
}

/// After the lots and before the round starts, a late entry takes a bye.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlaceLate {
    pub section: SectionId,
    pub entry: EntryId,
    /// A place of the chart that holds a bye; none takes one by lots.
    pub place: Option<u32>,
    pub why: String,
    /// The arbiter has seen the findings and confirms all the same.
    #[serde(default)]
    pub overrule: bool,
}

/// What a replacement would change, with the opponent's name.
pub(crate) fn preview_replacement(app: &App, arg: Replace) -> Reply<ConsequencesView> {
    replace(app, &arg, true)
}

/// Someone else plays in this place, before its first game.
pub(crate) fn replace_entry(app: &App, arg: Replace) -> Reply<ConsequencesView> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("departure-needs-reason"));
    }
    replace(app, &arg, false)
}

fn replace(app: &App, arg: &Replace, rehearsed: bool) -> Reply<ConsequencesView> {
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed,
    };
    app.held(|held| {
        let entry = held.read().get::<store::Entry>(arg.entry)?;
        let section = held.read().get::<store::Section>(entry.section_id)?;
        if section.kind == SectionKind::Clubs {
            return Err(AppError::new("entry-wants-club"));
        }
        let athlete = held.read().get::<store::Athlete>(arg.with)?;
        let known = known_entry(held, entry.section_id, arg.with)?;
        let club = club_name(held, entry.club_id)?;
        let live = held.open(entry.section_id)?;
        let out = tournament_id(arg.entry);
        let mut details = Details {
            why: arg.why.trim().to_owned(),
            ..Details::default()
        };
        let with = match known {
            Some(known) => tournament_id(known),
            None => {
                details.newcomer = Some(Newcomer {
                    label: EntryLabel {
                        id: arg.entry,
                        surname: athlete.surname.clone(),
                        name: athlete.name.clone(),
                        club,
                        club_id: entry.club_id,
                    },
                    entry: store::Entry {
                        category: athlete.category.clone(),
                        rating: athlete.rating,
                        ..store::Entry::of_athlete(entry.section_id, arg.with, entry.club_id)
                    },
                });
                NEWCOMER
            }
        };
        let doing = Doing::new("entry-replaced", section.event_id)
            .with("who", live.name(out))
            .with("with", full_name(&athlete.surname, &athlete.name))
            .with("section", section.title.as_str())
            .with("why", arg.why.trim());
        let plan = Plan::with(live, Change::Replace { out, with }, doing, details);
        held.tell(asked, plan)
    })
}

/// The entry that an athlete has in the section already, placed or not.
fn known_entry(held: &Held<'_>, section: SectionId, athlete: AthleteId) -> Reply<Option<EntryId>> {
    let entries = held.read().entries_of(athlete)?;
    let known = entries.iter().find(|entry| entry.section_id == section);
    Ok(known.map(|entry| entry.id))
}

fn club_name(held: &Held<'_>, club: Option<store::ClubId>) -> Reply<Option<String>> {
    let club = club.map(|id| held.read().get::<store::Club>(id));
    Ok(club.transpose()?.map(|club| club.fact.name))
}

/// What placing a late entry would change, with the opponent's name.
pub(crate) fn preview_late(app: &App, arg: PlaceLate) -> Reply<ConsequencesView> {
    enter_late(app, &arg, true)
}

/// A late entry takes the place of a bye, before the round starts there.
pub(crate) fn place_late(app: &App, arg: PlaceLate) -> Reply<ConsequencesView> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("late-entry-reason-given"));
    }
    enter_late(app, &arg, false)
}

fn enter_late(app: &App, arg: &PlaceLate, rehearsed: bool) -> Reply<ConsequencesView> {
    let asked = Asked {
        overrule: arg.overrule,
        rehearsed,
    };
    app.held(|held| {
        let live = held.open(arg.section)?;
        let entry = tournament_id(arg.entry);
        let place = match arg.place {
            Some(place) => PlaceNo(place),
            None => bye_by_lots(live, entry)?,
        };
        let doing = Doing::new("entry-placed-late", live.event)
            .with("who", live.name(entry))
            .with("section", live.title.as_str())
            .with("place", place.0)
            .with("why", arg.why.trim());
        let details = Details {
            why: arg.why.trim().to_owned(),
            ..Details::default()
        };
        let change = Change::EnterLate { place, entry };
        let plan = Plan::with(live, change, doing, details);
        held.tell(asked, plan)
    })
}

/// One of the byes that can still be taken, from the section's seed.
fn bye_by_lots(live: &Live, entry: tournament::EntryId) -> Reply<PlaceNo> {
    let byes = (1..).zip(live.state.holders());
    let byes = byes.filter(|(_, holder)| **holder == Holder::Bye);
    let mut refusal = None;
    let mut free = Vec::new();
    for place in byes.map(|(place, _)| PlaceNo(place)) {
        let change = Change::EnterLate { place, entry };
        match live.state.check(&change) {
            Ok(_) => free.push(place),
            Err(refused) => refusal = Some((change, refused)),
        }
    }
    if free.is_empty() {
        // Whoever cannot be placed anywhere is told why; otherwise no bye is left to take.
        use tournament::Refusal::{AlreadyLeft, AlreadyOnChart, UnknownEntry};
        return Err(match refusal {
            Some((
                change,
                why @ (AlreadyLeft { .. } | AlreadyOnChart { .. } | UnknownEntry { .. }),
            )) => live.refused(&change, &why),
            _ => AppError::new("no-bye-left"),
        });
    }
    let seed = &live.state.section().setup().lots.seed;
    let chance = Chance::new("tabellone-late-entry-1", seed, &entry.to_string());
    Ok(free[{ chance }.below(free.len())])
}
