//! Choosing, previewing and saving papers.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use messages::{Language, Messages};
use report::{Flow, Logo, Pack, Paper, Report, Settings};
use store::{LogoKind, SectionKind};

use super::heads::{Desk, event_row};
use super::{
    PaperChoice, PaperKind, PaperPhase, PaperPreview, PaperRequest, PaperSize, PreviewPaper,
    SavePapers, SavedPapers, TemplateProblem, after, before, charts, during,
};
use crate::app::local;
use crate::event::{EventRef, rule_set};
use crate::section::Live;
use crate::{App, AppError, Reply};

/// Every paper in the order of the day.
const PAPERS: &[(PaperKind, PaperPhase, bool, bool)] = {
    use PaperKind as K;
    use PaperPhase::{After, Before, During, Lots};
    &[
        (K::Announcement, Before, false, false),
        (K::BlankForm, Before, false, false),
        (K::FilledForms, Before, false, false),
        (K::EntriesByClub, Before, false, false),
        (K::EntriesBySection, Before, false, false),
        (K::DeadlineList, Before, false, false),
        (K::ToBuy, Before, false, false),
        (K::LotsChart, Lots, true, false),
        (K::EmptyChart, Lots, true, false),
        (K::Slips, During, true, true),
        (K::RoundSheet, During, true, true),
        (K::Chart, During, true, false),
        (K::CallSheet, During, true, true),
        (K::ScoreSheet, During, false, false),
        (K::FinishByHand, During, false, false),
        (K::Results, After, true, false),
        (K::Standings, After, true, false),
        (K::Podium, After, false, false),
        (K::PrizeList, After, false, false),
        (K::ClubsRanking, After, false, false),
        (K::ParticipationCertificates, After, true, false),
        (K::PlacingCertificates, After, true, false),
        (K::ArbiterReport, After, false, false),
        (K::GameRecords, After, true, false),
    ]
};

pub(crate) fn list_papers(app: &App, arg: EventRef) -> Reply<Vec<PaperChoice>> {
    let (sections, forms) = {
        let store = app.store();
        let sections = store.read().list::<store::Section>(arg.event)?;
        (sections, store.read().count::<store::EntryForm>(arg.event)?)
    };
    let mut drawn = false;
    for section in &sections {
        drawn |= app.with_section_if_drawn(section.id, |live| Ok(live.is_some()))?;
    }
    let choices = PAPERS
        .iter()
        .map(|&(kind, phase, per_section, per_round)| PaperChoice {
            kind,
            phase,
            per_section,
            per_round,
            sizes: match kind {
                PaperKind::LotsChart
                | PaperKind::EmptyChart
                | PaperKind::Chart
                | PaperKind::RoundSheet => {
                    vec![PaperSize::A4, PaperSize::A3]
                }
                _ => vec![PaperSize::A4],
            },
            unavailable: match (kind, phase) {
                (PaperKind::FilledForms, _) if forms == 0 => Some("no-forms".to_owned()),
                (PaperKind::EmptyChart | PaperKind::ScoreSheet, _) => None,
                (PaperKind::PrizeList | PaperKind::ClubsRanking, _)
                | (_, PaperPhase::Lots | PaperPhase::During | PaperPhase::After)
                    if !drawn =>
                {
                    Some("lots-not-confirmed".to_owned())
                }
                _ => None,
            },
        });
    Ok(choices.collect())
}

pub(crate) fn preview_paper(app: &App, arg: PreviewPaper) -> Reply<PaperPreview> {
    let report = build(app, &arg.paper)?;
    let settings = settings(app, &arg.paper)?;
    let from = arg.from_page as usize;
    let preview = report::preview(&report, &settings, from..from + arg.pages as usize)
        .map_err(report_error)?;
    Ok(PaperPreview {
        pages: preview.svg,
        total_pages: preview.pages,
        problems: preview.warnings.into_iter().map(problem).collect(),
    })
}

/// Writes one PDF, or one for each paper into a folder; all are laid out before any is written.
pub(crate) fn save_papers(app: &App, arg: SavePapers) -> Reply<SavedPapers> {
    app.cancel_papers.store(false, Ordering::Relaxed);
    let total = arg.papers.len() as u32;
    let mut saved = SavedPapers {
        files: Vec::new(),
        pages: 0,
        problems: Vec::new(),
    };
    let mut finished = Vec::new();
    for (done, paper) in (0..).zip(&arg.papers) {
        app.progress("papers", done, total);
        let report = build(app, paper)?;
        let mut watch = |_| match app.cancel_papers.load(Ordering::Relaxed) {
            true => Flow::Cancel,
            false => Flow::Continue,
        };
        let rendered = report::render_batch(&[report], &settings(app, paper)?, &mut watch)
            .map_err(report_error)?;
        for one in rendered {
            saved.pages += one.pages;
            saved.problems.extend(one.warnings.into_iter().map(problem));
            finished.push((target(app, &arg, paper)?, one.pdf));
        }
    }
    for (path, pdf) in finished {
        write(&path, &pdf)?;
        saved.files.push(path.display().to_string());
    }
    app.progress("papers", total, total);
    Ok(saved)
}

pub(crate) fn cancel_papers(app: &App, (): ()) -> Reply<()> {
    app.cancel_papers.store(true, Ordering::Relaxed);
    Ok(())
}

/// Beside the place first, then renamed: a full disk or a pulled stick leaves no half PDF.
fn write(path: &Path, pdf: &[u8]) -> Reply<()> {
    let cannot = |problem: std::io::Error| {
        let code = match problem.kind() {
            std::io::ErrorKind::StorageFull => "disk-full",
            std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => {
                "read-only"
            }
            _ => "file-not-written",
        };
        AppError::new(code)
            .with("path", path.display().to_string())
            .with("details", problem.to_string())
    };
    let beside = path.with_extension("pdf.part");
    std::fs::write(&beside, pdf).map_err(cannot)?;
    std::fs::rename(&beside, path).map_err(|problem| {
        // Nothing more can be done about the part; the first problem is the one to tell.
        let _ = std::fs::remove_file(&beside);
        cannot(problem)
    })
}

fn target(app: &App, arg: &SavePapers, paper: &PaperRequest) -> Reply<PathBuf> {
    let path = Path::new(&arg.path);
    if arg.papers.len() == 1 && !path.is_dir() {
        return Ok(path.to_owned());
    }
    let section = match paper.section {
        Some(section) => format!(
            "-{}",
            app.store()
                .read()
                .get::<store::Section>(section)?
                .title
                .to_lowercase()
        ),
        None => String::new(),
    };
    let round = paper
        .round
        .map(|round| format!("-{round}"))
        .unwrap_or_default();
    let kind = crate::rounds::word(&paper.kind);
    let name: String = format!("{kind}{section}{round}")
        .chars()
        .map(|letter| {
            if letter.is_alphanumeric() || letter == '-' {
                letter
            } else {
                '-'
            }
        })
        .collect();
    Ok(path.join(format!("{name}.pdf")))
}

fn problem(problem: report::TemplateProblem) -> TemplateProblem {
    TemplateProblem {
        file: problem.file,
        line: problem.line,
        message: problem.message,
    }
}

fn report_error(error: report::ReportError) -> AppError {
    match error {
        report::ReportError::Cancelled => AppError::new("papers-cancelled"),
        other => AppError::internal(other),
    }
}

fn language(app: &App, paper: &PaperRequest) -> Language {
    paper.language.unwrap_or_else(|| app.settings().language)
}

fn settings(app: &App, paper: &PaperRequest) -> Reply<Settings> {
    let store = app.store();
    let event = event_row(&store.read(), paper.event)?;
    let logo = store.read().list::<store::Logo>(paper.event)?.pop();
    let sections = store.read().list::<store::Section>(paper.event)?;
    let concerned = sections
        .iter()
        .filter(|section| paper.section.is_none_or(|wanted| wanted == section.id));
    let phase = PAPERS
        .iter()
        .find(|(kind, ..)| *kind == paper.kind)
        .map(|(_, phase, ..)| *phase);
    let open = concerned
        .into_iter()
        .any(|section| section.closed_at.is_none());
    let results = matches!(phase, Some(PaperPhase::After)) || paper.kind == PaperKind::Chart;
    Ok(Settings {
        language: language(app, paper),
        paper: match paper.size {
            PaperSize::A4 => Paper::A4,
            PaperSize::A3 => Paper::A3,
        },
        logo: logo.and_then(|logo| match logo.kind {
            LogoKind::Png => Some(Logo::Png(logo.fact.image)),
            LogoKind::Svg => Some(Logo::Svg(logo.fact.image)),
            LogoKind::Jpeg => None,
        }),
        printed_at: local(app.now(), &event.time_zone),
        provisional: results && open,
        templates: app.settings().template_folder.map(PathBuf::from),
    })
}

/// The data of a paper, gathered from the facts as they stand.
pub(super) fn build(app: &App, paper: &PaperRequest) -> Reply<Report> {
    let event = event_row(&app.store().read(), paper.event)?;
    let rules = rule_set(&event)?;
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
        PaperKind::Podium => Report::Podium(after::podium_report(&desk, app)?),
        PaperKind::PrizeList => Report::PrizeList(after::prize_list(&desk, app)?),
        PaperKind::ClubsRanking => Report::ClubRanking(after::club_ranking(&desk, app)?),
        PaperKind::AthleteRecord => {
            let athlete = paper
                .athlete
                .ok_or_else(|| AppError::new("paper-needs-athlete"))?;
            Report::AthleteData(super::privacy::athlete_data(&desk, app, athlete)?)
        }
        PaperKind::ArbiterReport => {
            // The podium is asked of the app again, so the sections are looked at one by one, without a lock.
            let parts = of_sections(app, paper, |live| after::final_report_part(&desk, live))?;
            Report::FinalReport(after::final_report(&desk, app, parts)?)
        }
        PaperKind::ParticipationCertificates | PaperKind::PlacingCertificates => {
            let placing = paper.kind == PaperKind::PlacingCertificates;
            let parts = of_sections(app, paper, |live| Ok(after::certificates_of(live, placing)))?;
            Report::Certificates(after::certificates(&desk, app, parts.concat())?)
        }
        PaperKind::FinishByHand => {
            let read_sections =
                of_sections(app, paper, |live| during::hand_section_data(&desk, live))?;
            let mut sections = Vec::new();
            for data in read_sections {
                sections.push(during::hand_section(&desk, &app.store().read(), data)?);
            }
            Report::HandPack(during::hand_pack(&desk, sections))
        }
        PaperKind::EmptyChart => {
            let store = app.store();
            let sections = chosen(&store.read(), paper)?;
            let charts: Reply<Vec<Report>> = sections
                .into_iter()
                .map(|section| {
                    charts::empty_chart(&desk, &store.read(), section).map(Report::EmptyChart)
                })
                .collect();
            pack(desk.text("paper-empty-chart"), charts?)?
        }
        PaperKind::LotsChart => {
            let charts = of_sections(app, paper, |live| charts::lots_chart(&desk, live))?;
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
            let slips = of_sections(app, paper, |live| {
                during::slips(&desk, live, round(live, paper))
            })?;
            pack(
                desk.text("paper-slips"),
                slips.into_iter().map(Report::TableSlips).collect(),
            )?
        }
        PaperKind::RoundSheet => {
            let sheets = of_sections(app, paper, |live| {
                during::round_sheet(&desk, live, round(live, paper))
            })?;
            pack(
                desk.text("paper-round-sheet"),
                sheets.into_iter().map(Report::RoundSheet).collect(),
            )?
        }
        PaperKind::CallSheet => {
            let sheets = of_sections(app, paper, |live| {
                during::call_sheet(&desk, live, round(live, paper))
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
            let standings = of_sections(app, paper, |live| Ok(after::standings(&desk, live)))?;
            pack(
                desk.text("paper-standings"),
                standings.into_iter().map(Report::Standings).collect(),
            )?
        }
        PaperKind::GameRecords => {
            let records = of_sections(app, paper, |live| match live.form.kind {
                SectionKind::Individual => after::game_records(&desk, live).map(Some),
                SectionKind::Clubs => Ok(None),
            })?;
            let records = records.into_iter().flatten().map(Report::GameRecords);
            pack(desk.text("paper-game-records"), records.collect())?
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
