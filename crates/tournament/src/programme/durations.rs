//! How long a match takes, and how many tables each round asks for.

use super::RoundPlan;
use crate::{Chain, ClubMatchRules, Seat, State, Step, TieRule, TimeControl};

/// Moves of each player that an increment is reckoned over: a long game of Italian draughts.
const MOVES_WITH_INCREMENT: u32 = 60;

/// *Durata di un incontro*, in minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchTime {
    /// As long as the slowest match of a round usually takes.
    pub expected: u32,
    /// As long as it can take at most.
    pub worst: u32,
}

impl MatchTime {
    /// Share of the clocks that a match usually uses, in hundredths.
    pub const USUAL_PERCENT: u32 = 60;

    /// The times of a match played down this chain.
    ///
    /// The worst case plays every step until every clock has run out. The expected case is
    /// `percent` hundredths of the first step, for most matches end there and before time. Where
    /// the chain has no clock, a game is given `without_clock` minutes.
    pub fn of_chain(chain: &Chain, without_clock: u32, percent: u32) -> Self {
        let minutes = |step: &Step| {
            let game = step.time.map_or(without_clock, longest_game);
            u32::from(step.kind.games()) * game
        };
        let first = chain.steps().first().map_or(0, minutes);
        Self {
            expected: share(first, percent),
            worst: chain.steps().iter().map(minutes).sum(),
        }
    }

    /// The times of a club match, all of whose boards play at once at this pace.
    pub fn of_club_match(rules: &ClubMatchRules, control: TimeControl, percent: u32) -> Self {
        let replays = rules
            .tie_order
            .iter()
            .filter(|rule| **rule == TieRule::Replay)
            .count();
        let set = longest_game(control);
        Self {
            expected: share(set, percent),
            worst: set * (1 + replays as u32),
        }
    }

    /// The same, but never longer than `minutes`.
    pub fn at_most(self, minutes: u32) -> Self {
        Self {
            expected: self.expected.min(minutes),
            worst: self.worst.min(minutes),
        }
    }
}

/// Minutes of a game in which both clocks run out.
fn longest_game(control: TimeControl) -> u32 {
    let increments = (u32::from(control.increment) * MOVES_WITH_INCREMENT).div_ceil(60);
    2 * (u32::from(control.minutes) + increments)
}

fn share(minutes: u32, percent: u32) -> u32 {
    (minutes * percent.min(100)).div_ceil(100)
}

/// What one section adds to the rounds of the day.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SectionPlan {
    /// Matches really played in each round, byes left out.
    pub matches: Vec<u32>,
    /// Tables one match takes: 1, or the boards of a club match.
    pub tables_per_match: u32,
    /// How long a match takes.
    pub time: MatchTime,
}

/// Matches of each round of a knockout with this many entries, the play-off for third place being
/// played beside the final.
pub fn knockout_matches(entries: u32, third_place_play_off: bool) -> Vec<u32> {
    if entries < 2 {
        return Vec::new();
    }
    let size = entries.next_power_of_two();
    let mut matches = vec![entries - size / 2];
    let mut next = size / 4;
    while next > 0 {
        matches.push(next);
        next /= 2;
    }
    // With three entries the loser of the only semi-final is third without playing.
    if third_place_play_off && entries >= 4 {
        *matches.last_mut().expect("two entries play a final") += 1;
    }
    matches
}

/// Matches of each round of this chart that two entries will play, matches for lower places too.
pub fn matches_by_round(state: &State) -> Vec<u32> {
    let mut rounds = Vec::new();
    for view in state.match_views() {
        let round = usize::from(view.round);
        if rounds.len() < round {
            rounds.resize(round, 0);
        }
        if !view.seats.contains(&Seat::Nobody) {
            rounds[round - 1] += 1;
        }
    }
    rounds
}

/// The rounds of a day on which these sections begin together and share the tables.
///
/// A round lasts as long as its slowest section.
pub fn rounds_of(sections: &[SectionPlan]) -> Vec<RoundPlan> {
    let longest = sections.iter().map(|section| section.matches.len()).max();
    (0..longest.unwrap_or(0))
        .map(|round| {
            let playing = sections
                .iter()
                .filter_map(|section| Some((section, *section.matches.get(round)?)));
            let mut plan = RoundPlan {
                tables_needed: 0,
                time: MatchTime {
                    expected: 0,
                    worst: 0,
                },
            };
            for (section, matches) in playing {
                plan.tables_needed += matches * section.tables_per_match;
                plan.time.expected = plan.time.expected.max(section.time.expected);
                plan.time.worst = plan.time.worst.max(section.time.worst);
            }
            plan
        })
        .collect()
}
