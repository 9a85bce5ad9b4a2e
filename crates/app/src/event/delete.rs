//! An event goes, with all that belongs to it; people and clubs stay.

use store::{Change, EventId};

use super::EventRef;
use crate::app::Doing;
use crate::{App, Reply};

pub(crate) fn delete_event(app: &App, arg: EventRef) -> Reply<()> {
    let title = app
        .store()
        .read()
        .get::<store::Event>(arg.event)?
        .fact
        .title;
    app.change(
        Doing::new("event-deleted", arg.event).with("title", title),
        |change| delete_all(change, arg.event),
    )
}

/// Owned rows first: the journal must see each of them go.
fn delete_all(change: &mut Change<'_>, event: EventId) -> Reply<()> {
    for prize in change.read().list::<store::Prize>(event)? {
        change.delete_under::<store::PrizeGiven>(prize.id)?;
    }
    change.delete_under::<store::Prize>(event)?;
    change.delete_under::<store::Ruling>(event)?;
    change.delete_under::<store::ClubPoints>(event)?;
    for section in change.read().list::<store::Section>(event)? {
        delete_section_rows(change, section.id)?;
    }
    for form in change.read().list::<store::EntryForm>(event)? {
        change.delete_under::<store::FormLine>(form.id)?;
    }
    change.delete_under::<store::EntryForm>(event)?;
    change.delete_under::<store::ProgrammeItem>(event)?;
    change.delete_under::<store::Section>(event)?;
    change.delete_under::<store::Logo>(event)?;
    change.delete_under::<store::Official>(event)?;
    change.delete::<store::Event>(event)?;
    Ok(())
}

/// Everything under a section, but not the section itself.
pub(super) fn delete_section_rows(change: &mut Change<'_>, section: store::SectionId) -> Reply<()> {
    change.delete_under::<store::TableCall>(section)?;
    change.delete_under::<store::MatchDecision>(section)?;
    change.delete_under::<store::Game>(section)?;
    for lots in change.read().list::<store::Lots>(section)? {
        change.delete_under::<store::LotsOverride>(lots.id)?;
        change.delete_under::<store::LotsPlacement>(lots.id)?;
    }
    change.delete_under::<store::Lots>(section)?;
    let entries = change.read().list::<store::Entry>(section)?;
    for entry in &entries {
        change.delete_under::<store::LateEntry>(entry.id)?;
        change.delete_under::<store::Replacement>(entry.id)?;
        change.delete_under::<store::Departure>(entry.id)?;
        change.delete_under::<store::Lineup>(entry.id)?;
    }
    change.delete_under::<store::Entry>(section)?;
    Ok(())
}
