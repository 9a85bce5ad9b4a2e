//! The one list of what a section plays: pictures, papers and exports read it, so that none can forget a match.

use tournament::Bracket;

use super::{ChartRound, RoundName, match_card};
use crate::Reply;
use crate::section::Live;

/// A tree of the chart whose players compete for consecutive places, from `from` down.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    /// The place that its last winner takes: 1 for the main tree, 3 for the match for third place.
    pub(crate) from: u32,
    /// From its first round to its last.
    pub(crate) rounds: Vec<ChartRound>,
}

impl Part {
    /// What it is played for; none for the main tree, whose rounds have names of their own.
    pub(crate) fn name(&self) -> Option<RoundName> {
        let first = self.rounds.first()?;
        (self.from > 1).then_some(first.name)
    }
}

/// Every tree of a section: the main one, the match for third place, then those for lower places.
pub(crate) fn parts(live: &Live) -> Reply<Vec<Part>> {
    let bracket = live.state.section().bracket();
    let mut parts = Vec::new();
    for (from, rounds) in trees(bracket) {
        let rounds: Reply<Vec<ChartRound>> = rounds
            .into_iter()
            .map(|ids| {
                let cards: Reply<Vec<_>> = ids.iter().map(|id| match_card(live, *id)).collect();
                let matches = cards?;
                Ok(ChartRound {
                    number: matches.first().map_or(0, |card| card.round),
                    name: matches.first().map_or(RoundName::Final, |card| card.name),
                    matches,
                })
            })
            .collect();
        parts.push(Part {
            from,
            rounds: rounds?,
        });
    }
    Ok(parts)
}

/// The matches of a bracket, tree by tree and round by round.
pub(crate) fn trees(bracket: &Bracket) -> Vec<(u32, Vec<Vec<tournament::MatchId>>)> {
    let mut trees: std::collections::BTreeMap<u32, Vec<Vec<tournament::MatchId>>> =
        std::collections::BTreeMap::new();
    for id in bracket.matches() {
        let rounds = trees.entry(id.from()).or_default();
        let round = usize::from(id.round());
        if rounds.len() < round {
            rounds.resize(round, Vec::new());
        }
        rounds[round - 1].push(id);
    }
    trees.into_iter().collect()
}
