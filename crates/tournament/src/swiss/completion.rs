//! Whether those who are left can still be paired (C4), and who may have the bye (C5).

use super::matching::{Graph, perfect_matching};
use super::player::Field;

/// Whether all these players can be paired among themselves, one of them resting with the score
/// `bye` if that is given.
pub(super) fn can_be_paired(field: &Field, players: &[usize], bye: Option<u32>) -> bool {
    if (players.len() + usize::from(bye.is_some())) % 2 == 1 {
        return false;
    }
    let mut greedy = Greedy::new(field, players);
    if greedy.repair(bye) {
        return true;
    }
    let size = players.len() + usize::from(bye.is_some());
    let mut graph = Graph::new(size, &0_i64);
    for (one, &first) in players.iter().enumerate() {
        for (other, &second) in players.iter().enumerate().skip(one + 1) {
            if field.may_meet(first, second) {
                graph.join(one, other, &0);
            }
        }
        if bye.is_some_and(|score| may_rest(field, first, score)) {
            graph.join(one, players.len(), &0);
        }
    }
    perfect_matching(&graph, &0, 0).is_ok()
}

/// Whether a player may have the bye, which goes to this score.
pub(super) fn may_rest(field: &Field, player: usize, score: u32) -> bool {
    let player = &field.players[player];
    player.may_rest && player.score == score
}

/// The score of who has the bye (C5: the lowest that lets the round be paired), `Ok(None)` if
/// the number is even.
pub(super) fn bye_score(field: &Field) -> Result<Option<u32>, ()> {
    let everyone: Vec<usize> = (0..field.len()).collect();
    if everyone.len().is_multiple_of(2) {
        return if can_be_paired(field, &everyone, None) {
            Ok(None)
        } else {
            Err(())
        };
    }
    let mut scores: Vec<u32> = (field.players.iter().rev())
        .filter(|player| player.may_rest)
        .map(|player| player.score)
        .collect();
    scores.dedup();
    (scores.into_iter())
        .find(|&score| can_be_paired(field, &everyone, Some(score)))
        .map(Some)
        .ok_or(())
}

/// A quick attempt: in most fields it succeeds, and then nothing has to be searched.
struct Greedy<'a> {
    field: &'a Field,
    pairs: Vec<(usize, usize)>,
    left: Vec<usize>,
}

impl<'a> Greedy<'a> {
    /// Pairs each with the nearest below.
    fn new(field: &'a Field, players: &[usize]) -> Self {
        let mut open = vec![0_u64; field.len().div_ceil(64)];
        for &player in players {
            open[player / 64] |= 1 << (player % 64);
        }
        let (mut pairs, mut left) = (Vec::with_capacity(players.len() / 2), Vec::new());
        for &player in players {
            let bit = 1 << (player % 64);
            if open[player / 64] & bit == 0 {
                continue;
            }
            open[player / 64] &= !bit;
            match field.first_open(player, &open) {
                Some(other) => {
                    open[other / 64] &= !(1 << (other % 64));
                    pairs.push((player, other));
                }
                None => left.push(player),
            }
        }
        Self { field, pairs, left }
    }

    /// Gives those who found nobody the partners of a pair that is dissolved for them; `true` if
    /// everybody is settled then.
    fn repair(&mut self, bye: Option<u32>) -> bool {
        let rests = |player: usize| bye.is_some_and(|score| may_rest(self.field, player, score));
        if bye.is_some() {
            if let Some(place) = self.left.iter().position(|&player| rests(player)) {
                self.left.swap_remove(place);
            } else {
                let meet = |one, other| self.field.may_meet(one, other);
                let Some(&alone) = self.left.last() else {
                    return false;
                };
                let change = self.pairs.iter_mut().find_map(|pair| {
                    let (one, other) = *pair;
                    let fits = |stays, goes| meet(alone, stays) && rests(goes);
                    (fits(one, other) || fits(other, one)).then_some(pair)
                });
                let Some(pair) = change else { return false };
                *pair = if rests(pair.1) && meet(alone, pair.0) {
                    (pair.0, alone)
                } else {
                    (pair.1, alone)
                };
                self.left.pop();
            }
        }
        while let (Some(one), Some(other)) = (self.left.pop(), self.left.pop()) {
            let meet = |first, second| self.field.may_meet(first, second);
            let place = self.pairs.iter().position(|&(first, second)| {
                meet(one, first) && meet(other, second) || meet(one, second) && meet(other, first)
            });
            let Some(place) = place else { return false };
            let (first, second) = self.pairs[place];
            let straight = meet(one, first) && meet(other, second);
            let (mine, theirs) = if straight {
                (first, second)
            } else {
                (second, first)
            };
            self.pairs[place] = (one, mine);
            self.pairs.push((other, theirs));
        }
        true
    }
}
