//! The public ceremony: one place after another on the hall screen, at the presenter's pace.

use serde::{Deserialize, Serialize};
use store::{Read, SectionId};
use tournament::{Holder, reveal_order};
use ts_rs::TS;

use super::preview::places;
use super::{PlaceView, SectionRef};
use crate::section::{StoredLots, labels_of};
use crate::{App, AppError, Reply, What};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Ceremony {
    pub section: SectionId,
    pub section_title: String,
    pub total: u32,
    /// In the order in which they were revealed; the last one is the newest.
    pub revealed: Vec<PlaceView>,
    pub size: u32,
    pub finished: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RevealTo {
    pub section: SectionId,
    /// How many places stand revealed.
    pub count: u32,
}

pub(crate) fn ceremony(app: &App, arg: SectionRef) -> Reply<Ceremony> {
    let store = app.store();
    ceremony_view(&store.read(), arg.section)
}

/// The next place, or the one before: at the presenter's pace, and never undone by Ctrl+Z.
pub(crate) fn reveal_to(app: &App, arg: RevealTo) -> Reply<Ceremony> {
    let key = reveal_key(arg.section);
    let total = ceremony(
        app,
        SectionRef {
            section: arg.section,
        },
    )?
    .total;
    app.store()
        .set_setting(&key, &arg.count.min(total).into())?;
    let event = app
        .store()
        .read()
        .get::<store::Section>(arg.section)?
        .event_id;
    app.announce_other(Some(event), What::Lots);
    ceremony(
        app,
        SectionRef {
            section: arg.section,
        },
    )
}

pub(crate) fn ceremony_view(read: &Read<'_>, section: SectionId) -> Reply<Ceremony> {
    let title = read.get::<store::Section>(section)?.fact.title;
    let stored = StoredLots::read(read, section)?.ok_or_else(|| AppError::new("lots-not-drawn"))?;
    let lots = stored.to_tournament()?;
    let labels = labels_of(read, &read.list::<store::Entry>(section)?)?;
    let all = places(&lots, &labels);
    // Byes stand on the chart from the start; the hall waits for names.
    let order: Vec<_> = reveal_order(&lots)
        .into_iter()
        .filter(|reveal| reveal.holder != Holder::Bye)
        .collect();
    let count = revealed(read, section)?.min(order.len());
    let revealed = order[..count]
        .iter()
        .map(|reveal| all[reveal.place.0 as usize - 1].clone());
    Ok(Ceremony {
        section,
        section_title: title,
        total: order.len() as u32,
        revealed: revealed.collect(),
        size: all.len() as u32,
        finished: count == order.len(),
    })
}

/// How many places stand revealed. It is where the presenter is, not a fact of the event: no journal, no undo.
pub(super) fn revealed(read: &Read<'_>, section: SectionId) -> Reply<usize> {
    let kept = read.setting(&reveal_key(section))?;
    Ok(kept
        .and_then(|value| value.as_u64())
        .map_or(0, |count| count as usize))
}

fn reveal_key(section: SectionId) -> String {
    format!("revealed-{section}")
}
