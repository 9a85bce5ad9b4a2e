//! What would make a late day fit.

use super::{AtBreak, DayProgress, Fit, Minute, Pace, Programme, timetable};

/// *Rimedio*: one change that, alone, lets the day end before the prize-giving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ProgrammeRemedy"))]
pub enum Remedy {
    /// So many tables in all.
    MoreTables {
        /// The smallest number that is enough.
        tables: u32,
    },
    /// A shorter time control for the rounds not begun yet.
    ShorterMatches {
        /// The longest match that still fits, in minutes.
        minutes: u32,
    },
    /// Waves begin even if they run into a break.
    PlayIntoBreaks,
    /// An earlier start; offered only while nothing has begun.
    EarlierStart {
        /// The latest start that is early enough.
        start: Minute,
    },
    /// A later prize-giving, which always works.
    LaterPrizeGiving {
        /// The earliest minute at which the last match is over.
        at: Minute,
    },
}

/// Minutes by which a start may be brought forward: nobody reaches a hall before dawn.
const EARLIER_AT_MOST: u32 = 120;

/// Every single change that would make the day fit at this pace; empty if it fits already.
pub fn remedies(programme: &Programme, progress: &DayProgress, pace: Pace) -> Vec<Remedy> {
    let fits =
        |changed: &Programme| matches!(timetable(changed, progress, pace).fit, Fit::Fits { .. });
    if fits(programme) {
        return Vec::new();
    }
    let begun = progress
        .rounds
        .iter()
        .filter(|round| round.began.is_some())
        .count();
    let mut found = Vec::new();

    let most = programme
        .rounds
        .iter()
        .map(|round| round.tables_needed)
        .max();
    let with_tables = |tables| Programme {
        tables,
        ..programme.clone()
    };
    // More tables never make a round longer, so the first number that is enough is the smallest.
    if let Some(tables) = smallest(programme.tables + 1, most.unwrap_or(0), |tables| {
        fits(&with_tables(tables))
    }) {
        found.push(Remedy::MoreTables { tables });
    }

    let with_limit = |minutes| {
        let mut changed = programme.clone();
        for round in changed.rounds.iter_mut().skip(begun) {
            round.time = round.time.at_most(minutes);
        }
        changed
    };
    let longest = programme
        .rounds
        .iter()
        .map(|round| round.time.worst)
        .max()
        .unwrap_or(0);
    // Counted downwards: the shortest cut that is enough leaves the longest match.
    if let Some(cut) = smallest(1, longest.saturating_sub(1), |cut| {
        fits(&with_limit(longest - cut))
    }) {
        found.push(Remedy::ShorterMatches {
            minutes: longest - cut,
        });
    }

    let into_breaks = Programme {
        at_break: AtBreak::PlayInto,
        ..programme.clone()
    };
    if programme.at_break == AtBreak::Wait && fits(&into_breaks) {
        found.push(Remedy::PlayIntoBreaks);
    }

    let with_start = |earlier| Programme {
        start: Minute(programme.start.0 - earlier),
        ..programme.clone()
    };
    if begun == 0
        && let Some(earlier) = smallest(1, EARLIER_AT_MOST.min(programme.start.0), |earlier| {
            fits(&with_start(earlier))
        })
    {
        found.push(Remedy::EarlierStart {
            start: Minute(programme.start.0 - earlier),
        });
    }

    found.push(Remedy::LaterPrizeGiving {
        at: timetable(programme, progress, pace).ends,
    });
    found
}

/// The smallest number from `low` to `high` for which `enough` holds, if it holds for any; once it
/// holds it must hold for every greater one.
fn smallest(mut low: u32, mut high: u32, enough: impl Fn(u32) -> bool) -> Option<u32> {
    if low > high || !enough(high) {
        return None;
    }
    while low < high {
        let middle = low + (high - low) / 2;
        if enough(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    Some(low)
}
