//! The public ceremony: one place after another on the hall screen, at the presenter's pace.

use serde::{Deserialize, Serialize};
use store::SectionId;
use ts_rs::TS;

use super::PlaceView;

#[derive(Debug, Clone, Serialize, TS)]
pub struct Ceremony {
    pub section: SectionId,
    pub section_title: String,
    pub total: u32,
    /// In the order in which they were revealed; the last one is the newest.
    pub revealed: Vec<PlaceView>,
    pub size: u32,
    pub finished: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct RevealTo {
    pub section: SectionId,
    /// How many places stand revealed.
    pub count: u32,
}
