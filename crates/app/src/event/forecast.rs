//! How the day will go: planned rounds, real times so far, and what would make it fit.

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use store::{ProgrammeKind, SectionKind};
use tournament::{
    AtBreak, Break, ClubMatchRules, DayProgress, Fit, MatchTime, Minute, Pace, Programme,
    RoundActual, RoundStatus, SectionPlan, TimeControl, knockout_matches, matches_by_round,
    remedies, rounds_of, timetable,
};

use super::{EventRef, Forecast, ForecastRound, ProgrammeItem, programme, section_form};
use crate::app::local;
use crate::section::Live;
use crate::{App, Reply};

/// Minutes between the end of a wave and the start of the next.
const CHANGEOVER: u32 = 10;
/// Matches usually take this part of the time on their clocks.
const PERCENT: u32 = 60;
/// A game without a clock is taken to last so many minutes.
const WITHOUT_CLOCK: u32 = 30;

pub(crate) fn forecast(app: &App, arg: EventRef) -> Reply<Forecast> {
    let nothing = Forecast {
        rounds: Vec::new(),
        spare_minutes: None,
        spare_at_worst: None,
        remedies: Vec::new(),
    };
    let (event, items, sections) = {
        let store = app.store();
        let read = store.read();
        (
            read.get::<store::Event>(arg.event)?,
            programme(&read, arg.event)?,
            read.list::<store::Section>(arg.event)?,
        )
    };
    let Some(day) = Day::of(&items) else {
        return Ok(nothing);
    };
    let mut plans = Vec::new();
    let mut real = Vec::new();
    for section in &sections {
        let form = section_form(section)?;
        let entries = app.store().read().count::<store::Entry>(section.id)?;
        let plan = app.with_section_if_drawn(section.id, |live| {
            real.push(live.map_or_else(Vec::new, |live| played(live, &day)));
            let third = form.third_place == tournament::ThirdPlace::PlayOff;
            Ok(SectionPlan {
                matches: live.map_or_else(
                    || knockout_matches(entries, third),
                    |live| matches_by_round(&live.state),
                ),
                tables_per_match: if form.kind == SectionKind::Clubs {
                    u32::from(form.boards)
                } else {
                    1
                },
                time: match_time(&form),
            })
        })?;
        plans.push(plan);
    }
    if plans.iter().all(|plan| plan.matches.is_empty()) {
        return Ok(nothing);
    }
    let now = local(app.now(), &event.time_zone);
    let progress = DayProgress {
        rounds: real_times(&plans, &real),
        now: (now.date() == day.date).then(|| day.minute(now)),
    };
    let rounds = rounds_of(&plans);
    let most = rounds
        .iter()
        .map(|round| round.tables_needed)
        .max()
        .unwrap_or(1);
    let plan = Programme {
        start: day.start,
        prize_giving: day.prizes,
        breaks: day.breaks.clone(),
        at_break: AtBreak::default(),
        tables: event.table_count.unwrap_or(most),
        changeover: CHANGEOVER,
        rounds,
    };
    let expected = timetable(&plan, &progress, Pace::Expected);
    let worst = timetable(&plan, &progress, Pace::Worst);
    let rounds = expected.rounds.iter().map(|round| ForecastRound {
        round: round.round,
        waves: round.waves.len() as u32,
        begins: day.at(told(round.begins(), round.status)),
        ends: day.at(told(round.ends, round.status)),
        status: round.status,
        shift: round.shift,
    });
    Ok(Forecast {
        rounds: rounds.collect(),
        spare_minutes: Some(spare(&expected.fit)),
        spare_at_worst: Some(spare(&worst.fit)),
        remedies: remedies(&plan, &progress, Pace::Expected),
    })
}

/// A time that is foreseen is told to the next five minutes: nobody walks to a table at 10:43.
fn told(minute: Minute, status: RoundStatus) -> Minute {
    match status {
        RoundStatus::Planned => Minute(minute.0.next_multiple_of(5)),
        _ => minute,
    }
}

fn spare(fit: &Fit) -> i32 {
    match fit {
        Fit::Fits { spare } => *spare as i32,
        Fit::Late { by } => -(*by as i32),
    }
}

fn match_time(form: &super::SectionForm) -> MatchTime {
    match form.kind {
        SectionKind::Individual => MatchTime::of_chain(&form.chain, WITHOUT_CLOCK, PERCENT),
        SectionKind::Clubs => {
            let first = form.chain.steps().first().and_then(|step| step.time);
            let control = first.unwrap_or(TimeControl {
                minutes: WITHOUT_CLOCK as u16,
                increment: 0,
            });
            let rules = ClubMatchRules {
                tie_order: form.tie_order.clone(),
                ..ClubMatchRules::default()
            };
            MatchTime::of_club_match(&rules, control, PERCENT)
        }
    }
}

/// The day of play as announced.
struct Day {
    date: NaiveDate,
    start: Minute,
    prizes: Minute,
    breaks: Vec<Break>,
}

impl Day {
    /// From the first item of play to the prizes; nothing where the programme has no play.
    fn of(items: &[ProgrammeItem]) -> Option<Day> {
        let first = items.iter().find(|item| item.kind == ProgrammeKind::Play)?;
        let date = first.at.date();
        let minute = |at: NaiveDateTime| minute_of(date, at);
        let prizes = items
            .iter()
            .find(|item| item.kind == ProgrammeKind::Prizes && item.at > first.at);
        let mut breaks = Vec::new();
        for (index, item) in items
            .iter()
            .enumerate()
            .filter(|(_, item)| item.kind == ProgrammeKind::Break)
        {
            if let Some(after) = items[index + 1..]
                .iter()
                .find(|after| after.kind == ProgrammeKind::Play)
            {
                breaks.push(Break {
                    from: minute(item.at),
                    to: minute(after.at),
                });
            }
        }
        let last = prizes.map_or(Minute::at(24, 0), |item| minute(item.at));
        Some(Day {
            date,
            start: minute(first.at),
            prizes: last,
            breaks,
        })
    }

    fn minute(&self, at: NaiveDateTime) -> Minute {
        minute_of(self.date, at)
    }

    fn at(&self, minute: Minute) -> NaiveDateTime {
        self.date.and_time(chrono::NaiveTime::MIN) + TimeDelta::minutes(i64::from(minute.0))
    }
}

fn minute_of(date: NaiveDate, at: NaiveDateTime) -> Minute {
    let minutes = (at - date.and_time(chrono::NaiveTime::MIN)).num_minutes();
    Minute(u32::try_from(minutes).unwrap_or(0))
}

/// What calls and results say about one round of one section.
struct Played {
    began: Option<Minute>,
    /// When the last result came in.
    last: Option<Minute>,
    over: bool,
}

fn played(live: &Live, day: &Day) -> Vec<Played> {
    let bracket = live.state.section().bracket();
    let round = |round| {
        let matches = bracket.matches_of_round(round);
        let calls = live
            .calls
            .iter()
            .filter(|((id, _), _)| matches.contains(id));
        let games = live
            .games
            .iter()
            .filter(|((id, _), _)| matches.contains(id));
        // What was written before the day, in a rehearsal, says nothing about it.
        let on_the_day = |at| {
            let at = live.local(at);
            (at.date() >= day.date).then(|| day.minute(at))
        };
        let called = calls.filter_map(|(_, call)| on_the_day(call.called_at));
        let entered: Vec<Minute> = games
            .filter_map(|(_, game)| on_the_day(game.entered_at))
            .collect();
        let open = |id: &tournament::MatchId| {
            live.state
                .match_state(*id)
                .is_some_and(|state| state.is_open())
        };
        Played {
            // A result without a call: somebody sat down all the same.
            began: called.chain(entered.iter().copied()).min(),
            last: entered.iter().copied().max(),
            over: !matches.iter().any(open)
                && live.current_round().is_none_or(|current| current > round),
        }
    };
    (1..=bracket.rounds()).map(round).collect()
}

/// When each round of the day really began and ended: it begins with the first section that plays
/// it, and ends with the last.
fn real_times(plans: &[SectionPlan], sections: &[Vec<Played>]) -> Vec<RoundActual> {
    let longest = sections.iter().map(Vec::len).max().unwrap_or(0);
    let round = |index: usize| {
        let played = || sections.iter().filter_map(move |rounds| rounds.get(index));
        let over = plans.iter().zip(sections).all(|(plan, rounds)| {
            // A section whose lots are not drawn holds nobody up.
            rounds.is_empty()
                || plan.matches.get(index).is_none_or(|matches| *matches == 0)
                || rounds.get(index).is_some_and(|round| round.over)
        });
        RoundActual {
            began: played().filter_map(|round| round.began).min(),
            ended: played()
                .filter_map(|round| round.last)
                .max()
                .filter(|_| over),
        }
    };
    (0..longest).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foreseen_time_goes_up_to_five_minutes() {
        for (minute, expected) in [(540, 540), (643, 645), (656, 660)] {
            assert_eq!(told(Minute(minute), RoundStatus::Planned), Minute(expected));
            assert_eq!(told(Minute(minute), RoundStatus::Running), Minute(minute));
        }
    }
}
