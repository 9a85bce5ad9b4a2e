//! Colours and openings of the games of a match.
//!
//! In the clubs' section the upper club has White on board one, and each next meeting reverses it.
//! Elsewhere the first game's colours go by lots, unless one of the two has had White less often so far:
//! then that one has it. Each next game reverses them. An annulled game is played again with the
//! same colours. Lots for colours and openings follow from the seed of the section's lots, so
//! that they too can be computed again: the purposes are `tabellone-colours-1` and
//! `tabellone-ballots-1`, the context is the name of the match.

use std::cmp::Ordering;

use rules::Side;

use crate::state::Cell;
use crate::{Chance, EntryId, GameKey, GameNo, State, home_colour};

/// White and Black of a game that is to be played.
pub(crate) fn assigned(
    state: &State,
    index: usize,
    cell: &Cell,
    game: GameNo,
) -> (EntryId, EntryId) {
    let [Some(one), Some(other)] = cell.seats.map(crate::Seat::entry) else {
        unreachable!("colours are assigned to two players")
    };
    if state.section().setup().clubs.is_some() {
        return match home_colour(1, game) {
            Side::White => (one, other),
            Side::Black => (other, one),
        };
    }
    let match_id = state.section().bracket().nodes()[index].id;
    let facts = state.facts();
    let recorded = |game: u8| {
        let fact = facts.games.get(&GameKey {
            match_id,
            game: GameNo(game),
        })?;
        fact.is_between(one, other).then_some(*fact)
    };
    let annulled = facts.annulled.get(&match_id).and_then(|games| {
        games
            .iter()
            .rev()
            .find(|old| old.game == game && old.fact.is_between(one, other))
    });
    if let Some(before) = recorded(game.0 - 1) {
        (before.black, before.white)
    } else if let Some(old) = annulled {
        (old.fact.white, old.fact.black)
    } else if let Some(after) = recorded(game.0 + 1) {
        (after.black, after.white)
    } else {
        let first_has_white = match cell.balance[0].cmp(&cell.balance[1]) {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal => {
                let seed = &state.section().setup().lots.seed;
                Chance::new("tabellone-colours-1", seed, &match_id.to_string()).below(2) == 0
            }
        };
        if first_has_white {
            (one, other)
        } else {
            (other, one)
        }
    }
}

impl State {
    /// *Apertura sorteggiata* of a game: its number on the event's list, from 1.
    ///
    /// Each match has the list in an order of its own. The games of the chain take the first
    /// ones, their first replays after an annulment the next ones, and so on; so none comes twice
    /// in a match unless the list is too short for it, and then it begins again.
    pub(crate) fn ballot(&self, index: usize, game: GameNo) -> Option<u16> {
        let setup = self.section().setup();
        let count = setup.ballots.filter(|&count| count > 0)?;
        let match_id = self.section().bracket().nodes()[index].id;
        let annulled = self.facts().annulled.get(&match_id);
        let replay = annulled.map_or(0, |games| {
            games.iter().filter(|old| old.game == game).count()
        });
        let turn = usize::from(setup.chain.max_games()) * replay + usize::from(game.0) - 1;
        let mut list: Vec<u16> = (1..=count).collect();
        let seed = &setup.lots.seed;
        Chance::new("tabellone-ballots-1", seed, &match_id.to_string()).shuffle(&mut list);
        Some(list[turn % list.len()])
    }
}
