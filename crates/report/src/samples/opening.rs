//! The papers before play: announcement, forms, lists, lots.

use crate::data::{
    Announcement, BlankEntryForm, ClubEntries, Competitor, DeadlineList, DocumentNumber,
    EntriesByClub, EntriesBySection, EntryLine, FilledEntryForm, FormLine, FormulaLine,
    HandPlacing, LateForm, LotsChart, LotsEntry, LotsSeal, MissingForm, Receipt, SectionEntries,
    SectionHead, UnsignedForm,
};

use super::bracket::{chart, entrant};
use super::event::{FOR_EVERYONE, day, event_head, moment, prizes, programme};
use super::people::clubs;
use super::said::Said;
use super::sample::{Sample, card};

/// What the lots of the sample event came from, and what they were drawn for.
pub(super) const SEED: &str = "borgodama 24 aprile 2006 ore 21";
pub(super) const DIGEST: &str = "9f1c4a7be2d05836c1f7";

impl Sample {
    pub(super) fn announcement(&self) -> Announcement {
        let lines = |lines: &[&str]| {
            lines
                .iter()
                .map(|line| (*line).to_owned())
                .collect::<Vec<_>>()
        };
        Announcement {
            event: event_head(),
            introduction: Vec::new(),
            sections: lines(&["Maschile", "Femminile", "Società"]),
            venue: lines(&[
                "Istituto della Damiera",
                "Via delle Sessantaquattro Caselle, 32",
                "00000 Borgodama",
            ]),
            programme: programme(),
            deadline: Some(moment(8, 21, 0)),
            send_to: lines(&[
                "G.S. Casella Nera",
                "Vicolo del Biscacco, 4",
                "00000 Borgodama",
            ]),
            how_to_enter: self.said.all(["paper-how-to-enter"]),
            fees: vec![
                self.said
                    .with("paper-fee-entry", &[("sum", "15,00 €".into())]),
            ],
            formula: self.formula(),
            prizes: prizes(),
            for_everyone: Some(FOR_EVERYONE.to_owned()),
            lodging: lines(&[
                "Camera tripla o quadrupla, pensione completa: 30,00 euro al giorno.",
                "Alla prenotazione citare il campionato nazionale di dama.",
            ]),
            rules: vec![
                self.said.text("rule-set-fssi-2006"),
                self.said
                    .with("paper-hearing-aids", &[("article", "12".into())]),
            ],
        }
    }

    fn formula(&self) -> Vec<FormulaLine> {
        let line = |key: &str, text: String| FormulaLine {
            label: self.said.text(key),
            text,
        };
        let pair = self.said.text("step-pair");
        let first = self.said.with(
            "paper-step-minutes",
            &[("step", pair.into()), ("minutes", 60.into())],
        );
        let mut ties = self.said.ties();
        ties.push(self.said.text("step-lots"));
        vec![
            line("paper-formula-match", first),
            line("paper-formula-ties", ties.join("; ")),
        ]
    }

    pub(super) fn blank_form(&self) -> BlankEntryForm {
        BlankEntryForm {
            event: event_head(),
            lines: 6,
            deadline: Some(moment(8, 21, 0)),
            send_to: self.announcement().send_to,
        }
    }

    pub(super) fn filled_form(&self) -> FilledEntryForm {
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
            received: Some(Receipt {
                at: moment(7, 18, 42),
                means: Some(self.said.text("entryform-means-fax")),
            }),
            lines: self.men.iter().take(4).enumerate().map(line).collect(),
            date: Some(day(6)),
            president: Some("Prima Casella".to_owned()),
            signed: true,
            stamped: false,
        }
    }

    pub(super) fn entry_lines(
        said: Said,
        people: &[Competitor],
        section: Option<&str>,
    ) -> Vec<EntryLine> {
        let line = |(index, person): (usize, &Competitor)| EntryLine {
            athlete: person.clone(),
            card: (index % 9 != 4).then(|| card(index)),
            category: Some(["Provinciale", "Regionale", "Nazionale"][index % 3].to_owned()),
            sections: section.iter().map(|&one| one.to_owned()).collect(),
            note: (index % 13 == 7).then(|| said.text("paper-withdrawn")),
        };
        people.iter().enumerate().map(line).collect()
    }

    pub(super) fn entries_by_club(&self) -> EntriesByClub {
        let mut lines = Self::entry_lines(self.said, &self.men, Some("Maschile"));
        lines.extend(Self::entry_lines(self.said, &self.women, Some("Femminile")));
        let of = |club: Option<&str>| ClubEntries {
            club: club.map(str::to_owned),
            entries: lines
                .iter()
                .filter(|line| line.athlete.club.as_deref() == club)
                .cloned()
                .collect(),
        };
        let mut groups: Vec<ClubEntries> = clubs().iter().map(|club| of(Some(club))).collect();
        groups.push(of(None));
        groups.retain(|group| !group.entries.is_empty());
        EntriesByClub {
            event: event_head(),
            clubs: groups,
        }
    }

    pub(super) fn entries_by_section(&self) -> EntriesBySection {
        let group = |section: SectionHead, people: &[Competitor]| SectionEntries {
            section,
            entries: Self::entry_lines(self.said, people, None),
        };
        EntriesBySection {
            event: event_head(),
            sections: vec![
                group(self.said.men(), &self.men),
                group(self.said.women(), &self.women),
            ],
        }
    }

    pub(super) fn deadline_list(&self) -> DeadlineList {
        DeadlineList {
            event: event_head(),
            deadline: Some(moment(8, 21, 0)),
            in_order: 7,
            missing: vec![
                MissingForm {
                    club: clubs()[8].to_owned(),
                    contact: Some("fax 000 000000".to_owned()),
                },
                MissingForm {
                    club: clubs()[10].to_owned(),
                    contact: None,
                },
            ],
            late: vec![LateForm {
                club: clubs()[3].to_owned(),
                received: Receipt {
                    at: moment(8, 21, 7),
                    means: Some(self.said.text("entryform-means-fax")),
                },
                accepted_because: Some(
                    "Linea del fax occupata dalle 20:50, dice la società".to_owned(),
                ),
            }],
            unsigned: vec![
                UnsignedForm {
                    club: clubs()[0].to_owned(),
                    no_signature: false,
                    no_stamp: true,
                },
                UnsignedForm {
                    club: clubs()[5].to_owned(),
                    no_signature: true,
                    no_stamp: true,
                },
            ],
        }
    }

    pub(super) fn lots_chart(&self) -> LotsChart {
        let chart = chart(
            &event_head(),
            &self.said.men(),
            &self.men,
            0,
            self.said.language(),
        );
        let slots = chart.main()[0]
            .matches
            .iter()
            .flat_map(|one| [&one.top, &one.bottom]);
        let entries = slots
            .enumerate()
            .filter_map(|(index, slot)| Some((index, entrant(slot)?)));
        let mut entries: Vec<LotsEntry> = entries
            .map(|(index, competitor)| LotsEntry {
                number: 0,
                club_number: club_number(&competitor),
                rating: None,
                category: None,
                competitor,
                place: index as u32 + 1,
            })
            .collect();
        entries.sort_by(|a, b| {
            (&a.competitor.surname, a.place).cmp(&(&b.competitor.surname, b.place))
        });
        for (index, entry) in entries.iter_mut().enumerate() {
            entry.number = index as u32 + 1;
        }
        let by_hand = entries.iter().skip(4).take(1).map(|entry| HandPlacing {
            competitor: entry.competitor.clone(),
            place: entry.place,
            by: "Arbitro, per la scala: tavolo al piano terra".to_owned(),
        });
        let method = self.said.text("paper-lots-pure");
        LotsChart {
            seal: LotsSeal {
                held_at: Some(moment(24, 21, 0)),
                method: Some(
                    self.said
                        .with("paper-lots-apart", &[("method", method.into())]),
                ),
                seed: SEED.to_owned(),
                digest: DIGEST.to_owned(),
                algorithm: "tabellone-lots 1".to_owned(),
                by_hand: by_hand.collect(),
                entries,
            },
            chart,
        }
    }
}

/// Clubs are numbered in the order of their names.
fn club_number(competitor: &Competitor) -> Option<u32> {
    let club = competitor.club.as_deref()?;
    let before = clubs().iter().filter(|other| **other < club).count();
    Some(before as u32 + 1)
}
