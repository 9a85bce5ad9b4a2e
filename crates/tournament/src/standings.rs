//! *Classifica*: who is where, at the end and in the middle of the event.
//!
//! Places follow from the chart: the later an entry loses, the better its place. Entries that lost
//! in the same round, and did not play on, are ordered by who beat them, or share their places, as
//! the event chose; who lost without a victor (both absent) comes after the others and shares.
//! Places are counted without gaps, so that nobody's absence leaves one empty. The title belongs
//! only to the winner of the final: if nobody won it there is no champion, and the first places
//! are shared by those who would have played it.

use std::cmp::Reverse;
use std::collections::HashMap;

use rules::Outcome;

use crate::verdict::Verdict;
use crate::{DefeatOrder, Departure, EntryId, GameFact, MatchId, Place, Seat, State, ThirdPlace};

/// One line of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingsRow {
    /// Who.
    pub entry: EntryId,
    /// Its place. If `settled`, more than one place means a tie; otherwise it will be at least
    /// the last of them, and at best the first if somebody passes from every match to come.
    pub place: Place,
    /// Whether the place can no longer change.
    pub settled: bool,
    /// The match in which it went out, or nothing while it plays, and for the champion.
    pub lost_in: Option<MatchId>,
    /// Who beat it there.
    pub lost_to: Option<EntryId>,
    /// Withdrawn or excluded.
    pub departure: Option<Departure>,
    /// Games won, walk-overs apart.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost, walk-overs apart.
    pub lost: u32,
    /// Points of its games: 2 for a win, 1 for a drawn game.
    pub points: u32,
}

/// *Classifica* of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standings {
    /// The best first; ties in the order of the entries' numbers.
    pub rows: Vec<StandingsRow>,
    /// *Campione*: who won the final.
    pub champion: Option<EntryId>,
    /// Whether nothing is left to play.
    pub finished: bool,
}

impl Standings {
    /// The line of an entry.
    #[must_use]
    pub fn row(&self, entry: EntryId) -> Option<&StandingsRow> {
        self.rows.iter().find(|row| row.entry == entry)
    }
}

/// Where an entry stands on the chart.
#[derive(Clone, Copy, Debug)]
struct Standing {
    entry: EntryId,
    /// Best and last place that its part of the chart allows.
    span: (u32, u32),
    out: bool,
    lost_in: Option<MatchId>,
    lost_to: Option<EntryId>,
}

impl Standing {
    /// What orders the groups: whoever played on for a place comes before those who could have
    /// had it but lost without a victor.
    fn rank(&self) -> (u32, Reverse<u32>) {
        (self.span.1, Reverse(self.span.0))
    }
}

impl State {
    /// *Classifica*: final places once nothing is left to play, bounds before.
    #[must_use]
    pub fn standings(&self) -> Standings {
        let standings = self.positions();
        let finished = self.is_finished();
        let mut rows = if finished {
            self.ranked(standings)
        } else {
            self.bounded(&standings)
        };
        self.count_games(&mut rows);
        Standings {
            rows,
            champion: self.champion(),
            finished,
        }
    }

    /// Where everybody stands on the chart, in the order of the matches.
    fn positions(&self) -> Vec<Standing> {
        let bracket = self.section().bracket();
        let mut found: Vec<Standing> = Vec::with_capacity(self.holders().len());
        for (index, cell) in self.cells().iter().enumerate() {
            let node = &bracket.nodes()[index];
            let (from, to) = bracket.span(index);
            let middle = from + (to - from) / 2;
            for entry in cell.seats.into_iter().filter_map(Seat::entry) {
                let standing = match cell.verdict {
                    Verdict::Won { winner, .. } if winner == entry => {
                        // Whoever plays on is counted in the next match.
                        if node.winner_to.is_some() {
                            continue;
                        }
                        Standing {
                            entry,
                            span: (from, from),
                            out: true,
                            lost_in: None,
                            lost_to: None,
                        }
                    }
                    Verdict::Won { winner, loser, .. } => {
                        debug_assert_eq!(loser, Some(entry));
                        if node.loser_to.is_some() {
                            continue;
                        }
                        Standing {
                            entry,
                            span: (middle + 1, to),
                            out: true,
                            lost_in: Some(node.id),
                            lost_to: Some(winner),
                        }
                    }
                    Verdict::NobodyPasses { .. } => Standing {
                        entry,
                        span: (middle + 1, to),
                        out: true,
                        lost_in: Some(node.id),
                        lost_to: None,
                    },
                    Verdict::Waiting | Verdict::Open | Verdict::Empty => Standing {
                        entry,
                        span: (from, to),
                        out: false,
                        lost_in: None,
                        lost_to: None,
                    },
                };
                found.push(standing);
            }
        }
        found
    }

    /// Bounds while matches are left: who certainly comes before, who certainly after, taking it
    /// that somebody will pass from every match still to play.
    fn bounded(&self, standings: &[Standing]) -> Vec<StandingsRow> {
        let mut firsts: Vec<u32> = standings.iter().map(|standing| standing.span.0).collect();
        let mut lasts: Vec<u32> = standings.iter().map(|standing| standing.span.1).collect();
        firsts.sort_unstable();
        lasts.sort_unstable();
        let count = standings.len() as u32;
        let passing = self.passing();
        let row = |standing: &Standing| {
            let (from, to) = standing.span;
            let before = lasts.partition_point(|&last| last < from) as u32;
            let after = count - firsts.partition_point(|&first| first <= to) as u32;
            let worst = to.min(count - after);
            let best = (before + passing[from as usize] + 1).min(worst);
            let place = Place {
                from: best,
                to: worst,
            };
            self.row_of(standing, place, standing.out && !place.is_shared())
        };
        let mut rows: Vec<StandingsRow> = standings.iter().map(row).collect();
        rows.sort_by_key(|row| (row.place, row.entry));
        rows
    }

    /// For each place, how many matches still to play will send their winner above it and leave
    /// their loser at it or below.
    fn passing(&self) -> Vec<u32> {
        let mut edges = vec![0_i64; self.holders().len() + 2];
        for (index, cell) in self.cells().iter().enumerate() {
            if matches!(cell.verdict, Verdict::Waiting | Verdict::Open) {
                let (from, to) = self.section().bracket().span(index);
                edges[(from + (to - from) / 2) as usize + 1] += 1;
                edges[to as usize + 1] -= 1;
            }
        }
        let mut sum = 0;
        let running = |edge: i64| {
            sum += edge;
            u32::try_from(sum).expect("a range ends after it began")
        };
        edges.into_iter().map(running).collect()
    }

    /// Final places: by span, then by the victor's place.
    fn ranked(&self, mut standings: Vec<Standing>) -> Vec<StandingsRow> {
        standings.sort_by_key(|standing| (standing.rank(), standing.entry));
        let mut places: HashMap<EntryId, u32> = HashMap::with_capacity(standings.len());
        let mut rows: Vec<StandingsRow> = Vec::with_capacity(standings.len());
        for group in standings.chunk_by_mut(|one, other| one.span == other.span) {
            // Victors stand in better groups, so their places are known.
            let victor = |standing: &Standing| match standing.lost_to {
                Some(victor) if !self.shares(standing) => places[&victor],
                Some(_) => 0,
                None => u32::MAX,
            };
            group.sort_by_key(|standing| (victor(standing), standing.entry));
            let keys: Vec<u32> = group.iter().map(victor).collect();
            let start = rows.len() as u32;
            for (position, (standing, key)) in group.iter().zip(&keys).enumerate() {
                let first = keys.partition_point(|other| other < key) as u32;
                let last = keys.partition_point(|other| other <= key) as u32;
                debug_assert!((first..last).contains(&(position as u32)));
                let place = Place {
                    from: start + first + 1,
                    to: start + last,
                };
                places.insert(standing.entry, place.from);
                rows.push(self.row_of(standing, place, true));
            }
        }
        rows
    }

    /// Whether those who lost in the same match round share their places.
    fn shares(&self, standing: &Standing) -> bool {
        let setup = self.section().setup();
        let for_third = standing.span.0 == 3 && setup.placing.third == ThirdPlace::Shared;
        for_third || setup.defeat_order == DefeatOrder::Shared
    }

    fn row_of(&self, standing: &Standing, place: Place, settled: bool) -> StandingsRow {
        StandingsRow {
            entry: standing.entry,
            place,
            settled,
            lost_in: standing.lost_in,
            lost_to: standing.lost_to,
            departure: self.facts().departures.get(&standing.entry).copied(),
            won: 0,
            drawn: 0,
            lost: 0,
            points: 0,
        }
    }

    fn count_games(&self, rows: &mut [StandingsRow]) {
        let position: HashMap<EntryId, usize> = rows
            .iter()
            .enumerate()
            .map(|(position, row)| (row.entry, position))
            .collect();
        let games = self.counted_games().into_iter();
        for fact in games.filter(GameFact::was_played) {
            for player in [fact.white, fact.black] {
                let Some(row) = position.get(&player).map(|&position| &mut rows[position]) else {
                    continue;
                };
                row.points += fact.points(player);
                match (fact.winner(), fact.outcome) {
                    (Some(winner), _) if winner == player => row.won += 1,
                    (None, Outcome::Drawn) => row.drawn += 1,
                    _ => row.lost += 1,
                }
            }
        }
    }
}
