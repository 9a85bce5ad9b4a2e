//! What goes wrong on the day, case by case.

mod absences;
mod answers;
mod corrections;
mod exclusions;
mod newcomers;
mod refusals;

use rules::{Outcome, Reason};
use tournament::{
    Chain, Change, Departure, DepartureKind, Entry, EntryId, Facts, GameFact, GameKey, GameNo,
    LotsOptions, MatchId, MatchState, Seat, Section, SectionKind, SectionSetup, Seeding, State,
    StepKind, draw_lots,
};

use crate::play::seed;

const A: EntryId = EntryId(1);
const B: EntryId = EntryId(2);
const C: EntryId = EntryId(3);
const D: EntryId = EntryId(4);
const LATE: EntryId = EntryId(90);
const OTHER: EntryId = EntryId(91);

/// Entries in the given order down the chart, one game to a match, two more in reserve.
fn section(count: u32, kinds: &[StepKind]) -> State {
    let mut entries: Vec<Entry> = (1..=count)
        .map(|id| Entry::new(id, format!("E{id}")))
        .collect();
    // Seeds in the order of their standard places, so that entry 1 stands at the top.
    let by_place: &[u32] = match count {
        2 => &[1, 2],
        3 => &[1, 3, 2],
        4 => &[1, 4, 3, 2],
        8 => &[1, 8, 5, 4, 3, 6, 7, 2],
        _ => panic!("no order for {count} entries"),
    };
    let order = by_place.iter().map(|&id| EntryId(id)).collect();
    let options = LotsOptions {
        seeding: Seeding::Order { entries: order },
        separate_clubs: false,
    };
    let lots = draw_lots(&entries, &options, &seed(0)).unwrap();
    entries.extend([Entry::new(LATE.0, "late"), Entry::new(OTHER.0, "other")]);
    let mut setup = SectionSetup::new(SectionKind::Open, entries, lots);
    setup.chain = Chain::of(kinds).unwrap();
    Section::new(setup).unwrap().derive(&Facts::default())
}

fn single(count: u32) -> State {
    section(count, &[StepKind::Single])
}

fn id(text: &str) -> MatchId {
    text.parse().unwrap()
}

fn key(text: &str, game: u8) -> GameKey {
    GameKey {
        match_id: id(text),
        game: GameNo(game),
    }
}

/// The result of the game that is next in a match.
fn next(state: &State, text: &str, outcome: impl Fn(EntryId) -> Outcome, reason: Reason) -> Change {
    let Some(MatchState::ToPlay {
        game, white, black, ..
    }) = state.match_state(id(text))
    else {
        panic!(
            "{text} has no game to play: {:?}",
            state.match_state(id(text))
        );
    };
    let fact = GameFact {
        white,
        black,
        outcome: outcome(white),
        reason: Some(reason),
    };
    Change::Record {
        key: GameKey {
            match_id: id(text),
            game,
        },
        fact,
    }
}

fn wins(state: &mut State, text: &str, winner: EntryId) {
    let outcome = |white| {
        if white == winner {
            Outcome::WhiteWins
        } else {
            Outcome::BlackWins
        }
    };
    let change = next(state, text, outcome, Reason::Resigned);
    state.apply(&change).unwrap();
}

fn drawn(state: &mut State, text: &str) {
    let change = next(state, text, |_| Outcome::Drawn, Reason::Agreed);
    state.apply(&change).unwrap();
}

fn departs(kind: DepartureKind, entry: EntryId, from_round: u8) -> Change {
    Change::Depart {
        entry,
        departure: Departure { kind, from_round },
    }
}

fn seats(state: &State, text: &str) -> [Seat; 2] {
    state.match_view(id(text)).unwrap().seats
}
