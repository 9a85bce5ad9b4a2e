//! An event goes, with all that belongs to it; people and clubs stay.

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
        |change| Ok(change.delete_event(arg.event)?),
    )
}
