//! The process that reads aside: takes its bounds, does one job, ends.

use std::io::{Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use report::Logo;
use store::LogoKind;

use super::frames;
use super::job::{Head, Job, Output, PaperMade};
use crate::import::of_workbook;
use crate::{AppError, Reply};

/// Does the one job that comes on the standard input.
pub fn serve_aside() {
    bound();
    let mut question = Vec::new();
    if std::io::stdin().read_to_end(&mut question).is_err() {
        return;
    }
    // Whoever asked takes silence for what it is.
    let Ok((job, blobs)) = frames::read(&question) else {
        return;
    };
    drop(question);
    // Readers of foreign files give up in their own ways.
    let done = catch_unwind(AssertUnwindSafe(|| serve(job, blobs)));
    let Ok(done) = done else { return };
    let (head, blobs) = done.unwrap_or_else(|problem| (Head::Refused(problem), Vec::new()));
    let blobs: Vec<&[u8]> = blobs.iter().map(Vec::as_slice).collect();
    if let Ok(answer) = frames::write(&head, &blobs) {
        // Nobody listens any more after a stop.
        let _ = std::io::stdout().write_all(&answer);
    }
}

fn serve(job: Job, mut blobs: Vec<Vec<u8>>) -> Reply<(Head, Vec<Vec<u8>>)> {
    let blob = blobs.pop();
    match job {
        Job::Workbook { sheet } => {
            let table = of_workbook(blob.unwrap_or_default(), sheet.as_deref())?;
            Ok((Head::Workbook(table), Vec::new()))
        }
        Job::Logo { kind } => {
            let checked = report::check_logo(&logo(kind, blob.unwrap_or_default()));
            checked.map_err(|problem| refused(&problem))?;
            Ok((Head::Logo, Vec::new()))
        }
        Job::Paper {
            report,
            mut settings,
            logo: kind,
            output,
        } => {
            settings.logo = kind.zip(blob).map(|(kind, image)| logo(kind, image));
            let made = paper(&report, &settings, output).map_err(AppError::internal)?;
            Ok((Head::Paper(made.0), made.1))
        }
    }
}

fn paper(
    report: &report::Report,
    settings: &report::Settings,
    output: Output,
) -> Result<(PaperMade, Vec<Vec<u8>>), report::ReportError> {
    let (blobs, made) = match output {
        Output::Pages(from, to) => {
            let shown = report::preview(report, settings, from..to)?;
            let svg = shown.svg.iter().map(|page| page.as_bytes().to_vec());
            (svg.collect::<Vec<_>>(), PaperMade::from(shown))
        }
        Output::Pdf => {
            let mut rendered = report::render(report, settings)?;
            let pdf = std::mem::take(&mut rendered.pdf);
            (vec![pdf], PaperMade::from(rendered))
        }
        Output::Pictures => {
            let mut pictures = report::pictures(report, settings)?;
            let png = std::mem::take(&mut pictures.png);
            (png, PaperMade::from(pictures))
        }
    };
    Ok((made, blobs))
}

pub(crate) fn logo(kind: LogoKind, image: Vec<u8>) -> Logo {
    match kind {
        LogoKind::Png => Logo::Png(image),
        LogoKind::Svg => Logo::Svg(image),
        LogoKind::Jpeg => Logo::Jpeg(image),
    }
}

fn refused(problem: &report::LogoProblem) -> AppError {
    log::warn!("logo: {problem}");
    match problem {
        report::LogoProblem::TooLarge { width, height } => AppError::new("logo-too-many-pixels")
            .with("width", *width)
            .with("height", *height)
            .with("most", limits::LOGO_SIDE),
        report::LogoProblem::Linked(link) => {
            AppError::new("logo-linked").with("link", link.as_str())
        }
        report::LogoProblem::Unreadable(_) => AppError::new("logo-unreadable"),
    }
}

/// From here on this process takes so much memory and time and no more, and writes no file.
#[cfg(unix)]
fn bound() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let at_most = |limit| Rlimit {
        current: Some(limit),
        maximum: Some(limit),
    };
    for (what, limit) in [
        (Resource::Data, limits::ASIDE_MEMORY),
        // What is mapped and never touched counts here too: allocators and threads reserve much.
        (Resource::As, 16 * limits::ASIDE_MEMORY),
        (Resource::Cpu, 2 * limits::ASIDE_SECONDS),
        (Resource::Fsize, 0),
        (Resource::Core, 0),
    ] {
        // One that the system does not know, or that is lower already, bounds nothing more.
        let _ = setrlimit(what, at_most(limit));
    }
}

/// Windows has no such bounds for a process by itself: there the clock of whoever asked ends it.
#[cfg(not(unix))]
fn bound() {}
