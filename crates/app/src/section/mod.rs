//! Sections being played: charts derived from the facts, kept while they are true.
//!
//! Deriving a chart of a thousand entries from the file takes milliseconds; recording a result must
//! not. So a derived section stays in memory, each change of play is applied to it in place by the
//! one way there is ([`change`]), and anything else simply lets it go.

mod change;
mod clubs;
mod held;
mod load;
mod lots;
mod numbering;
mod rows;

use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;
use std::sync::MutexGuard;

use chrono::{DateTime, NaiveDateTime, Utc};
use rules::{Outcome, Reason, RuleSetId};
use store::{EntryId, EventId, Kept, Read, SectionId, SectionKind, Store};
use tournament::{GameKey, GameNo, MatchId, State, TableAssignment};

use crate::app::{local, lock};
use crate::event::SectionForm;
use crate::label::EntryLabel;
use crate::{App, AppError, Reply};

pub(crate) use change::{Asked, Details, NEWCOMER, Newcomer, Plan, Step};
pub(crate) use clubs::{BoardRow, FEWEST_ATHLETES, is_walk_over};
pub(crate) use held::Held;
pub(crate) use load::{from_word, labels_of, load_with, tournament_entries};
pub(crate) use lots::{KeptOptions, StoredLots, keep_lots, published_lots};
pub(crate) use numbering::Numbering;

/// A section with its chart as it stands.
pub(crate) struct Live {
    pub(crate) section: SectionId,
    pub(crate) event: EventId,
    event_title: String,
    pub(crate) title: String,
    pub(crate) form: SectionForm,
    pub(crate) rule_set: RuleSetId,
    pub(crate) time_zone: String,
    pub(crate) closed: bool,
    archived: bool,
    pub(crate) lots: StoredLots,
    pub(crate) state: State,
    pub(crate) labels: HashMap<EntryId, EntryLabel>,
    /// Rows of games that count, by match and game.
    pub(crate) games: HashMap<(MatchId, u8), Kept<store::Game>>,
    pub(crate) calls: HashMap<(MatchId, u8), Kept<store::TableCall>>,
    /// Rulings logged at a match.
    pub(crate) rulings: HashMap<MatchId, u32>,
    /// Line-ups of the clubs, board one first.
    pub(crate) line_ups: HashMap<EntryId, Vec<store::Lineup>>,
    pub(crate) athletes: HashMap<store::AthleteId, (String, String)>,
    tables_in_hall: Option<NonZeroU32>,
    stale: rows::Stale,
}

/// The derived sections.
#[derive(Default)]
pub(crate) struct LiveSections(HashMap<SectionId, Live>);

impl LiveSections {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// The section, derived now if it was not; an error if its lots are not confirmed.
    pub(crate) fn get(&mut self, store: &Store, section: SectionId) -> Reply<&mut Live> {
        self.find(store, section)?.ok_or_else(not_confirmed)
    }

    /// The same, or nothing while its lots are not confirmed.
    pub(crate) fn find(&mut self, store: &Store, section: SectionId) -> Reply<Option<&mut Live>> {
        use std::collections::hash_map::Entry;
        match self.0.entry(section) {
            Entry::Occupied(live) => Ok(Some(live.into_mut())),
            Entry::Vacant(vacant) => {
                let live = load::load(&store.read(), section)?;
                Ok(live.map(|live| vacant.insert(live)))
            }
        }
    }

    /// A section that was derived before.
    fn loaded(&mut self, section: SectionId) -> Reply<&mut Live> {
        self.0.get_mut(&section).ok_or_else(not_confirmed)
    }
}

fn not_confirmed() -> AppError {
    AppError::new("lots-not-confirmed")
}

impl App {
    /// The derived sections, for reading or for recording in place. Taken before the store, always.
    pub(crate) fn live(&self) -> MutexGuard<'_, LiveSections> {
        lock(&self.live)
    }

    /// Looks at a section that is being played.
    pub(crate) fn with_section<T>(
        &self,
        section: SectionId,
        look: impl FnOnce(&Live) -> Reply<T>,
    ) -> Reply<T> {
        let mut sections = self.live();
        let live = sections.get(&self.store(), section)?;
        look(live)
    }

    /// The same, or nothing while its lots are not confirmed.
    pub(crate) fn with_section_if_drawn<T>(
        &self,
        section: SectionId,
        look: impl FnOnce(Option<&Live>) -> Reply<T>,
    ) -> Reply<T> {
        let mut sections = self.live();
        let live = sections.find(&self.store(), section)?;
        look(live.map(|live| &*live))
    }
}

impl Live {
    pub(crate) fn is_clubs(&self) -> bool {
        self.form.kind == SectionKind::Clubs
    }

    pub(crate) fn label(&self, entry: tournament::EntryId) -> EntryLabel {
        let id = entry_id(entry);
        self.labels
            .get(&id)
            .cloned()
            .unwrap_or_else(|| EntryLabel::unknown(id))
    }

    /// "Rossi Mario", or the club.
    pub(crate) fn name(&self, entry: tournament::EntryId) -> String {
        self.label(entry).full_name()
    }

    pub(crate) fn local(&self, at: DateTime<Utc>) -> NaiveDateTime {
        local(at, &self.time_zone)
    }

    /// Where a match is played, unless nobody comes to it; a table that was called keeps its number.
    pub(crate) fn table(&self, id: MatchId) -> Option<TableAssignment> {
        let assigned = self.state.table(id, self.tables_in_hall)?;
        let key = |game| GameKey {
            match_id: id,
            game: GameNo(game),
        };
        let calls = self.state.facts().calls.range(key(0)..=key(u8::MAX));
        let called = calls.map(|(_, table)| *table).next_back();
        Some(TableAssignment {
            table: called.unwrap_or(assigned.table),
            ..assigned
        })
    }

    pub(crate) fn match_id(&self, key: &str) -> Reply<MatchId> {
        let id: Option<MatchId> = key.parse().ok();
        id.filter(|id| self.state.round_of(*id).is_some())
            .ok_or_else(|| AppError::new("unknown-match").with("match", key))
    }

    /// Whoever has a place on the chart and came to none of their games: each was lost by absence.
    pub(crate) fn no_shows(&self) -> HashSet<tournament::EntryId> {
        let came = self.came();
        self.played()
            .map(|(entry, ..)| entry)
            .filter(|entry| !came.contains(entry))
            .collect()
    }

    /// Whoever sat at a table, whatever the desk noted in the morning.
    pub(crate) fn came(&self) -> HashSet<tournament::EntryId> {
        self.played()
            .filter(|(_, won, reason)| {
                *won || !matches!(reason, Some(Reason::Absent | Reason::BothAbsent))
            })
            .map(|(entry, ..)| entry)
            .collect()
    }

    /// Both sides of each result: who, whether they won, and why.
    fn played(&self) -> impl Iterator<Item = (tournament::EntryId, bool, Option<Reason>)> {
        self.state.facts().games.values().flat_map(|fact| {
            [
                (fact.white, fact.outcome == Outcome::WhiteWins, fact.reason),
                (fact.black, fact.outcome == Outcome::BlackWins, fact.reason),
            ]
        })
    }

    /// The first round with a match still to decide.
    pub(crate) fn current_round(&self) -> Option<u8> {
        let open = self.state.matches().filter(|id| self.is_undecided(*id));
        open.filter_map(|id| self.state.round_of(id)).min()
    }

    /// Whether this match, which has just been decided, was the last of its round.
    pub(crate) fn round_ended_with(&self, id: MatchId) -> bool {
        let Some(round) = self.state.round_of(id) else {
            return false;
        };
        let of_round = |other: &MatchId| self.state.round_of(*other) == Some(round);
        !self.is_undecided(id)
            && !(self.state.matches().filter(of_round)).any(|other| self.is_undecided(other))
    }

    fn is_undecided(&self, id: MatchId) -> bool {
        let state = self.state.match_state(id);
        state.is_some_and(|state| {
            matches!(state, tournament::MatchState::Waiting) || state.is_open()
        })
    }

    /// Matches of the current round whose result is missing.
    pub(crate) fn outstanding(&self) -> u32 {
        let Some(current) = self.current_round() else {
            return 0;
        };
        let of_round = self.state.matches_of_round(current).into_iter();
        of_round
            .filter(|id| {
                let state = self.state.match_state(*id);
                state.is_some_and(|state| state.is_open())
            })
            .count() as u32
    }
}

/// Whether a section can be derived from what the file says.
pub(crate) fn derived(read: &Read<'_>, section: SectionId) -> Reply<()> {
    load::load(read, section).map(|_| ())
}

/// The entry under its number in the file.
pub(crate) fn entry_id(entry: tournament::EntryId) -> EntryId {
    EntryId(i64::from(entry.0))
}

/// The entry as the tournament counts it: rows of one file stay far below four thousand million.
pub(crate) fn tournament_id(entry: EntryId) -> tournament::EntryId {
    tournament::EntryId(u32::try_from(entry.0).unwrap_or(u32::MAX))
}
