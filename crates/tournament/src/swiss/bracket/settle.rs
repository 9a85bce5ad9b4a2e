//! The best pairing of a bracket within a part of the field.
//!
//! First the players moved down get their opponents, then the rest of the bracket is halved and
//! its exchanges are chosen, then its transposition (C.04.3, the order of generation).

use super::weigh::{Choice, Halves, Preference, Seats, Transpose, Weigh};
use super::{Bracket, BracketPair, Role, Settled};
use crate::swiss::criteria::{Criteria, Reach};
use crate::swiss::matching::LeftOver;
use crate::swiss::weight::{Layout, width};

/// The part of the field that is looked at.
pub(super) struct Scope {
    /// In order of rank.
    players: Vec<usize>,
    seats: Seats,
    reach: Reach,
}

impl Scope {
    pub(super) fn alone(players: Vec<usize>, seats: Seats) -> Self {
        Self {
            players,
            seats,
            reach: Reach::Bracket,
        }
    }

    pub(super) fn with_below(players: Vec<usize>, seats: Seats) -> Self {
        Self {
            players,
            seats,
            reach: Reach::Below,
        }
    }
}

pub(super) fn settle(bracket: &Bracket<'_>, scope: &Scope) -> Result<Settled, LeftOver> {
    let criteria = Criteria::new(bracket, scope.reach);
    let problem = Problem {
        bracket,
        criteria: &criteria,
        scope,
    };
    let choice = problem.pair_moved()?;
    let rest = problem.after(&choice);
    match scope.reach {
        Reach::Bracket => rest.settle_alone(&choice),
        Reach::Below => rest.settle_with_below(),
    }
}

struct Problem<'a> {
    bracket: &'a Bracket<'a>,
    criteria: &'a Criteria,
    scope: &'a Scope,
}

impl Problem<'_> {
    /// The best pairing, where those moved down have their opponents for good.
    fn pair_moved(&self) -> Result<Choice, LeftOver> {
        let bracket = self.bracket;
        let mut widths = self.criteria.widths().to_vec();
        let selected = widths.len();
        widths.extend(bracket.moved.iter().map(|_| 1));
        let opponent = widths.len();
        let digit = width(bracket.residents.len());
        widths.extend(bracket.moved.iter().map(|_| digit));
        let mut number = vec![0; bracket.field.len()];
        for (index, &moved) in bracket.moved.iter().enumerate() {
            number[moved] = index;
        }
        let prefer = |higher: usize, lower: usize, add: &mut dyn FnMut(usize, i64)| {
            if let (Role::Moved(_), Role::Resident) = (bracket.role(higher), bracket.role(lower)) {
                add(selected + number[higher], 1);
                add(
                    opponent + number[higher],
                    (bracket.residents.end - lower) as i64,
                );
            }
            true
        };
        Layout::new(&widths).dispatch(Weigh {
            bracket,
            criteria: self.criteria,
            players: &self.scope.players,
            seats: self.scope.seats,
            prefer: &prefer,
        })
    }

    /// What is left of the bracket when those moved down have their opponents.
    fn after(&self, choice: &Choice) -> Remainder<'_> {
        let bracket = self.bracket;
        let role = |index| bracket.role(index);
        let mut moved: Vec<(usize, usize)> = (choice.pairs.iter().copied())
            .filter(|&(one, two)| {
                matches!((role(one), role(two)), (Role::Moved(_), Role::Resident))
            })
            .collect();
        moved.sort_unstable();
        let gone = |index: usize| moved.iter().any(|&(one, two)| one == index || two == index);
        let is_inner = |&&(one, two): &&(usize, usize)| {
            (role(one), role(two)) == (Role::Resident, Role::Resident)
        };
        let inner: Vec<_> = choice.pairs.iter().filter(is_inner).copied().collect();
        Remainder {
            problem: self,
            members: bracket
                .residents
                .clone()
                .filter(|&index| !gone(index))
                .collect(),
            players: self
                .scope
                .players
                .iter()
                .copied()
                .filter(|&index| !gone(index))
                .collect(),
            pairs: inner.len(),
            floating: bracket
                .moved
                .iter()
                .copied()
                .filter(|&index| !gone(index))
                .collect(),
            moved,
            inner,
        }
    }
}

/// The bracket without those moved down into it and their opponents.
struct Remainder<'a> {
    problem: &'a Problem<'a>,
    members: Vec<usize>,
    /// All who are looked at and not yet paired.
    players: Vec<usize>,
    /// How many pairs the members make.
    pairs: usize,
    /// Moved down and floating on.
    floating: Vec<usize>,
    moved: Vec<(usize, usize)>,
    /// One best pairing of the members.
    inner: Vec<(usize, usize)>,
}

impl Remainder<'_> {
    fn settle_alone(&self, choice: &Choice) -> Result<Settled, LeftOver> {
        let problem = self.problem;
        let (upper, lower) = self.members.split_at(self.pairs);
        let straight = Halves {
            upper: upper.to_vec(),
            lower: lower.to_vec(),
        };
        let sum = |pairs: &[(usize, usize)]| problem.criteria.sum(problem.bracket, pairs);
        let transposed = match self.transpose(&straight) {
            Ok(found) if sum(&found.pairs) == sum(&self.inner) => found,
            _ => self.transpose(&self.exchange()?)?,
        };
        let left = choice
            .left
            .iter()
            .filter(|index| self.floating.contains(index));
        let left = left.chain(&transposed.left).copied().collect();
        Ok(self.settled(&transposed.pairs, left))
    }

    fn settle_with_below(&self) -> Result<Settled, LeftOver> {
        let halves = self.exchange()?;
        let role = |index| self.problem.bracket.role(index);
        let mut widths = self.problem.criteria.widths().to_vec();
        let first = widths.len();
        widths.extend(halves.upper.iter().map(|_| width(halves.lower.len())));
        let digits = halves.lower.len();
        let prefer = |higher: usize, lower: usize, add: &mut dyn FnMut(usize, i64)| match (
            role(higher),
            role(lower),
        ) {
            (Role::Moved(_), Role::Resident) => false,
            (Role::Resident, Role::Resident) => {
                let upper = halves.upper.binary_search(&higher);
                let lower = halves.lower.binary_search(&lower);
                if let (Ok(upper), Ok(lower)) = (upper, lower) {
                    add(first + upper, (digits - lower) as i64);
                    true
                } else {
                    false
                }
            }
            _ => true,
        };
        let found = self.weigh(&widths, &prefer)?;
        let inner: Vec<(usize, usize)> = (found.pairs.iter().copied())
            .filter(|&(one, two)| (role(one), role(two)) == (Role::Resident, Role::Resident))
            .collect();
        Ok(self.settled(&inner, found.left))
    }

    /// Chooses who changes halves: as few as can be, nearest to the middle, the lower ones of the
    /// upper half first, then the higher ones of the lower half.
    fn exchange(&self) -> Result<Halves, LeftOver> {
        let bracket = self.problem.bracket;
        let mut widths = self.problem.criteria.widths().to_vec();
        let kept = widths.len();
        widths.push(width(self.pairs));
        let nearness = widths.len();
        widths.push(width(self.pairs * self.members.len()));
        // From the middle up, then from the middle down: one bit for each member.
        let first = widths.len();
        widths.extend(self.members.iter().map(|_| 1));
        let prefer = |higher: usize, lower: usize, add: &mut dyn FnMut(usize, i64)| match (
            bracket.role(higher),
            bracket.role(lower),
        ) {
            (Role::Moved(_), Role::Resident) => false,
            (Role::Resident, Role::Resident) => {
                let Ok(place) = self.members.binary_search(&higher) else {
                    return false;
                };
                add(nearness, -(place as i64));
                if place < self.pairs {
                    add(kept, 1);
                    add(first + self.pairs - 1 - place, -1);
                } else {
                    add(first + place, 1);
                }
                true
            }
            _ => true,
        };
        let found = self.weigh(&widths, &prefer)?;
        let is_inner = |&&(one, two): &&(usize, usize)| {
            (bracket.role(one), bracket.role(two)) == (Role::Resident, Role::Resident)
        };
        let mut upper: Vec<usize> = found
            .pairs
            .iter()
            .filter(is_inner)
            .map(|&(one, _)| one)
            .collect();
        upper.sort_unstable();
        let lower = self
            .members
            .iter()
            .copied()
            .filter(|index| upper.binary_search(index).is_err());
        Ok(Halves {
            lower: lower.collect(),
            upper,
        })
    }

    fn weigh(&self, widths: &[u32], prefer: &Preference<'_>) -> Result<Choice, LeftOver> {
        let scope = self.problem.scope;
        let mut seats = scope.seats;
        let mut players = self.players.clone();
        if scope.reach == Reach::Bracket {
            // Those who float on have taken their seats.
            seats.count -= self.floating.len().min(seats.count);
            players.retain(|index| !self.floating.contains(index));
        }
        Layout::new(widths).dispatch(Weigh {
            bracket: self.problem.bracket,
            criteria: self.problem.criteria,
            players: &players,
            seats,
            prefer,
        })
    }

    fn transpose(&self, halves: &Halves) -> Result<Choice, LeftOver> {
        let widths = self.problem.criteria.widths();
        Layout::new(widths).dispatch(Transpose {
            bracket: self.problem.bracket,
            criteria: self.problem.criteria,
            seats: self.problem.scope.seats,
            halves,
        })
    }

    fn settled(&self, inner: &[(usize, usize)], left: Vec<usize>) -> Settled {
        let residents = self.problem.bracket.residents.clone();
        let mut pairs = Vec::with_capacity(self.moved.len() + inner.len());
        for (&(higher, lower), obvious) in self.moved.iter().zip(residents) {
            pairs.push(BracketPair {
                higher,
                lower,
                obvious: Some(obvious),
            });
        }
        let mut floats = vec![true; self.members.len()];
        for &(higher, lower) in inner {
            let place = |index| self.members.binary_search(&index).ok();
            for index in [higher, lower] {
                place(index)
                    .into_iter()
                    .for_each(|place| floats[place] = false);
            }
            let upper = place(higher).filter(|&place| place < self.pairs);
            pairs.push(BracketPair {
                higher,
                lower,
                obvious: upper.map(|place| self.members[self.pairs + place]),
            });
        }
        pairs.sort_unstable_by_key(|pair| pair.higher);
        let members = self
            .members
            .iter()
            .zip(floats)
            .filter(|(_, floats)| *floats);
        let down = self
            .floating
            .iter()
            .copied()
            .chain(members.map(|(&index, _)| index));
        Settled {
            down: down.collect(),
            pairs,
            left,
        }
    }
}
