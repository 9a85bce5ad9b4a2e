//! Recording a change: checked first, then judged again as far as it reaches.

use crate::club_match::meeting_fact;
use crate::verdict::Verdict;
use crate::{
    Annulled, Applied, Bracket, Change, Departure, DepartureKind, EntryId, Finding, GameFact,
    GameKey, Holder, How, PlaceNo, Refusal, Seat, State,
};

impl State {
    /// Records a change, judges again what it touches and lets go what no longer holds. Whether
    /// the arbiter must confirm it is in the findings.
    ///
    /// # Errors
    /// If nobody may do that; then nothing is changed.
    pub fn apply(&mut self, change: &Change) -> Result<Applied, Refusal> {
        let mut findings = self.check(change)?;
        let excluded = self.departures_by(change);
        let again = matches!(change, Change::Annul { .. });
        let key = change.key();
        // A game that is played again is called again.
        let call = key.filter(|key| again && self.facts_mut().calls.remove(key).is_some());
        let matches = self.write(change)?;
        let mut applied = self.refresh(matches);
        applied.excluded = excluded;
        applied.cancelled_calls.extend(call);
        findings.extend(played_on(change, &applied));
        applied.findings = findings;
        Ok(applied)
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

    /// The first round that an entry loses if it leaves now: that of the match it has not played.
    /// Whoever stands alone at the end has not played it; for whoever is out it comes after all.
    #[must_use]
    pub fn leaves_from(&self, entry: EntryId) -> u8 {
        let nodes = self.section().bracket().nodes();
        let path = self.path(entry);
        let undecided = |&&index: &&usize| {
            let verdict = self.cells()[index].verdict;
            matches!(verdict, Verdict::Waiting | Verdict::Open)
        };
        let Some(&last) = path.last() else {
            return 1;
        };
        let open = path.iter().find(undecided);
        let alone = matches!(
            self.cells()[last].verdict,
            Verdict::Won { winner, how: How::Unopposed, .. } if winner == entry
        );
        match open {
            Some(&index) => nodes[index].round,
            None if alone => nodes[last].round,
            None => nodes[last].round + 1,
        }
    }

    /// Writes the change into the facts; the matches to judge again.
    fn write(&mut self, change: &Change) -> Result<Vec<usize>, Refusal> {
        Ok(match change {
            Change::Record { key, fact } | Change::Correct { key, fact } => {
                self.facts_mut().boards.remove(key);
                self.write_game(*key, *fact)?
            }
            Change::RecordBoards { key, boards } | Change::CorrectBoards { key, boards } => {
                let fact = self.fact_of_boards(*key, boards)?;
                self.facts_mut().boards.insert(*key, boards.clone());
                self.write_game(*key, fact)?
            }
            Change::Annul { key } => {
                self.facts_mut().boards.remove(key);
                if let Some(fact) = self.facts_mut().games.remove(key) {
                    let annulled = self.facts_mut().annulled.entry(key.match_id).or_default();
                    let after = annulled.partition_point(|old| old.game <= key.game);
                    let game = key.game;
                    annulled.insert(after, Annulled { game, fact });
                }
                vec![self.index(key.match_id)?]
            }
            Change::Remove { key } => {
                self.facts_mut().boards.remove(key);
                self.facts_mut().games.remove(key);
                vec![self.index(key.match_id)?]
            }
            Change::DecideByLots { match_id, winner } => {
                self.facts_mut().lots.insert(*match_id, *winner);
                vec![self.index(*match_id)?]
            }
            Change::Depart { entry, departure } => {
                self.leave(*entry, *departure);
                self.path(*entry)
            }
            Change::Return { entry } => {
                self.facts_mut().departures.remove(entry);
                self.facts_mut().exclusions.remove(entry);
                self.path(*entry)
            }
            Change::Replace { out, with } => {
                let place = self
                    .place_of(*out)
                    .ok_or(Refusal::NotOnChart { entry: *out })?;
                self.seat(place, *with)
            }
            Change::EnterLate { place, entry } => self.seat(*place, *entry),
            Change::Call { key, table } => {
                self.facts_mut().calls.insert(*key, *table);
                Vec::new()
            }
            Change::DecideTitle { decision } => {
                self.facts_mut().title = Some(*decision);
                Vec::new()
            }
            Change::DecideThird { decision } => {
                self.facts_mut().third = Some(*decision);
                Vec::new()
            }
        })
    }

    fn write_game(&mut self, key: GameKey, fact: GameFact) -> Result<Vec<usize>, Refusal> {
        let index = self.index(key.match_id)?;
        let round = self.section().bracket().nodes()[index].round;
        self.facts_mut().games.insert(key, fact);
        let mut matches = vec![index];
        for entry in fact.excludes() {
            // Whoever is out already stays out as was decided.
            if !self.facts().departures.contains_key(&entry) {
                let departure = Departure {
                    kind: DepartureKind::HearingAid,
                    from_round: round.saturating_add(1),
                };
                self.facts_mut().departures.insert(entry, departure);
                self.facts_mut().exclusions.insert(entry, key.match_id);
                matches.extend(self.path(entry));
            }
        }
        Ok(matches)
    }

    /// Whom a result will send out of the section.
    fn departures_by(&self, change: &Change) -> Vec<EntryId> {
        let (Change::Record { fact, .. } | Change::Correct { fact, .. }) = change else {
            return Vec::new();
        };
        fact.excludes()
            .filter(|entry| !self.facts().departures.contains_key(entry))
            .collect()
    }

    /// Somebody leaves; whoever had withdrawn and is sent away stays out from where they left.
    fn leave(&mut self, entry: EntryId, departure: Departure) {
        let departures = &mut self.facts_mut().departures;
        let earlier = departures.get(&entry).map(|before| before.from_round);
        let from_round = earlier.map_or(departure.from_round, |round| {
            round.min(departure.from_round)
        });
        departures.insert(
            entry,
            Departure {
                from_round,
                ..departure
            },
        );
    }

    /// Puts somebody on a place of the first round.
    fn seat(&mut self, place: PlaceNo, entry: EntryId) -> Vec<usize> {
        let drawn = self.section().places()[place.index()];
        let facts = self.facts_mut();
        match drawn {
            Holder::Bye => _ = facts.late_entries.insert(place, entry),
            // The one who was drawn there is back.
            Holder::Entry(first) if first == entry => _ = facts.replacements.remove(&place),
            Holder::Entry(_) => _ = facts.replacements.insert(place, entry),
        }
        self.reseat();
        vec![Bracket::first_match(place)]
    }

    /// The result of a meeting's boards, between the two clubs that meet.
    pub(crate) fn fact_of_boards(
        &self,
        key: GameKey,
        boards: &[crate::BoardFact],
    ) -> Result<GameFact, Refusal> {
        let match_id = key.match_id;
        let index = self.index(match_id)?;
        let [Seat::Entry(home), Seat::Entry(away)] = self.cells()[index].seats else {
            return Err(Refusal::MatchNotReady { match_id });
        };
        Ok(meeting_fact(boards, key.game, [home, away]))
    }
}

/// What falls and was not meant: results of others, or later games of the same match.
fn played_on(change: &Change, applied: &Applied) -> Option<Finding> {
    let here = change.match_id();
    let games = applied.cancelled.iter().map(|(key, _)| key.match_id);
    let lots = applied.cancelled_lots.iter().map(|(id, _)| *id);
    let elsewhere = games.clone().chain(lots).find(|id| Some(*id) != here);
    let after = || {
        let mut games = games.clone();
        games.find(|id| Some(*id) == here)
    };
    elsewhere
        .map(|match_id| Finding::PlayedOn { match_id })
        .or_else(|| after().map(|match_id| Finding::GamesAfter { match_id }))
}
