//! Whether those who are left can still be paired (C4), and who may have the bye (C5).

use super::greedy::pair_quickly;
use super::matching::{Graph, perfect_matching};
use super::player::Field;

/// Whether all these players can be paired among themselves, one of them resting with the score
/// `bye` if that is given.
pub(super) fn can_be_paired(field: &Field, players: &[usize], bye: Option<u32>) -> bool {
    if (players.len() + usize::from(bye.is_some())) % 2 == 1 {
        return false;
    }
    let meet = |one, other| field.may_meet(one, other);
    let rests = |player| bye.is_some_and(|score| may_rest(field, player, score));
    if pair_quickly(players, meet, bye.is_some().then_some(&rests)) {
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
        if rests(first) {
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
