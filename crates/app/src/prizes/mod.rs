//! Premiazione: what is given for which place, who gets what, what to buy.

mod awards;
mod table;

use serde::{Deserialize, Serialize};
use store::{EntryId, EventId, PrizeId, SectionId};
use tournament::SharedPrizes;
use ts_rs::TS;

use crate::app::Doing;
use crate::event::{EventRef, refuse_if_archived, refuse_of_another_event};
use crate::label::EntryLabel;
use crate::{App, AppError, Reply};

pub(crate) use awards::{award_items, awards_of};

/// What a prize is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(
    tag = "kind",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum PrizeFor {
    Places { from: u32, to: u32 },
    EveryParticipant,
    BestUnder { age: u8 },
    BestOver { age: u8 },
    BestWoman,
    FirstOfEachClub,
}

/// One line of the table of prizes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PrizeForm {
    /// None makes a new one.
    pub id: Option<PrizeId>,
    /// None gives it in every section.
    pub section: Option<SectionId>,
    pub prize_for: PrizeFor,
    /// "Trofeo", "Medaglia": as they will be bought.
    pub items: Vec<String>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PrizesView {
    pub prizes: Vec<PrizeForm>,
    /// What happens to the prizes of a shared place.
    pub shared: SharedPrizes,
    pub awards: Vec<AwardRow>,
    pub to_buy: Vec<ToBuy>,
    pub provisional: bool,
    pub given: u32,
}

/// Who gets what; ticked when handed out.
#[derive(Debug, Clone, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AwardRow {
    pub prize: PrizeId,
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
pub(crate) struct ToBuy {
    pub item: String,
    /// Foreseen from the entries.
    pub quantity: u32,
    /// What the results really need, once every section is finished.
    pub needed: Option<u32>,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GivePrize {
    pub event: EventId,
    pub prize: PrizeId,
    pub entry: EntryId,
    pub given: bool,
}

#[derive(Debug, Clone, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SavePrizes {
    pub event: EventId,
    pub prizes: Vec<PrizeForm>,
    pub shared: SharedPrizes,
}

/// Whether the table of prizes can be read.
pub(crate) fn read_prizes(read: &store::Read<'_>, event: EventId) -> Reply<()> {
    table::Table::read(read, event).map(|_| ())
}

pub(crate) fn prizes(app: &App, arg: EventRef) -> Reply<PrizesView> {
    let table = table::Table::read(&app.store().read(), arg.event)?;
    let awards = awards_of(app, arg.event, &table)?;
    Ok(PrizesView {
        to_buy: awards::shopping(app, arg.event, &table)?,
        given: awards.iter().filter(|award| award.given).count() as u32,
        provisional: awards::provisional(app, arg.event)?,
        awards,
        prizes: table.forms,
        shared: table.shared,
    })
}

pub(crate) fn save_prizes(app: &App, arg: SavePrizes) -> Reply<PrizesView> {
    for prize in &arg.prizes {
        if let PrizeFor::Places { from, to } = prize.prize_for {
            if from < 1 || to < from {
                return Err(AppError::new("prize-places-in-order"));
            }
            if to > limits::LAST_PLACE {
                return Err(AppError::new("prize-place-too-far").with("most", limits::LAST_PLACE));
            }
        }
        if prize.items.iter().all(|item| item.trim().is_empty()) {
            return Err(AppError::new("prize-items-given"));
        }
    }
    app.change(Doing::new("prizes-saved", arg.event), |change| {
        refuse_if_archived(&change.read().get::<store::Event>(arg.event)?.fact)?;
        app.refuse_if_changed(&change.read(), arg.event, |row| row.table() == "prize")?;
        table::save(change, &arg)
    })?;
    prizes(app, EventRef { event: arg.event })
}

pub(crate) fn give_prize(app: &App, arg: GivePrize) -> Reply<PrizesView> {
    let (who, now) = (app.who(), app.now());
    let name = {
        let store = app.store();
        let entry = store.read().get::<store::Entry>(arg.entry)?;
        crate::section::labels_of(&store.read(), std::slice::from_ref(&entry))?[&arg.entry]
            .full_name()
    };
    let code = if arg.given {
        "prize-given"
    } else {
        "prize-taken-back"
    };
    app.change(Doing::new(code, arg.event).with("who", name), |change| {
        refuse_if_archived(&change.read().get::<store::Event>(arg.event)?.fact)?;
        let prize = change.read().get::<store::Prize>(arg.prize)?;
        refuse_of_another_event("prize", arg.prize.0, prize.event_id, arg.event)?;
        let before = change.read().list::<store::PrizeGiven>(arg.prize)?;
        match (
            before
                .iter()
                .find(|given| given.entry_id == Some(arg.entry)),
            arg.given,
        ) {
            (None, true) => {
                change.insert(&store::PrizeGiven {
                    prize_id: arg.prize,
                    entry_id: Some(arg.entry),
                    club_id: None,
                    by: who.clone(),
                    at: now,
                })?;
            }
            (Some(given), false) => change.delete::<store::PrizeGiven>(given.id)?,
            _ => {}
        }
        Ok(())
    })?;
    prizes(app, EventRef { event: arg.event })
}
