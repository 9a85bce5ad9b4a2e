//! The event in numbers.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, NaiveTime, Timelike, Utc};
use report::{ClubFigures, ReasonFigures, RoundFigures, SectionFigures, Statistics};
use rules::Outcome;
use store::{EntryStatus, Read, SectionKind};
use tournament::MatchId;

use super::charts::on_chart;
use super::heads::Desk;
use crate::Reply;
use crate::chart::{RoundName, parts};
use crate::section::{Live, labels_of};

/// One section: who came, how games ended, how long rounds took.
pub(super) fn section_figures(desk: &Desk<'_>, live: &Live) -> Reply<SectionFigures> {
    let entries = on_chart(live).count() as u32;
    let games: Vec<_> = live
        .state
        .facts()
        .games
        .values()
        .filter(|fact| fact.was_played())
        .collect();
    let ended = |outcome: Outcome| games.iter().filter(|fact| fact.outcome == outcome).count();
    let mut reasons: HashMap<String, u32> = HashMap::new();
    for reason in games.iter().filter_map(|fact| fact.reason) {
        let words = desk.text(&format!("reason-{}", reason.as_str()));
        *reasons.entry(words).or_default() += 1;
    }
    let mut reasons: Vec<ReasonFigures> = reasons
        .into_iter()
        .map(|(reason, games)| ReasonFigures { reason, games })
        .collect();
    reasons.sort_by(|one, other| (other.games, &one.reason).cmp(&(one.games, &other.reason)));
    let bracket = live.state.section().bracket();
    let decided = bracket.matches().filter(|id| {
        live.table(*id).is_some()
            && live
                .state
                .match_state(*id)
                .is_some_and(|state| state.winner().is_some())
    });
    Ok(SectionFigures {
        section: desk.section(&live.title),
        entries,
        present: entries.saturating_sub(live.no_shows().len() as u32),
        matches: decided.count() as u32,
        white_wins: ended(Outcome::WhiteWins) as u32,
        black_wins: ended(Outcome::BlackWins) as u32,
        drawn: ended(Outcome::Drawn) as u32,
        reasons,
        rounds: round_figures(desk, live)?,
    })
}

/// From the first call or result of a round to its last result.
fn round_figures(desk: &Desk<'_>, live: &Live) -> Reply<Vec<RoundFigures>> {
    let mut rounds: BTreeMap<u32, (RoundName, Vec<MatchId>)> = BTreeMap::new();
    for part in parts(live)? {
        for round in part.rounds {
            let ids = round.matches.iter().filter(|card| card.table.is_some());
            let ids = ids.filter_map(|card| live.match_id(&card.match_key).ok());
            // The main tree comes first and gives the round its name.
            let (_, known) = rounds
                .entry(round.number)
                .or_insert((round.name, Vec::new()));
            known.extend(ids);
        }
    }
    let figures = rounds.into_values().map(|(name, ids)| {
        let of_round = |id: &MatchId| ids.contains(id);
        let results = live.games.iter().filter(|((id, _), _)| of_round(id));
        let results: Vec<DateTime<Utc>> = results.map(|(_, row)| row.entered_at).collect();
        let calls = live.calls.iter().filter(|((id, _), _)| of_round(id));
        let calls = calls.map(|(_, call)| call.called_at);
        let from = calls.chain(results.iter().copied()).min();
        let to = results.iter().max().copied();
        let clock = |at: DateTime<Utc>| {
            let time = live.local(at).time();
            NaiveTime::from_hms_opt(time.hour(), time.minute(), 0)
        };
        RoundFigures {
            round: name.words(desk.words),
            matches: ids.len() as u32,
            from: from.and_then(clock),
            to: to.and_then(clock),
            minutes: from
                .zip(to)
                .map(|(from, to)| (to - from).num_minutes().max(0) as u32),
        }
    });
    Ok(figures.collect())
}

pub(super) fn statistics(
    desk: &Desk<'_>,
    read: &Read<'_>,
    sections: Vec<SectionFigures>,
) -> Reply<Statistics> {
    let mut rows = read.list::<store::Section>(desk.event.id)?;
    // One column for each section that has figures.
    rows.retain(|row| {
        sections
            .iter()
            .any(|section| section.section.title == row.title)
    });
    let mut clubs: BTreeMap<Option<String>, Vec<u32>> = BTreeMap::new();
    for (column, section) in rows.iter().enumerate() {
        let entries = read.list::<store::Entry>(section.id)?;
        let labels = labels_of(read, &entries)?;
        let entered = entries
            .iter()
            .filter(|entry| entry.status != EntryStatus::Replaced);
        for label in entered.filter_map(|entry| labels.get(&entry.id)) {
            let club = match section.kind {
                SectionKind::Clubs => Some(label.surname.clone()),
                SectionKind::Individual => label.club.clone(),
            };
            let counts = clubs.entry(club).or_insert_with(|| vec![0; rows.len()]);
            counts[column] += 1;
        }
    }
    let clubs = clubs
        .into_iter()
        .map(|(club, entries)| ClubFigures { club, entries });
    let mut clubs: Vec<ClubFigures> = clubs.collect();
    // Those without a club come last.
    clubs.sort_by_key(|club| club.club.is_none());
    Ok(Statistics {
        event: desk.head(),
        sections,
        clubs,
    })
}
