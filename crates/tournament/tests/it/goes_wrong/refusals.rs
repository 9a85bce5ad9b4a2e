//! The chain of a match, and what is refused or found on the way.

use rules::{Outcome, Reason};
use tournament::{
    Change, DepartureKind, EntryId, Finding, GameFact, GameNo, MatchState, PlaceNo, Refusal, State,
    StepKind, TableNo, ThirdDecision, TitleDecision,
};

use super::{A, B, C, D, LATE, departs, drawn, id, key, section, single, wins};

#[test]
fn the_chain_goes_on_until_somebody_passes() {
    let mut state = section(
        2,
        &[StepKind::Pair, StepKind::FasterPair, StepKind::Deciding],
    );
    wins(&mut state, "r1-1", A);
    wins(&mut state, "r1-1", B);
    let step = |state: &State| match state.match_state(id("r1-1")).unwrap() {
        MatchState::ToPlay { step, game, .. } => (step, game.0),
        MatchState::LotsNeeded { step } => (step, 0),
        other => panic!("{other:?}"),
    };
    assert_eq!(step(&state), (1, 3));
    drawn(&mut state, "r1-1");
    drawn(&mut state, "r1-1");
    assert_eq!(step(&state), (2, 5));
    drawn(&mut state, "r1-1");
    assert_eq!(step(&state), (3, 0));
    let record = Change::Record {
        key: key("r1-1", 6),
        fact: GameFact {
            white: A,
            black: B,
            outcome: Outcome::Drawn,
            reason: None,
        },
    };
    assert_eq!(
        state.check(&record),
        Err(Refusal::OnlyLotsLeft {
            match_id: id("r1-1")
        })
    );
    state
        .apply(&Change::DecideByLots {
            match_id: id("r1-1"),
            winner: B,
        })
        .unwrap();
    assert_eq!(state.champion(), Some(B));
    let again = Change::DecideByLots {
        match_id: id("r1-1"),
        winner: A,
    };
    assert_eq!(
        state.check(&again),
        Ok(vec![Finding::LotsReplaced { winner: B }])
    );
    let row = *state.standings().row(A).unwrap();
    assert_eq!((row.won, row.drawn, row.lost, row.points), (1, 3, 1, 5));
}

#[test]
fn what_nobody_may_is_refused() {
    let mut state = single(4);
    let fact = |white, black, outcome, reason| GameFact {
        white,
        black,
        outcome,
        reason,
    };
    let won = |white, black| fact(white, black, Outcome::WhiteWins, Some(Reason::Resigned));
    let record = |text, game, fact| Change::Record {
        key: key(text, game),
        fact,
    };
    wins(&mut state, "r1-1", A);
    let done = state.facts().games[&key("r1-1", 1)];
    let cases = [
        (
            record("r9-1", 1, won(A, B)),
            Refusal::UnknownMatch {
                match_id: id("r9-1"),
            },
        ),
        (
            record("r2-1", 1, won(A, C)),
            Refusal::MatchNotReady {
                match_id: id("r2-1"),
            },
        ),
        (
            record("r1-1", 1, done),
            Refusal::GameRecorded {
                key: key("r1-1", 1),
            },
        ),
        (
            record("r1-1", 2, done),
            Refusal::MatchDecided {
                match_id: id("r1-1"),
            },
        ),
        (
            record("r1-2", 2, won(C, D)),
            Refusal::OtherGameFirst {
                expected: GameNo(1),
            },
        ),
        (
            record("r1-2", 1, won(C, A)),
            Refusal::WrongPlayers {
                key: key("r1-2", 1),
            },
        ),
        (
            record("r1-2", 1, fact(C, D, Outcome::Drawn, Some(Reason::Absent))),
            Refusal::ReasonDoesNotFit,
        ),
        (
            record(
                "r1-2",
                1,
                fact(C, D, Outcome::WhiteWins, Some(Reason::BothAbsent)),
            ),
            Refusal::ReasonDoesNotFit,
        ),
        (
            Change::Correct {
                key: key("r1-1", 1),
                fact: done,
            },
            Refusal::NothingChanges,
        ),
        (
            Change::Correct {
                key: key("r1-2", 1),
                fact: won(C, D),
            },
            Refusal::GameNotRecorded {
                key: key("r1-2", 1),
            },
        ),
        (
            Change::Annul {
                key: key("r1-2", 1),
            },
            Refusal::GameNotRecorded {
                key: key("r1-2", 1),
            },
        ),
        (
            Change::DecideByLots {
                match_id: id("r1-2"),
                winner: C,
            },
            Refusal::NotTimeForLots {
                match_id: id("r1-2"),
            },
        ),
        (
            Change::DecideByLots {
                match_id: id("r1-2"),
                winner: A,
            },
            Refusal::NotInMatch { entry: A },
        ),
        (Change::Return { entry: A }, Refusal::NotLeft { entry: A }),
        (
            departs(DepartureKind::Withdrawn, EntryId(77), 1),
            Refusal::UnknownEntry { entry: EntryId(77) },
        ),
        (
            Change::Replace { out: LATE, with: B },
            Refusal::NotOnChart { entry: LATE },
        ),
        (
            Change::Remove {
                key: key("r1-2", 1),
            },
            Refusal::GameNotRecorded {
                key: key("r1-2", 1),
            },
        ),
        (
            Change::Call {
                key: key("r1-1", 1),
                table: TableNo(1),
            },
            Refusal::MatchDecided {
                match_id: id("r1-1"),
            },
        ),
        (
            Change::DecideTitle {
                decision: TitleDecision::Vacant,
            },
            Refusal::NothingToDecide,
        ),
        (
            Change::DecideThird {
                decision: ThirdDecision::Shared,
            },
            Refusal::NothingToDecide,
        ),
        (
            Change::EnterLate {
                place: PlaceNo(99),
                entry: LATE,
            },
            Refusal::NotABye { place: PlaceNo(99) },
        ),
        (
            Change::EnterLate {
                place: PlaceNo(0),
                entry: LATE,
            },
            Refusal::NotABye { place: PlaceNo(0) },
        ),
    ];
    for (change, refusal) in cases {
        let before = state.clone();
        assert_eq!(state.apply(&change), Err(refusal), "{change:?}");
        assert_eq!(state, before, "a refusal changes nothing");
    }
    state
        .apply(&departs(DepartureKind::Withdrawn, C, 1))
        .unwrap();
    let twice = departs(DepartureKind::Withdrawn, C, 2);
    assert_eq!(state.check(&twice), Err(Refusal::AlreadyLeft { entry: C }));
}

#[test]
fn other_colours_than_assigned_are_a_finding() {
    let state = single(2);
    let Some(MatchState::ToPlay { white, black, .. }) = state.match_state(id("r1-1")) else {
        panic!("ready")
    };
    let fact = GameFact {
        white: black,
        black: white,
        outcome: Outcome::WhiteWins,
        reason: Some(Reason::Resigned),
    };
    let change = Change::Record {
        key: key("r1-1", 1),
        fact,
    };
    assert_eq!(
        state.check(&change),
        Ok(vec![Finding::OtherColours { white }])
    );
}
