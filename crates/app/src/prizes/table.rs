//! The table of prizes, between the file and the tournament's rules.

use store::{Change, EventId, PrizeKind, Read, SectionId, SectionKind};
use tournament::{PlacePrize, PrizeTable, SharedPrizes, SouvenirRule, SpecialPrize, SpecialRule};

use super::{PrizeFor, PrizeForm, SavePrizes};
use crate::event::refuse_of_another_event;
use crate::{AppError, Reply};

const SHARED_KEY: &str = "shared-prizes";

/// Every line of an event's table.
pub(crate) struct Table {
    pub(super) forms: Vec<PrizeForm>,
    pub(super) shared: SharedPrizes,
}

impl Table {
    pub(crate) fn read(read: &Read<'_>, event: EventId) -> Reply<Table> {
        let settings = read.get::<store::Event>(event)?.fact.settings;
        let shared = settings
            .get(SHARED_KEY)
            .cloned()
            .and_then(|value| serde_json::from_value(value).ok());
        let rows = read.list::<store::Prize>(event)?;
        let forms: Reply<Vec<PrizeForm>> = rows
            .iter()
            .filter(|row| row.kind != PrizeKind::ClubsRanking)
            .map(form)
            .collect();
        Ok(Table {
            forms: forms?,
            shared: shared.unwrap_or_default(),
        })
    }

    /// The lines that hold in a section. A souvenir for everyone goes to people: in a clubs' section only
    /// if it was meant for it.
    pub(super) fn of(&self, section: SectionId, kind: SectionKind) -> Vec<&PrizeForm> {
        let holds = |form: &&PrizeForm| match form.section {
            Some(of) => of == section,
            None => {
                kind == SectionKind::Individual || matches!(form.prize_for, PrizeFor::Places { .. })
            }
        };
        self.forms.iter().filter(holds).collect()
    }
}

/// The lines as the tournament reads them; a special prize bears the number of its line as name.
pub(super) fn to_tournament(forms: &[&PrizeForm], shared: SharedPrizes) -> PrizeTable {
    let mut table = PrizeTable {
        shared,
        souvenirs: SouvenirRule::default(),
        ..PrizeTable::default()
    };
    for form in forms {
        let items = form.items.clone();
        let special = |rule| SpecialPrize {
            name: line_name(form),
            rule,
            items: items.clone(),
            besides_place_prize: true,
        };
        match form.prize_for {
            PrizeFor::Places { from, to } => table.places.push(PlacePrize { from, to, items }),
            PrizeFor::EveryParticipant => table.everyone.extend(items),
            PrizeFor::BestUnder { age } => {
                table.special.push(special(SpecialRule::BestUnder { age }));
            }
            PrizeFor::BestOver { age } => {
                table.special.push(special(SpecialRule::BestOver { age }));
            }
            PrizeFor::BestWoman => table.special.push(special(SpecialRule::BestWoman)),
            PrizeFor::FirstOfEachClub => table.special.push(special(SpecialRule::FirstOfEachClub)),
        }
    }
    table
}

pub(super) fn line_name(form: &PrizeForm) -> String {
    form.id.map(|id| id.to_string()).unwrap_or_default()
}

fn form(row: &store::Kept<store::Prize>) -> Reply<PrizeForm> {
    let prize_for = match row.kind {
        PrizeKind::Places => PrizeFor::Places {
            from: row.from_place.unwrap_or(1),
            to: row.to_place.unwrap_or(1),
        },
        PrizeKind::Everyone | PrizeKind::ClubsRanking => PrizeFor::EveryParticipant,
        PrizeKind::Special => match &row.rule {
            Some(rule) => serde_json::from_value(rule.clone()).map_err(AppError::internal)?,
            None => return Err(AppError::internal("a special prize without a rule")),
        },
    };
    Ok(PrizeForm {
        id: Some(row.id),
        section: row.section_id,
        prize_for,
        items: row.items.lines().map(str::to_owned).collect(),
    })
}

fn fact(event: EventId, form: &PrizeForm, position: u32) -> Reply<store::Prize> {
    let (kind, places) = match form.prize_for {
        PrizeFor::Places { from, to } => (PrizeKind::Places, Some((from, to))),
        PrizeFor::EveryParticipant => (PrizeKind::Everyone, None),
        _ => (PrizeKind::Special, None),
    };
    let rule = match kind {
        PrizeKind::Special => {
            Some(serde_json::to_value(&form.prize_for).map_err(AppError::internal)?)
        }
        _ => None,
    };
    let items: Vec<&str> = form
        .items
        .iter()
        .map(|item| item.trim())
        .filter(|item| !item.is_empty())
        .collect();
    Ok(store::Prize {
        event_id: event,
        section_id: form.section,
        kind,
        from_place: places.map(|(from, _)| from),
        to_place: places.map(|(_, to)| to),
        rule,
        items: items.join("\n"),
        position,
    })
}

/// Lines that stay keep their row, and with it the ticks of what was handed out.
pub(super) fn save(change: &mut Change<'_>, arg: &SavePrizes) -> Reply<()> {
    for row in change.read().list::<store::Prize>(arg.event)? {
        let stays = arg.prizes.iter().any(|form| form.id == Some(row.id));
        if !stays && row.kind != PrizeKind::ClubsRanking {
            change.delete_under::<store::PrizeGiven>(row.id)?;
            change.delete::<store::Prize>(row.id)?;
        }
    }
    for (position, form) in (0..).zip(&arg.prizes) {
        let fact = fact(arg.event, form, position)?;
        if let Some(section) = form.section {
            let row = change.read().get::<store::Section>(section)?;
            refuse_of_another_event("section", section.0, row.event_id, arg.event)?;
        }
        let Some(id) = form.id else {
            change.insert(&fact)?;
            continue;
        };
        let before = change.read().get::<store::Prize>(id)?;
        refuse_of_another_event("prize", id.0, before.event_id, arg.event)?;
        if before.fact != fact {
            change.update(id, &fact)?;
        }
    }
    let shared = serde_json::to_value(arg.shared).map_err(AppError::internal)?;
    let event = change.read().get::<store::Event>(arg.event)?;
    if event.settings.get(SHARED_KEY) != Some(&shared) {
        change.edit::<store::Event>(arg.event, |event| event.settings[SHARED_KEY] = shared)?;
    }
    Ok(())
}
