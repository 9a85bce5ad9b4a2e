//! What is done aside, and what comes of it.

use serde::{Deserialize, Serialize};
use store::LogoKind;

use super::{Failed, frames};
use crate::AppError;
use crate::import::Table;

/// One thing to do.
#[derive(Serialize, Deserialize)]
pub(crate) enum Job {
    /// The rows of a spreadsheet, whose bytes go along.
    Workbook { sheet: Option<String> },
    /// Whether a picture, whose bytes go along, can stand on a paper.
    Logo { kind: LogoKind },
    /// A paper laid out with the organiser's own templates; its logo goes along.
    Paper {
        report: Box<report::Report>,
        settings: Box<report::Settings>,
        logo: Option<LogoKind>,
        output: Output,
    },
}

/// What a paper becomes.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) enum Output {
    /// Pages from one to another, to look at.
    Pages(usize, usize),
    Pdf,
    /// Each page as a picture.
    Pictures,
}

/// What the other process says first.
#[derive(Serialize, Deserialize)]
pub(super) enum Head {
    Workbook(Table),
    Logo,
    Paper(PaperMade),
    Refused(AppError),
}

/// A paper, beside its pages or its PDF.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct PaperMade {
    pub(crate) pages: u32,
    pub(crate) warnings: Vec<report::TemplateProblem>,
    pub(crate) unknown_letters: String,
}

impl From<report::Preview> for PaperMade {
    fn from(shown: report::Preview) -> Self {
        PaperMade {
            pages: shown.pages,
            warnings: shown.warnings,
            unknown_letters: shown.unknown_letters,
        }
    }
}

impl From<report::Rendered> for PaperMade {
    fn from(rendered: report::Rendered) -> Self {
        PaperMade {
            pages: rendered.pages,
            warnings: rendered.warnings,
            unknown_letters: rendered.unknown_letters,
        }
    }
}

impl From<report::Pictures> for PaperMade {
    fn from(pictures: report::Pictures) -> Self {
        PaperMade {
            pages: pictures.png.len() as u32,
            warnings: pictures.warnings,
            unknown_letters: String::new(),
        }
    }
}

/// A whole answer.
pub(crate) enum Answer {
    Workbook(Table),
    Logo,
    Paper(PaperMade, Vec<Vec<u8>>),
}

impl Answer {
    /// Whoever was ended in the middle has not answered.
    pub(super) fn read(bytes: &[u8]) -> Result<Answer, Failed> {
        let (head, blobs) = frames::read(bytes).map_err(|_| Failed::OutOfBounds)?;
        match head {
            Head::Workbook(table) => Ok(Answer::Workbook(table)),
            Head::Logo => Ok(Answer::Logo),
            Head::Paper(made) => Ok(Answer::Paper(made, blobs)),
            Head::Refused(problem) => Err(Failed::Refused(problem)),
        }
    }
}
