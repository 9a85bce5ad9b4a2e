//! Every report of a sample event.

use messages::Language;

use crate::data::{
    AthleteData, AthleteEvent, BoardLook, Certificate, CertificateKind, Certificates, ClubLine,
    ClubRanking, Colour, Competitor, GameRecords, PictureShape, PointsRow, StoredLine,
};
use crate::report::Report;
use crate::settings::{Paper, Settings};

use super::closing;
use super::event::{Size, day, event_head, settings};
use super::games::games;
use super::outcomes::{results, standings};
use super::people::{clubs, people, women_people};
use super::playing::{club_slips, slips};
use super::said::Said;
use super::sample::{Sample, card};

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
pub fn reports(size: Size, language: Language) -> Vec<NamedReport> {
    let sample = Sample::new(size, language);
    let said = sample.said;
    let mut all = Vec::new();
    let mut add = |name: &str, report: Report, settings: Settings| {
        let file = format!("{:02}-{}{name}", all.len() + 1, report.code());
        all.push(NamedReport {
            file,
            report,
            settings,
        });
    };
    let fixed = Settings {
        language,
        ..settings()
    };
    let provisional = Settings {
        provisional: true,
        ..fixed.clone()
    };
    let a3 = Settings {
        paper: Paper::A3,
        ..provisional.clone()
    };

    add(
        "",
        Report::Announcement(sample.announcement()),
        fixed.clone(),
    );
    add(
        "",
        Report::BlankEntryForm(sample.blank_form()),
        fixed.clone(),
    );
    add(
        "",
        Report::FilledEntryForm(sample.filled_form()),
        fixed.clone(),
    );
    add(
        "",
        Report::EntriesByClub(sample.entries_by_club()),
        provisional.clone(),
    );
    add(
        "",
        Report::EntriesBySection(sample.entries_by_section()),
        provisional.clone(),
    );
    add(
        "",
        Report::DeadlineList(sample.deadline_list()),
        fixed.clone(),
    );
    add("", Report::FeeList(sample.fee_list()), fixed.clone());
    add("", Report::Receipts(sample.receipts()), fixed.clone());
    add("", Report::CheckInList(sample.check_in()), fixed.clone());
    add("", Report::Badges(sample.badges()), fixed.clone());
    add("", Report::PlaceCards(sample.place_cards()), fixed.clone());
    add("", Report::TableCards(sample.table_cards()), fixed.clone());
    add("", Report::QrSheet(Sample::qr_sheet()), fixed.clone());
    add(
        "-men",
        Report::LotsChart(sample.lots_chart()),
        fixed.clone(),
    );
    add(
        "-men",
        Report::EmptyChart(sample.empty_chart()),
        fixed.clone(),
    );
    add(
        "-men-a3",
        Report::EmptyChart(sample.empty_chart()),
        Settings {
            paper: Paper::A3,
            ..fixed.clone()
        },
    );
    add(
        "-men",
        Report::TableSlips(slips(&sample.running, language)),
        provisional.clone(),
    );
    add(
        "-men",
        Report::RoundSheet(sample.round_sheet()),
        fixed.clone(),
    );
    add(
        "",
        Report::WhereToPlay(sample.where_to_play()),
        fixed.clone(),
    );
    add(
        "-men-so-far-a4",
        Report::Chart(sample.running.clone()),
        provisional.clone(),
    );
    add("-men-so-far-a3", Report::Chart(sample.running.clone()), a3);
    add(
        "-women-so-far-a4",
        Report::Chart(sample.women_running.clone()),
        provisional.clone(),
    );
    add(
        "-men",
        Report::CallSheet(sample.call_sheet()),
        fixed.clone(),
    );
    add("", Report::ScoreSheet(sample.score_sheet()), fixed.clone());
    add(
        "",
        Report::HandPack(sample.hand_pack()),
        provisional.clone(),
    );
    add("-round", Report::Pack(sample.round_pack()), provisional);
    add(
        "-men-final",
        Report::Chart(sample.finished.clone()),
        fixed.clone(),
    );
    add(
        "-women-final",
        Report::Chart(sample.women_finished.clone()),
        fixed.clone(),
    );
    add(
        "-men",
        Report::RoundResults(results(said, &sample.finished)),
        fixed.clone(),
    );
    add(
        "-men",
        Report::Standings(standings(said, &sample.finished)),
        fixed.clone(),
    );
    let charts = [&sample.finished, &sample.women_finished];
    add(
        "",
        Report::Podium(closing::podium(said, &charts)),
        fixed.clone(),
    );
    for (name, shape) in [
        ("-square", PictureShape::Square),
        ("-wide", PictureShape::Wide),
    ] {
        let picture = closing::podium_picture(said, &sample.finished, shape);
        add(name, Report::PodiumPicture(picture), fixed.clone());
    }
    add(
        "",
        Report::PrizeList(closing::prize_list(said, &charts)),
        fixed.clone(),
    );
    add(
        "",
        Report::ShoppingList(closing::shopping_list(said, size)),
        fixed.clone(),
    );
    add(
        "",
        Report::ClubRanking(sample.club_ranking()),
        fixed.clone(),
    );
    add(
        "-participation",
        Report::Certificates(certificates(&sample.men, language)),
        fixed.clone(),
    );
    add(
        "-placing",
        Report::Certificates(closing::placings(said, &charts)),
        fixed.clone(),
    );
    add("", Report::Attendance(sample.attendance()), fixed.clone());
    add("", Report::Statistics(sample.statistics()), fixed.clone());
    add(
        "",
        Report::FinalReport(closing::final_report(said, size, &charts)),
        fixed.clone(),
    );
    add(
        "-men",
        Report::GameRecords(sample.game_records()),
        fixed.clone(),
    );
    add(
        "",
        Report::AthleteData(sample.athlete_data()),
        fixed.clone(),
    );
    add(
        "-clubs",
        Report::TableSlips(club_slips(said, &sample.men)),
        fixed,
    );
    all
}

/// A certificate of participation for each of `people`.
pub fn certificates(people: &[Competitor], language: Language) -> Certificates {
    let said = Said::new(language);
    let one = |competitor: &Competitor| Certificate {
        competitor: competitor.clone(),
        section: said.men().title,
        kind: CertificateKind::Participation,
        title: None,
    };
    Certificates {
        event: event_head(),
        certificates: people.iter().map(one).collect(),
        signatures: said.officials().into_iter().skip(1).collect(),
        date: Some(day(25)),
    }
}

/// A ranking of the first clubs of the sample event.
pub(super) fn club_lines(said: Said, count: usize) -> Vec<ClubLine> {
    let (men, women) = (people(2), women_people(1));
    let line = |(index, club): (usize, &&str)| ClubLine {
        place: [1, 2, 3, 3, 5, 6][index],
        tied: index == 2 || index == 3,
        club: (*club).to_owned(),
        points: [41, 33, 27, 27, 12, 5][index],
        detail: [
            (&men[0], "Maschile", 1, 20),
            (&women[0], "Femminile", 4, 9),
            (&men[1], "Maschile", 9, 2),
        ]
        .map(|(who, section, place, points)| {
            let who = format!("{} {}", who.surname, who.name);
            said.with(
                "paper-scorer",
                &[
                    ("who", who.into()),
                    ("section", section.into()),
                    ("place", place.into()),
                    ("points", points.into()),
                ],
            )
        })
        .to_vec(),
    };
    clubs()
        .iter()
        .take(count.min(6))
        .enumerate()
        .map(line)
        .collect()
}

impl Sample {
    fn club_ranking(&self) -> ClubRanking {
        ClubRanking {
            event: event_head(),
            lines: club_lines(self.said, 6),
            points: [(1, 20), (2, 15), (3, 12), (4, 9), (5, 6), (9, 2)]
                .map(|(place, points)| PointsRow { place, points })
                .to_vec(),
            taking_part: 1,
        }
    }

    fn game_records(&self) -> GameRecords {
        GameRecords {
            event: event_head(),
            section: self.said.men(),
            board: BoardLook::italian(),
            first: Colour::White,
            games: games(self.said, &self.men, 6),
        }
    }

    fn athlete_data(&self) -> AthleteData {
        let line = |key: &str, value: Option<&str>| StoredLine {
            label: self.said.text(key),
            value: value.map(str::to_owned),
        };
        AthleteData {
            athlete: self.men[0].clone(),
            stored: vec![
                line("paper-stored-card", Some(&card(0))),
                line("paper-stored-birth-year", Some("1970")),
                line("paper-stored-category", Some("Nazionale")),
                line("paper-stored-rating", None),
            ],
            document_kept: true,
            events: vec![AthleteEvent {
                title: event_head().title,
                date: Some(day(24)),
                section: "Maschile".to_owned(),
                place: Some(5),
            }],
            rulings: vec![self.said.with(
                "paper-stored-rulings",
                &[
                    ("event", event_head().title.into()),
                    ("section", "Maschile".into()),
                    ("count", 1.into()),
                ],
            )],
            erasure: self.said.all(["paper-erase-some"]),
        }
    }
}
