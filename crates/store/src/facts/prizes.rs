//! Prizes, and the points of the clubs' ranking.

use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::codes::PrizeKind;
use crate::fact::fact;
use crate::ids::{ClubId, ClubPointsId, EntryId, EventId, PrizeGivenId, PrizeId, SectionId};

fact! {
    /// Premio.
    pub struct Prize in "prize", id PrizeId, order "position, id", under event_id: EventId {
        /// Of which event.
        pub event_id: EventId,
        /// Of which section; of all when none.
        pub section_id: Option<SectionId>,
        /// To whom it goes.
        pub kind: PrizeKind,
        /// First place that earns it.
        pub from_place: Option<u32>,
        /// Last place that earns it.
        pub to_place: Option<u32>,
        /// Whom a special prize looks for, as JSON.
        pub rule: Option<Value>,
        /// The objects, one per line.
        pub items: String,
        /// Order in the list.
        pub position: u32,
    }
}

fact! {
    /// Premio consegnato.
    pub struct PrizeGiven in "prize_given", id PrizeGivenId, order "id", under prize_id: PrizeId {
        /// Which prize.
        pub prize_id: PrizeId,
        /// To which entry.
        pub entry_id: Option<EntryId>,
        /// Or to which club of the clubs' ranking.
        pub club_id: Option<ClubId>,
        /// Ticked off by whom.
        pub by: String,
        /// When.
        pub at: DateTime<Utc>,
    }
}

fact! {
    /// Punteggio di società per un posto in classifica.
    pub struct ClubPoints in "club_points", id ClubPointsId, order "place", under event_id: EventId {
        /// Of which event.
        pub event_id: EventId,
        /// Place in an individual section.
        pub place: u32,
        /// Points it earns for the club.
        pub points: u32,
    }
}
