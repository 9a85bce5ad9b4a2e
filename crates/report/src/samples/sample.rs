//! The people of a sample event and its charts, from which every report is made.

use messages::Language;

use crate::data::{Chart, ChartRound, Competitor};

use super::bracket::{Placing, chart, placed_chart};
use super::event::{Size, event_head};
use super::people::{people, women_people};
use super::said::Said;

/// A sample event: its people, and its charts half way and at the end.
pub(super) struct Sample {
    pub(super) said: Said,
    pub(super) men: Vec<Competitor>,
    pub(super) women: Vec<Competitor>,
    pub(super) running: Chart,
    pub(super) women_running: Chart,
    pub(super) finished: Chart,
    pub(super) women_finished: Chart,
}

impl Sample {
    pub(super) fn new(size: Size, language: Language) -> Self {
        let said = Said::new(language);
        let (men_count, women_count) = size.entries();
        let (men_entries, women_entries) = (people(men_count), women_people(women_count));
        let played = if size == Size::Small { 0 } else { 2 };
        let event = event_head();
        let (men, women) = (said.men(), said.women());
        // Everybody down to eighth place plays on.
        let womens = |played| {
            let entries = &women_entries;
            placed_chart(&event, &women, entries, played, language, Placing::Eight)
        };
        Self {
            said,
            running: chart(&event, &men, &men_entries, played, language),
            women_running: womens(played),
            finished: chart(&event, &men, &men_entries, usize::MAX, language),
            women_finished: womens(usize::MAX),
            men: men_entries,
            women: women_entries,
        }
    }
}

/// The first round with a match still open, or the final.
pub(super) fn current(chart: &Chart) -> usize {
    let open = |round: &ChartRound| round.matches.iter().any(|one| one.result.is_none());
    let rounds = chart.main();
    rounds.iter().position(open).unwrap_or(rounds.len() - 1)
}

/// A card number that no federation gives out.
pub(super) fn card(index: usize) -> String {
    format!("ZZ-{index:04}")
}
