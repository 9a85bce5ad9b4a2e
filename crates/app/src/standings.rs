//! Classifiche: final places, and live ones in the middle of the event.

use serde::{Deserialize, Serialize};
use store::{ClubId, EventId, SectionId, SectionKind};
use tournament::{ClubPoints, ClubResult, DepartureKind, Place, rank_clubs};
use ts_rs::TS;

use crate::app::Doing;
use crate::event::{EventRef, refuse_if_archived};
use crate::label::EntryLabel;
use crate::lots::SectionRef;
use crate::prizes::award_items;
use crate::section::{Live, entry_id};
use crate::{App, AppError, Reply};

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StandingsView {
    pub section: SectionId,
    pub title: String,
    pub rows: Vec<StandingRow>,
    pub provisional: bool,
    pub closed: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StandingRow {
    /// Place, or best and worst place still possible while the entry is in.
    pub from: u32,
    pub to: u32,
    /// More than one entry holds this place for good.
    pub shared: bool,
    /// Still in: "at least `to`".
    pub live: bool,
    pub entry: EntryLabel,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub points: u32,
    pub note: Option<StandingNote>,
    /// The round of defeat.
    pub round: Option<u32>,
    pub beaten_by: Option<String>,
}

/// `standing-<code>`: what there is to say beside a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StandingNote {
    Champion,
    Withdrawn,
    Excluded,
}

/// Classifica per società, from individual places.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClubsRankingView {
    pub rows: Vec<ClubRankRow>,
    pub rules: ClubsRankingForm,
    pub provisional: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClubRankRow {
    pub from: u32,
    pub to: u32,
    pub club: ClubId,
    pub name: String,
    pub points: u32,
    /// Who brought them: name, section, place, points.
    pub scorers: Vec<ClubScorer>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClubScorer {
    pub surname: String,
    pub name: String,
    pub section: String,
    pub place: u32,
    pub points: u32,
    pub counted: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClubsRankingForm {
    /// Points of the first place, the second, and so on.
    pub points: Vec<u32>,
    /// For everyone below.
    pub participation: u32,
    /// How many scorers of a club count; none counts all.
    pub best: Option<u32>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveClubsRanking {
    pub event: EventId,
    pub form: ClubsRankingForm,
}

/// Podio: the three first of each section.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Podium {
    pub section: SectionId,
    pub title: String,
    pub final_places: bool,
    pub steps: Vec<PodiumStep>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PodiumStep {
    pub place: u32,
    pub shared: bool,
    pub entry: EntryLabel,
    pub items: Vec<String>,
}

pub(crate) fn standings(app: &App, arg: SectionRef) -> Reply<StandingsView> {
    app.with_section(arg.section, |live| Ok(standings_view(live)))
}

/// Places as they stand, the best first.
pub(crate) fn standings_view(live: &Live) -> StandingsView {
    let standings = live.state.standings();
    let champion = standings.champion;
    let rows = standings.rows.iter().map(|row| StandingRow {
        from: row.place.from,
        to: row.place.to,
        shared: row.settled && row.place.from != row.place.to,
        live: !row.settled && row.lost_in.is_none(),
        entry: live.label(row.entry),
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        points: row.points,
        note: match row.departure.map(|departure| departure.kind) {
            Some(DepartureKind::Withdrawn) => Some(StandingNote::Withdrawn),
            Some(DepartureKind::Excluded | DepartureKind::HearingAid) => {
                Some(StandingNote::Excluded)
            }
            None => (champion == Some(row.entry)).then_some(StandingNote::Champion),
        },
        round: row
            .lost_in
            .and_then(|id| live.state.section().bracket().round_of(id))
            .map(u32::from),
        beaten_by: row.lost_to.map(|entry| live.name(entry)),
    });
    StandingsView {
        section: live.section,
        title: live.title.clone(),
        rows: rows.collect(),
        provisional: !live.closed,
        closed: live.closed,
    }
}

const BEST_KEY: &str = "clubs-ranking-best";
const TAKING_PART_KEY: &str = "clubs-ranking-taking-part";

/// The points table of an event: its own, or the usual one.
fn points_table(app: &App, event: EventId) -> Reply<ClubsRankingForm> {
    let store = app.store();
    let rows = store.read().list::<store::ClubPoints>(event)?;
    let settings = store.read().get::<store::Event>(event)?.fact.settings;
    let number = |key: &str| {
        settings
            .get(key)
            .and_then(serde_json::Value::as_u64)
            .map(|number| number as u32)
    };
    if rows.is_empty() {
        let usual = ClubPoints::default();
        return Ok(ClubsRankingForm {
            points: usual.by_place,
            participation: usual.taking_part,
            best: usual.best,
        });
    }
    Ok(ClubsRankingForm {
        points: rows.iter().map(|row| row.points).collect(),
        participation: number(TAKING_PART_KEY).unwrap_or(0),
        best: number(BEST_KEY),
    })
}

pub(crate) fn save_clubs_ranking(app: &App, arg: SaveClubsRanking) -> Reply<ClubsRankingView> {
    if arg.form.points.is_empty() || arg.form.points.len() > 64 {
        return Err(AppError::new("points-table-size"));
    }
    let asked = arg.form.points.iter().chain([&arg.form.participation]);
    if asked.into_iter().any(|points| *points > limits::POINTS) {
        return Err(AppError::new("points-too-many").with("most", limits::POINTS));
    }
    app.change(Doing::new("clubs-ranking-saved", arg.event), |change| {
        refuse_if_archived(&change.read().get::<store::Event>(arg.event)?.fact)?;
        change.delete_under::<store::ClubPoints>(arg.event)?;
        for (place, points) in (1..).zip(&arg.form.points) {
            change.insert(&store::ClubPoints {
                event_id: arg.event,
                place,
                points: *points,
            })?;
        }
        change.edit::<store::Event>(arg.event, |event| {
            event.settings[TAKING_PART_KEY] = arg.form.participation.into();
            event.settings[BEST_KEY] = arg.form.best.into();
        })?;
        Ok(())
    })?;
    clubs_ranking(app, EventRef { event: arg.event })
}

pub(crate) fn clubs_ranking(app: &App, arg: EventRef) -> Reply<ClubsRankingView> {
    let rules = points_table(app, arg.event)?;
    let table = ClubPoints {
        by_place: rules.points.clone(),
        taking_part: rules.participation,
        best: rules.best,
        ..ClubPoints::default()
    };
    let sections = app.store().read().list::<store::Section>(arg.event)?;
    let mut results = Vec::new();
    let mut scorers = std::collections::HashMap::new();
    let mut provisional = false;
    for (index, section) in (0..).zip(
        sections
            .iter()
            .filter(|section| section.kind == SectionKind::Individual),
    ) {
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else {
                provisional = true;
                return Ok(());
            };
            provisional |= !live.closed;
            for row in live.state.standings().rows.iter().filter(|row| row.settled) {
                let label = live.label(row.entry);
                let Some(club) = label.club_id else { continue };
                results.push(ClubResult {
                    club: to_tournament(club),
                    section: index,
                    entry: row.entry,
                    place: row.place,
                });
                scorers.insert((index, row.entry), (label, section.title.clone()));
            }
            Ok(())
        })?;
    }
    let names: std::collections::HashMap<ClubId, String> = app
        .store()
        .read()
        .all::<store::Club>()?
        .into_iter()
        .map(|club| (club.id, club.fact.name))
        .collect();
    let rows = rank_clubs(&results, &table).into_iter().map(|row| {
        let club = ClubId(i64::from(row.club.0));
        ClubRankRow {
            from: row.place.from,
            to: row.place.to,
            club,
            name: names.get(&club).cloned().unwrap_or_default(),
            points: row.points,
            scorers: row
                .scores
                .iter()
                .filter_map(|score| {
                    let (label, section) =
                        scorers.get(&(score.result.section, score.result.entry))?;
                    Some(ClubScorer {
                        surname: label.surname.clone(),
                        name: label.name.clone(),
                        section: section.clone(),
                        place: score.result.place.from,
                        points: score.points,
                        counted: score.counts,
                    })
                })
                .collect(),
        }
    });
    Ok(ClubsRankingView {
        rows: rows.collect(),
        rules,
        provisional,
    })
}

fn to_tournament(club: ClubId) -> tournament::ClubId {
    tournament::ClubId(u32::try_from(club.0).unwrap_or(u32::MAX))
}

/// The three first of each section, as far as they are known.
pub(crate) fn podium(app: &App, arg: EventRef) -> Reply<Vec<Podium>> {
    let sections = app.store().read().list::<store::Section>(arg.event)?;
    let mut podiums = Vec::new();
    for section in sections {
        let items = award_items(app, arg.event, section.id)?;
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else { return Ok(()) };
            let standings = live.state.standings();
            let on_podium = standings
                .rows
                .iter()
                .filter(|row| row.settled && row.place.from <= 3);
            let steps = on_podium.map(|row| PodiumStep {
                place: row.place.from,
                shared: is_shared(row.place),
                entry: live.label(row.entry),
                items: items.get(&entry_id(row.entry)).cloned().unwrap_or_default(),
            });
            podiums.push(Podium {
                section: live.section,
                title: live.title.clone(),
                final_places: live.state.is_finished(),
                steps: steps.collect(),
            });
            Ok(())
        })?;
    }
    Ok(podiums)
}

fn is_shared(place: Place) -> bool {
    place.from != place.to
}
