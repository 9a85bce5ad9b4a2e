//! One pairing bracket: a score group with the players moved down into it.
//!
//! The rules compare pairings of the bracket, but a choice of downfloaters is only allowed if the
//! rest of the round can be completed (C4), and better if the next bracket comes out well (C8).
//! Weighing the whole rest with every bracket would be slow, so a bracket is settled in up to
//! three steps, each with more of the field:
//!
//! 1. alone, as if whatever floats down found its place. If it does, with every downfloater
//!    paired in the next bracket and nobody there left over without need, no other pairing can be
//!    better, for none has more freedom than one that looks at nothing else;
//! 2. with the next bracket, so that C8 is weighed; right if the rest can then be completed;
//! 3. with everybody below, which is the rule to the letter.

mod settle;
mod weigh;

use std::ops::Range;

use super::completion::can_be_paired;
use super::player::Field;
use settle::{Scope, settle};
use weigh::Seats;

/// What a player is to a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// Paired in a bracket above.
    Paired,
    /// Moved down into this one, with the number of its score among those moved down.
    Moved(usize),
    /// Of the bracket's own score.
    Resident,
    /// Of the next score.
    Next,
    /// Further down.
    Below,
}

/// A bracket about to be paired. Players are named by their position in the field.
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field,
    pub(super) moved: Vec<usize>,
    /// The different scores of those moved down, highest first.
    pub(super) moved_scores: Vec<u32>,
    pub(super) residents: Range<usize>,
    pub(super) next: Range<usize>,
    /// The score of who has the bye, if somebody has.
    pub(super) bye_score: Option<u32>,
    /// Whether the only downfloater is the one who has the bye, so that C9 counts here.
    pub(super) single_bye: bool,
    roles: Vec<Role>,
}

/// Two who meet, the higher ranked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BracketPair {
    pub(super) higher: usize,
    pub(super) lower: usize,
    /// Whom the higher one would have met with nothing in the way.
    pub(super) obvious: Option<usize>,
}

/// A bracket that is settled.
pub(super) struct Settled {
    pub(super) pairs: Vec<BracketPair>,
    /// Who floats down, best first.
    pub(super) down: Vec<usize>,
    /// Who found nobody in the part of the field that was looked at.
    left: Vec<usize>,
}

impl<'a> Bracket<'a> {
    pub(super) fn new(
        field: &'a Field,
        moved: Vec<usize>,
        residents: Range<usize>,
        next: Range<usize>,
        bye_score: Option<u32>,
        single_bye: bool,
    ) -> Self {
        let mut moved_scores: Vec<u32> = moved
            .iter()
            .map(|&index| field.players[index].score)
            .collect();
        moved_scores.dedup();
        let role = |index: usize| {
            if index < residents.start {
                Role::Paired
            } else if index < residents.end {
                Role::Resident
            } else if index < next.end {
                Role::Next
            } else {
                Role::Below
            }
        };
        let mut roles: Vec<Role> = (0..field.len()).map(role).collect();
        for &index in &moved {
            let score = field.players[index].score;
            let number = moved_scores.iter().position(|&other| other == score);
            roles[index] = Role::Moved(number.unwrap_or(0));
        }
        Self {
            field,
            moved,
            moved_scores,
            residents,
            next,
            bye_score,
            single_bye,
            roles,
        }
    }

    pub(super) fn role(&self, index: usize) -> Role {
        self.roles[index]
    }

    pub(super) fn members(&self) -> impl Iterator<Item = usize> + '_ {
        self.moved.iter().copied().chain(self.residents.clone())
    }

    /// Pairs it; `None` if the round cannot be completed, which C4 has ruled out before.
    pub(super) fn pair(&self) -> Option<Settled> {
        let alone = self.pair_alone();
        if self.next.is_empty() {
            return alone;
        }
        if let Some(alone) = alone {
            if self.next_comes_out_best(&alone.down) {
                return Some(alone);
            }
            let near = self.pair_with_next(&alone.down);
            if near
                .as_ref()
                .is_some_and(|near| self.rest_can_be_paired(&near.left))
            {
                return near;
            }
        }
        let players = self.members().chain(self.residents.end..self.field.len());
        settle(
            self,
            &Scope::with_below(players.collect(), self.bye_seats()),
        )
        .ok()
    }

    fn pair_alone(&self) -> Option<Settled> {
        let players: Vec<usize> = self.members().collect();
        if self.next.is_empty() || self.single_bye {
            return settle(self, &Scope::alone(players, self.bye_seats())).ok();
        }
        let odd = players.len() % 2;
        settle(self, &Scope::alone(players.clone(), Seats::open(odd)))
            .or_else(|left| settle(self, &Scope::alone(players, Seats::open(odd + left.0))))
            .ok()
    }

    fn bye_seats(&self) -> Seats {
        self.bye_score.map_or(Seats::open(0), Seats::bye)
    }

    /// With as few left over as let the downfloaters be those that the bracket alone would have,
    /// by number and scores (C6, C7).
    fn pair_with_next(&self, down: &[usize]) -> Option<Settled> {
        let players: Vec<usize> = self.members().chain(self.next.clone()).collect();
        let scores = |down: &[usize]| -> Vec<u32> {
            down.iter()
                .map(|&index| self.field.players[index].score)
                .collect()
        };
        let mut seats = players.len() % 2;
        while seats <= players.len() {
            let scope = Scope::with_below(players.clone(), Seats::open(seats));
            match settle(self, &scope) {
                Ok(near) if scores(&near.down) == scores(down) => return Some(near),
                Ok(_) => seats += 2,
                Err(left) => seats += left.0,
            }
        }
        None
    }

    /// Whether the next bracket can be paired with all of these, and all that is below it too.
    fn next_comes_out_best(&self, down: &[usize]) -> bool {
        let floating = if self.single_bye { &[] } else { down };
        let bye = self.bye_score.filter(|_| !self.single_bye);
        let members: Vec<usize> = floating.iter().copied().chain(self.next.clone()).collect();
        let below = self.next.end..self.field.len();
        if members.len().is_multiple_of(2) {
            return can_be_paired(self.field, &members, None)
                && can_be_paired(self.field, &below.collect::<Vec<_>>(), bye);
        }
        // Somebody of the next score floats on; a few are tried from the last one up.
        self.next.clone().rev().take(4).any(|on| {
            let others: Vec<usize> = members
                .iter()
                .copied()
                .filter(|&index| index != on)
                .collect();
            let rest: Vec<usize> = [on].into_iter().chain(below.clone()).collect();
            can_be_paired(self.field, &others, None) && can_be_paired(self.field, &rest, bye)
        })
    }

    fn rest_can_be_paired(&self, left: &[usize]) -> bool {
        let below = self.next.end..self.field.len();
        let rest: Vec<usize> = left.iter().copied().chain(below).collect();
        can_be_paired(self.field, &rest, self.bye_score)
    }
}
