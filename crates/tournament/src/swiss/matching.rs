//! Perfect matching of greatest weight in a general graph.
//!
//! Edmonds' primal-dual method for dense graphs, in time of the cube of the vertices: labels on
//! vertices stay an upper bound of the weights, edges that meet the bound are *tight*, and a
//! forest of alternating paths grows along them from all free vertices at once. Weights may be
//! rows of any width, and the labels come back with the matching: in a bipartite graph the tight
//! edges are exactly those of all best matchings, so that the best in an order of preference can
//! then be picked without weighing again.

mod blossom;
mod forest;

use super::greedy::pair_quickly;
use super::weight::Weight;
use forest::Forest;

const NONE: usize = usize::MAX;

/// An undirected graph with weighted edges, dense enough for a table.
pub(super) struct Graph<W> {
    size: usize,
    /// Words of one row of `edges`.
    stride: usize,
    edges: Vec<u64>,
    /// Weights four times too large, so that labels can be halved.
    weights: Vec<W>,
}

impl<W: Weight> Graph<W> {
    pub(super) fn new(size: usize, zero: &W) -> Self {
        let stride = size.div_ceil(64);
        Self {
            size,
            stride,
            edges: vec![0; size * stride],
            weights: vec![zero.clone(); size * size],
        }
    }

    pub(super) fn join(&mut self, one: usize, other: usize, weight: &W) {
        let weight = weight.quadruple();
        for (from, to) in [(one, other), (other, one)] {
            self.edges[from * self.stride + to / 64] |= 1 << (to % 64);
            self.weights[from * self.size + to] = weight.clone();
        }
    }

    pub(super) fn has(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.stride + other / 64] >> (other % 64) & 1 == 1
    }

    fn weight(&self, one: usize, other: usize) -> &W {
        &self.weights[one * self.size + other]
    }

    fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let row = &self.edges[vertex * self.stride..(vertex + 1) * self.stride];
        row.iter().enumerate().flat_map(|(index, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let bit = left.trailing_zeros() as usize;
                left &= left - 1;
                Some(index * 64 + bit)
            })
        })
    }
}

/// A perfect matching, with the labels that prove it best.
pub(super) struct Matching<W> {
    /// The partner of each vertex.
    pub(super) mate: Vec<usize>,
    labels: Vec<W>,
}

impl<W: Weight> Matching<W> {
    /// Whether an edge meets the bound of its labels.
    pub(super) fn is_tight(&self, graph: &Graph<W>, one: usize, other: usize) -> bool {
        graph.has(one, other)
            && self.labels[one].plus(&self.labels[other]) == *graph.weight(one, other)
    }
}

/// How many vertices no matching can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LeftOver(pub(super) usize);

/// The perfect matching of greatest weight, or how many vertices stay alone in the largest one.
///
/// The first vertices may be announced as `heavy`, with edges that outweigh those among the
/// others: the first labels are then near to what they become, and little is left to search.
pub(super) fn perfect_matching<W: Weight>(
    graph: &Graph<W>,
    zero: &W,
    heavy: usize,
) -> Result<Matching<W>, LeftOver> {
    let mut forest = Forest::new(graph, first_labels(graph, zero, heavy), zero);
    loop {
        forest.match_tight_neighbours();
        if forest.is_perfect() {
            return Ok(forest.into_matching());
        }
        if !forest.augment_once() {
            return Err(LeftOver(forest.free_count()));
        }
    }
}

/// Whether so many can be paired so that each two of a pair may meet.
pub(crate) fn can_all_be_matched(count: usize, may_meet: impl Fn(usize, usize) -> bool) -> bool {
    if !count.is_multiple_of(2) {
        return false;
    }
    let everybody: Vec<usize> = (0..count).collect();
    if pair_quickly(&everybody, &may_meet, None::<&fn(usize) -> bool>) {
        return true;
    }
    let mut graph = Graph::new(count, &0_i64);
    for one in 0..count {
        for other in one + 1..count {
            if may_meet(one, other) {
                graph.join(one, other, &0);
            }
        }
    }
    perfect_matching(&graph, &0, 0).is_ok()
}

/// Labels that bound every edge and leave each vertex at least one tight one.
fn first_labels<W: Weight>(graph: &Graph<W>, zero: &W, heavy: usize) -> Vec<W> {
    let half_of_heaviest = |vertex: usize| {
        let light = graph.neighbours(vertex).filter(|&other| other >= heavy);
        let heaviest = light.map(|other| graph.weight(vertex, other)).max();
        heaviest.map_or_else(|| zero.clone(), Weight::half)
    };
    let mut labels: Vec<W> = (0..graph.size).map(half_of_heaviest).collect();
    for vertex in 0..graph.size {
        let least = graph
            .neighbours(vertex)
            .filter(|&other| vertex < heavy || other >= heavy)
            .map(|other| graph.weight(vertex, other).minus(&labels[other]))
            .max();
        if let Some(least) = least {
            labels[vertex] = least;
        }
    }
    // The heavy ones come last: they bound whatever the others leave.
    for vertex in 0..heavy {
        let bound = graph
            .neighbours(vertex)
            .map(|other| graph.weight(vertex, other).minus(&labels[other]))
            .max();
        if let Some(bound) = bound {
            labels[vertex] = bound;
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The best total over all perfect matchings, by trying them all.
    fn by_trying(weights: &[Vec<Option<i64>>], left: &[usize]) -> Option<i64> {
        let Some((&first, rest)) = left.split_first() else {
            return Some(0);
        };
        (0..rest.len())
            .filter_map(|index| {
                let mut rest = rest.to_vec();
                let partner = rest.remove(index);
                Some(weights[first][partner]? + by_trying(weights, &rest)?)
            })
            .max()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]

        #[test]
        fn equals_the_best_of_all_matchings(
            half in 1_usize..5,
            heavy in 0_usize..4,
            cells in prop::collection::vec(prop::option::weighted(0.7, -6_i64..7), 64),
        ) {
            let size = half * 2;
            let heavy = heavy.min(size);
            let mut graph = Graph::new(size, &0_i64);
            let mut weights = vec![vec![None; size]; size];
            for one in 0..size {
                for other in one + 1..size {
                    let cell = cells[one * 8 + other];
                    (weights[one][other], weights[other][one]) = (cell, cell);
                    if let Some(weight) = cell {
                        graph.join(one, other, &weight);
                    }
                }
            }
            let best = by_trying(&weights, &(0..size).collect::<Vec<_>>());
            match perfect_matching(&graph, &0, heavy) {
                Ok(matching) => {
                    let total: i64 = (0..size)
                        .filter(|&vertex| vertex < matching.mate[vertex])
                        .map(|vertex| weights[vertex][matching.mate[vertex]].expect("an edge"))
                        .sum();
                    prop_assert_eq!(Some(total), best);
                    for vertex in 0..size {
                        prop_assert_eq!(matching.mate[matching.mate[vertex]], vertex);
                    }
                }
                Err(LeftOver(count)) => {
                    prop_assert_eq!(best, None);
                    prop_assert!(count >= 2 && count.is_multiple_of(2));
                }
            }
        }
    }
}
