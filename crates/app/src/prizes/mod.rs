//! Premiazione: what is given for which place, who gets what, what to buy.

use serde::{Deserialize, Serialize};
use store::{EntryId, EventId, SectionId};
use ts_rs::TS;

use crate::label::EntryLabel;

/// What a prize is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum PrizeFor {
    Places { from: u32, to: u32 },
    EveryParticipant,
    BestUnder { age: u8 },
    BestOver { age: u8 },
    BestWoman,
    FirstOfEachClub,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PrizeForm {
    pub prize_for: PrizeFor,
    /// "Trofeo", "Medaglia": as they will be bought.
    pub items: Vec<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SectionPrizes {
    pub section: SectionId,
    pub prizes: Vec<PrizeForm>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PrizesView {
    pub sections: Vec<SectionPrizes>,
    pub awards: Vec<AwardRow>,
    pub to_buy: Vec<ToBuy>,
    pub provisional: bool,
    pub given: u32,
}

/// Who gets what; ticked when handed out.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AwardRow {
    pub section: SectionId,
    pub section_title: String,
    pub entry: EntryLabel,
    pub place: Option<u32>,
    pub shared: bool,
    pub prize_for: PrizeFor,
    pub items: Vec<String>,
    pub given: bool,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ToBuy {
    pub item: String,
    pub quantity: u32,
    /// What the results really need, once there are any.
    pub needed: Option<u32>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GivePrize {
    pub section: SectionId,
    pub entry: EntryId,
    pub prize_for: PrizeFor,
    pub given: bool,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SavePrizes {
    pub event: EventId,
    pub sections: Vec<SectionPrizes>,
}
