//! Exclusions by a result, and those that come after all is played.

use rules::{Outcome, Reason};
use tournament::{
    Change, DepartureKind, EntryId, Finding, GameFact, MatchId, MatchState, Refusal, State,
};

use super::{A, B, C, D, LATE, departs, id, key, next, seats, single, wins};

fn excludes(state: &mut State, text: &str, loser: EntryId) -> tournament::Applied {
    let outcome = |white| {
        if white == loser {
            Outcome::BlackWins
        } else {
            Outcome::WhiteWins
        }
    };
    let change = next(state, text, outcome, Reason::ExcludedHearingAid);
    state.apply(&change).unwrap()
}

#[test]
fn a_result_that_excludes_is_a_departure_and_falls_with_it() {
    let mut state = single(4);
    wins(&mut state, "r1-2", C);
    let before = state.clone();
    assert_eq!(excludes(&mut state, "r1-1", B).excluded, [B]);
    assert!(state.facts().is_excluded(B));
    let third = state.match_state(MatchId::THIRD).unwrap();
    assert_eq!(third.winner(), Some(D), "B plays for no place");
    let key = key("r1-1", 1);
    for change in [Change::Annul { key }, Change::Remove { key }] {
        let mut after = state.clone();
        assert_eq!(after.apply(&change).unwrap().readmitted, [B], "{change:?}");
        assert_eq!(after.facts().departures, before.facts().departures);
        assert_eq!(
            after.match_state(MatchId::THIRD),
            before.match_state(MatchId::THIRD)
        );
    }
    let recorded = state.facts().games[&key];
    let fact = GameFact {
        outcome: Outcome::BothLose,
        ..recorded
    };
    let applied = state.apply(&Change::Correct { key, fact }).unwrap();
    assert_eq!((applied.excluded, applied.readmitted), (vec![A], vec![]));
    let fact = GameFact {
        reason: Some(Reason::Resigned),
        ..recorded
    };
    let applied = state.apply(&Change::Correct { key, fact }).unwrap();
    assert_eq!(applied.readmitted, [A, B]);
}

#[test]
fn an_exclusion_falls_when_others_meet_where_it_was_decided() {
    let mut state = single(4);
    for (table, winner) in [("r1-1", A), ("r1-2", C)] {
        wins(&mut state, table, winner);
    }
    wins(&mut state, "third", B);
    excludes(&mut state, "r2-1", C);
    let wrong = state.facts().games[&key("r1-1", 1)];
    let outcome = if wrong.white == B {
        Outcome::WhiteWins
    } else {
        Outcome::BlackWins
    };
    let change = Change::Correct {
        key: key("r1-1", 1),
        fact: GameFact { outcome, ..wrong },
    };
    let applied = state.apply(&change).unwrap();
    assert_eq!(applied.readmitted, [C]);
    assert_eq!(applied.cancelled.len(), 2, "the final and third place");
    assert!(matches!(applied.findings[..], [Finding::PlayedOn { .. }]));
    assert_eq!(state, state.section().derive(state.facts()));
}

#[test]
fn somebody_out_or_at_the_end_can_be_sent_away_and_no_match_moves() {
    let mut state = single(4);
    for (table, winner) in [("r1-1", A), ("r1-2", C), ("third", B), ("r2-1", A)] {
        wins(&mut state, table, winner);
    }
    let views = state.match_views();
    for (entry, round) in [(D, 3), (A, 3), (C, 3)] {
        assert_eq!(state.leaves_from(entry), round);
        let withdrawn = departs(DepartureKind::Withdrawn, entry, round);
        assert_eq!(
            state.check(&withdrawn),
            Err(Refusal::NothingToLeave { entry })
        );
        let applied = state
            .apply(&departs(DepartureKind::Excluded, entry, round))
            .unwrap();
        assert_eq!(applied.findings, []);
        assert!(applied.changed.is_empty(), "{applied:?}");
    }
    assert_eq!(state.match_views(), views);
    assert_eq!(state.champion(), None, "who won the final was sent away");
}

#[test]
fn whoever_withdrew_can_still_be_sent_away() {
    let mut state = single(4);
    state
        .apply(&departs(DepartureKind::Withdrawn, B, 1))
        .unwrap();
    state
        .apply(&departs(DepartureKind::Excluded, B, 2))
        .unwrap();
    let departure = state.facts().departures[&B];
    assert_eq!(
        (departure.kind, departure.from_round),
        (DepartureKind::Excluded, 1),
        "out from where they left"
    );
    let again = departs(DepartureKind::HearingAid, B, 1);
    assert_eq!(state.check(&again), Err(Refusal::AlreadyLeft { entry: B }));
}

#[test]
fn whoever_has_no_place_can_leave_and_then_takes_none() {
    let mut state = single(3);
    state
        .apply(&departs(DepartureKind::Excluded, LATE, 1))
        .unwrap();
    let refused = Err(Refusal::AlreadyLeft { entry: LATE });
    let late = Change::EnterLate {
        place: tournament::PlaceNo(2),
        entry: LATE,
    };
    assert_eq!(state.check(&late), refused);
    let replaces = Change::Replace { out: B, with: LATE };
    assert_eq!(state.check(&replaces), refused);
    state.apply(&Change::Return { entry: LATE }).unwrap();
    state.apply(&late).unwrap();
    assert!(matches!(
        state.match_state(id("r1-1")),
        Some(MatchState::ToPlay { .. })
    ));
    assert_eq!(seats(&state, "r1-1")[1].entry(), Some(LATE));
}
