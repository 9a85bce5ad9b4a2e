//! The clubs' ranking from individual places (classifica di società).
//!
//! Each athlete brings points to the club by the place reached; the announcement sets the table,
//! how many athletes of a club count, and what separates clubs with equal points. Ties that
//! nothing separates are named as ties.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::{ClubId, EntryId, Place};

/// *Tabella dei punti*: what each place is worth to the club, editable before the event.
///
/// The default gives 10, 7, 5, 4, 3, 2 and 1 point to the first seven places and 1 more to whoever
/// took part: a champion outweighs two semi-finalists, and bringing more athletes never harms.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubPoints {
    /// Points for the first place, the second, and so on; further places bring none.
    pub by_place: Vec<u32>,
    /// Points for having taken part, on top of those for the place.
    pub taking_part: u32,
    /// How many athletes of a club count, the best ones; all of them if absent.
    pub best: Option<u32>,
    /// What a shared place is worth.
    pub shared: SharedPoints,
    /// What separates clubs with equal points, in order.
    pub tiebreaks: Vec<ClubTiebreak>,
}

impl Default for ClubPoints {
    fn default() -> Self {
        Self {
            by_place: vec![10, 7, 5, 4, 3, 2, 1],
            taking_part: 1,
            best: None,
            shared: SharedPoints::Best,
            tiebreaks: vec![ClubTiebreak::BestPlaces, ClubTiebreak::AllPoints],
        }
    }
}

impl ClubPoints {
    /// The points that one place brings, participation included.
    pub fn of(&self, place: Place) -> u32 {
        let worth = |place: u32| {
            let index = (place as usize).checked_sub(1);
            let points = index.and_then(|index| self.by_place.get(index));
            points.copied().unwrap_or(0)
        };
        let for_place = match self.shared {
            SharedPoints::Best => worth(place.from),
            SharedPoints::Worst => worth(place.to),
            SharedPoints::Split => {
                (place.from..=place.to).map(worth).sum::<u32>() / (place.to - place.from + 1)
            }
        };
        for_place + self.taking_part
    }
}

/// What a place shared by several is worth to each of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SharedPoints {
    /// As much as the best place of those shared.
    Best,
    /// As much as the worst of them.
    Worst,
    /// An equal part of their sum, the remainder dropped: points are integers.
    Split,
}

/// *Spareggio fra società*: what separates two clubs with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClubTiebreak {
    /// The better best place, then the better second-best, and so on over those that count.
    BestPlaces,
    /// More first places, then more second and then more third places, over all athletes.
    MostPodiums,
    /// More points of all athletes, the ones beyond the best N too.
    AllPoints,
    /// More athletes who took part.
    MoreAthletes,
    /// Fewer athletes who took part.
    FewerAthletes,
}

/// One athlete's place in one individual section, as the ranking needs it.
///
/// Who did not take part (absent, excluded) is simply not listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubResult {
    /// The club the points go to.
    pub club: ClubId,
    /// Number of the section within the event, so that equal entry numbers do not mix.
    pub section: u32,
    /// The athlete's entry in that section.
    pub entry: EntryId,
    /// The place reached.
    pub place: Place,
}

/// What one athlete brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubScore {
    /// Whose place it is.
    pub result: ClubResult,
    /// Points it is worth.
    pub points: u32,
    /// Whether it is among the best N.
    pub counts: bool,
}

/// *Riga della classifica di società*.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubRow {
    /// The club's place; `from` differs from `to` exactly when it is a tie.
    pub place: Place,
    /// The club.
    pub club: ClubId,
    /// Points of the athletes that count.
    pub points: u32,
    /// Every athlete's part, the best first.
    pub scores: Vec<ClubScore>,
    /// What put the club behind the one above with the same points.
    pub behind_by: Option<ClubTiebreak>,
}

/// The clubs in order, from the places of their athletes in one or more sections.
pub fn rank_clubs(results: &[ClubResult], table: &ClubPoints) -> Vec<ClubRow> {
    let mut by_club: BTreeMap<ClubId, Vec<ClubScore>> = BTreeMap::new();
    for &result in results {
        by_club.entry(result.club).or_default().push(ClubScore {
            result,
            points: table.of(result.place),
            counts: false,
        });
    }
    let mut rows: Vec<ClubRow> = by_club
        .into_iter()
        .map(|(club, scores)| row(club, scores, table))
        .collect();
    // The sort is stable and clubs come in by number, so that tied clubs stay in a fixed order.
    rows.sort_by(|a, b| compare(a, b, table).0);
    place(&mut rows, table);
    rows
}

fn row(club: ClubId, mut scores: Vec<ClubScore>, table: &ClubPoints) -> ClubRow {
    scores.sort_by_key(|score| {
        let ClubResult {
            place,
            section,
            entry,
            ..
        } = score.result;
        (
            std::cmp::Reverse(score.points),
            place.from,
            place.to,
            section,
            entry,
        )
    });
    let counting = table.best.map_or(scores.len(), |best| best as usize);
    for score in scores.iter_mut().take(counting) {
        score.counts = true;
    }
    ClubRow {
        place: Place { from: 0, to: 0 },
        club,
        points: scores
            .iter()
            .filter(|score| score.counts)
            .map(|score| score.points)
            .sum(),
        scores,
        behind_by: None,
    }
}

/// Gives places to rows already in order: equal rows share theirs.
fn place(rows: &mut [ClubRow], table: &ClubPoints) {
    let mut start = 0;
    while start < rows.len() {
        let tied = rows[start..]
            .iter()
            .take_while(|row| compare(&rows[start], row, table).0 == Ordering::Equal)
            .count();
        let behind_by = match start {
            0 => None,
            _ => compare(&rows[start - 1], &rows[start], table).1,
        };
        for row in &mut rows[start..start + tied] {
            row.place = Place {
                from: start as u32 + 1,
                to: (start + tied) as u32,
            };
            row.behind_by = behind_by;
        }
        start += tied;
    }
}

/// Better clubs compare as less; the second part says which tie-break told them apart, if any.
fn compare(a: &ClubRow, b: &ClubRow, table: &ClubPoints) -> (Ordering, Option<ClubTiebreak>) {
    let by_points = b.points.cmp(&a.points);
    if by_points != Ordering::Equal {
        return (by_points, None);
    }
    for &tiebreak in &table.tiebreaks {
        let order = separate(a, b, tiebreak);
        if order != Ordering::Equal {
            return (order, Some(tiebreak));
        }
    }
    (Ordering::Equal, None)
}

fn separate(a: &ClubRow, b: &ClubRow, tiebreak: ClubTiebreak) -> Ordering {
    match tiebreak {
        ClubTiebreak::BestPlaces => {
            let places = |row: &ClubRow| {
                let mut places: Vec<_> = row
                    .scores
                    .iter()
                    .filter(|score| score.counts)
                    .map(|score| (score.result.place.from, score.result.place.to))
                    .collect();
                places.sort_unstable();
                places
            };
            let (a, b) = (places(a), places(b));
            // Where one list is the beginning of the other, the longer one has the better next place.
            let common = a.len().min(b.len());
            a[..common].cmp(&b[..common]).then(b.len().cmp(&a.len()))
        }
        ClubTiebreak::MostPodiums => {
            let podium = |row: &ClubRow| {
                let count = |place| {
                    row.scores
                        .iter()
                        .filter(|score| score.result.place.from == place)
                        .count()
                };
                [count(1), count(2), count(3)]
            };
            podium(b).cmp(&podium(a))
        }
        ClubTiebreak::AllPoints => {
            let all = |row: &ClubRow| row.scores.iter().map(|score| score.points).sum::<u32>();
            all(b).cmp(&all(a))
        }
        ClubTiebreak::MoreAthletes => b.scores.len().cmp(&a.scores.len()),
        ClubTiebreak::FewerAthletes => a.scores.len().cmp(&b.scores.len()),
    }
}

#[cfg(test)]
mod tests;
