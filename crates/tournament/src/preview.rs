//! What a change would do: shown before one confirmation, and then exactly done.

use std::collections::BTreeMap;

use crate::{
    Change, EntryId, Finding, GameFact, GameKey, MatchId, MatchState, Place, Question, Refusal,
    Seat, State,
};

/// A match that stands otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchChange {
    /// Which.
    pub match_id: MatchId,
    /// How it stands now.
    pub before: MatchState,
    /// How it would stand.
    pub after: MatchState,
}

/// A side of a match that somebody else takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatChange {
    /// Which match.
    pub match_id: MatchId,
    /// The side: 0 above, 1 below.
    pub side: u8,
    /// Who sits there now.
    pub before: Seat,
    /// Who would sit there.
    pub after: Seat,
}

/// A result that no longer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CancelledGame {
    /// Which game.
    pub key: GameKey,
    /// What its result was.
    pub fact: GameFact,
}

/// Lots inside a match that no longer hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CancelledLots {
    /// Which match.
    pub match_id: MatchId,
    /// Who had passed.
    pub winner: EntryId,
}

/// A line of the standings that changes; nothing where the entry is not on the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceChange {
    /// Who.
    pub entry: EntryId,
    /// The place, or its bounds, now.
    pub before: Option<Place>,
    /// The place, or its bounds, afterwards.
    pub after: Option<Place>,
}

/// *Conseguenze*: everything that differs between two states of a section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Consequences {
    /// Matches that stand otherwise.
    pub matches: Vec<MatchChange>,
    /// Who moves where.
    pub seats: Vec<SeatChange>,
    /// Results that no longer hold.
    pub cancelled: Vec<CancelledGame>,
    /// Lots that no longer hold.
    pub cancelled_lots: Vec<CancelledLots>,
    /// Who is no longer out of the section.
    pub readmitted: Vec<EntryId>,
    /// What the arbiter will be asked.
    pub asked: Vec<Question>,
    /// Places in the standings that change.
    pub places: Vec<PlaceChange>,
    /// What the arbiter should know before.
    pub findings: Vec<Finding>,
}

impl State {
    /// What a change would do, without doing it.
    ///
    /// # Errors
    /// If nobody may do that.
    pub fn preview(&self, change: &Change) -> Result<Consequences, Refusal> {
        let mut after = self.clone();
        let applied = after.apply(change)?;
        let mut consequences = Consequences::between(self, &after);
        consequences.findings = applied.findings;
        Ok(consequences)
    }
}

impl Consequences {
    /// Everything that differs between two states of one section, findings apart.
    ///
    /// A result that was annulled or corrected is not listed as cancelled: it was changed on
    /// purpose.
    #[must_use]
    pub fn between(before: &State, after: &State) -> Self {
        let mut found = Self::default();
        let nodes = before.section().bracket().nodes();
        for (index, (old, new)) in before.cells().iter().zip(after.cells()).enumerate() {
            let match_id = nodes[index].id;
            let states = (before.match_state_at(index), after.match_state_at(index));
            if states.0 != states.1 {
                found.matches.push(MatchChange {
                    match_id,
                    before: states.0,
                    after: states.1,
                });
            }
            for side in 0..2 {
                let (before, after) = (old.seats[side], new.seats[side]);
                if before != after {
                    found.seats.push(SeatChange {
                        match_id,
                        side: side as u8,
                        before,
                        after,
                    });
                }
            }
        }
        let is_annulled = |key: &GameKey| {
            let count = |state: &State| {
                let annulled = state.facts().annulled.get(&key.match_id);
                annulled.map_or(0, |games| {
                    games.iter().filter(|old| old.game == key.game).count()
                })
            };
            count(after) > count(before)
        };
        found.cancelled = (before.facts().games.iter())
            .filter(|(key, _)| !after.facts().games.contains_key(key) && !is_annulled(key))
            .map(|(&key, &fact)| CancelledGame { key, fact })
            .collect();
        found.cancelled_lots = (before.facts().lots.iter())
            .filter(|(match_id, _)| !after.facts().lots.contains_key(match_id))
            .map(|(&match_id, &winner)| CancelledLots { match_id, winner })
            .collect();
        found.readmitted = (before.facts().departures.keys())
            .filter(|entry| !after.facts().departures.contains_key(entry))
            .copied()
            .collect();
        let asked = before.open_questions();
        found.asked = after.open_questions();
        found.asked.retain(|question| !asked.contains(question));
        let mut places: BTreeMap<EntryId, [Option<Place>; 2]> = BTreeMap::new();
        for (turn, state) in [before, after].into_iter().enumerate() {
            for row in state.standings().rows {
                places.entry(row.entry).or_default()[turn] = Some(row.place);
            }
        }
        found.places = (places.into_iter())
            .filter(|(_, [before, after])| before != after)
            .map(|(entry, [before, after])| PlaceChange {
                entry,
                before,
                after,
            })
            .collect();
        found
    }
}
