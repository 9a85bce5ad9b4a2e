//! The count of king's moves (art. 10; Portuguese art. 3.2.1 a).

use super::{CountCall, CountKind, CountRefusal, CountState, CountStatus, Reduction, Tally};
use crate::{AfterCancel, Article, CountStart, Counted, Move, MoveCount, Position, RuleSet, Side};

/// The state of the count of king's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KingMoves {
    status: CountStatus,
    /// The player on the move when the count first started; kept after it is cancelled (10.5).
    first: Option<Side>,
    white: u8,
    black: u8,
    limit: u8,
}

impl KingMoves {
    pub(super) fn at_start(terms: &MoveCount) -> Self {
        KingMoves {
            status: CountStatus::NotStarted,
            first: None,
            white: 0,
            black: 0,
            limit: terms.moves.value,
        }
    }

    pub(super) fn after(
        &self,
        terms: &MoveCount,
        before: &Position,
        played: &Move,
        now: &Position,
    ) -> Self {
        if self.status == CountStatus::Complete {
            return *self;
        }
        if played.is_capture() || before.moves_a_man(played) {
            return self.cancelled(terms, now);
        }
        let mut next = *self;
        if terms.start.value == CountStart::Automatic {
            next.status = CountStatus::Running;
        }
        if next.status != CountStatus::Running {
            return next;
        }
        match before.turn() {
            Side::White => next.white = next.white.saturating_add(1),
            Side::Black => next.black = next.black.saturating_add(1),
        }
        if next.done(terms) >= next.limit && !now.is_over() {
            next.status = CountStatus::Complete;
        }
        next
    }

    /// A man's move or a change in the number of pieces (10.5).
    fn cancelled(&self, terms: &MoveCount, now: &Position) -> Self {
        let mut next = KingMoves {
            white: 0,
            black: 0,
            // What begins again begins under art. 10.4: a reduction was for that position only.
            limit: terms.moves.value,
            ..*self
        };
        if self.status != CountStatus::Running {
            // What was cancelled earlier stays so; an automatic count merely has not begun again.
            if terms.start.value == CountStart::Automatic {
                next.status = CountStatus::NotStarted;
            }
            return next;
        }
        let restarts = terms.after_cancel.value == AfterCancel::Restarted
            && terms.start.value == CountStart::OnRequest
            && missing_king(terms, now).is_none();
        if restarts {
            next.first = Some(now.turn());
        } else {
            next.status = CountStatus::Cancelled;
        }
        next
    }

    /// The count after a call, or why the call is refused (10.1, 10.2, 11).
    pub(crate) fn called(&self, call: CountCall, at: &Position) -> Result<Self, CountRefusal> {
        let facts = RuleSet::of(at.rules());
        let terms = &facts.count;
        if terms.start.value == CountStart::Automatic {
            return Err(CountRefusal::Automatic {
                article: terms.start.article,
            });
        }
        if self.status == CountStatus::Complete || at.is_over() {
            return Err(CountRefusal::GameOver);
        }
        match call {
            CountCall::Asked { .. } | CountCall::Imposed => self.started(terms, at),
            CountCall::Reduced { to } => self.reduced(facts, to),
        }
    }

    /// How the count that runs, or that may be started here, can be reduced.
    pub(crate) fn reduction(&self, at: &Position) -> Option<Reduction> {
        let facts = RuleSet::of(at.rules());
        let running = match self.status {
            CountStatus::Running if !at.is_over() => *self,
            _ => self.called(CountCall::Imposed, at).ok()?,
        };
        let reduction = facts.reduction_from(running.limit).ok()?;
        reduction
            .allows(reduction.least)
            .is_ok()
            .then_some(reduction)
    }

    fn started(&self, terms: &MoveCount, at: &Position) -> Result<Self, CountRefusal> {
        if self.status == CountStatus::Running {
            return Err(CountRefusal::AlreadyRunning {
                article: terms.start.article,
            });
        }
        if let Some((side, article)) = missing_king(terms, at) {
            return Err(CountRefusal::KingMissing { side, article });
        }
        let first = match (terms.after_cancel.value, self.first) {
            (AfterCancel::ResumedOnSamePlayer, Some(counted)) => counted,
            _ => at.turn(),
        };
        Ok(KingMoves {
            status: CountStatus::Running,
            first: Some(first),
            ..Self::at_start(terms)
        })
    }

    fn reduced(&self, facts: &RuleSet, to: u8) -> Result<Self, CountRefusal> {
        let terms = &facts.count;
        let reduction = facts.reduction_from(self.limit)?;
        if self.status != CountStatus::Running {
            return Err(CountRefusal::NotRunning {
                article: terms.start.article,
            });
        }
        reduction.allows(to)?;
        let mut next = KingMoves { limit: to, ..*self };
        if next.done(terms) >= to {
            next.status = CountStatus::Complete;
        }
        Ok(next)
    }

    pub(super) fn state(&self, facts: &RuleSet) -> CountState {
        let terms = &facts.count;
        let tally = match (terms.counted.value, self.first) {
            (Counted::OnePlayer, Some(side)) => Tally::OnePlayer {
                side,
                done: self.of(side),
            },
            (Counted::OnePlayer, None) => Tally::Nothing,
            (Counted::EachPlayer, _) if self.status == CountStatus::NotStarted => Tally::Nothing,
            (Counted::EachPlayer, _) => Tally::EachPlayer {
                white: self.white,
                black: self.black,
            },
        };
        CountState {
            kind: CountKind::Moves,
            article: match facts.reduced_count {
                Some(reduced) if self.limit < terms.moves.value => reduced.article,
                _ => terms.moves.article,
            },
            status: self.status,
            tally,
            limit: self.limit,
        }
    }

    /// The moves that matter for the limit: of the counted player, or of who has fewer.
    fn done(&self, terms: &MoveCount) -> u8 {
        match (terms.counted.value, self.first) {
            (Counted::OnePlayer, Some(side)) => self.of(side),
            _ => self.white.min(self.black),
        }
    }

    fn of(&self, side: Side) -> u8 {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
}

/// The side that lacks the king of art. 10.1, if the rule set asks for one.
fn missing_king(terms: &MoveCount, at: &Position) -> Option<(Side, Article)> {
    let article = terms.king_each?.article;
    let side = Side::ALL
        .into_iter()
        .find(|&side| at.kings(side).is_empty())?;
    Some((side, article))
}
