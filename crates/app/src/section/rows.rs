//! The rows that follow from a change of a section: exactly what was applied, and what fell.

use store::{EntryStatus, GameId, Kept};
use tournament::{
    Applied, Change, EntryId, GameFact, GameKey, MatchId, ThirdDecision, TitleDecision,
};

use super::change::{Details, NEWCOMER, Stamp, Step};
use super::{Live, entry_id, tournament_id};
use crate::rounds::word;
use crate::{AppError, Reply};

/// Rows that the file still has although they do not hold: an older version left them behind.
#[derive(Default)]
pub(super) struct Stale {
    pub(super) games: Vec<GameId>,
    pub(super) calls: Vec<store::CallId>,
    pub(super) rest: Applied,
}

impl Live {
    /// Applies one change, in memory and in the file.
    pub(super) fn carry_out(
        &mut self,
        tx: &mut store::Change<'_>,
        step: &Step,
        stamp: &Stamp,
    ) -> Reply<Applied> {
        self.drop_stale(tx)?;
        let change = self.with_newcomer(tx, step)?;
        let applied = self.state.apply(&change);
        let applied = applied.map_err(|refusal| self.refused(&change, &refusal))?;
        self.drop_cancelled(tx, &applied)?;
        self.keep(tx, &change, &step.details, stamp)?;
        for entry in &applied.excluded {
            self.keep_exclusion(tx, *entry, &step.details, stamp)?;
        }
        Ok(applied)
    }

    /// The change with the newcomer's number, once the file has given one.
    fn with_newcomer(&mut self, tx: &mut store::Change<'_>, step: &Step) -> Reply<Change> {
        let Some(newcomer) = &step.details.newcomer else {
            return Ok(step.change.clone());
        };
        let id = tx.insert(&newcomer.entry)?;
        self.admit(id, newcomer)?;
        Ok(match step.change {
            Change::Replace {
                out,
                with: NEWCOMER,
            } => Change::Replace {
                out,
                with: tournament_id(id),
            },
            ref other => other.clone(),
        })
    }

    fn drop_stale(&mut self, tx: &mut store::Change<'_>) -> Reply<()> {
        let stale = std::mem::take(&mut self.stale);
        for game in stale.games {
            tx.delete::<store::Game>(game)?;
        }
        for call in stale.calls {
            tx.delete::<store::TableCall>(call)?;
        }
        self.drop_cancelled(tx, &stale.rest)
    }

    fn drop_cancelled(&mut self, tx: &mut store::Change<'_>, applied: &Applied) -> Reply<()> {
        for (key, _) in &applied.cancelled {
            if let Some(row) = self.games.remove(&(key.match_id, key.game.0)) {
                tx.delete::<store::Game>(row.id)?;
            }
        }
        for key in &applied.cancelled_calls {
            if let Some(row) = self.calls.remove(&(key.match_id, key.game.0)) {
                tx.delete::<store::TableCall>(row.id)?;
            }
        }
        for (match_id, _) in &applied.cancelled_lots {
            self.delete_lots(tx, *match_id)?;
        }
        for entry in &applied.readmitted {
            delete_departure(tx, *entry)?;
        }
        if applied.cancelled_title.is_some() {
            self.delete_answer(tx, TITLE)?;
        }
        if applied.cancelled_third.is_some() {
            self.delete_answer(tx, THIRD)?;
        }
        Ok(())
    }

    fn keep(
        &mut self,
        tx: &mut store::Change<'_>,
        change: &Change,
        details: &Details,
        stamp: &Stamp,
    ) -> Reply<()> {
        let why = details.why.as_str();
        match change {
            Change::Record { key, .. } | Change::RecordBoards { key, .. } => {
                self.keep_game(tx, *key, details, stamp)
            }
            Change::Correct { key, .. } | Change::CorrectBoards { key, .. } => {
                let fact = self.fact(*key)?;
                let boards = boards_value(details)?;
                self.edit_game(tx, *key, |row| {
                    row.outcome = word(&fact.outcome);
                    row.reason = fact.reason.as_ref().map(word);
                    row.boards = boards;
                    row.entered_by.clone_from(&stamp.by);
                    row.entered_at = stamp.at;
                    why.clone_into(&mut row.note);
                })
            }
            Change::Annul { key } => {
                self.edit_game(tx, *key, |row| {
                    row.annulled_at = Some(stamp.at);
                    row.annulled_why = Some(why.to_owned());
                })?;
                self.games.remove(&(key.match_id, key.game.0));
                Ok(())
            }
            Change::Remove { key } => {
                if let Some(row) = self.games.remove(&(key.match_id, key.game.0)) {
                    tx.delete::<store::Game>(row.id)?;
                }
                Ok(())
            }
            Change::DecideByLots { match_id, winner } => {
                self.delete_lots(tx, *match_id)?;
                tx.insert(&store::MatchDecision {
                    section_id: self.section,
                    match_key: match_id.to_string(),
                    kind: store::DecisionKind::Lots,
                    winner_entry_id: Some(entry_id(*winner)),
                    seed: details.seed.clone(),
                    reason: why.to_owned(),
                    by: stamp.by.clone(),
                    at: stamp.at,
                })?;
                Ok(())
            }
            Change::Depart { entry, .. } => self.keep_departure(tx, *entry, None, details, stamp),
            Change::Return { entry } => delete_departure(tx, *entry),
            Change::Replace { out, with } => self.keep_replacement(tx, *out, *with, why, stamp),
            Change::EnterLate { place, entry } => {
                let seat = store::LateEntry {
                    entry_id: entry_id(*entry),
                    place: Some(place.0),
                    reason: why.to_owned(),
                    by: stamp.by.clone(),
                    at: stamp.at,
                };
                keep_late(tx, &seat)
            }
            Change::Call { key, table } => self.keep_call(tx, *key, table.0, details, stamp),
            Change::DecideTitle { decision } => {
                let (kind, entry) = match decision {
                    TitleDecision::Vacant => (store::PlaceDecisionKind::Vacant, None),
                    TitleDecision::Champion(entry) => {
                        (store::PlaceDecisionKind::Entry, Some(*entry))
                    }
                };
                self.keep_answer(tx, TITLE, (kind, entry), why, stamp)
            }
            Change::DecideThird { decision } => {
                let (kind, entry) = match decision {
                    ThirdDecision::Vacant => (store::PlaceDecisionKind::Vacant, None),
                    ThirdDecision::Shared => (store::PlaceDecisionKind::Shared, None),
                    ThirdDecision::Entry(entry) => (store::PlaceDecisionKind::Entry, Some(*entry)),
                };
                self.keep_answer(tx, THIRD, (kind, entry), why, stamp)
            }
        }
    }

    /// The result that the change has just recorded.
    fn fact(&self, key: GameKey) -> Reply<GameFact> {
        let fact = self.state.facts().games.get(&key).copied();
        fact.ok_or_else(|| AppError::new("game-not-recorded"))
    }

    fn keep_game(
        &mut self,
        tx: &mut store::Change<'_>,
        key: GameKey,
        details: &Details,
        stamp: &Stamp,
    ) -> Reply<()> {
        let fact = self.fact(key)?;
        let row = store::Game {
            section_id: self.section,
            match_key: key.match_id.to_string(),
            game_no: u32::from(key.game.0),
            white_entry_id: entry_id(fact.white),
            black_entry_id: entry_id(fact.black),
            table_no: self.table(key.match_id).map(|table| table.table.0),
            outcome: word(&fact.outcome),
            reason: fact.reason.as_ref().map(word),
            boards: boards_value(details)?,
            moves: details.moves.clone(),
            count_data: None,
            entered_by: stamp.by.clone(),
            entered_at: stamp.at,
            annulled_at: None,
            annulled_why: None,
            note: String::new(),
        };
        let id = tx.insert(&row)?;
        self.games
            .insert((key.match_id, key.game.0), Kept { id, fact: row });
        Ok(())
    }

    fn edit_game(
        &mut self,
        tx: &mut store::Change<'_>,
        key: GameKey,
        edit: impl FnOnce(&mut store::Game),
    ) -> Reply<()> {
        let row = self.games.get_mut(&(key.match_id, key.game.0));
        let row = row.ok_or_else(|| AppError::new("game-not-recorded"))?;
        edit(&mut row.fact);
        Ok(tx.update(row.id, &row.fact)?)
    }

    fn delete_lots(&self, tx: &mut store::Change<'_>, match_id: MatchId) -> Reply<()> {
        let key = match_id.to_string();
        for row in tx.read().list::<store::MatchDecision>(self.section)? {
            if row.match_key == key {
                tx.delete::<store::MatchDecision>(row.id)?;
            }
        }
        Ok(())
    }

    /// Whoever a result sends away: the departure names the match with which it falls.
    fn keep_exclusion(
        &self,
        tx: &mut store::Change<'_>,
        entry: EntryId,
        details: &Details,
        stamp: &Stamp,
    ) -> Reply<()> {
        let at = self.state.facts().exclusions.get(&entry).copied();
        self.keep_departure(tx, entry, at, details, stamp)
    }

    fn keep_departure(
        &self,
        tx: &mut store::Change<'_>,
        entry: EntryId,
        at: Option<MatchId>,
        details: &Details,
        stamp: &Stamp,
    ) -> Reply<()> {
        let departure = self.state.facts().departures.get(&entry);
        let departure = departure.ok_or_else(|| AppError::new("not-left"))?;
        let (kind, status) = match departure.kind {
            tournament::DepartureKind::Withdrawn => {
                (store::DepartureKind::Withdrawn, EntryStatus::Withdrawn)
            }
            tournament::DepartureKind::Excluded => {
                (store::DepartureKind::Excluded, EntryStatus::Excluded)
            }
            tournament::DepartureKind::HearingAid => {
                (store::DepartureKind::HearingAid, EntryStatus::Excluded)
            }
        };
        let entry_id = entry_id(entry);
        tx.edit::<store::Entry>(entry_id, |entry| entry.status = status)?;
        tx.delete_under::<store::Departure>(entry_id)?;
        tx.insert(&store::Departure {
            entry_id,
            kind,
            from_round: u32::from(departure.from_round),
            match_key: at.map(|id| id.to_string()),
            article: details.article.clone(),
            reason: details.why.clone(),
            by: stamp.by.clone(),
            at: stamp.at,
        })?;
        Ok(())
    }

    /// A place of the lots keeps one row: who was drawn there, and who sits there now. A place that
    /// a late entry took passes on as a late entry's.
    fn keep_replacement(
        &self,
        tx: &mut store::Change<'_>,
        out: EntryId,
        with: EntryId,
        why: &str,
        stamp: &Stamp,
    ) -> Reply<()> {
        let (out_id, in_id) = (entry_id(out), entry_id(with));
        tx.edit::<store::Entry>(out_id, |entry| entry.status = EntryStatus::Replaced)?;
        tx.edit::<store::Entry>(in_id, |entry| entry.status = EntryStatus::Active)?;
        let place = self.state.place_of(with);
        let place = place.ok_or_else(|| AppError::new("not-on-chart"))?;
        let drawn = self.state.section().places();
        let Some(drawn) = drawn[place.0 as usize - 1].entry() else {
            for row in tx.read().list::<store::LateEntry>(out_id)? {
                tx.edit::<store::LateEntry>(row.id, |late| late.place = None)?;
            }
            let seat = store::LateEntry {
                entry_id: in_id,
                place: Some(place.0),
                reason: why.to_owned(),
                by: stamp.by.clone(),
                at: stamp.at,
            };
            return keep_late(tx, &seat);
        };
        tx.delete_under::<store::Replacement>(entry_id(drawn))?;
        if drawn != with {
            tx.insert(&store::Replacement {
                out_entry_id: entry_id(drawn),
                in_entry_id: in_id,
                reason: why.to_owned(),
                by: stamp.by.clone(),
                at: stamp.at,
            })?;
        }
        Ok(())
    }

    fn keep_call(
        &mut self,
        tx: &mut store::Change<'_>,
        key: GameKey,
        table: u32,
        details: &Details,
        stamp: &Stamp,
    ) -> Reply<()> {
        let at = (key.match_id, key.game.0);
        let started_at = details.started.then_some(stamp.at);
        if let Some(row) = self.calls.get_mut(&at) {
            row.fact.table_no = table;
            match started_at {
                Some(_) => row.fact.started_at = started_at,
                // Called again: the wait begins anew.
                None => row.fact.called_at = stamp.at,
            }
            return Ok(tx.update(row.id, &row.fact)?);
        }
        let row = store::TableCall {
            section_id: self.section,
            match_key: key.match_id.to_string(),
            game_no: u32::from(key.game.0),
            table_no: table,
            called_at: stamp.at,
            started_at,
        };
        let id = tx.insert(&row)?;
        self.calls.insert(at, Kept { id, fact: row });
        Ok(())
    }

    fn keep_answer(
        &self,
        tx: &mut store::Change<'_>,
        place: u32,
        (kind, entry): (store::PlaceDecisionKind, Option<EntryId>),
        why: &str,
        stamp: &Stamp,
    ) -> Reply<()> {
        self.delete_answer(tx, place)?;
        tx.insert(&store::PlaceDecision {
            section_id: self.section,
            place,
            kind,
            entry_id: entry.map(entry_id),
            reason: why.to_owned(),
            by: stamp.by.clone(),
            at: stamp.at,
        })?;
        Ok(())
    }

    fn delete_answer(&self, tx: &mut store::Change<'_>, place: u32) -> Reply<()> {
        for row in tx.read().list::<store::PlaceDecision>(self.section)? {
            if row.place == place {
                tx.delete::<store::PlaceDecision>(row.id)?;
            }
        }
        Ok(())
    }
}

/// Places about which the arbiter may be asked, as the file numbers them.
pub(super) const TITLE: u32 = 1;
pub(super) const THIRD: u32 = 3;

fn boards_value(details: &Details) -> Reply<Option<serde_json::Value>> {
    if details.boards.is_empty() {
        return Ok(None);
    }
    let boards = serde_json::to_value(&details.boards);
    boards.map(Some).map_err(AppError::internal)
}

fn delete_departure(tx: &mut store::Change<'_>, entry: EntryId) -> Reply<()> {
    let entry = entry_id(entry);
    tx.delete_under::<store::Departure>(entry)?;
    tx.edit::<store::Entry>(entry, |entry| entry.status = EntryStatus::Active)?;
    Ok(())
}

fn keep_late(tx: &mut store::Change<'_>, seat: &store::LateEntry) -> Reply<()> {
    tx.delete_under::<store::LateEntry>(seat.entry_id)?;
    tx.insert(seat)?;
    tx.edit::<store::Entry>(seat.entry_id, |entry| entry.status = EntryStatus::Active)?;
    Ok(())
}
