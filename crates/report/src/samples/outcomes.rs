//! Results and places of a played chart.

use crate::data::{
    Chart, ChartMatch, MatchResult, ResultLine, ResultsRound, RoundHead, RoundResults, Slot,
    StandingLine, Standings,
};

use super::bracket::{entrant, passing, resting};
use super::said::Said;

/// The results of a chart, round by round.
pub(super) fn results(said: Said, chart: &Chart) -> RoundResults {
    let of = chart.main().len() as u32;
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
    let mut rounds = Vec::new();
    for part in &chart.parts {
        let before = of - part.rounds.len() as u32;
        for (round, number) in part.rounds.iter().zip(before + 1..) {
            rounds.push(ResultsRound {
                round: RoundHead { number, of },
                part: part.name.clone(),
                matches: round.matches.iter().filter_map(line).collect(),
                byes: round.matches.iter().filter_map(resting).collect(),
            });
        }
    }
    RoundResults {
        event: chart.event.clone(),
        section: chart.section.clone(),
        rounds,
    }
}

/// Places from the round of defeat; those beaten in the same round share them, unless they play on.
pub(super) fn standings(said: Said, chart: &Chart) -> Standings {
    let mut lines = Vec::new();
    let played_on: Vec<u32> = chart.parts.iter().map(|part| part.best).collect();
    for part in &chart.parts {
        let last = part.rounds.len();
        for (back, round) in part.rounds.iter().rev().enumerate() {
            let won = (last - back) as u32;
            if let (0, Some(decider)) = (back, round.matches.first()) {
                let note = (part.best == 1).then(|| said.text("paper-champion"));
                lines.extend(line(&passing(decider, true), part.best, false, note, won));
            }
            let place = part.best + round.matches.len() as u32;
            if played_on.contains(&place) {
                continue;
            }
            for one in &round.matches {
                let tied = round.matches.len() > 1;
                let out = line(&passing(one, false), place, tied, lost(said, one), won - 1);
                lines.extend(out);
            }
        }
    }
    lines.sort_by_key(|line| line.place);
    Standings {
        event: chart.event.clone(),
        section: chart.section.clone(),
        lines,
        explained: said.all(["paper-places-knockout", "paper-places-within"]),
        signatures: said.officials().into_iter().take(2).collect(),
    }
}

fn line(
    slot: &Slot,
    place: u32,
    tied: bool,
    note: Option<String>,
    won: u32,
) -> Option<StandingLine> {
    Some(StandingLine {
        place: Some(place),
        at_least: false,
        tied,
        competitor: entrant(slot)?,
        card: None,
        note,
        won: Some(won),
    })
}

fn lost(said: Said, one: &ChartMatch) -> Option<String> {
    let victor = entrant(&passing(one, true))?;
    let who = format!("{} {}", victor.surname, victor.name);
    Some(said.with("paper-beaten-by", &[("who", who.into())]))
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
