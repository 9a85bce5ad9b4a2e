//! Papers after play: results, standings, prizes, certificates, the arbiter's report, games.

use report::{
    Award, Certificate, CertificateKind, Certificates, ClubLine, ClubRanking, Correction, Diagram,
    FinalReport, GameRecord, GameRecords, Piece, PodiumPlace, PodiumSection, PointsRow, PrizeList,
    PrizeSection, PurchaseItem, ResultLine, ResultsRound, RoundResults, Ruling, SectionSummary,
    ShoppingList, StandingLine, Standings,
};
use rules::{Position, RuleSet, Side, transcribe};
use tournament::MatchId;

use super::charts::{half, how_note, on_chart};
use super::during::{board_look, colour};
use super::heads::{Desk, competitor, on_side, round_head};
use crate::chart::{MatchStateView, SlotView, chart_view, match_card};
use crate::event::EventRef;
use crate::prizes::prizes;
use crate::program::{ReadJournal, read_journal};
use crate::rulings::rulings_of;
use crate::section::Live;
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
    let signatures = desk.officials(&app.store().read())?;
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
        let detail: Vec<String> = row
            .scorers
            .iter()
            .filter(|scorer| scorer.counted)
            .map(|scorer| {
                format!(
                    "{} {}° {} ({})",
                    scorer.name, scorer.place, scorer.section, scorer.points
                )
            })
            .collect();
        ClubLine {
            place: row.from,
            tied: row.from != row.to,
            club: row.name,
            points: row.points,
            detail: (!detail.is_empty()).then(|| detail.join(", ")),
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

/// One certificate for everyone who was on the chart, or for the places that have one.
pub(super) fn certificates_of(live: &Live, placing: bool) -> Vec<Certificate> {
    let mut certificates = Vec::new();
    for row in standings_view(live).rows {
        let excluded = row.note == Some(StandingNote::Excluded);
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
    let signatures = desk.officials(&app.store().read())?;
    Ok(Certificates {
        event: desk.head(),
        certificates,
        signatures,
        date: Some(desk.event.ends_on),
    })
}

pub(super) fn final_report(
    desk: &Desk<'_>,
    app: &App,
    parts: Vec<(store::SectionId, SectionSummary)>,
) -> Reply<FinalReport> {
    let event = desk.event.id;
    let podiums = podium(app, EventRef { event })?;
    let summaries = parts.into_iter().map(|(section, part)| {
        let places = podiums
            .iter()
            .filter(|podium| podium.section == section)
            .flat_map(|podium| &podium.steps);
        let podium = places
            .map(|step| PodiumPlace {
                place: step.place,
                competitor: competitor(&step.entry),
                prize: None,
            })
            .collect();
        SectionSummary { podium, ..part }
    });
    let summaries = summaries.collect();
    let rulings = rulings_of(app, event)?.into_iter().map(|ruling| Ruling {
        at: ruling.at,
        place: ruling
            .section_title
            .map(|section| match (ruling.round, ruling.table) {
                (Some(round), Some(table)) => desk.text_with(
                    "paper-ruling-place",
                    &[
                        ("section", section.into()),
                        ("round", round.into()),
                        ("table", table.into()),
                    ],
                ),
                _ => section,
            }),
        article: ruling.article,
        against: ruling
            .against
            .map(|who| report::Competitor::new(&who, "", "")),
        decision: decision(
            desk,
            ruling.irregularity.as_deref(),
            ruling.remedy.as_deref(),
            &ruling.text,
        ),
        arbiter: ruling.arbiter,
    });
    let rulings = rulings.collect();
    // By itself: inside the whole the store would stay locked while the journal is asked for it.
    let officials = desk.officials(&app.store().read())?;
    Ok(FinalReport {
        event: desk.head(),
        officials,
        sections: summaries,
        rulings,
        incidents: Vec::new(),
        corrections: corrections(desk, app)?,
        remarks: Vec::new(),
    })
}

fn decision(
    desk: &Desk<'_>,
    irregularity: Option<&str>,
    remedy: Option<&str>,
    text: &str,
) -> String {
    let title = irregularity.map(|code| desk.text(&format!("irregularity-{code}-title")));
    let remedy = remedy.map(|code| desk.text(&format!("remedy-{code}")));
    let own = (!text.is_empty()).then(|| text.to_owned());
    [title, remedy, own]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(". ")
}

/// A section in numbers; its podium is added later.
pub(super) fn final_report_part(
    desk: &Desk<'_>,
    live: &Live,
) -> Reply<(store::SectionId, SectionSummary)> {
    let on_chart: Vec<_> = on_chart(live).collect();
    let clubs: std::collections::HashSet<_> = on_chart
        .iter()
        .filter_map(|id| live.labels.get(id))
        .filter_map(|label| label.club_id)
        .collect();
    let games = &live.state.facts().games;
    let forfeits = games.values().filter(|fact| fact.ends_match()).count() as u32;
    let summary = SectionSummary {
        section: desk.section(&live.title),
        entries: on_chart.len() as u32,
        clubs: clubs.len() as u32,
        present: on_chart.len() as u32 - forfeits.min(on_chart.len() as u32),
        matches: live
            .state
            .section()
            .bracket()
            .matches()
            .filter(|id| live.table(*id).is_some())
            .count() as u32,
        games: games.values().filter(|fact| fact.was_played()).count() as u32,
        drawn_games: games
            .values()
            .filter(|fact| fact.outcome == rules::Outcome::Drawn)
            .count() as u32,
        forfeits,
        podium: Vec::new(),
    };
    Ok((live.section, summary))
}

/// What was corrected after it was written, from the journal.
fn corrections(desk: &Desk<'_>, app: &App) -> Reply<Vec<Correction>> {
    const CORRECTING: [&str; 6] = [
        "result-corrected",
        "game-annulled",
        "result-removed",
        "entry-replaced",
        "entry-placed-late",
        "places-swapped",
    ];
    let mut corrections = Vec::new();
    let mut before = None;
    loop {
        let page = read_journal(
            app,
            ReadJournal {
                event: Some(desk.event.id),
                before,
                limit: 500,
            },
        )?;
        for row in page
            .rows
            .iter()
            .filter(|row| CORRECTING.contains(&row.action.code.as_str()))
        {
            let args: Vec<(&str, messages::Value<'_>)> = row
                .action
                .data
                .iter()
                .map(|(name, value)| {
                    (
                        name.as_str(),
                        value.as_i64().map_or_else(
                            || messages::Value::from(value.as_str().unwrap_or_default()),
                            messages::Value::from,
                        ),
                    )
                })
                .collect();
            let text = desk.text_with(&format!("action-{}", row.action.code), &args);
            corrections.push(Correction {
                at: row.at,
                by: row.who.clone(),
                text,
            });
        }
        before = page.rows.last().map(|row| row.seq);
        if !page.more {
            break;
        }
    }
    corrections.reverse();
    Ok(corrections)
}

/// Every game whose moves were written down, with the final position as a picture.
pub(super) fn game_records(desk: &Desk<'_>, live: &Live) -> Reply<GameRecords> {
    let mut games = Vec::new();
    for id in live.state.section().bracket().matches() {
        let card = match_card(live, id)?;
        for played in &card.games {
            let Some(moves) = live
                .games
                .get(&(id, played.game))
                .and_then(|row| row.moves.clone())
            else {
                continue;
            };
            if let Some(record) = game_record(desk, live, id, &card, played, &moves) {
                games.push(record);
            }
        }
    }
    Ok(GameRecords {
        event: desk.head(),
        section: desk.section(&live.title),
        board: board_look(live.rule_set),
        first: colour(RuleSet::of(live.rule_set).moves_first.value),
        games,
    })
}

fn game_record(
    desk: &Desk<'_>,
    live: &Live,
    id: MatchId,
    card: &crate::chart::MatchCard,
    played: &crate::chart::GameCard,
    moves: &str,
) -> Option<GameRecord> {
    let game = crate::game::replay(live, moves, &[]).ok()?;
    let texts = game
        .moves()
        .iter()
        .enumerate()
        .filter_map(|(ply, recorded)| {
            game.position_after(ply)
                .map(|position| transcribe(position, &recorded.played))
        });
    Some(GameRecord {
        round: live
            .state
            .section()
            .bracket()
            .round_of(id)
            .map(|round| round_head(live, u32::from(round))),
        table: card.table,
        white: on_side(&card.sides[usize::from(played.white)])?,
        black: on_side(&card.sides[usize::from(1 - played.white)])?,
        result: Some(desk.text(&format!("outcome-{}", crate::rounds::word(&played.outcome)))),
        reason: Some(desk.text(&format!("reason-{}", played.reason.as_str()))),
        moves: texts.collect(),
        diagrams: vec![Diagram {
            caption: desk.text("paper-final-position"),
            pieces: pieces(game.position()),
        }],
    })
}

fn pieces(position: &Position) -> Vec<Piece> {
    let of = |side: Side, king: bool| {
        let squares = if king {
            position.kings(side)
        } else {
            position.men(side)
        };
        squares
            .iter()
            .map(move |square| Piece {
                square: square.number(),
                colour: colour(side),
                king,
            })
            .collect::<Vec<_>>()
    };
    [
        of(Side::White, false),
        of(Side::White, true),
        of(Side::Black, false),
        of(Side::Black, true),
    ]
    .concat()
}
