//! Plain data to PDF through Typst templates: everything the hall needs on paper.
//!
//! A [`Report`] says what to print, [`Settings`] how; [`render`] gives a PDF and [`preview`] the
//! same pages as SVG. The data is decided elsewhere: nothing here knows rules, lots or SQL.
//! Fonts and templates are part of the program, so that paper looks the same everywhere, offline.
//!
//! ```
//! use report::{BlankEntryForm, EventHead, Report, Settings, render};
//!
//! let form = Report::BlankEntryForm(BlankEntryForm {
//!     event: EventHead { title: "Campionato di dama".into(), ..EventHead::default() },
//!     lines: 6,
//!     ..BlankEntryForm::default()
//! });
//! let printed_at = "2006-03-01T10:00:00".parse().unwrap();
//! let rendered = render(&form, &Settings::new(printed_at)).unwrap();
//! assert!(rendered.pdf.starts_with(b"%PDF"));
//! assert_eq!(rendered.pages, 1);
//! ```

mod data;
mod error;
mod fonts;
#[cfg(feature = "samples")]
pub mod inspect;
mod logo;
mod parts;
mod payload;
mod picture;
mod qr;
mod reach;
mod render;
mod report;
#[cfg(feature = "samples")]
pub mod samples;
mod settings;
mod templates;
mod words;
mod world;

pub use data::*;
pub use error::{ReportError, TemplateProblem};
pub use logo::{LogoProblem, check_logo};
pub use picture::{Pictures, pictures};
pub use render::{Flow, Preview, Progress, Rendered, preview, render, render_batch};
pub use report::{Pack, Report};
pub use settings::{Logo, Paper, Settings};
pub use templates::built_in_templates;
