//! The data of each paper, gathered from the facts as they stand.

use messages::Messages;
use report::{Pack, PictureShape, Report};

use super::heads::{Desk, event_row};
use super::print::language;
use super::times::StartTimes;
use super::{
    PaperKind, PaperRequest, after, before, ceremony, charts, during, final_report, hall, privacy,
    records, statistics,
};
use crate::event::{EventRef, rule_set};
use crate::section::Live;
use crate::{App, AppError, Reply};

/// The data of a paper, gathered from the facts as they stand.
pub(super) fn build(app: &App, paper: &PaperRequest) -> Reply<Report> {
    let event = event_row(&app.store().read(), paper.event)?;
    let rules = rule_set(&event)?;
    let of_event = EventRef { event: event.id };
    let desk = Desk {
        event,
        words: Messages::for_language(language(app, paper)),
    };
    Ok(match paper.kind {
        PaperKind::Announcement => {
            Report::Announcement(before::announcement(&desk, &app.store().read())?)
        }
        PaperKind::BlankForm => Report::BlankEntryForm(before::blank_form(&desk)),
        PaperKind::FilledForms => {
            let forms = before::filled_forms(&desk, &app.store().read())?;
            pack(
                desk.text("paper-filled-forms"),
                forms.into_iter().map(Report::FilledEntryForm).collect(),
            )?
        }
        PaperKind::EntriesByClub => {
            Report::EntriesByClub(before::by_club(&desk, &app.store().read())?)
        }
        PaperKind::EntriesBySection => {
            Report::EntriesBySection(before::by_section(&desk, &app.store().read())?)
        }
        PaperKind::DeadlineList => {
            Report::DeadlineList(before::deadline_list(&desk, &app.store().read())?)
        }
        PaperKind::ToBuy => Report::ShoppingList(after::shopping_list(&desk, app)?),
        PaperKind::ScoreSheet => Report::ScoreSheet(during::score_sheet(&desk, rules)),
        PaperKind::Podium => Report::Podium(ceremony::podium_report(&desk, app)?),
        PaperKind::PodiumSquare | PaperKind::PodiumWide => {
            let shape = match paper.kind {
                PaperKind::PodiumWide => PictureShape::Wide,
                _ => PictureShape::Square,
            };
            let pictures = ceremony::podium_pictures(&desk, app, paper.section, shape)?;
            pack(
                desk.text("paper-podium"),
                pictures.into_iter().map(Report::PodiumPicture).collect(),
            )?
        }
        PaperKind::CheckInList => Report::CheckInList(hall::check_in_list(&desk, app)?),
        PaperKind::Badges => Report::Badges(hall::badges(&desk, &app.store().read())?),
        PaperKind::PlaceCards => Report::PlaceCards(hall::place_cards(&desk, &app.store().read())?),
        PaperKind::TableCards => {
            let tables = match desk.event.table_count {
                Some(_) => Vec::new(),
                None => of_sections(app, paper, |live| Ok(hall::last_table(live)))?,
            };
            Report::TableCards(hall::table_cards(&desk, tables.into_iter()))
        }
        PaperKind::WhereToPlay => {
            let times = StartTimes::of(app, of_event)?;
            let seats = of_sections(app, paper, |live| hall::seats(&desk, live, &times))?;
            Report::WhereToPlay(hall::where_to_play(&desk, seats))
        }
        PaperKind::Attendance => {
            let came = of_sections(app, paper, |live| Ok(ceremony::attendants(live)))?;
            let store = app.store();
            Report::Attendance(ceremony::attendance(&desk, &store.read(), came.concat())?)
        }
        PaperKind::Statistics => {
            let figures = of_sections(app, paper, |live| statistics::section_figures(&desk, live))?;
            let store = app.store();
            Report::Statistics(statistics::statistics(&desk, &store.read(), figures)?)
        }
        PaperKind::PrizeList => Report::PrizeList(after::prize_list(&desk, app)?),
        PaperKind::ClubsRanking => Report::ClubRanking(after::club_ranking(&desk, app)?),
        PaperKind::AthleteRecord => {
            let athlete = paper
                .athlete
                .ok_or_else(|| AppError::new("paper-needs-athlete"))?;
            Report::AthleteData(privacy::athlete_data(&desk, app, athlete)?)
        }
        PaperKind::ArbiterReport => {
            // The podium is asked of the app again, so the sections are looked at one by one, without a lock.
            let parts = of_sections(app, paper, |live| final_report::part(&desk, live))?;
            Report::FinalReport(final_report::final_report(&desk, app, parts)?)
        }
        PaperKind::ParticipationCertificates | PaperKind::PlacingCertificates => {
            let placing = paper.kind == PaperKind::PlacingCertificates;
            let parts = of_sections(app, paper, |live| {
                Ok(ceremony::certificates_of(&desk, live, placing))
            })?;
            Report::Certificates(ceremony::certificates(&desk, app, parts.concat())?)
        }
        PaperKind::FinishByHand => {
            let times = StartTimes::of(app, of_event)?;
            let read_sections = of_sections(app, paper, |live| {
                during::hand_section_data(&desk, live, &times)
            })?;
            let mut sections = Vec::new();
            for data in read_sections {
                sections.push(during::hand_section(&desk, &app.store().read(), data)?);
            }
            Report::HandPack(during::hand_pack(&desk, sections))
        }
        PaperKind::EmptyChart => {
            let sections = chosen(&app.store().read(), paper)?;
            let charts: Reply<Vec<Report>> = sections
                .into_iter()
                .map(|section| charts::empty_chart(&desk, app, section).map(Report::EmptyChart))
                .collect();
            pack(desk.text("paper-empty-chart"), charts?)?
        }
        PaperKind::LotsChart => {
            let charts = of_sections(app, paper, |live| {
                charts::lots_chart(&desk, live, &app.store().read())
            })?;
            pack(
                desk.text("paper-lots-chart"),
                charts.into_iter().map(Report::LotsChart).collect(),
            )?
        }
        PaperKind::Chart => {
            let charts = of_sections(app, paper, |live| charts::chart(&desk, live))?;
            pack(
                desk.text("paper-chart"),
                charts.into_iter().map(Report::Chart).collect(),
            )?
        }
        PaperKind::Slips => {
            let times = StartTimes::of(app, of_event)?;
            let slips = of_sections(app, paper, |live| {
                during::slips(&desk, live, round(live, paper), &times)
            })?;
            pack(
                desk.text("paper-slips"),
                slips.into_iter().map(Report::TableSlips).collect(),
            )?
        }
        PaperKind::RoundSheet => {
            let times = StartTimes::of(app, of_event)?;
            let sheets = of_sections(app, paper, |live| {
                during::round_sheet(&desk, live, round(live, paper), &times)
            })?;
            pack(
                desk.text("paper-round-sheet"),
                sheets.into_iter().map(Report::RoundSheet).collect(),
            )?
        }
        PaperKind::CallSheet => {
            let times = StartTimes::of(app, of_event)?;
            let sheets = of_sections(app, paper, |live| {
                during::call_sheet(&desk, live, round(live, paper), &times)
            })?;
            pack(
                desk.text("paper-call-sheet"),
                sheets.into_iter().map(Report::CallSheet).collect(),
            )?
        }
        PaperKind::Results => {
            let results = of_sections(app, paper, |live| after::results(&desk, live))?;
            pack(
                desk.text("paper-results"),
                results.into_iter().map(Report::RoundResults).collect(),
            )?
        }
        PaperKind::Standings => {
            let signing = desk.signing(&app.store().read())?;
            let standings = of_sections(app, paper, |live| {
                Ok(after::standings(&desk, live, &signing))
            })?;
            pack(
                desk.text("paper-standings"),
                standings.into_iter().map(Report::Standings).collect(),
            )?
        }
        PaperKind::GameRecords => {
            let records = of_sections(app, paper, |live| records::game_records(&desk, live))?;
            pack(
                desk.text("paper-game-records"),
                records.into_iter().map(Report::GameRecords).collect(),
            )?
        }
    })
}

/// One report as it is, several as one document.
fn pack(title: String, mut reports: Vec<Report>) -> Reply<Report> {
    match reports.len() {
        0 => Err(AppError::new("nothing-to-print")),
        1 => Ok(reports.remove(0)),
        _ => Ok(Report::Pack(Pack { title, reports })),
    }
}

fn chosen(read: &store::Read<'_>, paper: &PaperRequest) -> Reply<Vec<store::SectionId>> {
    match paper.section {
        Some(section) => Ok(vec![section]),
        None => Ok(read
            .list::<store::Section>(paper.event)?
            .into_iter()
            .map(|section| section.id)
            .collect()),
    }
}

/// Looks at the chosen section, or at every one whose lots are confirmed.
fn of_sections<T>(
    app: &App,
    paper: &PaperRequest,
    look: impl Fn(&Live) -> Reply<T>,
) -> Reply<Vec<T>> {
    let sections = chosen(&app.store().read(), paper)?;
    let mut found = Vec::new();
    for section in sections {
        if let Some(part) =
            app.with_section_if_drawn(section, |live| live.map(&look).transpose())?
        {
            found.push(part);
        }
    }
    if found.is_empty() {
        Err(AppError::new("lots-not-confirmed"))
    } else {
        Ok(found)
    }
}

/// The round asked for, or the one being played.
fn round(live: &Live, paper: &PaperRequest) -> u32 {
    let current = live
        .current_round()
        .unwrap_or(live.state.section().bracket().rounds());
    paper.round.unwrap_or(u32::from(current))
}
