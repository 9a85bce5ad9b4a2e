//! *Domande all'arbitro*: what play leaves open and only the arbiter can answer.
//!
//! A final that nobody won gives no champion by itself, and a semi-final that both lost gives no
//! third place by itself: the arbiter is asked, and the answer is a fact like a result.

use crate::verdict::Verdict;
use crate::{EntryId, MatchId, Seat, State, ThirdDecision, TitleDecision};

/// A question to the arbiter, with whom the answer may name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who is the champion, if anybody.
    Title {
        /// Who may be.
        candidates: Vec<EntryId>,
    },
    /// Who is third, if anybody.
    Third {
        /// Who may be.
        candidates: Vec<EntryId>,
    },
}

impl State {
    /// What play leaves to the arbiter to answer, answered or not.
    #[must_use]
    pub fn questions(&self) -> Vec<Question> {
        let title = self.title_candidates();
        let third = self.third_candidates();
        (title
            .map(|candidates| Question::Title { candidates })
            .into_iter())
        .chain(third.map(|candidates| Question::Third { candidates }))
        .collect()
    }

    /// The questions that wait for an answer.
    #[must_use]
    pub fn open_questions(&self) -> Vec<Question> {
        let mut questions = self.questions();
        questions.retain(|question| match question {
            Question::Title { .. } => self.facts().title.is_none(),
            Question::Third { .. } => self.facts().third.is_none(),
        });
        questions
    }

    pub(crate) fn allows_title(&self, decision: TitleDecision) -> Option<bool> {
        let candidates = self.title_candidates()?;
        Some(match decision {
            TitleDecision::Vacant => true,
            TitleDecision::Champion(entry) => candidates.contains(&entry),
        })
    }

    pub(crate) fn allows_third(&self, decision: ThirdDecision) -> Option<bool> {
        let candidates = self.third_candidates()?;
        Some(match decision {
            ThirdDecision::Vacant => true,
            ThirdDecision::Shared => candidates.len() > 1,
            ThirdDecision::Entry(entry) => candidates.contains(&entry),
        })
    }

    /// Who could be champion, where the final is over and gave none: nobody won it, or whoever
    /// won it was sent away since.
    fn title_candidates(&self) -> Option<Vec<EntryId>> {
        let cell = self.cell(self.section().bracket().final_id())?;
        match cell.verdict {
            Verdict::Waiting | Verdict::Open => return None,
            Verdict::Won { winner, .. } if !self.facts().is_excluded(winner) => return None,
            Verdict::Won { .. } | Verdict::NobodyPasses { .. } | Verdict::Empty => {}
        }
        let finalists = self.not_excluded(cell.seats);
        if !finalists.is_empty() {
            return Some(finalists);
        }
        let semi_finals = self.semi_finals().into_iter();
        let seats = semi_finals
            .filter_map(|id| self.cell(id))
            .map(|cell| cell.seats);
        Some(self.not_excluded(seats.flatten()))
    }

    /// Who could be third, where that is over and gave nobody: a semi-final that both lost, a
    /// match for third place that nobody won, or whoever won it was sent away since.
    fn third_candidates(&self) -> Option<Vec<EntryId>> {
        let semi_finals: Vec<_> = self
            .semi_finals()
            .into_iter()
            .filter_map(|id| self.cell(id))
            .collect();
        let is_over = |verdict| !matches!(verdict, Verdict::Waiting | Verdict::Open);
        if semi_finals.is_empty() || !semi_finals.iter().all(|cell| is_over(cell.verdict)) {
            return None;
        }
        let lost_by_both = |cell: &&&crate::state::Cell| {
            matches!(cell.verdict, Verdict::NobodyPasses { .. } | Verdict::Empty)
        };
        let play_off = self.cell(MatchId::THIRD);
        let given = match play_off.map(|cell| cell.verdict) {
            Some(Verdict::Waiting | Verdict::Open) => return None,
            Some(Verdict::Won { winner, .. }) => !self.facts().is_excluded(winner),
            Some(Verdict::NobodyPasses { .. } | Verdict::Empty) => false,
            None => true,
        };
        if given && semi_finals.iter().find(lost_by_both).is_none() {
            return None;
        }
        let finalists = self.cell(self.section().bracket().final_id())?.seats;
        let seats = semi_finals.iter().flat_map(|cell| cell.seats);
        let mut candidates = self.not_excluded(seats);
        candidates.retain(|entry| !finalists.contains(&Seat::Entry(*entry)));
        Some(candidates)
    }

    fn semi_finals(&self) -> Vec<MatchId> {
        match self.section().bracket().rounds() {
            0 | 1 => Vec::new(),
            rounds => vec![MatchId::main(rounds - 1, 1), MatchId::main(rounds - 1, 2)],
        }
    }

    fn not_excluded(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<EntryId> {
        let entries = seats.into_iter().filter_map(Seat::entry);
        entries
            .filter(|entry| !self.facts().is_excluded(*entry))
            .collect()
    }
}
