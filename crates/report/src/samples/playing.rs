//! The papers of the day of play.

use messages::Language;

use crate::data::{
    BoardLook, CallLine, CallSheet, Chart, Colour, Competitor, EmptyChart, HandPack, HandSection,
    RoundHead, RoundSheet, RoundTable, ScoreSheet, SectionEntries, Slip, SlipBoard, TableSlips,
};
use crate::report::{Pack, Report};

use super::bracket::{entrant, resting};
use super::event::{FOR_EVERYONE, day, event_head, prizes, time};
use super::people::clubs;
use super::said::Said;
use super::sample::{Sample, current};

/// Slips of the first round that is not over.
pub fn slips(chart: &Chart, language: Language) -> TableSlips {
    let said = Said::new(language);
    let number = current(chart);
    let tables = &chart.rounds[number].matches;
    TableSlips {
        event: chart.event.clone(),
        section: chart.section.clone(),
        round: RoundHead {
            number: number as u32 + 1,
            of: chart.rounds.len() as u32,
        },
        count: Some(said.count()),
        reasons: said.reasons(),
        games: 2,
        ties: said.ties(),
        slips: tables
            .iter()
            .filter(|one| one.table.is_some())
            .map(|one| Slip {
                table: one.table,
                time: chart.rounds[number].starts,
                white: entrant(&one.top),
                black: entrant(&one.bottom),
                boards: Vec::new(),
            })
            .collect(),
    }
}

/// Slips of the clubs' section: each has the boards of its meeting.
pub(super) fn club_slips(said: Said, people: &[Competitor]) -> TableSlips {
    const BOARDS: usize = 4;
    let players: Vec<String> = people
        .iter()
        .cycle()
        .take(BOARDS * 4)
        .map(|one| format!("{} {}", one.surname, one.name))
        .collect();
    let club = |index: usize| Some(Competitor::new(clubs()[index], "", ""));
    let slip = |index: usize| Slip {
        table: Some(index as u32 + 1),
        time: Some(time(16, 0)),
        white: club(2 * index),
        black: club(2 * index + 1),
        boards: (0..BOARDS)
            .map(|board| SlipBoard {
                number: board as u32 + 1,
                first: players[2 * index * BOARDS + board].clone(),
                second: players[(2 * index + 1) * BOARDS + board].clone(),
                first_colour: if board % 2 == 0 {
                    Colour::White
                } else {
                    Colour::Black
                },
            })
            .collect(),
    };
    TableSlips {
        event: event_head(),
        section: said.section("Società"),
        round: RoundHead { number: 1, of: 2 },
        count: Some(said.count()),
        reasons: said.reasons(),
        games: 1,
        ties: said.club_ties(),
        slips: vec![slip(0), slip(1)],
    }
}

impl Sample {
    pub(super) fn empty_chart(&self) -> EmptyChart {
        EmptyChart {
            event: event_head(),
            section: self.said.men(),
            size: self.men.len() as u32,
            third_place: true,
        }
    }

    pub(super) fn round_tables(&self) -> (RoundHead, Vec<RoundTable>, Vec<Competitor>) {
        let number = current(&self.running);
        let round = &self.running.rounds[number];
        let tables = round.matches.iter().filter_map(|one| {
            Some(RoundTable {
                table: one.table?,
                white: entrant(&one.top),
                black: entrant(&one.bottom),
            })
        });
        let head = RoundHead {
            number: number as u32 + 1,
            of: self.running.rounds.len() as u32,
        };
        (
            head,
            tables.collect(),
            round.matches.iter().filter_map(resting).collect(),
        )
    }

    pub(super) fn round_sheet(&self) -> RoundSheet {
        let (round, tables, byes) = self.round_tables();
        RoundSheet {
            event: event_head(),
            section: self.said.men(),
            round,
            starts: Some(time(10, 40)),
            tables,
            byes,
        }
    }

    pub(super) fn call_sheet(&self) -> CallSheet {
        let (round, tables, _) = self.round_tables();
        let line = |one: RoundTable| CallLine {
            table: one.table,
            white: one.white,
            black: one.black,
        };
        CallSheet {
            event: event_head(),
            section: self.said.men(),
            round,
            starts: Some(time(10, 40)),
            check_hearing_aids: true,
            lines: tables.into_iter().map(line).collect(),
        }
    }

    pub(super) fn score_sheet(&self) -> ScoreSheet {
        ScoreSheet {
            event: event_head(),
            section: Some(self.said.men()),
            round: Some(RoundHead {
                number: 1,
                of: self.running.rounds.len() as u32,
            }),
            table: Some(1),
            date: Some(day(25)),
            white: self.men.first().cloned(),
            black: None,
            first: Colour::White,
            board: BoardLook::italian(),
        }
    }

    pub(super) fn hand_pack(&self) -> HandPack {
        let section = |chart: &Chart, people: &[Competitor]| HandSection {
            chart: chart.clone(),
            slips: vec![slips(chart, self.said.language())],
            entries: SectionEntries {
                section: chart.section.clone(),
                entries: Self::entry_lines(self.said, people, None),
            },
            ties: self.said.ties(),
            prizes: prizes(),
            for_everyone: Some(FOR_EVERYONE.to_owned()),
        };
        HandPack {
            event: event_head(),
            sections: vec![
                section(&self.running, &self.men),
                section(&self.women_running, &self.women),
            ],
        }
    }

    pub(super) fn round_pack(&self) -> Pack {
        Pack {
            title: event_head().title,
            reports: vec![
                Report::RoundSheet(self.round_sheet()),
                Report::CallSheet(self.call_sheet()),
                Report::TableSlips(slips(&self.running, self.said.language())),
            ],
        }
    }
}
