//! People as the screens name them, read once for a whole event.

use std::collections::HashMap;

use store::{Athlete, AthleteId, Club, ClubId, Entry, EventId, Kept, Read};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::Reply;
use crate::label::EntryLabel;

/// Whoever is in an event, and all clubs.
pub(crate) struct People {
    athletes: HashMap<AthleteId, Kept<Athlete>>,
    clubs: HashMap<ClubId, Kept<Club>>,
}

impl People {
    pub(crate) fn of(read: &Read<'_>, event: EventId) -> Reply<People> {
        let athletes = read.athletes_of(event)?.into_iter();
        let clubs = read.all::<Club>()?.into_iter();
        Ok(People {
            athletes: athletes.map(|athlete| (athlete.id, athlete)).collect(),
            clubs: clubs.map(|club| (club.id, club)).collect(),
        })
    }

    pub(crate) fn athlete(&self, id: AthleteId) -> Option<&Kept<Athlete>> {
        self.athletes.get(&id)
    }

    pub(crate) fn club(&self, id: ClubId) -> Option<&Kept<Club>> {
        self.clubs.get(&id)
    }

    /// An athlete with a club, or the club's team.
    pub(crate) fn label(&self, entry: &Kept<Entry>) -> EntryLabel {
        let club = entry.club_id.and_then(|club| self.club(club));
        let club_name = club.map(|club| club.name.clone());
        let (surname, name) = match entry.athlete_id.and_then(|athlete| self.athlete(athlete)) {
            Some(athlete) => (athlete.surname.clone(), athlete.name.clone()),
            None => (
                team_name(club_name.as_deref().unwrap_or_default(), &entry.team),
                String::new(),
            ),
        };
        EntryLabel {
            id: entry.id,
            surname,
            name,
            club: club_name,
            club_id: entry.club_id,
        }
    }

    /// The same as one line of text.
    pub(crate) fn name(&self, entry: &Kept<Entry>) -> String {
        let label = self.label(entry);
        full_name(&label.surname, &label.name)
    }
}

/// Surname first, as on charts and lists.
pub(crate) fn full_name(surname: &str, name: &str) -> String {
    format!("{surname} {name}").trim().to_owned()
}

/// A club's second team carries its letter.
pub(crate) fn team_name(club: &str, team: &str) -> String {
    full_name(club, team)
}

/// The text without accents, capitals and doubled spaces: two spellings of one name are equal.
pub(crate) fn folded(text: &str) -> String {
    let bare = text.nfd().filter(|c| !is_combining_mark(*c));
    let bare: String = bare
        .map(|c| if c == '’' { '\'' } else { c })
        .flat_map(char::to_lowercase)
        .collect();
    bare.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A document's number as a screen shows it: the last two characters, of a number long enough to hide the rest.
pub(crate) fn masked(number: &str) -> String {
    let count = number.chars().count();
    let shown: String = number.chars().skip(count.saturating_sub(2)).collect();
    if count > 4 {
        format!("••••{shown}")
    } else {
        "••••".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_equal_whatever_accents_and_spaces() {
        for (one, other) in [
            ("Nicolò  D’Àmbra", "nicolo d'ambra"),
            ("CONCEIÇÃO", "conceicao"),
            (" Rossi\tMario ", "rossi mario"),
        ] {
            assert_eq!(folded(one), folded(other));
        }
        assert_ne!(folded("Rossi Mario"), folded("Mario Rossi"));
    }

    #[test]
    fn a_number_shows_two_characters_at_most() {
        for (number, shown) in [
            ("AX1234534", "••••34"),
            ("12345", "••••45"),
            ("1234", "••••"),
            ("", "••••"),
        ] {
            assert_eq!(masked(number), shown);
        }
    }
}
