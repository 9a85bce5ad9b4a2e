//! The places that a chart will give, before anything is played.

use crate::{DefeatOrder, Place, PlacingMatches, ThirdPlace};

/// One place per entry, as the finished standings will have them if every match has a winner.
///
/// Who goes out in one round and does not play on shares places with the others, or comes in the
/// order of the victors, who may share theirs. Byes count as the last places; whom they spare is
/// known only after the lots, so that ties among the losers of an incomplete round are not foreseen.
pub fn expected_places(
    entries: u32,
    placing: PlacingMatches,
    defeat_order: DefeatOrder,
) -> Vec<Place> {
    if entries == 0 {
        return Vec::new();
    }
    let mut places = split(1, entries.next_power_of_two(), placing, defeat_order);
    places.truncate(entries as usize);
    for place in &mut places {
        place.to = place.to.min(entries);
    }
    places
}

/// The places from `from` on of `size` entries that play for them.
fn split(from: u32, size: u32, placing: PlacingMatches, defeat_order: DefeatOrder) -> Vec<Place> {
    if size == 1 {
        return vec![Place::only(from)];
    }
    let half = size / 2;
    let below = from + half;
    let winners = split(from, half, placing, defeat_order);
    let losers = if half == 1 || is_played_for(below, placing) {
        split(below, half, placing, defeat_order)
    } else if defeat_order == DefeatOrder::Shared || below == 3 {
        let shared = Place {
            from: below,
            to: below + half - 1,
        };
        vec![shared; half as usize]
    } else {
        let behind = |victor: &Place| Place {
            from: victor.from + half,
            to: victor.to + half,
        };
        winners.iter().map(behind).collect()
    };
    winners.into_iter().chain(losers).collect()
}

/// Whether those who go out with `from` as their best place play on for it.
fn is_played_for(from: u32, placing: PlacingMatches) -> bool {
    match from {
        3 => placing.third == ThirdPlace::PlayOff,
        _ => placing.down_to.is_some_and(|last| from < last),
    }
}
