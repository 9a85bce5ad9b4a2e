//! A chart filled and played in a fixed way.

use chrono::NaiveTime;
use messages::Language;

use crate::data::{
    Chart, ChartMatch, ChartPart, ChartRound, Competitor, EventHead, Half, MatchResult,
    SectionHead, Slot,
};

use super::said::Said;

/// What is played beside the main tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placing {
    /// Nothing: third place is shared.
    Nothing,
    /// Third place alone.
    Third,
    /// Third place, and fifth to eighth.
    Eight,
}

/// A chart of `entries` with the first `played` rounds decided.
pub fn chart(
    event: &EventHead,
    section: &SectionHead,
    entries: &[Competitor],
    played: usize,
    language: Language,
) -> Chart {
    placed_chart(event, section, entries, played, language, Placing::Third)
}

/// The same, with a choice of what is played for the lower places.
pub fn placed_chart(
    event: &EventHead,
    section: &SectionHead,
    entries: &[Competitor],
    played: usize,
    language: Language,
    placing: Placing,
) -> Chart {
    let mut hall = Hall {
        said: Said::new(language),
        played,
        tables: Vec::new(),
    };
    let (rounds, losers) = hall.tree(first_places(entries), 0);
    let last = rounds.len();
    let mut parts = vec![ChartPart {
        name: None,
        best: 1,
        rounds,
    }];
    // The losers of a round with so many of them play on, in the rounds of the day that follow it.
    let mut add = |hall: &mut Hall, losers: &[Vec<Slot>], after: usize, best: u32| {
        let Some(slots) = losers
            .get(after)
            .filter(|slots| !slots.contains(&Slot::Bye))
        else {
            return Vec::new();
        };
        let count = slots.len();
        let (rounds, losers) = hall.tree(slots.clone(), last - count.ilog2() as usize);
        parts.push(ChartPart {
            name: Some(hall.said.placing(best, best + count as u32 - 1)),
            best,
            rounds,
        });
        losers
    };
    if placing != Placing::Nothing && last >= 2 {
        add(&mut hall, &losers, last - 2, 3);
    }
    if placing == Placing::Eight && last >= 3 {
        let lower = add(&mut hall, &losers, last - 3, 5);
        add(&mut hall, &lower, 0, 7);
    }
    Chart {
        event: event.clone(),
        section: section.clone(),
        parts,
    }
}

/// Tables begin again from one in each round of the day.
struct Hall {
    said: Said,
    played: usize,
    tables: Vec<u32>,
}

impl Hall {
    /// The rounds of a tree that begins after so many rounds of the day, and the losers of each.
    fn tree(&mut self, mut slots: Vec<Slot>, after: usize) -> (Vec<ChartRound>, Vec<Vec<Slot>>) {
        let (mut rounds, mut losers) = (Vec::new(), Vec::new());
        while slots.len() > 1 {
            let number = after + rounds.len();
            let pairs = slots.chunks(2).enumerate();
            let matches: Vec<ChartMatch> = pairs
                .map(|(index, pair)| self.seat(number, index, &pair[0], &pair[1]))
                .collect();
            losers.push(matches.iter().map(|one| passing(one, false)).collect());
            slots = matches.iter().map(|one| passing(one, true)).collect();
            rounds.push(ChartRound {
                starts: start_of(number),
                matches,
            });
        }
        (rounds, losers)
    }

    fn seat(&mut self, number: usize, index: usize, top: &Slot, bottom: &Slot) -> ChartMatch {
        let rests = [top, bottom].contains(&&Slot::Bye);
        if self.tables.len() <= number {
            self.tables.resize(number + 1, 0);
        }
        if !rests {
            self.tables[number] += 1;
        }
        let result = match (rests, number < self.played) {
            (true, _) => Some(MatchResult {
                winner: Some(if *top == Slot::Bye {
                    Half::Bottom
                } else {
                    Half::Top
                }),
                over: true,
                ..MatchResult::default()
            }),
            (false, true) => Some(outcome(self.said, number, index, top, bottom)),
            (false, false) => None,
        };
        ChartMatch {
            table: (!rests).then(|| self.tables[number]),
            top: top.clone(),
            bottom: bottom.clone(),
            result,
        }
    }
}

/// The competitor in a slot, if somebody is.
pub(super) fn entrant(slot: &Slot) -> Option<Competitor> {
    match slot {
        Slot::Entry { competitor, .. } => Some(competitor.clone()),
        _ => None,
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

pub(super) fn passing(one: &ChartMatch, winner: bool) -> Slot {
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
fn outcome(said: Said, round: usize, index: usize, top: &Slot, bottom: &Slot) -> MatchResult {
    const SCORES: [(&str, &str, bool); 6] = [
        ("2", "0", false),
        ("0", "2", false),
        ("3", "1", false),
        ("1", "3", false),
        ("2", "0", false),
        ("0", "2", true),
    ];
    let (above, below, absent) = SCORES[(index * 5 + round * 3) % SCORES.len()];
    let (winner, loser) = match above > below {
        true => (Half::Top, bottom),
        false => (Half::Bottom, top),
    };
    let who = entrant(loser).map_or_else(String::new, |one| one.surname);
    MatchResult {
        winner: Some(winner),
        over: true,
        top_score: Some(above.to_owned()),
        bottom_score: Some(below.to_owned()),
        note: absent.then(|| said.with("paper-how-walk-over", &[("who", who.into())])),
    }
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
