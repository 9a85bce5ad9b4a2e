//! A section read from the file and derived.

use std::collections::{BTreeMap, HashMap};
use std::num::NonZeroU32;

use store::{
    AthleteId, ClubId, EntryId, EntryStatus, Kept, PlaceDecisionKind, Read, SectionId, SectionKind,
};
use tournament::{
    Annulled, Chain, ClubMatchRules, DefeatOrder, Departure, DepartureKind, Facts, GameFact,
    GameKey, GameNo, MatchId, PlaceNo, PlacingMatches, Section, SectionSetup, State, StepKind,
    TableNo, ThirdDecision, TitleDecision,
};

use super::lots::StoredLots;
use super::rows::{Stale, THIRD, TITLE};
use super::{BoardRow, Live, tournament_id};
use crate::event::{SectionForm, rule_set, section_form};
use crate::label::EntryLabel;
use crate::people::team_name;
use crate::{AppError, Reply};

/// A list of opening ballots has so many numbers: those of the Italian federation.
const BALLOTS: u16 = 142;

/// The section as it stands; nothing while its lots are not confirmed.
pub(super) fn load(read: &Read<'_>, id: SectionId) -> Reply<Option<Live>> {
    let lots = StoredLots::read(read, id)?.filter(|lots| lots.row.confirmed_at.is_some());
    lots.map(|lots| load_with(read, id, lots)).transpose()
}

/// The section as these lots make it, confirmed or not.
pub(crate) fn load_with(read: &Read<'_>, id: SectionId, lots: StoredLots) -> Reply<Live> {
    let row = read.get::<store::Section>(id)?;
    let event = read.get::<store::Event>(row.event_id)?;
    let form = section_form(&row)?;
    let entries = read.list::<store::Entry>(id)?;
    let labels = labels_of(read, &entries)?;
    let setup = SectionSetup {
        kind: section_kind(&form),
        entries: tournament_entries(&entries, &labels),
        lots: lots.to_tournament()?,
        chain: chain(&form)?,
        placing: PlacingMatches {
            third: form.third_place,
            down_to: form.placing_matches.then_some(u32::MAX),
        },
        defeat_order: if form.order_by_victor {
            DefeatOrder::ByVictor
        } else {
            DefeatOrder::Shared
        },
        ballots: form.ballots.then_some(BALLOTS),
        clubs: (form.kind == SectionKind::Clubs).then(|| ClubMatchRules {
            boards: form.boards,
            tie_order: form.tie_order.clone(),
        }),
    };
    let section =
        Section::new(setup).map_err(|problem| AppError::internal(format!("{problem:?}")))?;

    let line_ups = line_ups(read, &entries)?;
    let athletes = athletes(read, &line_ups)?;
    let mut facts = facts_beside_games(read, id, &lots, &entries)?;
    let mut games = games(read, id, &mut facts)?;
    let mut calls = calls(read, id, &mut facts)?;
    let mut state = section.derive(&facts);
    let stale = settle(&mut state, &mut games, &mut calls);
    Ok(Live {
        section: id,
        event: event.id,
        event_title: event.title.clone(),
        title: row.title.clone(),
        rule_set: rule_set(&event)?,
        time_zone: event.time_zone.clone(),
        closed: row.closed_at.is_some(),
        archived: event.archived_at.is_some(),
        state,
        lots,
        labels,
        games,
        calls,
        rulings: rulings(read, &row)?,
        line_ups,
        athletes,
        tables_in_hall: event.table_count.and_then(NonZeroU32::new),
        stale,
        form,
    })
}

/// Lets go of what the file still has although it does not hold; the next change deletes it.
fn settle(
    state: &mut State,
    games: &mut HashMap<(MatchId, u8), Kept<store::Game>>,
    calls: &mut HashMap<(MatchId, u8), Kept<store::TableCall>>,
) -> Stale {
    let mut rest = state.settle();
    let at = |key: &GameKey| (key.match_id, key.game.0);
    let cancelled = std::mem::take(&mut rest.cancelled);
    let gone = cancelled
        .iter()
        .filter_map(|(key, _)| games.remove(&at(key)));
    let games = gone.map(|row| row.id).collect();
    let cancelled = std::mem::take(&mut rest.cancelled_calls);
    let gone = cancelled.iter().filter_map(|key| calls.remove(&at(key)));
    Stale {
        games,
        calls: gone.map(|row| row.id).collect(),
        rest,
    }
}

/// How each entry is shown.
pub(crate) fn labels_of(
    read: &Read<'_>,
    entries: &[Kept<store::Entry>],
) -> Reply<HashMap<EntryId, EntryLabel>> {
    let clubs: HashMap<ClubId, String> = read
        .all::<store::Club>()?
        .into_iter()
        .map(|club| (club.id, club.fact.name))
        .collect();
    let mut labels = HashMap::with_capacity(entries.len());
    for entry in entries {
        let club = entry.club_id.and_then(|id| clubs.get(&id).cloned());
        let (surname, name) = match entry.athlete_id {
            Some(athlete) => {
                let athlete = read.get::<store::Athlete>(athlete)?.fact;
                (athlete.surname, athlete.name)
            }
            None => (
                team_name(club.as_deref().unwrap_or_default(), &entry.team),
                String::new(),
            ),
        };
        let club = entry.athlete_id.and(club);
        labels.insert(
            entry.id,
            EntryLabel {
                id: entry.id,
                surname,
                name,
                club,
                club_id: entry.club_id,
            },
        );
    }
    Ok(labels)
}

/// The list that lots are drawn from.
pub(crate) fn tournament_entries(
    entries: &[Kept<store::Entry>],
    labels: &HashMap<EntryId, EntryLabel>,
) -> Vec<tournament::Entry> {
    let ranks = category_ranks(entries);
    let entry = |entry: &Kept<store::Entry>| tournament::Entry {
        id: tournament_id(entry.id),
        name: labels
            .get(&entry.id)
            .map(EntryLabel::full_name)
            .unwrap_or_default(),
        club: entry
            .club_id
            .and_then(|club| u32::try_from(club.0).ok())
            .map(tournament::ClubId),
        rating: entry.rating.map(u32::from),
        category: entry
            .category
            .as_ref()
            .and_then(|category| ranks.get(category).copied()),
    };
    entries.iter().map(entry).collect()
}

/// Categories from the best: grand masters, masters, then numbered ones in order, then any other by name.
fn category_ranks(entries: &[Kept<store::Entry>]) -> BTreeMap<String, u8> {
    let mut names: Vec<String> = entries
        .iter()
        .filter_map(|entry| entry.category.clone())
        .collect();
    names.sort_by_key(|name| (category_class(name), name.clone()));
    names.dedup();
    names.into_iter().zip(1..=u8::MAX).collect()
}

fn category_class(name: &str) -> (u8, u32) {
    let lower = name.to_lowercase();
    let number = lower
        .chars()
        .filter(char::is_ascii_digit)
        .collect::<String>()
        .parse()
        .unwrap_or(0);
    match () {
        () if lower.starts_with("g.m")
            || lower.starts_with("gm")
            || lower.contains("grande maestro") =>
        {
            (0, 0)
        }
        () if lower.contains("grand") => (0, 0),
        () if lower.starts_with("candidat") || lower.starts_with("c.m") => (2, 0),
        () if lower.starts_with('m') => (1, 0),
        () if lower.starts_with("naz") || lower.starts_with("nat") || lower.starts_with("nac") => {
            (3, number)
        }
        () if number > 0 => (4, number),
        () if lower.starts_with("reg") => (5, 0),
        () if lower.starts_with("prov") => (6, 0),
        () => (7, 0),
    }
}

fn section_kind(form: &SectionForm) -> tournament::SectionKind {
    use store::SectionCategory::{Men, Open, Women};
    match (form.kind, form.category) {
        (SectionKind::Clubs, _) => tournament::SectionKind::Clubs,
        (SectionKind::Individual, Men) => tournament::SectionKind::Men,
        (SectionKind::Individual, Women) => tournament::SectionKind::Women,
        (SectionKind::Individual, Open) => tournament::SectionKind::Open,
    }
}

/// Clubs meet once, on all boards; what breaks their ties is not a further game of the chain.
fn chain(form: &SectionForm) -> Reply<Chain> {
    match form.kind {
        SectionKind::Individual => Ok(form.chain.clone()),
        SectionKind::Clubs => Chain::of(&[StepKind::Single]).map_err(AppError::internal),
    }
}

/// The games of a section: the annulled ones as facts only, the others with their rows.
fn games(
    read: &Read<'_>,
    id: SectionId,
    facts: &mut Facts,
) -> Reply<HashMap<(MatchId, u8), Kept<store::Game>>> {
    let mut by_game = HashMap::new();
    for game in read.list::<store::Game>(id)? {
        let Ok(match_id) = game.match_key.parse::<MatchId>() else {
            continue;
        };
        let number = u8::try_from(game.game_no).unwrap_or(u8::MAX);
        let key = GameKey {
            match_id,
            game: GameNo(number),
        };
        let fact = game_fact(&game)?;
        if game.annulled_at.is_some() {
            let annulled = facts.annulled.entry(match_id).or_default();
            let game = key.game;
            annulled.push(Annulled { game, fact });
            continue;
        }
        facts.games.insert(key, fact);
        // A meeting of clubs that one did not play has one reason, and no boards that count.
        if fact.reason.is_none() {
            let boards = BoardRow::of(&game)?;
            let boards = boards.iter().map(BoardRow::fact).collect();
            facts.boards.insert(key, boards);
        }
        by_game.insert((match_id, number), game);
    }
    for annulled in facts.annulled.values_mut() {
        annulled.sort_by_key(|old| old.game);
    }
    Ok(by_game)
}

/// A row of a game as the tournament reads it.
fn game_fact(game: &store::Game) -> Reply<GameFact> {
    Ok(GameFact {
        white: tournament_id(game.white_entry_id),
        black: tournament_id(game.black_entry_id),
        outcome: from_word(&game.outcome)?,
        reason: game.reason.as_deref().map(from_word).transpose()?,
    })
}

/// A code kept in the file, as the type whose word it is.
pub(crate) fn from_word<T: serde::de::DeserializeOwned>(word: &str) -> Reply<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).map_err(AppError::internal)
}

fn facts_beside_games(
    read: &Read<'_>,
    id: SectionId,
    lots: &StoredLots,
    entries: &[Kept<store::Entry>],
) -> Reply<Facts> {
    let mut facts = Facts::default();
    for decision in read.list::<store::MatchDecision>(id)? {
        let match_id = decision.match_key.parse::<MatchId>();
        if let (Ok(match_id), Some(winner)) = (match_id, decision.winner_entry_id) {
            facts.lots.insert(match_id, tournament_id(winner));
        }
    }
    for replacement in read.in_section::<store::Replacement>(id)? {
        if let Some(place) = lots.place_of(replacement.out_entry_id) {
            facts
                .replacements
                .insert(place, tournament_id(replacement.in_entry_id));
        }
    }
    for late in read.in_section::<store::LateEntry>(id)? {
        if let Some(place) = late.place {
            facts
                .late_entries
                .insert(PlaceNo(place), tournament_id(late.entry_id));
        }
    }
    departures(read, id, lots, entries, &mut facts)?;
    for answer in read.list::<store::PlaceDecision>(id)? {
        let entry = answer.entry_id.map(tournament_id);
        match (answer.place, answer.kind, entry) {
            (TITLE, _, None) => facts.title = Some(TitleDecision::Vacant),
            (TITLE, _, Some(entry)) => facts.title = Some(TitleDecision::Champion(entry)),
            (THIRD, _, Some(entry)) => facts.third = Some(ThirdDecision::Entry(entry)),
            (THIRD, PlaceDecisionKind::Shared, _) => facts.third = Some(ThirdDecision::Shared),
            (THIRD, _, None) => facts.third = Some(ThirdDecision::Vacant),
            _ => {}
        }
    }
    Ok(facts)
}

/// Who plays no further: from a round on, or, with no place on the chart, from the beginning.
fn departures(
    read: &Read<'_>,
    id: SectionId,
    lots: &StoredLots,
    entries: &[Kept<store::Entry>],
    facts: &mut Facts,
) -> Reply<()> {
    let seated = |entry: EntryId| {
        let came = facts
            .replacements
            .values()
            .chain(facts.late_entries.values());
        lots.place_of(entry).is_some() || came.into_iter().any(|seat| *seat == tournament_id(entry))
    };
    let waiting: Vec<_> = (entries.iter())
        .filter(|entry| entry.status != EntryStatus::Active && !seated(entry.id))
        .collect();
    for entry in waiting {
        let kind = match entry.status {
            EntryStatus::Withdrawn => DepartureKind::Withdrawn,
            EntryStatus::Excluded => DepartureKind::Excluded,
            EntryStatus::Active | EntryStatus::Replaced => continue,
        };
        let departure = Departure {
            kind,
            from_round: 1,
        };
        facts.departures.insert(tournament_id(entry.id), departure);
    }
    for departure in read.in_section::<store::Departure>(id)? {
        let kind = match departure.kind {
            store::DepartureKind::HearingAid => DepartureKind::HearingAid,
            store::DepartureKind::Excluded => DepartureKind::Excluded,
            store::DepartureKind::Withdrawn => DepartureKind::Withdrawn,
        };
        let from_round = u8::try_from(departure.from_round).unwrap_or(u8::MAX);
        let entry = tournament_id(departure.entry_id);
        let at = departure.match_key.as_deref();
        facts
            .departures
            .insert(entry, Departure { kind, from_round });
        if let Some(at) = at.and_then(|key| key.parse().ok()) {
            facts.exclusions.insert(entry, at);
        }
    }
    Ok(())
}

fn calls(
    read: &Read<'_>,
    id: SectionId,
    facts: &mut Facts,
) -> Reply<HashMap<(MatchId, u8), Kept<store::TableCall>>> {
    let mut calls = HashMap::new();
    for call in read.list::<store::TableCall>(id)? {
        let number = u8::try_from(call.game_no);
        if let (Ok(match_id), Ok(number)) = (call.match_key.parse(), number) {
            let game = GameNo(number);
            let table = TableNo(call.table_no);
            facts.calls.insert(GameKey { match_id, game }, table);
            calls.insert((match_id, number), call);
        }
    }
    Ok(calls)
}

fn rulings(read: &Read<'_>, section: &Kept<store::Section>) -> Reply<HashMap<MatchId, u32>> {
    let mut count = HashMap::new();
    for ruling in read.list::<store::Ruling>(section.event_id)? {
        let at = ruling
            .match_key
            .as_ref()
            .filter(|_| ruling.section_id == Some(section.id));
        if let Some(match_id) = at.and_then(|key| key.parse().ok()) {
            *count.entry(match_id).or_default() += 1;
        }
    }
    Ok(count)
}

fn line_ups(
    read: &Read<'_>,
    entries: &[Kept<store::Entry>],
) -> Reply<HashMap<EntryId, Vec<store::Lineup>>> {
    let mut line_ups = HashMap::new();
    for entry in entries.iter().filter(|entry| entry.athlete_id.is_none()) {
        let boards = read.list::<store::Lineup>(entry.id)?;
        line_ups.insert(
            entry.id,
            boards.into_iter().map(|board| board.fact).collect(),
        );
    }
    Ok(line_ups)
}

fn athletes(
    read: &Read<'_>,
    line_ups: &HashMap<EntryId, Vec<store::Lineup>>,
) -> Reply<HashMap<AthleteId, (String, String)>> {
    let mut athletes = HashMap::new();
    for board in line_ups.values().flatten() {
        let athlete = read.get::<store::Athlete>(board.athlete_id)?.fact;
        athletes.insert(board.athlete_id, (athlete.surname, athlete.name));
    }
    Ok(athletes)
}
