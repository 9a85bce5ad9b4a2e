//! Someone leaves: absent, withdrawn, excluded, replaced; or arrives late.

use serde::{Deserialize, Serialize};
use store::{AthleteId, EntryId, EntryStatus, SectionId, SectionKind};
use tournament::{Chance, Change, Departure, Holder, MatchState, PlaceNo, Seat, State};
use ts_rs::TS;

use super::consequences::{ConsequencesView, consequences};
use super::correct_result::Cancelled;
use super::record_result::refuse_if_closed;
use crate::app::Doing;
use crate::entries::EntryRef;
use crate::event::refuse_if_archived_with;
use crate::people::full_name;
use crate::section::{Live, labels_of, tournament_id};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LeavingKind {
    Withdrawn,
    /// Art. 12 of 2006, or a disciplinary ruling.
    Excluded,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Depart {
    pub entry: EntryId,
    pub kind: LeavingKind,
    /// Article of the exclusion, if any.
    pub article: Option<String>,
    pub why: String,
}

/// Before the first game, someone else of the same club may take the place.
#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Replace {
    pub entry: EntryId,
    pub with: AthleteId,
    pub why: String,
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
}

/// What a withdrawal or an exclusion would change.
pub(crate) fn preview_departure(app: &App, arg: Depart) -> Reply<ConsequencesView> {
    let section = app
        .store()
        .read()
        .get::<store::Entry>(arg.entry)?
        .section_id;
    app.with_section_if_drawn(section, |live| {
        let Some(live) = live else {
            return Ok(ConsequencesView::default());
        };
        match after_departure(live, &arg)? {
            Some((after, _)) => consequences(live, &after),
            None => Ok(ConsequencesView::default()),
        }
    })
}

/// Somebody plays no further; whoever would have met them passes.
pub(crate) fn depart(app: &App, arg: Depart) -> Reply<ConsequencesView> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("departure-needs-reason"));
    }
    let entry = app.store().read().get::<store::Entry>(arg.entry)?;
    let section = app.store().read().get::<store::Section>(entry.section_id)?;
    let plan = app.with_section_if_drawn(entry.section_id, |live| {
        let Some(live) = live else { return Ok(None) };
        refuse_if_closed(live)?;
        let Some((after, departure)) = after_departure(live, &arg)? else {
            return Ok(None);
        };
        let view = consequences(live, &after)?;
        Ok(Some((view, Cancelled::between(live, &after), departure)))
    })?;
    let labels = labels_of(&app.store().read(), std::slice::from_ref(&entry))?;
    let code = match arg.kind {
        LeavingKind::Withdrawn => "entry-withdrawn",
        LeavingKind::Excluded => "entry-excluded",
    };
    let doing = Doing::new(code, section.event_id)
        .with("who", labels[&arg.entry].full_name())
        .with("section", section.title.as_str())
        .with("why", arg.why.trim());
    let (who, now) = (app.who(), app.now());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), entry.section_id)?;
        change.edit::<store::Entry>(arg.entry, |entry| {
            entry.status = match arg.kind {
                LeavingKind::Withdrawn => EntryStatus::Withdrawn,
                LeavingKind::Excluded => EntryStatus::Excluded,
            };
        })?;
        if let Some((_, cancelled, departure)) = &plan {
            cancelled.remove(change, entry.section_id)?;
            change.insert(&store::Departure {
                entry_id: arg.entry,
                kind: match departure.kind {
                    tournament::DepartureKind::Withdrawn => store::DepartureKind::Withdrawn,
                    tournament::DepartureKind::Excluded => store::DepartureKind::Excluded,
                    tournament::DepartureKind::HearingAid => store::DepartureKind::HearingAid,
                },
                from_round: u32::from(departure.from_round),
                match_key: None,
                article: arg.article.clone(),
                reason: arg.why.trim().to_owned(),
                by: who.clone(),
                at: now,
            })?;
        }
        Ok(())
    })?;
    Ok(plan.map(|(view, ..)| view).unwrap_or_default())
}

/// The section without them, and from which round; nothing when they are not on the chart or out already.
fn after_departure(live: &Live, arg: &Depart) -> Reply<Option<(State, Departure)>> {
    let entry = tournament_id(arg.entry);
    let Some(place) = live.state.place_of(entry) else {
        return Ok(None);
    };
    let kind = match (arg.kind, arg.article.as_deref()) {
        (LeavingKind::Withdrawn, _) => tournament::DepartureKind::Withdrawn,
        (LeavingKind::Excluded, Some("12")) => tournament::DepartureKind::HearingAid,
        (LeavingKind::Excluded, _) => tournament::DepartureKind::Excluded,
    };
    let mut state = live.state.clone();
    // They leave from the match they have not finished; earlier ones stand.
    let open_round = state.section().bracket().matches().filter_map(|id| {
        let view = state.match_view(id)?;
        let sits = view.seats.contains(&Seat::Entry(entry));
        (sits && view.state.is_open()).then_some(view.round)
    });
    let waiting_round = state.section().bracket().matches().filter_map(|id| {
        let view = state.match_view(id)?;
        let sits = view.seats.contains(&Seat::Entry(entry));
        (sits && matches!(view.state, MatchState::Waiting)).then_some(view.round)
    });
    let from_round = open_round.chain(waiting_round).min();
    let Some(from_round) = from_round else {
        return Err(AppError::new("nothing-to-leave")
            .with("who", live.name(entry))
            .with("place", place.0));
    };
    let departure = Departure { kind, from_round };
    state
        .apply(&Change::Depart { entry, departure })
        .map_err(|refusal| AppError::new(refusal.code()).with("who", live.name(entry)))?;
    Ok(Some((state, departure)))
}

/// A withdrawal or an exclusion was a mistake.
pub(crate) fn reinstate(app: &App, arg: EntryRef) -> Reply<()> {
    let entry = app.store().read().get::<store::Entry>(arg.entry)?;
    let section = app.store().read().get::<store::Section>(entry.section_id)?;
    let labels = labels_of(&app.store().read(), std::slice::from_ref(&entry))?;
    let cancelled = app.with_section_if_drawn(entry.section_id, |live| {
        let Some(live) = live else { return Ok(None) };
        refuse_if_closed(live)?;
        let id = tournament_id(arg.entry);
        if !live.state.facts().departures.contains_key(&id) {
            return Ok(None);
        }
        let mut after = live.state.clone();
        after
            .apply(&Change::Return { entry: id })
            .map_err(|refusal| AppError::new(refusal.code()).with("who", live.name(id)))?;
        Ok(Some(Cancelled::between(live, &after)))
    })?;
    let doing = Doing::new("entry-reinstated", section.event_id)
        .with("who", labels[&arg.entry].full_name())
        .with("section", section.title.as_str());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), entry.section_id)?;
        change.edit::<store::Entry>(arg.entry, |entry| entry.status = EntryStatus::Active)?;
        change.delete_under::<store::Departure>(arg.entry)?;
        if let Some(cancelled) = &cancelled {
            cancelled.remove(change, entry.section_id)?;
        }
        Ok(())
    })
}

/// Someone else plays in this place, before its first game.
pub(crate) fn replace_entry(app: &App, arg: Replace) -> Reply<()> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("departure-needs-reason"));
    }
    let (entry, section, athlete) = {
        let store = app.store();
        let read = store.read();
        let entry = read.get::<store::Entry>(arg.entry)?;
        let section = read.get::<store::Section>(entry.section_id)?;
        (entry, section, read.get::<store::Athlete>(arg.with)?)
    };
    if section.kind == SectionKind::Clubs {
        return Err(AppError::new("entry-wants-club"));
    }
    app.with_section_if_drawn(entry.section_id, |live| {
        let Some(live) = live else { return Ok(()) };
        refuse_if_closed(live)?;
        let id = tournament_id(arg.entry);
        let played = live
            .state
            .facts()
            .games
            .values()
            .any(|fact| fact.white == id || fact.black == id);
        if played {
            Err(AppError::new("already-played").with("who", live.name(id)))
        } else {
            Ok(())
        }
    })?;
    let labels = labels_of(&app.store().read(), std::slice::from_ref(&entry))?;
    let doing = Doing::new("entry-replaced", section.event_id)
        .with("who", labels[&arg.entry].full_name())
        .with("with", full_name(&athlete.surname, &athlete.name))
        .with("section", section.title.as_str())
        .with("why", arg.why.trim());
    let (who, now) = (app.who(), app.now());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), entry.section_id)?;
        let new = store::Entry {
            category: athlete.category.clone(),
            rating: athlete.rating,
            ..store::Entry::of_athlete(entry.section_id, arg.with, entry.club_id)
        };
        let id = change.insert(&new)?;
        change.edit::<store::Entry>(arg.entry, |entry| entry.status = EntryStatus::Replaced)?;
        change.insert(&store::Replacement {
            out_entry_id: arg.entry,
            in_entry_id: id,
            reason: arg.why.trim().to_owned(),
            by: who.clone(),
            at: now,
        })?;
        Ok(())
    })
}

/// A late entry takes the place of a bye, before the round starts there.
pub(crate) fn place_late(app: &App, arg: PlaceLate) -> Reply<()> {
    if arg.why.trim().is_empty() {
        return Err(AppError::new("late-entry-reason-given"));
    }
    let (doing, place) = app.with_section(arg.section, |live| {
        refuse_if_closed(live)?;
        let entry = tournament_id(arg.entry);
        let byes: Vec<PlaceNo> = (1..)
            .zip(live.state.holders())
            .filter(|(_, holder)| **holder == Holder::Bye)
            .map(|(place, _)| PlaceNo(place))
            .collect();
        let open = |place: &PlaceNo| {
            live.state
                .check(&Change::EnterLate {
                    place: *place,
                    entry,
                })
                .is_ok()
        };
        let place = match arg.place {
            Some(place) => PlaceNo(place),
            None => {
                let free: Vec<PlaceNo> = byes.into_iter().filter(open).collect();
                if free.is_empty() {
                    return Err(AppError::new("no-bye-left"));
                }
                let seed = &live.state.section().setup().lots.seed;
                free[Chance::new("tabellone-late-entry-1", seed, &arg.entry.to_string())
                    .below(free.len())]
            }
        };
        live.state
            .check(&Change::EnterLate { place, entry })
            .map_err(|refusal| {
                AppError::new(refusal.code())
                    .with("who", live.name(entry))
                    .with("place", place.0)
            })?;
        let doing = Doing::new("entry-placed-late", live.event)
            .with("who", live.name(entry))
            .with("section", live.title.as_str())
            .with("place", place.0)
            .with("why", arg.why.trim());
        Ok((doing, place))
    })?;
    let (who, now) = (app.who(), app.now());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        for before in change.read().list::<store::LateEntry>(arg.entry)? {
            change.delete::<store::LateEntry>(before.id)?;
        }
        change.insert(&store::LateEntry {
            entry_id: arg.entry,
            place: Some(place.0),
            reason: arg.why.trim().to_owned(),
            by: who.clone(),
            at: now,
        })?;
        Ok(())
    })
}
