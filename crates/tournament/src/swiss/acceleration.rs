//! Acceleration by the Baku method (FIDE C.04.7): virtual points for the better half.

use crate::PointsTable;

/// *Punti virtuali* of an entry, round by round from the first.
///
/// The first half of the initial ranking, made even (group A), has a win's worth in the first half
/// of the accelerated rounds and a drawn game's worth in the second; half of all rounds are
/// accelerated. `place` counts from 0. Latecomers do not change the group.
#[must_use]
pub fn baku_acceleration(
    place: usize,
    entries: usize,
    rounds: u32,
    points: &PointsTable,
) -> Vec<u32> {
    if place >= 2 * entries.div_ceil(4) {
        return Vec::new();
    }
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    (0..accelerated)
        .map(|round| {
            if round < full {
                points.win
            } else {
                points.drawn
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_a_nine_round_event_is_accelerated() {
        let points = PointsTable::default();
        assert_eq!(baku_acceleration(0, 161, 9, &points), [2, 2, 2, 1, 1]);
        assert_eq!(baku_acceleration(81, 161, 9, &points), [2, 2, 2, 1, 1]);
        assert_eq!(baku_acceleration(82, 161, 9, &points), [0; 0]);
        assert_eq!(baku_acceleration(9, 20, 7, &points), [2, 2, 1, 1]);
        assert_eq!(baku_acceleration(0, 0, 9, &points), [0; 0]);
    }
}
