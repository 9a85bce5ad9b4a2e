//! The numbers under which entries and clubs go into the lots.
//!
//! Rows of the file have other numbers on another machine. The list that is published and proved
//! counts its entries from 1 in order of name, and its clubs likewise, so that a chart taken over
//! elsewhere still verifies.

use std::collections::{BTreeSet, HashMap};

use store::{EntryId, Kept};
use tournament::{Holder, Lots, LotsOptions, Seeding};

use super::{entry_id, tournament_entries, tournament_id};
use crate::label::EntryLabel;

/// A section's list as it is published.
pub(crate) struct Numbering {
    /// Entries from the first of the list.
    order: Vec<EntryId>,
    list: Vec<tournament::Entry>,
}

impl Numbering {
    pub(crate) fn of(
        entries: &[Kept<store::Entry>],
        labels: &HashMap<EntryId, EntryLabel>,
    ) -> Numbering {
        let club_of = |entry: EntryId| {
            labels
                .get(&entry)
                .and_then(|label| label.club.clone())
                .unwrap_or_default()
        };
        let mut rows = tournament_entries(entries, labels);
        // Two people of one name are told apart by their club, and by their row only as a last resort.
        rows.sort_by_cached_key(|row| {
            (
                row.name.clone(),
                club_of(entry_id(row.id)),
                row.rating,
                row.id,
            )
        });
        let clubs: BTreeSet<(String, u32)> = rows
            .iter()
            .filter_map(|row| Some((club_of(entry_id(row.id)), row.club?.0)))
            .collect();
        let club_numbers: HashMap<u32, u32> =
            clubs.into_iter().map(|(_, row)| row).zip(1..).collect();
        let order: Vec<EntryId> = rows.iter().map(|row| entry_id(row.id)).collect();
        let list = rows
            .into_iter()
            .zip(1..)
            .map(|(row, number)| tournament::Entry {
                id: tournament::EntryId(number),
                club: row
                    .club
                    .and_then(|club| club_numbers.get(&club.0).copied())
                    .map(tournament::ClubId),
                ..row
            });
        Numbering {
            list: list.collect(),
            order,
        }
    }

    /// What lots are drawn from.
    pub(crate) fn list(&self) -> &[tournament::Entry] {
        &self.list
    }

    /// The options with the numbers of the list.
    pub(crate) fn published_options(&self, options: &LotsOptions) -> LotsOptions {
        LotsOptions {
            seeding: self.seeding(&options.seeding, |entry| self.published(entry)),
            ..options.clone()
        }
    }

    /// Lots as drawn from the list, under the numbers of the file.
    pub(crate) fn to_rows(&self, lots: &Lots, options: &LotsOptions) -> Lots {
        self.renumbered(lots, options.clone(), |entry| self.row(entry))
    }

    /// Lots of the file, under the numbers of the list.
    pub(crate) fn to_published(&self, lots: &Lots) -> Lots {
        self.renumbered(lots, self.published_options(&lots.options), |entry| {
            self.published(entry)
        })
    }

    /// Who stands on a published place, under the number of the file.
    pub(crate) fn holder(&self, holder: Holder) -> Holder {
        match holder {
            Holder::Entry(entry) => Holder::Entry(self.row(entry)),
            Holder::Bye => Holder::Bye,
        }
    }

    fn renumbered(
        &self,
        lots: &Lots,
        options: LotsOptions,
        number: impl Fn(tournament::EntryId) -> tournament::EntryId,
    ) -> Lots {
        let holder = |holder: &Holder| match holder {
            Holder::Entry(entry) => Holder::Entry(number(*entry)),
            Holder::Bye => Holder::Bye,
        };
        Lots {
            options,
            seeds: lots.seeds.iter().map(|seed| number(*seed)).collect(),
            drawn: lots.drawn.iter().map(holder).collect(),
            ..lots.clone()
        }
    }

    fn seeding(
        &self,
        seeding: &Seeding,
        number: impl Fn(tournament::EntryId) -> tournament::EntryId,
    ) -> Seeding {
        match seeding {
            Seeding::Order { entries } => Seeding::Order {
                entries: entries.iter().map(|entry| number(*entry)).collect(),
            },
            other => other.clone(),
        }
    }

    /// Somebody who is not on the list gets a number that nobody has: the lots then refuse it by name.
    fn published(&self, row: tournament::EntryId) -> tournament::EntryId {
        let position = self.order.iter().position(|entry| *entry == entry_id(row));
        tournament::EntryId(position.map_or(u32::MAX, |position| position as u32 + 1))
    }

    fn row(&self, published: tournament::EntryId) -> tournament::EntryId {
        let index = published.0 as usize - 1;
        self.order
            .get(index)
            .map_or(published, |entry| tournament_id(*entry))
    }
}
