//! Which capture must be made: one value that compares (arts. 6.6–6.9; Portuguese 3.1.1 b, c).

use crate::{Criterion, Fact};

/// *Priorità di presa* (arts. 6.6–6.9): the higher value must be taken, equal values leave the choice.
///
/// From the top: number of pieces taken, whether a king takes, number of kings taken, and one bit
/// per piece taken, the first piece highest, set where it is a king. Comparing those last bits
/// compares the two sequences at the first place where one meets a king and the other a man.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Priority(u32);

const NUMBER: Field = Field { shift: 20, bits: 4 };
const BY_KING: Field = Field { shift: 19, bits: 1 };
const KINGS: Field = Field { shift: 12, bits: 4 };
const ORDER: Field = Field { shift: 0, bits: 12 };

impl Priority {
    /// The priority of a capture before its first jump.
    #[inline(always)]
    pub(crate) const fn start(by_king: bool) -> Self {
        Self((by_king as u32) << BY_KING.shift)
    }

    /// The priority after one more piece is taken.
    #[inline(always)]
    pub(crate) const fn and_takes(self, king: bool) -> Self {
        let place = ORDER.bits - 1 - self.number();
        let value = (king as u32) << KINGS.shift | (king as u32) << place;
        Self(self.0 + value + (1 << NUMBER.shift))
    }

    /// The priority as far as the rule set compares it.
    #[inline(always)]
    pub(crate) const fn under(self, criteria: Criteria) -> Self {
        Self(self.0 & criteria.0)
    }

    /// How many pieces are taken (art. 6.6).
    pub(crate) const fn number(self) -> u32 {
        NUMBER.of(self)
    }

    /// How many kings are taken (art. 6.8).
    pub(crate) const fn kings(self) -> u32 {
        KINGS.of(self)
    }

    /// The first jump, counted from one, at which one of the two takes a king and the other a man.
    pub(crate) const fn first_difference(self, other: Self) -> u32 {
        let different = ORDER.of(self) ^ ORDER.of(other);
        different.leading_zeros() - (u32::BITS - ORDER.bits) + 1
    }

    /// The first criterion, in this order, in which the other capture is stronger.
    pub(crate) fn yields_to(
        self,
        other: Self,
        choice: &[Fact<Criterion>],
    ) -> Option<Fact<Criterion>> {
        let decisive = choice.iter().find(|criterion| {
            let field = field(criterion.value);
            field.of(self) != field.of(other)
        })?;
        let field = field(decisive.value);
        (field.of(self) < field.of(other)).then_some(*decisive)
    }
}

/// The parts of a priority that a rule set compares.
#[derive(Clone, Copy)]
pub(crate) struct Criteria(u32);

impl Criteria {
    /// The parts named by these facts.
    pub(crate) const fn of(choice: &[Fact<Criterion>]) -> Self {
        let mut mask = 0;
        let mut i = 0;
        while i < choice.len() {
            let field = field(choice[i].value);
            mask |= ((1 << field.bits) - 1) << field.shift;
            i += 1;
        }
        Self(mask)
    }
}

const fn field(criterion: Criterion) -> Field {
    match criterion {
        Criterion::Number => NUMBER,
        Criterion::ByKing => BY_KING,
        Criterion::KingsTaken => KINGS,
        Criterion::KingsFirst => ORDER,
    }
}

struct Field {
    shift: u32,
    bits: u32,
}

impl Field {
    const fn of(&self, priority: Priority) -> u32 {
        priority.0 >> self.shift & ((1 << self.bits) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{RuleSet, RuleSetId};

    /// Who takes, then what: `K:mkm` is a king taking a man, a king and a man.
    fn priority(capture: &str, rules: RuleSetId) -> Priority {
        let (taker, taken) = capture.split_once(':').expect("who and what");
        let whole = taken
            .chars()
            .fold(Priority::start(taker == "K"), |so_far, piece| {
                so_far.and_takes(piece == 'k')
            });
        whole.under(Criteria::of(RuleSet::of(rules).capture_choice.value))
    }

    #[test]
    fn arts_6_6_to_6_9_sort_captures_strictly() {
        let table = [
            "M:m",
            "K:m",
            "K:k",
            "M:mm",
            "K:mm",
            "K:mk",
            "K:km",
            "K:kk",
            "M:mmm",
            "K:mmm",
            "K:mmk",
            "K:mkm",
            "K:kmm",
            "K:mkk",
            "K:kmk",
            "K:kkm",
            "K:kkk",
            "K:mmmm",
            "K:mmmk",
            "K:kmmm",
            "K:mmkk",
            "K:mkmk",
            "K:mkkm",
            "K:kmmk",
            "K:kmkm",
            "K:kkmm",
            "K:mkkk",
            "K:kkkk",
            "K:mmmmm",
            "K:kkkkkkkkkkkk",
        ];
        for pair in table.windows(2) {
            let [lower, higher] = [pair[0], pair[1]].map(|c| priority(c, RuleSetId::FidItalian));
            assert!(lower < higher, "{} before {}", pair[0], pair[1]);
        }
    }

    #[test]
    fn art_3_1_1_counts_pieces_then_kings_and_no_more() {
        let classes = [
            &["M:m", "K:m"][..],
            &["M:k", "K:k"],
            &["M:mm", "K:mm"],
            &["M:mk", "K:km"],
            &["K:kk"],
            &["K:mmm"],
        ];
        for pair in classes.windows(2) {
            for (lower, higher) in pair[0].iter().zip(pair[1]) {
                let [lower, higher] = [*lower, *higher].map(|c| priority(c, RuleSetId::FpdClassic));
                assert!(lower < higher);
            }
        }
        for class in classes {
            for capture in class {
                let [one, other] = [class[0], *capture].map(|c| priority(c, RuleSetId::FpdClassic));
                assert_eq!(one, other);
            }
        }
    }

    #[test]
    fn english_art_6_6_prefers_nothing() {
        let free = RuleSetId::FidEnglish;
        assert_eq!(priority("M:m", free), priority("K:kkk", free));
    }

    #[test]
    fn art_6_9_tells_at_which_jump_the_sequences_part() {
        let [one, other] = ["K:kmmk", "K:kmkm"].map(|c| priority(c, RuleSetId::FidItalian));
        assert_eq!(one.first_difference(other), 3);
    }
}
