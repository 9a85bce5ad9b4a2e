//! Deroga al conteggio (art. 11): to how many moves the arbiter may reduce a count.

use crate::{Article, CountRefusal, RuleSet};

/// *Conteggio ridotto* (art. 11): the numbers to choose from, for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// The least number allowed.
    pub least: u8,
    /// The number in force, which a reduction stays below.
    pub below: u8,
    /// Where it is written.
    pub article: Article,
}

impl Reduction {
    /// Whether this number is a reduction, or why not.
    pub fn allows(&self, to: u8) -> Result<(), CountRefusal> {
        if (self.least..self.below).contains(&to) {
            Ok(())
        } else {
            Err(CountRefusal::NotAReduction {
                least: self.least,
                limit: self.below,
                article: self.article,
            })
        }
    }
}

impl RuleSet {
    /// How the full count of this rule set may be reduced, or why it may not.
    pub fn reduction(&self) -> Result<Reduction, CountRefusal> {
        self.reduction_from(self.count.moves.value)
    }

    /// The same for a count with this number in force.
    pub(crate) fn reduction_from(&self, below: u8) -> Result<Reduction, CountRefusal> {
        let fact = self.reduced_count.ok_or(CountRefusal::NoReduction {
            article: self.count.moves.article,
        })?;
        Ok(Reduction {
            least: fact.value,
            below,
            article: fact.article,
        })
    }
}
