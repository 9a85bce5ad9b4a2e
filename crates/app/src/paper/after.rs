//! Papers after play: results, standings, prizes.

use report::{
    Award, ClubLine, ClubRanking, Competitor, Official, PointsRow, PrizeList, PrizeSection,
    PurchaseItem, ResultLine, ResultsRound, RoundResults, ShoppingList, StandingLine, Standings,
};

use super::charts::{half, how_note};
use super::heads::{Desk, competitor, on_side, round_head};
use crate::chart::{MatchCard, MatchStateView, SlotView, parts};
use crate::event::EventRef;
use crate::people::full_name;
use crate::prizes::prizes;
use crate::section::Live;
use crate::standings::{ClubRankRow, StandingNote, StandingsView, clubs_ranking, standings_view};
use crate::{App, Reply};

pub(super) fn results(desk: &Desk<'_>, live: &Live) -> Reply<RoundResults> {
    let mut rounds = Vec::new();
    for part in parts(live)? {
        for round in &part.rounds {
            let name = (part.from > 1).then(|| round.name.words(desk.words));
            let (matches, byes) = result_lines(desk, &round.matches);
            if !matches.is_empty() || !byes.is_empty() {
                rounds.push(ResultsRound {
                    round: round_head(live, round.number),
                    part: name,
                    matches,
                    byes,
                });
            }
        }
    }
    Ok(RoundResults {
        event: desk.head(),
        section: desk.section(&live.title),
        rounds,
    })
}

/// Matches of two people, and who passed alone.
fn result_lines(desk: &Desk<'_>, cards: &[MatchCard]) -> (Vec<ResultLine>, Vec<Competitor>) {
    let (mut matches, mut byes) = (Vec::new(), Vec::new());
    for card in cards {
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
    (matches, byes)
}

fn score(card: &MatchCard) -> String {
    let points = |side: usize| match &card.sides[side] {
        SlotView::Entry { points, .. } => *points,
        _ => 0,
    };
    format!("{}–{}", points(0), points(1))
}

fn reason(desk: &Desk<'_>, card: &MatchCard) -> Option<String> {
    if let MatchStateView::Decided { how } = card.state
        && let Some(note) = how_note(desk, how, card)
    {
        return Some(note);
    }
    let last = card.games.last().filter(|last| last.boards.is_empty())?;
    Some(desk.text(&format!("reason-{}", last.reason.as_str())))
}

pub(super) fn standings(desk: &Desk<'_>, live: &Live, signing: &[Official]) -> Standings {
    let explained = match live.form.order_by_victor {
        true => vec!["paper-places-knockout", "paper-places-within"],
        false => vec!["paper-places-knockout"],
    };
    Standings {
        event: desk.head(),
        section: desk.section(&live.title),
        lines: standing_lines(desk, &standings_view(live)),
        explained: explained.into_iter().map(|key| desk.text(key)).collect(),
        signatures: signing.to_vec(),
    }
}

pub(super) fn standing_lines(desk: &Desk<'_>, view: &StandingsView) -> Vec<StandingLine> {
    let lines = view.rows.iter().map(|row| StandingLine {
        place: Some(if row.live { row.to } else { row.from }),
        at_least: row.live,
        tied: row.shared,
        competitor: competitor(&row.entry),
        card: None,
        note: match (row.note, &row.beaten_by) {
            (Some(StandingNote::Champion), _) => Some(desk.text("paper-champion")),
            (Some(StandingNote::Withdrawn), _) => Some(desk.text("paper-withdrawn")),
            (Some(StandingNote::Excluded), _) => Some(desk.text("paper-excluded")),
            (None, Some(victor)) => {
                Some(desk.text_with("paper-beaten-by", &[("who", victor.into())]))
            }
            (None, None) => None,
        },
        won: Some(row.won),
    });
    lines.collect()
}

/// Who receives what, each on one line and with one signature, whatever they are given.
pub(super) fn prize_list(desk: &Desk<'_>, app: &App) -> Reply<PrizeList> {
    let event = EventRef {
        event: desk.event.id,
    };
    let mut sections: Vec<(PrizeSection, Vec<store::EntryId>)> = Vec::new();
    for award in prizes(app, event)?.awards {
        let of_section = |(section, _): &(PrizeSection, _)| {
            let section: &PrizeSection = section;
            section.section.title == award.section_title
        };
        let known = sections.iter().position(of_section);
        let index = known.unwrap_or_else(|| {
            let section = PrizeSection {
                section: desk.section(&award.section_title),
                awards: Vec::new(),
            };
            sections.push((section, Vec::new()));
            sections.len() - 1
        });
        let (section, given) = &mut sections[index];
        let prize = award.items.join(", ");
        match given.iter().position(|entry| *entry == award.entry.id) {
            Some(at) => {
                let line = &mut section.awards[at];
                line.place = line.place.or(award.place);
                line.prize = format!("{}, {prize}", line.prize);
            }
            None => {
                given.push(award.entry.id);
                section.awards.push(Award {
                    place: award.place,
                    competitor: Some(competitor(&award.entry)),
                    prize,
                });
            }
        }
    }
    Ok(PrizeList {
        event: desk.head(),
        sections: sections.into_iter().map(|(section, _)| section).collect(),
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
    let lines = view.rows.iter().map(|row| club_line(desk, row));
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
        taking_part: view.rules.participation,
    })
}

pub(super) fn club_line(desk: &Desk<'_>, row: &ClubRankRow) -> ClubLine {
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
        club: row.name.clone(),
        points: row.points,
        detail: detail.collect(),
    }
}
