//! The event around the people.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use crate::data::{EventHead, PrizeLine, ProgrammeDay, ProgrammeItem};
use crate::settings::{Logo, Settings};

/// How big a sample event is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Two men and three women.
    Small,
    /// Twenty-two men and nine women.
    Typical,
    /// Two hundred and fifty-six men and one hundred women.
    Huge,
}

impl Size {
    /// Every size.
    pub const ALL: [Size; 3] = [Size::Small, Size::Typical, Size::Huge];

    /// Name of its folder.
    pub fn code(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Typical => "typical",
            Size::Huge => "huge",
        }
    }

    /// Men and women entered.
    pub fn entries(self) -> (usize, usize) {
        match self {
            Size::Small => (2, 3),
            Size::Typical => (22, 9),
            Size::Huge => (256, 100),
        }
    }
}

const LOGO: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<circle cx="32" cy="32" r="30" fill="#1f5a41"/>
<path d="M16 16h8v8h-8zM32 16h8v8h-8zM24 24h8v8h-8zM40 24h8v8h-8zM16 32h8v8h-8zM32 32h8v8h-8zM24 40h8v8h-8zM40 40h8v8h-8z" fill="#f7f2e8"/>
<rect x="16" y="16" width="32" height="32" fill="none" stroke="#f7f2e8" stroke-width="1.5"/></svg>"##;

/// The event of the sample papers.
pub fn event_head() -> EventHead {
    EventHead {
        title: "Campionato nazionale di dama".to_owned(),
        subtitle: Some("Assoluti maschili e femminili".to_owned()),
        federation: Some("Federazione Sport Silenziosi".to_owned()),
        organiser: Some("G.S. Casella Nera".to_owned()),
        venue: Some("Istituto della Damiera".to_owned()),
        place: Some("Borgodama".to_owned()),
        starts: Some(day(24)),
        ends: Some(day(25)),
    }
}

/// Printed on the day of play, with a logo.
pub fn settings() -> Settings {
    let mut settings = Settings::new(moment(25, 15, 12));
    settings.logo = Some(Logo::Svg(LOGO.as_bytes().to_vec()));
    settings
}

/// A day of the event's month.
pub(super) fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2006, 4, day).expect("a day of April")
}

pub(super) fn moment(date: u32, hour: u32, minute: u32) -> NaiveDateTime {
    day(date)
        .and_hms_opt(hour, minute, 0)
        .expect("a time of the day")
}

pub(super) fn time(hour: u32, minute: u32) -> NaiveTime {
    moment(1, hour, minute).time()
}

pub(super) fn programme() -> Vec<ProgrammeDay> {
    let item = |hour, minute, text: &str| ProgrammeItem {
        time: Some(time(hour, minute)),
        text: text.to_owned(),
    };
    vec![
        ProgrammeDay {
            date: day(24),
            items: vec![
                item(18, 0, "Ritrovo in albergo"),
                item(
                    21,
                    0,
                    "Presentazione e sorteggio dei tabelloni, individuali e di società",
                ),
            ],
        },
        ProgrammeDay {
            date: day(25),
            items: vec![
                item(8, 0, "Partenza dall’albergo"),
                item(8, 30, "Ritrovo nella sala di gioco e accredito"),
                item(9, 0, "Inizio della gara e turni di gioco"),
                item(12, 30, "Pausa pranzo"),
                item(15, 0, "Ripresa della gara e ultimi turni"),
                item(19, 0, "Premiazione e chiusura della manifestazione"),
            ],
        },
    ]
}

pub(super) fn prizes() -> Vec<PrizeLine> {
    [
        (1, "Trofeo e medaglia"),
        (2, "Coppa e medaglia"),
        (3, "Targa e medaglia"),
    ]
    .map(|(place, text)| PrizeLine {
        place,
        text: text.to_owned(),
    })
    .to_vec()
}

pub(super) const FOR_EVERYONE: &str = "Medaglia ricordo";
