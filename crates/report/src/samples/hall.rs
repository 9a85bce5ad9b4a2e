//! The papers of the hall and of the cash desk.

use crate::data::{
    Attendance, AttendanceDay, Attendant, Badges, CheckInLine, CheckInList, CheckInSection,
    ClubFigures, Colour, Competitor, FeeLine, FeeList, FeeReceipt, NameCard, PlaceCards, QrLink,
    QrSheet, ReasonFigures, Receipts, RoundFigures, SeatLine, SectionFigures, SectionHead,
    Statistics, TableCards, WhereToPlay,
};

use super::event::{day, event_head, time};
use super::people::clubs;
use super::sample::{Sample, card};

const ENTRY_FEE: u32 = 1500;
const NIGHT_FEE: u32 = 3000;

impl Sample {
    fn everybody(&self) -> impl Iterator<Item = (&'static str, &Competitor)> {
        let men = self.men.iter().map(|one| ("Maschile", one));
        men.chain(self.women.iter().map(|one| ("Femminile", one)))
    }

    pub(super) fn where_to_play(&self) -> WhereToPlay {
        let (_, tables, byes) = self.round_tables();
        let round = self.said.text("report-round-2");
        let mut seats = Vec::new();
        for one in tables {
            let sides = [
                (&one.white, &one.black, Colour::White),
                (&one.black, &one.white, Colour::Black),
            ];
            for (who, other, colour) in sides {
                let Some(competitor) = who.clone() else {
                    continue;
                };
                seats.push(SeatLine {
                    competitor,
                    section: "Maschile".to_owned(),
                    round: round.clone(),
                    table: Some(one.table),
                    colour: Some(colour),
                    against: other
                        .as_ref()
                        .map(|one| format!("{} {}", one.surname, one.name)),
                    time: Some(time(10, 40)),
                });
            }
        }
        seats.extend(byes.into_iter().map(|competitor| SeatLine {
            competitor,
            section: "Maschile".to_owned(),
            round: round.clone(),
            against: Some(self.said.text("paper-rests")),
            ..SeatLine::default()
        }));
        seats.sort_by(|one, other| one.competitor.surname.cmp(&other.competitor.surname));
        WhereToPlay {
            event: event_head(),
            seats,
        }
    }

    pub(super) fn table_cards(&self) -> TableCards {
        TableCards {
            event: event_head(),
            tables: (1..=self.men.len().div_ceil(2) as u32).collect(),
        }
    }

    fn cards(&self) -> Vec<NameCard> {
        let card = |(index, (section, one)): (usize, (&str, &Competitor))| NameCard {
            competitor: one.clone(),
            sections: vec![section.to_owned()],
            code: Some(format!("K7WD-{index:04}-Q")),
        };
        self.everybody().enumerate().map(card).collect()
    }

    pub(super) fn place_cards(&self) -> PlaceCards {
        PlaceCards {
            event: event_head(),
            cards: self.cards(),
        }
    }

    pub(super) fn badges(&self) -> Badges {
        let officials = self.said.officials().into_iter().map(|one| NameCard {
            competitor: Competitor::new(&one.name, "", ""),
            sections: vec![one.role],
            code: None,
        });
        Badges {
            event: event_head(),
            badges: self.cards().into_iter().chain(officials).collect(),
        }
    }

    pub(super) fn qr_sheet() -> QrSheet {
        let link = |title: &str, page: &str| QrLink {
            title: title.to_owned(),
            address: format!("http://192.168.1.20:8080/{page}"),
        };
        QrSheet {
            event: event_head(),
            links: vec![
                link("Tavoli del turno", "turni"),
                link("Tabellone", "tabellone"),
            ],
        }
    }

    pub(super) fn check_in(&self) -> CheckInList {
        let lines = |people: &[Competitor]| {
            let line = |(index, one): (usize, &Competitor)| CheckInLine {
                athlete: one.clone(),
                card: (index % 5 != 4).then(|| card(index)),
                present: index % 6 == 5,
            };
            let mut lines: Vec<CheckInLine> = people.iter().enumerate().map(line).collect();
            lines.sort_by(|one, other| one.athlete.surname.cmp(&other.athlete.surname));
            lines
        };
        let section = |section: SectionHead, people: &[Competitor]| CheckInSection {
            section,
            lines: lines(people),
        };
        CheckInList {
            event: event_head(),
            check_hearing_aids: true,
            sections: vec![
                section(self.said.men(), &self.men),
                section(self.said.women(), &self.women),
            ],
        }
    }

    pub(super) fn attendance(&self) -> Attendance {
        let hours = |day_of_month, from, to| AttendanceDay {
            date: day(day_of_month),
            from: Some(from),
            to: Some(to),
        };
        Attendance {
            event: event_head(),
            people: self
                .everybody()
                .map(|(section, one)| Attendant {
                    competitor: one.clone(),
                    capacity: self
                        .said
                        .with("paper-capacity-athlete", &[("sections", section.into())]),
                })
                .collect(),
            days: vec![
                hours(24, time(18, 0), time(22, 0)),
                hours(25, time(8, 30), time(19, 30)),
            ],
            signatures: self.said.officials().into_iter().take(2).collect(),
            date: Some(day(25)),
        }
    }

    fn fee_lines(&self) -> Vec<FeeLine> {
        let line = |(index, club): (u32, &&str)| {
            let entries = self
                .everybody()
                .filter(|(_, one)| one.club.as_deref() == Some(club))
                .count() as u32;
            let nights = index % 4 * entries;
            let owed = entries * ENTRY_FEE + nights * NIGHT_FEE;
            FeeLine {
                club: (*club).to_owned(),
                entries,
                nights,
                owed,
                paid: if index % 3 == 1 { 0 } else { owed },
            }
        };
        let lines = (0..).zip(clubs()).map(line);
        lines.filter(|line| line.entries > 0).collect()
    }

    pub(super) fn fee_list(&self) -> FeeList {
        FeeList {
            event: event_head(),
            entry_fee: ENTRY_FEE,
            night_fee: NIGHT_FEE,
            lines: self.fee_lines(),
        }
    }

    pub(super) fn receipts(&self) -> Receipts {
        let paid = self.fee_lines().into_iter().filter(|line| line.paid > 0);
        let receipt = |(number, line): (u32, FeeLine)| FeeReceipt {
            number,
            names: self
                .everybody()
                .filter(|(_, one)| one.club.as_deref() == Some(line.club.as_str()))
                .map(|(_, one)| format!("{} {}", one.surname, one.name))
                .collect(),
            line,
            paid_on: Some(day(20)),
            note: "Bonifico del 20 aprile".to_owned(),
        };
        Receipts {
            event: event_head(),
            entry_fee: ENTRY_FEE,
            night_fee: NIGHT_FEE,
            receipts: (1..).zip(paid).map(receipt).collect(),
            signatures: self.said.officials().into_iter().skip(1).take(1).collect(),
        }
    }

    pub(super) fn statistics(&self) -> Statistics {
        let round = |number: u32| RoundFigures {
            round: self
                .said
                .with("round-numbered", &[("number", number.into())]),
            matches: 16 >> number,
            from: Some(time(8 + number, 2)),
            to: Some(time(8 + number, 47 + number)),
            minutes: Some(45 + number),
        };
        let reason = |key: &str, games| ReasonFigures {
            reason: self.said.text(key),
            games,
        };
        let section = |section: SectionHead, people: &[Competitor]| SectionFigures {
            section,
            entries: people.len() as u32,
            present: people.len() as u32 - 1,
            matches: people.len() as u32 - 1,
            white_wins: 17,
            black_wins: 12,
            drawn: 9,
            reasons: vec![
                reason("reason-resigned", 21),
                reason("reason-agreed", 9),
                reason("reason-time", 5),
                reason("reason-no-moves", 3),
            ],
            rounds: (1..=4).map(round).collect(),
        };
        let of = |club: Option<&str>, people: &[Competitor]| {
            people
                .iter()
                .filter(|one| one.club.as_deref() == club)
                .count() as u32
        };
        let club = |club: Option<&str>| ClubFigures {
            club: club.map(str::to_owned),
            entries: vec![of(club, &self.men), of(club, &self.women)],
        };
        let clubs = clubs().iter().map(|one| club(Some(one)));
        let mut clubs: Vec<ClubFigures> = clubs.chain([club(None)]).collect();
        clubs.retain(|club| club.entries.iter().any(|count| *count > 0));
        Statistics {
            event: event_head(),
            sections: vec![
                section(self.said.men(), &self.men),
                section(self.said.women(), &self.women),
            ],
            clubs,
        }
    }
}
