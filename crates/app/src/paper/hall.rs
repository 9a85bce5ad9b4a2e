//! Papers for the hall: where to play, cards for tables and places, badges, the list to sign on arrival.

use std::collections::BTreeMap;

use report::{
    Badges, CheckInLine, CheckInList, CheckInSection, Colour, Competitor, NameCard, PlaceCards,
    SeatLine, TableCards, WhereToPlay,
};
use rules::RuleSet;
use store::{EntryStatus, Read, SectionKind};

use super::before::section_entries;
use super::during::cards;
use super::heads::{Desk, competitor, on_side};
use super::times::{StartTimes, table_time};
use crate::chart::{MatchCard, MatchStateView, SlotView};
use crate::event::rule_set;
use crate::people::full_name;
use crate::section::{Live, labels_of};
use crate::{App, Reply};

/// Whoever plays, rests or waits in the current round of one section.
pub(super) fn seats(desk: &Desk<'_>, live: &Live, times: &StartTimes) -> Reply<Vec<SeatLine>> {
    let Some(round) = live.current_round().map(u32::from) else {
        return Ok(Vec::new());
    };
    let starts = times.of_round(live, round);
    let mut seats = Vec::new();
    for card in cards(live, round)? {
        let time = table_time(live, &card, starts);
        for side in 0..2 {
            let SlotView::Entry { entry, .. } = &card.sides[side] else {
                continue;
            };
            // Who has played already is told so; the result stands on other papers.
            let over = card.winner.is_some() || matches!(card.state, MatchStateView::Nobody);
            let other = on_side(&card.sides[1 - side]);
            let (table, against) = match (&other, over) {
                (Some(other), false) => (card.table, Some(full_name(&other.surname, &other.name))),
                (Some(_), true) => (None, Some(desk.text("paper-out"))),
                (None, true) => (None, Some(desk.text("paper-rests"))),
                (None, false) => (card.table, Some(desk.text("paper-waits"))),
            };
            seats.push(SeatLine {
                competitor: competitor(entry),
                section: live.title.clone(),
                round: card.name.words(desk.words),
                table,
                colour: table.and_then(|_| colour_of(live, &card, side)),
                against,
                time: time.filter(|_| table.is_some()),
            });
        }
    }
    Ok(seats)
}

/// The colour of the game to be played; two clubs have both.
fn colour_of(live: &Live, card: &MatchCard, side: usize) -> Option<Colour> {
    match card.state {
        MatchStateView::ToPlay { white, .. } if !live.is_clubs() => {
            Some(match usize::from(white) == side {
                true => Colour::White,
                false => Colour::Black,
            })
        }
        _ => None,
    }
}

pub(super) fn where_to_play(desk: &Desk<'_>, seats: Vec<Vec<SeatLine>>) -> WhereToPlay {
    let mut seats = seats.concat();
    seats.sort_by_cached_key(|seat| (by_name(&seat.competitor), seat.section.clone()));
    WhereToPlay {
        event: desk.head(),
        seats,
    }
}

/// As many as stand in the hall, or as the sections need.
pub(super) fn table_cards(desk: &Desk<'_>, tables: impl Iterator<Item = u32>) -> TableCards {
    let needed = tables.max().unwrap_or(0);
    TableCards {
        event: desk.head(),
        tables: (1..=desk.event.table_count.unwrap_or(needed)).collect(),
    }
}

/// The largest table that a section uses.
pub(super) fn last_table(live: &Live) -> u32 {
    let matches = live.state.section().bracket().matches();
    let tables = matches.filter_map(|id| live.table(id));
    tables.map(|table| table.table.0).max().unwrap_or(0)
}

/// Everybody once, with all the sections entered.
fn name_cards(read: &Read<'_>, desk: &Desk<'_>) -> Reply<Vec<NameCard>> {
    let mut cards: BTreeMap<(String, String, store::AthleteId), NameCard> = BTreeMap::new();
    for section in read.list::<store::Section>(desk.event.id)? {
        if section.kind == SectionKind::Clubs {
            continue;
        }
        let mut entries = read.list::<store::Entry>(section.id)?;
        entries.retain(|entry| entry.status != EntryStatus::Replaced);
        let labels = labels_of(read, &entries)?;
        for entry in &entries {
            let (Some(athlete), Some(label)) = (entry.athlete_id, labels.get(&entry.id)) else {
                continue;
            };
            let (surname, name) = by_name(&competitor(label));
            let card = cards
                .entry((surname, name, athlete))
                .or_insert_with(|| NameCard {
                    competitor: competitor(label),
                    sections: Vec::new(),
                    code: None,
                });
            card.sections.push(section.title.clone());
        }
    }
    Ok(cards.into_values().collect())
}

pub(super) fn place_cards(desk: &Desk<'_>, read: &Read<'_>) -> Reply<PlaceCards> {
    Ok(PlaceCards {
        event: desk.head(),
        cards: name_cards(read, desk)?,
    })
}

/// Athletes, then whoever answers for the event.
pub(super) fn badges(desk: &Desk<'_>, read: &Read<'_>) -> Reply<Badges> {
    let mut badges = name_cards(read, desk)?;
    let officials = desk.officials(read)?.into_iter();
    badges.extend(officials.map(|official| NameCard {
        competitor: Competitor::new(&official.name, "", ""),
        sections: vec![official.role],
        code: None,
    }));
    Ok(Badges {
        event: desk.head(),
        badges,
    })
}

pub(super) fn check_in_list(desk: &Desk<'_>, app: &App) -> Reply<CheckInList> {
    let store = app.store();
    let read = store.read();
    let mut sections = Vec::new();
    for section in read.list::<store::Section>(desk.event.id)? {
        let entries = read.list::<store::Entry>(section.id)?;
        let labels = labels_of(&read, &entries)?;
        let here: Vec<Competitor> = entries
            .iter()
            .filter(|entry| entry.checked_in_at.is_some())
            .filter_map(|entry| labels.get(&entry.id))
            .map(competitor)
            .collect();
        let listed = section_entries(desk, &read, &section)?;
        let lines = listed
            .entries
            .into_iter()
            .filter(|line| line.note.is_none());
        let lines = lines.map(|line| CheckInLine {
            present: here.contains(&line.athlete),
            athlete: line.athlete,
            card: line.card,
        });
        sections.push(CheckInSection {
            section: desk.section(&section.title),
            lines: lines.collect(),
        });
    }
    let rules = RuleSet::of(rule_set(&desk.event)?);
    Ok(CheckInList {
        event: desk.head(),
        check_hearing_aids: rules.hearing_aids_excluded.is_some(),
        sections,
    })
}

/// The order of a list on the wall.
fn by_name(one: &Competitor) -> (String, String) {
    (one.surname.to_lowercase(), one.name.to_lowercase())
}
