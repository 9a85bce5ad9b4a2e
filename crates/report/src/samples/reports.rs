//! Every report of a sample event.

use crate::data::{
    Announcement, AthleteData, AthleteEvent, BlankEntryForm, BoardLook, CallLine, CallSheet, Certificate,
    CertificateKind, Certificates, Chart, ClubEntries, ClubLine, ClubRanking, Colour, Competitor, DeadlineList,
    DocumentNumber, EmptyChart, EntriesByClub, EntriesBySection, EntryLine, FilledEntryForm, FormLine, GameRecords,
    HandPack, HandSection, HandPlacing, LateForm, LotsChart, LotsEntry, LotsSeal, MissingForm, PointsRow, Receipt,
    RoundHead, RoundSheet, RoundTable, ScoreSheet, SectionEntries, SectionHead, Slip, StoredLine, TableSlips,
    UnsignedForm,
};
use crate::report::{Pack, Report};
use crate::settings::{Paper, Settings};

use super::bracket::{chart, entrant, results, resting, standings};
use super::closing;
use super::event::{
    FOR_EVERYONE, Size, day, event_head, men, moment, officials, prizes, programme, settings, ties, time, women,
};
use super::games::games;
use super::people::{clubs, people};

/// A report with the name of its file and how it is printed.
#[derive(Debug, Clone)]
pub struct NamedReport {
    /// Says what it is, without extension.
    pub file: String,
    /// What to print.
    pub report: Report,
    /// How.
    pub settings: Settings,
}

/// Every report of an event of this size, in the order of the day.
pub fn reports(size: Size) -> Vec<NamedReport> {
    let sample = Sample::new(size);
    let mut all = Vec::new();
    let mut add = |name: &str, report: Report, settings: Settings| {
        let file = format!("{:02}-{}{name}", all.len() + 1, report.code());
        all.push(NamedReport { file, report, settings });
    };
    let fixed = settings();
    let provisional = Settings { provisional: true, ..settings() };
    let a3 = Settings { paper: Paper::A3, ..provisional.clone() };

    add("", Report::Announcement(sample.announcement()), fixed.clone());
    add("", Report::BlankEntryForm(sample.blank_form()), fixed.clone());
    add("", Report::FilledEntryForm(sample.filled_form()), fixed.clone());
    add("", Report::EntriesByClub(sample.entries_by_club()), provisional.clone());
    add("", Report::EntriesBySection(sample.entries_by_section()), provisional.clone());
    add("", Report::DeadlineList(sample.deadline_list()), fixed.clone());
    add("-men", Report::LotsChart(sample.lots_chart()), fixed.clone());
    add("-men", Report::EmptyChart(sample.empty_chart()), fixed.clone());
    add("-men-a3", Report::EmptyChart(sample.empty_chart()), Settings { paper: Paper::A3, ..fixed.clone() });
    add("-men", Report::TableSlips(slips(&sample.running)), provisional.clone());
    add("-men", Report::RoundSheet(sample.round_sheet()), fixed.clone());
    add("-men-so-far-a4", Report::Chart(sample.running.clone()), provisional.clone());
    add("-men-so-far-a3", Report::Chart(sample.running.clone()), a3);
    add("-women-so-far-a4", Report::Chart(sample.women_running.clone()), provisional.clone());
    add("-men", Report::CallSheet(sample.call_sheet()), fixed.clone());
    add("", Report::ScoreSheet(sample.score_sheet()), fixed.clone());
    add("", Report::HandPack(sample.hand_pack()), provisional.clone());
    add("-round", Report::Pack(sample.round_pack()), provisional);
    add("-men-final", Report::Chart(sample.finished.clone()), fixed.clone());
    add("-men", Report::RoundResults(results(&sample.finished)), fixed.clone());
    add("-men", Report::Standings(standings(&sample.finished)), fixed.clone());
    let charts = [&sample.finished, &sample.women_finished];
    add("", Report::Podium(closing::podium(&charts)), fixed.clone());
    add("", Report::PrizeList(closing::prize_list(&charts)), fixed.clone());
    add("", Report::ShoppingList(closing::shopping_list(size)), fixed.clone());
    add("", Report::ClubRanking(sample.club_ranking()), fixed.clone());
    add("-participation", Report::Certificates(certificates(&sample.men)), fixed.clone());
    add("-placing", Report::Certificates(closing::placings(&charts)), fixed.clone());
    add("", Report::FinalReport(closing::final_report(size, &charts)), fixed.clone());
    add("-men", Report::GameRecords(sample.game_records()), fixed.clone());
    add("", Report::AthleteData(sample.athlete_data()), fixed);
    all
}

/// Slips of the first round that is not over.
pub fn slips(chart: &Chart) -> TableSlips {
    let number = current(chart);
    let tables = &chart.rounds[number].matches;
    TableSlips {
        event: chart.event.clone(),
        section: chart.section.clone(),
        round: RoundHead { number: number as u32 + 1, of: chart.rounds.len() as u32 },
        count: Some("Conteggio: 40 mosse di dama del giocatore contato (art. 10)".to_owned()),
        reasons: ["abbandono", "senza mosse", "senza pezzi", "tempo", "accordo", "conteggio", "assenza"]
            .map(str::to_owned)
            .to_vec(),
        ties: ties(),
        slips: tables
            .iter()
            .filter(|one| one.table.is_some())
            .map(|one| Slip {
                table: one.table,
                time: chart.rounds[number].starts,
                white: entrant(&one.top),
                black: entrant(&one.bottom),
            })
            .collect(),
    }
}

/// A certificate of participation for each of `people`.
pub fn certificates(people: &[Competitor]) -> Certificates {
    let one = |competitor: &Competitor| Certificate {
        competitor: competitor.clone(),
        section: "gara maschile".to_owned(),
        kind: CertificateKind::Participation,
    };
    Certificates {
        event: event_head(),
        certificates: people.iter().map(one).collect(),
        signatures: officials().into_iter().skip(1).collect(),
        date: Some(day(25)),
    }
}

/// The first round with a match still open, or the final.
fn current(chart: &Chart) -> usize {
    let open = |round: &crate::data::ChartRound| round.matches.iter().any(|one| one.result.is_none());
    chart.rounds.iter().position(open).unwrap_or(chart.rounds.len() - 1)
}

struct Sample {
    men: Vec<Competitor>,
    women: Vec<Competitor>,
    running: Chart,
    women_running: Chart,
    finished: Chart,
    women_finished: Chart,
}

impl Sample {
    fn new(size: Size) -> Self {
        let (men_count, women_count) = size.entries();
        let everyone = people(men_count + women_count);
        let (men_entries, women_entries) = everyone.split_at(men_count);
        let played = if size == Size::Small { 0 } else { 2 };
        let event = event_head();
        Self {
            running: chart(&event, &men(), men_entries, played),
            women_running: chart(&event, &women(), women_entries, played),
            finished: chart(&event, &men(), men_entries, usize::MAX),
            women_finished: chart(&event, &women(), women_entries, usize::MAX),
            men: men_entries.to_vec(),
            women: women_entries.to_vec(),
        }
    }

    fn announcement(&self) -> Announcement {
        let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        Announcement {
            event: event_head(),
            introduction: lines(&[
                "La Federazione Sport Silenziosi indice e il G.S. Casella Nera organizza il campionato nazionale di \
                 dama per tutti gli atleti sordi.",
            ]),
            sections: lines(&["Maschile", "Femminile", "Società"]),
            venue: lines(&["Istituto della Damiera", "Via delle Sessantaquattro Caselle, 32", "00000 Borgodama"]),
            programme: programme(),
            deadline: Some(moment(8, 21, 0)),
            send_to: lines(&["G.S. Casella Nera", "Vicolo del Biscacco, 4", "00000 Borgodama"]),
            how_to_enter: lines(&[
                "Ogni società compila un modulo con al massimo sei atleti.",
                "Il modulo deve avere il timbro della società e la firma del presidente.",
            ]),
            prizes: prizes(),
            for_everyone: Some(FOR_EVERYONE.to_owned()),
            lodging: lines(&["Camera tripla o quadrupla, pensione completa: 30,00 euro al giorno.",
                "Alla prenotazione citare il campionato nazionale di dama."]),
            rules: lines(&[
                "Si gioca a dama italiana, regolamento 2006.",
                "Si gioca senza protesi acustiche, pena l’esclusione (art. 12).",
            ]),
        }
    }

    fn blank_form(&self) -> BlankEntryForm {
        BlankEntryForm {
            event: event_head(),
            lines: 6,
            deadline: Some(moment(8, 21, 0)),
            send_to: self.announcement().send_to,
        }
    }

    fn filled_form(&self) -> FilledEntryForm {
        let line = |(index, person): (usize, &Competitor)| FormLine {
            surname: person.surname.clone(),
            name: person.name.clone(),
            card: Some(card(index)),
            document: (index != 2).then(|| DocumentNumber(format!("C.I. ZZ 000000{index}"))),
            section: Some("Maschile".to_owned()),
        };
        FilledEntryForm {
            event: event_head(),
            club: clubs()[0].to_owned(),
            received: Some(Receipt { at: moment(7, 18, 42), means: Some("fax".to_owned()) }),
            lines: self.men.iter().take(4).enumerate().map(line).collect(),
            date: Some(day(6)),
            president: Some("Prima Casella".to_owned()),
            signed: true,
            stamped: false,
        }
    }

    fn entry_lines(people: &[Competitor], section: Option<&str>) -> Vec<EntryLine> {
        let line = |(index, person): (usize, &Competitor)| EntryLine {
            athlete: person.clone(),
            card: (index % 9 != 4).then(|| card(index)),
            category: Some(["Provinciale", "Regionale", "Nazionale"][index % 3].to_owned()),
            sections: section.iter().map(|&one| one.to_owned()).collect(),
            note: (index % 13 == 7).then(|| "in ritardo".to_owned()),
        };
        people.iter().enumerate().map(line).collect()
    }

    fn entries_by_club(&self) -> EntriesByClub {
        let mut lines = Self::entry_lines(&self.men, Some("Maschile"));
        lines.extend(Self::entry_lines(&self.women, Some("Femminile")));
        let of = |club: Option<&str>| ClubEntries {
            club: club.map(str::to_owned),
            entries: lines.iter().filter(|line| line.athlete.club.as_deref() == club).cloned().collect(),
        };
        let mut groups: Vec<ClubEntries> = clubs().iter().map(|club| of(Some(club))).collect();
        groups.push(of(None));
        groups.retain(|group| !group.entries.is_empty());
        EntriesByClub { event: event_head(), clubs: groups }
    }

    fn entries_by_section(&self) -> EntriesBySection {
        let group = |section: SectionHead, people: &[Competitor]| SectionEntries {
            section,
            entries: Self::entry_lines(people, None),
        };
        EntriesBySection {
            event: event_head(),
            sections: vec![group(men(), &self.men), group(women(), &self.women)],
        }
    }

    fn deadline_list(&self) -> DeadlineList {
        DeadlineList {
            event: event_head(),
            deadline: Some(moment(8, 21, 0)),
            in_order: 7,
            missing: vec![
                MissingForm { club: clubs()[8].to_owned(), contact: Some("fax 000 000000".to_owned()) },
                MissingForm { club: clubs()[10].to_owned(), contact: None },
            ],
            late: vec![LateForm {
                club: clubs()[3].to_owned(),
                received: Receipt { at: moment(8, 21, 7), means: Some("fax".to_owned()) },
                accepted_because: Some("Linea del fax occupata dalle 20:50, dice la società".to_owned()),
            }],
            unsigned: vec![
                UnsignedForm { club: clubs()[0].to_owned(), no_signature: false, no_stamp: true },
                UnsignedForm { club: clubs()[5].to_owned(), no_signature: true, no_stamp: true },
            ],
        }
    }

    fn lots_chart(&self) -> LotsChart {
        let chart = chart(&event_head(), &men(), &self.men, 0);
        let slots = chart.rounds[0].matches.iter().flat_map(|one| [&one.top, &one.bottom]);
        let entries = slots.enumerate().filter_map(|(index, slot)| Some((index, entrant(slot)?)));
        let mut entries: Vec<LotsEntry> = entries
            .map(|(index, competitor)| LotsEntry { number: 0, competitor, place: index as u32 + 1 })
            .collect();
        entries.sort_by(|a, b| (&a.competitor.surname, a.place).cmp(&(&b.competitor.surname, b.place)));
        for (index, entry) in entries.iter_mut().enumerate() {
            entry.number = index as u32 + 1;
        }
        let by_hand = entries.iter().skip(4).take(1).map(|entry| HandPlacing {
            competitor: entry.competitor.clone(),
            place: entry.place,
            by: "Arbitro, per la scala: tavolo al piano terra".to_owned(),
        });
        LotsChart {
            seal: LotsSeal {
                held_at: Some(moment(24, 21, 0)),
                method: Some("Sorteggio puro; atleti della stessa società lontani".to_owned()),
                seed: "borgodama 24 aprile 2006 ore 21".to_owned(),
                digest: "9f1c4a7be2d05836c1f7a94e0b63d28517ae40c9f2861b5d3e70a4c8912fbd64".to_owned(),
                algorithm: "tabellone-lots 1".to_owned(),
                by_hand: by_hand.collect(),
                entries,
            },
            chart,
        }
    }

    fn empty_chart(&self) -> EmptyChart {
        EmptyChart { event: event_head(), section: men(), size: self.men.len() as u32, third_place: true }
    }

    fn round_tables(&self) -> (RoundHead, Vec<RoundTable>, Vec<Competitor>) {
        let number = current(&self.running);
        let round = &self.running.rounds[number];
        let tables = round.matches.iter().filter_map(|one| {
            Some(RoundTable { table: one.table?, white: entrant(&one.top), black: entrant(&one.bottom) })
        });
        let head = RoundHead { number: number as u32 + 1, of: self.running.rounds.len() as u32 };
        (head, tables.collect(), round.matches.iter().filter_map(resting).collect())
    }

    fn round_sheet(&self) -> RoundSheet {
        let (round, tables, byes) = self.round_tables();
        RoundSheet { event: event_head(), section: men(), round, starts: Some(time(10, 40)), tables, byes }
    }

    fn call_sheet(&self) -> CallSheet {
        let (round, tables, _) = self.round_tables();
        let line = |one: RoundTable| CallLine { table: one.table, white: one.white, black: one.black };
        CallSheet {
            event: event_head(),
            section: men(),
            round,
            starts: Some(time(10, 40)),
            check_hearing_aids: true,
            lines: tables.into_iter().map(line).collect(),
        }
    }

    fn score_sheet(&self) -> ScoreSheet {
        ScoreSheet {
            event: event_head(),
            section: Some(men()),
            round: Some(RoundHead { number: 1, of: self.running.rounds.len() as u32 }),
            table: Some(1),
            date: Some(day(25)),
            white: self.men.first().cloned(),
            black: None,
            first: Colour::White,
            board: BoardLook::italian(),
        }
    }

    fn hand_pack(&self) -> HandPack {
        let section = |head: SectionHead, chart: &Chart, people: &[Competitor]| HandSection {
            chart: chart.clone(),
            slips: vec![slips(chart)],
            entries: SectionEntries { section: head, entries: Self::entry_lines(people, None) },
            ties: ties(),
            prizes: prizes(),
            for_everyone: Some(FOR_EVERYONE.to_owned()),
        };
        HandPack {
            event: event_head(),
            sections: vec![
                section(men(), &self.running, &self.men),
                section(women(), &self.women_running, &self.women),
            ],
        }
    }

    fn round_pack(&self) -> Pack {
        Pack {
            title: event_head().title,
            reports: vec![
                Report::RoundSheet(self.round_sheet()),
                Report::CallSheet(self.call_sheet()),
                Report::TableSlips(slips(&self.running)),
            ],
        }
    }

    fn club_ranking(&self) -> ClubRanking {
        let line = |(index, club): (usize, &&str)| ClubLine {
            place: [1, 2, 3, 3, 5, 6][index],
            tied: index == 2 || index == 3,
            club: (*club).to_owned(),
            points: [41, 33, 27, 27, 12, 5][index],
            detail: Some("1° maschile (20), 4° femminile (9), 9° maschile (2)".to_owned()),
        };
        ClubRanking {
            event: event_head(),
            lines: clubs().iter().take(6).enumerate().map(line).collect(),
            points: [(1, 20), (2, 15), (3, 12), (4, 9), (5, 6), (9, 2)]
                .map(|(place, points)| PointsRow { place, points })
                .to_vec(),
        }
    }

    fn game_records(&self) -> GameRecords {
        GameRecords {
            event: event_head(),
            section: men(),
            board: BoardLook::italian(),
            first: Colour::White,
            games: games(&self.men, 6),
        }
    }

    fn athlete_data(&self) -> AthleteData {
        let line = |label: &str, value: Option<&str>| StoredLine {
            label: label.to_owned(),
            value: value.map(str::to_owned),
        };
        AthleteData {
            athlete: self.men[0].clone(),
            stored: vec![
                line("Sesso", Some("maschile")),
                line("Anno di nascita", Some("1970")),
                line("Tessera FSSI", Some(&card(0))),
                line("Categoria", Some("Nazionale")),
                line("Punteggio", None),
            ],
            document_kept: true,
            events: vec![AthleteEvent {
                title: event_head().title,
                date: Some(day(24)),
                section: "Maschile".to_owned(),
                place: Some(5),
            }],
            rulings: vec!["Turno 2, art. 8.2: mossa corretta su richiesta dell’avversario.".to_owned()],
            erasure: vec![
                "Su richiesta si cancellano anno di nascita, documento e punteggio.".to_owned(),
                "Nome e risultati restano finché la classifica ne ha bisogno.".to_owned(),
            ],
        }
    }
}

/// A card number that no federation gives out.
fn card(index: usize) -> String {
    format!("ZZ-{index:04}")
}
