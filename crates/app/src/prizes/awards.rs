//! Who gets what, from the places as they stand; and the list of what to buy.

use std::collections::{BTreeMap, HashMap};

use chrono::Datelike;
use store::{EntryId, EventId, Kept, Read, SectionId, Sex};
use tournament::{
    Attendance, AwardReason, Participant, Recipient, award_prizes, expected_places, handed_out,
    merge_lists, to_buy,
};

use super::table::{Table, line_name, to_tournament};
use super::{AwardRow, PrizeForm, ToBuy};
use crate::section::{Live, entry_id, tournament_id};
use crate::{App, Reply};

/// Every award of the event, section by section, the first place first.
pub(crate) fn awards_of(app: &App, event: EventId, table: &Table) -> Reply<Vec<AwardRow>> {
    let sections = app.store().read().list::<store::Section>(event)?;
    let given = given(&app.store().read(), table)?;
    let mut rows = Vec::new();
    for section in &sections {
        let people = participants(app, event, section.id)?;
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live else { return Ok(()) };
            rows.extend(awards_in(live, table, people, &given));
            Ok(())
        })?;
    }
    Ok(rows)
}

/// The items of each entry of a section, for the podium.
pub(crate) fn award_items(
    app: &App,
    event: EventId,
    section: SectionId,
) -> Reply<HashMap<EntryId, Vec<String>>> {
    let table = Table::read(&app.store().read(), event)?;
    let mut items: HashMap<EntryId, Vec<String>> = HashMap::new();
    for award in awards_of(app, event, &table)? {
        if award.section == section && award.place.is_some() {
            items.entry(award.entry.id).or_default().extend(award.items);
        }
    }
    Ok(items)
}

fn awards_in(
    live: &Live,
    table: &Table,
    mut people: Vec<Participant>,
    given: &HashMap<(store::PrizeId, EntryId), bool>,
) -> Vec<AwardRow> {
    let standings = live.state.standings();
    judge_by_the_tables(live, &mut people);
    for person in &mut people {
        person.place = standings
            .row(person.entry)
            .filter(|row| row.settled)
            .map(|row| row.place);
    }
    let lines = table.of(live.section, live.form.kind);
    let list = award_prizes(&to_tournament(&lines, table.shared), &people, &[]);
    let mut rows: Vec<AwardRow> = Vec::new();
    for award in &list.awards {
        let Recipient::Entry(entry) = award.recipient else {
            continue;
        };
        let Some(line) = lines
            .iter()
            .find(|line| is_for(line, &award.reason, &award.item))
        else {
            continue;
        };
        let Some(prize) = line.id else { continue };
        let place = match award.reason {
            AwardReason::Place { place } => Some(place),
            AwardReason::Special { .. } | AwardReason::Everyone => None,
        };
        let id = entry_id(entry);
        match rows
            .iter_mut()
            .find(|row| row.prize == prize && row.entry.id == id && row.place == place)
        {
            Some(row) => row.items.push(award.item.clone()),
            None => rows.push(AwardRow {
                prize,
                section: live.section,
                section_title: live.title.clone(),
                entry: live.label(entry),
                place,
                shared: place.is_some()
                    && standings
                        .row(entry)
                        .is_some_and(|row| row.place.from != row.place.to),
                prize_for: line.prize_for.clone(),
                items: vec![award.item.clone()],
                given: given.contains_key(&(prize, id)),
            }),
        }
    }
    rows
}

/// Whether an award comes from this line of the table.
fn is_for(line: &PrizeForm, reason: &AwardReason, item: &str) -> bool {
    use super::PrizeFor::{EveryParticipant, Places};
    let has_item = line.items.iter().any(|known| known == item);
    has_item
        && match (reason, &line.prize_for) {
            (AwardReason::Place { place }, Places { from, to }) => (from..=to).contains(&place),
            (AwardReason::Everyone, EveryParticipant) => true,
            (AwardReason::Special { name }, _) => *name == line_name(line),
            _ => false,
        }
}

fn given(read: &Read<'_>, table: &Table) -> Reply<HashMap<(store::PrizeId, EntryId), bool>> {
    let mut given = HashMap::new();
    for prize in table.forms.iter().filter_map(|form| form.id) {
        for row in read.list::<store::PrizeGiven>(prize)? {
            if let Some(entry) = row.entry_id {
                given.insert((prize, entry), true);
            }
        }
    }
    Ok(given)
}

/// The people of a section with what the rules of prizes ask about them.
fn participants(app: &App, event: EventId, section: SectionId) -> Reply<Vec<Participant>> {
    let store = app.store();
    let read = store.read();
    let year = read.get::<store::Event>(event)?.ends_on.year();
    let mut people = Vec::new();
    for entry in read.list::<store::Entry>(section)? {
        let athlete = entry
            .athlete_id
            .map(|id| read.get::<store::Athlete>(id))
            .transpose()?;
        people.push(participant(&entry, athlete.as_ref(), year));
    }
    Ok(people)
}

fn participant(
    entry: &Kept<store::Entry>,
    athlete: Option<&Kept<store::Athlete>>,
    year: i32,
) -> Participant {
    use store::EntryStatus::{Active, Excluded, Replaced, Withdrawn};
    let came = entry.checked_in_at.is_some();
    Participant {
        club: entry
            .club_id
            .and_then(|club| u32::try_from(club.0).ok())
            .map(tournament::ClubId),
        age: athlete
            .and_then(|athlete| athlete.birth_year)
            .and_then(|born| u8::try_from(year - i32::from(born)).ok()),
        woman: athlete
            .and_then(|athlete| athlete.sex)
            .map(|sex| sex == Sex::Female),
        category: entry.category.clone(),
        attendance: match entry.status {
            Excluded => Attendance::Excluded,
            Replaced => Attendance::NeverCame,
            Withdrawn if came => Attendance::Withdrew,
            Withdrawn => Attendance::NeverCame,
            // A team is there when its athletes are; people are there when they were checked in.
            Active if came || entry.athlete_id.is_none() => Attendance::CheckedIn,
            Active => Attendance::NeverCame,
        },
        ..Participant::new(tournament_id(entry.id))
    }
}

/// The tables know better than the desk. The announcement of 2006 gives the souvenir to whoever takes part: who was at
/// the desk in the morning and came to no game did not, and who played did, even if nobody ticked the list.
fn judge_by_the_tables(live: &Live, people: &mut [Participant]) {
    let (came, no_shows) = (live.came(), live.no_shows());
    for person in people {
        person.attendance = match person.attendance {
            Attendance::NeverCame if came.contains(&person.entry) => Attendance::CheckedIn,
            Attendance::CheckedIn if no_shows.contains(&person.entry) => Attendance::NeverCame,
            as_noted => as_noted,
        };
    }
}

/// Whether some place may still change.
pub(super) fn provisional(app: &App, event: EventId) -> Reply<bool> {
    let sections = app.store().read().list::<store::Section>(event)?;
    Ok(sections.is_empty() || sections.iter().any(|section| section.closed_at.is_none()))
}

/// What to buy before the event, from the entries; and what the results need, once they are all in.
pub(super) fn shopping(app: &App, event: EventId, table: &Table) -> Reply<Vec<ToBuy>> {
    let sections = app.store().read().list::<store::Section>(event)?;
    let mut before = Vec::new();
    let mut after = Vec::new();
    let mut finished = !sections.is_empty();
    for section in &sections {
        let kind = section.kind;
        let lines = table.of(section.id, kind);
        let prizes = to_tournament(&lines, table.shared);
        let mut people = participants(app, event, section.id)?;
        people.retain(|person| person.attendance != Attendance::Excluded);
        let form = crate::event::section_form(section)?;
        let placing = tournament::PlacingMatches {
            third: form.third_place,
            down_to: form.placing_matches.then_some(u32::MAX),
        };
        let order = if form.order_by_victor {
            tournament::DefeatOrder::ByVictor
        } else {
            tournament::DefeatOrder::Shared
        };
        before.push(to_buy(
            &prizes,
            &people,
            &expected_places(people.len() as u32, placing, order),
        ));
        app.with_section_if_drawn(section.id, |live| {
            let Some(live) = live.filter(|live| live.state.is_finished()) else {
                finished = false;
                return Ok(());
            };
            let standings = live.state.standings();
            judge_by_the_tables(live, &mut people);
            for person in &mut people {
                person.place = standings.row(person.entry).map(|row| row.place);
            }
            after.push(handed_out(&award_prizes(&prizes, &people, &[])));
            Ok(())
        })?;
    }
    let needed: BTreeMap<String, u32> = merge_lists(&after)
        .into_iter()
        .map(|line| (line.item, line.quantity))
        .collect();
    let rows = merge_lists(&before).into_iter().map(|line| ToBuy {
        needed: finished.then(|| needed.get(&line.item).copied().unwrap_or(0)),
        item: line.item,
        quantity: line.quantity,
    });
    Ok(rows.collect())
}
