//! Taking an entry out, as long as the chart does not need it.

use std::collections::HashSet;

use store::{Change, Entry, EntryId, EventId, Kept, Read, SectionId};

use super::EntryRef;
use crate::app::Doing;
use crate::event::refuse_if_archived;
use crate::people::People;
use crate::{App, AppError, Reply};

pub(crate) fn remove_entry(app: &App, arg: EntryRef) -> Reply<()> {
    let (event, doing) = {
        let store = app.store();
        let read = store.read();
        let entry = read.get::<Entry>(arg.entry)?;
        let section = read.get::<store::Section>(entry.section_id)?;
        let name = People::of(&read, section.event_id)?.name(&entry);
        let event = read.get::<store::Event>(section.event_id)?;
        let doing = Doing::new("entry-removed", event.id)
            .with("name", name)
            .with("section", section.title.as_str());
        (event, doing)
    };
    refuse_if_archived(&event)?;
    app.change(doing, |change| {
        let entry = change.read().get::<Entry>(arg.entry)?;
        remove_entry_rows(change, &entry)
    })
}

/// Removes an entry with what hangs on it. Lots that were only proposed are proposed again without it.
pub(super) fn remove_entry_rows(change: &mut Change<'_>, entry: &Kept<Entry>) -> Reply<()> {
    let section = change.read().get::<store::Section>(entry.section_id)?;
    if in_play(&change.read(), entry.section_id)?.contains(&entry.id) {
        let name = People::of(&change.read(), section.event_id)?.name(entry);
        return Err(AppError::new("entry-in-play")
            .with("name", name)
            .with("section", section.title.as_str()));
    }
    for lots in change.read().list::<store::Lots>(entry.section_id)? {
        if lots.confirmed_at.is_none() {
            change.delete_under::<store::LotsOverride>(lots.id)?;
            change.delete_under::<store::LotsPlacement>(lots.id)?;
            change.delete::<store::Lots>(lots.id)?;
        }
    }
    change.delete_under::<store::LateEntry>(entry.id)?;
    change.delete_under::<store::Departure>(entry.id)?;
    change.delete_under::<store::Lineup>(entry.id)?;
    change.delete::<Entry>(entry.id)?;
    Ok(())
}

/// The entries with a place in confirmed lots: they can be withdrawn, not removed.
pub(super) fn in_play(read: &Read<'_>, section: SectionId) -> Reply<HashSet<EntryId>> {
    let mut placed = HashSet::new();
    for lots in read.list::<store::Lots>(section)? {
        if lots.confirmed_at.is_some() {
            placed.extend(
                read.list::<store::LotsPlacement>(lots.id)?
                    .iter()
                    .map(|place| place.entry_id),
            );
            let late = read.in_section::<store::LateEntry>(section)?;
            placed.extend(
                late.iter()
                    .filter(|late| late.place.is_some())
                    .map(|late| late.entry_id),
            );
            let replaced = read.in_section::<store::Replacement>(section)?;
            placed.extend(replaced.iter().map(|replaced| replaced.in_entry_id));
        }
    }
    Ok(placed)
}

/// The same for a whole event.
pub(super) fn in_play_in_event(read: &Read<'_>, event: EventId) -> Reply<HashSet<EntryId>> {
    let mut placed = HashSet::new();
    for section in read.list::<store::Section>(event)? {
        placed.extend(in_play(read, section.id)?);
    }
    Ok(placed)
}
