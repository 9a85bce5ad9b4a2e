//! Fictitious events of three sizes, for tests, the example and the benchmark.
//!
//! Surnames are made of words of the game, so that nobody takes them for real people.

mod bracket;
mod closing;
mod event;
mod games;
mod hall;
mod hostile;
mod opening;
mod outcomes;
mod people;
mod playing;
mod reports;
mod said;
mod sample;
mod spoiled;

pub use bracket::{Placing, chart, placed_chart};
pub use event::{Size, event_head, settings};
pub use hostile::{Hostile, hostile_reports};
pub use people::people;
pub use playing::slips;
pub use reports::{NamedReport, certificates, reports};
pub use spoiled::spoiled_reports;
