//! How a report is printed, whatever it is about.

use std::path::PathBuf;

use chrono::NaiveDateTime;
use messages::Language;
use serde::{Deserialize, Serialize};

/// Language, paper and marks of one printing.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Settings {
    /// The language of labels and sentences; the data is printed as it comes.
    pub language: Language,
    /// The sheet; charts are laid across it.
    pub paper: Paper,
    /// The club's or federation's mark, at the head of every page. Its bytes travel by themselves.
    #[serde(skip)]
    pub logo: Option<Logo>,
    /// A second mark, such as the federation's, beside the first where there is room for it.
    #[serde(skip)]
    pub second_logo: Option<Logo>,
    /// The time of printing, given by whoever has a clock.
    pub printed_at: NaiveDateTime,
    /// *Provvisorio*: marks every page until the section closes.
    pub provisional: bool,
    /// The organiser's own templates; a file there takes the place of the built-in one.
    pub templates: Option<PathBuf>,
}

impl Settings {
    /// Italian, A4, final, without a logo.
    pub fn new(printed_at: NaiveDateTime) -> Self {
        Self {
            language: Language::It,
            paper: Paper::A4,
            logo: None,
            second_logo: None,
            printed_at,
            provisional: false,
            templates: None,
        }
    }
}

/// The sheet of paper.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 297 × 420 mm; only charts and the round sheet grow to it.
    A3,
}

/// A mark chosen by the organiser, as the bytes of its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Logo {
    /// A PNG picture.
    Png(Vec<u8>),
    /// A JPEG picture.
    Jpeg(Vec<u8>),
    /// An SVG drawing.
    Svg(Vec<u8>),
}
