//! *Sorteggio*: the chart as drawn, with what anybody needs to replay it.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Chart, Competitor};

/// *Tabellone del sorteggio*: the chart and its seal.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LotsChart {
    /// The chart as drawn.
    pub chart: Chart,
    /// What replays it.
    pub seal: LotsSeal,
}

/// *Verbale di sorteggio*: everything that replays the drawing of lots.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LotsSeal {
    /// When it was held.
    pub held_at: Option<NaiveDateTime>,
    /// How: pure lots, or with seeds; in words.
    pub method: Option<String>,
    /// The seed of chance, as typed or spoken.
    pub seed: String,
    /// Digest of the list of entries.
    pub digest: String,
    /// Name and version of the algorithm.
    pub algorithm: String,
    /// The entries in the order in which they went in.
    pub entries: Vec<LotsEntry>,
    /// Places set by the arbiter before confirmation.
    pub by_hand: Vec<HandPlacing>,
}

/// One entry that went into the lots.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LotsEntry {
    /// Its number in the list that went in.
    pub number: u32,
    /// Who.
    pub competitor: Competitor,
    /// The club's number in the list, which the digest has in place of its name.
    pub club_number: Option<u32>,
    /// Rating points, where they went in.
    pub rating: Option<u32>,
    /// Rank of the category, 1 the best, where it went in.
    pub category: Option<u32>,
    /// The place drawn.
    pub place: u32,
}

/// A place set by hand.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandPlacing {
    /// Who.
    pub competitor: Competitor,
    /// The place given.
    pub place: u32,
    /// Who decided, and why.
    pub by: String,
}
