//! Odd cycles of the forest, shrunk to one node and opened again.
//!
//! A blossom is a cycle of an odd number of nodes (its *petals*) joined by tight edges, the first
//! petal being the one whose partner is outside.

use std::mem;

use super::NONE;
use super::forest::{Edge, Forest, Standing};
use crate::swiss::weight::Weight;

/// What only a blossom has.
pub(super) struct Blossom {
    pub(super) petals: Vec<usize>,
    /// The petal in which each vertex is, or `NONE`.
    pub(super) petal_of: Vec<usize>,
    /// The edge with least slack to each node.
    pub(super) bridges: Vec<Option<Edge>>,
}

impl<W: Weight> Forest<'_, W> {
    pub(super) fn augment(&mut self, mut node: usize, mut partner: usize) {
        loop {
            let before = self.mate[node];
            self.set_mate(node, partner);
            if before == NONE {
                return;
            }
            let inner = self.top[before];
            let next = self.top[self.parent[inner]];
            self.set_mate(inner, next);
            (node, partner) = (next, inner);
        }
    }

    fn set_mate(&mut self, node: usize, partner: usize) {
        let Some((near, far)) = self.edge(node, partner) else {
            return;
        };
        self.mate[node] = far;
        if node < self.vertices {
            return;
        }
        let entry = self.blossom(node).petal_of[near];
        let position = self.even_position(node, entry);
        for index in 0..position {
            let petals = &self.blossom(node).petals;
            let (petal, neighbour) = (petals[index], petals[index ^ 1]);
            self.set_mate(petal, neighbour);
        }
        self.set_mate(entry, partner);
        self.blossom_mut(node).petals.rotate_left(position);
    }

    /// The position of a petal, with the cycle turned so that it is even.
    fn even_position(&mut self, node: usize, petal: usize) -> usize {
        let petals = &mut self.blossom_mut(node).petals;
        let position = petals.iter().position(|&one| one == petal).unwrap_or(0);
        if position.is_multiple_of(2) {
            position
        } else {
            petals[1..].reverse();
            petals.len() - position
        }
    }

    pub(super) fn shrink(&mut self, one: usize, base: usize, other: usize) {
        let node = self.new_blossom();
        let mut petals = vec![base];
        for (start, reversed) in [(one, true), (other, false)] {
            let mut petal = start;
            while petal != base {
                petals.push(petal);
                let inner = self.top[self.mate[petal]];
                petals.push(inner);
                self.enqueue(inner);
                petal = self.top[self.parent[inner]];
            }
            if reversed {
                petals[1..].reverse();
            }
        }
        self.labels[node] = self.zero.clone();
        self.standing[node] = Standing::Outer;
        self.mate[node] = self.mate[base];
        self.parent[node] = self.parent[base];
        let mut is_petal = vec![false; self.top.len()];
        petals.iter().for_each(|&petal| is_petal[petal] = true);
        let petal_of = (self.top[..self.vertices].iter())
            .map(|&top| if is_petal[top] { top } else { NONE })
            .collect();
        let mut bridges = vec![None; self.top.len()];
        for (to, bridge) in bridges.iter_mut().enumerate() {
            if to == node || self.top[to] == NONE {
                continue;
            }
            let edges = petals.iter().filter_map(|&petal| self.edge(petal, to));
            *bridge = edges.min_by_key(|&edge| self.slack_of(edge));
            if let (Some((near, far)), true) = (*bridge, to >= self.vertices) {
                let row = &mut self.blossoms[to - self.vertices].bridges;
                if row.len() <= node {
                    row.resize(node + 1, None);
                }
                row[node] = Some((far, near));
            } else if to >= self.vertices
                && let Some(cell) = self.blossoms[to - self.vertices].bridges.get_mut(node)
            {
                *cell = None;
            }
        }
        let inside = petals.clone();
        *self.blossom_mut(node) = Blossom {
            petals,
            petal_of,
            bridges,
        };
        self.top[node] = node;
        for petal in inside {
            self.set_top(petal, node);
        }
        self.find_slack(node);
    }

    fn new_blossom(&mut self) -> usize {
        if let Some(spare) = (self.vertices..self.top.len()).find(|&node| self.top[node] == NONE) {
            return spare;
        }
        self.labels.push(self.zero.clone());
        self.mate.push(NONE);
        self.top.push(NONE);
        self.parent.push(NONE);
        self.standing.push(Standing::Outside);
        self.nearest.push(NONE);
        self.slack.push(self.zero.clone());
        self.marks.push(0);
        self.blossoms.push(Blossom {
            petals: Vec::new(),
            petal_of: Vec::new(),
            bridges: Vec::new(),
        });
        self.top.len() - 1
    }

    pub(super) fn expand_empty_blossoms(&mut self) {
        for node in self.vertices..self.top.len() {
            if self.top[node] == node
                && self.standing[node] == Standing::Inner
                && self.labels[node].is_zero()
            {
                self.expand(node);
            }
        }
    }

    fn expand(&mut self, node: usize) {
        for petal in self.blossom(node).petals.clone() {
            self.set_top(petal, petal);
        }
        let from = self.parent[node];
        let Some((near, _)) = self.edge(node, from) else {
            return;
        };
        let entry = self.blossom(node).petal_of[near];
        let position = self.even_position(node, entry);
        let petals = mem::take(&mut self.blossom_mut(node).petals);
        self.top[node] = NONE;
        for pair in petals[..position].chunks_exact(2) {
            let (inner, outer) = (pair[0], pair[1]);
            if let Some((vertex, _)) = self.edge(outer, inner) {
                self.parent[inner] = vertex;
            }
            self.standing[inner] = Standing::Inner;
            self.standing[outer] = Standing::Outer;
            self.nearest[inner] = NONE;
            self.find_slack(outer);
            self.enqueue(outer);
        }
        self.standing[entry] = Standing::Inner;
        self.parent[entry] = from;
        self.nearest[entry] = NONE;
        for &petal in &petals[position + 1..] {
            self.standing[petal] = Standing::Outside;
            self.find_slack(petal);
        }
    }
}
