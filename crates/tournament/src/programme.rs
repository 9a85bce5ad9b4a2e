//! The programme of the day: when each round begins, and whether the last one ends before the
//! prize-giving.
//!
//! The announcement of 2006 sets the frame that every event has: play from 9:00, a break from
//! 12:30 to 15:00, the prize-giving at 19:00. A round that needs more tables than the hall has is
//! played in waves. Two paces are kept side by side, the expected one and the worst one, for an
//! organiser plans by the first and books the hall by the second.

mod durations;
mod remedies;

pub use durations::{MatchTime, SectionPlan, knockout_matches, matches_by_round, rounds_of};
pub use remedies::{Remedy, remedies};

use std::fmt;

/// *Ora*: a minute of the event, counted from the midnight that opens its first day.
///
/// A second day simply goes on counting, and the night between them is a [`Break`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Minute(pub u32);

impl Minute {
    /// The minute of the first day at this hour.
    pub const fn at(hour: u32, minute: u32) -> Self {
        Self(hour * 60 + minute)
    }

    /// So many minutes later.
    pub const fn plus(self, minutes: u32) -> Self {
        Self(self.0 + minutes)
    }
}

impl fmt::Display for Minute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (day, minute) = (self.0 / (24 * 60), self.0 % (24 * 60));
        if day > 0 {
            write!(f, "+{day} ")?;
        }
        write!(f, "{:02}:{:02}", minute / 60, minute % 60)
    }
}

/// *Pausa*: nobody begins a match from `from` until `to`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Break {
    /// The minute at which it begins.
    pub from: Minute,
    /// The minute at which play goes on.
    pub to: Minute,
}

/// What is done with a wave that would run into a break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AtBreak {
    /// It waits until the break is over, judged by its expected time.
    #[default]
    Wait,
    /// It begins all the same; who is late at the table has a shorter break.
    PlayInto,
}

/// What one round asks of the hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundPlan {
    /// Tables it would take to play the whole round at once.
    pub tables_needed: u32,
    /// How long a match of this round takes.
    pub time: MatchTime,
}

/// *Programma orario*: everything the timetable is derived from.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Programme {
    /// When the first round is called.
    pub start: Minute,
    /// When the hall must be free for the podium.
    pub prize_giving: Minute,
    /// Breaks, in any order.
    pub breaks: Vec<Break>,
    /// What a wave does before a break.
    pub at_break: AtBreak,
    /// Real tables in the hall; none counts as one.
    pub tables: u32,
    /// Minutes from the end of a wave to the start of the next: slips, wall chart, seating.
    pub changeover: u32,
    /// The rounds, in order.
    pub rounds: Vec<RoundPlan>,
}

/// What the clock on the wall has said so far about one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundActual {
    /// When it really began.
    pub began: Option<Minute>,
    /// When its last match really ended.
    pub ended: Option<Minute>,
}

/// How the day is really going: one line per round begun, and the present minute if it is known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DayProgress {
    /// Real times, the first round first; later rounds may be missing.
    pub rounds: Vec<RoundActual>,
    /// The present minute: what has not happened yet cannot happen before it.
    pub now: Option<Minute>,
}

/// Which of the two durations of a match is reckoned with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pace {
    /// Matches last as long as they usually do.
    Expected,
    /// Every match goes down its whole chain and every clock runs out.
    Worst,
}

/// Where a round stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RoundStatus {
    /// Not begun.
    Planned,
    /// Begun, not ended.
    Running,
    /// Ended.
    Finished,
}

/// *Orario di un turno*: one line of the timetable.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundTimes {
    /// Round number, from 1.
    pub round: u32,
    /// Whether it is still to come.
    pub status: RoundStatus,
    /// When each wave is called; the first is the start of the round.
    pub waves: Vec<Minute>,
    /// When its last match ends.
    pub ends: Minute,
    /// Minutes later (or earlier, if negative) than the plan made before the event.
    pub shift: i32,
}

impl RoundTimes {
    /// When the round begins.
    pub fn begins(&self) -> Minute {
        self.waves[0]
    }
}

/// Whether the day ends in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Fit {
    /// It does, with so many minutes to spare.
    Fits {
        /// Minutes between the last match and the prize-giving.
        spare: u32,
    },
    /// It does not, by so many minutes.
    Late {
        /// Minutes between the prize-giving and the last match.
        by: u32,
    },
}

/// *Tabella oraria*: the day at one pace.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Timetable {
    /// One line per round.
    pub rounds: Vec<RoundTimes>,
    /// When the last match ends.
    pub ends: Minute,
    /// Whether that is before the prize-giving.
    pub fit: Fit,
}

/// The timetable of the day at one pace, with the real times where there are any.
pub fn timetable(programme: &Programme, progress: &DayProgress, pace: Pace) -> Timetable {
    let mut rounds = walk(programme, progress, pace);
    let plan = walk(programme, &DayProgress::default(), pace);
    for (times, planned) in rounds.iter_mut().zip(&plan) {
        times.shift = times.begins().0.cast_signed() - planned.begins().0.cast_signed();
    }
    let ends = rounds.last().map_or(programme.start, |round| round.ends);
    let fit = if ends <= programme.prize_giving {
        Fit::Fits {
            spare: programme.prize_giving.0 - ends.0,
        }
    } else {
        Fit::Late {
            by: ends.0 - programme.prize_giving.0,
        }
    };
    Timetable { rounds, ends, fit }
}

fn walk(programme: &Programme, progress: &DayProgress, pace: Pace) -> Vec<RoundTimes> {
    let mut breaks = programme.breaks.clone();
    breaks.sort_by_key(|pause| (pause.from, pause.to));
    let mut free = programme.start;
    let mut rounds = Vec::with_capacity(programme.rounds.len());
    for (index, round) in programme.rounds.iter().enumerate() {
        let actual = progress.rounds.get(index).copied().unwrap_or_default();
        let lasts = match pace {
            Pace::Expected => round.time.expected,
            Pace::Worst => round.time.worst,
        };
        let seat = |at: Minute| next_start(at, round.time.expected, &breaks, programme.at_break);
        let count = round.tables_needed.div_ceil(programme.tables.max(1)).max(1);

        let first = actual
            .began
            .unwrap_or_else(|| seat(free.max(progress.now.unwrap_or(free))));
        let mut waves = vec![first];
        for _ in 1..count {
            let previous = waves[waves.len() - 1];
            waves.push(seat(previous.plus(lasts + programme.changeover)));
        }
        let foreseen = waves[waves.len() - 1].plus(lasts);
        let ends = actual
            .ended
            .unwrap_or_else(|| foreseen.max(progress.now.unwrap_or(foreseen)));
        free = ends.plus(programme.changeover);
        rounds.push(RoundTimes {
            round: index as u32 + 1,
            status: match (actual.began, actual.ended) {
                (_, Some(_)) => RoundStatus::Finished,
                (Some(_), None) => RoundStatus::Running,
                (None, None) => RoundStatus::Planned,
            },
            waves,
            ends,
            shift: 0,
        });
    }
    rounds
}

/// The first minute from `at` on at which a wave may begin.
///
/// It is judged by the expected time at either pace: an arbiter who calls a wave at noon does not
/// know yet that it will be a long one.
fn next_start(at: Minute, expected: u32, breaks: &[Break], at_break: AtBreak) -> Minute {
    breaks.iter().fold(at, |at, pause| {
        let in_break = pause.from <= at && at < pause.to;
        let runs_in = at < pause.from && at.plus(expected) > pause.from;
        if in_break || (runs_in && at_break == AtBreak::Wait) {
            pause.to
        } else {
            at
        }
    })
}

#[cfg(test)]
mod tests;
