//! Who a line of a form is about: someone known, or a person to be made.

use store::{AthleteId, Change, ClubId, FormLine as Line, Kept};

use super::FormLine;
use crate::people::{folded, full_name, refuse_card_of_another};
use crate::{AppError, Reply};

/// Who stood on this form before, if the line is still about the same person.
pub(super) struct KnownLine {
    athlete: Option<AthleteId>,
}

impl KnownLine {
    pub(super) fn find(old: &[Kept<Line>], line: &FormLine) -> KnownLine {
        let same_person =
            |old: &&Kept<Line>| old.athlete_id.is_some() && old.athlete_id == line.athlete;
        KnownLine {
            athlete: old.iter().find(same_person).and_then(|old| old.athlete_id),
        }
    }
}

/// Finds or makes the athlete of a line, with what the line says of them.
pub(super) fn line_athlete(
    change: &mut Change<'_>,
    club: ClubId,
    line: &FormLine,
    known: &KnownLine,
) -> Reply<AthleteId> {
    let card = Some(line.card.as_str()).filter(|card| !card.is_empty());
    let found = match line.athlete {
        Some(id) => Some(change.read().get::<store::Athlete>(id)?),
        None => same_person(change, club, line)?,
    };
    let Some(found) = found else {
        return Ok(change.insert(&store::Athlete {
            sex: line.sex,
            birth_year: line.birth_year,
            card: card.map(str::to_owned),
            category: line.category.clone(),
            rating: line.rating,
            club_id: Some(club),
            ..store::Athlete::named(line.surname.as_str(), line.name.as_str())
        })?);
    };
    refuse_card_of_another(&change.read(), card, Some(found.id))?;
    // What was on this form before and is now empty was emptied on purpose. On a new line it only was not typed.
    let emptied = known.athlete == Some(found.id);
    let typed_name = !line.surname.is_empty();
    let after = store::Athlete {
        surname: if typed_name {
            line.surname.clone()
        } else {
            found.surname.clone()
        },
        name: if typed_name {
            line.name.clone()
        } else {
            found.name.clone()
        },
        sex: said(line.sex, found.sex, emptied),
        birth_year: said(line.birth_year, found.birth_year, emptied),
        card: said(card.map(str::to_owned), found.card.clone(), emptied),
        category: said(line.category.clone(), found.category.clone(), emptied),
        rating: said(line.rating, found.rating, emptied),
        club_id: Some(club),
        erased_at: found.erased_at,
    };
    if after != found.fact {
        change.update(found.id, &after)?;
    }
    Ok(found.id)
}

fn said<T>(typed: Option<T>, stored: Option<T>, emptied: bool) -> Option<T> {
    if emptied { typed } else { typed.or(stored) }
}

/// Someone known under this card, or under this name in this club. A card with another name is refused: one of the
/// two is a slip of the pen, and only a person can say which.
fn same_person(
    change: &Change<'_>,
    club: ClubId,
    line: &FormLine,
) -> Reply<Option<Kept<store::Athlete>>> {
    let name = folded(&full_name(&line.surname, &line.name));
    let is_named = |athlete: &Kept<store::Athlete>| {
        folded(&full_name(&athlete.surname, &athlete.name)) == name
    };
    if !line.card.is_empty()
        && let Some(owner) = change.read().athlete_by_card(&line.card)?
    {
        if is_named(&owner) {
            return Ok(Some(owner));
        }
        return Err(AppError::new("card-of-another")
            .with("card", line.card.as_str())
            .with("athlete", full_name(&owner.surname, &owner.name)));
    }
    let clubmates = change.read().list::<store::Athlete>(club)?;
    let mut namesakes = clubmates.into_iter().filter(|athlete| {
        // A different card is a different person of the same name.
        is_named(athlete) && (line.card.is_empty() || athlete.card.is_none())
    });
    match (namesakes.next(), namesakes.next()) {
        (Some(one), None) => Ok(Some(one)),
        _ => Ok(None),
    }
}
