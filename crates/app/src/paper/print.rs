//! Choosing, previewing and saving papers.

use std::path::PathBuf;

use messages::Language;
use report::{Paper, Settings};

use super::build::build;
use super::files::name;
use super::heads::event_row;
use super::make::{ToPrint, problems};
use super::{
    PaperChoice, PaperKind, PaperPhase, PaperPreview, PaperRequest, PaperSize, PreviewPaper,
    SavePapers, SavedPapers,
};
use crate::app::local;
use crate::event::EventRef;
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
        (K::CheckInList, Before, false, false),
        (K::Badges, Before, false, false),
        (K::PlaceCards, Before, false, false),
        (K::TableCards, Lots, false, false),
        (K::LotsChart, Lots, true, false),
        (K::EmptyChart, Lots, true, false),
        (K::Slips, During, true, true),
        (K::RoundSheet, During, true, true),
        (K::WhereToPlay, During, false, false),
        (K::Chart, During, true, false),
        (K::CallSheet, During, true, true),
        (K::ScoreSheet, During, false, false),
        (K::FinishByHand, During, false, false),
        (K::Results, After, true, false),
        (K::Standings, After, true, false),
        (K::Podium, After, false, false),
        (K::PodiumSquare, After, true, false),
        (K::PodiumWide, After, true, false),
        (K::PrizeList, After, false, false),
        (K::ClubsRanking, After, false, false),
        (K::ParticipationCertificates, After, true, false),
        (K::PlacingCertificates, After, true, false),
        (K::Attendance, After, true, false),
        (K::ArbiterReport, After, false, false),
        (K::Statistics, After, false, false),
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
            extension: kind.extension().to_owned(),
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
    let from = arg.from_page as usize;
    let to = from.saturating_add(arg.pages as usize);
    let (made, pages) = to_print(app, &arg.paper)?.pages(from, to)?;
    Ok(PaperPreview {
        pages,
        total_pages: made.pages,
        problems: problems(made),
    })
}

/// Makes one file for each paper; all are laid out before any is handed out. Pictures of several sections are several
/// files.
pub(crate) fn save_papers(app: &App, arg: SavePapers) -> Reply<SavedPapers> {
    let total = arg.papers.len() as u32;
    let mut saved = SavedPapers {
        files: Vec::new(),
        pages: 0,
        problems: Vec::new(),
    };
    let mut finished = Vec::new();
    let mut go_on = || match app.is_stopped() {
        true => Err(AppError::new("papers-cancelled")),
        false => Ok(()),
    };
    for (done, paper) in (0..).zip(&arg.papers) {
        app.progress(done, total);
        let printed = to_print(app, paper)?;
        if paper.kind.is_picture() {
            let (made, pictures) = printed.pictures(&mut go_on)?;
            saved.problems.extend(problems(made));
            for png in pictures {
                saved.pages += 1;
                finished.push((name(app, paper)?, png));
            }
            continue;
        }
        let (made, pdf) = printed.pdf(&mut go_on)?;
        saved.pages += made.pages;
        saved.problems.extend(problems(made));
        finished.push((name(app, paper)?, pdf));
    }
    for (name, bytes) in finished {
        saved.files.push(app.make(name, bytes)?);
    }
    app.progress(total, total);
    Ok(saved)
}

pub(super) fn language(app: &App, paper: &PaperRequest) -> Language {
    paper.language.unwrap_or_else(|| app.language())
}

fn to_print(app: &App, paper: &PaperRequest) -> Reply<ToPrint> {
    let report = build(app, paper)?;
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
    let settings = Settings {
        language: language(app, paper),
        paper: match paper.size {
            PaperSize::A4 => Paper::A4,
            PaperSize::A3 => Paper::A3,
        },
        logo: None,
        second_logo: None,
        printed_at: local(app.now(), &event.time_zone),
        provisional: results && open,
        templates: app.policy().template_folder.map(PathBuf::from),
    };
    Ok(ToPrint {
        report,
        settings,
        logo: logo.map(|logo| (logo.fact.kind, logo.fact.image)),
    })
}
