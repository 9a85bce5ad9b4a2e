//! Entries, results, standings and prizes as tables. No number of a document is in any of them.

use store::{EventId, SectionId};

use super::table::{Cell, Table};
use super::words::Words;
use crate::app::local;
use crate::chart::{MatchCard, SlotView, parts};
use crate::entries::{ListEntries, list_entries};
use crate::event::EventRef;
use crate::section::Live;
use crate::standings::standings_view;
use crate::{App, Reply};

pub(super) fn entries(app: &App, event: EventId, words: Words) -> Reply<Table> {
    let rows = list_entries(
        app,
        ListEntries {
            event,
            section: None,
        },
    )?;
    let sections = sections(app, event)?;
    let title = |id: SectionId| {
        sections
            .iter()
            .find(|(section, _)| *section == id)
            .map(|(_, title)| title.clone())
    };
    let rows = rows.into_iter().map(|row| {
        vec![
            title(row.section).into(),
            row.label.surname.into(),
            row.label.name.into(),
            row.label.club.into(),
            row.card.into(),
            row.birth_year.map(u32::from).into(),
            row.category.into(),
            row.rating.map(u32::from).into(),
            words.coded("export-status", row.status).into(),
            words.yes_or_empty(row.late).into(),
            words.yes_or_empty(row.checked_in).into(),
        ]
    });
    let head = [
        "section",
        "surname",
        "name",
        "club",
        "card",
        "birth-year",
        "category",
        "rating",
        "status",
        "late",
        "present",
    ];
    Ok(table(words, "entries", &head, rows.collect()))
}

/// One row for each game, and one for each match that was decided without playing.
pub(super) fn results(app: &App, event: EventId, words: Words) -> Reply<Table> {
    let mut rows = Vec::new();
    for (section, _) in sections(app, event)? {
        app.with_section_if_drawn(section, |live| {
            let Some(live) = live else { return Ok(()) };
            let parts = parts(live)?;
            let rounds = parts.iter().flat_map(|part| &part.rounds);
            for card in rounds.flat_map(|round| &round.matches) {
                rows.extend(match_rows(live, card, words));
            }
            Ok(())
        })?;
    }
    let head = [
        "section",
        "round",
        "table",
        "game",
        "white",
        "black",
        "outcome",
        "reason",
        "goes-on",
        "entered-at",
    ];
    Ok(table(words, "results", &head, rows))
}

fn match_rows(live: &Live, card: &MatchCard, words: Words) -> Vec<Vec<Cell>> {
    let name = |side: usize| match &card.sides[side] {
        SlotView::Entry { entry, .. } => entry.full_name(),
        _ => String::new(),
    };
    let both = (0..2).all(|side| matches!(card.sides[side], SlotView::Entry { .. }));
    let goes_on = card.winner.map(|side| name(usize::from(side)));
    let start = || -> Vec<Cell> {
        vec![
            live.title.as_str().into(),
            words.round(card.name).into(),
            card.table.into(),
        ]
    };
    let id = live.match_id(&card.match_key).ok();
    let games = card.games.iter().filter(|game| !game.annulled).map(|game| {
        let white = usize::from(game.white);
        let row = id.and_then(|id| live.games.get(&(id, game.game)));
        let at = row.map(|row| Cell::Moment(local(row.entered_at, &live.time_zone)));
        let mut cells = start();
        cells.extend([
            u32::from(game.game).into(),
            name(white).into(),
            name(1 - white).into(),
            words.outcome(game.outcome).into(),
            words.reason(game.reason).into(),
            goes_on.clone().into(),
            at.unwrap_or(Cell::Empty),
        ]);
        cells
    });
    let games: Vec<Vec<Cell>> = games.collect();
    if !games.is_empty() || goes_on.is_none() || !both {
        return games;
    }
    let mut cells = start();
    let empty = Cell::Empty;
    cells.extend([
        empty.clone(),
        name(0).into(),
        name(1).into(),
        empty.clone(),
        empty.clone(),
        goes_on.into(),
        empty,
    ]);
    vec![cells]
}

pub(super) fn standings(app: &App, event: EventId, words: Words) -> Reply<Table> {
    let mut rows = Vec::new();
    for (section, title) in sections(app, event)? {
        let view = app.with_section_if_drawn(section, |live| Ok(live.map(standings_view)))?;
        for row in view.into_iter().flat_map(|view| view.rows) {
            let place = if row.from == row.to {
                row.from.to_string()
            } else {
                format!("{}–{}", row.from, row.to)
            };
            rows.push(vec![
                title.as_str().into(),
                place.into(),
                row.entry.surname.into(),
                row.entry.name.into(),
                row.entry.club.into(),
                row.won.into(),
                row.drawn.into(),
                row.lost.into(),
                row.points.into(),
                words.yes_or_empty(row.live).into(),
            ]);
        }
    }
    let head = [
        "section", "place", "surname", "name", "club", "won", "drawn", "lost", "points", "still-in",
    ];
    Ok(table(words, "standings", &head, rows))
}

pub(super) fn prizes(app: &App, event: EventId, words: Words) -> Reply<Table> {
    let view = crate::prizes::prizes(app, EventRef { event })?;
    let rows = view.awards.into_iter().map(|award| {
        vec![
            award.section_title.into(),
            award.place.into(),
            award.entry.surname.into(),
            award.entry.name.into(),
            award.entry.club.into(),
            award.items.join(", ").into(),
            words.yes_or_empty(award.given).into(),
        ]
    });
    let head = [
        "section", "place", "surname", "name", "club", "prize", "given",
    ];
    Ok(table(words, "prizes", &head, rows.collect()))
}

/// The sections of an event in order, with their titles.
pub(super) fn sections(app: &App, event: EventId) -> Reply<Vec<(SectionId, String)>> {
    let sections = app.store().read().list::<store::Section>(event)?;
    Ok(sections
        .into_iter()
        .map(|section| (section.id, section.fact.title))
        .collect())
}

fn table(words: Words, name: &str, head: &[&str], rows: Vec<Vec<Cell>>) -> Table {
    let head = head
        .iter()
        .map(|title| words.text(&format!("export-{title}")));
    Table {
        title: words.text(&format!("export-sheet-{name}")),
        head: head.collect(),
        rows,
    }
}
