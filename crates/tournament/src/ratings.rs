//! *Punteggi Elo*: an engine whose every figure is data.
//!
//! A section's games change the ratings that its entries came with: score minus expectation, times
//! a factor, over all rated games; then a bonus for having taken part. Forfeits and byes do not
//! count. All is exact: expectations are ten-thousandths, sums are whole numbers, and only the
//! final figure is rounded.

mod expectation;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use crate::{EntryId, GameScore, RoundRecord};

pub use expectation::Expectation;

/// Ten-thousandths of a point: what an expectation is counted in.
const WHOLE: i64 = 10_000;

/// *Regole di un elenco Elo*.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingRules {
    /// What a difference in rating promises.
    pub expectation: Expectation,
    /// The factor by rating, the first band that fits.
    pub factors: Vec<FactorBand>,
    /// No rating falls below.
    pub floor: u32,
    /// Points for having played in the event, Q.
    pub bonus: u32,
    /// How much of the event counts, in hundredths.
    pub percent: u32,
    /// Who has no rating yet starts from here, unless the entry says otherwise.
    pub start: u32,
    /// Whether the federation's own figures have been filled in.
    pub official: bool,
}

/// A factor K and the ratings for which it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FactorBand {
    /// Ratings below this; all if absent.
    pub below: Option<u32>,
    /// Entries with fewer rated games than this; all if absent.
    pub games_below: Option<u32>,
    /// The factor.
    pub factor: u32,
}

/// An event of Elo-Rubele by its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EloRubeleList {
    /// *Dama italiana*.
    Italian,
    /// *Dama internazionale*.
    International,
}

impl RatingRules {
    /// What is known of FID's Elo-Rubele: Gaussian expectation, Q 10 or 15, floor 500, rounding at
    /// the end. Its factors are not public here, so the one given stands in for them and the rules
    /// are not official until the federation's figures are filled in.
    #[must_use]
    pub fn elo_rubele(list: EloRubeleList) -> Self {
        Self {
            expectation: Expectation::Gaussian,
            factors: vec![FactorBand {
                below: None,
                games_below: None,
                factor: 20,
            }],
            floor: 500,
            bonus: match list {
                EloRubeleList::Italian => 10,
                EloRubeleList::International => 15,
            },
            percent: 100,
            start: 500,
            official: false,
        }
    }

    fn factor(&self, rating: u32, games: u32) -> u32 {
        let fits = |band: &&FactorBand| {
            band.below.is_none_or(|below| rating < below)
                && band.games_below.is_none_or(|below| games < below)
        };
        self.factors.iter().find(fits).map_or(0, |band| band.factor)
    }
}

/// An entry of the section to be rated.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatedEntry {
    /// Who.
    pub entry: EntryId,
    /// The rating of the list that counts for the event.
    pub rating: Option<u32>,
    /// From where to start without one, for example the threshold of a category in another list.
    pub start: Option<u32>,
    /// Rated games so far.
    pub games: u32,
    /// The section's rounds.
    pub history: Vec<RoundRecord>,
}

/// *Variazione Elo* of one entry, with every step.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingChange {
    /// Who.
    pub entry: EntryId,
    /// The rating before, or where it started.
    pub before: u32,
    /// The rating after.
    pub after: u32,
    /// The rated games.
    pub games: Vec<RatedGame>,
    /// The factor K.
    pub factor: u32,
    /// The variation without the bonus, in millionths of a point.
    pub variation: i64,
    /// The bonus Q.
    pub bonus: u32,
    /// What else there is to say.
    pub notes: Vec<RatingNote>,
    /// Whether the rules had the federation's own figures.
    pub official: bool,
}

/// One rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatedGame {
    /// Against whom.
    pub opponent: EntryId,
    /// The opponent's rating before.
    pub rating: u32,
    /// Points won, in ten-thousandths of a game.
    pub score: u32,
    /// Points expected, in ten-thousandths.
    pub expected: u32,
}

/// Something about a change that is not plain from its figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RatingNote {
    /// No rating before: it started from a threshold.
    Started,
    /// No rated game: nothing changes, and there is no bonus.
    NoGames,
    /// The floor held it up.
    Floor,
    /// Rounds without play were left out.
    UnplayedLeftOut,
}

/// Computes the change of every entry, from the ratings before the section.
#[must_use]
pub fn rate_section(rules: &RatingRules, entries: &[RatedEntry]) -> Vec<RatingChange> {
    let before = |entry: &RatedEntry| entry.rating.or(entry.start).unwrap_or(rules.start);
    let ratings: HashMap<EntryId, u32> = entries
        .iter()
        .map(|entry| (entry.entry, before(entry)))
        .collect();
    let change = |entry: &RatedEntry| rate(rules, entry, before(entry), &ratings);
    entries.iter().map(change).collect()
}

fn rate(
    rules: &RatingRules,
    entry: &RatedEntry,
    before: u32,
    ratings: &HashMap<EntryId, u32>,
) -> RatingChange {
    let game = |record: &RoundRecord| {
        let RoundRecord::Game {
            opponent, score, ..
        } = *record
        else {
            return None;
        };
        let rating = *ratings.get(&opponent)?;
        Some(RatedGame {
            opponent,
            rating,
            score: match score {
                GameScore::Won => WHOLE as u32,
                GameScore::Drawn => WHOLE as u32 / 2,
                GameScore::Lost => 0,
            },
            expected: rules.expectation.of(i64::from(before) - i64::from(rating)),
        })
    };
    let games: Vec<RatedGame> = entry.history.iter().filter_map(game).collect();
    let mut notes = Vec::new();
    if entry.rating.is_none() {
        notes.push(RatingNote::Started);
    }
    if games.len() < entry.history.len() {
        notes.push(RatingNote::UnplayedLeftOut);
    }
    let factor = rules.factor(before, entry.games);
    let surplus: i64 = games
        .iter()
        .map(|game| i64::from(game.score) - i64::from(game.expected))
        .sum();
    // Ten-thousandths times hundredths are millionths.
    let exact = i128::from(surplus) * i128::from(factor) * i128::from(rules.percent);
    let variation = i64::try_from(exact).unwrap_or(if exact < 0 { i64::MIN } else { i64::MAX });
    let bonus = if games.is_empty() { 0 } else { rules.bonus };
    let mut after = before;
    if games.is_empty() {
        notes.push(RatingNote::NoGames);
    } else {
        let million = 1_000_000_i128;
        let total = (i128::from(before) + i128::from(bonus)) * million + i128::from(variation);
        let rounded = (total + million / 2).div_euclid(million);
        if rounded < i128::from(rules.floor) {
            notes.push(RatingNote::Floor);
        }
        let bounded = rounded.clamp(i128::from(rules.floor), i128::from(u32::MAX));
        after = u32::try_from(bounded).unwrap_or(u32::MAX);
    }
    RatingChange {
        entry: entry.entry,
        before,
        after,
        games,
        factor,
        variation,
        bonus,
        notes,
        official: rules.official,
    }
}
