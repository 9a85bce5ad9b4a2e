//! Laying out a paper: here with the program's own templates, aside with the organiser's, which may do anything.

use report::{Flow, Report, Settings};
use store::LogoKind;

use super::TemplateProblem;
use crate::aside::{self, Answer, Failed, GoOn, Job, Output, PaperMade};
use crate::event::check_logo;
use crate::{AppError, Reply};

/// A report and how it is printed. The logo comes as it is kept.
pub(super) struct ToPrint {
    pub(super) report: Report,
    pub(super) settings: Settings,
    pub(super) logo: Option<(LogoKind, Vec<u8>)>,
}

/// A paper by the organiser's own templates with its pictures, or why they cannot be used, if there are any.
type OwnPaper = Result<(PaperMade, Vec<Vec<u8>>), Option<report::TemplateProblem>>;

impl ToPrint {
    /// The pages from one to another, as SVG.
    pub(super) fn pages(mut self, from: usize, to: usize) -> Reply<(PaperMade, Vec<String>)> {
        let mut problems = self.leave_out_bad_logo();
        let (mut made, pages) = match self.aside(Output::Pages(from, to), &mut || Ok(()))? {
            Ok((made, pages)) => {
                let text = |page| String::from_utf8(page).map_err(AppError::internal);
                (made, pages.into_iter().map(text).collect::<Reply<_>>()?)
            }
            Err(problem) => {
                problems.extend(problem);
                let (report, settings) = self.plain();
                let shown = report::preview(&report, &settings, from..to).map_err(refused)?;
                let svg = shown.svg.clone();
                (PaperMade::from(shown), svg)
            }
        };
        made.warnings.splice(0..0, problems);
        Ok((made, pages))
    }

    /// The whole as PDF; `go_on` may stop it.
    pub(super) fn pdf(mut self, go_on: GoOn<'_>) -> Reply<(PaperMade, Vec<u8>)> {
        let mut problems = self.leave_out_bad_logo();
        let (mut made, pdf) = match self.aside(Output::Pdf, go_on)? {
            Ok((made, mut blobs)) => (made, blobs.pop().unwrap_or_default()),
            Err(problem) => {
                problems.extend(problem);
                let (report, settings) = self.plain();
                let mut stopped = None;
                let mut watch = |_| match go_on() {
                    Ok(()) => Flow::Continue,
                    Err(problem) => {
                        stopped = Some(problem);
                        Flow::Cancel
                    }
                };
                let rendered = report::render_batch(&[report], &settings, &mut watch);
                if let Some(problem) = stopped {
                    return Err(problem);
                }
                let rendered = rendered.map_err(refused)?.pop();
                let mut rendered = rendered.ok_or_else(|| AppError::internal("no paper"))?;
                let pdf = std::mem::take(&mut rendered.pdf);
                (PaperMade::from(rendered), pdf)
            }
        };
        made.warnings.splice(0..0, problems);
        Ok((made, pdf))
    }

    /// Each page as a picture; `go_on` may stop it.
    pub(super) fn pictures(mut self, go_on: GoOn<'_>) -> Reply<(PaperMade, Vec<Vec<u8>>)> {
        let mut problems = self.leave_out_bad_logo();
        let (mut made, pictures) = match self.aside(Output::Pictures, go_on)? {
            Ok(made) => made,
            Err(problem) => {
                problems.extend(problem);
                let (report, settings) = self.plain();
                let mut pictures = report::pictures(&report, &settings).map_err(refused)?;
                let png = std::mem::take(&mut pictures.png);
                (PaperMade::from(pictures), png)
            }
        };
        made.warnings.splice(0..0, problems);
        Ok((made, pictures))
    }

    /// With the organiser's own templates; otherwise, why they cannot be used, if there are any.
    fn aside(&self, output: Output, go_on: GoOn<'_>) -> Reply<OwnPaper> {
        let Some(folder) = self.settings.templates.as_deref() else {
            return Ok(Err(None));
        };
        let job = Job::Paper {
            report: Box::new(self.report.clone()),
            settings: Box::new(self.settings.clone()),
            logo: self.logo.as_ref().map(|(kind, _)| *kind),
            output,
        };
        let logo: Vec<&[u8]> = self
            .logo
            .iter()
            .map(|(_, image)| image.as_slice())
            .collect();
        match aside::ask(&job, &logo, go_on) {
            Ok(Answer::Paper(made, blobs)) => Ok(Ok((made, blobs))),
            Ok(_) | Err(Failed::OutOfBounds) => {
                log::warn!("the templates in {} took too much", folder.display());
                let file = folder.file_name().unwrap_or_default();
                Ok(Err(Some(problem_of(
                    &file.to_string_lossy(),
                    "it takes too much time or memory",
                ))))
            }
            // What is wrong with the data is wrong with the built-in templates too.
            Err(Failed::Refused(problem)) if problem.code == "internal" => Ok(Err(None)),
            Err(Failed::Refused(problem)) => Err(problem),
        }
    }

    /// With the program's own templates.
    fn plain(self) -> (Report, Settings) {
        let logo = self.logo.map(|(kind, image)| aside::logo(kind, image));
        let settings = Settings {
            logo,
            templates: None,
            ..self.settings
        };
        (self.report, settings)
    }

    /// A logo that came in before anybody looked at it, or with a copy from elsewhere.
    fn leave_out_bad_logo(&mut self) -> Vec<report::TemplateProblem> {
        let Some((kind, image)) = &self.logo else {
            return Vec::new();
        };
        match check_logo(*kind, image) {
            Ok(()) => Vec::new(),
            Err(problem) => {
                self.logo = None;
                vec![problem_of("logo", &problem.to_string())]
            }
        }
    }
}

fn problem_of(file: &str, message: &str) -> report::TemplateProblem {
    report::TemplateProblem {
        file: file.to_owned(),
        line: None,
        column: None,
        message: message.to_owned(),
    }
}

/// What a person reads of it.
pub(super) fn problems(made: PaperMade) -> Vec<TemplateProblem> {
    let of_letters = Some(made.unknown_letters).filter(|letters| !letters.is_empty());
    let of_letters = of_letters.map(|letters| TemplateProblem {
        file: String::new(),
        line: None,
        message: letters,
    });
    let of_files = made.warnings.into_iter().map(|problem| TemplateProblem {
        file: problem.file,
        line: problem.line,
        message: problem.message,
    });
    of_files.chain(of_letters).collect()
}

fn refused(error: report::ReportError) -> AppError {
    match error {
        report::ReportError::Cancelled => AppError::new("papers-cancelled"),
        other => AppError::internal(other),
    }
}
