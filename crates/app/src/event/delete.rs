//! An event goes, with all that belongs to it; people and clubs stay. One undo brings it back, but for the numbers of
//! documents, which are gone for good.

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
    let action = app.action(Doing::new("event-deleted", arg.event).with("title", title));
    app.store().delete_event(action, arg.event)?;
    app.forget_sections();
    app.announce(Some(arg.event));
    Ok(())
}
