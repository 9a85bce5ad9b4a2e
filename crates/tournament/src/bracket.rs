//! *Tabellone*: which matches there are and who meets whom, before anything is played.
//!
//! The winners of two neighbouring tables make the next table, up to the final (flyer, B–D). The
//! losers of a round may play on for the places below: those of the semi-finals for third place,
//! those of the quarter-finals for fifth to eighth, and so on.

use crate::EntryId;
use crate::{Holder, MatchId, PlaceNo};

/// *Finale per il terzo posto*: what becomes of the losers of the semi-finals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ThirdPlace {
    /// They play for it: there is one plaque.
    #[default]
    PlayOff,
    /// They share it.
    Shared,
}

/// Which matches are played for the places below the final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlacingMatches {
    /// The losers of the semi-finals.
    pub third: ThirdPlace,
    /// The last place that is played for (8 adds the matches for fifth to eighth); absent for
    /// nothing below fourth.
    pub down_to: Option<u32>,
}

/// One side of a match: who sits there, or where they will come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "kind", content = "id")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Slot {
    /// An entry.
    Entry(EntryId),
    /// *Riposo*: nobody; the other side passes.
    Bye,
    /// *Vincente di* another match.
    WinnerOf(MatchId),
    /// *Perdente di* another match.
    LoserOf(MatchId),
}

/// Where a side of a match gets its player from, by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Feed {
    Place(u32),
    Winner(u32),
    Loser(u32),
}

/// A side of a match: the match's position and the side, 0 above and 1 below.
pub(crate) type Target = Option<(u32, u8)>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) id: MatchId,
    /// The round of the day in which it is played.
    pub(crate) round: u8,
    pub(crate) feeds: [Feed; 2],
    pub(crate) winner_to: Target,
    pub(crate) loser_to: Target,
}

/// A part of the chart whose players compete for consecutive places.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Branch {
    from: u32,
    rounds: u8,
    offset: u32,
    /// The round of the day after which it begins.
    after: u8,
}

impl Branch {
    /// Position of the first match of a round, in the list of all matches.
    fn start(&self, round: u8) -> u32 {
        self.offset + (1 << self.rounds) - (1 << (self.rounds - round + 1))
    }
}

/// *Tabellone*: the matches of a section in an order in which each comes after those that feed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    rounds: u8,
    branches: Vec<Branch>,
    nodes: Vec<Node>,
}

impl Bracket {
    /// The chart for a number of places, which must be a power of two from 2 up.
    #[must_use]
    pub fn new(places: usize, placing: PlacingMatches) -> Self {
        debug_assert!(
            places.is_power_of_two() && places >= 2,
            "places come from the lots"
        );
        let rounds = places.trailing_zeros() as u8;
        let mut bracket = Self {
            rounds,
            branches: Vec::new(),
            nodes: Vec::new(),
        };
        bracket.grow(
            Branch {
                from: 1,
                rounds,
                offset: 0,
                after: 0,
            },
            Feed::Place,
        );
        // Losers play on part by part, each part after the one that feeds it.
        let mut next = 0;
        while next < bracket.branches.len() {
            bracket.add_placing(next, placing);
            next += 1;
        }
        bracket.branches.sort_by_key(|branch| branch.from);
        bracket
    }

    /// *Turni*: rounds from the first to the final.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The final.
    #[must_use]
    pub fn final_id(&self) -> MatchId {
        MatchId::main(self.rounds, 1)
    }

    /// Every match, each after those that feed it.
    pub fn matches(&self) -> impl ExactSizeIterator<Item = MatchId> + '_ {
        self.nodes.iter().map(|node| node.id)
    }

    /// Matches played in one round of the day, with those for lower places first, so that the
    /// final has the last table.
    #[must_use]
    pub fn matches_of_round(&self, round: u8) -> Vec<MatchId> {
        let mut matches: Vec<MatchId> = self
            .nodes
            .iter()
            .filter(|node| node.round == round)
            .map(|node| node.id)
            .collect();
        matches.sort_by_key(|id| (std::cmp::Reverse(id.from()), id.number()));
        matches
    }

    /// The round of the day in which a match is played: matches for lower places are played
    /// beside those of the chart.
    #[must_use]
    pub fn round_of(&self, id: MatchId) -> Option<u8> {
        self.index(id).map(|index| self.nodes[index].round)
    }

    /// Whether there is such a match.
    #[must_use]
    pub fn contains(&self, id: MatchId) -> bool {
        self.index(id).is_some()
    }

    /// Places for which a match is played: its players end between these, whoever wins.
    #[must_use]
    pub(crate) fn span(&self, index: usize) -> (u32, u32) {
        let id = self.nodes[index].id;
        let rounds = self.branch(id.from()).map_or(0, |branch| branch.rounds);
        (id.from(), id.from() + (1 << (rounds - id.round() + 1)) - 1)
    }

    pub(crate) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    pub(crate) fn index(&self, id: MatchId) -> Option<usize> {
        let branch = self.branch(id.from())?;
        let exists = (1..=branch.rounds).contains(&id.round())
            && (1..=1_u32 << (branch.rounds - id.round())).contains(&id.number());
        exists.then(|| (branch.start(id.round()) + id.number() - 1) as usize)
    }

    /// What a side of a match says before anything is played.
    pub(crate) fn slot(&self, index: usize, side: usize, places: &[Holder]) -> Slot {
        match self.nodes[index].feeds[side] {
            Feed::Place(place) => match places[place as usize] {
                Holder::Entry(entry) => Slot::Entry(entry),
                Holder::Bye => Slot::Bye,
            },
            Feed::Winner(from) => Slot::WinnerOf(self.nodes[from as usize].id),
            Feed::Loser(from) => Slot::LoserOf(self.nodes[from as usize].id),
        }
    }

    /// The match of the first round in which a place plays.
    pub(crate) fn first_match(place: PlaceNo) -> usize {
        place.index() / 2
    }

    fn branch(&self, from: u32) -> Option<&Branch> {
        if from == 1 {
            return self.branches.first();
        }
        let found = self
            .branches
            .binary_search_by_key(&from, |branch| branch.from)
            .ok()?;
        Some(&self.branches[found])
    }

    /// Adds the matches of one part, whose first round is fed as given.
    fn grow(&mut self, mut branch: Branch, feed: impl Fn(u32) -> Feed) {
        branch.offset = self.nodes.len() as u32;
        for round in 1..=branch.rounds {
            let count = 1_u32 << (branch.rounds - round);
            let start = branch.start(round);
            let before = if round > 1 {
                branch.start(round - 1)
            } else {
                0
            };
            for number in 0..count {
                let feeds = [0, 1].map(|side| match round {
                    1 => feed(2 * number + side),
                    _ => Feed::Winner(before + 2 * number + side),
                });
                let next = start + count + number / 2;
                self.nodes.push(Node {
                    id: MatchId::placing(branch.from, round, number + 1),
                    round: branch.after + round,
                    feeds,
                    winner_to: (round < branch.rounds).then_some((next, (number % 2) as u8)),
                    loser_to: None,
                });
            }
        }
        self.branches.push(branch);
    }

    /// Adds the parts in which the losers of one part play on.
    fn add_placing(&mut self, branch: usize, placing: PlacingMatches) {
        let parent = self.branches[branch].clone();
        for round in (1..parent.rounds).rev() {
            let losers = 1_u32 << (parent.rounds - round);
            let from = parent.from + losers;
            let wanted = match from {
                3 => placing.third == ThirdPlace::PlayOff,
                _ => placing.down_to.is_some_and(|last| from < last),
            };
            if !wanted {
                continue;
            }
            let start = parent.start(round);
            let child = Branch {
                from,
                rounds: losers.trailing_zeros() as u8,
                offset: 0,
                after: parent.after + round,
            };
            let offset = self.nodes.len() as u32;
            self.grow(child, |side| Feed::Loser(start + side));
            for loser in 0..losers {
                let target = (offset + loser / 2, (loser % 2) as u8);
                self.nodes[(start + loser) as usize].loser_to = Some(target);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_match_is_found_under_its_name_and_comes_after_its_feeds() {
        for rounds in 1..=7 {
            for down_to in [None, Some(8), Some(u32::MAX)] {
                let placing = PlacingMatches {
                    third: ThirdPlace::PlayOff,
                    down_to,
                };
                let bracket = Bracket::new(1 << rounds, placing);
                for (index, node) in bracket.nodes.iter().enumerate() {
                    assert_eq!(bracket.index(node.id), Some(index), "{}", node.id);
                    for (side, feed) in node.feeds.iter().enumerate() {
                        let here = Some((index as u32, side as u8));
                        match *feed {
                            Feed::Place(_) => assert_eq!(node.round, 1),
                            Feed::Winner(from) => {
                                assert_eq!(bracket.nodes[from as usize].winner_to, here);
                                assert!((from as usize) < index);
                            }
                            Feed::Loser(from) => {
                                assert_eq!(bracket.nodes[from as usize].loser_to, here);
                                assert!((from as usize) < index);
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn when_everyone_plays_on_each_place_has_its_match() {
        let placing = PlacingMatches {
            third: ThirdPlace::PlayOff,
            down_to: Some(16),
        };
        let bracket = Bracket::new(16, placing);
        assert_eq!(bracket.matches().len(), 4 * 8);
        for round in 1..=4 {
            assert_eq!(bracket.matches_of_round(round).len(), 8, "round {round}");
        }
        assert_eq!(
            bracket.matches_of_round(4).last(),
            Some(&bracket.final_id())
        );
    }

    #[test]
    fn names_outside_the_chart_are_not_found() {
        let bracket = Bracket::new(8, PlacingMatches::default());
        for text in ["r4-1", "r1-5", "p5-r1-1", "p2-r1-1"] {
            assert!(!bracket.contains(text.parse().unwrap()), "{text}");
        }
        assert!(bracket.contains(MatchId::THIRD));
    }
}
