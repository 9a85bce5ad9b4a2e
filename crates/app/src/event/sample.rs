//! The sample championship: fictitious people, everything there to play with.
//!
//! It stands in the middle of its day: forms are in, lots are drawn for men and women, the first
//! round is half played. All of it is one change, so that one undo takes it away.

mod people;
mod play;

use chrono::Days;
use messages::Messages;
use store::OfficialRole;

use super::template::{NewFromTemplate, Template, fill, form};
use super::{EventForm, EventSaved, Official, SAMPLE};
use crate::app::{Doing, local};
use crate::{App, Reply};

/// The same championship every time: results, lots and absences come from here.
const SEED: &str = "CAMPIONATO-DI-ESEMPIO";

pub(crate) fn create_sample(app: &App, (): ()) -> Reply<EventSaved> {
    let messages = Messages::for_language(app.language());
    let words = |key: &str| messages.text(key, &[]);
    let now = app.now();
    let today = local(now, "Europe/Rome").date();
    let base = form(NewFromTemplate {
        template: Template::Fssi2006,
        title: words("sample-title"),
        organiser: words("sample-organiser"),
        venue: words("sample-venue"),
        plays_on: today,
    });
    let form = EventForm {
        edition: Some(1),
        send_to: words("sample-send-to"),
        lodging: words("sample-lodging"),
        tables: Some(16),
        deadline: Some(
            (today - Days::new(7))
                .and_hms_opt(21, 0, 0)
                .unwrap_or_default(),
        ),
        officials: vec![
            Official {
                role: OfficialRole::Director,
                name: words("sample-director"),
            },
            Official {
                role: OfficialRole::ChiefArbiter,
                name: words("sample-arbiter"),
            },
        ],
        ..base
    };
    let doing = Doing::new("sample-created", None).with("title", form.title.as_str());
    let id = app.make_event(doing, |change| {
        let event = fill(change, &form, messages, SAMPLE)?;
        let sections = change.read().list::<store::Section>(event)?;
        people::enter(change, event, &sections, &words("sample-arbiter"), now)?;
        for section in sections
            .iter()
            .filter(|section| section.kind == store::SectionKind::Individual)
        {
            play::draw_and_begin(change, section, now)?;
        }
        Ok(event)
    })?;
    Ok(EventSaved {
        id,
        warnings: Vec::new(),
    })
}
