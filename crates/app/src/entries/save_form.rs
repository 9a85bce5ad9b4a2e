//! A club's form is written down: club, athletes, lines and entries in one change, which one undo takes back.

use std::collections::HashSet;

use store::{
    AthleteId, Change, ClubId, EntryForm as Sheet, EventId, FormId, FormLine as Line, Kept,
    SectionId, SectionKind,
};

use super::form_athletes::{KnownLine, line_athlete};
use super::form_teams::save_teams;
use super::remove::remove_entry_rows;
use super::{EntryForm, FormLine, FormSaved, SaveForm, problems_of_form};
use crate::app::{Doing, instant};
use crate::event::{refuse_far_days, refuse_if_archived};
use crate::people::{full_name, given, refuse_long_names};
use crate::{App, AppError, Reply};

/// The paper has six lines; a seventh athlete goes on another sheet.
const LINES: usize = 6;

/// A line once its athlete is known.
pub(super) struct Entrant {
    pub(super) row: store::FormLineId,
    pub(super) athlete: AthleteId,
    pub(super) sections: Vec<SectionId>,
}

pub(crate) fn save_form(app: &App, arg: SaveForm) -> Reply<FormSaved> {
    refuse_far_days(&[arg.form.received_at.date()])?;
    let form = checked(arg.form)?;
    let club = club_name(app, &form)?;
    let code = if arg.id.is_some() {
        "form-changed"
    } else {
        "form-received"
    };
    let doing = Doing::new(code, arg.event)
        .with("club", club)
        .with("lines", form.lines.len());
    let id = app.change(doing, |change| {
        let event = change.read().get::<store::Event>(arg.event)?;
        refuse_if_archived(&event)?;
        if let Some(id) = arg.id {
            let lines = change.read().list::<store::FormLine>(id)?;
            app.refuse_if_changed(&change.read(), arg.event, |row| match row.table() {
                "entry_form" => row.id() == id.0,
                "form_line" => {
                    row.says("form_id", id.0) || lines.iter().any(|line| line.id.0 == row.id())
                }
                _ => false,
            })?;
        }
        let club = find_or_make_club(change, &form)?;
        let sheet = save_sheet(change, &event, arg.id, club, &form)?;
        save_lines(change, arg.event, sheet, club, &form)?;
        Ok(sheet)
    })?;
    let store = app.store();
    Ok(FormSaved {
        id,
        problems: problems_of_form(&store.read(), arg.event, id)?,
    })
}

/// The form as it is kept: trimmed, without blank lines, and refused where the paper could not be so.
fn checked(form: EntryForm) -> Reply<EntryForm> {
    let lines: Vec<FormLine> = form
        .lines
        .into_iter()
        .map(trimmed)
        .filter(|line| !is_blank(line))
        .collect();
    let mut numbers = HashSet::new();
    for line in &lines {
        if !(1..=LINES as u8).contains(&line.line) {
            return Err(AppError::new("form-line-one-to-six"));
        }
        if !numbers.insert(line.line) {
            return Err(AppError::new("form-line-form-line-taken"));
        }
        if line.surname.is_empty() && line.athlete.is_none() {
            return Err(AppError::new("line-without-surname").with("line", line.line));
        }
        let number = line
            .document
            .as_ref()
            .and_then(|document| document.number.as_ref());
        refuse_long_names(
            [&line.surname, &line.name, &line.card]
                .into_iter()
                .chain(&line.category)
                .chain(number),
        )?;
    }
    let form = EntryForm {
        club_name: form.club_name.trim().to_owned(),
        late_reason: given(form.late_reason.as_deref()),
        note: form.note.trim().to_owned(),
        lines,
        ..form
    };
    refuse_long_names([&form.club_name])?;
    Ok(form)
}

fn trimmed(line: FormLine) -> FormLine {
    FormLine {
        surname: line.surname.trim().to_owned(),
        name: line.name.trim().to_owned(),
        card: line.card.trim().to_owned(),
        category: given(line.category.as_deref()),
        ..line
    }
}

fn is_blank(line: &FormLine) -> bool {
    let number = line
        .document
        .as_ref()
        .and_then(|document| document.number.as_deref());
    line.athlete.is_none()
        && [&line.surname, &line.name, &line.card]
            .into_iter()
            .all(String::is_empty)
        && number.is_none_or(|number| number.trim().is_empty())
}

/// The club for the journal, before it is made.
fn club_name(app: &App, form: &EntryForm) -> Reply<String> {
    match form.club {
        Some(id) => Ok(app.store().read().get::<store::Club>(id)?.fact.name),
        None if form.club_name.is_empty() => Err(AppError::new("club-name-given")),
        None => Ok(form.club_name.clone()),
    }
}

fn find_or_make_club(change: &mut Change<'_>, form: &EntryForm) -> Reply<ClubId> {
    if let Some(id) = form.club {
        return Ok(id);
    }
    match change.read().club_by_name(&form.club_name)? {
        Some(club) => Ok(club.id),
        None => Ok(change.insert(&store::Club::named(form.club_name.as_str()))?),
    }
}

/// The head of the form. After the deadline it takes a reason; before, there is none to give.
fn save_sheet(
    change: &mut Change<'_>,
    event: &Kept<store::Event>,
    id: Option<FormId>,
    club: ClubId,
    form: &EntryForm,
) -> Reply<FormId> {
    let received_at = instant(form.received_at, &event.time_zone);
    let late = is_late(event, received_at);
    if late && form.late_reason.is_none() {
        return Err(AppError::new("late-reason-needed"));
    }
    let before = id.map(|id| change.read().get::<Sheet>(id)).transpose()?;
    let sheet = match &before {
        Some(before) if before.club_id == club => before.sheet,
        _ => next_sheet(change, event.id, club)?,
    };
    let after = Sheet {
        event_id: event.id,
        club_id: club,
        sheet,
        received_at,
        means: form.means,
        signed: form.signed,
        stamped: form.stamped,
        late_reason: form.late_reason.clone().filter(|_| late),
        note: form.note.clone(),
    };
    match before {
        None => Ok(change.insert(&after)?),
        Some(before) if before.event_id != event.id => Err(store::Error::Missing {
            table: "entry_form",
            id: before.id.0,
        }
        .into()),
        Some(before) => {
            if before.fact != after {
                change.update(before.id, &after)?;
            }
            Ok(before.id)
        }
    }
}

/// Whether something came in after the deadline; the minute of the deadline itself is in time.
pub(crate) fn is_late(event: &store::Event, received_at: chrono::DateTime<chrono::Utc>) -> bool {
    let last = event
        .deadline
        .map(|deadline| instant(deadline, &event.time_zone));
    last.is_some_and(|last| received_at >= last + chrono::TimeDelta::minutes(1))
}

fn next_sheet(change: &Change<'_>, event: EventId, club: ClubId) -> Reply<u32> {
    let forms = change.read().list::<Sheet>(event)?;
    let own = forms.iter().filter(|form| form.club_id == club);
    Ok(own.map(|form| form.sheet).max().unwrap_or(0) + 1)
}

fn save_lines(
    change: &mut Change<'_>,
    event: EventId,
    sheet: FormId,
    club: ClubId,
    form: &EntryForm,
) -> Reply<()> {
    let sections = change.read().list::<store::Section>(event)?;
    let kind_of = |id: SectionId| {
        sections
            .iter()
            .find(|section| section.id == id)
            .map(|section| section.kind)
    };
    let asked = form
        .lines
        .iter()
        .flat_map(|line| &line.sections)
        .chain(&form.team_sections);
    for &section in asked {
        if kind_of(section).is_none() {
            return Err(store::Error::Missing {
                table: "section",
                id: section.0,
            }
            .into());
        }
    }
    let old = change.read().list::<Line>(sheet)?;
    let old_entries = entries_from(change, event, &old)?;

    let mut entrants = Vec::new();
    let mut seen = HashSet::new();
    for line in &form.lines {
        let known = KnownLine::find(&old, line);
        let athlete = line_athlete(change, club, line, &known)?;
        if !seen.insert(athlete) {
            let athlete = change.read().get::<store::Athlete>(athlete)?;
            return Err(AppError::new("athlete-twice-on-form")
                .with("athlete", full_name(&athlete.surname, &athlete.name)));
        }
        let row = write_line(change, sheet, line, athlete, &old)?;
        entrants.push(Entrant {
            row,
            athlete,
            sections: line.sections.clone(),
        });
    }
    let mut kept = HashSet::new();
    for entrant in &entrants {
        for &section in &entrant.sections {
            if kind_of(section) == Some(SectionKind::Individual) {
                kept.insert(enter(change, section, club, entrant)?);
            }
        }
    }
    let teams: Vec<SectionId> = sections
        .iter()
        .filter(|section| section.kind == SectionKind::Clubs)
        .map(|section| section.id)
        .collect();
    kept.extend(save_teams(
        change,
        club,
        &teams,
        &form.team_sections,
        &entrants,
        &old_entries,
    )?);
    for entry in old_entries.iter().filter(|entry| !kept.contains(&entry.id)) {
        remove_entry_rows(change, entry)?;
    }
    let rows: HashSet<_> = entrants.iter().map(|entrant| entrant.row).collect();
    for line in old.iter().filter(|line| !rows.contains(&line.id)) {
        change.delete::<Line>(line.id)?;
    }
    Ok(())
}

/// The entries that came from these lines.
pub(super) fn entries_from(
    change: &Change<'_>,
    event: EventId,
    lines: &[Kept<Line>],
) -> Reply<Vec<Kept<store::Entry>>> {
    let mut entries = change.read().in_event::<store::Entry>(event)?;
    entries.retain(|entry| lines.iter().any(|line| Some(line.id) == entry.form_line_id));
    Ok(entries)
}

/// A line keeps its row under its number; the document goes with the athlete, wherever the line stood before.
fn write_line(
    change: &mut Change<'_>,
    sheet: FormId,
    line: &FormLine,
    athlete: AthleteId,
    old: &[Kept<Line>],
) -> Reply<store::FormLineId> {
    let stored = old.iter().find(|old| old.athlete_id == Some(athlete));
    let kind = line.document.as_ref().map(|document| document.kind);
    let typed = line
        .document
        .as_ref()
        .and_then(|document| document.number.as_deref());
    let number = match typed {
        Some(number) => given(Some(number)),
        None => stored.and_then(|stored| stored.document_number.clone()),
    };
    let person = change.read().get::<store::Athlete>(athlete)?;
    let after = Line {
        form_id: sheet,
        line: u32::from(line.line),
        athlete_id: Some(athlete),
        written: full_name(&person.surname, &person.name),
        card: person.card.clone(),
        document_kind: kind.or_else(|| stored.and_then(|stored| stored.document_kind)),
        document_number: number,
    };
    match old.iter().find(|old| old.line == after.line) {
        None => Ok(change.insert(&after)?),
        Some(before) => {
            if before.fact != after {
                change.update(before.id, &after)?;
            }
            Ok(before.id)
        }
    }
}

/// An athlete's entry in an individual section, new or as it stands.
fn enter(
    change: &mut Change<'_>,
    section: SectionId,
    club: ClubId,
    entrant: &Entrant,
) -> Reply<store::EntryId> {
    let athlete = change.read().get::<store::Athlete>(entrant.athlete)?;
    let line = change.read().get::<Line>(entrant.row)?;
    let entries = change.read().entries_of(entrant.athlete)?;
    let before = entries
        .into_iter()
        .find(|entry| entry.section_id == section);
    refuse_from_another_form(change, before.as_ref(), &line, &athlete)?;
    let base = match &before {
        Some(before) => before.fact.clone(),
        None => store::Entry::of_athlete(section, entrant.athlete, Some(club)),
    };
    let after = store::Entry {
        club_id: Some(club),
        form_line_id: Some(entrant.row),
        category: athlete.category.clone(),
        rating: athlete.rating,
        document_kind: line.document_kind,
        document_number: line.document_number.clone(),
        ..base
    };
    match before {
        None => Ok(change.insert(&after)?),
        Some(before) => {
            if before.fact != after {
                change.update(before.id, &after)?;
            }
            Ok(before.id)
        }
    }
}

/// An athlete is entered by one club.
fn refuse_from_another_form(
    change: &Change<'_>,
    entry: Option<&Kept<store::Entry>>,
    line: &Line,
    athlete: &store::Athlete,
) -> Reply<()> {
    let Some(other) = entry.and_then(|entry| entry.form_line_id) else {
        return Ok(());
    };
    let other = change.read().get::<Line>(other)?;
    if other.form_id == line.form_id {
        return Ok(());
    }
    let sheet = change.read().get::<Sheet>(other.form_id)?;
    let club = change.read().get::<store::Club>(sheet.club_id)?;
    Err(AppError::new("athlete-on-another-form")
        .with("athlete", full_name(&athlete.surname, &athlete.name))
        .with("club", club.name.as_str()))
}
