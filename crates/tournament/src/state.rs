//! How a section stands: everything that follows from its facts.
//!
//! A state is derived in one pass over the matches, each after those that feed it. Recording one
//! more fact judges again only the matches that it touches; the outcome is the same.

use rules::Outcome;

use crate::bracket::{Feed, Target};
use crate::verdict::{GamesResult, Progress, Verdict, judge};
use crate::{
    Bracket, Entry, EntryId, Facts, GameFact, GameKey, Holder, How, MatchId, PlaceNo, Seat,
    Section, SectionError, TitleDecision,
};

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
    pub(crate) fn winner(&self) -> (Seat, i16) {
        match self.verdict {
            Verdict::Waiting | Verdict::Open => (Seat::Waiting, 0),
            Verdict::Empty | Verdict::NobodyPasses { .. } => (Seat::Nobody, 0),
            Verdict::Won { winner, .. } => self.leaves(winner),
        }
    }

    /// Who loses, with their colours so far. Where nobody passes nobody plays on below either.
    pub(crate) fn loser(&self) -> (Seat, i16) {
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

    /// *Campione*: who won the final and was not sent away since, or whom the arbiter named where
    /// play gave nobody.
    #[must_use]
    pub fn champion(&self) -> Option<EntryId> {
        if let Some(decision) = self.facts.title {
            return match decision {
                TitleDecision::Champion(entry) => Some(entry),
                TitleDecision::Vacant => None,
            };
        }
        match self.cell(self.section.bracket().final_id())?.verdict {
            Verdict::Won { winner, .. } => Some(winner),
            _ => None,
        }
        .filter(|winner| !self.facts.is_excluded(*winner))
    }

    /// Rounds of the day, from the first to the final.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.section.bracket().rounds()
    }

    /// Every match, each after those that feed it.
    pub fn matches(&self) -> impl ExactSizeIterator<Item = MatchId> + '_ {
        self.section.bracket().matches()
    }

    /// Matches played in one round of the day, the one with the best places last.
    #[must_use]
    pub fn matches_of_round(&self, round: u8) -> Vec<MatchId> {
        self.section.bracket().matches_of_round(round)
    }

    /// The round of the day in which a match is played; nothing if the section has no such match.
    #[must_use]
    pub fn round_of(&self, id: MatchId) -> Option<u8> {
        self.section.bracket().round_of(id)
    }

    /// Whether nothing is left to play.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        !self
            .cells
            .iter()
            .any(|cell| matches!(cell.verdict, Verdict::Waiting | Verdict::Open))
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

    /// Puts a match as judged again, and hands back how it stood.
    pub(crate) fn replace_cell(&mut self, index: usize, cell: Cell) -> Cell {
        std::mem::replace(&mut self.cells[index], cell)
    }

    /// Takes one more on the list of the section: somebody who comes for another.
    ///
    /// # Errors
    /// If somebody of that number is on the list already.
    pub fn admit(&mut self, entry: Entry) -> Result<(), SectionError> {
        self.section = self.section.with_entry(entry)?;
        Ok(())
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

    /// What counts in the standings: each game; in the clubs' section each match as a whole.
    pub(crate) fn counted_games(&self) -> Vec<GameFact> {
        if self.section.setup().clubs.is_none() {
            let games = self.facts.games.iter();
            return games
                .filter(|(key, fact)| self.counts(**key, fact))
                .map(|(_, fact)| *fact)
                .collect();
        }
        (0..self.cells.len())
            .filter_map(|index| self.match_as_game(index))
            .collect()
    }

    /// A match between clubs as one game; nothing while its boards have given no result.
    fn match_as_game(&self, index: usize) -> Option<GameFact> {
        let [Seat::Entry(white), Seat::Entry(black)] = self.cells[index].seats else {
            return None;
        };
        let (outcome, reason) = match self.progress(index)?.result {
            GamesResult::ToPlay { .. } => return None,
            GamesResult::LotsNeeded { .. } | GamesResult::Winner { how: How::Lots, .. } => {
                (Outcome::Drawn, None)
            }
            GamesResult::BothLost { reason } => (Outcome::BothLose, Some(reason)),
            GamesResult::Winner { side, how } => {
                let outcomes = [Outcome::WhiteWins, Outcome::BlackWins];
                let reason = match how {
                    How::Forfeit { reason } => Some(reason),
                    _ => None,
                };
                (outcomes[usize::from(side)], reason)
            }
        };
        Some(GameFact {
            white,
            black,
            outcome,
            reason,
        })
    }

    pub(crate) fn judged(&self, index: usize) -> (Cell, Option<Progress>) {
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
