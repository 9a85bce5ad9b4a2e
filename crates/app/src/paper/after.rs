//! Papers after play: results, standings, prizes, certificates.

use report::{
    Award, Certificate, CertificateKind, Certificates, ClubLine, ClubRanking, PodiumPlace,
    PodiumSection, PointsRow, PrizeList, PrizeSection, PurchaseItem, ResultLine, ResultsRound,
    RoundResults, ShoppingList, StandingLine, Standings,
};

use super::charts::{half, how_note};
use super::heads::{Desk, competitor, on_side, round_head};
use crate::chart::{MatchStateView, SlotView, chart_view};
use crate::event::EventRef;
use crate::people::full_name;
use crate::prizes::prizes;
use crate::section::{Live, tournament_id};
use crate::standings::{StandingNote, StandingsView, clubs_ranking, podium, standings_view};
use crate::{App, Reply};

pub(super) fn results(desk: &Desk<'_>, live: &Live) -> Reply<RoundResults> {
    let view = chart_view(live)?;
    let mut rounds = Vec::new();
    let third = view
        .third_place
        .into_iter()
        .map(|card| (true, card.round, vec![card]));
    let main = view
        .rounds
        .into_iter()
        .map(|round| (false, round.number, round.matches));
    for (third_place, number, cards) in main.chain(third) {
        let mut matches = Vec::new();
        let mut byes = Vec::new();
        for card in &cards {
            match (on_side(&card.sides[0]), on_side(&card.sides[1])) {
                (Some(top), Some(bottom)) => matches.push(ResultLine {
                    table: card.table,
                    winner: card.winner.map(half),
                    score: (!card.games.is_empty()).then(|| score(card)),
                    reason: reason(desk, card),
                    top,
                    bottom,
                }),
                (Some(one), None) | (None, Some(one)) if card.winner.is_some() => byes.push(one),
                _ => {}
            }
        }
        if !matches.is_empty() || !byes.is_empty() {
            rounds.push(ResultsRound {
                round: round_head(live, number),
                third_place,
                matches,
                byes,
            });
        }
    }
    Ok(RoundResults {
        event: desk.head(),
        section: desk.section(&live.title),
        rounds,
    })
}

fn score(card: &crate::chart::MatchCard) -> String {
    let points = |side: usize| match &card.sides[side] {
        SlotView::Entry { points, .. } => *points,
        _ => 0,
    };
    format!("{}–{}", points(0), points(1))
}

fn reason(desk: &Desk<'_>, card: &crate::chart::MatchCard) -> Option<String> {
    if let MatchStateView::Decided { how } = card.state
        && let Some(note) = how_note(desk, how)
    {
        return Some(note);
    }
    let last = card.games.last().filter(|last| last.boards.is_empty())?;
    Some(desk.text(&format!("reason-{}", last.reason.as_str())))
}

pub(super) fn standings(desk: &Desk<'_>, live: &Live) -> Standings {
    let view = standings_view(live);
    Standings {
        event: desk.head(),
        section: desk.section(&live.title),
        lines: standing_lines(desk, &view),
    }
}

fn standing_lines(desk: &Desk<'_>, view: &StandingsView) -> Vec<StandingLine> {
    let lines = view.rows.iter().map(|row| StandingLine {
        place: row.from,
        tied: row.shared,
        competitor: competitor(&row.entry),
        note: match (row.note, &row.beaten_by, row.live) {
            (Some(StandingNote::Champion), ..) => Some(desk.text("paper-champion")),
            (Some(StandingNote::Withdrawn), ..) => Some(desk.text("paper-withdrawn")),
            (Some(StandingNote::Excluded), ..) => Some(desk.text("paper-excluded")),
            (None, _, true) => Some(desk.text_with("paper-at-least", &[("place", row.to.into())])),
            (None, Some(victor), false) => {
                Some(desk.text_with("paper-beaten-by", &[("who", victor.into())]))
            }
            (None, None, false) => None,
        },
        won: Some(row.won),
    });
    lines.collect()
}

pub(super) fn podium_report(desk: &Desk<'_>, app: &App) -> Reply<report::Podium> {
    let podiums = podium(
        app,
        EventRef {
            event: desk.event.id,
        },
    )?;
    let sections = podiums.into_iter().map(|podium| PodiumSection {
        section: desk.section(&podium.title),
        places: podium
            .steps
            .into_iter()
            .map(|step| PodiumPlace {
                place: step.place,
                competitor: competitor(&step.entry),
                prize: (!step.items.is_empty()).then(|| step.items.join(", ")),
            })
            .collect(),
    });
    let sections = sections.collect();
    let signatures = desk.signing(&app.store().read())?;
    Ok(report::Podium {
        event: desk.head(),
        sections,
        signatures,
    })
}

pub(super) fn prize_list(desk: &Desk<'_>, app: &App) -> Reply<PrizeList> {
    let mut sections: Vec<PrizeSection> = Vec::new();
    for award in prizes(
        app,
        EventRef {
            event: desk.event.id,
        },
    )?
    .awards
    {
        let line = Award {
            place: award.place,
            competitor: Some(competitor(&award.entry)),
            prize: award.items.join(", "),
        };
        match sections
            .iter_mut()
            .find(|section| section.section.title == award.section_title)
        {
            Some(section) => section.awards.push(line),
            None => sections.push(PrizeSection {
                section: desk.section(&award.section_title),
                awards: vec![line],
            }),
        }
    }
    Ok(PrizeList {
        event: desk.head(),
        sections,
    })
}

pub(super) fn shopping_list(desk: &Desk<'_>, app: &App) -> Reply<ShoppingList> {
    let view = prizes(
        app,
        EventRef {
            event: desk.event.id,
        },
    )?;
    let items = view.to_buy.into_iter().map(|line| PurchaseItem {
        purpose: line
            .needed
            .filter(|needed| *needed != line.quantity)
            .map(|needed| desk.text_with("paper-really-needed", &[("count", needed.into())])),
        quantity: line.quantity,
        text: line.item,
    });
    Ok(ShoppingList {
        event: desk.head(),
        items: items.collect(),
    })
}

pub(super) fn club_ranking(desk: &Desk<'_>, app: &App) -> Reply<ClubRanking> {
    let view = clubs_ranking(
        app,
        EventRef {
            event: desk.event.id,
        },
    )?;
    let lines = view.rows.into_iter().map(|row| {
        let detail = row
            .scorers
            .iter()
            .filter(|scorer| scorer.counted)
            .map(|scorer| {
                desk.text_with(
                    "paper-scorer",
                    &[
                        ("who", full_name(&scorer.surname, &scorer.name).into()),
                        ("section", (&scorer.section).into()),
                        ("place", scorer.place.into()),
                        ("points", scorer.points.into()),
                    ],
                )
            });
        ClubLine {
            place: row.from,
            tied: row.from != row.to,
            club: row.name,
            points: row.points,
            detail: detail.collect(),
        }
    });
    let lines = lines.collect();
    let points = (1..)
        .zip(&view.rules.points)
        .map(|(place, points)| PointsRow {
            place,
            points: *points,
        });
    Ok(ClubRanking {
        event: desk.head(),
        lines,
        points: points.collect(),
    })
}

/// One certificate for everyone who took part, or for the places that have one.
pub(super) fn certificates_of(live: &Live, placing: bool) -> Vec<Certificate> {
    let no_shows = live.no_shows();
    let mut certificates = Vec::new();
    for row in standings_view(live).rows {
        let excluded = row.note == Some(StandingNote::Excluded)
            || no_shows.contains(&tournament_id(row.entry.id));
        let kind = match placing {
            true if row.live || row.from > 3 => continue,
            true => CertificateKind::Placing { place: row.from },
            false => CertificateKind::Participation,
        };
        if !excluded {
            let section = live.title.clone();
            certificates.push(Certificate {
                competitor: competitor(&row.entry),
                section,
                kind,
            });
        }
    }
    certificates
}

pub(super) fn certificates(
    desk: &Desk<'_>,
    app: &App,
    certificates: Vec<Certificate>,
) -> Reply<Certificates> {
    let signatures = desk.signing(&app.store().read())?;
    Ok(Certificates {
        event: desk.head(),
        certificates,
        signatures,
        date: Some(desk.event.ends_on),
    })
}
