//! The quality criteria C6–C21 as counts of a weight, in their order.
//!
//! Each pair adds to the counts what speaks for it, or takes away what speaks against it; the sum
//! over a pairing then compares pairings as the rules do. Counts that are the same for all
//! pairings of a bracket have no place in the weight, so that most brackets fit in one word.

use std::collections::BTreeMap;

use super::bracket::{Bracket, Role};
use super::colours::Colours;
use super::player::{Float, Player};
use super::weight::{Layout, Weight, width};

/// The number of a count, the most important first.
pub(super) type Count = usize;

/// Where each criterion of a bracket is counted.
pub(super) struct Criteria {
    widths: Vec<u32>,
    /// C6: pairs in the bracket.
    pairs: Option<Count>,
    /// C7: moved-down players paired, by score from the highest.
    moved: Vec<Count>,
    /// C8: pairs in the next bracket, then whose, by score.
    next: Option<Count>,
    next_by_score: Vec<Count>,
    /// C9: unplayed games of those who are paired, so that the bye has the fewest.
    unplayed: Option<Count>,
    /// C10–C13.
    colours: [Option<Count>; 4],
    /// C14 and C16: residents paired who floated down one and two rounds before.
    down: [Option<Count>; 2],
    /// C15 and C17: moved-down players' opponents who floated up.
    up: [Option<Count>; 2],
    /// C18 and C20: moved-down players paired who floated down, by score.
    down_by_score: [Vec<Count>; 2],
    /// C19 and C21: the same opponents as in C15 and C17, by the score that they meet.
    up_by_score: [Vec<Count>; 2],
    most_unplayed: usize,
}

/// How much of the field a weight has to tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    /// The bracket alone: as many pairs as can be, and nothing beyond.
    Bracket,
    /// What comes below too.
    Below,
}

impl Criteria {
    pub(super) fn new(bracket: &Bracket<'_>, reach: Reach) -> Self {
        let players = &bracket.field.players;
        let residents = bracket.residents.clone().map(|index| &players[index]);
        let pairs = bracket.residents.len();
        let moved_scores = &bracket.moved_scores;
        let of_score = |score: u32| {
            let same = |index: &&usize| players[**index].score == score;
            bracket.moved.iter().filter(same).count()
        };
        let mut widths = Vec::new();
        let mut count = |most: usize| {
            widths.push(width(most));
            widths.len() - 1
        };
        let below = reach == Reach::Below;
        let pairs_count = below.then(|| count(pairs));
        let moved: Vec<_> = moved_scores
            .iter()
            .map(|&score| count(of_score(score)))
            .collect();
        let next = (below && !bracket.next.is_empty()).then(|| count(bracket.next.len()));
        let mut next_by_score = Vec::new();
        if next.is_some() {
            next_by_score.extend(moved_scores.iter().map(|&score| count(of_score(score))));
            next_by_score.push(count(pairs));
        }
        let most_unplayed = bracket.field.rounds;
        let everyone = pairs + bracket.moved.len();
        let unplayed = (bracket.single_bye).then(|| count(everyone * most_unplayed));
        let has_moved = !moved_scores.is_empty();
        let members: Vec<&Colours> = bracket
            .members()
            .map(|index| &players[index].colours)
            .collect();
        // What a single player brings along cannot clash.
        let several = |of: &dyn Fn(&Colours) -> bool| {
            members.iter().filter(|colours| of(colours)).count() > 1
        };
        let absolute = several(&Colours::is_absolute);
        let firm = several(&Colours::is_firm);
        let wishes = several(&|colours| colours.preference.is_some());
        let colours = [absolute, absolute, wishes, firm].map(|counts| counts.then(|| count(pairs)));
        let mut float_counts = |back: usize| {
            let down = any(&mut residents.clone(), Float::Down, back);
            let up = has_moved && any(&mut residents.clone(), Float::Up, back);
            (
                down.then(|| count(pairs)),
                up.then(|| count(bracket.moved.len())),
            )
        };
        let ((down_1, up_1), (down_2, up_2)) = (float_counts(0), float_counts(1));
        let mut by_score = |back: usize, up: bool| {
            let moved = &mut bracket.moved.iter().map(|&index| &players[index]);
            let down = any(moved, Float::Down, back);
            let mut counts = |needed: bool| -> Vec<_> {
                let scores = moved_scores.iter().filter(|_| needed);
                scores.map(|&score| count(of_score(score))).collect()
            };
            (counts(down), counts(up))
        };
        let (downs_1, ups_1) = by_score(0, up_1.is_some());
        let (downs_2, ups_2) = by_score(1, up_2.is_some());
        Self {
            pairs: pairs_count,
            moved,
            next,
            next_by_score,
            unplayed,
            colours,
            down: [down_1, down_2],
            up: [up_1, up_2],
            down_by_score: [downs_1, downs_2],
            up_by_score: [ups_1, ups_2],
            most_unplayed,
            widths,
        }
    }

    /// The widths of all counts, to which those of an order of preference can be added.
    pub(super) fn widths(&self) -> &[u32] {
        &self.widths
    }

    /// What a pairing's pairs sum up to, count by count.
    pub(super) fn sum(&self, bracket: &Bracket<'_>, pairs: &[(usize, usize)]) -> Vec<i64> {
        let mut sums = vec![0; self.widths.len()];
        for &(higher, lower) in pairs {
            self.visit(bracket, higher, lower, |count, value| sums[count] += value);
        }
        sums
    }

    /// Names every count to which a pair adds, the higher ranked first.
    fn visit(
        &self,
        bracket: &Bracket<'_>,
        higher: usize,
        lower: usize,
        mut add: impl FnMut(Count, i64),
    ) {
        let players = &bracket.field.players;
        let (one, two) = (&players[higher], &players[lower]);
        let roles = (bracket.role(higher), bracket.role(lower));
        if let Some(count) = self.unplayed {
            for index in [higher, lower] {
                if bracket.bye_score == Some(players[index].score) {
                    let played = players[index].colours.games().min(self.most_unplayed);
                    add(count, (self.most_unplayed - played) as i64);
                }
            }
        }
        let moved = match roles {
            (Role::Moved(score), Role::Resident) => Some(score),
            (Role::Resident, Role::Resident) => None,
            (Role::Moved(_) | Role::Resident | Role::Next, Role::Next) => {
                self.next.into_iter().for_each(|count| add(count, 1));
                let whose = match roles.0 {
                    Role::Moved(score) => Some(score),
                    Role::Resident => Some(bracket.moved_scores.len()),
                    _ => None,
                };
                if let Some(&count) = whose.and_then(|score| self.next_by_score.get(score)) {
                    add(count, 1);
                }
                return;
            }
            _ => return,
        };
        self.pairs.into_iter().for_each(|count| add(count, 1));
        if let Some(score) = moved {
            add(self.moved[score], 1);
        }
        let against = [
            one.colours.goes_beyond_two(&two.colours),
            one.colours.makes_three_running(&two.colours),
            one.colours.clashes(&two.colours),
            one.colours.denies_strong(&two.colours),
        ];
        for (count, against) in self.colours.iter().zip(against) {
            if let (Some(count), true) = (count, against) {
                add(*count, -1);
            }
        }
        for back in 0..2 {
            if let Some(count) = self.down[back] {
                if two.floats[back] == Float::Down {
                    add(count, 1);
                }
                if moved.is_none() && one.floats[back] == Float::Down {
                    add(count, 1);
                }
            }
            let Some(score) = moved else { continue };
            let up = two.floats[back] == Float::Up;
            if let (Some(count), true) = (self.up[back], up) {
                add(count, -1);
            }
            if let (Some(&count), true) = (self.up_by_score[back].get(score), up) {
                add(count, -1);
            }
            if let (Some(&count), Float::Down) =
                (self.down_by_score[back].get(score), one.floats[back])
            {
                add(count, 1);
            }
        }
    }
}

fn any<'a>(players: &mut impl Iterator<Item = &'a Player>, float: Float, back: usize) -> bool {
    players.any(|player| player.floats[back] == float)
}

/// The weights of all pairs of a bracket: players alike in all that counts share them.
pub(super) struct Weights<'a, W> {
    criteria: &'a Criteria,
    bracket: &'a Bracket<'a>,
    layout: &'a Layout,
    kinds: Vec<usize>,
    known: Vec<Option<W>>,
    kind_count: usize,
}

impl<'a, W: Weight> Weights<'a, W> {
    pub(super) fn new(
        criteria: &'a Criteria,
        bracket: &'a Bracket<'a>,
        layout: &'a Layout,
    ) -> Self {
        let mut numbers = BTreeMap::new();
        let players = bracket.field.players.iter().enumerate();
        let kinds: Vec<usize> = players
            .map(|(index, player)| {
                let role = bracket.role(index);
                let inside = matches!(role, Role::Moved(_) | Role::Resident);
                let colours = &player.colours;
                let detail = inside.then(|| {
                    (
                        (
                            colours.preference.map(rules::Side::as_str),
                            colours.imbalance,
                        ),
                        colours.repeated.map(rules::Side::as_str),
                        player.floats,
                        criteria.unplayed.map(|_| (colours.games(), player.score)),
                    )
                });
                let next = numbers.len();
                *numbers.entry((role, detail)).or_insert(next)
            })
            .collect();
        let kind_count = numbers.len();
        Self {
            criteria,
            bracket,
            layout,
            kinds,
            known: vec![None; kind_count * kind_count],
            kind_count,
        }
    }

    /// The weight of a pair, the higher ranked first.
    pub(super) fn of(&mut self, higher: usize, lower: usize) -> &W {
        let cell = self.kinds[higher] * self.kind_count + self.kinds[lower];
        self.known[cell].get_or_insert_with(|| {
            let mut weight: W = self.layout.zero();
            self.criteria
                .visit(self.bracket, higher, lower, |count, value| {
                    weight.put(self.layout.place(count), value);
                });
            weight
        })
    }
}
