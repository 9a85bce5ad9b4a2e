//! Charts: as drawn, as they stand, and empty.

use std::collections::HashMap;

use report::{
    Chart, ChartMatch, ChartRound, EmptyChart, Half, HandPlacing, LotsChart, LotsEntry, LotsSeal,
    MatchResult, Slot,
};
use store::{Read, SectionId};
use tournament::{Holder, Lots, Seeding};

use super::heads::{Desk, competitor};
use crate::Reply;
use crate::chart::{ChartView, DecidedHow, MatchCard, MatchStateView, SlotView, chart_view};
use crate::section::{Live, Numbering, entry_id, tournament_id};

/// The chart with the results so far.
pub(super) fn chart(desk: &Desk<'_>, live: &Live) -> Reply<Chart> {
    let view = chart_view(live)?;
    let rounds = view.rounds.iter().map(|round| ChartRound {
        starts: None,
        matches: round
            .matches
            .iter()
            .map(|card| chart_match(desk, live, card))
            .collect(),
    });
    Ok(Chart {
        event: desk.head(),
        section: desk.section(&live.title),
        rounds: rounds.collect(),
        third_place: view
            .third_place
            .as_ref()
            .map(|card| chart_match(desk, live, card)),
    })
}

fn chart_match(desk: &Desk<'_>, live: &Live, card: &MatchCard) -> ChartMatch {
    ChartMatch {
        table: card.table,
        top: slot(live, card, 0),
        bottom: slot(live, card, 1),
        result: result(desk, card),
    }
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
        SlotView::Bye | SlotView::Nobody => Slot::Bye,
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
        MatchStateView::Decided { how } => how_note(desk, how),
        MatchStateView::Nobody if !card.games.is_empty() => Some(desk.text("paper-nobody-passes")),
        _ => None,
    };
    if card.winner.is_none() && card.games.is_empty() && note.is_none() {
        return None;
    }
    Some(MatchResult {
        winner: card.winner.map(half),
        top_score: points(0),
        bottom_score: points(1),
        note,
    })
}

pub(super) fn half(side: u8) -> Half {
    if side == 0 { Half::Top } else { Half::Bottom }
}

/// A word beside a result that the games alone do not explain.
pub(super) fn how_note(desk: &Desk<'_>, how: DecidedHow) -> Option<String> {
    let key = match how {
        DecidedHow::Games | DecidedHow::Unopposed => return None,
        DecidedHow::WalkOver => "paper-how-walk-over",
        DecidedHow::Lots => "paper-how-lots",
        DecidedHow::Exclusion => "paper-how-exclusion",
        DecidedHow::Withdrawal => "paper-how-withdrawal",
    };
    Some(desk.text(key))
}

/// The chart as drawn, with its seal.
pub(super) fn lots_chart(desk: &Desk<'_>, live: &Live, read: &Read<'_>) -> Reply<LotsChart> {
    let stored = &live.lots;
    let lots = stored.to_tournament()?;
    let mut view = chart_view(live)?;
    forget_results(&mut view);
    let rounds = view
        .rounds
        .iter()
        .enumerate()
        .map(|(index, round)| ChartRound {
            starts: None,
            matches: round
                .matches
                .iter()
                .map(|card| drawn_match(live, card, index == 0))
                .collect(),
        });
    let chart = Chart {
        event: desk.head(),
        section: desk.section(&live.title),
        rounds: rounds.collect(),
        third_place: view
            .third_place
            .as_ref()
            .map(|card| drawn_match(live, card, false)),
    };
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

fn forget_results(view: &mut ChartView) {
    let cards = view
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.matches)
        .chain(&mut view.third_place);
    for card in cards {
        card.games.clear();
        card.winner = None;
    }
}

fn drawn_match(live: &Live, card: &MatchCard, first_round: bool) -> ChartMatch {
    let from = |side: usize| match (&card.sides[side], first_round) {
        (_, true) => slot(live, card, side),
        (
            SlotView::WinnerOf {
                table: Some(table), ..
            },
            false,
        ) => Slot::WinnerOf { table: *table },
        _ => Slot::Open,
    };
    ChartMatch {
        table: card.table,
        top: from(0),
        bottom: from(1),
        result: None,
    }
}

/// A chart for the wall, to be filled in by hand.
pub(super) fn empty_chart(
    desk: &Desk<'_>,
    read: &Read<'_>,
    section: SectionId,
) -> Reply<EmptyChart> {
    let row = read.get::<store::Section>(section)?;
    let form = crate::event::section_form(&row)?;
    let entries = read.list::<store::Entry>(section)?;
    let active = entries
        .iter()
        .filter(|entry| entry.status == store::EntryStatus::Active)
        .count() as u32;
    Ok(EmptyChart {
        event: desk.head(),
        section: desk.section(&row.title),
        size: active.max(2),
        third_place: form.third_place == tournament::ThirdPlace::PlayOff,
    })
}

/// The entries that stood in the lots, for the pack to finish by hand.
pub(super) fn on_chart(live: &Live) -> impl Iterator<Item = store::EntryId> + '_ {
    live.state
        .holders()
        .iter()
        .filter_map(|holder| holder.entry())
        .map(entry_id)
}
