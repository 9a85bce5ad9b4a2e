//! A new event from a template: the 2006 FSSI championship is one.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Template {
    /// The championship of Palermo: men, women and clubs, lots the evening before, one day of play.
    #[serde(rename = "fssi-2006")]
    Fssi2006,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NewFromTemplate {
    pub template: Template,
    pub title: String,
    pub organiser: String,
    pub venue: String,
    /// The day of play; the evening of lots is the day before.
    pub plays_on: NaiveDate,
}
