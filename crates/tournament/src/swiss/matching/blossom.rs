//! The alternating forest, and odd cycles shrunk to one node.
//!
//! Nodes below the number of vertices are vertices; those above are blossoms, each a cycle of an
//! odd number of nodes (its *petals*) joined by tight edges, the first petal being the one whose
//! partner is outside.

use std::mem;

use super::{Graph, Matching, NONE};
use crate::swiss::weight::Weight;

/// Where a node stands in the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// Not reached.
    Outside,
    /// At an even distance from a free vertex: it may take a new partner.
    Outer,
    /// At an odd distance.
    Inner,
}

/// One end in the first node, the other in the second.
type Edge = (usize, usize);

/// What only a blossom has.
struct Blossom {
    petals: Vec<usize>,
    /// The petal in which each vertex is, or `NONE`.
    petal_of: Vec<usize>,
    /// The edge with least slack to each node.
    bridges: Vec<Option<Edge>>,
}

pub(super) struct Forest<'g, W> {
    graph: &'g Graph<W>,
    vertices: usize,
    zero: W,
    labels: Vec<W>,
    /// The vertex at the other end of the matched edge, or `NONE`.
    mate: Vec<usize>,
    /// The outermost node in which a node is; `NONE` for a blossom that is not in use.
    top: Vec<usize>,
    /// The outer vertex from which an inner node was reached.
    parent: Vec<usize>,
    standing: Vec<Standing>,
    /// The outer vertex with least slack to a node, and that slack.
    nearest: Vec<usize>,
    slack: Vec<W>,
    blossoms: Vec<Blossom>,
    marks: Vec<u32>,
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

    fn augment(&mut self, mut node: usize, mut partner: usize) {
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

    fn shrink(&mut self, one: usize, base: usize, other: usize) {
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
        let mut petal_of = vec![NONE; self.vertices];
        for vertex in 0..self.vertices {
            if petals.contains(&self.top[vertex]) {
                petal_of[vertex] = self.top[vertex];
            }
        }
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

    fn expand_empty_blossoms(&mut self) {
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

    /// Looks for the outer vertex with least slack to a node.
    fn find_slack(&mut self, node: usize) {
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

    fn enqueue(&mut self, node: usize) {
        if node < self.vertices {
            self.queue.push(node);
        } else {
            for index in 0..self.blossom(node).petals.len() {
                let petal = self.blossom(node).petals[index];
                self.enqueue(petal);
            }
        }
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        if node >= self.vertices {
            for index in 0..self.blossom(node).petals.len() {
                let petal = self.blossom(node).petals[index];
                self.set_top(petal, top);
            }
        }
    }

    /// The edge with least slack between two nodes.
    fn edge(&self, from: usize, to: usize) -> Option<Edge> {
        if from >= self.vertices {
            *self.blossom(from).bridges.get(to)?
        } else if to >= self.vertices {
            let (near, far) = (*self.blossom(to).bridges.get(from)?)?;
            Some((far, near))
        } else {
            self.graph.has(from, to).then_some((from, to))
        }
    }

    fn slack_of(&self, (one, other): Edge) -> W {
        let bound = self.labels[one].plus(&self.labels[other]);
        bound.minus(self.graph.weight(one, other))
    }

    fn blossom(&self, node: usize) -> &Blossom {
        &self.blossoms[node - self.vertices]
    }

    fn blossom_mut(&mut self, node: usize) -> &mut Blossom {
        &mut self.blossoms[node - self.vertices]
    }
}
