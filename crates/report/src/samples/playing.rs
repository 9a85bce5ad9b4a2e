//! The papers of the day of play.

use messages::Language;

use crate::data::{
    BoardLook, CallLine, CallSheet, Chart, ChartMatch, Colour, Competitor, HandPack, HandSection,
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
    let matches = of_day(chart, number);
    TableSlips {
        event: chart.event.clone(),
        section: chart.section.clone(),
        round: RoundHead {
            number: number as u32 + 1,
            of: chart.main().len() as u32,
        },
        count: Some(said.count()),
        reasons: said.reasons(),
        games: 2,
        ties: said.ties(),
        lots: true,
        slips: matches
            .into_iter()
            .filter(|(_, one)| one.table.is_some())
            .map(|(part, one)| Slip {
                table: one.table,
                part,
                time: chart.main()[number].starts,
                white: entrant(&one.top),
                black: entrant(&one.bottom),
                boards: Vec::new(),
            })
            .collect(),
    }
}

/// The matches of one round of the day, from 0, with the name of what they are played for.
fn of_day(chart: &Chart, number: usize) -> Vec<(Option<String>, &ChartMatch)> {
    let last = chart.main().len();
    let rounds = chart.parts.iter().filter_map(|part| {
        // Trees for lower places end with the last round of the day.
        let round = (number + part.rounds.len()).checked_sub(last)?;
        Some((part.name.clone(), part.rounds.get(round)?))
    });
    rounds
        .flat_map(|(name, round)| round.matches.iter().map(move |one| (name.clone(), one)))
        .collect()
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
        part: None,
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
        lots: true,
        slips: vec![slip(0), slip(1)],
    }
}

impl Sample {
    pub(super) fn empty_chart(&self) -> Chart {
        self.running.emptied()
    }

    pub(super) fn round_tables(&self) -> (RoundHead, Vec<RoundTable>, Vec<Competitor>) {
        let number = current(&self.running);
        let matches = of_day(&self.running, number);
        let byes = matches.iter().filter_map(|(_, one)| resting(one)).collect();
        let tables = matches.into_iter().filter_map(|(part, one)| {
            Some(RoundTable {
                table: one.table?,
                part,
                white: entrant(&one.top),
                black: entrant(&one.bottom),
            })
        });
        let head = RoundHead {
            number: number as u32 + 1,
            of: self.running.main().len() as u32,
        };
        (head, tables.collect(), byes)
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
            part: one.part,
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
                of: self.running.main().len() as u32,
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
            empty: chart.emptied(),
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
