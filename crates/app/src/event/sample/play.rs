//! Lots drawn and half of the first round played in the sample.

use chrono::{DateTime, TimeDelta, Utc};
use rules::{Outcome, Reason};
use store::{Change, Kept};
use tournament::{
    Chance, GameFact, GameKey, GameNo, MatchState, Section, SectionSetup, Seed, draw_lots,
};

use super::SEED;
use crate::event::section_form;
use crate::rounds::word;
use crate::section::{KeptOptions, Numbering, entry_id, keep_lots, labels_of, tournament_entries};
use crate::{AppError, Reply};

pub(super) fn draw_and_begin(
    change: &mut Change<'_>,
    section: &Kept<store::Section>,
    now: DateTime<Utc>,
) -> Reply<()> {
    let form = section_form(section)?;
    let rows = change.read().list::<store::Entry>(section.id)?;
    let labels = labels_of(&change.read(), &rows)?;
    let entries = tournament_entries(&rows, &labels);
    let seed: Seed = SEED
        .parse()
        .map_err(|problem| AppError::internal(format!("{problem:?}")))?;
    let numbering = Numbering::of(&rows, &labels);
    let drawn = draw_lots(
        numbering.list(),
        &numbering.published_options(&form.lots),
        &seed,
    )
    .map_err(|problem| AppError::internal(format!("{problem:?}")))?;
    let lots = numbering.to_rows(&drawn, &form.lots);
    let kept = KeptOptions {
        options: form.lots.clone(),
        size: lots.drawn.len(),
        only_present: false,
    };
    let drawn_at = now - TimeDelta::hours(12);
    let id = keep_lots(change, section.id, &lots, &kept, drawn_at)?;
    change.edit::<store::Lots>(id, |lots| {
        lots.confirmed_at = Some(drawn_at);
        lots.confirmed_by = Some("–".to_owned());
    })?;
    let mut setup = SectionSetup::new(tournament::SectionKind::Open, entries, lots);
    setup.chain = form.chain;
    let played =
        Section::new(setup).map_err(|problem| AppError::internal(format!("{problem:?}")))?;
    half_a_round(change, section, &played, &seed, now)
}

/// Every other table of the first round has its results; the others are called or wait.
fn half_a_round(
    change: &mut Change<'_>,
    row: &Kept<store::Section>,
    section: &Section,
    seed: &Seed,
    now: DateTime<Utc>,
) -> Reply<()> {
    let mut chance = Chance::new("sample", seed, &row.title);
    let mut state = section.derive(&tournament::Facts::default());
    for (index, table) in state.tables(1, None).into_iter().enumerate() {
        let minutes = |ago| now - TimeDelta::minutes(ago);
        if !matches!(
            state.match_state(table.match_id),
            Some(MatchState::ToPlay { .. })
        ) {
            continue;
        }
        if index % 4 != 3 {
            change.insert(&store::TableCall {
                section_id: row.id,
                match_key: table.match_id.to_string(),
                game_no: 1,
                table_no: table.table.0,
                called_at: minutes(45),
                started_at: Some(minutes(40)),
            })?;
        }
        while index % 2 == 0
            && let Some(MatchState::ToPlay {
                game, white, black, ..
            }) = state.match_state(table.match_id)
        {
            let (outcome, reason) = match chance.below(5) {
                0 => (Outcome::Drawn, Reason::Agreed),
                1 => (Outcome::WhiteWins, Reason::NoMoves),
                2 => (Outcome::BlackWins, Reason::Resigned),
                3 => (Outcome::BlackWins, Reason::NoPieces),
                _ => (Outcome::WhiteWins, Reason::Resigned),
            };
            change.insert(&store::Game {
                section_id: row.id,
                match_key: table.match_id.to_string(),
                game_no: u32::from(game.0),
                white_entry_id: entry_id(white),
                black_entry_id: entry_id(black),
                table_no: Some(table.table.0),
                outcome: word(&outcome),
                reason: Some(word(&reason)),
                boards: None,
                moves: None,
                count_data: None,
                entered_by: "–".to_owned(),
                entered_at: minutes(30 - i64::from(game.0) * 5),
                annulled_at: None,
                annulled_why: None,
                note: String::new(),
            })?;
            let key = GameKey {
                match_id: table.match_id,
                game: GameNo(game.0),
            };
            let fact = GameFact {
                white,
                black,
                outcome,
                reason: Some(reason),
            };
            if state
                .apply(&tournament::Change::Record { key, fact })
                .is_err()
            {
                break;
            }
        }
    }
    Ok(())
}
