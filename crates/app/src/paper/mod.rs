//! Stampe: one call per report.

mod after;
mod before;
mod build;
mod ceremony;
mod charts;
mod during;
mod files;
mod final_report;
mod hall;
mod heads;
mod make;
mod print;
mod privacy;
mod records;
mod statistics;
mod times;

use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use ts_rs::TS;

use crate::files::Artifact;

pub(crate) use print::{list_papers, preview_paper, save_papers};

/// Every paper the program prints; `paper-<code>` is its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PaperKind {
    Announcement,
    BlankForm,
    FilledForms,
    EntriesByClub,
    EntriesBySection,
    DeadlineList,
    CheckInList,
    Badges,
    PlaceCards,
    TableCards,
    LotsChart,
    EmptyChart,
    Slips,
    RoundSheet,
    WhereToPlay,
    Chart,
    CallSheet,
    ScoreSheet,
    FinishByHand,
    Results,
    Standings,
    Podium,
    PodiumSquare,
    PodiumWide,
    PrizeList,
    ToBuy,
    ClubsRanking,
    ParticipationCertificates,
    PlacingCertificates,
    Attendance,
    ArbiterReport,
    Statistics,
    GameRecords,
    AthleteRecord,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PaperSize {
    A4,
    A3,
}

impl PaperKind {
    /// A picture for a site rather than pages to print.
    fn is_picture(self) -> bool {
        matches!(self, PaperKind::PodiumSquare | PaperKind::PodiumWide)
    }

    /// How its files end.
    fn extension(self) -> &'static str {
        if self.is_picture() { "png" } else { "pdf" }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PaperRequest {
    pub event: EventId,
    pub kind: PaperKind,
    pub section: Option<SectionId>,
    pub round: Option<u32>,
    pub athlete: Option<store::AthleteId>,
    pub size: PaperSize,
    pub language: Option<messages::Language>,
}

/// A line of the print screen.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PaperChoice {
    pub kind: PaperKind,
    /// before, lots, during, after.
    pub phase: PaperPhase,
    pub per_section: bool,
    pub per_round: bool,
    pub sizes: Vec<PaperSize>,
    /// How its file ends: `pdf`, or `png` for a picture.
    pub extension: String,
    /// Why it cannot be printed now: `error-<code>`.
    pub unavailable: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PaperPhase {
    Before,
    Lots,
    During,
    After,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PaperPreview {
    /// Each page as SVG.
    pub pages: Vec<String>,
    pub total_pages: u32,
    pub problems: Vec<TemplateProblem>,
}

/// An error in the organiser's own template; the built-in one was used instead. Without a file, letters that no font
/// has, and in whose place a box stands.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TemplateProblem {
    pub file: String,
    pub line: Option<u32>,
    pub message: String,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PreviewPaper {
    pub paper: PaperRequest,
    /// From 0; a long batch is previewed a few pages at a time.
    pub from_page: u32,
    pub pages: u32,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SavePapers {
    pub papers: Vec<PaperRequest>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SavedPapers {
    /// One PDF for each paper.
    pub files: Vec<Artifact>,
    pub pages: u32,
    pub problems: Vec<TemplateProblem>,
}
