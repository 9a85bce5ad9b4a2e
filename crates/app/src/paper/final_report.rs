//! Verbale finale: officials, numbers, rulings, what happened, what was corrected.

use std::collections::HashSet;

use chrono::NaiveDateTime;
use report::{Correction, FinalReport, Incident, Ruling, SectionSummary};
use rules::Outcome;
use store::{JournalKind, Read};

use super::after::{club_line, results, standing_lines};
use super::charts::on_chart;
use super::heads::Desk;
use crate::app::local;
use crate::entries::is_late;
use crate::event::EventRef;
use crate::rulings::rulings_of;
use crate::section::{Live, tournament_id};
use crate::standings::{clubs_ranking, standings_view};
use crate::{App, Reply};

pub(super) fn final_report(desk: &Desk<'_>, app: &App, parts: Vec<Part>) -> Reply<FinalReport> {
    let event = desk.event.id;
    let told = told_by_journal(desk, app)?;
    let remarks = remarks(desk, app, &parts)?;
    let mut incidents = told.incidents;
    incidents.extend(late_forms(desk, &app.store().read())?);
    incidents.extend(parts.iter().flat_map(|part| part.absences.clone()));
    incidents.sort_by_key(|happening| happening.at);
    let corrections = told.corrections;
    let clubs = clubs_ranking(app, EventRef { event })?.rows;
    let clubs = clubs.iter().map(|row| club_line(desk, row)).collect();
    let mut summaries = Vec::new();
    for part in parts {
        summaries.push(with_cards(&app.store().read(), part)?);
    }
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
        clubs,
        rulings,
        incidents: incidents.into_iter().map(Happening::incident).collect(),
        corrections,
        remarks,
    })
}

/// The federation knows athletes by their cards.
fn with_cards(read: &Read<'_>, part: Part) -> Reply<SectionSummary> {
    let mut summary = part.summary;
    for (line, entry) in summary.standings.iter_mut().zip(part.order) {
        if let Some(athlete) = read.get::<store::Entry>(entry)?.athlete_id {
            line.card = read.get::<store::Athlete>(athlete)?.fact.card;
        }
    }
    Ok(summary)
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

/// What the report takes from one section.
pub(super) struct Part {
    /// In numbers; cards are added later.
    summary: SectionSummary,
    /// The entries in the order of the standings.
    order: Vec<store::EntryId>,
    absences: Vec<Happening>,
    seed: String,
    digest: String,
    /// Places that the arbiter gave by hand.
    by_hand: u32,
}

pub(super) fn part(desk: &Desk<'_>, live: &Live) -> Reply<Part> {
    let on_chart: Vec<_> = on_chart(live).collect();
    let clubs: HashSet<_> = on_chart
        .iter()
        .filter_map(|id| live.labels.get(id))
        .filter_map(|label| label.club_id)
        .collect();
    let games = &live.state.facts().games;
    let entries = on_chart.len() as u32;
    let bracket = live.state.section().bracket();
    let lots = &live.state.section().setup().lots;
    let view = standings_view(live);
    Ok(Part {
        order: view.rows.iter().map(|row| row.entry.id).collect(),
        summary: SectionSummary {
            section: desk.section(&live.title),
            entries,
            clubs: clubs.len() as u32,
            present: entries.saturating_sub(live.no_shows().len() as u32),
            matches: bracket
                .matches()
                .filter(|id| live.table(*id).is_some())
                .count() as u32,
            games: games.values().filter(|fact| fact.was_played()).count() as u32,
            drawn_games: games
                .values()
                .filter(|fact| fact.outcome == Outcome::Drawn)
                .count() as u32,
            forfeits: games.values().filter(|fact| fact.ends_match()).count() as u32,
            standings: standing_lines(desk, &view),
            results: results(desk, live)?.rounds,
        },
        absences: absences(desk, live),
        seed: lots.seed.as_str().to_owned(),
        digest: lots.digest.to_string(),
        by_hand: live.lots.by_hand.len() as u32,
    })
}

/// Something to tell, with its moment on the event's clock.
#[derive(Clone)]
struct Happening {
    at: NaiveDateTime,
    text: String,
}

impl Happening {
    fn incident(self) -> Incident {
        Incident {
            at: Some(self.at),
            text: self.text,
        }
    }
}

/// Who did not come to a table.
fn absences(desk: &Desk<'_>, live: &Live) -> Vec<Happening> {
    let mut absences = Vec::new();
    for ((id, _), row) in &live.games {
        let (white, black) = (row.white_entry_id, row.black_entry_id);
        let absent = match (row.reason.as_deref(), row.outcome.as_str()) {
            (Some("absent"), "white-wins") => vec![black],
            (Some("absent"), "black-wins") => vec![white],
            (Some("both-absent"), _) => vec![white, black],
            _ => continue,
        };
        let round = live.state.section().bracket().round_of(*id).unwrap_or(1);
        for entry in absent {
            absences.push(Happening {
                at: live.local(row.entered_at),
                text: desk.text_with(
                    "paper-incident-absent",
                    &[
                        ("section", (&live.title).into()),
                        ("round", u32::from(round).into()),
                        ("who", live.name(tournament_id(entry)).into()),
                    ],
                ),
            });
        }
    }
    absences
}

/// Forms that came after the deadline and were accepted.
fn late_forms(desk: &Desk<'_>, read: &Read<'_>) -> Reply<Vec<Happening>> {
    let mut late = Vec::new();
    for form in read.list::<store::EntryForm>(desk.event.id)? {
        if let (true, Some(why)) = (is_late(&desk.event, form.received_at), &form.late_reason) {
            let club = read.get::<store::Club>(form.club_id)?.fact.name;
            late.push(Happening {
                at: local(form.received_at, &desk.event.time_zone),
                text: desk.text_with(
                    "paper-incident-late-form",
                    &[("club", club.into()), ("why", why.into())],
                ),
            });
        }
    }
    Ok(late)
}

/// What whoever reads the report later may want to check: the seals of the lots, places given by hand, forms that were
/// not in order.
fn remarks(desk: &Desk<'_>, app: &App, parts: &[Part]) -> Reply<Vec<String>> {
    let mut remarks = Vec::new();
    for part in parts {
        let section = &part.summary.section.title;
        remarks.push(desk.text_with(
            "paper-remark-lots",
            &[
                ("section", section.into()),
                ("seed", (&part.seed).into()),
                ("digest", (&part.digest).into()),
            ],
        ));
        if part.by_hand > 0 {
            remarks.push(desk.text_with(
                "paper-remark-by-hand",
                &[("section", section.into()), ("count", part.by_hand.into())],
            ));
        }
    }
    let forms = app.store().read().list::<store::EntryForm>(desk.event.id)?;
    let incomplete = forms.iter().filter(|form| !form.signed || !form.stamped);
    match incomplete.count() as u32 {
        0 => {}
        count => remarks.push(desk.text_with("paper-remark-forms", &[("count", count.into())])),
    }
    Ok(remarks)
}

/// What the journal tells, of the actions that stand.
struct Told {
    incidents: Vec<Happening>,
    corrections: Vec<Correction>,
}

/// Actions that change what was written before.
const CORRECTIONS: [&str; 5] = [
    "result-corrected",
    "game-annulled",
    "result-removed",
    "places-swapped",
    "section-reopened",
];
/// Actions that only an unusual day needs.
const INCIDENTS: [&str; 7] = [
    "result-excludes",
    "entry-withdrawn",
    "entry-excluded",
    "entry-reinstated",
    "entry-replaced",
    "entry-placed-late",
    "match-by-lots",
];

fn told_by_journal(desk: &Desk<'_>, app: &App) -> Reply<Told> {
    let mut told = Told {
        incidents: Vec::new(),
        corrections: Vec::new(),
    };
    let mut before = None;
    loop {
        let page = app
            .store()
            .read()
            .journal(Some(desk.event.id), before, 500)?;
        for row in &page.rows {
            if row.kind != JournalKind::Action || row.undone {
                continue;
            }
            let at = local(row.at, &desk.event.time_zone);
            if CORRECTIONS.contains(&row.action.as_str()) {
                told.corrections.push(Correction {
                    at,
                    by: row.who.clone(),
                    text: sentence(desk, row),
                });
            } else if INCIDENTS.contains(&row.action.as_str()) {
                let text = sentence(desk, row);
                told.incidents.push(Happening { at, text });
            }
        }
        before = page.older;
        if before.is_none() {
            break;
        }
    }
    // The journal is read from its end.
    told.corrections.reverse();
    Ok(told)
}

fn sentence(desk: &Desk<'_>, row: &store::JournalRow) -> String {
    let data = row.args.as_object();
    let args: Vec<(&str, messages::Value<'_>)> = data
        .into_iter()
        .flatten()
        .map(|(name, value)| {
            let value = match value.as_i64() {
                Some(number) => messages::Value::from(number),
                None => messages::Value::from(value.as_str().unwrap_or_default()),
            };
            (name.as_str(), value)
        })
        .collect();
    desk.text_with(&format!("action-{}", row.action), &args)
}
