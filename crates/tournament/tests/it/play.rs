//! Players and arbiters made of numbers: they play sections to the end in every way there is.

use rules::{Outcome, Reason, Side};
use tournament::{
    Chance, Change, Departure, DepartureKind, Entry, EntryId, GameFact, GameKey, Holder,
    LotsOptions, MatchState, PlaceNo, Section, SectionKind, SectionSetup, Seed, State, TableNo,
    draw_lots,
};

/// What may happen besides games, in chances out of a hundred for each turn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Trouble {
    pub(crate) drawn: usize,
    pub(crate) absent: usize,
    pub(crate) both_absent: usize,
    pub(crate) hearing_aid: usize,
    pub(crate) departs: usize,
    pub(crate) returns: usize,
    pub(crate) corrects: usize,
    pub(crate) annuls: usize,
    pub(crate) removes: usize,
    pub(crate) lots_again: usize,
    pub(crate) calls: usize,
    pub(crate) replaced: usize,
    pub(crate) late: usize,
}

impl Trouble {
    pub(crate) const NONE: Self = Self {
        drawn: 0,
        absent: 0,
        both_absent: 0,
        hearing_aid: 0,
        departs: 0,
        returns: 0,
        corrects: 0,
        annuls: 0,
        removes: 0,
        lots_again: 0,
        calls: 0,
        replaced: 0,
        late: 0,
    };
    pub(crate) const DRAWN_GAMES: Self = Self {
        drawn: 50,
        ..Self::NONE
    };
    pub(crate) const EVERYTHING: Self = Self {
        drawn: 30,
        absent: 5,
        both_absent: 2,
        hearing_aid: 2,
        departs: 4,
        returns: 2,
        corrects: 8,
        annuls: 4,
        removes: 3,
        lots_again: 3,
        calls: 5,
        replaced: 3,
        late: 4,
    };
}

/// Entries in clubs of six, as on the form; the last ones are in no chart yet.
pub(crate) fn entries(count: u32) -> Vec<Entry> {
    (1..=count)
        .map(|id| Entry::new(id, format!("Iscritto {id:04}")).of_club(id.div_ceil(6)))
        .collect()
}

pub(crate) fn seed(number: u64) -> Seed {
    Seed::from_number(number)
}

/// A section of so many entries with some more in reserve, for late entries and replacements.
pub(crate) fn setup(count: u32, number: u64) -> SectionSetup {
    let everybody = entries(count + 4);
    let options = LotsOptions {
        separate_clubs: number.is_multiple_of(2),
        ..Default::default()
    };
    let lots = draw_lots(&everybody[..count as usize], &options, &seed(number)).unwrap();
    SectionSetup::new(SectionKind::Open, everybody, lots)
}

/// One more change that can be recorded now.
pub(crate) fn next_change(state: &State, trouble: Trouble, chance: &mut Chance) -> Option<Change> {
    let open = state.open_matches();
    let mut happens = |percent: usize| chance.below(100) < percent;
    let [
        departing,
        returning,
        correcting,
        annulling,
        replacing,
        arriving,
    ] = [
        happens(trouble.departs),
        happens(trouble.returns),
        happens(trouble.corrects),
        happens(trouble.annuls),
        happens(trouble.replaced),
        happens(trouble.late),
    ];
    // No chance is taken where none is asked for: what was played once is played so again.
    let mut also = |percent: usize| percent > 0 && happens(percent);
    let wanted = [
        departing,
        returning,
        correcting,
        annulling,
        also(trouble.removes),
        also(trouble.lots_again),
        also(trouble.calls),
        replacing,
        arriving,
    ];
    // A section that is over stays so.
    if !open.is_empty() {
        let make = [
            departs, returns, corrects, annuls, removes, lots_again, calls, replaced, late,
        ];
        for (make, _) in make.into_iter().zip(wanted).filter(|(_, wanted)| *wanted) {
            if let Some(change) =
                make(state, trouble, chance).filter(|change| state.check(change).is_ok())
            {
                return Some(change);
            }
        }
    }
    let match_id = *open.get(chance.below(open.len().max(1)))?;
    match state.match_state(match_id)? {
        MatchState::ToPlay {
            game, white, black, ..
        } => {
            let fact = result(white, black, trouble, chance);
            Some(Change::Record {
                key: GameKey { match_id, game },
                fact,
            })
        }
        MatchState::LotsNeeded { .. } => {
            let seats = state.match_view(match_id)?.seats;
            let winner = seats[chance.below(2)].entry()?;
            Some(Change::DecideByLots { match_id, winner })
        }
        other => panic!("{match_id} is open but stands as {other:?}"),
    }
}

pub(crate) fn result(
    white: EntryId,
    black: EntryId,
    trouble: Trouble,
    chance: &mut Chance,
) -> GameFact {
    let side = if chance.below(2) == 0 {
        Side::White
    } else {
        Side::Black
    };
    let turn = chance.below(100);
    let (outcome, reason) = if turn < trouble.drawn {
        (Outcome::Drawn, Reason::Agreed)
    } else if turn < trouble.drawn + trouble.absent {
        (Outcome::win(side), Reason::Absent)
    } else if turn < trouble.drawn + trouble.absent + trouble.both_absent {
        (Outcome::BothLose, Reason::BothAbsent)
    } else if turn >= 100 - trouble.hearing_aid {
        let outcomes = [Outcome::win(side), Outcome::BothLose];
        (outcomes[chance.below(2)], Reason::ExcludedHearingAid)
    } else {
        (Outcome::win(side), Reason::Resigned)
    };
    GameFact {
        white,
        black,
        outcome,
        reason: Some(reason),
    }
}

fn somebody(state: &State, chance: &mut Chance) -> Option<EntryId> {
    state.holders()[chance.below(state.holders().len())].entry()
}

fn some_game(state: &State, chance: &mut Chance) -> Option<(GameKey, GameFact)> {
    let games = &state.facts().games;
    let (&key, &fact) = games.iter().nth(chance.below(games.len().max(1)))?;
    Some((key, fact))
}

fn newcomer(state: &State) -> Option<EntryId> {
    let entries = &state.section().setup().entries;
    entries
        .iter()
        .rev()
        .map(|entry| entry.id)
        .find(|&id| state.place_of(id).is_none() && !state.facts().departures.contains_key(&id))
}

fn departs(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    let entry = somebody(state, chance)?;
    let kinds = [
        DepartureKind::Withdrawn,
        DepartureKind::Excluded,
        DepartureKind::HearingAid,
    ];
    let kind = kinds[chance.below(3)];
    let next = state.next_round_of(entry).unwrap_or(1);
    // An exclusion may also overturn a match that was won.
    let from_round = next.saturating_sub(chance.below(2) as u8).max(1);
    Some(Change::Depart {
        entry,
        departure: Departure { kind, from_round },
    })
}

fn returns(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    let departures = &state.facts().departures;
    let entry = *departures
        .keys()
        .nth(chance.below(departures.len().max(1)))?;
    Some(Change::Return { entry })
}

fn corrects(state: &State, trouble: Trouble, chance: &mut Chance) -> Option<Change> {
    let (key, fact) = some_game(state, chance)?;
    let fact = result(fact.white, fact.black, trouble, chance);
    Some(Change::Correct { key, fact })
}

fn annuls(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    some_game(state, chance).map(|(key, _)| Change::Annul { key })
}

fn removes(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    some_game(state, chance).map(|(key, _)| Change::Remove { key })
}

/// Lots inside a match fall again, for the other one.
fn lots_again(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    let lots = &state.facts().lots;
    let (&match_id, &before) = lots.iter().nth(chance.below(lots.len().max(1)))?;
    let seats = state.match_view(match_id)?.seats;
    let mut players = seats.into_iter().filter_map(tournament::Seat::entry);
    let winner = players.find(|player| *player != before)?;
    Some(Change::DecideByLots { match_id, winner })
}

fn calls(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    let open = state.open_matches();
    let match_id = *open.get(chance.below(open.len().max(1)))?;
    let MatchState::ToPlay { game, .. } = state.match_state(match_id)? else {
        return None;
    };
    Some(Change::Call {
        key: GameKey { match_id, game },
        table: TableNo(7),
    })
}

fn replaced(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    let out = somebody(state, chance)?;
    Some(Change::Replace {
        out,
        with: newcomer(state)?,
    })
}

fn late(state: &State, _: Trouble, chance: &mut Chance) -> Option<Change> {
    let byes: Vec<PlaceNo> = (state.holders().iter().zip(1..))
        .filter(|(holder, _)| **holder == Holder::Bye)
        .map(|(_, place)| PlaceNo(place))
        .collect();
    let place = *byes.get(chance.below(byes.len().max(1)))?;
    Some(Change::EnterLate {
        place,
        entry: newcomer(state)?,
    })
}

/// Plays a section to the end, letting `watch` see each change and the states around it.
pub(crate) fn play(
    section: &Section,
    trouble: Trouble,
    chance: &mut Chance,
    mut watch: impl FnMut(&State, &Change, &State),
) -> State {
    let mut state = section.derive(&tournament::Facts::default());
    let mut turns = 0;
    // After enough turns nothing goes wrong any more, so that every section ends.
    let patience = 8 * section.places().len() + 40;
    loop {
        let trouble = if turns < patience {
            trouble
        } else {
            Trouble {
                drawn: trouble.drawn,
                ..Trouble::NONE
            }
        };
        let Some(change) = next_change(&state, trouble, chance) else {
            return state;
        };
        let before = state.clone();
        state
            .apply(&change)
            .unwrap_or_else(|refusal| panic!("{change:?}: {refusal:?}"));
        watch(&before, &change, &state);
        turns += 1;
    }
}
