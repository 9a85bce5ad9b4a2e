//! From a report to pages: PDF to keep and print, SVG to show.

use std::ops::Range;
use std::panic;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use typst::diag::{SourceDiagnostic, Warned};
use typst::foundations::Bytes;
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};
use typst_svg::SvgOptions;

use crate::error::{ReportError, TemplateProblem};
use crate::fonts::fonts_for;
use crate::logo::check_logo;
use crate::payload::{logo_name, payload, replace_letters};
use crate::report::Report;
use crate::settings::{Logo, Settings};
use crate::words::words;
use crate::world::ReportWorld;

/// How many further compilations an unused result of Typst's is remembered for.
const REMEMBERED_FOR: usize = 8;

/// While a report is being made, somebody is asked this often whether to go on.
const ASKED_EVERY: Duration = Duration::from_millis(50);

/// A report as PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rendered {
    /// The file.
    pub pdf: Vec<u8>,
    /// How many pages it has.
    pub pages: u32,
    /// What was wrong with the organiser's templates or logo; the built-in ones were used instead.
    pub warnings: Vec<TemplateProblem>,
    /// Letters that no font has; a box stands in their place.
    pub unknown_letters: String,
}

/// Some pages of a report as SVG.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The pages asked for, in order.
    pub svg: Vec<String>,
    /// How many pages the report has.
    pub pages: u32,
    /// What was wrong with the organiser's templates or logo.
    pub warnings: Vec<TemplateProblem>,
    /// Letters that no font has; a box stands in their place.
    pub unknown_letters: String,
}

/// How far a batch has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Reports finished.
    pub done: usize,
    /// Reports asked for.
    pub total: usize,
    /// Pages of the finished reports.
    pub pages: u32,
}

/// What to do after a step of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// Go on.
    Continue,
    /// Stop; what was finished is dropped.
    Cancel,
}

/// Prints a report as a tagged, accessible PDF.
pub fn render(report: &Report, settings: &Settings) -> Result<Rendered, ReportError> {
    let laid_out = lay_out(report, settings)?;
    let pdf = export(&laid_out)?;
    let pages = laid_out.pages();
    typst::comemo::evict(REMEMBERED_FOR);
    Ok(Rendered {
        pdf,
        pages,
        warnings: laid_out.warnings,
        unknown_letters: laid_out.unknown_letters,
    })
}

/// Shows some pages of a report; those beyond the last are left out.
pub fn preview(
    report: &Report,
    settings: &Settings,
    pages: Range<usize>,
) -> Result<Preview, ReportError> {
    let laid_out = lay_out(report, settings)?;
    let all = laid_out.document.pages();
    let wanted = pages.start.min(all.len())..pages.end.min(all.len());
    let svg = all
        .get(wanted)
        .unwrap_or_default()
        .iter()
        .map(|page| typst_svg::svg(page, &SvgOptions::default()))
        .collect();
    let pages = laid_out.pages();
    typst::comemo::evict(REMEMBERED_FOR);
    Ok(Preview {
        svg,
        pages,
        warnings: laid_out.warnings,
        unknown_letters: laid_out.unknown_letters,
    })
}

/// Prints several reports. It tells how far it has come before each, at the end, and again and again
/// while one is being made, so that even a single large one can be stopped.
pub fn render_batch(
    reports: &[Report],
    settings: &Settings,
    on_progress: &mut dyn FnMut(Progress) -> Flow,
) -> Result<Vec<Rendered>, ReportError> {
    let mut finished: Vec<Rendered> = Vec::with_capacity(reports.len());
    let mut tell = |finished: &[Rendered]| {
        let pages = finished.iter().map(|one| one.pages).sum();
        match on_progress(Progress {
            done: finished.len(),
            total: reports.len(),
            pages,
        }) {
            Flow::Continue => Ok(()),
            Flow::Cancel => Err(ReportError::Cancelled),
        }
    };
    for report in reports {
        tell(&finished)?;
        let rendered = render_aside(report, settings, &mut || tell(&finished))?;
        finished.push(rendered);
    }
    tell(&finished)?;
    Ok(finished)
}

/// Typst lays out a document in one call that nothing can interrupt, so it runs on a thread of its
/// own. After a stop that thread finishes by itself, and nobody takes what it made.
fn render_aside(
    report: &Report,
    settings: &Settings,
    go_on: &mut dyn FnMut() -> Result<(), ReportError>,
) -> Result<Rendered, ReportError> {
    let (report, settings) = (report.clone(), settings.clone());
    let (made, waiting) = mpsc::channel();
    let work = thread::spawn(move || {
        // Nobody waits any more after a stop.
        let _ = made.send(render(&report, &settings));
    });
    loop {
        match waiting.recv_timeout(ASKED_EVERY) {
            Ok(rendered) => return rendered,
            Err(RecvTimeoutError::Timeout) => go_on()?,
            Err(RecvTimeoutError::Disconnected) => match work.join() {
                Err(crash) => panic::resume_unwind(crash),
                Ok(()) => unreachable!("it sends before it ends"),
            },
        }
    }
}

/// Pages in memory, before they become PDF or SVG.
pub(crate) struct LaidOut {
    pub(crate) document: PagedDocument,
    pub(crate) warnings: Vec<TemplateProblem>,
    unknown_letters: String,
}

impl LaidOut {
    fn pages(&self) -> u32 {
        self.document.pages().len() as u32
    }
}

/// Compiles with the organiser's templates; where these fail, with the built-in ones.
pub(crate) fn lay_out(report: &Report, settings: &Settings) -> Result<LaidOut, ReportError> {
    let mut warnings = Vec::new();
    let logos = [(&settings.logo, false), (&settings.second_logo, true)].map(|(logo, second)| {
        let problem = unreadable_logo(logo.as_ref()?, second);
        let readable = problem.is_none();
        warnings.extend(problem);
        logo.as_ref().filter(|_| readable)
    });
    let mut document = payload(report, settings, logos)?;
    let (fonts, unknown) = fonts_for(&document.to_string());
    if !unknown.is_empty() {
        replace_letters(&mut document, &unknown);
    }
    let unknown_letters: String = unknown.into_iter().collect();
    let document = document.to_string();
    let mut files = vec![
        ("data.json", Bytes::from_string(document)),
        ("words.json", Bytes::new(words(settings.language))),
    ];
    for (logo, second) in logos.into_iter().zip([false, true]) {
        if let Some(logo @ (Logo::Png(bytes) | Logo::Jpeg(bytes) | Logo::Svg(bytes))) = logo {
            files.push((logo_name(logo, second), Bytes::new(bytes.clone())));
        }
    }
    if let Some(folder) = settings.templates.as_deref() {
        match compile(&ReportWorld::new(&files, Some(folder), fonts)) {
            Ok(document) => {
                return Ok(LaidOut {
                    document,
                    warnings,
                    unknown_letters,
                });
            }
            Err(problems) => warnings.extend(in_folder(folder, problems)),
        }
    }
    let document =
        compile(&ReportWorld::new(&files, None, fonts)).map_err(ReportError::Template)?;
    Ok(LaidOut {
        document,
        warnings,
        unknown_letters,
    })
}

fn compile(world: &ReportWorld<'_>) -> Result<PagedDocument, Vec<TemplateProblem>> {
    let Warned { output, .. } = typst::compile::<PagedDocument>(world);
    output.map_err(|errors| errors.iter().map(|error| world.problem(error)).collect())
}

/// Problems of the organiser's own files first: they are the ones to mend.
fn in_folder(folder: &Path, mut problems: Vec<TemplateProblem>) -> Vec<TemplateProblem> {
    problems.sort_by_key(|problem| !folder.join(&problem.file).exists());
    problems
}

fn unreadable_logo(logo: &Logo, second: bool) -> Option<TemplateProblem> {
    let problem = check_logo(logo).err()?;
    Some(TemplateProblem {
        file: logo_name(logo, second).to_owned(),
        line: None,
        column: None,
        message: problem.to_string(),
    })
}

fn export(laid_out: &LaidOut) -> Result<Vec<u8>, ReportError> {
    let standards =
        PdfStandards::new(&[PdfStandard::Ua_1]).expect("one standard cannot contradict itself");
    let accessible = PdfOptions {
        standards,
        ..PdfOptions::default()
    };
    let made = typst_pdf::pdf(&laid_out.document, &accessible);
    // What the standard forbids, a paper on the wall does not mind: better one without its tags than none.
    let made = made.or_else(|_| typst_pdf::pdf(&laid_out.document, &PdfOptions::default()));
    made.map_err(|errors| {
        let words = |error: &SourceDiagnostic| TemplateProblem {
            file: String::new(),
            line: None,
            column: None,
            message: error.message.to_string(),
        };
        ReportError::Pdf(errors.iter().map(words).collect())
    })
}
