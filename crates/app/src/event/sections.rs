//! Sections of an event: men, women, open, clubs, and how each is played.

use std::collections::HashSet;

use messages::Messages;
use serde::{Deserialize, Serialize};
use store::{EntryStatus, EventId, Kept, Read, SectionCategory, SectionId, SectionKind};
use tournament::{Chain, ClubMatchRules, LotsOptions, ThirdPlace, TieRule};
use ts_rs::TS;

use super::{EventRef, refuse_if_archived, refuse_if_archived_with};
use crate::app::Doing;
use crate::lots::SectionRef;
use crate::{App, AppError, Reply};

/// Gara: the facts that its form holds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SectionForm {
    pub title: String,
    pub kind: SectionKind,
    pub category: SectionCategory,
    pub lots: LotsOptions,
    /// Games of a match, and what follows when they are drawn.
    pub chain: Chain,
    pub third_place: ThirdPlace,
    /// Whether everyone keeps playing for the places below.
    pub placing_matches: bool,
    /// Places inside a round of defeat: by who beat you, or shared.
    pub order_by_victor: bool,
    /// Number of boards of a club match.
    pub boards: u8,
    /// What breaks a tie between clubs, in order; lots follow.
    pub tie_order: Vec<TieRule>,
    /// Lots an opening ballot for each game.
    pub ballots: bool,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveSection {
    pub event: EventId,
    /// None makes a new one.
    pub id: Option<SectionId>,
    pub form: SectionForm,
}

/// What the section switch shows.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SectionRow {
    pub id: SectionId,
    pub form: SectionForm,
    pub entries: u32,
    pub checked_in: u32,
    pub lots_confirmed: bool,
    pub rounds: u32,
    /// The earliest round with a match still to decide.
    pub current_round: Option<u32>,
    pub results_missing: u32,
    pub finished: bool,
    pub closed: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DefaultSection {
    pub event: EventId,
    pub kind: SectionKind,
    pub category: SectionCategory,
}

/// What is kept beside title, kind and category, as JSON in the section's row.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Options {
    lots: LotsOptions,
    chain: Chain,
    third_place: ThirdPlace,
    placing_matches: bool,
    order_by_victor: bool,
    boards: u8,
    tie_order: Vec<TieRule>,
    ballots: bool,
}

/// The usual choices: pure lots with clubmates apart, the whole chain, a play-off for the plaque.
pub(crate) fn default_section(app: &App, arg: DefaultSection) -> Reply<SectionForm> {
    let event = app.store().read().get::<store::Event>(arg.event)?;
    refuse_if_archived(&event)?;
    let messages = Messages::for_language(app.language());
    let key = match (arg.kind, arg.category) {
        (SectionKind::Clubs, _) => "section-title-clubs",
        (SectionKind::Individual, SectionCategory::Men) => "section-title-men",
        (SectionKind::Individual, SectionCategory::Women) => "section-title-women",
        (SectionKind::Individual, SectionCategory::Open) => "section-title-open",
    };
    Ok(usual_form(arg.kind, arg.category, messages.text(key, &[])))
}

pub(super) fn usual_form(
    kind: SectionKind,
    category: SectionCategory,
    title: String,
) -> SectionForm {
    let clubs = ClubMatchRules::default();
    SectionForm {
        title,
        kind,
        category,
        lots: LotsOptions {
            separate_clubs: true,
            ..LotsOptions::default()
        },
        chain: Chain::default(),
        third_place: ThirdPlace::PlayOff,
        placing_matches: false,
        order_by_victor: true,
        boards: clubs.boards,
        tie_order: clubs.tie_order,
        ballots: false,
    }
}

pub(crate) fn save_section(app: &App, arg: SaveSection) -> Reply<SectionRow> {
    let form = SectionForm {
        title: arg.form.title.trim().to_owned(),
        ..arg.form
    };
    if form.kind == SectionKind::Clubs && !(2..=6).contains(&form.boards) {
        return Err(AppError::new("boards-two-to-six"));
    }
    let doing = Doing::new(
        if arg.id.is_some() {
            "section-changed"
        } else {
            "section-added"
        },
        arg.event,
    )
    .with("section", form.title.as_str());
    let id = app.change(doing, |change| {
        let event = change.read().get::<store::Event>(arg.event)?;
        refuse_if_archived(&event)?;
        let Some(id) = arg.id else {
            let position = change.read().count::<store::Section>(arg.event)?;
            return Ok(change.insert(&to_fact(arg.event, &form, position)?)?);
        };
        let before = change.read().get::<store::Section>(id)?;
        refuse_of_another_event("section", id.0, before.event_id, arg.event)?;
        app.refuse_if_changed(&change.read(), arg.event, |row| {
            row.table() == "section" && row.id() == id.0
        })?;
        let after = store::Section {
            closed_at: before.closed_at,
            ..to_fact(arg.event, &form, before.position)?
        };
        let how_changes = after.options != before.options || after.kind != before.kind;
        if how_changes
            && change
                .read()
                .list::<store::Lots>(id)?
                .iter()
                .any(|lots| lots.confirmed_at.is_some())
        {
            return Err(
                AppError::new("section-fixed-by-lots").with("section", before.title.as_str())
            );
        }
        if after.kind != before.kind && change.read().count::<store::Entry>(id)? > 0 {
            return Err(AppError::new("section-kind-fixed-by-entries")
                .with("section", before.title.as_str()));
        }
        if after != before.fact {
            change.update(id, &after)?;
        }
        Ok(id)
    })?;
    let rows = list_sections(app, EventRef { event: arg.event })?;
    rows.into_iter()
        .find(|row| row.id == id)
        .ok_or_else(|| AppError::internal("the section just saved is gone"))
}

/// Refuses a row that belongs to another event than the one it is asked for.
pub(crate) fn refuse_of_another_event(
    table: &'static str,
    id: i64,
    belongs: EventId,
    asked: EventId,
) -> Reply<()> {
    if belongs == asked {
        return Ok(());
    }
    Err(store::Error::Missing { table, id }.into())
}

pub(super) fn to_fact(event: EventId, form: &SectionForm, position: u32) -> Reply<store::Section> {
    let options = Options {
        lots: form.lots.clone(),
        chain: form.chain.clone(),
        third_place: form.third_place,
        placing_matches: form.placing_matches,
        order_by_victor: form.order_by_victor,
        boards: form.boards,
        tie_order: form.tie_order.clone(),
        ballots: form.ballots,
    };
    Ok(store::Section {
        event_id: event,
        kind: form.kind,
        category: form.category,
        title: form.title.clone(),
        position,
        options: serde_json::to_value(options).map_err(AppError::internal)?,
        closed_at: None,
    })
}

/// A section's row as its form.
pub(crate) fn section_form(section: &store::Section) -> Reply<SectionForm> {
    let options: Options =
        serde_json::from_value(section.options.clone()).map_err(AppError::internal)?;
    Ok(SectionForm {
        title: section.title.clone(),
        kind: section.kind,
        category: section.category,
        lots: options.lots,
        chain: options.chain,
        third_place: options.third_place,
        placing_matches: options.placing_matches,
        order_by_victor: options.order_by_victor,
        boards: options.boards,
        tie_order: options.tie_order,
        ballots: options.ballots,
    })
}

pub(crate) fn delete_section(app: &App, arg: SectionRef) -> Reply<()> {
    let section = app.store().read().get::<store::Section>(arg.section)?;
    let doing =
        Doing::new("section-deleted", section.event_id).with("section", section.title.as_str());
    app.change(doing, |change| {
        refuse_if_archived_with(&change.read(), arg.section)?;
        if change.read().count::<store::Game>(arg.section)? > 0 {
            return Err(AppError::new("section-has-games").with("section", section.title.as_str()));
        }
        // What the arbiter decided stays on record, and with it the section it was about.
        let rulings = change.read().list::<store::Ruling>(section.event_id)?;
        if rulings
            .iter()
            .any(|ruling| ruling.section_id == Some(arg.section))
        {
            return Err(AppError::new("used-by-ruling"));
        }
        Ok(change.delete_section(arg.section)?)
    })
}

pub(crate) fn list_sections(app: &App, arg: EventRef) -> Reply<Vec<SectionRow>> {
    let sections = app.store().read().list::<store::Section>(arg.event)?;
    sections
        .iter()
        .map(|section| section_row(app, section))
        .collect()
}

/// Whoever is entered; and whoever was drawn and left or was sent away since, for they took part.
pub(super) fn taking_part(read: &Read<'_>, section: SectionId) -> Reply<Vec<Kept<store::Entry>>> {
    let mut drawn = HashSet::new();
    for lots in read.list::<store::Lots>(section)? {
        if lots.confirmed_at.is_some() {
            let places = read.list::<store::LotsPlacement>(lots.id)?;
            drawn.extend(places.iter().map(|place| place.entry_id));
        }
    }
    let mut entries = read.list::<store::Entry>(section)?;
    entries.retain(|entry| match entry.status {
        EntryStatus::Active => true,
        // Another sits in this place.
        EntryStatus::Replaced => false,
        _ => drawn.contains(&entry.id),
    });
    Ok(entries)
}

fn section_row(app: &App, section: &Kept<store::Section>) -> Reply<SectionRow> {
    let form = section_form(section)?;
    let entries = taking_part(&app.store().read(), section.id)?;
    let row = SectionRow {
        id: section.id,
        form,
        entries: entries.len() as u32,
        checked_in: entries
            .iter()
            .filter(|entry| entry.checked_in_at.is_some())
            .count() as u32,
        lots_confirmed: false,
        rounds: 0,
        current_round: None,
        results_missing: 0,
        finished: false,
        closed: section.closed_at.is_some(),
    };
    app.with_section_if_drawn(section.id, |live| {
        let Some(live) = live else { return Ok(row) };
        Ok(SectionRow {
            lots_confirmed: true,
            rounds: u32::from(live.state.rounds()),
            current_round: live.current_round().map(u32::from),
            results_missing: live.outstanding(),
            finished: live.state.is_finished(),
            ..row
        })
    })
}

/// Places become final: nothing is corrected any more unless the section is opened again.
pub(crate) fn close_section(app: &App, arg: SectionRef) -> Reply<()> {
    let now = app.now();
    app.held(|held| {
        let live = held.unarchived(arg.section)?;
        if !live.state.is_finished() {
            return Err(AppError::new("section-not-finished")
                .with("section", live.title.as_str())
                .with("count", live.outstanding()));
        }
        let doing = Doing::new("section-closed", live.event).with("section", live.title.as_str());
        held.write(doing, |change| {
            change.edit::<store::Section>(arg.section, |section| section.closed_at = Some(now))?;
            Ok(())
        })
    })
}

pub(crate) fn reopen_section(app: &App, arg: SectionRef) -> Reply<()> {
    let section = app.store().read().get::<store::Section>(arg.section)?;
    let doing =
        Doing::new("section-reopened", section.event_id).with("section", section.title.as_str());
    app.change(doing, |change| {
        let event = change.read().get::<store::Event>(section.event_id)?;
        refuse_if_archived(&event)?;
        change.edit::<store::Section>(arg.section, |section| section.closed_at = None)?;
        Ok(())
    })
}
