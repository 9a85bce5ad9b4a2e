//! PDN of all games whose moves were written down.

use rules::{Outcome, Tags, write_pdn};
use store::{AthleteId, Kept};

use super::tables::sections;
use crate::app::local;
use crate::game::{CountFrom, replay};
use crate::section::{BoardRow, Live, from_word};
use crate::{App, AppError, Reply};

/// One game to be written: who, how it ended, its moves.
struct Record<'a> {
    white: String,
    black: String,
    outcome: Outcome,
    moves: &'a str,
    counts: Vec<CountFrom>,
    round: String,
    day: String,
}

/// The text of the file and the number of games in it.
pub(super) fn games(app: &App, event: &Kept<store::Event>) -> Reply<(String, u32)> {
    let mut written = Vec::new();
    for (section, _) in sections(app, event.id)? {
        app.with_section_if_drawn(section, |live| match live {
            Some(live) => of_section(live, event).map(|mut games| written.append(&mut games)),
            None => Ok(()),
        })?;
    }
    let count = written.len() as u32;
    Ok((written.join("\n"), count))
}

fn of_section(live: &Live, event: &store::Event) -> Reply<Vec<String>> {
    let mut rows: Vec<_> = live.games.iter().collect();
    rows.sort_by_key(|((id, game), _)| (*id, *game));
    let mut written = Vec::new();
    for ((id, _), row) in rows {
        let round = live
            .state
            .round_of(*id)
            .map_or(String::new(), |round| round.to_string());
        let day = local(row.entered_at, &live.time_zone)
            .format("%Y.%m.%d")
            .to_string();
        let boards = BoardRow::of(row)?;
        for record in records(live, row, &boards, &round, &day)? {
            written.extend(pdn(live, event, &record)?);
        }
    }
    Ok(written)
}

fn records<'a>(
    live: &Live,
    row: &'a Kept<store::Game>,
    boards: &'a [BoardRow],
    round: &str,
    day: &str,
) -> Reply<Vec<Record<'a>>> {
    let name = |entry| {
        live.labels
            .get(&entry)
            .map(crate::label::EntryLabel::full_name)
            .unwrap_or_default()
    };
    let athlete = |id: Option<AthleteId>| {
        let found = id.and_then(|id| live.athletes.get(&id));
        found
            .map(|(surname, name)| crate::people::full_name(surname, name))
            .unwrap_or_default()
    };
    let counts = row
        .count_data
        .clone()
        .map(serde_json::from_value)
        .transpose()
        .map_err(AppError::internal)?;
    let of_boards = boards.iter().filter_map(|board| {
        Some(Record {
            white: athlete(board.white),
            black: athlete(board.black),
            outcome: board.outcome,
            moves: board.moves.as_deref()?,
            counts: board.counts_from.clone(),
            round: round.to_owned(),
            day: day.to_owned(),
        })
    });
    let mut found: Vec<Record<'a>> = of_boards.collect();
    if let Some(moves) = &row.moves {
        found.push(Record {
            white: name(row.white_entry_id),
            black: name(row.black_entry_id),
            outcome: from_word(&row.outcome)?,
            moves,
            counts: counts.unwrap_or_default(),
            round: round.to_owned(),
            day: day.to_owned(),
        });
    }
    Ok(found)
}

/// The moves were checked when they were attached; a record that no longer replays is left out and logged.
fn pdn(live: &Live, event: &store::Event, record: &Record<'_>) -> Reply<Option<String>> {
    let mut game = match replay(live, record.moves, &record.counts) {
        Ok(game) => game,
        Err(problem) => {
            log::warn!("a record in {}: {problem}", live.title);
            return Ok(None);
        }
    };
    game.set_outcome(Some(record.outcome));
    let mut tags = Tags::new();
    let event_and_section = format!("{}, {}", event.title, live.title);
    for (tag, value) in [
        ("Event", event_and_section.as_str()),
        ("Site", &event.venue),
        ("Date", &record.day),
        ("Round", &record.round),
        ("White", &record.white),
        ("Black", &record.black),
    ] {
        tags.add(tag, value).map_err(AppError::internal)?;
    }
    Ok(Some(write_pdn(&tags, &game)))
}
