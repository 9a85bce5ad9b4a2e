//! A chart filled and played in a fixed way.

use chrono::NaiveTime;
use messages::Language;

use crate::data::{
    Chart, ChartMatch, ChartRound, Competitor, EventHead, Half, MatchResult, ResultLine,
    ResultsRound, RoundHead, RoundResults, SectionHead, Slot, StandingLine, Standings,
};

use super::said::Said;

/// A chart of `entries` with the first `played` rounds decided; the third-place match counts as the final's.
pub fn chart(
    event: &EventHead,
    section: &SectionHead,
    entries: &[Competitor],
    played: usize,
    language: Language,
) -> Chart {
    let said = Said::new(language);
    let mut rounds: Vec<ChartRound> = Vec::new();
    let mut table = 0;
    let mut slots = first_places(entries);
    let mut losers = Vec::new();
    while slots.len() > 1 {
        let number = rounds.len();
        let mut matches: Vec<ChartMatch> = slots
            .chunks(2)
            .map(|pair| ChartMatch {
                table: None,
                top: pair[0].clone(),
                bottom: pair[1].clone(),
                result: None,
            })
            .collect();
        for (index, one) in matches.iter_mut().enumerate() {
            if one.top == Slot::Bye || one.bottom == Slot::Bye {
                let winner = if one.top == Slot::Bye {
                    Half::Bottom
                } else {
                    Half::Top
                };
                one.result = Some(MatchResult {
                    winner: Some(winner),
                    ..MatchResult::default()
                });
            } else {
                table += 1;
                one.table = Some(table);
                one.result = (number < played).then(|| outcome(said, number, index));
            }
        }
        if matches.len() == 2 {
            losers = matches.iter().map(|one| passing(one, false)).collect();
        }
        slots = matches.iter().map(|one| passing(one, true)).collect();
        rounds.push(ChartRound {
            starts: start_of(number),
            matches,
        });
    }
    let third_place = match <[Slot; 2]>::try_from(losers) {
        Ok([top, bottom]) if top != Slot::Bye && bottom != Slot::Bye => {
            let result = (played >= rounds.len()).then(|| outcome(said, 0, 1));
            Some(ChartMatch {
                table: Some(table + 1),
                top,
                bottom,
                result,
            })
        }
        _ => None,
    };
    Chart {
        event: event.clone(),
        section: section.clone(),
        rounds,
        third_place,
    }
}

/// The results of a chart, round by round.
pub(super) fn results(said: Said, chart: &Chart) -> RoundResults {
    let of = chart.rounds.len() as u32;
    let line = |one: &ChartMatch| {
        let (top, bottom) = (entrant(&one.top)?, entrant(&one.bottom)?);
        let result = one.result.as_ref();
        let score = result.and_then(|r| {
            Some(format!(
                "{}–{}",
                r.top_score.as_ref()?,
                r.bottom_score.as_ref()?
            ))
        });
        Some(ResultLine {
            table: one.table,
            top,
            bottom,
            winner: result.and_then(|r| r.winner),
            score,
            reason: result.and_then(|result| reason_of(said, result)),
        })
    };
    let mut rounds: Vec<ResultsRound> = chart
        .rounds
        .iter()
        .enumerate()
        .map(|(index, round)| ResultsRound {
            round: RoundHead {
                number: index as u32 + 1,
                of,
            },
            third_place: false,
            matches: round.matches.iter().filter_map(line).collect(),
            byes: round.matches.iter().filter_map(resting).collect(),
        })
        .collect();
    if let Some(match_line) = chart.third_place.as_ref().and_then(line) {
        let round = RoundHead { number: of, of };
        rounds.push(ResultsRound {
            round,
            third_place: true,
            matches: vec![match_line],
            byes: Vec::new(),
        });
    }
    RoundResults {
        event: chart.event.clone(),
        section: chart.section.clone(),
        rounds,
    }
}

/// Places from the round of defeat; those beaten in the same round share them.
pub(super) fn standings(said: Said, chart: &Chart) -> Standings {
    let mut lines: Vec<StandingLine> = Vec::new();
    let mut add = |competitor: Option<Competitor>, place: usize, tied: bool, note, won: usize| {
        lines.extend(competitor.map(|competitor| StandingLine {
            place: place as u32,
            tied,
            competitor,
            note,
            won: Some(won as u32),
        }));
    };
    let lost = |one: &ChartMatch| {
        let victor = entrant(&passing(one, true))?;
        let who = format!("{} {}", victor.surname, victor.name);
        Some(said.with("paper-beaten-by", &[("who", who.into())]))
    };
    let last = chart.rounds.len();
    for (back, round) in chart.rounds.iter().rev().enumerate() {
        let won = last - back;
        if let (0, Some(last)) = (back, round.matches.first()) {
            let champion = Some(said.text("paper-champion"));
            add(entrant(&passing(last, true)), 1, false, champion, won);
        }
        if let (1, Some(third)) = (back, &chart.third_place) {
            add(entrant(&passing(third, true)), 3, false, None, won);
            add(
                entrant(&passing(third, false)),
                4,
                false,
                lost(third),
                won - 1,
            );
            continue;
        }
        let place = round.matches.len() + 1;
        let tied = round.matches.len() > 1;
        for one in &round.matches {
            add(
                entrant(&passing(one, false)),
                place,
                tied,
                lost(one),
                won - 1,
            );
        }
    }
    Standings {
        event: chart.event.clone(),
        section: chart.section.clone(),
        lines,
    }
}

/// The competitor in a slot, if somebody is.
pub(super) fn entrant(slot: &Slot) -> Option<Competitor> {
    match slot {
        Slot::Entry { competitor, .. } => Some(competitor.clone()),
        Slot::Bye | Slot::WinnerOf { .. } | Slot::LoserOf { .. } | Slot::Open => None,
    }
}

/// Who passes without playing.
pub(super) fn resting(one: &ChartMatch) -> Option<Competitor> {
    match (&one.top, &one.bottom) {
        (slot, Slot::Bye) | (Slot::Bye, slot) => entrant(slot),
        _ => None,
    }
}

fn first_places(entries: &[Competitor]) -> Vec<Slot> {
    let places = entries.len().max(2).next_power_of_two();
    let byes = places - entries.len();
    let tables = places / 2;
    let mut people = entries.iter().cloned();
    let mut slots = Vec::with_capacity(places);
    for table in 0..tables {
        let rests = (table + 1) * byes / tables > table * byes / tables;
        for half in 0..2 {
            let place = Some(slots.len() as u32 + 1);
            let person = if rests && half == 1 {
                None
            } else {
                people.next()
            };
            slots.push(person.map_or(Slot::Bye, |competitor| Slot::Entry { place, competitor }));
        }
    }
    slots
}

fn passing(one: &ChartMatch, winner: bool) -> Slot {
    let Some(Half::Top | Half::Bottom) = one.result.as_ref().and_then(|result| result.winner)
    else {
        let table = one.table.unwrap_or(0);
        return if winner {
            Slot::WinnerOf { table }
        } else {
            Slot::LoserOf { table }
        };
    };
    let top_won = one.result.as_ref().and_then(|result| result.winner) == Some(Half::Top);
    let slot = if top_won == winner {
        &one.top
    } else {
        &one.bottom
    };
    match slot {
        Slot::Entry { competitor, .. } => Slot::Entry {
            place: None,
            competitor: competitor.clone(),
        },
        other => other.clone(),
    }
}

/// A note stands on the chart only where the games alone do not explain the result.
fn outcome(said: Said, round: usize, index: usize) -> MatchResult {
    const SCORES: [(&str, &str, Option<&str>); 6] = [
        ("2", "0", None),
        ("0", "2", None),
        ("3", "1", None),
        ("1", "3", None),
        ("2", "0", None),
        ("0", "2", Some("paper-how-walk-over")),
    ];
    let (top, bottom, note) = SCORES[(index * 5 + round * 3) % SCORES.len()];
    MatchResult {
        winner: Some(if top > bottom {
            Half::Top
        } else {
            Half::Bottom
        }),
        top_score: Some(top.to_owned()),
        bottom_score: Some(bottom.to_owned()),
        note: note.map(|key| said.text(key)),
    }
}

/// How a match ended, in the words of the list of results.
fn reason_of(said: Said, result: &MatchResult) -> Option<String> {
    let by_score = match (
        result.top_score.as_deref()?,
        result.bottom_score.as_deref()?,
    ) {
        ("2", "0") => "reason-resigned",
        ("0", "2") => "reason-no-moves",
        _ => "reason-time",
    };
    result.note.clone().or_else(|| Some(said.text(by_score)))
}

fn start_of(round: usize) -> Option<NaiveTime> {
    const STARTS: [(u32, u32); 8] = [
        (9, 0),
        (9, 50),
        (10, 40),
        (11, 30),
        (15, 0),
        (15, 50),
        (16, 40),
        (17, 30),
    ];
    let (hour, minute) = STARTS.get(round)?;
    NaiveTime::from_hms_opt(*hour, *minute, 0)
}
