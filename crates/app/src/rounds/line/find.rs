//! A name on the line: the tables of the round on screen that have it.

use serde::Serialize;
use store::SectionId;
use ts_rs::TS;

use super::super::desk::shown_round;
use super::{LineReading, ReadLine};
use crate::chart::{match_card, slot_name};
use crate::{App, Reply};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FoundTable {
    pub section: SectionId,
    #[serde(rename = "match")]
    pub match_key: String,
    pub table: u32,
    pub round: u32,
    pub white: String,
    pub black: String,
    pub done: bool,
}

pub(super) fn find_tables(app: &App, arg: &ReadLine, name: &str) -> Reply<LineReading> {
    let sections = app.store().read().list::<store::Section>(arg.event)?;
    let mut tables = Vec::new();
    for section in sections
        .iter()
        .filter(|section| arg.section.is_none_or(|wanted| wanted == section.id))
    {
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else { return Ok(()) };
            let round = shown_round(live, arg.round);
            for id in live.state.matches_of_round(round) {
                let card = match_card(live, id)?;
                let names = [slot_name(&card.sides[0]), slot_name(&card.sides[1])];
                if let Some(table) = card.table
                    && names
                        .iter()
                        .any(|candidate| candidate.to_lowercase().contains(name))
                {
                    let [white, black] = names;
                    tables.push(FoundTable {
                        section: live.section,
                        match_key: card.match_key,
                        table,
                        round: u32::from(round),
                        white,
                        black,
                        done: card.winner.is_some(),
                    });
                }
            }
            Ok(())
        })?;
    }
    Ok(LineReading::Found { tables })
}
