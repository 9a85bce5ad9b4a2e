//! Clubmates apart when seeds already stand: a best spread is looked for by rounds of exchanges.
//!
//! How well clubmates are apart is one number to make small: pairs that could meet in the first
//! round weigh more than all that could meet in the second, and so on. Seats are taken by a flow:
//! a member of a club goes from the top of the chart through ever smaller parts to a place, and
//! each part that it enters costs as many pairs as clubmates are there already. That cost grows
//! with each member, so the spread is the best possible once no ring of entries (each taking the
//! place of the next) lowers it; such rings are the negative cycles of the flow.

use std::collections::HashMap;

use super::Spot;
use crate::{ClubId, Entry, EntryId};

/// The largest chart searched: beyond it the even split from the top is kept, for the search
/// grows faster than the chart.
const MOST_PLACES: usize = 256;

/// Lets entries other than seeds change places as long as clubmates come further apart.
pub(super) fn improve(places: &mut [Spot<'_>], seeds: &[&Entry]) {
    if places.len() > MOST_PLACES {
        return;
    }
    let mut net = Net::new(places, seeds);
    while let Some(ring) = net.cheaper_ring() {
        // Each moves to the next place of the ring, so the last one's place is filled first.
        for pair in ring.windows(2).rev() {
            places.swap(pair[0], pair[1]);
        }
        net = Net::new(places, seeds);
    }
}

/// The flow of clubs through the parts of the chart.
///
/// Parts are numbered as in a heap: 1 is the whole chart, 2 and 3 its halves, and place *p* is
/// part *size* + *p*. Each club with two members or more has its own copy of the parts.
struct Net {
    size: usize,
    /// The club's number for each place whose holder may move; singles share the number after
    /// the last club.
    movable: Vec<Option<usize>>,
    clubs: usize,
    /// Members of each club in each part, seeds included.
    members: Vec<i128>,
}

#[derive(Clone, Copy)]
struct Edge {
    from: usize,
    to: usize,
    cost: i128,
}

impl Net {
    fn new(places: &[Spot<'_>], seeds: &[&Entry]) -> Self {
        let size = places.len();
        let mut count: HashMap<ClubId, usize> = HashMap::new();
        for club in places.iter().filter_map(club_of) {
            *count.entry(club).or_default() += 1;
        }
        let mut number: HashMap<ClubId, usize> = HashMap::new();
        for club in places
            .iter()
            .filter_map(club_of)
            .filter(|club| count[club] > 1)
        {
            let next = number.len();
            number.entry(club).or_insert(next);
        }
        let clubs = number.len();
        let mut members = vec![0; clubs * 2 * size];
        let mut movable = vec![None; size];
        let is_seed = |id: EntryId| seeds.iter().any(|seed| seed.id == id);
        for (place, spot) in places.iter().enumerate() {
            let Spot::Held(entry) = spot else { continue };
            let club = club_of(spot).and_then(|club| number.get(&club).copied());
            if let Some(club) = club {
                let mut part = size + place;
                while part > 0 {
                    members[club * 2 * size + part] += 1;
                    part /= 2;
                }
            }
            if !is_seed(entry.id) {
                movable[place] = Some(club.unwrap_or(clubs));
            }
        }
        Self {
            size,
            movable,
            clubs,
            members,
        }
    }

    /// What one pair inside a part weighs: more than all pairs in larger parts together.
    fn weight(&self, part: usize) -> i128 {
        let depth = part.ilog2();
        if depth == 0 || part >= self.size {
            return 0;
        }
        (self.size as i128).pow(2 * (depth - 1))
    }

    fn node_of_part(&self, club: usize, part: usize) -> usize {
        club * 2 * self.size + part
    }

    fn node_of_singles(&self) -> usize {
        self.clubs * 2 * self.size
    }

    fn node_of_place(&self, place: usize) -> usize {
        self.node_of_singles() + 1 + place
    }

    fn edges(&self) -> Vec<Edge> {
        let mut edges = Vec::new();
        for club in 0..self.clubs {
            for part in 2..2 * self.size {
                let (here, above) = (
                    self.node_of_part(club, part),
                    self.node_of_part(club, part / 2),
                );
                let there = self.members[here];
                let weight = self.weight(part);
                edges.push(Edge {
                    from: above,
                    to: here,
                    cost: weight * there,
                });
                if there > 0 {
                    edges.push(Edge {
                        from: here,
                        to: above,
                        cost: -weight * (there - 1),
                    });
                }
            }
        }
        for (place, club) in self.movable.iter().enumerate() {
            let Some(club) = *club else { continue };
            let here = self.node_of_place(place);
            let leaves_to = match club == self.clubs {
                true => self.node_of_singles(),
                false => self.node_of_part(club, self.size + place),
            };
            edges.push(Edge {
                from: here,
                to: leaves_to,
                cost: 0,
            });
            edges.push(Edge {
                from: self.node_of_singles(),
                to: here,
                cost: 0,
            });
            for club in 0..self.clubs {
                let from = self.node_of_part(club, self.size + place);
                edges.push(Edge {
                    from,
                    to: here,
                    cost: 0,
                });
            }
        }
        edges
    }

    /// Places around a ring along which moving everybody one on brings clubmates further apart.
    fn cheaper_ring(&self) -> Option<Vec<usize>> {
        let edges = self.edges();
        let nodes = self.node_of_place(self.size);
        let mut cost = vec![0_i128; nodes];
        let mut before = vec![usize::MAX; nodes];
        loop {
            let mut cheaper = false;
            for edge in &edges {
                let through = cost[edge.from] + edge.cost;
                if through < cost[edge.to] {
                    cost[edge.to] = through;
                    before[edge.to] = edge.from;
                    cheaper = true;
                }
            }
            if !cheaper {
                return None;
            }
            if let Some(start) = on_a_cycle(&before) {
                return Some(self.places_of_cycle(&before, start));
            }
        }
    }

    fn places_of_cycle(&self, before: &[usize], start: usize) -> Vec<usize> {
        let first = self.node_of_place(0);
        let mut backwards = Vec::new();
        let mut node = start;
        loop {
            if node >= first {
                backwards.push(node - first);
            }
            node = before[node];
            if node == start {
                break;
            }
        }
        backwards.reverse();
        backwards
    }
}

/// A node from which going back leads to itself, if there is one.
fn on_a_cycle(before: &[usize]) -> Option<usize> {
    let mut seen = vec![0_usize; before.len()];
    for start in 0..before.len() {
        let mut node = start;
        while node != usize::MAX && seen[node] == 0 {
            seen[node] = start + 1;
            node = before[node];
        }
        if node != usize::MAX && seen[node] == start + 1 {
            return Some(node);
        }
    }
    None
}

fn club_of(spot: &Spot<'_>) -> Option<ClubId> {
    match spot {
        Spot::Held(entry) => entry.club,
        Spot::Free | Spot::Bye => None,
    }
}
