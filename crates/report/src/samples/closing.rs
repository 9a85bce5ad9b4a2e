//! The papers of the closing ceremony.

use crate::data::{
    Award, Certificate, CertificateKind, Certificates, Chart, Competitor, Correction, FinalReport,
    Incident, PictureShape, Podium, PodiumPicture, PodiumPlace, PodiumSection, PrizeList,
    PrizeSection, PurchaseItem, Ruling, SectionSummary, ShoppingList, StandingLine,
};

use super::event::{FOR_EVERYONE, Size, day, event_head, moment, prizes};
use super::opening::{DIGEST, SEED};
use super::outcomes::{results, standings};
use super::reports::club_lines;
use super::said::Said;
use super::sample::card;

/// The first three of each chart.
pub(super) fn podium(said: Said, charts: &[&Chart]) -> Podium {
    let section = |chart: &&Chart| PodiumSection {
        section: chart.section.clone(),
        places: places(said, chart),
    };
    Podium {
        event: event_head(),
        sections: charts.iter().map(section).collect(),
        signatures: said.officials().into_iter().take(2).collect(),
    }
}

/// The podium of one chart as a picture.
pub(super) fn podium_picture(said: Said, chart: &Chart, shape: PictureShape) -> PodiumPicture {
    PodiumPicture {
        event: event_head(),
        section: PodiumSection {
            section: chart.section.clone(),
            places: places(said, chart),
        },
        shape,
    }
}

/// Prizes by place, then what everybody receives.
pub(super) fn prize_list(said: Said, charts: &[&Chart]) -> PrizeList {
    let section = |chart: &&Chart| {
        let first = places(said, chart).into_iter().map(|one| Award {
            place: Some(one.place),
            competitor: Some(one.competitor),
            prize: one.prize.unwrap_or_default(),
        });
        let others = standings(said, chart)
            .lines
            .into_iter()
            .filter(|line| line.place.is_some_and(|place| place > 3))
            .map(|line| Award {
                place: None,
                competitor: Some(line.competitor),
                prize: FOR_EVERYONE.to_owned(),
            });
        PrizeSection {
            section: chart.section.clone(),
            awards: first.chain(others).collect(),
        }
    };
    PrizeList {
        event: event_head(),
        sections: charts.iter().map(section).collect(),
    }
}

/// What the prizes of an event of this size cost in metal.
pub(super) fn shopping_list(said: Said, size: Size) -> ShoppingList {
    let (men, women) = size.entries();
    let item = |quantity, text: &str| PurchaseItem {
        quantity,
        text: text.to_owned(),
        purpose: None,
    };
    let everyone = (men + women) as u32;
    // Ordered before the day; by then it is known who came.
    let souvenirs = PurchaseItem {
        purpose: Some(said.with("paper-really-needed", &[("count", everyone.into())])),
        ..item(everyone + 3, FOR_EVERYONE)
    };
    ShoppingList {
        event: event_head(),
        items: vec![
            item(2, "Trofeo"),
            item(2, "Coppa"),
            item(2, "Targa"),
            item(6, "Medaglia"),
            souvenirs,
        ],
    }
}

/// A certificate for each step of each podium.
pub(super) fn placings(said: Said, charts: &[&Chart]) -> Certificates {
    let certificates = charts.iter().flat_map(|chart| {
        places(said, chart).into_iter().map(|one| Certificate {
            competitor: one.competitor,
            section: chart.section.title.clone(),
            kind: CertificateKind::Placing { place: one.place },
            title: Some(said.text(&format!("paper-title-{}-{}", one.place, sex(chart)))),
        })
    });
    Certificates {
        event: event_head(),
        certificates: certificates.collect(),
        signatures: said.officials().into_iter().skip(1).collect(),
        date: Some(day(25)),
    }
}

/// The arbiter's report, with a ruling, an incident and a correction.
pub(super) fn final_report(said: Said, size: Size, charts: &[&Chart]) -> FinalReport {
    let (men, women) = size.entries();
    let against = charts
        .first()
        .and_then(|chart| standings(said, chart).lines.into_iter().next());
    let summary = |(chart, entries): (&&Chart, usize)| SectionSummary {
        section: chart.section.clone(),
        entries: entries as u32,
        clubs: 11,
        present: entries as u32,
        matches: entries as u32,
        games: 2 * entries as u32 + 5,
        drawn_games: 7,
        forfeits: 1,
        standings: with_cards(standings(said, chart).lines),
        results: results(said, chart).rounds,
    };
    FinalReport {
        event: event_head(),
        officials: said.officials(),
        sections: charts.iter().zip([men, women]).map(summary).collect(),
        clubs: club_lines(said, 6),
        rulings: vec![
            Ruling {
                at: moment(25, 9, 34),
                place: Some(place(said, "Maschile", 1, 4)),
                article: "8.2".to_owned(),
                against: against.map(|line| line.competitor),
                decision: decision(said, "capture-stopped", "correct"),
                arbiter: "Equo Giusti".to_owned(),
            },
            Ruling {
                at: moment(25, 11, 5),
                place: Some(place(said, "Femminile", 2, 2)),
                article: "10.2".to_owned(),
                against: None,
                decision: "Conteggio imposto dall’arbitro.".to_owned(),
                arbiter: "Equo Giusti".to_owned(),
            },
        ],
        incidents: vec![Incident {
            at: Some(moment(25, 10, 12)),
            text: said.with(
                "paper-incident-absent",
                &[
                    ("section", "Maschile".into()),
                    ("round", 1.into()),
                    ("who", "Retromarcia Gino".into()),
                ],
            ),
        }],
        corrections: vec![Correction {
            at: moment(25, 10, 31),
            by: "Regola Fermi".to_owned(),
            text: said.with(
                "action-result-corrected",
                &[
                    ("section", "Maschile".into()),
                    ("table", 3.into()),
                    ("game", 1.into()),
                    ("white", "Spondani Dario".into()),
                    ("black", "Nerofumo Luca".into()),
                    ("why", "Cedola letta male.".into()),
                ],
            ),
        }],
        remarks: vec![
            said.with(
                "paper-remark-lots",
                &[
                    ("section", "Maschile".into()),
                    ("seed", SEED.into()),
                    ("digest", DIGEST.into()),
                ],
            ),
            said.with("paper-remark-forms", &[("count", 2.into())]),
        ],
    }
}

fn place(said: Said, section: &str, round: u32, table: u32) -> String {
    said.with(
        "paper-ruling-place",
        &[
            ("section", section.into()),
            ("round", round.into()),
            ("table", table.into()),
        ],
    )
}

/// What happened and what the arbiter did about it.
fn decision(said: Said, irregularity: &str, remedy: &str) -> String {
    let happened = said.text(&format!("irregularity-{irregularity}-title"));
    format!("{happened}. {}", said.text(&format!("remedy-{remedy}")))
}

fn places(said: Said, chart: &Chart) -> Vec<PodiumPlace> {
    let prize = |place: u32| {
        prizes()
            .into_iter()
            .find(|one| one.place == place)
            .map(|one| one.text)
    };
    let step = |(place, competitor): (u32, Competitor)| PodiumPlace {
        place,
        competitor,
        prize: prize(place),
    };
    let lines = standings(said, chart).lines.into_iter();
    lines
        .filter_map(|line| Some((line.place.filter(|place| *place <= 3)?, line.competitor)))
        .map(step)
        .collect()
}

fn sex(chart: &Chart) -> &'static str {
    match chart.section.title.as_str() {
        "Femminile" => "women",
        _ => "men",
    }
}

fn with_cards(mut lines: Vec<StandingLine>) -> Vec<StandingLine> {
    for (index, line) in lines.iter_mut().enumerate() {
        line.card = (index % 7 != 6).then(|| card(index));
    }
    lines
}
