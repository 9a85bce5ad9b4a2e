//! How a section stands: everything that follows from its facts.
//!
//! A state is derived in one pass over the matches, each after those that feed it. Recording one
//! more fact judges again only the matches that it touches; the outcome is the same.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::bracket::{Feed, Target};
use crate::verdict::{Progress, Verdict, judge};
use crate::{Bracket, EntryId, Facts, GameFact, GameKey, Holder, MatchId, PlaceNo, Seat, Section};

/// How a section stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    section: Section,
    facts: Facts,
    holders: Vec<Holder>,
    cells: Vec<Cell>,
}

/// How one match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) seats: [Seat; 2],
    /// Games with White less games with Black that each player brings along.
    pub(crate) balance: [i16; 2],
    /// The same after this match.
    after: [i16; 2],
    pub(crate) verdict: Verdict,
}

impl Cell {
    const UNKNOWN: Self = Self {
        seats: [Seat::Waiting; 2],
        balance: [0; 2],
        after: [0; 2],
        verdict: Verdict::Waiting,
    };

    /// Who passes, with their colours so far.
    fn winner(&self) -> (Seat, i16) {
        match self.verdict {
            Verdict::Waiting | Verdict::Open => (Seat::Waiting, 0),
            Verdict::Empty | Verdict::NobodyPasses { .. } => (Seat::Nobody, 0),
            Verdict::Won { winner, .. } => self.leaves(winner),
        }
    }

    /// Who loses, with their colours so far. Where nobody passes nobody plays on below either.
    fn loser(&self) -> (Seat, i16) {
        match self.verdict {
            Verdict::Waiting | Verdict::Open => (Seat::Waiting, 0),
            Verdict::Won {
                loser: Some(loser), ..
            } => self.leaves(loser),
            _ => (Seat::Nobody, 0),
        }
    }

    fn leaves(&self, entry: EntryId) -> (Seat, i16) {
        let seat = Seat::Entry(entry);
        (seat, self.after[usize::from(self.seats[1] == seat)])
    }
}

/// What recording a fact touched.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Applied {
    /// Matches that stand otherwise than before.
    pub changed: Vec<MatchId>,
    /// Results that no longer hold, because other players meet or the match ended earlier.
    pub cancelled: Vec<(GameKey, GameFact)>,
    /// Lots inside a match that no longer hold, with who had passed.
    pub cancelled_lots: Vec<(MatchId, EntryId)>,
}

impl State {
    pub(crate) fn derive(section: &Section, facts: Facts) -> Self {
        let mut state = Self {
            section: section.clone(),
            holders: holders(section, &facts),
            facts,
            cells: vec![Cell::UNKNOWN; section.bracket().nodes().len()],
        };
        for index in 0..state.cells.len() {
            state.cells[index] = state.judged(index).0;
        }
        state
    }

    /// The section that stands so.
    #[must_use]
    pub fn section(&self) -> &Section {
        &self.section
    }

    /// The facts from which all this follows.
    #[must_use]
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Who stands on each place now, replacements and late entries included.
    #[must_use]
    pub fn holders(&self) -> &[Holder] {
        &self.holders
    }

    /// The place on which an entry stands now.
    #[must_use]
    pub fn place_of(&self, entry: EntryId) -> Option<PlaceNo> {
        self.holders
            .iter()
            .position(|&holder| holder == Holder::Entry(entry))
            .map(PlaceNo::at)
    }

    /// *Campione*: who won the final.
    #[must_use]
    pub fn champion(&self) -> Option<EntryId> {
        match self.cell(self.section.bracket().final_id())?.verdict {
            Verdict::Won { winner, .. } => Some(winner),
            _ => None,
        }
    }

    /// Whether nothing is left to play.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        !self
            .cells
            .iter()
            .any(|cell| matches!(cell.verdict, Verdict::Waiting | Verdict::Open))
    }

    /// Results that do not count: they are between others than those who meet, or come after the
    /// match was over. Recording through [`State::apply`] leaves none.
    #[must_use]
    pub fn strays(&self) -> Vec<GameKey> {
        self.facts
            .games
            .iter()
            .filter(|(key, fact)| !self.counts(**key, fact))
            .map(|(key, _)| *key)
            .collect()
    }

    pub(crate) fn cell(&self, id: MatchId) -> Option<&Cell> {
        self.section
            .bracket()
            .index(id)
            .map(|index| &self.cells[index])
    }

    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub(crate) fn facts_mut(&mut self) -> &mut Facts {
        &mut self.facts
    }

    /// What the games of a match between two known players say.
    pub(crate) fn progress(&self, index: usize) -> Option<Progress> {
        judge(&self.section, &self.facts, index, self.cells[index].seats).1
    }

    /// Matches in which an entry sits, from its first one on.
    pub(crate) fn path(&self, entry: EntryId) -> Vec<usize> {
        let seat = Seat::Entry(entry);
        let mut path = Vec::new();
        let mut next = self.place_of(entry).map(Bracket::first_match);
        while let Some(index) = next {
            path.push(index);
            let cell = &self.cells[index];
            let node = &self.section.bracket().nodes()[index];
            let target: Target = if cell.winner().0 == seat {
                node.winner_to
            } else if cell.loser().0 == seat {
                node.loser_to
            } else {
                None
            };
            next = target.map(|(index, _)| index as usize);
        }
        path
    }

    /// Judges these matches again, and those that follow from them as far as anything changes.
    pub(crate) fn refresh(&mut self, matches: impl IntoIterator<Item = usize>) -> Applied {
        let mut applied = Applied::default();
        let mut queue: BinaryHeap<Reverse<usize>> = matches.into_iter().map(Reverse).collect();
        while let Some(Reverse(index)) = queue.pop() {
            while queue.peek() == Some(&Reverse(index)) {
                queue.pop();
            }
            let (new, progress) = self.judged(index);
            let node = &self.section.bracket().nodes()[index];
            let (id, targets) = (node.id, [node.winner_to, node.loser_to]);
            self.drop_what_no_longer_holds(id, new.seats, progress, &mut applied);
            let old = std::mem::replace(&mut self.cells[index], new);
            if old == new {
                continue;
            }
            applied.changed.push(id);
            let moved = [old.winner() != new.winner(), old.loser() != new.loser()];
            for (target, moved) in targets.into_iter().zip(moved) {
                if let Some((index, _)) = target.filter(|_| moved) {
                    queue.push(Reverse(index as usize));
                }
            }
        }
        applied
    }

    /// Puts the entries of the facts on their places again.
    pub(crate) fn reseat(&mut self) {
        self.holders = holders(&self.section, &self.facts);
    }

    pub(crate) fn counts(&self, key: GameKey, fact: &GameFact) -> bool {
        let Some(index) = self.section.bracket().index(key.match_id) else {
            return false;
        };
        let [Seat::Entry(one), Seat::Entry(other)] = self.cells[index].seats else {
            return false;
        };
        let last = self
            .progress(index)
            .map_or(0, |progress| progress.last_game);
        fact.is_between(one, other) && (1..=last).contains(&key.game.0)
    }

    fn judged(&self, index: usize) -> (Cell, Option<Progress>) {
        let feeds = self.section.bracket().nodes()[index].feeds;
        let fed = feeds.map(|feed| match feed {
            Feed::Place(place) => match self.holders[place as usize] {
                Holder::Entry(entry) => (Seat::Entry(entry), 0),
                Holder::Bye => (Seat::Nobody, 0),
            },
            Feed::Winner(from) => self.cells[from as usize].winner(),
            Feed::Loser(from) => self.cells[from as usize].loser(),
        });
        let seats = fed.map(|(seat, _)| seat);
        let balance = fed.map(|(_, balance)| balance);
        let (verdict, progress) = judge(&self.section, &self.facts, index, seats);
        let whites = progress.map_or([0, 0], |progress| progress.whites);
        let after = [balance[0] + whites[0], balance[1] + whites[1]];
        (
            Cell {
                seats,
                balance,
                after,
                verdict,
            },
            progress,
        )
    }

    fn drop_what_no_longer_holds(
        &mut self,
        id: MatchId,
        seats: [Seat; 2],
        progress: Option<Progress>,
        applied: &mut Applied,
    ) {
        let last = progress.map_or(0, |progress| progress.last_game);
        let holds = |game: u8, fact: &GameFact| match seats {
            [Seat::Entry(one), Seat::Entry(other)] => {
                (1..=last).contains(&game) && fact.is_between(one, other)
            }
            _ => false,
        };
        let gone: Vec<GameKey> = (self.facts.games_of(id))
            .filter(|(game, fact)| !holds(game.0, fact))
            .map(|(game, _)| GameKey { match_id: id, game })
            .collect();
        for key in gone {
            applied
                .cancelled
                .extend(self.facts.games.remove(&key).map(|fact| (key, fact)));
        }
        if !progress.is_some_and(|progress| progress.is_by_lots())
            && let Some(winner) = self.facts.lots.remove(&id)
        {
            applied.cancelled_lots.push((id, winner));
        }
    }
}

/// Who stands on each place, replacements and late entries included.
fn holders(section: &Section, facts: &Facts) -> Vec<Holder> {
    let mut holders = section.places().to_vec();
    for (place, &entry) in facts.late_entries.iter().chain(&facts.replacements) {
        if let Some(holder) = holders.get_mut(place.index()) {
            *holder = Holder::Entry(entry);
        }
    }
    holders
}
