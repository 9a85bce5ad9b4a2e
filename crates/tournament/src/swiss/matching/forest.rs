//! The alternating forest that grows from all free vertices at once.
//!
//! Nodes below the number of vertices are vertices; those above are blossoms.

use std::mem;

use super::blossom::Blossom;
use super::{Graph, Matching, NONE};
use crate::swiss::weight::Weight;

/// Where a node stands in the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Not reached.
    Outside,
    /// At an even distance from a free vertex: it may take a new partner.
    Outer,
    /// At an odd distance.
    Inner,
}

/// One end in the first node, the other in the second.
pub(super) type Edge = (usize, usize);

pub(super) struct Forest<'g, W> {
    graph: &'g Graph<W>,
    pub(super) vertices: usize,
    pub(super) zero: W,
    pub(super) labels: Vec<W>,
    /// The vertex at the other end of the matched edge, or `NONE`.
    pub(super) mate: Vec<usize>,
    /// The outermost node in which a node is; `NONE` for a blossom that is not in use.
    pub(super) top: Vec<usize>,
    /// The outer vertex from which an inner node was reached.
    pub(super) parent: Vec<usize>,
    pub(super) standing: Vec<Standing>,
    /// The outer vertex with least slack to a node, and that slack.
    pub(super) nearest: Vec<usize>,
    pub(super) slack: Vec<W>,
    pub(super) blossoms: Vec<Blossom>,
    pub(super) marks: Vec<u32>,
    mark: u32,
    queue: Vec<usize>,
}

impl<'g, W: Weight> Forest<'g, W> {
    pub(super) fn new(graph: &'g Graph<W>, labels: Vec<W>, zero: &W) -> Self {
        let vertices = graph.size;
        Self {
            graph,
            vertices,
            zero: zero.clone(),
            labels,
            mate: vec![NONE; vertices],
            top: (0..vertices).collect(),
            parent: vec![NONE; vertices],
            standing: vec![Standing::Outside; vertices],
            nearest: vec![NONE; vertices],
            slack: vec![zero.clone(); vertices],
            blossoms: Vec::new(),
            marks: vec![0; vertices],
            mark: 0,
            queue: Vec::new(),
        }
    }

    pub(super) fn is_perfect(&self) -> bool {
        !self.mate[..self.vertices].contains(&NONE)
    }

    pub(super) fn free_count(&self) -> usize {
        let free = |&&mate: &&usize| mate == NONE;
        self.mate[..self.vertices].iter().filter(free).count()
    }

    pub(super) fn into_matching(mut self) -> Matching<W> {
        self.mate.truncate(self.vertices);
        self.labels.truncate(self.vertices);
        Matching {
            mate: self.mate,
            labels: self.labels,
        }
    }

    /// Joins free vertices that a tight edge connects: what a search would find first.
    pub(super) fn match_tight_neighbours(&mut self) {
        let graph = self.graph;
        for vertex in 0..self.vertices {
            if self.mate[vertex] != NONE || self.top[vertex] != vertex {
                continue;
            }
            let partner = graph.neighbours(vertex).find(|&other| {
                self.mate[other] == NONE
                    && self.top[other] == other
                    && self.slack_of((vertex, other)).is_zero()
            });
            if let Some(partner) = partner {
                self.mate[vertex] = partner;
                self.mate[partner] = vertex;
            }
        }
    }

    /// Grows the forest until two more vertices are matched; `false` if that cannot be.
    pub(super) fn augment_once(&mut self) -> bool {
        self.queue.clear();
        for node in 0..self.top.len() {
            self.standing[node] = Standing::Outside;
            self.nearest[node] = NONE;
        }
        for node in 0..self.top.len() {
            if self.top[node] == node && self.mate[node] == NONE {
                self.parent[node] = NONE;
                self.standing[node] = Standing::Outer;
                self.enqueue(node);
            }
        }
        loop {
            if self.scan_outer_vertices() {
                return true;
            }
            if !self.adjust_labels() {
                return false;
            }
            if self.follow_tight_edges() {
                return true;
            }
            self.expand_empty_blossoms();
        }
    }

    fn scan_outer_vertices(&mut self) -> bool {
        let graph = self.graph;
        let mut head = 0;
        while let Some(&vertex) = self.queue.get(head) {
            head += 1;
            if self.standing[self.top[vertex]] == Standing::Inner {
                continue;
            }
            for other in graph.neighbours(vertex) {
                let node = self.top[other];
                if node == self.top[vertex] || self.standing[node] == Standing::Inner {
                    continue;
                }
                let slack = self.slack_of((vertex, other));
                if !slack.is_zero() {
                    self.note_slack(node, vertex, slack);
                } else if self.found(vertex, other) {
                    return true;
                }
            }
        }
        self.queue.clear();
        false
    }

    /// Lowers outer labels and raises inner ones by as much as the bounds allow.
    fn adjust_labels(&mut self) -> bool {
        let mut step: Option<W> = None;
        for node in 0..self.top.len() {
            if self.top[node] != node {
                continue;
            }
            let limit = match self.standing[node] {
                Standing::Inner if node >= self.vertices => self.labels[node].half(),
                Standing::Outside if self.nearest[node] != NONE => self.slack[node].clone(),
                Standing::Outer if self.nearest[node] != NONE => self.slack[node].half(),
                _ => continue,
            };
            if step.as_ref().is_none_or(|step| limit < *step) {
                step = Some(limit);
            }
        }
        let Some(step) = step else { return false };
        if step.is_zero() {
            return true;
        }
        let double = step.plus(&step);
        for vertex in 0..self.vertices {
            match self.standing[self.top[vertex]] {
                Standing::Outer => self.labels[vertex] = self.labels[vertex].minus(&step),
                Standing::Inner => self.labels[vertex] = self.labels[vertex].plus(&step),
                Standing::Outside => {}
            }
        }
        for node in 0..self.top.len() {
            if self.top[node] != node {
                continue;
            }
            let standing = self.standing[node];
            if node >= self.vertices {
                match standing {
                    Standing::Outer => self.labels[node] = self.labels[node].plus(&double),
                    Standing::Inner => self.labels[node] = self.labels[node].minus(&double),
                    Standing::Outside => {}
                }
            }
            if self.nearest[node] != NONE {
                match standing {
                    Standing::Outer => self.slack[node] = self.slack[node].minus(&double),
                    Standing::Outside => self.slack[node] = self.slack[node].minus(&step),
                    Standing::Inner => {}
                }
            }
        }
        true
    }

    fn follow_tight_edges(&mut self) -> bool {
        let mut node = 0;
        // Blossoms that form on the way are looked at too.
        while node < self.top.len() {
            let from = self.nearest[node];
            if self.top[node] == node
                && self.standing[node] != Standing::Inner
                && from != NONE
                && self.top[from] != node
                && self.slack[node].is_zero()
                && let Some((vertex, other)) = self.edge(from, node)
                && self.found(vertex, other)
            {
                return true;
            }
            node += 1;
        }
        false
    }

    /// A tight edge from an outer vertex: the forest grows, a blossom forms, or a path is found.
    fn found(&mut self, vertex: usize, other: usize) -> bool {
        let (here, there) = (self.top[vertex], self.top[other]);
        match self.standing[there] {
            Standing::Inner => false,
            Standing::Outside => {
                self.parent[there] = vertex;
                self.standing[there] = Standing::Inner;
                let next = self.top[self.mate[there]];
                self.nearest[there] = NONE;
                self.nearest[next] = NONE;
                self.standing[next] = Standing::Outer;
                self.enqueue(next);
                false
            }
            Standing::Outer => {
                let base = self.common_ancestor(here, there);
                if base == NONE {
                    self.augment(here, there);
                    self.augment(there, here);
                    true
                } else {
                    self.shrink(here, base, there);
                    false
                }
            }
        }
    }

    fn common_ancestor(&mut self, one: usize, other: usize) -> usize {
        self.mark += 1;
        let (mut here, mut there) = (one, other);
        while here != NONE || there != NONE {
            if here != NONE {
                if self.marks[here] == self.mark {
                    return here;
                }
                self.marks[here] = self.mark;
                here = match self.mate[here] {
                    NONE => NONE,
                    mate => self.top[self.parent[self.top[mate]]],
                };
            }
            mem::swap(&mut here, &mut there);
        }
        NONE
    }

    /// Looks for the outer vertex with least slack to a node.
    pub(super) fn find_slack(&mut self, node: usize) {
        self.nearest[node] = NONE;
        for vertex in 0..self.vertices {
            if self.top[vertex] != node
                && self.standing[self.top[vertex]] == Standing::Outer
                && let Some(edge) = self.edge(vertex, node)
            {
                let slack = self.slack_of(edge);
                self.note_slack(node, vertex, slack);
            }
        }
    }

    fn note_slack(&mut self, node: usize, vertex: usize, slack: W) {
        if self.nearest[node] == NONE || slack < self.slack[node] {
            self.nearest[node] = vertex;
            self.slack[node] = slack;
        }
    }

    pub(super) fn enqueue(&mut self, node: usize) {
        if node < self.vertices {
            self.queue.push(node);
        } else {
            for index in 0..self.blossom(node).petals.len() {
                let petal = self.blossom(node).petals[index];
                self.enqueue(petal);
            }
        }
    }

    pub(super) fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        if node >= self.vertices {
            for index in 0..self.blossom(node).petals.len() {
                let petal = self.blossom(node).petals[index];
                self.set_top(petal, top);
            }
        }
    }

    /// The edge with least slack between two nodes.
    pub(super) fn edge(&self, from: usize, to: usize) -> Option<Edge> {
        if from >= self.vertices {
            *self.blossom(from).bridges.get(to)?
        } else if to >= self.vertices {
            let (near, far) = (*self.blossom(to).bridges.get(from)?)?;
            Some((far, near))
        } else {
            self.graph.has(from, to).then_some((from, to))
        }
    }

    pub(super) fn slack_of(&self, (one, other): Edge) -> W {
        let bound = self.labels[one].plus(&self.labels[other]);
        bound.minus(self.graph.weight(one, other))
    }

    pub(super) fn blossom(&self, node: usize) -> &Blossom {
        &self.blossoms[node - self.vertices]
    }

    pub(super) fn blossom_mut(&mut self, node: usize) -> &mut Blossom {
        &mut self.blossoms[node - self.vertices]
    }
}
