//! The chart that a seed gives, before anyone confirms it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use store::{EntryId, EntryStatus, Kept, Read, SectionId};
use tournament::{LotsError, LotsOptions, PlaceNo, Placement, Seed, SeedError, draw_lots};
use ts_rs::TS;

use crate::app::Doing;
use crate::chart::{ChartView, chart_view};
use crate::event::{refuse_if_archived_with, section_form};
use crate::label::EntryLabel;
use crate::section::{
    KeptOptions, Numbering, StoredLots, entry_id, keep_lots, labels_of, load_with,
};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PreviewLots {
    pub section: SectionId,
    pub options: LotsOptions,
    /// Typed by the public, or none for a fresh one.
    pub seed: Option<String>,
    /// Entries not checked in stay out of the chart.
    pub only_present: bool,
}

/// One place of the chart.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlaceView {
    /// From 1, top to bottom.
    pub place: u32,
    /// None is a bye.
    pub entry: Option<EntryLabel>,
    pub seeded: Option<u32>,
    /// Put here by the arbiter's hand.
    pub by_hand: bool,
}

/// The section's lots as they stand.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LotsView {
    pub section: SectionId,
    pub state: LotsState,
    pub options: LotsOptions,
    pub seed: Option<String>,
    pub digest: Option<String>,
    pub algorithm: Option<String>,
    pub places: Vec<PlaceView>,
    /// Who could be in: entered and active; and how many of them are checked in.
    pub entries: u32,
    pub present: u32,
    /// Pairs of clubmates that may meet in the first round, the second, and so on.
    pub club_meetings: Vec<u32>,
    pub only_present: bool,
    pub revealed: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LotsState {
    /// Nothing has been drawn.
    Absent,
    /// Drawn and shown, not confirmed.
    Proposed,
    /// The chart is fixed; games may be played.
    Confirmed,
    /// A game has been played: lots can no longer be taken back, only undone.
    Played,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SectionRef {
    pub section: SectionId,
}

/// Two places change hands, by the arbiter.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SwapPlaces {
    pub section: SectionId,
    pub place: u32,
    pub with: u32,
}

pub(crate) fn lots_view(app: &App, arg: SectionRef) -> Reply<LotsView> {
    let store = app.store();
    view(&store.read(), arg.section)
}

/// The chart that the lots on the table lead to; nothing while none are drawn.
pub(crate) fn lots_chart(app: &App, arg: SectionRef) -> Reply<Option<ChartView>> {
    let store = app.store();
    let read = store.read();
    let Some(stored) = StoredLots::read(&read, arg.section)? else {
        return Ok(None);
    };
    if stored.row.confirmed_at.is_none() {
        refuse_if_entries_changed(&read, arg.section, &stored)?;
    }
    chart_view(&load_with(&read, arg.section, stored)?).map(Some)
}

/// Draws lots and keeps them as a proposal: shown, verified, moved by hand, not yet in force.
pub(crate) fn propose_lots(app: &App, arg: PreviewLots) -> Reply<LotsView> {
    let seed = match arg
        .seed
        .as_deref()
        .map(str::trim)
        .filter(|seed| !seed.is_empty())
    {
        Some(text) => text
            .parse::<Seed>()
            .map_err(|problem| seed_refused(problem, text))?,
        None => Seed::from_number(fresh_number()?),
    };
    let section = app.store().read().get::<store::Section>(arg.section)?;
    let now = app.now();
    let doing = Doing::new("lots-drawn", section.event_id)
        .with("section", section.title.as_str())
        .with("seed", seed.as_str());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        refuse_if_confirmed(&change.read(), arg.section)?;
        let entries = drawable(&change.read(), arg.section, arg.only_present)?;
        let labels = labels_of(&change.read(), &entries)?;
        let numbering = Numbering::of(&entries, &labels);
        let options = numbering.published_options(&arg.options);
        let drawn = draw_lots(numbering.list(), &options, &seed)
            .map_err(|problem| lots_refused(problem, entries.len()))?;
        let lots = numbering.to_rows(&drawn, &arg.options);
        forget(change, arg.section)?;
        let kept = KeptOptions {
            options: arg.options.clone(),
            size: lots.drawn.len(),
            only_present: arg.only_present,
        };
        keep_lots(change, arg.section, &lots, &kept, now)?;
        Ok(())
    })?;
    lots_view(
        app,
        SectionRef {
            section: arg.section,
        },
    )
}

/// Two places change hands; the chart says that it was the arbiter.
pub(crate) fn swap_places(app: &App, arg: SwapPlaces) -> Reply<LotsView> {
    let section = app.store().read().get::<store::Section>(arg.section)?;
    let who = app.who();
    let now = app.now();
    let doing = Doing::new("places-swapped", section.event_id)
        .with("section", section.title.as_str())
        .with("place", arg.place)
        .with("other", arg.with);
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        refuse_if_confirmed(&change.read(), arg.section)?;
        let stored = StoredLots::read(&change.read(), arg.section)?
            .ok_or_else(|| AppError::new("lots-not-drawn"))?;
        let mut lots = stored.to_tournament()?;
        let (one, other) = (PlaceNo(arg.place), PlaceNo(arg.with));
        lots.place_by_hand(Placement { one, other })
            .map_err(|problem| {
                AppError::new("placement-refused").with("details", format!("{problem:?}"))
            })?;
        // Kept as who was put where: a bye cannot be put anywhere, so the other place names the move.
        let before = stored.to_tournament()?.places();
        let holder = |place: PlaceNo| {
            before
                .get(place.0 as usize - 1)
                .and_then(|holder| holder.entry())
        };
        let (moved, to) = match (holder(one), holder(other)) {
            (Some(entry), _) => (entry, other),
            (None, Some(entry)) => (entry, one),
            (None, None) => return Err(AppError::new("placement-refused")),
        };
        change.insert(&store::LotsOverride {
            lots_id: stored.row.id,
            entry_id: entry_id(moved),
            place: to.0,
            reason: "arbiter".to_owned(),
            by: who.clone(),
            at: now,
        })?;
        Ok(())
    })?;
    lots_view(
        app,
        SectionRef {
            section: arg.section,
        },
    )
}

/// The entries that lots are drawn among.
pub(super) fn drawable(
    read: &Read<'_>,
    section: SectionId,
    only_present: bool,
) -> Reply<Vec<Kept<store::Entry>>> {
    let mut entries = read.list::<store::Entry>(section)?;
    entries.retain(|entry| {
        entry.status == EntryStatus::Active && (!only_present || entry.checked_in_at.is_some())
    });
    Ok(entries)
}

pub(super) fn refuse_if_confirmed(read: &Read<'_>, section: SectionId) -> Reply<()> {
    match read
        .list::<store::Lots>(section)?
        .iter()
        .any(|lots| lots.confirmed_at.is_some())
    {
        true => Err(AppError::new("lots-confirmed")),
        false => Ok(()),
    }
}

/// Takes a proposal away.
pub(super) fn forget(change: &mut store::Change<'_>, section: SectionId) -> Reply<()> {
    for lots in change.read().list::<store::Lots>(section)? {
        change.delete_under::<store::LotsOverride>(lots.id)?;
        change.delete_under::<store::LotsPlacement>(lots.id)?;
    }
    change.delete_under::<store::Lots>(section)?;
    // Whoever took a free place of these lots is an entry like the others in the next.
    for late in change.read().in_section::<store::LateEntry>(section)? {
        change.edit::<store::LateEntry>(late.id, |late| late.place = None)?;
    }
    Ok(())
}

/// The entries must still be those the lots were drawn from.
pub(super) fn refuse_if_entries_changed(
    read: &Read<'_>,
    section: SectionId,
    stored: &StoredLots,
) -> Reply<()> {
    let lots = stored.to_tournament()?;
    let mut drawn: Vec<_> = lots
        .drawn
        .iter()
        .filter_map(|holder| holder.entry())
        .map(entry_id)
        .collect();
    let entries = drawable(read, section, stored.options()?.only_present)?;
    let mut listed: Vec<_> = entries.iter().map(|entry| entry.id).collect();
    drawn.sort();
    listed.sort();
    if drawn == listed {
        Ok(())
    } else {
        Err(AppError::new("entries-changed-since-lots"))
    }
}

fn view(read: &Read<'_>, section: SectionId) -> Reply<LotsView> {
    let row = read.get::<store::Section>(section)?;
    let form = section_form(&row)?;
    let all = read.list::<store::Entry>(section)?;
    let active: Vec<_> = all
        .iter()
        .filter(|entry| entry.status == EntryStatus::Active)
        .collect();
    let present = active
        .iter()
        .filter(|entry| entry.checked_in_at.is_some())
        .count() as u32;
    let nothing = LotsView {
        section,
        state: LotsState::Absent,
        options: form.lots,
        seed: None,
        digest: None,
        algorithm: None,
        places: Vec::new(),
        entries: active.len() as u32,
        present,
        club_meetings: Vec::new(),
        only_present: false,
        revealed: 0,
    };
    let Some(stored) = StoredLots::read(read, section)? else {
        return Ok(nothing);
    };
    let kept = stored.options()?;
    let lots = stored.to_tournament()?;
    let labels = labels_of(read, &all)?;
    let played = read.count::<store::Game>(section)? > 0;
    Ok(LotsView {
        state: match (stored.row.confirmed_at, played) {
            (None, _) => LotsState::Proposed,
            (Some(_), false) => LotsState::Confirmed,
            (Some(_), true) => LotsState::Played,
        },
        options: kept.options,
        seed: Some(lots.seed.as_str().to_owned()),
        digest: Some(lots.digest.to_string()),
        algorithm: Some(lots.algorithm.clone()),
        club_meetings: club_meetings(&lots, &labels),
        places: places(&lots, &labels),
        only_present: kept.only_present,
        revealed: super::ceremony::revealed(read, section)? as u32,
        ..nothing
    })
}

/// Every place of the chart from the top.
pub(super) fn places(
    lots: &tournament::Lots,
    labels: &HashMap<EntryId, EntryLabel>,
) -> Vec<PlaceView> {
    let rank: HashMap<_, u32> = lots.seeds.iter().copied().zip(1..).collect();
    let places = lots.places().into_iter().zip(&lots.drawn).zip(1..);
    places
        .map(|((holder, drawn), place)| PlaceView {
            place,
            entry: holder.entry().map(|entry| {
                let id = entry_id(entry);
                labels
                    .get(&id)
                    .cloned()
                    .unwrap_or_else(|| EntryLabel::unknown(id))
            }),
            seeded: holder.entry().and_then(|entry| rank.get(&entry).copied()),
            by_hand: holder != *drawn,
        })
        .collect()
}

/// In which round two clubmates could first meet, counted round by round.
fn club_meetings(lots: &tournament::Lots, labels: &HashMap<EntryId, EntryLabel>) -> Vec<u32> {
    let places = lots.places();
    let mut meetings = vec![0; places.len().max(2).ilog2() as usize];
    let mut by_club: HashMap<store::ClubId, Vec<usize>> = HashMap::new();
    for (index, holder) in places.iter().enumerate() {
        let club = holder
            .entry()
            .and_then(|entry| labels.get(&entry_id(entry)))
            .and_then(|label| label.club_id);
        if let Some(club) = club {
            by_club.entry(club).or_default().push(index);
        }
    }
    for seats in by_club.values() {
        for (nth, one) in seats.iter().enumerate() {
            for other in &seats[nth + 1..] {
                // Two places meet in the round where their paths join: the highest bit in which they differ.
                meetings[(one ^ other).ilog2() as usize] += 1;
            }
        }
    }
    meetings
}

fn seed_refused(problem: SeedError, text: &str) -> AppError {
    let code = match problem {
        SeedError::Empty => "seed-empty",
        SeedError::TooLong => "seed-too-long",
        SeedError::Character(_) => "seed-character",
    };
    AppError::new(code)
        .with("seed", text)
        .with("most", Seed::MAX_LENGTH)
}

fn lots_refused(problem: LotsError, entries: usize) -> AppError {
    let code = match problem {
        LotsError::TooFew => "too-few-entries",
        LotsError::TooMany => "too-many-entries",
        LotsError::Repeated(_) => "entry-twice",
        LotsError::UnknownSeed(_) | LotsError::RepeatedSeed(_) => "seeds-refused",
    };
    AppError::new(code).with("count", entries)
}

/// The one place where chance enters: from the operating system, and printed as the seed.
fn fresh_number() -> Reply<u64> {
    getrandom::u64().map_err(AppError::internal)
}
