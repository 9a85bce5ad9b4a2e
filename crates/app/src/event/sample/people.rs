//! Who takes part in the sample: six clubs, twenty-seven men, nine women. All of them are invented.

use chrono::{DateTime, TimeDelta, Utc};
use store::{Change, EventId, Kept, Means, SectionCategory, SectionKind, Sex};

use crate::Reply;

/// A club, and how its form came.
struct Club {
    name: &'static str,
    town: &'static str,
    means: Means,
    signed: bool,
    stamped: bool,
    /// Surname, name, woman, birth year, category, rating.
    people: &'static [(&'static str, &'static str, bool, u16, &'static str, u16)],
}

const CLUBS: &[Club] = &[
    Club {
        name: "G.S. Aurora Inventata",
        town: "Boscolieto",
        means: Means::Fax,
        signed: true,
        stamped: true,
        people: &[
            ("Abetini", "Carlo", false, 1962, "Maestro", 2180),
            (
                "Betullacci",
                "Dario",
                false,
                1971,
                "Candidato maestro",
                1985,
            ),
            ("Carpinelli", "Enzo", false, 1958, "1ª categoria", 1740),
            ("Denticelli", "Fabio", false, 1984, "2ª categoria", 1520),
            ("Edereschi", "Gino", false, 1990, "3ª categoria", 1390),
            ("Faggioli", "Elena", true, 1976, "1ª categoria", 1650),
        ],
    },
    Club {
        name: "Polisportiva Silenziosa Montefinto",
        town: "Montefinto",
        means: Means::Email,
        signed: true,
        stamped: true,
        people: &[
            ("Ginestroni", "Livio", false, 1966, "Maestro", 2095),
            ("Hortensi", "Mauro", false, 1979, "1ª categoria", 1710),
            ("Iridacci", "Nicola", false, 1988, "2ª categoria", 1555),
            ("Lauretani", "Oreste", false, 1951, "2ª categoria", 1480),
            ("Mirtillani", "Anna", true, 1983, "2ª categoria", 1440),
            ("Nocciolini", "Bianca", true, 1992, "3ª categoria", 1300),
        ],
    },
    Club {
        name: "Circolo Dama Valdombra",
        town: "Valdombra",
        means: Means::Post,
        signed: true,
        stamped: false,
        people: &[
            ("Olivastri", "Piero", false, 1969, "Candidato maestro", 2010),
            ("Pinastri", "Quinto", false, 1975, "1ª categoria", 1690),
            ("Quercetani", "Renato", false, 1981, "2ª categoria", 1530),
            ("Roverelli", "Sandro", false, 1995, "3ª categoria", 1350),
            ("Salicetti", "Chiara", true, 1987, "1ª categoria", 1600),
        ],
    },
    Club {
        name: "A.S. Sordi Portochiaro",
        town: "Portochiaro",
        means: Means::Fax,
        signed: true,
        stamped: true,
        people: &[
            ("Tamerici", "Tullio", false, 1964, "1ª categoria", 1725),
            ("Ulivieri", "Ugo", false, 1973, "2ª categoria", 1575),
            ("Verbenacci", "Vasco", false, 1986, "2ª categoria", 1500),
            ("Zafferani", "Walter", false, 1999, "3ª categoria", 1280),
            ("Acacielli", "Daniela", true, 1978, "2ª categoria", 1410),
            ("Biancospini", "Eva", true, 2001, "3ª categoria", 1260),
        ],
    },
    Club {
        name: "G.S. Immaginario Lagosereno",
        town: "Lagosereno",
        means: Means::Hand,
        signed: true,
        stamped: true,
        people: &[
            ("Castagnari", "Adelmo", false, 1956, "Maestro", 2060),
            ("Dattilieri", "Bruno", false, 1968, "1ª categoria", 1680),
            ("Erbalunghi", "Cesare", false, 1977, "2ª categoria", 1495),
            ("Felcini", "Diego", false, 1993, "3ª categoria", 1370),
            ("Gelsominetti", "Franca", true, 1972, "1ª categoria", 1620),
        ],
    },
    Club {
        name: "Unione Damistica Fantasia di Borgonuovo di Sotto",
        town: "Borgonuovo di Sotto",
        means: Means::Email,
        signed: false,
        stamped: true,
        people: &[
            (
                "Limonetani della Torre Bianca",
                "Massimiliano Alessandro",
                false,
                1970,
                "Candidato maestro",
                1960,
            ),
            ("Mandorlini", "Ettore", false, 1980, "1ª categoria", 1660),
            ("Nespolacci", "Furio", false, 1985, "2ª categoria", 1510),
            ("Ontanelli", "Guido", false, 1991, "3ª categoria", 1340),
            ("Peonieri", "Irma", true, 1989, "2ª categoria", 1430),
            ("Rosmarini", "Lia", true, 1996, "3ª categoria", 1290),
        ],
    },
];

/// Clubs, athletes, forms, entries and line-ups.
pub(super) fn enter(
    change: &mut Change<'_>,
    event: EventId,
    sections: &[Kept<store::Section>],
    desk: &str,
    now: DateTime<Utc>,
) -> Reply<()> {
    let received = now - TimeDelta::days(10);
    for (number, club) in (0..).zip(CLUBS) {
        let club_id = match change
            .read()
            .all::<store::Club>()?
            .into_iter()
            .find(|known| known.name == club.name)
        {
            Some(known) => known.id,
            None => change.insert(&store::Club {
                town: club.town.to_owned(),
                ..store::Club::named(club.name)
            })?,
        };
        let form = change.insert(&store::EntryForm {
            event_id: event,
            club_id,
            sheet: 1,
            received_at: received + TimeDelta::hours(7 * number),
            means: club.means,
            signed: club.signed,
            stamped: club.stamped,
            late_reason: None,
            note: String::new(),
        })?;
        let mut team = Vec::new();
        for (line, &(surname, name, woman, birth_year, category, rating)) in (1..).zip(club.people)
        {
            let athlete = store::Athlete {
                sex: Some(if woman { Sex::Female } else { Sex::Male }),
                birth_year: Some(birth_year),
                card: Some(format!("ESEMPIO-{:02}{line:02}", number + 1)),
                category: Some(category.to_owned()),
                rating: Some(rating),
                club_id: Some(club_id),
                ..store::Athlete::named(surname, name)
            };
            let known = change
                .read()
                .all::<store::Athlete>()?
                .into_iter()
                .find(|known| known.card == athlete.card);
            let athlete_id = match known {
                Some(known) => known.id,
                None => change.insert(&athlete)?,
            };
            let line_id = change.insert(&store::FormLine {
                form_id: form,
                line,
                athlete_id: Some(athlete_id),
                written: format!("{surname} {name}"),
                card: athlete.card.clone(),
                document_kind: None,
                document_number: None,
            })?;
            let wanted = if woman {
                SectionCategory::Women
            } else {
                SectionCategory::Men
            };
            let section = sections.iter().find(|section| {
                section.kind == SectionKind::Individual && section.category == wanted
            });
            if let Some(section) = section {
                // One man of each second club has not arrived yet: the desk has something to do.
                let here = !(number % 2 == 1 && line == 4);
                let seen = here && line != 5;
                change.insert(&store::Entry {
                    form_line_id: Some(line_id),
                    category: Some(category.to_owned()),
                    rating: Some(rating),
                    checked_in_at: here.then_some(now - TimeDelta::hours(1)),
                    hearing_aid_ok: here.then_some(true),
                    hearing_aid_checked_at: here.then_some(now - TimeDelta::hours(1)),
                    document_seen_by: seen.then(|| desk.to_owned()),
                    document_seen_at: seen.then_some(now - TimeDelta::hours(1)),
                    ..store::Entry::of_athlete(section.id, athlete_id, Some(club_id))
                })?;
            }
            team.push(athlete_id);
        }
        if let Some(section) = sections
            .iter()
            .find(|section| section.kind == SectionKind::Clubs)
        {
            let entry = change.insert(&store::Entry::of_club(section.id, club_id, ""))?;
            for (board, athlete_id) in (1..).zip(team) {
                change.insert(&store::Lineup {
                    entry_id: entry,
                    board,
                    athlete_id,
                    reserve: board > 4,
                })?;
            }
        }
    }
    Ok(())
}
