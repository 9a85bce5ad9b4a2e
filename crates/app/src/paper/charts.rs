//! Charts: as drawn, as they stand, and empty.

use std::collections::HashMap;

use report::{
    Chart, ChartMatch, ChartPart, ChartRound, Half, HandPlacing, LotsChart, LotsEntry, LotsSeal,
    MatchResult, Slot,
};
use store::{Read, SectionId};
use tournament::{Bracket, Holder, Lots, MatchId, PlacingMatches, Seeding, Slot as Feed};

use super::heads::{Desk, competitor, on_side};
use crate::chart::{DecidedHow, MatchCard, MatchStateView, RoundName, SlotView, parts, trees};
use crate::section::{Live, Numbering, entry_id, tournament_id};
use crate::{App, Reply};

/// The chart with the results so far.
pub(super) fn chart(desk: &Desk<'_>, live: &Live) -> Reply<Chart> {
    drawn_chart(desk, live, |card| ChartMatch {
        table: card.table,
        top: slot(live, card, 0),
        bottom: slot(live, card, 1),
        result: result(desk, card),
    })
}

/// Every part of a section's chart, with its matches as `seen`.
fn drawn_chart(
    desk: &Desk<'_>,
    live: &Live,
    seen: impl Fn(&MatchCard) -> ChartMatch,
) -> Reply<Chart> {
    let parts = parts(live)?;
    let parts = parts.iter().map(|part| ChartPart {
        name: part.name().map(|name| name.words(desk.words)),
        best: part.from,
        rounds: part
            .rounds
            .iter()
            .map(|round| ChartRound {
                starts: None,
                matches: round.matches.iter().map(&seen).collect(),
            })
            .collect(),
    });
    Ok(Chart {
        event: desk.head(),
        section: desk.section(&live.title),
        parts: parts.collect(),
    })
}

fn slot(live: &Live, card: &MatchCard, side: usize) -> Slot {
    match &card.sides[side] {
        SlotView::Entry { entry, .. } => Slot::Entry {
            place: live
                .state
                .place_of(tournament_id(entry.id))
                .filter(|_| card.round == 1)
                .map(|place| place.0),
            competitor: competitor(entry),
        },
        SlotView::Bye => Slot::Bye,
        SlotView::Nobody => Slot::Nobody,
        SlotView::WinnerOf {
            table: Some(table), ..
        } => Slot::WinnerOf { table: *table },
        SlotView::LoserOf {
            table: Some(table), ..
        } => Slot::LoserOf { table: *table },
        SlotView::WinnerOf { .. } | SlotView::LoserOf { .. } => Slot::Open,
    }
}

fn result(desk: &Desk<'_>, card: &MatchCard) -> Option<MatchResult> {
    let points = |side: usize| match &card.sides[side] {
        SlotView::Entry { points, .. } if !card.games.is_empty() => Some(points.to_string()),
        _ => None,
    };
    let note = match card.state {
        MatchStateView::Decided { how } => how_note(desk, how, card),
        MatchStateView::Nobody if !card.games.is_empty() => Some(desk.text("paper-nobody-passes")),
        _ => None,
    };
    if card.winner.is_none() && card.games.is_empty() && note.is_none() {
        return None;
    }
    let over = card.winner.is_some() || matches!(card.state, MatchStateView::Nobody);
    Some(MatchResult {
        winner: card.winner.map(half),
        over,
        top_score: points(0),
        bottom_score: points(1),
        note,
    })
}

pub(super) fn half(side: u8) -> Half {
    if side == 0 { Half::Top } else { Half::Bottom }
}

/// A word beside a result that the games alone do not explain. It stands below the winner, so it names the loser.
pub(super) fn how_note(desk: &Desk<'_>, how: DecidedHow, card: &MatchCard) -> Option<String> {
    let key = match how {
        DecidedHow::Games | DecidedHow::Unopposed => return None,
        DecidedHow::Lots => return Some(desk.text("paper-how-lots")),
        DecidedHow::WalkOver => "paper-how-walk-over",
        DecidedHow::Exclusion => "paper-how-exclusion",
        DecidedHow::Withdrawal => "paper-how-withdrawal",
    };
    let loser = card
        .winner
        .map(|winner| &card.sides[usize::from(1 - winner)]);
    let who = loser.and_then(on_side)?.surname;
    Some(desk.text_with(key, &[("who", who.into())]))
}

/// The chart as drawn, with its seal.
pub(super) fn lots_chart(desk: &Desk<'_>, live: &Live, read: &Read<'_>) -> Reply<LotsChart> {
    let stored = &live.lots;
    let lots = stored.to_tournament()?;
    let chart = drawn_chart(desk, live, |card| as_drawn(live, card))?;
    let method = match &lots.options.seeding {
        Seeding::Pure => desk.text("paper-lots-pure"),
        Seeding::Rating { .. } => desk.text("paper-lots-rating"),
        Seeding::Category { .. } => desk.text("paper-lots-category"),
        Seeding::Order { .. } => desk.text("paper-lots-order"),
    };
    let method = match lots.options.separate_clubs {
        true => desk.text_with("paper-lots-apart", &[("method", method.into())]),
        false => method,
    };
    let seal = LotsSeal {
        held_at: Some(live.local(stored.row.made_at)),
        method: Some(method),
        seed: lots.seed.as_str().to_owned(),
        digest: lots.digest.to_string(),
        algorithm: lots.algorithm.clone(),
        entries: published_entries(live, read, &lots)?,
        by_hand: stored
            .by_hand
            .iter()
            .map(|moved| HandPlacing {
                competitor: live
                    .labels
                    .get(&moved.entry_id)
                    .map(competitor)
                    .unwrap_or_default(),
                place: moved.place,
                by: moved.by.clone(),
            })
            .collect(),
    };
    Ok(LotsChart { chart, seal })
}

/// The list under its published numbers, exactly as the digest was taken of it.
fn published_entries(live: &Live, read: &Read<'_>, lots: &Lots) -> Reply<Vec<LotsEntry>> {
    let places: HashMap<_, u32> = lots
        .drawn
        .iter()
        .zip(1..)
        .filter_map(|(holder, place)| Some((holder.entry()?, place)))
        .collect();
    let mut rows = read.list::<store::Entry>(live.section)?;
    rows.retain(|row| places.contains_key(&tournament_id(row.id)));
    let numbering = Numbering::of(&rows, &live.labels);
    let entries = numbering.list().iter().filter_map(|published| {
        let entry = numbering.holder(Holder::Entry(published.id)).entry()?;
        Some(LotsEntry {
            number: published.id.0,
            competitor: competitor(&live.label(entry)),
            club_number: published.club.map(|club| club.0),
            rating: published.rating,
            category: published.category.map(u32::from),
            place: *places.get(&entry)?,
        })
    });
    Ok(entries.collect())
}

/// A match before anything was played: who was drawn, or where its players come from.
fn as_drawn(live: &Live, card: &MatchCard) -> ChartMatch {
    let view = live
        .match_id(&card.match_key)
        .ok()
        .and_then(|id| live.state.match_view(id));
    let table = |id: MatchId| live.table(id).map(|table| table.table.0);
    let from = |side: usize| match view.as_ref().map(|view| view.slots[side]) {
        Some(Feed::WinnerOf(id)) => table(id).map_or(Slot::Open, |table| Slot::WinnerOf { table }),
        Some(Feed::LoserOf(id)) => table(id).map_or(Slot::Open, |table| Slot::LoserOf { table }),
        Some(Feed::Bye) => Slot::Bye,
        Some(Feed::Entry(_)) | None => slot(live, card, side),
    };
    ChartMatch {
        table: card.table,
        top: from(0),
        bottom: from(1),
        result: None,
    }
}

/// A chart for the wall, to be filled in by hand: with the tables of the section, once it has them.
pub(super) fn empty_chart(desk: &Desk<'_>, app: &App, section: SectionId) -> Reply<Chart> {
    let drawn = app.with_section_if_drawn(section, |live| {
        live.map(|live| chart(desk, live)).transpose()
    })?;
    if let Some(chart) = drawn {
        return Ok(chart.emptied());
    }
    let store = app.store();
    let row = store.read().get::<store::Section>(section)?;
    let form = crate::event::section_form(&row)?;
    let entries = store.read().list::<store::Entry>(section)?;
    let active = entries
        .iter()
        .filter(|entry| entry.status == store::EntryStatus::Active);
    let places = active.count().max(2).next_power_of_two();
    let placing = PlacingMatches {
        third: form.third_place,
        down_to: form.placing_matches.then_some(u32::MAX),
    };
    Ok(Chart {
        event: desk.head(),
        section: desk.section(&row.title),
        parts: open_parts(desk, &Bracket::new(places, placing)),
    }
    .emptied())
}

/// The parts of a bracket that nobody has been drawn into. Tables begin again in each round, as they do in the hall.
fn open_parts(desk: &Desk<'_>, bracket: &Bracket) -> Vec<ChartPart> {
    let mut tables = HashMap::new();
    for round in 1..=bracket.rounds() {
        tables.extend(bracket.matches_of_round(round).into_iter().zip(1..));
    }
    let open = |id: &MatchId| ChartMatch {
        table: tables.get(id).copied(),
        top: Slot::Open,
        bottom: Slot::Open,
        result: None,
    };
    let parts = trees(bracket).into_iter().map(|(from, rounds)| {
        let losers = rounds.first().map_or(0, Vec::len) as u32;
        let name = match from {
            1 => None,
            3 => Some(RoundName::ThirdPlace),
            from => Some(RoundName::Placing {
                from,
                to: from + 2 * losers - 1,
            }),
        };
        ChartPart {
            name: name.map(|name| name.words(desk.words)),
            best: from,
            rounds: rounds
                .iter()
                .map(|ids| ChartRound {
                    starts: None,
                    matches: ids.iter().map(open).collect(),
                })
                .collect(),
        }
    });
    parts.collect()
}

/// The entries that stood in the lots, for the pack to finish by hand.
pub(super) fn on_chart(live: &Live) -> impl Iterator<Item = store::EntryId> + '_ {
    live.state
        .holders()
        .iter()
        .filter_map(|holder| holder.entry())
        .map(entry_id)
}
