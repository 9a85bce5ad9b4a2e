//! Anyone may check a chart: the program replays the lots from list, seed and algorithm.

use serde::Serialize;
use ts_rs::TS;

#[derive(Debug, Clone, Serialize, TS)]
pub struct LotsVerdict {
    /// The published seed gives this very chart.
    pub same: bool,
    /// The list of entries is the one that was drawn.
    pub same_entries: bool,
    pub digest_now: String,
    pub digest_then: String,
    /// Places where the chart departs; those by hand are declared as such.
    pub departs: Vec<Departs>,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct Departs {
    pub place: u32,
    pub expected: Option<String>,
    pub found: Option<String>,
    pub by_hand: bool,
}
