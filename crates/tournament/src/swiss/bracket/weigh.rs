//! One matching: players and empty seats as vertices, criteria and preferences as weights.

use super::{Bracket, Role};
use crate::swiss::completion::may_rest;
use crate::swiss::criteria::{Criteria, Weights};
use crate::swiss::matching::{Graph, LeftOver, perfect_matching};
use crate::swiss::transposition::earliest;
use crate::swiss::weight::{Layout, Weight, Work};

/// Empty seats: who takes one finds nobody in the part of the field that is looked at.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    pub(super) count: usize,
    /// If given, the seat is the bye, and for this score only.
    bye: Option<u32>,
}

impl Seats {
    pub(super) fn open(count: usize) -> Self {
        Self { count, bye: None }
    }

    pub(super) fn bye(score: u32) -> Self {
        Self {
            count: 1,
            bye: Some(score),
        }
    }
}

/// A pairing of a part of the field: who meets whom, and who meets nobody in it.
pub(super) struct Choice {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) left: Vec<usize>,
}

/// The two halves of a remainder, after exchanges.
pub(super) struct Halves {
    pub(super) upper: Vec<usize>,
    pub(super) lower: Vec<usize>,
}

/// Adds to counts of its own what an order of preference says for a pair, the higher ranked
/// first; says no if the two shall not be paired here.
pub(super) type Preference<'a> = dyn Fn(usize, usize, &mut dyn FnMut(usize, i64)) -> bool + 'a;

/// Finds the best pairing by the criteria and then by a preference.
pub(super) struct Weigh<'a> {
    pub(super) bracket: &'a Bracket<'a>,
    pub(super) criteria: &'a Criteria,
    pub(super) players: &'a [usize],
    pub(super) seats: Seats,
    pub(super) prefer: &'a Preference<'a>,
}

impl Work for Weigh<'_> {
    type Output = Result<Choice, LeftOver>;

    fn run<W: Weight>(self, layout: &Layout) -> Self::Output {
        let bracket = self.bracket;
        let zero: W = layout.zero();
        let mut weights: Weights<'_, W> = Weights::new(self.criteria, bracket, layout);
        let count = self.players.len();
        let mut graph = Graph::new(count + self.seats.count, &zero);
        for (one, &higher) in self.players.iter().enumerate() {
            let is_moved = matches!(bracket.role(higher), Role::Moved(_));
            for (two, &lower) in self.players.iter().enumerate().skip(one + 1) {
                if !bracket.field.may_meet(higher, lower)
                    || is_moved && matches!(bracket.role(lower), Role::Moved(_))
                {
                    continue;
                }
                let mut weight = weights.of(higher, lower).clone();
                let mut add = |count, value| weight.put(layout.place(count), value);
                if (self.prefer)(higher, lower, &mut add) {
                    graph.join(one, two, &weight);
                }
            }
            if sits(bracket, self.seats, higher) {
                for seat in 0..self.seats.count {
                    graph.join(one, count + seat, &zero);
                }
            }
        }
        let moved = |index: &&usize| matches!(bracket.role(**index), Role::Moved(_));
        let heavy = self.players.iter().take_while(moved).count();
        let best = perfect_matching(&graph, &zero, heavy)?;
        let mut choice = Choice {
            pairs: Vec::with_capacity(count / 2),
            left: Vec::new(),
        };
        for (one, &index) in self.players.iter().enumerate() {
            let mate = best.mate[one];
            if mate >= count {
                choice.left.push(index);
            } else if one < mate {
                choice.pairs.push((index, self.players[mate]));
            }
        }
        Ok(choice)
    }
}

/// Finds the first of the best pairings of two halves.
pub(super) struct Transpose<'a> {
    pub(super) bracket: &'a Bracket<'a>,
    pub(super) criteria: &'a Criteria,
    pub(super) seats: Seats,
    pub(super) halves: &'a Halves,
}

impl Work for Transpose<'_> {
    type Output = Result<Choice, LeftOver>;

    fn run<W: Weight>(self, layout: &Layout) -> Self::Output {
        let bracket = self.bracket;
        let Halves { upper, lower } = self.halves;
        let rows = lower.len();
        let zero: W = layout.zero();
        let mut weights = Weights::new(self.criteria, bracket, layout);
        let mut graph = Graph::new(rows * 2, &zero);
        for (column, &second) in lower.iter().enumerate() {
            for (row, &first) in upper.iter().enumerate() {
                if first < second && bracket.field.may_meet(first, second) {
                    graph.join(row, rows + column, weights.of(first, second));
                }
            }
            if sits(bracket, self.seats, second) {
                for row in upper.len()..rows {
                    graph.join(row, rows + column, &zero);
                }
            }
        }
        let best = perfect_matching(&graph, &zero, 0)?;
        let columns = earliest(&graph, &best, rows);
        let pairs = upper.iter().zip(&columns);
        Ok(Choice {
            pairs: pairs
                .map(|(&first, &column)| (first, lower[column]))
                .collect(),
            left: columns[upper.len()..]
                .iter()
                .map(|&column| lower[column])
                .collect(),
        })
    }
}

fn sits(bracket: &Bracket<'_>, seats: Seats, index: usize) -> bool {
    seats
        .bye
        .is_none_or(|score| may_rest(bracket.field, index, score))
}
