//! Esclusione per protesi acustica (art. 12 of 2006), entered as the result of a game. The result and the departure are
//! written, corrected and undone together: whoever is excluded at a table plays no match after it.

use chrono::{DateTime, Utc};
use rules::{Outcome, Reason, RuleSet};
use store::EntryStatus;
use tournament::{Departure, DepartureKind, GameFact, MatchId, State};

use super::correct_result::settled;
use crate::Reply;
use crate::app::Doing;
use crate::section::{Live, entry_id};

/// Someone whom a result sends out of the section.
pub(super) struct Exclusion {
    entry: tournament::EntryId,
    departure: Departure,
    match_id: MatchId,
    article: Option<String>,
}

impl Exclusion {
    /// Whom this result excludes, from the round after its own: the match itself is lost by the game.
    pub(super) fn by(live: &Live, match_id: MatchId, fact: &GameFact) -> Option<Exclusion> {
        let entry = excluded_in(fact)?;
        let round = live.state.section().bracket().round_of(match_id)?;
        let known = RuleSet::of(live.rule_set).reason(Reason::ExcludedHearingAid, fact.outcome);
        Some(Exclusion {
            entry,
            departure: Departure {
                kind: DepartureKind::HearingAid,
                from_round: round.saturating_add(1),
            },
            match_id,
            article: known
                .and_then(|fact| fact.article)
                .map(|article| article.to_string()),
        })
    }

    /// The sentence of the journal: table, and who is out.
    pub(super) fn doing(&self, live: &Live) -> Doing {
        let table = live.table(self.match_id);
        Doing::new("result-excludes", live.event)
            .with("section", live.title.as_str())
            .with("table", table.map_or(0, |table| table.table.0))
            .with("who", live.name(self.entry))
    }

    /// Keeps it beside the result.
    pub(super) fn keep(
        &self,
        change: &mut store::Change<'_>,
        why: &str,
        who: &str,
        now: DateTime<Utc>,
    ) -> Reply<()> {
        let entry_id = entry_id(self.entry);
        change.edit::<store::Entry>(entry_id, |entry| entry.status = EntryStatus::Excluded)?;
        change.delete_under::<store::Departure>(entry_id)?;
        change.insert(&store::Departure {
            entry_id,
            kind: store::DepartureKind::HearingAid,
            from_round: u32::from(self.departure.from_round),
            match_key: Some(self.match_id.to_string()),
            article: self.article.clone(),
            reason: why.to_owned(),
            by: who.to_owned(),
            at: now,
        })?;
        Ok(())
    }
}

/// The section with the exclusions whose results stand, and this new one.
pub(super) fn with_exclusions(live: &Live, mut state: State, new: Option<&Exclusion>) -> State {
    loop {
        let mut facts = state.facts().clone();
        facts.departures.retain(|entry, _| {
            let at = live.excluded_at.get(entry);
            at.is_none_or(|at| {
                let mut games = state.facts().games_of(*at);
                games.any(|(_, fact)| excluded_in(fact) == Some(*entry))
            })
        });
        if let Some(new) = new {
            facts.departures.insert(new.entry, new.departure);
        }
        if facts.departures == state.facts().departures {
            return state;
        }
        state = settled(&state, facts);
    }
}

fn excluded_in(fact: &GameFact) -> Option<tournament::EntryId> {
    match (fact.reason?, fact.outcome) {
        (Reason::ExcludedHearingAid, Outcome::WhiteWins) => Some(fact.black),
        (Reason::ExcludedHearingAid, Outcome::BlackWins) => Some(fact.white),
        _ => None,
    }
}
