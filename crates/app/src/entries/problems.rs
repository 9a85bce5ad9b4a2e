//! What is wrong with the entries, each with where to put it right.

use std::collections::HashMap;

use serde::Serialize;
use store::{
    Entry, EntryForm as Sheet, EntryId, EntryStatus, EventId, FormId, FormLine as Line, Kept,
    Lineup, Read, Section, SectionCategory, SectionId, SectionKind, Sex,
};
use ts_rs::TS;

use super::list::EntryBook;
use super::save_form::is_late;
use crate::event::{EventRef, section_form};
use crate::people::folded;
use crate::{App, Reply};

/// `problem-<code>` is its sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Problem {
    pub code: ProblemCode,
    /// The club or the athlete it is about.
    pub who: String,
    pub form: Option<FormId>,
    pub line: Option<u8>,
    pub entry: Option<EntryId>,
    pub section: Option<SectionId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ProblemCode {
    FormUnsigned,
    FormUnstamped,
    FormLate,
    FormLateWithoutReason,
    FormEmpty,
    CardMissing,
    SexMissing,
    WrongCategory,
    NoSection,
    DocumentMissing,
    SameNameTwice,
    LineUpShort,
    TooFewEntries,
}

pub(crate) fn list_problems(app: &App, arg: EventRef) -> Reply<Vec<Problem>> {
    let store = app.store();
    list_problems_of(&store.read(), arg.event)
}

/// What is wrong with one sheet.
pub(super) fn problems_of_form(
    read: &Read<'_>,
    event: EventId,
    form: FormId,
) -> Reply<Vec<Problem>> {
    let mut problems = list_problems_of(read, event)?;
    problems.retain(|problem| problem.form == Some(form));
    Ok(problems)
}

/// All of an event: sheet by sheet, then section by section.
pub(super) fn list_problems_of(read: &Read<'_>, event: EventId) -> Reply<Vec<Problem>> {
    let look = Look::at(read, event)?;
    let mut problems = Vec::new();
    for form in read.list::<Sheet>(event)? {
        look.form(&form, &mut problems);
    }
    for section in &look.sections {
        look.section(read, section, &mut problems)?;
    }
    Ok(problems)
}

/// Everything that the looks below compare, read once.
struct Look {
    event: Kept<store::Event>,
    book: EntryBook,
    sections: Vec<Kept<Section>>,
    entries: Vec<Kept<Entry>>,
    lines: Vec<Kept<Line>>,
    line_ups: Vec<Kept<Lineup>>,
}

impl Look {
    fn at(read: &Read<'_>, event: EventId) -> Reply<Look> {
        let sections = read.list::<Section>(event)?;
        let mut line_ups = Vec::new();
        for section in &sections {
            line_ups.extend(read.in_section::<Lineup>(section.id)?);
        }
        Ok(Look {
            event: read.get(event)?,
            book: EntryBook::of(read, event)?,
            entries: read.in_event::<Entry>(event)?,
            lines: read.form_lines_of(event)?,
            line_ups,
            sections,
        })
    }

    fn form(&self, form: &Kept<Sheet>, problems: &mut Vec<Problem>) {
        let club = self
            .book
            .people
            .club(form.club_id)
            .map(|club| club.name.clone())
            .unwrap_or_default();
        let mut tell = |code| {
            let (line, entry, section) = (None, None, None);
            problems.push(Problem {
                code,
                who: club.clone(),
                form: Some(form.id),
                line,
                entry,
                section,
            });
        };
        if !form.signed {
            tell(ProblemCode::FormUnsigned);
        }
        if !form.stamped {
            tell(ProblemCode::FormUnstamped);
        }
        match (is_late(&self.event, form.received_at), &form.late_reason) {
            (true, Some(_)) => tell(ProblemCode::FormLate),
            (true, None) => tell(ProblemCode::FormLateWithoutReason),
            (false, _) => {}
        }
        let lines: Vec<&Kept<Line>> = self
            .lines
            .iter()
            .filter(|line| line.form_id == form.id)
            .collect();
        if lines.is_empty() {
            tell(ProblemCode::FormEmpty);
        }
        for line in lines {
            self.line(line, problems);
        }
    }

    fn line(&self, line: &Kept<Line>, problems: &mut Vec<Problem>) {
        let Some(athlete) = line
            .athlete_id
            .and_then(|athlete| self.book.people.athlete(athlete))
        else {
            return;
        };
        let entries = || {
            self.entries
                .iter()
                .filter(|entry| entry.athlete_id == Some(athlete.id))
        };
        let in_team = self
            .line_ups
            .iter()
            .any(|place| place.athlete_id == athlete.id);
        let who = crate::people::full_name(&athlete.surname, &athlete.name);
        let mut tell = |code| {
            let entry = entries().next().map(|entry| entry.id);
            let (form, line, section) = (Some(line.form_id), Some(line.line as u8), None);
            problems.push(Problem {
                code,
                who: who.clone(),
                form,
                line,
                entry,
                section,
            });
        };
        if entries().next().is_none() && !in_team {
            tell(ProblemCode::NoSection);
        }
        let purged = self.event.purged_at.is_some();
        if athlete.card.is_none() && !purged && athlete.erased_at.is_none() {
            tell(ProblemCode::CardMissing);
        }
        let seen = entries().any(|entry| entry.document_seen_at.is_some());
        if line.document_number.is_none() && line.document_kind.is_none() && !seen && !purged {
            tell(ProblemCode::DocumentMissing);
        }
    }

    fn section(
        &self,
        read: &Read<'_>,
        section: &Kept<Section>,
        problems: &mut Vec<Problem>,
    ) -> Reply<()> {
        let boards = section_form(section)?.boards;
        let active: Vec<&Kept<Entry>> = self
            .entries
            .iter()
            .filter(|entry| entry.section_id == section.id && entry.status == EntryStatus::Active)
            .collect();
        if active.len() < 2 && section.closed_at.is_none() {
            problems.push(Problem {
                code: ProblemCode::TooFewEntries,
                who: section.title.clone(),
                form: None,
                line: None,
                entry: None,
                section: Some(section.id),
            });
        }
        let mut names: HashMap<String, u32> = HashMap::new();
        for entry in &active {
            *names
                .entry(folded(&self.book.people.name(entry)))
                .or_default() += 1;
        }
        for entry in active {
            let who = self.book.people.name(entry);
            let line = self.book.line(entry);
            let namesakes = names.get(&folded(&who)).copied().unwrap_or_default();
            let mut tell = |code| {
                problems.push(Problem {
                    code,
                    who: who.clone(),
                    form: line.map(|line| line.form_id),
                    line: line.map(|line| line.line as u8),
                    entry: Some(entry.id),
                    section: Some(section.id),
                });
            };
            if namesakes > 1 {
                tell(ProblemCode::SameNameTwice);
            }
            if section.kind == SectionKind::Clubs {
                let places = read.list::<Lineup>(entry.id)?;
                if places.iter().filter(|place| !place.reserve).count() < usize::from(boards) {
                    tell(ProblemCode::LineUpShort);
                }
            } else if let Some(code) = self.category(section, entry) {
                tell(code);
            }
        }
        Ok(())
    }

    /// A woman in the men's section, or someone of whom it cannot be said.
    fn category(&self, section: &Section, entry: &Entry) -> Option<ProblemCode> {
        let wanted = match section.category {
            SectionCategory::Men => Sex::Male,
            SectionCategory::Women => Sex::Female,
            SectionCategory::Open => return None,
        };
        let athlete = self.book.people.athlete(entry.athlete_id?)?;
        match athlete.sex {
            None => Some(ProblemCode::SexMissing),
            Some(sex) if sex != wanted => Some(ProblemCode::WrongCategory),
            Some(_) => None,
        }
    }
}
