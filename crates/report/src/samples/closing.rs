//! The papers of the closing ceremony.

use crate::data::{
    Award, Certificate, CertificateKind, Certificates, Chart, Competitor, Correction, FinalReport,
    Incident, Podium, PodiumPlace, PodiumSection, PrizeList, PrizeSection, PurchaseItem, Ruling,
    SectionSummary, ShoppingList,
};

use super::bracket::{results, standings};
use super::event::{FOR_EVERYONE, Size, day, event_head, moment, officials, prizes};

/// The first three of each chart.
pub(super) fn podium(charts: &[&Chart]) -> Podium {
    let section = |chart: &&Chart| PodiumSection {
        section: chart.section.clone(),
        places: places(chart),
    };
    Podium {
        event: event_head(),
        sections: charts.iter().map(section).collect(),
        signatures: officials().into_iter().take(2).collect(),
    }
}

/// Prizes by place, then what everybody receives.
pub(super) fn prize_list(charts: &[&Chart]) -> PrizeList {
    let section = |chart: &&Chart| {
        let first = places(chart).into_iter().map(|one| Award {
            place: Some(one.place),
            competitor: Some(one.competitor),
            prize: one.prize.unwrap_or_default(),
        });
        let others = standings(chart)
            .lines
            .into_iter()
            .filter(|line| line.place > 3)
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
pub(super) fn shopping_list(size: Size) -> ShoppingList {
    let (men, women) = size.entries();
    let item = |quantity, text: &str, purpose: &str| PurchaseItem {
        quantity,
        text: text.to_owned(),
        purpose: Some(purpose.to_owned()),
    };
    ShoppingList {
        event: event_head(),
        items: vec![
            item(2, "Trofeo", "1° maschile, 1° femminile"),
            item(2, "Coppa", "2° maschile, 2° femminile"),
            item(2, "Targa", "3° maschile, 3° femminile"),
            item(6, "Medaglia", "primi tre di ogni gara"),
            item((men + women) as u32, FOR_EVERYONE, "tutti i partecipanti"),
        ],
    }
}

/// A certificate for each step of each podium.
pub(super) fn placings(charts: &[&Chart]) -> Certificates {
    let certificates = charts.iter().flat_map(|chart| {
        places(chart).into_iter().map(|one| Certificate {
            competitor: one.competitor,
            section: chart.section.title.clone(),
            kind: CertificateKind::Placing { place: one.place },
        })
    });
    Certificates {
        event: event_head(),
        certificates: certificates.collect(),
        signatures: officials().into_iter().skip(1).collect(),
        date: Some(day(25)),
    }
}

/// The arbiter's report, with a ruling, an incident and a correction.
pub(super) fn final_report(size: Size, charts: &[&Chart]) -> FinalReport {
    let (men, women) = size.entries();
    let against = charts
        .first()
        .and_then(|chart| standings(chart).lines.into_iter().next());
    let summary = |(chart, entries): (&&Chart, usize)| SectionSummary {
        section: chart.section.clone(),
        entries: entries as u32,
        clubs: 11,
        present: entries as u32,
        matches: entries as u32,
        games: 2 * entries as u32 + 5,
        drawn_games: 7,
        forfeits: 1,
        podium: places(chart),
        results: results(chart).rounds,
    };
    FinalReport {
        event: event_head(),
        officials: officials(),
        sections: charts.iter().zip([men, women]).map(summary).collect(),
        rulings: vec![
            Ruling {
                at: moment(25, 9, 34),
                place: Some("Maschile, turno 1, tavolo 4".to_owned()),
                article: "art. 8.2".to_owned(),
                against: against.map(|line| line.competitor),
                decision: "Presa non completata: corretta su richiesta dell’avversario.".to_owned(),
                arbiter: "Equo Giusti".to_owned(),
            },
            Ruling {
                at: moment(25, 11, 5),
                place: Some("Femminile, turno 2, tavolo 2".to_owned()),
                article: "art. 10.2".to_owned(),
                against: None,
                decision: "Conteggio imposto dall’arbitro.".to_owned(),
                arbiter: "Equo Giusti".to_owned(),
            },
        ],
        incidents: vec![Incident {
            at: Some(moment(25, 10, 12)),
            text: "Luce mancata per quattro minuti; orologi fermati.".to_owned(),
        }],
        corrections: vec![Correction {
            at: moment(25, 10, 31),
            by: "Regola Fermi".to_owned(),
            text: "Tavolo 3, turno 1: da 2–0 a 0–2; nessun turno successivo cambiato.".to_owned(),
        }],
        remarks: vec!["Gara regolare. Nessun reclamo al termine.".to_owned()],
    }
}

fn places(chart: &Chart) -> Vec<PodiumPlace> {
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
    let lines = standings(chart).lines.into_iter();
    lines
        .filter(|line| line.place <= 3)
        .map(|line| (line.place, line.competitor))
        .map(step)
        .collect()
}
