//! An entry without a club's form: an open event, or someone at the door.

use store::{Entry, SectionKind};

use super::list::EntryBook;
use super::save_form::is_late;
use super::{AddEntry, EntryRow};
use crate::app::Doing;
use crate::event::refuse_if_archived;
use crate::people::{full_name, given};
use crate::{App, AppError, Reply};

pub(crate) fn add_entry(app: &App, arg: AddEntry) -> Reply<EntryRow> {
    let (event, section) = {
        let store = app.store();
        let section = store.read().get::<store::Section>(arg.section)?;
        (store.read().get::<store::Event>(section.event_id)?, section)
    };
    refuse_if_archived(&event)?;
    let (entry, name) = entry_of(app, &arg, section.kind)?;
    let reason = given(arg.late_reason.as_deref());
    let late = is_late(&event, app.now());
    if late && reason.is_none() {
        return Err(AppError::new("late-reason-needed"));
    }
    let doing = Doing::new("entry-added", event.id)
        .with("name", name)
        .with("section", section.title.as_str());
    let (by, at) = (app.who(), app.now());
    let id = app.change(doing, |change| {
        let id = change.insert(&entry)?;
        if let Some(reason) = reason.filter(|_| late) {
            change.insert(&store::LateEntry {
                entry_id: id,
                place: None,
                reason,
                by,
                at,
            })?;
        }
        Ok(id)
    })?;
    let store = app.store();
    let read = store.read();
    Ok(EntryBook::of(&read, event.id)?.row(&read.get(id)?))
}

/// The entry as it begins, and the name for the journal.
fn entry_of(app: &App, arg: &AddEntry, kind: SectionKind) -> Reply<(Entry, String)> {
    let store = app.store();
    let read = store.read();
    match (kind, arg.athlete, arg.club) {
        (SectionKind::Individual, Some(id), club) => {
            let athlete = read.get::<store::Athlete>(id)?;
            let entry = Entry {
                category: athlete.category.clone(),
                rating: athlete.rating,
                ..Entry::of_athlete(arg.section, id, club.or(athlete.club_id))
            };
            Ok((entry, full_name(&athlete.surname, &athlete.name)))
        }
        (SectionKind::Clubs, None, Some(id)) => {
            let club = read.get::<store::Club>(id)?;
            Ok((Entry::of_club(arg.section, id, ""), club.fact.name))
        }
        (SectionKind::Individual, None, _) => Err(AppError::new("entry-wants-athlete")),
        (SectionKind::Clubs, _, _) => Err(AppError::new("entry-wants-club")),
    }
}
