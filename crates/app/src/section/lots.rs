//! Lots as they are kept: what was drawn, and what the arbiter moved by hand.

use chrono::{DateTime, Utc};
use store::{Change, EntryId, Kept, LotsId, Read, SectionId};
use tournament::{Holder, LotsOptions, PlaceNo, Placement};

use super::{entry_id, tournament_id};
use crate::{AppError, Reply};

/// The rows of a section's lots.
pub(crate) struct StoredLots {
    pub(crate) row: Kept<store::Lots>,
    pub(crate) drawn: Vec<Kept<store::LotsPlacement>>,
    pub(crate) by_hand: Vec<Kept<store::LotsOverride>>,
}

/// What the `options` column holds.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeptOptions {
    pub(crate) options: LotsOptions,
    /// Places of the chart, byes included.
    pub(crate) size: usize,
    /// Entries not checked in were left out.
    pub(crate) only_present: bool,
}

/// No chart is larger; a file that says otherwise is not one of ours.
const MOST_PLACES: usize = 1 << 20;

impl StoredLots {
    pub(crate) fn read(read: &Read<'_>, section: SectionId) -> Reply<Option<StoredLots>> {
        let Some(row) = read.list::<store::Lots>(section)?.pop() else {
            return Ok(None);
        };
        let drawn = read.list::<store::LotsPlacement>(row.id)?;
        let by_hand = read.list::<store::LotsOverride>(row.id)?;
        Ok(Some(StoredLots {
            row,
            drawn,
            by_hand,
        }))
    }

    pub(crate) fn options(&self) -> Reply<KeptOptions> {
        serde_json::from_value(self.row.options.clone()).map_err(AppError::internal)
    }

    /// Where an entry stands after the arbiter's hand.
    pub(crate) fn place_of(&self, entry: EntryId) -> Option<PlaceNo> {
        self.to_tournament().ok()?.place_of(tournament_id(entry))
    }

    /// The lots with everything needed to draw them again.
    pub(crate) fn to_tournament(&self) -> Reply<tournament::Lots> {
        let kept = self.options()?;
        if kept.size > MOST_PLACES {
            return Err(AppError::internal(format!(
                "a chart of {} places",
                kept.size
            )));
        }
        let mut drawn = vec![Holder::Bye; kept.size];
        for placement in &self.drawn {
            let index = placement.place.checked_sub(1).map(|index| index as usize);
            if let Some(place) = index.and_then(|index| drawn.get_mut(index)) {
                *place = Holder::Entry(tournament_id(placement.entry_id));
            }
        }
        let mut lots = tournament::Lots {
            algorithm: self.row.algorithm.clone(),
            seed: self
                .row
                .seed
                .parse()
                .map_err(|problem| AppError::internal(format!("{problem:?}")))?,
            digest: self
                .row
                .digest
                .parse()
                .map_err(|problem| AppError::internal(format!("{problem:?}")))?,
            options: kept.options,
            seeds: serde_json::from_value(self.row.seeds.clone()).map_err(AppError::internal)?,
            drawn,
            placements: Vec::new(),
        };
        for moved in &self.by_hand {
            if let Some(one) = lots.place_of(tournament_id(moved.entry_id)) {
                lots.placements.push(Placement {
                    one,
                    other: PlaceNo(moved.place),
                });
            }
        }
        Ok(lots)
    }
}

/// The published lots of a section, if there are any.
pub(crate) fn published_lots(
    read: &Read<'_>,
    section: SectionId,
) -> Reply<Option<tournament::Lots>> {
    StoredLots::read(read, section)?
        .map(|lots| lots.to_tournament())
        .transpose()
}

/// Keeps lots as they were drawn, not confirmed yet.
pub(crate) fn keep_lots(
    change: &mut Change<'_>,
    section: SectionId,
    lots: &tournament::Lots,
    kept: &KeptOptions,
    made_at: DateTime<Utc>,
) -> Reply<LotsId> {
    let id = change.insert(&store::Lots {
        section_id: section,
        seed: lots.seed.as_str().to_owned(),
        algorithm: lots.algorithm.clone(),
        digest: lots.digest.to_string(),
        options: serde_json::to_value(kept).map_err(AppError::internal)?,
        seeds: serde_json::to_value(&lots.seeds).map_err(AppError::internal)?,
        made_at,
        confirmed_at: None,
        confirmed_by: None,
    })?;
    for (place, holder) in (1..).zip(&lots.drawn) {
        if let Some(entry) = holder.entry() {
            change.insert(&store::LotsPlacement {
                lots_id: id,
                place,
                entry_id: entry_id(entry),
            })?;
        }
    }
    Ok(id)
}
