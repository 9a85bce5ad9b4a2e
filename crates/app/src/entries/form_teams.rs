//! The club's own team in a clubs' section, as its form enters it: the lines in order are the boards.

use store::{AthleteId, Change, ClubId, Entry, EntryId, Kept, SectionId};

use super::lineups::write_line_up;
use super::save_form::Entrant;
use crate::Reply;

/// Enters the club where the form says so, and hands back the teams' entries that stay.
pub(super) fn save_teams(
    change: &mut Change<'_>,
    club: ClubId,
    sections: &[SectionId],
    ticked: &[SectionId],
    entrants: &[Entrant],
    old_entries: &[Kept<Entry>],
) -> Reply<Vec<EntryId>> {
    let mut kept = Vec::new();
    for &section in sections {
        let named: Vec<&Entrant> = entrants
            .iter()
            .filter(|entrant| entrant.sections.contains(&section))
            .collect();
        if named.is_empty() && !ticked.contains(&section) {
            continue;
        }
        // A club that ticks the section without saying who plays means everybody on the sheet.
        let players: Vec<&Entrant> = if named.is_empty() {
            entrants.iter().collect()
        } else {
            named
        };
        let own = old_entries
            .iter()
            .find(|entry| entry.section_id == section && entry.athlete_id.is_none());
        kept.push(save_team(change, club, section, &players, own)?);
    }
    Ok(kept)
}

fn save_team(
    change: &mut Change<'_>,
    club: ClubId,
    section: SectionId,
    players: &[&Entrant],
    own: Option<&Kept<Entry>>,
) -> Reply<EntryId> {
    let form_line_id = players.first().map(|player| player.row);
    let teams = change.read().list::<Entry>(section)?;
    let clubs = || {
        teams
            .iter()
            .filter(|entry| entry.athlete_id.is_none() && entry.club_id == Some(club))
    };
    // A team entered by hand, before the paper came, is the one the paper speaks of.
    let own = own.or_else(|| clubs().find(|entry| entry.form_line_id.is_none()));
    let id = match own {
        Some(own) => {
            let team = if own.club_id == Some(club) {
                own.team.clone()
            } else {
                free_letter(clubs())
            };
            let after = Entry {
                club_id: Some(club),
                team,
                form_line_id,
                ..own.fact.clone()
            };
            if after != own.fact {
                change.update(own.id, &after)?;
            }
            own.id
        }
        None => {
            let team = free_letter(clubs());
            change.insert(&Entry {
                form_line_id,
                ..Entry::of_club(section, club, team)
            })?
        }
    };
    let mut order: Vec<AthleteId> = change
        .read()
        .list::<store::Lineup>(id)?
        .iter()
        .map(|place| place.athlete_id)
        .collect();
    let on_form: Vec<AthleteId> = players.iter().map(|player| player.athlete).collect();
    // An order that the club changed later stays; newcomers follow.
    order.retain(|athlete| on_form.contains(athlete));
    order.extend(
        on_form
            .iter()
            .filter(|athlete| !order.contains(athlete))
            .copied()
            .collect::<Vec<_>>(),
    );
    write_line_up(change, id, section, &order)?;
    Ok(id)
}

/// The first team has no letter, the second is B.
fn free_letter<'a>(teams: impl Iterator<Item = &'a Kept<Entry>>) -> String {
    let taken: Vec<&str> = teams.map(|entry| entry.team.as_str()).collect();
    let letters = std::iter::once(String::new()).chain(('B'..='Z').map(String::from));
    letters
        .into_iter()
        .find(|letter| !taken.contains(&letter.as_str()))
        .unwrap_or_default()
}
