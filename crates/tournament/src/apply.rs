//! Recording a change: checked first, then judged again as far as it reaches.

use rules::{Outcome, Reason};

use crate::verdict::{GamesResult, Verdict};
use crate::{
    Annulled, Applied, Bracket, Change, Departure, EntryId, Finding, GameFact, GameKey, Holder,
    How, MatchId, MatchState, PlaceNo, Refusal, Seat, State,
};

impl State {
    /// Whether a change can be recorded, and what the arbiter should know before.
    ///
    /// # Errors
    /// If nobody may do that.
    pub fn check(&self, change: &Change) -> Result<Vec<Finding>, Refusal> {
        match *change {
            Change::Record { key, fact } => self.check_record(key, &fact),
            Change::Correct { key, fact } => self.check_correct(key, &fact),
            Change::Annul { key } => self.recorded(key).map(|_| Vec::new()),
            Change::DecideByLots { match_id, winner } => self.check_lots(match_id, winner),
            Change::Depart { entry, departure } => self.check_departure(entry, departure),
            Change::Return { entry } => match self.facts().departures.contains_key(&entry) {
                true => Ok(Vec::new()),
                false => Err(Refusal::NotLeft { entry }),
            },
            Change::Replace { out, with } => self.check_replacement(out, with),
            Change::EnterLate { place, entry } => self.check_late_entry(place, entry),
        }
    }

    /// Records a change and judges again what it touches.
    ///
    /// # Errors
    /// If nobody may do that; then nothing is changed.
    pub fn apply(&mut self, change: &Change) -> Result<Applied, Refusal> {
        self.check(change)?;
        let matches = match *change {
            Change::Record { key, fact } | Change::Correct { key, fact } => {
                self.facts_mut().games.insert(key, fact);
                vec![self.index(key.match_id)?]
            }
            Change::Annul { key } => {
                if let Some(fact) = self.facts_mut().games.remove(&key) {
                    let annulled = self.facts_mut().annulled.entry(key.match_id).or_default();
                    annulled.push(Annulled {
                        game: key.game,
                        fact,
                    });
                }
                vec![self.index(key.match_id)?]
            }
            Change::DecideByLots { match_id, winner } => {
                self.facts_mut().lots.insert(match_id, winner);
                vec![self.index(match_id)?]
            }
            Change::Depart { entry, departure } => {
                self.facts_mut().departures.insert(entry, departure);
                self.path(entry)
            }
            Change::Return { entry } => {
                self.facts_mut().departures.remove(&entry);
                self.path(entry)
            }
            Change::Replace { out, with } => {
                let place = self
                    .place_of(out)
                    .ok_or(Refusal::NotOnChart { entry: out })?;
                let was_bye = self.section().places()[place.index()] == Holder::Bye;
                let facts = self.facts_mut();
                let seats = if was_bye {
                    &mut facts.late_entries
                } else {
                    &mut facts.replacements
                };
                seats.insert(place, with);
                self.reseat();
                vec![Bracket::first_match(place)]
            }
            Change::EnterLate { place, entry } => {
                self.facts_mut().late_entries.insert(place, entry);
                self.reseat();
                vec![Bracket::first_match(place)]
            }
        };
        Ok(self.refresh(matches))
    }

    /// The round of the day in which an entry plays next; nothing if it plays no more.
    #[must_use]
    pub fn next_round_of(&self, entry: EntryId) -> Option<u8> {
        let nodes = self.section().bracket().nodes();
        let undecided = |&index: &usize| {
            matches!(
                self.cells()[index].verdict,
                Verdict::Waiting | Verdict::Open
            )
        };
        let left = self.facts().departures.get(&entry);
        let plays = |round: &u8| left.is_none_or(|departure| *round < departure.from_round);
        let next = self.path(entry).into_iter().find(undecided);
        next.map(|index| nodes[index].round).filter(plays)
    }

    fn index(&self, match_id: MatchId) -> Result<usize, Refusal> {
        self.section()
            .bracket()
            .index(match_id)
            .ok_or(Refusal::UnknownMatch { match_id })
    }

    fn check_record(&self, key: GameKey, fact: &GameFact) -> Result<Vec<Finding>, Refusal> {
        let match_id = key.match_id;
        let index = self.index(match_id)?;
        if self.recorded(key).is_ok() {
            return Err(Refusal::GameRecorded { key });
        }
        match self.cells()[index].verdict {
            Verdict::Waiting | Verdict::Empty => return Err(Refusal::MatchNotReady { match_id }),
            Verdict::Won { .. } | Verdict::NobodyPasses { .. } => {
                return Err(Refusal::MatchDecided { match_id });
            }
            Verdict::Open => {}
        }
        match self.match_state_at(index) {
            MatchState::ToPlay { game, .. } if game != key.game => {
                Err(Refusal::OtherGameFirst { expected: game })
            }
            MatchState::ToPlay { white, black, .. } => {
                check_fact(key, fact, [white, black])?;
                let other_colours = fact.white != white;
                Ok(other_colours
                    .then_some(Finding::OtherColours { white })
                    .into_iter()
                    .collect())
            }
            _ => Err(Refusal::OnlyLotsLeft { match_id }),
        }
    }

    fn check_correct(&self, key: GameKey, fact: &GameFact) -> Result<Vec<Finding>, Refusal> {
        let recorded = self.recorded(key)?;
        check_fact(key, fact, [recorded.white, recorded.black])?;
        if *fact == recorded {
            Err(Refusal::NothingChanges)
        } else {
            Ok(Vec::new())
        }
    }

    /// The result of a game that counts.
    fn recorded(&self, key: GameKey) -> Result<GameFact, Refusal> {
        self.index(key.match_id)?;
        let fact = self
            .facts()
            .games
            .get(&key)
            .filter(|fact| self.counts(key, fact));
        fact.copied().ok_or(Refusal::GameNotRecorded { key })
    }

    fn check_lots(&self, match_id: MatchId, winner: EntryId) -> Result<Vec<Finding>, Refusal> {
        let index = self.index(match_id)?;
        let cell = &self.cells()[index];
        if !cell.seats.contains(&Seat::Entry(winner)) {
            return Err(Refusal::NotInMatch { entry: winner });
        }
        let result = self.progress(index).map(|progress| progress.result);
        match (cell.verdict, result) {
            (Verdict::Open, Some(GamesResult::LotsNeeded { .. })) => Ok(Vec::new()),
            (Verdict::Open, _) => Err(Refusal::NotTimeForLots { match_id }),
            (
                Verdict::Won {
                    winner: old,
                    how: How::Lots,
                    ..
                },
                _,
            ) if old != winner => Ok(vec![Finding::LotsReplaced { winner: old }]),
            (Verdict::Won { how: How::Lots, .. }, _) => Err(Refusal::NothingChanges),
            (Verdict::Won { .. } | Verdict::NobodyPasses { .. }, _) => {
                Err(Refusal::MatchDecided { match_id })
            }
            (Verdict::Waiting | Verdict::Empty, _) => Err(Refusal::MatchNotReady { match_id }),
        }
    }

    fn check_departure(
        &self,
        entry: EntryId,
        departure: Departure,
    ) -> Result<Vec<Finding>, Refusal> {
        self.place_of(entry).ok_or(Refusal::NotOnChart { entry })?;
        if self.facts().departures.contains_key(&entry) {
            return Err(Refusal::AlreadyLeft { entry });
        }
        let nodes = self.section().bracket().nodes();
        let lost: Vec<usize> = (self.path(entry).into_iter())
            .filter(|&index| nodes[index].round >= departure.from_round)
            .collect();
        let counts = |&index: &usize| match self.cells()[index].verdict {
            Verdict::Waiting | Verdict::Open => true,
            Verdict::Won { winner, .. } => winner == entry,
            Verdict::NobodyPasses { .. } | Verdict::Empty => false,
        };
        if !lost.iter().any(counts) {
            return Err(Refusal::NothingToLeave { entry });
        }
        let overturned = lost.iter().find(|&&index| {
            let verdict = self.cells()[index].verdict;
            matches!(verdict, Verdict::Won { winner, loser: Some(_), .. } if winner == entry)
        });
        let finding = overturned.map(|&index| Finding::MatchOverturned {
            match_id: nodes[index].id,
        });
        Ok(finding.into_iter().collect())
    }

    fn check_replacement(&self, out: EntryId, with: EntryId) -> Result<Vec<Finding>, Refusal> {
        self.place_of(out)
            .ok_or(Refusal::NotOnChart { entry: out })?;
        self.check_newcomer(with)?;
        self.check_not_played(out)?;
        Ok(Vec::new())
    }

    fn check_late_entry(&self, place: PlaceNo, entry: EntryId) -> Result<Vec<Finding>, Refusal> {
        if self.holders().get(place.index()) != Some(&Holder::Bye) {
            return Err(Refusal::NotABye { place });
        }
        self.check_newcomer(entry)?;
        if let Holder::Entry(neighbour) = self.holders()[place.opponent().index()] {
            self.check_not_played(neighbour)?;
        }
        let first_round = |key: &GameKey| key.match_id.is_main() && key.match_id.round() == 1;
        let begun = self.facts().games.keys().any(first_round);
        Ok(begun.then_some(Finding::RoundBegun).into_iter().collect())
    }

    fn check_newcomer(&self, entry: EntryId) -> Result<(), Refusal> {
        if self.section().entry(entry).is_none() {
            return Err(Refusal::UnknownEntry { entry });
        }
        match self.place_of(entry) {
            Some(_) => Err(Refusal::AlreadyOnChart { entry }),
            None => Ok(()),
        }
    }

    fn check_not_played(&self, entry: EntryId) -> Result<(), Refusal> {
        let nodes = self.section().bracket().nodes();
        let played = |index: usize| self.facts().games_of(nodes[index].id).next().is_some();
        match self.path(entry).into_iter().any(played) {
            true => Err(Refusal::AlreadyPlayed { entry }),
            false => Ok(()),
        }
    }
}

/// Whether a result can be one between these two.
fn check_fact(key: GameKey, fact: &GameFact, players: [EntryId; 2]) -> Result<(), Refusal> {
    if !fact.is_between(players[0], players[1]) {
        return Err(Refusal::WrongPlayers { key });
    }
    let fits = match (fact.reason, fact.outcome) {
        (Some(Reason::BothAbsent), outcome) => outcome == Outcome::BothLose,
        (Some(Reason::Absent | Reason::Withdrawn), outcome) => outcome.winner().is_some(),
        (Some(Reason::ExcludedHearingAid | Reason::Disciplinary), outcome) => {
            outcome != Outcome::Drawn
        }
        _ => true,
    };
    if fits {
        Ok(())
    } else {
        Err(Refusal::ReasonDoesNotFit)
    }
}
