//! A whole round: brackets from the top, colours, the order of the tables.

use std::ops::Range;

use super::bracket::{Bracket, BracketPair};
use super::completion::{bye_score, can_be_paired};
use super::player::Field;
use super::{SwissEntry, SwissError, SwissEvent, SwissPair, SwissPairing, explain};
use rules::Side;

pub(super) fn pair(
    event: &SwissEvent,
    entries: &[SwissEntry],
    clubs: bool,
) -> Result<SwissPairing, SwissError> {
    let field = Field::new(event, entries, clubs)?;
    let bye_score = bye_score(&field).map_err(|()| SwissError::NoPairing)?;
    let groups = score_groups(&field);
    let mut pairs: Vec<BracketPair> = Vec::with_capacity(field.len() / 2);
    let mut moved = Vec::new();
    for (index, residents) in groups.iter().enumerate() {
        let end = residents.end;
        let next = groups.get(index + 1).cloned().unwrap_or(end..end);
        let single_bye = is_single_bye(&field, &moved, residents, bye_score);
        let bracket = Bracket::new(
            &field,
            moved,
            residents.clone(),
            next,
            bye_score,
            single_bye,
        );
        let settled = bracket.pair().ok_or(SwissError::NoPairing)?;
        pairs.extend(settled.pairs);
        moved = settled.down;
    }
    let entry = |index: usize| entries[field.players[index].index].entry;
    let mut tables: Vec<_> = pairs
        .iter()
        .map(|pair| (table_order(&field, event, entries, pair), pair))
        .collect();
    tables.sort_by_key(|(order, _)| *order);
    let pairs = tables.into_iter().map(|(_, pair)| {
        let (side, colours) = field.colour(pair.higher, pair.lower);
        let (white, black) = match side {
            Side::White => (pair.higher, pair.lower),
            Side::Black => (pair.lower, pair.higher),
        };
        SwissPair {
            white: entry(white),
            black: entry(black),
            colours,
            notes: explain::notes(&field, pair, &entry),
        }
    });
    Ok(SwissPairing {
        pairs: pairs.collect(),
        bye: moved.first().map(|&index| entry(index)),
        clubs_lifted: false,
    })
}

/// Players of the same score, from the highest.
fn score_groups(field: &Field) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    for (index, player) in field.players.iter().enumerate() {
        match groups.last_mut() {
            Some(group) if field.players[group.start].score == player.score => group.end += 1,
            _ => groups.push(index..index + 1),
        }
    }
    groups
}

/// Whether a bracket can be paired but for one, who then has the bye (C9).
fn is_single_bye(
    field: &Field,
    moved: &[usize],
    residents: &Range<usize>,
    bye_score: Option<u32>,
) -> bool {
    let Some(score) = bye_score else { return false };
    let members: Vec<usize> = moved.iter().copied().chain(residents.clone()).collect();
    let below: Vec<usize> = (residents.end..field.len()).collect();
    score >= field.players[residents.start].score
        && can_be_paired(field, &members, Some(score))
        && can_be_paired(field, &below, None)
}

/// By the points of the better of the two, then of the other, then by the better one's number.
fn table_order(
    field: &Field,
    event: &SwissEvent,
    entries: &[SwissEntry],
    pair: &BracketPair,
) -> (std::cmp::Reverse<u64>, std::cmp::Reverse<u64>, usize) {
    let points = |index: usize| -> u64 {
        let history = &entries[field.players[index].index].history;
        history
            .iter()
            .map(|record| u64::from(event.points.of(*record)))
            .sum()
    };
    let rank = |index: usize| {
        (
            std::cmp::Reverse(points(index)),
            field.players[index].number,
        )
    };
    let (first, second) = (rank(pair.higher), rank(pair.lower));
    let (better, other) = if first < second {
        (first, second)
    } else {
        (second, first)
    };
    (better.0, other.0, better.1)
}
