//! Papers before the event: announcement, forms, lists of entries.

use std::collections::BTreeMap;

use report::{
    Announcement, BlankEntryForm, ClubEntries, DeadlineList, DocumentNumber, EntriesByClub,
    EntriesBySection, EntryLine, FilledEntryForm, FormLine, FormulaLine, LateForm, MissingForm,
    ProgrammeDay, ProgrammeItem, Receipt, SectionEntries, UnsignedForm,
};
use rules::RuleSet;
use store::{EntryStatus, Kept, Read};
use tournament::{StepKind, TieRule};

use super::during::chain_steps;
use super::heads::{Desk, competitor};
use crate::Reply;
use crate::app::{instant, local};
use crate::event::{SectionForm, lodging, programme, rule_set, section_form, send_to};
use crate::rounds::word;
use crate::section::labels_of;

/// Lines of the club's form, as in 2006.
const FORM_LINES: u32 = 6;

pub(super) fn announcement(desk: &Desk<'_>, read: &Read<'_>) -> Reply<Announcement> {
    let event = &desk.event;
    let mut days: BTreeMap<_, Vec<ProgrammeItem>> = BTreeMap::new();
    for item in programme(read, event.id)? {
        let line = ProgrammeItem {
            time: Some(item.at.time()),
            text: item.text,
        };
        days.entry(item.at.date()).or_default().push(line);
    }
    let sections = read.list::<store::Section>(event.id)?;
    let forms: Reply<Vec<SectionForm>> = sections.iter().map(|row| section_form(row)).collect();
    let forms = forms?;
    let (prizes, for_everyone) = desk.prizes(read)?;
    let rules = RuleSet::of(rule_set(event)?);
    let mut about_rules = vec![desk.text(&format!("rule-set-{}", event.rule_set))];
    if let Some(fact) = &rules.hearing_aids_excluded {
        about_rules.push(desk.text_with(
            "paper-hearing-aids",
            &[("article", fact.article.to_string().into())],
        ));
    }
    Ok(Announcement {
        event: desk.head(),
        // Who organises what stands above in large letters.
        introduction: Vec::new(),
        sections: sections
            .into_iter()
            .map(|section| section.fact.title)
            .collect(),
        venue: lines(&event.venue),
        programme: days
            .into_iter()
            .map(|(date, items)| ProgrammeDay { date, items })
            .collect(),
        deadline: event.deadline,
        send_to: recipient(desk),
        how_to_enter: vec![desk.text("paper-how-to-enter")],
        fees: Vec::new(),
        formula: formula(desk, &forms),
        prizes,
        for_everyone,
        lodging: lines(lodging(event)),
        rules: about_rules,
    })
}

/// How matches are played: said once where all sections play alike, or else section by section.
fn formula(desk: &Desk<'_>, forms: &[SectionForm]) -> Vec<FormulaLine> {
    type Facts = Vec<(&'static str, String)>;
    let mut told: Vec<(Facts, Vec<&str>)> = Vec::new();
    for form in forms {
        let facts = formula_of(desk, form);
        match told.iter_mut().find(|(known, _)| *known == facts) {
            Some((_, titles)) => titles.push(&form.title),
            None => told.push((facts, vec![&form.title])),
        }
    }
    let alike = told.len() == 1;
    let lines = told.into_iter().flat_map(|(facts, titles)| {
        let section = titles.join(", ");
        facts.into_iter().map(move |(key, text)| {
            let label = desk.text(key);
            let label = match alike {
                true => label,
                false => desk.text_with(
                    "paper-formula-of-section",
                    &[("label", label.into()), ("section", (&section).into())],
                ),
            };
            FormulaLine { label, text }
        })
    });
    lines.collect()
}

/// Games with their clock, and what follows a tie.
fn formula_of(desk: &Desk<'_>, form: &SectionForm) -> Vec<(&'static str, String)> {
    let mut steps = chain_steps(desk, &form.chain).into_iter();
    let first = steps.next().unwrap_or_default();
    let (first, mut ties): (String, Vec<String>) = match form.kind {
        store::SectionKind::Individual => (first, steps.collect()),
        store::SectionKind::Clubs => {
            let boards = desk.text_with(
                "paper-formula-boards",
                &[("boards", u32::from(form.boards).into())],
            );
            let order = form.tie_order.iter();
            let order = order.take_while(|rule| **rule != TieRule::Lots);
            let ties = order.map(|rule| desk.text(&format!("paper-tie-{}", word(rule))));
            (boards, ties.collect())
        }
    };
    let lots = form.kind == store::SectionKind::Clubs
        || form
            .chain
            .steps()
            .iter()
            .any(|step| step.kind == StepKind::Lots);
    if lots {
        ties.push(desk.text("step-lots"));
    }
    let mut facts = vec![("paper-formula-match", first)];
    if !ties.is_empty() {
        facts.push(("paper-formula-ties", ties.join("; ")));
    }
    facts
}

/// Where forms are sent; the organiser alone when no address was written.
fn recipient(desk: &Desk<'_>) -> Vec<String> {
    match send_to(&desk.event) {
        "" => lines(&desk.event.organiser),
        address => lines(address),
    }
}

fn lines(text: &str) -> Vec<String> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

pub(super) fn blank_form(desk: &Desk<'_>) -> BlankEntryForm {
    BlankEntryForm {
        event: desk.head(),
        lines: FORM_LINES,
        deadline: desk.event.deadline,
        send_to: recipient(desk),
    }
}

/// One sheet per form received: the only papers with document numbers.
pub(super) fn filled_forms(desk: &Desk<'_>, read: &Read<'_>) -> Reply<Vec<FilledEntryForm>> {
    let zone = &desk.event.time_zone;
    let mut forms = Vec::new();
    for form in read.list::<store::EntryForm>(desk.event.id)? {
        let club = read.get::<store::Club>(form.club_id)?;
        let mut rows = Vec::new();
        for line in read.list::<store::FormLine>(form.id)? {
            rows.push(form_line(read, &line)?);
        }
        forms.push(FilledEntryForm {
            event: desk.head(),
            club: club.fact.name,
            received: Some(receipt(desk, &form)),
            lines: rows,
            date: Some(local(form.received_at, zone).date()),
            president: None,
            signed: form.signed,
            stamped: form.stamped,
        });
    }
    Ok(forms)
}

fn form_line(read: &Read<'_>, line: &Kept<store::FormLine>) -> Reply<FormLine> {
    let (surname, name) = match line.athlete_id {
        Some(athlete) => {
            let athlete = read.get::<store::Athlete>(athlete)?.fact;
            (athlete.surname, athlete.name)
        }
        None => (line.written.clone(), String::new()),
    };
    Ok(FormLine {
        surname,
        name,
        card: line.card.clone(),
        document: line.document_number.clone().map(DocumentNumber),
        section: None,
    })
}

fn receipt(desk: &Desk<'_>, form: &store::EntryForm) -> Receipt {
    Receipt {
        at: local(form.received_at, &desk.event.time_zone),
        means: Some(desk.text(&format!("entryform-means-{}", form.means.as_str()))),
    }
}

pub(super) fn by_section(desk: &Desk<'_>, read: &Read<'_>) -> Reply<EntriesBySection> {
    let sections = read.list::<store::Section>(desk.event.id)?;
    let sections: Reply<Vec<SectionEntries>> = sections
        .iter()
        .map(|section| section_entries(desk, read, section))
        .collect();
    Ok(EntriesBySection {
        event: desk.head(),
        sections: sections?,
    })
}

pub(super) fn section_entries(
    desk: &Desk<'_>,
    read: &Read<'_>,
    section: &Kept<store::Section>,
) -> Reply<SectionEntries> {
    let mut lines = entry_lines(desk, read, section)?;
    lines.sort_by(|one, other| {
        (&one.athlete.surname, &one.athlete.name)
            .cmp(&(&other.athlete.surname, &other.athlete.name))
    });
    Ok(SectionEntries {
        section: desk.section(&section.title),
        entries: lines,
    })
}

fn entry_lines(
    desk: &Desk<'_>,
    read: &Read<'_>,
    section: &Kept<store::Section>,
) -> Reply<Vec<EntryLine>> {
    let entries = read.list::<store::Entry>(section.id)?;
    let labels = labels_of(read, &entries)?;
    let mut lines = Vec::new();
    for entry in entries
        .iter()
        .filter(|entry| entry.status != EntryStatus::Replaced)
    {
        let athlete = entry
            .athlete_id
            .map(|id| read.get::<store::Athlete>(id))
            .transpose()?;
        lines.push(EntryLine {
            athlete: competitor(&labels[&entry.id]),
            card: athlete.and_then(|athlete| athlete.fact.card),
            category: entry.category.clone(),
            sections: Vec::new(),
            note: match entry.status {
                EntryStatus::Withdrawn => Some(desk.text("paper-withdrawn")),
                EntryStatus::Excluded => Some(desk.text("paper-excluded")),
                EntryStatus::Active | EntryStatus::Replaced => None,
            },
        });
    }
    Ok(lines)
}

pub(super) fn by_club(desk: &Desk<'_>, read: &Read<'_>) -> Reply<EntriesByClub> {
    let mut clubs: BTreeMap<Option<String>, Vec<EntryLine>> = BTreeMap::new();
    for section in read.list::<store::Section>(desk.event.id)? {
        if section.kind == store::SectionKind::Clubs {
            continue;
        }
        for line in entry_lines(desk, read, &section)? {
            let group = clubs.entry(line.athlete.club.clone()).or_default();
            group.push(EntryLine {
                sections: vec![section.title.clone()],
                ..line
            });
        }
    }
    let clubs = clubs
        .into_iter()
        .map(|(club, entries)| ClubEntries { club, entries });
    Ok(EntriesByClub {
        event: desk.head(),
        clubs: clubs.collect(),
    })
}

pub(super) fn deadline_list(desk: &Desk<'_>, read: &Read<'_>) -> Reply<DeadlineList> {
    let event = &desk.event;
    let closes = event
        .deadline
        .map(|deadline| instant(deadline, &event.time_zone));
    let mut list = DeadlineList {
        event: desk.head(),
        deadline: event.deadline,
        in_order: 0,
        missing: Vec::new(),
        late: Vec::new(),
        unsigned: Vec::new(),
    };
    let forms = read.list::<store::EntryForm>(event.id)?;
    for form in &forms {
        let club = read.get::<store::Club>(form.club_id)?.fact.name;
        let late = closes.is_some_and(|closes| form.received_at > closes);
        if late {
            list.late.push(LateForm {
                club: club.clone(),
                received: receipt(desk, form),
                accepted_because: form.late_reason.clone(),
            });
        }
        if !form.signed || !form.stamped {
            list.unsigned.push(UnsignedForm {
                club,
                no_signature: !form.signed,
                no_stamp: !form.stamped,
            });
        } else if !late {
            list.in_order += 1;
        }
    }
    // A club that the program knows and that sent nothing may still mean to come.
    for club in read.all::<store::Club>()? {
        if forms.iter().all(|form| form.club_id != club.id) {
            let contact = (!club.contact.is_empty()).then(|| club.contact.clone());
            list.missing.push(MissingForm {
                club: club.fact.name,
                contact,
            });
        }
    }
    Ok(list)
}
