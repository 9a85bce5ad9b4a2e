//! What may be recorded now, and what the arbiter should know before.

use rules::{Outcome, Reason};

use crate::verdict::{GamesResult, Verdict};
use crate::{
    BoardFact, Change, Departure, DepartureKind, EntryId, Finding, GameFact, GameKey, Holder, How,
    MatchId, MatchState, PlaceNo, Refusal, Seat, State, ends_match,
};

impl State {
    /// Whether a change can be recorded, and what the arbiter should know before.
    ///
    /// # Errors
    /// If nobody may do that.
    pub fn check(&self, change: &Change) -> Result<Vec<Finding>, Refusal> {
        let facts = self.facts();
        match change {
            Change::Record { key, fact } => self.check_record(*key, fact),
            Change::RecordBoards { key, boards } => self.check_boards(*key, boards),
            Change::Correct { key, fact } => self.check_correct(*key, fact),
            Change::CorrectBoards { key, boards } => self.check_correct_boards(*key, boards),
            Change::Annul { key } | Change::Remove { key } => {
                self.recorded(*key).map(|_| Vec::new())
            }
            Change::DecideByLots { match_id, winner } => self.check_lots(*match_id, *winner),
            Change::Depart { entry, departure } => self.check_departure(*entry, *departure),
            Change::Return { entry } => match facts.departures.contains_key(entry) {
                true => Ok(Vec::new()),
                false => Err(Refusal::NotLeft { entry: *entry }),
            },
            Change::Replace { out, with } => self.check_replacement(*out, *with),
            Change::EnterLate { place, entry } => self.check_late_entry(*place, *entry),
            Change::Call { key, .. } => self.check_to_play(*key).map(|_| Vec::new()),
            Change::DecideTitle { decision } => {
                let allowed = self.allows_title(*decision);
                check_answer(allowed, facts.title == Some(*decision))
            }
            Change::DecideThird { decision } => {
                let allowed = self.allows_third(*decision);
                check_answer(allowed, facts.third == Some(*decision))
            }
        }
    }

    pub(crate) fn index(&self, match_id: MatchId) -> Result<usize, Refusal> {
        self.section()
            .bracket()
            .index(match_id)
            .ok_or(Refusal::UnknownMatch { match_id })
    }

    fn check_record(&self, key: GameKey, fact: &GameFact) -> Result<Vec<Finding>, Refusal> {
        if self.recorded(key).is_ok() {
            return Err(Refusal::GameRecorded { key });
        }
        let [white, black] = self.check_to_play(key)?;
        self.check_walk_over(fact)?;
        check_fact(key, fact, [white, black])?;
        let other_colours = fact.white != white;
        let finding = other_colours.then_some(Finding::OtherColours { white });
        Ok(finding.into_iter().collect())
    }

    fn check_boards(&self, key: GameKey, boards: &[BoardFact]) -> Result<Vec<Finding>, Refusal> {
        if self.recorded(key).is_ok() {
            return Err(Refusal::GameRecorded { key });
        }
        self.check_to_play(key)?;
        self.check_number_of_boards(boards)?;
        Ok(Vec::new())
    }

    fn check_correct(&self, key: GameKey, fact: &GameFact) -> Result<Vec<Finding>, Refusal> {
        let recorded = self.recorded(key)?;
        self.check_walk_over(fact)?;
        check_fact(key, fact, [recorded.white, recorded.black])?;
        if *fact == recorded {
            Err(Refusal::NothingChanges)
        } else {
            Ok(Vec::new())
        }
    }

    fn check_correct_boards(
        &self,
        key: GameKey,
        boards: &[BoardFact],
    ) -> Result<Vec<Finding>, Refusal> {
        self.recorded(key)?;
        self.check_number_of_boards(boards)?;
        if self
            .facts()
            .boards
            .get(&key)
            .is_some_and(|old| old == boards)
        {
            return Err(Refusal::NothingChanges);
        }
        Ok(Vec::new())
    }

    /// White and Black of a game, if it is the one to play now.
    fn check_to_play(&self, key: GameKey) -> Result<[EntryId; 2], Refusal> {
        let match_id = key.match_id;
        let index = self.index(match_id)?;
        match self.match_state_at(index) {
            MatchState::Waiting | MatchState::Empty => Err(Refusal::MatchNotReady { match_id }),
            MatchState::Decided { .. } | MatchState::NobodyPasses { .. } => {
                Err(Refusal::MatchDecided { match_id })
            }
            MatchState::LotsNeeded { .. } => Err(Refusal::OnlyLotsLeft { match_id }),
            MatchState::ToPlay { game, .. } if game != key.game => {
                Err(Refusal::OtherGameFirst { expected: game })
            }
            MatchState::ToPlay { white, black, .. } => Ok([white, black]),
        }
    }

    /// A meeting of two clubs has one result only if one of them does not play it.
    fn check_walk_over(&self, fact: &GameFact) -> Result<(), Refusal> {
        let of_a_club = |reason| ends_match(reason) && reason != Reason::ExcludedHearingAid;
        match &self.section().setup().clubs {
            Some(rules) if !fact.reason.is_some_and(of_a_club) => Err(Refusal::BoardsMissing {
                boards: rules.boards,
            }),
            _ => Ok(()),
        }
    }

    fn check_number_of_boards(&self, boards: &[BoardFact]) -> Result<(), Refusal> {
        let wanted = self.section().setup().clubs.as_ref();
        let wanted = wanted.map_or(0, |rules| rules.boards);
        if wanted == 0 || boards.len() != usize::from(wanted) {
            return Err(Refusal::BoardsMissing { boards: wanted });
        }
        Ok(())
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
        if self.section().entry(entry).is_none() {
            return Err(Refusal::UnknownEntry { entry });
        }
        let sent_away = departure.kind != DepartureKind::Withdrawn;
        // Whoever withdrew can still be sent away.
        let stands = |before: &Departure| !sent_away || before.kind != DepartureKind::Withdrawn;
        if self.facts().departures.get(&entry).is_some_and(stands) {
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
        let on_chart = self.place_of(entry).is_some();
        if on_chart && !sent_away && !lost.iter().any(counts) {
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
        if self.facts().departures.contains_key(&entry) {
            return Err(Refusal::AlreadyLeft { entry });
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

/// Whether an answer to a question can be kept: asked for, allowed, and new.
fn check_answer(allowed: Option<bool>, given: bool) -> Result<Vec<Finding>, Refusal> {
    match allowed {
        None => Err(Refusal::NothingToDecide),
        Some(false) => Err(Refusal::NotACandidate),
        Some(true) if given => Err(Refusal::NothingChanges),
        Some(true) => Ok(Vec::new()),
    }
}
