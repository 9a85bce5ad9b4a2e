//! Papers of the ceremony: podium, certificates, attendance.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveTime};
use report::{
    Attendance, AttendanceDay, Attendant, Certificate, CertificateKind, Certificates, PictureShape,
    Podium, PodiumPicture, PodiumPlace, PodiumSection,
};
use store::{Read, SectionCategory, SectionId, SectionKind};

use super::heads::{Desk, competitor};
use crate::event::{EventRef, programme};
use crate::label::EntryLabel;
use crate::section::{Live, tournament_id};
use crate::standings::{StandingNote, podium, standings_view};
use crate::{App, Reply};

pub(super) fn podium_report(desk: &Desk<'_>, app: &App) -> Reply<Podium> {
    let sections = podium_sections(desk, app, None)?;
    let signatures = desk.signing(&app.store().read())?;
    Ok(Podium {
        event: desk.head(),
        sections,
        signatures,
    })
}

/// One picture per section, cut as asked.
pub(super) fn podium_pictures(
    desk: &Desk<'_>,
    app: &App,
    section: Option<SectionId>,
    shape: PictureShape,
) -> Reply<Vec<PodiumPicture>> {
    let sections = podium_sections(desk, app, section)?;
    let pictures = sections.into_iter().map(|section| PodiumPicture {
        event: desk.head(),
        section,
        shape,
    });
    Ok(pictures.collect())
}

fn podium_sections(
    desk: &Desk<'_>,
    app: &App,
    wanted: Option<SectionId>,
) -> Reply<Vec<PodiumSection>> {
    let event = EventRef {
        event: desk.event.id,
    };
    let podiums = podium(app, event)?.into_iter();
    let chosen = podiums.filter(|podium| wanted.is_none_or(|wanted| wanted == podium.section));
    let sections = chosen.map(|podium| PodiumSection {
        section: desk.section(&podium.title),
        places: podium
            .steps
            .into_iter()
            .map(|step| PodiumPlace {
                place: step.place,
                competitor: competitor(&step.entry),
                prize: (!step.items.is_empty()).then(|| step.items.join(", ")),
            })
            .collect(),
    });
    Ok(sections.collect())
}

/// One certificate for everyone who took part, or for the places that have one.
pub(super) fn certificates_of(desk: &Desk<'_>, live: &Live, placing: bool) -> Vec<Certificate> {
    let no_shows = live.no_shows();
    let mut certificates = Vec::new();
    for row in standings_view(live).rows {
        let excluded = row.note == Some(StandingNote::Excluded)
            || no_shows.contains(&tournament_id(row.entry.id));
        let kind = match placing {
            true if row.live || row.from > 3 => continue,
            true => CertificateKind::Placing { place: row.from },
            false => CertificateKind::Participation,
        };
        if !excluded {
            certificates.push(Certificate {
                competitor: competitor(&row.entry),
                section: live.title.clone(),
                title: placing.then(|| title(desk, live, row.from)),
                kind,
            });
        }
    }
    certificates
}

/// *Campione*, *Campionessa*, *Seconda classificata*: as the section is.
fn title(desk: &Desk<'_>, live: &Live, place: u32) -> String {
    let whose = match (live.form.kind, live.form.category) {
        (SectionKind::Clubs, _) => "clubs",
        (SectionKind::Individual, SectionCategory::Men) => "men",
        (SectionKind::Individual, SectionCategory::Women) => "women",
        (SectionKind::Individual, SectionCategory::Open) => "open",
    };
    desk.text(&format!("paper-title-{place}-{whose}"))
}

pub(super) fn certificates(
    desk: &Desk<'_>,
    app: &App,
    certificates: Vec<Certificate>,
) -> Reply<Certificates> {
    let signatures = desk.signing(&app.store().read())?;
    Ok(Certificates {
        event: desk.head(),
        certificates,
        signatures,
        date: Some(desk.event.ends_on),
    })
}

/// Who came, each with the sections played. Whoever came to none of their games was not there.
pub(super) fn attendants(live: &Live) -> Vec<(Person, String)> {
    let no_shows = live.no_shows();
    let entries = live
        .state
        .holders()
        .iter()
        .filter_map(|holder| holder.entry());
    let came = entries
        .filter(|id| !no_shows.contains(id))
        .map(|id| live.label(id));
    let people: Vec<Person> = match live.is_clubs() {
        true => came.flat_map(|club| team(live, &club)).collect(),
        false => came.map(|label| Person::of(competitor(&label))).collect(),
    };
    people
        .into_iter()
        .map(|person| (person, live.title.clone()))
        .collect()
}

/// Whoever plays for a club.
fn team(live: &Live, club: &EntryLabel) -> Vec<Person> {
    let places = live.line_ups.get(&club.id).into_iter().flatten();
    let names = places.filter_map(|place| live.athletes.get(&place.athlete_id));
    names
        .map(|(surname, name)| Person {
            surname: surname.clone(),
            name: name.clone(),
            club: Some(club.surname.clone()),
        })
        .collect()
}

/// A competitor in the order of names.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Person {
    surname: String,
    name: String,
    club: Option<String>,
}

impl Person {
    fn of(one: report::Competitor) -> Person {
        Person {
            surname: one.surname,
            name: one.name,
            club: one.club,
        }
    }
}

pub(super) fn attendance(
    desk: &Desk<'_>,
    read: &Read<'_>,
    came: Vec<(Person, String)>,
) -> Reply<Attendance> {
    let mut people: BTreeMap<Person, Vec<String>> = BTreeMap::new();
    for (person, section) in came {
        people.entry(person).or_default().push(section);
    }
    let people = people.into_iter().map(|(person, sections)| Attendant {
        competitor: report::Competitor {
            surname: person.surname,
            name: person.name,
            club: person.club,
        },
        capacity: desk.text_with(
            "paper-capacity-athlete",
            &[("sections", sections.join(", ").into())],
        ),
    });
    Ok(Attendance {
        event: desk.head(),
        people: people.collect(),
        days: days(desk, read)?,
        signatures: desk.signing(read)?,
        date: Some(desk.event.ends_on),
    })
}

/// Each day of the event, from the first to the last moment that its programme names.
fn days(desk: &Desk<'_>, read: &Read<'_>) -> Reply<Vec<AttendanceDay>> {
    let mut hours: BTreeMap<NaiveDate, Vec<NaiveTime>> = BTreeMap::new();
    let all = desk.event.begins_on.iter_days();
    for day in all.take_while(|day| *day <= desk.event.ends_on).take(31) {
        hours.entry(day).or_default();
    }
    for item in programme(read, desk.event.id)? {
        if let Some(times) = hours.get_mut(&item.at.date()) {
            times.push(item.at.time());
        }
    }
    let days = hours.into_iter().map(|(date, times)| AttendanceDay {
        date,
        from: times.iter().min().copied(),
        to: times.iter().max().copied().filter(|_| times.len() > 1),
    });
    Ok(days.collect())
}
