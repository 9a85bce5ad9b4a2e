//! Anyone may check a chart: the program replays the lots from list, seed and algorithm.

use std::collections::HashSet;

use serde::Serialize;
use tournament::{Holder, Verification, digest_of, verify};
use ts_rs::TS;

use super::SectionRef;
use crate::label::EntryLabel;
use crate::section::{Numbering, entry_id, labels_of, published_lots};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LotsVerdict {
    /// The published seed gives this very chart.
    pub same: bool,
    /// The list of entries is the one that was drawn.
    pub same_entries: bool,
    pub digest_now: String,
    pub digest_then: String,
    /// Places where the chart departs; those by hand are declared as such.
    pub departs: Vec<Departs>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Departs {
    pub place: u32,
    pub expected: Option<String>,
    pub found: Option<String>,
    pub by_hand: bool,
}

pub(crate) fn verify_lots(app: &App, arg: SectionRef) -> Reply<LotsVerdict> {
    let store = app.store();
    let read = store.read();
    let lots =
        published_lots(&read, arg.section)?.ok_or_else(|| AppError::new("lots-not-drawn"))?;
    let in_lots: HashSet<_> = lots
        .drawn
        .iter()
        .filter_map(|holder| holder.entry())
        .map(entry_id)
        .collect();
    let mut entries = read.list::<store::Entry>(arg.section)?;
    entries.retain(|entry| in_lots.contains(&entry.id));
    let labels = labels_of(&read, &entries)?;
    let numbering = Numbering::of(&entries, &labels);
    let published = numbering.to_published(&lots);
    let now = digest_of(numbering.list())
        .map_err(|problem| AppError::internal(format!("{problem:?}")))?;
    let name = |holder: Option<Holder>| {
        let entry = holder.and_then(Holder::entry)?;
        Some(
            labels
                .get(&entry_id(entry))
                .map_or_else(|| format!("#{entry}"), EntryLabel::full_name),
        )
    };
    let found = verify(numbering.list(), &published)
        .map_err(|problem| AppError::internal(format!("{problem:?}")))?;
    let mut departs: Vec<Departs> = match &found {
        Verification::Departs { at } => at
            .iter()
            .map(|at| Departs {
                place: at.place.0,
                expected: name(at.expected.map(|holder| numbering.holder(holder))),
                found: name(at.found.map(|holder| numbering.holder(holder))),
                by_hand: false,
            })
            .collect(),
        _ => Vec::new(),
    };
    let by_hand = lots
        .places()
        .into_iter()
        .zip(&lots.drawn)
        .zip(1..)
        .filter(|((now, drawn), _)| now != *drawn);
    departs.extend(by_hand.map(|((now, drawn), place)| Departs {
        place,
        expected: name(Some(*drawn)),
        found: name(Some(now)),
        by_hand: true,
    }));
    Ok(LotsVerdict {
        same: matches!(found, Verification::Same { .. }),
        same_entries: now == lots.digest,
        digest_now: now.to_string(),
        digest_then: lots.digest.to_string(),
        departs,
    })
}
