//! What each row would do, worked out from the cells and from what is known already. Nothing is written here.

use std::collections::{HashMap, HashSet};

use store::{Athlete, AthleteId, Club, ClubId, Entry, EventId, Kept, Read, SectionId};

use super::columns::{Layout, lay_out};
use super::fields::{Fields, read_fields};
use super::sections::Sections;
use super::table::{Table, TableRow};
use super::{PreviewImport, RowOutcome, RowProblem, RowProblemCode};
use crate::Reply;
use crate::people::{folded, full_name};

/// The whole import, ready to be shown or written.
pub(super) struct Plan {
    pub(super) table: Table,
    pub(super) layout: Layout,
    /// One for each row below the titles.
    pub(super) rows: Vec<Planned>,
    pub(super) new_people: u32,
    pub(super) new_clubs: Vec<String>,
}

pub(super) struct Planned {
    pub(super) index: usize,
    pub(super) outcome: RowOutcome,
    pub(super) take: Option<Take>,
}

/// A row to be written.
pub(super) struct Take {
    pub(super) person: Person,
    pub(super) club: Option<ClubOf>,
    pub(super) section: SectionId,
    pub(super) fields: Fields,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Person {
    Known(AthleteId),
    /// The n-th new person of this file.
    New(u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClubOf {
    Known(ClubId),
    /// The n-th new club of this file.
    New(usize),
}

pub(super) fn plan(read: &Read<'_>, arg: &PreviewImport, table: Table) -> Reply<Plan> {
    let layout = lay_out(
        &table.rows,
        arg.header_row.map(|row| row as usize),
        arg.columns.as_deref(),
    );
    let mut planner = Planner::new(read, arg.event, arg.default_section)?;
    let first = layout.header.map_or(0, |header| header + 1);
    let rows = table.rows.iter().enumerate().skip(first);
    let rows = rows
        .map(|(index, row)| planner.row(index, row, &layout))
        .collect();
    Ok(Plan {
        layout,
        rows,
        new_people: planner.new_people,
        new_clubs: planner.new_clubs,
        table,
    })
}

struct Planner {
    sections: Sections,
    athletes: HashMap<AthleteId, Kept<Athlete>>,
    by_card: HashMap<String, AthleteId>,
    by_name: HashMap<String, Vec<AthleteId>>,
    clubs: HashMap<String, ClubOf>,
    new_clubs: Vec<String>,
    entered: HashSet<(SectionId, Person)>,
    /// Cards met in this file, with whose they are.
    cards_met: HashMap<String, (String, Person)>,
    /// New people of this file by name, club and card.
    met: HashMap<(String, Option<String>, Option<String>), Person>,
    new_people: u32,
}

impl Planner {
    fn new(read: &Read<'_>, event: EventId, default: Option<SectionId>) -> Reply<Planner> {
        let athletes = read.all::<Athlete>()?;
        let mut by_card = HashMap::new();
        let mut by_name: HashMap<String, Vec<AthleteId>> = HashMap::new();
        for athlete in &athletes {
            by_card.extend(athlete.card.clone().map(|card| (card, athlete.id)));
            by_name
                .entry(folded(&full_name(&athlete.surname, &athlete.name)))
                .or_default()
                .push(athlete.id);
        }
        let clubs = read.all::<Club>()?;
        let entries = read.in_event::<Entry>(event)?;
        let entered = entries
            .iter()
            .filter_map(|entry| Some((entry.section_id, Person::Known(entry.athlete_id?))));
        Ok(Planner {
            sections: Sections::of(read, event, default)?,
            by_card,
            by_name,
            clubs: clubs
                .iter()
                .map(|club| (folded(&club.name), ClubOf::Known(club.id)))
                .collect(),
            new_clubs: Vec::new(),
            entered: entered.collect(),
            cards_met: HashMap::new(),
            met: HashMap::new(),
            new_people: 0,
            athletes: athletes
                .into_iter()
                .map(|athlete| (athlete.id, athlete))
                .collect(),
        })
    }

    fn row(&mut self, index: usize, row: &TableRow, layout: &Layout) -> Planned {
        if row.cells.iter().all(String::is_empty) {
            return Planned {
                index,
                outcome: RowOutcome::Empty,
                take: None,
            };
        }
        let fields = read_fields(&row.cells, layout);
        match fields.and_then(|fields| self.person_row(fields)) {
            Ok((outcome, take)) => Planned {
                index,
                outcome,
                take,
            },
            Err(problems) => Planned {
                index,
                outcome: RowOutcome::Bad { problems },
                take: None,
            },
        }
    }

    fn person_row(
        &mut self,
        fields: Fields,
    ) -> Result<(RowOutcome, Option<Take>), Vec<RowProblem>> {
        let one = |code, value: &str| {
            vec![RowProblem {
                code,
                value: value.to_owned(),
            }]
        };
        let name = folded(&full_name(&fields.surname, &fields.name));
        let mut notes = fields.formulas.clone();
        let person = match self.known(&fields, &name, &mut notes)? {
            Some(id) => Some(Person::Known(id)),
            None => self.met.get(&key(&fields, &name)).copied(),
        };
        if let Some(card) = &fields.card
            && let Some((owner, other)) = self.cards_met.get(card)
            && *owner != name
            && Some(*other) != person
        {
            return Err(one(RowProblemCode::CardTwiceInFile, card));
        }
        let sex = fields.sex.or_else(|| match person {
            Some(Person::Known(id)) => self.athletes.get(&id)?.sex,
            _ => None,
        });
        let section = self
            .sections
            .find(fields.section.as_deref(), sex)
            .map_err(|problem| vec![problem])?;
        let known = match person {
            Some(Person::Known(id)) => Some(id),
            _ => None,
        };
        let person = person.unwrap_or_else(|| {
            self.new_people += 1;
            Person::New(self.new_people - 1)
        });
        self.met.insert(key(&fields, &name), person);
        if let Some(card) = &fields.card {
            self.cards_met.entry(card.clone()).or_insert((name, person));
        }
        if !self.entered.insert((section, person)) {
            return Ok((RowOutcome::AlreadyEntered, None));
        }
        let outcome = match known {
            Some(athlete) => RowOutcome::Known {
                athlete,
                section,
                notes,
            },
            None => RowOutcome::New { section, notes },
        };
        let club = fields.club.as_deref().map(|club| self.club(club));
        Ok((
            outcome,
            Some(Take {
                person,
                club,
                section,
                fields,
            }),
        ))
    }

    /// The athlete that a row is about: by card, or by name where nothing says otherwise.
    fn known(
        &self,
        fields: &Fields,
        name: &str,
        notes: &mut Vec<RowProblem>,
    ) -> Result<Option<AthleteId>, Vec<RowProblem>> {
        if let Some(owner) = fields.card.as_ref().and_then(|card| self.by_card.get(card)) {
            let owner = &self.athletes[owner];
            let there = full_name(&owner.surname, &owner.name);
            if folded(&there) == name {
                return Ok(Some(owner.id));
            }
            // One word in common is a misspelling or a second name; none is somebody else.
            if folded(&there)
                .split(' ')
                .any(|word| name.split(' ').any(|other| other == word))
            {
                notes.push(RowProblem {
                    code: RowProblemCode::NameDiffers,
                    value: there,
                });
                return Ok(Some(owner.id));
            }
            return Err(vec![RowProblem {
                code: RowProblemCode::CardOfAnother,
                value: there,
            }]);
        }
        let namesakes = self
            .by_name
            .get(name)
            .map(Vec::as_slice)
            .unwrap_or_default();
        let possible: Vec<&Kept<Athlete>> = namesakes
            .iter()
            .map(|id| &self.athletes[id])
            .filter(|athlete| fields.card.is_none() || athlete.card.is_none())
            .filter(|athlete| self.may_be_of(athlete, fields.club.as_deref()))
            .collect();
        Ok(match possible.as_slice() {
            [only] => Some(only.id),
            _ => None,
        })
    }

    /// Whether an athlete's club agrees with the one in the row, or one of the two is silent.
    fn may_be_of(&self, athlete: &Athlete, club: Option<&str>) -> bool {
        let (Some(own), Some(club)) = (athlete.club_id, club) else {
            return true;
        };
        self.clubs.get(&folded(club)) == Some(&ClubOf::Known(own))
    }

    fn club(&mut self, name: &str) -> ClubOf {
        *self.clubs.entry(folded(name)).or_insert_with(|| {
            self.new_clubs.push(name.to_owned());
            ClubOf::New(self.new_clubs.len() - 1)
        })
    }
}

fn key(fields: &Fields, name: &str) -> (String, Option<String>, Option<String>) {
    (
        name.to_owned(),
        fields.club.as_deref().map(folded),
        fields.card.clone(),
    )
}
