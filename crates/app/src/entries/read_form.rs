//! Forms as they were received: the list, one sheet, and taking one away.

use store::{EntryForm as Sheet, FormLine as Line, Kept, Read, SectionId};

use super::remove::{in_play_in_event, remove_entry_rows};
use super::save_form::{entries_from, is_late};
use super::{
    DocumentForm, EntryForm, FormDetails, FormLine, FormRef, FormRow, list_problems_of,
    problems_of_form,
};
use crate::app::{Doing, local};
use crate::event::{EventRef, refuse_if_archived};
use crate::people::{People, masked};
use crate::{App, Reply};

pub(crate) fn list_forms(app: &App, arg: EventRef) -> Reply<Vec<FormRow>> {
    let store = app.store();
    let read = store.read();
    let event = read.get::<store::Event>(arg.event)?;
    let people = People::of(&read, arg.event)?;
    let problems = list_problems_of(&read, arg.event)?;
    let mut rows = Vec::new();
    for form in read.list::<Sheet>(arg.event)? {
        rows.push(FormRow {
            id: form.id,
            club: form.club_id,
            club_name: people
                .club(form.club_id)
                .map(|club| club.name.clone())
                .unwrap_or_default(),
            received_at: local(form.received_at, &event.time_zone),
            means: form.means,
            signed: form.signed,
            stamped: form.stamped,
            late: is_late(&event, form.received_at),
            late_reason: form.late_reason.clone(),
            lines: read.count::<Line>(form.id)? as u8,
            problems: problems
                .iter()
                .filter(|problem| problem.form == Some(form.id))
                .count() as u32,
        });
    }
    Ok(rows)
}

pub(crate) fn get_form(app: &App, arg: FormRef) -> Reply<FormDetails> {
    let store = app.store();
    let read = store.read();
    let sheet = read.get::<Sheet>(arg.form)?;
    let event = read.get::<store::Event>(sheet.event_id)?;
    let lines = read.list::<Line>(sheet.id)?;
    let people = People::of(&read, event.id)?;
    let entries = read.in_event::<store::Entry>(event.id)?;
    let of_line = |line: &Kept<Line>| {
        entries
            .iter()
            .filter(|entry| entry.form_line_id == Some(line.id))
            .collect::<Vec<_>>()
    };

    let teams: Vec<&Kept<store::Entry>> = lines
        .iter()
        .flat_map(of_line)
        .filter(|entry| entry.athlete_id.is_none())
        .collect();
    let mut team_places: Vec<(SectionId, store::AthleteId)> = Vec::new();
    for team in &teams {
        let line_up = read.list::<store::Lineup>(team.id)?;
        team_places.extend(
            line_up
                .iter()
                .map(|place| (team.section_id, place.athlete_id)),
        );
    }
    let placed = in_play_in_event(&read, event.id)?;
    let locked = |line: &&Kept<Line>| of_line(line).iter().any(|entry| placed.contains(&entry.id));
    let club = people
        .club(sheet.club_id)
        .map(|club| club.name.clone())
        .unwrap_or_default();
    let form = EntryForm {
        club: Some(sheet.club_id),
        club_name: club,
        received_at: local(sheet.received_at, &event.time_zone),
        means: sheet.means,
        signed: sheet.signed,
        stamped: sheet.stamped,
        late_reason: sheet.late_reason.clone(),
        note: sheet.note.clone(),
        lines: lines
            .iter()
            .map(|line| {
                let own = of_line(line)
                    .into_iter()
                    .filter(|entry| entry.athlete_id.is_some());
                let mut sections: Vec<SectionId> = own.map(|entry| entry.section_id).collect();
                let in_team =
                    |place: &&(SectionId, store::AthleteId)| Some(place.1) == line.athlete_id;
                sections.extend(team_places.iter().filter(in_team).map(|place| place.0));
                line_form(line, &people, sections)
            })
            .collect(),
        team_sections: teams.iter().map(|team| team.section_id).collect(),
    };
    let numbers = lines
        .iter()
        .filter_map(|line| Some((line.line as u8, masked(line.document_number.as_deref()?))));
    Ok(FormDetails {
        id: sheet.id,
        late: is_late(&event, sheet.received_at),
        masked_documents: numbers.collect(),
        locked_lines: lines
            .iter()
            .filter(locked)
            .map(|line| line.line as u8)
            .collect(),
        problems: problems_of_form(&read, event.id, sheet.id)?,
        form,
    })
}

/// A line as it is shown: the number of the document stays inside.
fn line_form(line: &Kept<Line>, people: &People, sections: Vec<SectionId>) -> FormLine {
    let athlete = line.athlete_id.and_then(|athlete| people.athlete(athlete));
    let fact = athlete.map(|athlete| athlete.fact.clone());
    let fact = fact.unwrap_or_else(|| store::Athlete::named(line.written.as_str(), ""));
    FormLine {
        line: line.line as u8,
        athlete: line.athlete_id,
        surname: fact.surname,
        name: fact.name,
        card: fact.card.or_else(|| line.card.clone()).unwrap_or_default(),
        sex: fact.sex,
        birth_year: fact.birth_year,
        category: fact.category,
        rating: fact.rating,
        document: line
            .document_kind
            .map(|kind| DocumentForm { kind, number: None }),
        sections,
    }
}

pub(crate) fn delete_form(app: &App, arg: FormRef) -> Reply<()> {
    let (event, club) = head(&app.store().read(), arg)?;
    refuse_if_archived(&event)?;
    app.change(
        Doing::new("form-deleted", event.id).with("club", club),
        |change| {
            let lines = change.read().list::<Line>(arg.form)?;
            for entry in entries_from(change, event.id, &lines)? {
                remove_entry_rows(change, &entry)?;
            }
            change.delete_under::<Line>(arg.form)?;
            change.delete::<Sheet>(arg.form)?;
            Ok(())
        },
    )
}

fn head(read: &Read<'_>, arg: FormRef) -> Reply<(Kept<store::Event>, String)> {
    let sheet = read.get::<Sheet>(arg.form)?;
    let club = read.get::<store::Club>(sheet.club_id)?.fact.name;
    Ok((read.get::<store::Event>(sheet.event_id)?, club))
}
