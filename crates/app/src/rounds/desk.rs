//! The round desk: every table with its state, the arbiter's home.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use store::{EventId, SectionId};
use ts_rs::TS;

use crate::chart::MatchCard;

/// Stato del tavolo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TableState {
    /// The players are not known yet.
    Waiting,
    ToCall,
    Called,
    Playing,
    /// Drawn so far: the next game of the chain is to be played.
    NextGame,
    Done,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct TableCard {
    pub section: SectionId,
    pub section_title: String,
    pub card: MatchCard,
    pub state: TableState,
    pub called_at: Option<NaiveDateTime>,
    pub started_at: Option<NaiveDateTime>,
    /// When a player who has not come loses; none once both sit.
    pub no_show_at: Option<NaiveDateTime>,
    /// Times this table was called.
    pub calls: u32,
    pub rulings: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct RoundDesk {
    pub tables: Vec<TableCard>,
    pub rounds: Vec<DeskRound>,
    pub outstanding: u32,
    pub now: NaiveDateTime,
    /// Minutes after the first call when absence may be ruled.
    pub no_show_minutes: u32,
}

#[derive(Debug, Clone, Serialize, TS)]
pub struct DeskRound {
    pub section: SectionId,
    pub section_title: String,
    pub round: u32,
    pub name: crate::chart::RoundName,
    pub tables: u32,
    pub done: u32,
    pub current: bool,
}

#[derive(Debug, Clone, Copy, Deserialize, TS)]
pub struct OpenDesk {
    pub event: EventId,
    /// None shows every section.
    pub section: Option<SectionId>,
    /// None shows the round being played.
    pub round: Option<u32>,
}
