//! Points first, then the tie-breaks one by one among those still tied.

use super::values::Table;
use super::{RankEntry, RankRules, TiebreakValue};
use crate::{EntryId, Place};

/// *Riga della classifica*, with every tie-break that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankRow {
    /// `from` differs from `to` exactly when nothing separates them.
    pub place: Place,
    /// Who.
    pub entry: EntryId,
    /// All points.
    pub points: u64,
    /// The tie-breaks in the section's order; those after the one that separated it too, for the
    /// table shows them.
    pub tiebreaks: Vec<TiebreakValue>,
    /// How many of them were needed to separate it from its neighbours.
    pub needed: u32,
}

/// Ranks the entries. Those whom nothing separates share a place, in the order of the list.
#[must_use]
pub fn rank_entries(entries: &[RankEntry], rules: &RankRules) -> Vec<RankRow> {
    let table = Table::new(entries, rules);
    let mut rows: Vec<RankRow> = entries
        .iter()
        .map(|entry| RankRow {
            place: Place { from: 0, to: 0 },
            entry: entry.entry,
            points: entry.points(),
            tiebreaks: Vec::with_capacity(rules.tiebreaks.len()),
            needed: 0,
        })
        .collect();
    let mut groups = split((0..entries.len()).collect(), |index| {
        vec![table.points(index)]
    });
    for &tiebreak in &rules.tiebreaks {
        for group in &groups {
            for &index in group {
                let value = table.value(tiebreak, index, group);
                rows[index].tiebreaks.push(value);
                rows[index].needed += u32::from(group.len() > 1);
            }
        }
        groups = (groups.into_iter())
            .flat_map(|group| {
                split(group, |index| {
                    let value = rows[index].tiebreaks.last();
                    value.map_or_else(Vec::new, |value| value.values.clone())
                })
            })
            .collect();
    }
    let mut ranked = Vec::with_capacity(rows.len());
    let mut rows: Vec<Option<RankRow>> = rows.into_iter().map(Some).collect();
    let mut from = 1;
    for group in groups {
        let to = from + group.len() as u32 - 1;
        for index in group {
            if let Some(mut row) = rows[index].take() {
                row.place = Place { from, to };
                ranked.push(row);
            }
        }
        from = to + 1;
    }
    ranked
}

/// Groups of equal values, greatest first.
fn split(group: Vec<usize>, value: impl Fn(usize) -> Vec<i64>) -> Vec<Vec<usize>> {
    let mut keyed: Vec<(Vec<i64>, usize)> = group
        .into_iter()
        .map(|index| (value(index), index))
        .collect();
    keyed.sort_by(|one, other| other.0.cmp(&one.0));
    let equal = keyed.chunk_by(|one, other| one.0 == other.0);
    equal
        .map(|chunk| chunk.iter().map(|(_, index)| *index).collect())
        .collect()
}
