//! Judging again what a change touches, and letting go what no longer holds.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::verdict::Progress;
use crate::{
    EntryId, Finding, GameFact, GameKey, GameNo, MatchId, Seat, State, ThirdDecision, TitleDecision,
};

/// What recording a change did, beside the change itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Applied {
    /// Matches that stand otherwise than before.
    pub changed: Vec<MatchId>,
    /// Results that no longer hold, because other players meet or the match ended earlier.
    pub cancelled: Vec<(GameKey, GameFact)>,
    /// Lots inside a match that no longer hold, with who had passed.
    pub cancelled_lots: Vec<(MatchId, EntryId)>,
    /// Calls that no longer hold: others meet, or the game is played again.
    pub cancelled_calls: Vec<GameKey>,
    /// Whom the recorded result sends out of the section.
    pub excluded: Vec<EntryId>,
    /// Who is back in the section, because the result that excluded them no longer holds.
    pub readmitted: Vec<EntryId>,
    /// The answer about the title that no longer holds.
    pub cancelled_title: Option<TitleDecision>,
    /// The answer about third place that no longer holds.
    pub cancelled_third: Option<ThirdDecision>,
    /// What the arbiter must know and confirm.
    pub findings: Vec<Finding>,
}

impl Applied {
    /// Whether something that was recorded fell.
    #[must_use]
    pub fn cancels(&self) -> bool {
        !self.cancelled.is_empty()
            || !self.cancelled_lots.is_empty()
            || !self.cancelled_calls.is_empty()
            || !self.readmitted.is_empty()
            || self.cancelled_title.is_some()
            || self.cancelled_third.is_some()
    }
}

impl State {
    /// Lets go of everything in the facts that does not hold, as [`State::apply`] leaves nothing of
    /// the kind: for facts that come from elsewhere.
    pub fn settle(&mut self) -> Applied {
        self.refresh(0..self.cells().len())
    }

    /// Judges these matches again, and those that follow from them as far as anything changes.
    pub(crate) fn refresh(&mut self, matches: impl IntoIterator<Item = usize>) -> Applied {
        let mut applied = Applied::default();
        self.judge_again(matches, &mut applied);
        // An exclusion falls with its result, and who is back may play where others have.
        while let Some(entry) = self.fallen_exclusion() {
            self.facts_mut().exclusions.remove(&entry);
            self.facts_mut().departures.remove(&entry);
            applied.readmitted.push(entry);
            self.judge_again(self.path(entry), &mut applied);
        }
        applied.changed.sort_unstable();
        applied.changed.dedup();
        let (title, third) = (self.facts().title, self.facts().third);
        applied.cancelled_title = title.filter(|title| self.allows_title(*title) != Some(true));
        applied.cancelled_third = third.filter(|third| self.allows_third(*third) != Some(true));
        if applied.cancelled_title.is_some() {
            self.facts_mut().title = None;
        }
        if applied.cancelled_third.is_some() {
            self.facts_mut().third = None;
        }
        applied
    }

    fn judge_again(&mut self, matches: impl IntoIterator<Item = usize>, applied: &mut Applied) {
        let mut queue: BinaryHeap<Reverse<usize>> = matches.into_iter().map(Reverse).collect();
        while let Some(Reverse(index)) = queue.pop() {
            while queue.peek() == Some(&Reverse(index)) {
                queue.pop();
            }
            let (new, progress) = self.judged(index);
            let node = &self.section().bracket().nodes()[index];
            let (id, targets) = (node.id, [node.winner_to, node.loser_to]);
            let old = self.replace_cell(index, new);
            self.drop_what_no_longer_holds(id, [old.seats, new.seats], progress, applied);
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
    }

    /// Somebody whom no result excludes any more.
    fn fallen_exclusion(&self) -> Option<EntryId> {
        let facts = self.facts();
        let holds = |entry: EntryId, at: MatchId| {
            let mut games = facts.games_of(at);
            games.any(|(_, fact)| fact.excludes().any(|excluded| excluded == entry))
        };
        let mut exclusions = facts.exclusions.iter();
        let fallen = exclusions.find(|(entry, at)| !holds(**entry, **at));
        fallen.map(|(entry, _)| *entry)
    }

    fn drop_what_no_longer_holds(
        &mut self,
        id: MatchId,
        [old, seats]: [[Seat; 2]; 2],
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
        let gone: Vec<GameKey> = (self.facts().games_of(id))
            .filter(|(game, fact)| !holds(game.0, fact))
            .map(|(game, _)| GameKey { match_id: id, game })
            .collect();
        for key in gone {
            self.facts_mut().boards.remove(&key);
            let fact = self.facts_mut().games.remove(&key);
            applied.cancelled.extend(fact.map(|fact| (key, fact)));
        }
        if !progress.is_some_and(|progress| progress.is_by_lots())
            && let Some(winner) = self.facts_mut().lots.remove(&id)
        {
            applied.cancelled_lots.push((id, winner));
        }
        let first = if old == seats { last + 1 } else { 0 };
        self.drop_calls(id, first, applied);
    }

    /// Drops the calls of a match from a game on.
    fn drop_calls(&mut self, match_id: MatchId, first: u8, applied: &mut Applied) {
        let key = |game| GameKey {
            match_id,
            game: GameNo(game),
        };
        let calls = self.facts().calls.range(key(first)..=key(u8::MAX));
        let gone: Vec<GameKey> = calls.map(|(key, _)| *key).collect();
        for key in gone {
            self.facts_mut().calls.remove(&key);
            applied.cancelled_calls.push(key);
        }
    }
}
