//! Lots are confirmed: the chart is fixed and the first round can be called.

use super::preview::{forget, refuse_if_confirmed, refuse_if_entries_changed};
use super::{LotsView, SectionRef, lots_view};
use crate::app::Doing;
use crate::event::refuse_if_archived_with;
use crate::section::StoredLots;
use crate::{App, AppError, Reply};

/// Confirms the proposal, if the entries are still those it was drawn from.
pub(crate) fn confirm_lots(app: &App, arg: SectionRef) -> Reply<LotsView> {
    let section = app.store().read().get::<store::Section>(arg.section)?;
    let who = app.who();
    let now = app.now();
    let doing =
        Doing::new("lots-confirmed", section.event_id).with("section", section.title.as_str());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        refuse_if_confirmed(&change.read(), arg.section)?;
        let stored = StoredLots::read(&change.read(), arg.section)?
            .ok_or_else(|| AppError::new("lots-not-drawn"))?;
        refuse_if_entries_changed(&change.read(), arg.section, &stored)?;
        change.edit::<store::Lots>(stored.row.id, |lots| {
            lots.confirmed_at = Some(now);
            lots.confirmed_by = Some(who.clone());
        })?;
        Ok(())
    })?;
    lots_view(app, arg)
}

/// Takes back lots that no game depends on yet.
pub(crate) fn discard_lots(app: &App, arg: SectionRef) -> Reply<LotsView> {
    let section = app.store().read().get::<store::Section>(arg.section)?;
    let doing =
        Doing::new("lots-discarded", section.event_id).with("section", section.title.as_str());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        if change.read().count::<store::Game>(arg.section)? > 0 {
            return Err(AppError::new("lots-already-played"));
        }
        change.delete_under::<store::TableCall>(arg.section)?;
        change.delete_under::<store::PlaceDecision>(arg.section)?;
        forget(change, arg.section)
    })?;
    lots_view(app, arg)
}
