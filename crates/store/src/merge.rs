//! Two records of one athlete, or of one club, become one: everything that pointed at the
//! duplicate points at the one that stays.

use rusqlite::{Connection, named_params};

use crate::change::Change;
use crate::error::{Error, Violation};
use crate::facts::{Athlete, Club, EntryForm, FACT_TABLES};
use crate::ids::{AthleteId, ClubId, Id};

impl Change<'_> {
    /// Merges two athletes; what `keep` does not say is taken from `duplicate`. Refused when both
    /// are entered in one section: two entries cannot become one.
    pub fn merge_athletes(&mut self, keep: AthleteId, duplicate: AthleteId) -> Result<(), Error> {
        let twin = self.read().get::<Athlete>(duplicate)?.fact;
        self.point_elsewhere("athlete", keep, duplicate)?;
        self.delete::<Athlete>(duplicate)?;
        self.edit::<Athlete>(keep, |athlete| {
            if athlete.name.is_empty() {
                athlete.name = twin.name;
            }
            athlete.sex = athlete.sex.or(twin.sex);
            athlete.birth_year = athlete.birth_year.or(twin.birth_year);
            athlete.card = athlete.card.take().or(twin.card);
            athlete.category = athlete.category.take().or(twin.category);
            athlete.rating = athlete.rating.or(twin.rating);
            athlete.club_id = athlete.club_id.or(twin.club_id);
        })?;
        Ok(())
    }

    /// Merges two clubs. Refused when both have a team of the same name in one section.
    pub fn merge_clubs(&mut self, keep: ClubId, duplicate: ClubId) -> Result<(), Error> {
        let twin = self.read().get::<Club>(duplicate)?.fact;
        self.hand_forms_to(keep, duplicate)?;
        self.point_elsewhere("club", keep, duplicate)?;
        self.delete::<Club>(duplicate)?;
        self.edit::<Club>(keep, |club| {
            if club.town.is_empty() {
                club.town = twin.town;
            }
            if club.contact.is_empty() {
                club.contact = twin.contact;
            }
        })?;
        Ok(())
    }

    /// The duplicate's forms become further sheets of the club that stays.
    fn hand_forms_to(&mut self, keep: ClubId, duplicate: ClubId) -> Result<(), Error> {
        let theirs = self
            .read()
            .filtered::<EntryForm>("WHERE club_id = ? ORDER BY event_id, sheet", [duplicate])?;
        for form in theirs {
            let own = self.read().list::<EntryForm>(form.event_id)?;
            let own = own.iter().filter(|other| other.club_id == keep);
            let next = own.map(|other| other.sheet).max().unwrap_or(0) + 1;
            self.edit::<EntryForm>(form.id, |form| {
                form.club_id = keep;
                form.sheet = next;
            })?;
        }
        Ok(())
    }

    fn point_elsewhere<I: Id>(&mut self, owner: &str, keep: I, duplicate: I) -> Result<(), Error> {
        if keep == duplicate {
            return Err(Error::Refused(Violation {
                code: "merge-with-itself".into(),
                table: Some(owner.into()),
            }));
        }
        for &table in FACT_TABLES {
            for column in references(self.conn, table, owner)? {
                let sql = format!("UPDATE {table} SET {column} = ?1 WHERE {column} = ?2");
                self.conn.prepare_cached(&sql)?.execute([keep, duplicate])?;
            }
        }
        Ok(())
    }
}

/// The columns of a table that point at an owner.
fn references(conn: &Connection, table: &str, owner: &str) -> rusqlite::Result<Vec<String>> {
    let mut list = conn.prepare_cached(include_str!("sql/references.sql"))?;
    let columns = list.query_map(named_params! { ":table": table, ":owner": owner }, |row| {
        row.get("column")
    })?;
    columns.collect()
}
