//! Absent players, and those who leave or are sent away.

use rules::{Outcome, Reason};
use tournament::{
    Change, DepartureKind, Finding, How, MatchId, MatchState, Refusal, Seat, StepKind,
};

use super::{A, B, C, D, departs, id, next, seats, section, single, wins};

#[test]
fn the_absent_lose_the_match_not_a_game() {
    let mut state = section(4, &[StepKind::Pair]);
    let came = |white| {
        if white == A {
            Outcome::WhiteWins
        } else {
            Outcome::BlackWins
        }
    };
    let change = next(&state, "r1-1", came, Reason::Absent);
    state.apply(&change).unwrap();
    let how = How::Forfeit {
        reason: Reason::Absent,
    };
    let expected = MatchState::Decided {
        winner: A,
        loser: Some(B),
        how,
    };
    assert_eq!(state.match_state(id("r1-1")), Some(expected));
    let row = *state.standings().row(A).unwrap();
    assert_eq!((row.won, row.points), (0, 0), "a walk-over is no game won");
}

#[test]
fn where_both_are_absent_nobody_passes_and_the_next_opponent_walks_over() {
    let mut state = single(4);
    let change = next(&state, "r1-1", |_| Outcome::BothLose, Reason::BothAbsent);
    state.apply(&change).unwrap();
    wins(&mut state, "r1-2", C);
    let champion = MatchState::Decided {
        winner: C,
        loser: None,
        how: How::Unopposed,
    };
    assert_eq!(state.match_state(id("r2-1")), Some(champion));
    let third = MatchState::Decided {
        winner: D,
        loser: None,
        how: How::Unopposed,
    };
    assert_eq!(state.match_state(MatchId::THIRD), Some(third));
    let standings = state.standings();
    assert_eq!(standings.champion, Some(C));
    let places: Vec<_> = standings
        .rows
        .iter()
        .map(|row| (row.entry, row.place.to_string()))
        .collect();
    let expected = [(C, "1"), (D, "2"), (A, "3–4"), (B, "3–4")];
    assert_eq!(
        places,
        expected.map(|(entry, place)| (entry, place.to_owned()))
    );
}

#[test]
fn without_a_winner_of_the_final_there_is_no_champion() {
    let mut state = single(2);
    let change = next(&state, "r1-1", |_| Outcome::BothLose, Reason::BothAbsent);
    state.apply(&change).unwrap();
    let standings = state.standings();
    assert!(standings.finished);
    assert_eq!(standings.champion, None);
    assert!(
        standings
            .rows
            .iter()
            .all(|row| row.place.to_string() == "1–2")
    );
}

#[test]
fn withdrawn_before_the_first_round() {
    let mut state = single(4);
    state
        .apply(&departs(DepartureKind::Withdrawn, B, 1))
        .unwrap();
    let how = How::Departure {
        departure: DepartureKind::Withdrawn,
    };
    let expected = MatchState::Decided {
        winner: A,
        loser: Some(B),
        how,
    };
    assert_eq!(state.match_state(id("r1-1")), Some(expected));
    wins(&mut state, "r1-2", C);
    let third = MatchState::Decided {
        winner: D,
        loser: Some(B),
        how,
    };
    assert_eq!(
        state.match_state(MatchId::THIRD),
        Some(third),
        "nor does it play for third place"
    );
}

#[test]
fn withdrawn_between_rounds_keeps_what_was_won() {
    let mut state = single(8);
    wins(&mut state, "r1-1", A);
    let from = state.next_round_of(A).unwrap();
    assert_eq!(from, 2);
    state
        .apply(&departs(DepartureKind::Withdrawn, A, from))
        .unwrap();
    assert_eq!(state.match_state(id("r1-1")).unwrap().winner(), Some(A));
    wins(&mut state, "r1-2", C);
    assert_eq!(state.match_state(id("r2-1")).unwrap().winner(), Some(C));
    assert_eq!(state.next_round_of(A), None);
}

#[test]
fn withdrawn_after_a_bye_leaves_nobody() {
    let mut state = single(3);
    assert_eq!(state.match_state(id("r1-1")).unwrap().winner(), Some(A));
    state
        .apply(&departs(DepartureKind::Withdrawn, A, 2))
        .unwrap();
    assert_eq!(seats(&state, "r2-1")[0], Seat::Entry(A));
    wins(&mut state, "r1-2", B);
    assert_eq!(state.champion(), Some(B));
}

#[test]
fn excluded_for_a_hearing_aid_after_winning_gives_the_match_to_the_opponent() {
    let mut state = single(4);
    wins(&mut state, "r1-1", A);
    wins(&mut state, "r1-2", C);
    let change = departs(DepartureKind::HearingAid, A, 1);
    let preview = state.preview(&change).unwrap();
    assert_eq!(
        preview.findings,
        [Finding::MatchOverturned {
            match_id: id("r1-1")
        }]
    );
    state.apply(&change).unwrap();
    let how = How::Departure {
        departure: DepartureKind::HearingAid,
    };
    let expected = MatchState::Decided {
        winner: B,
        loser: Some(A),
        how,
    };
    assert_eq!(state.match_state(id("r1-1")), Some(expected));
    assert_eq!(seats(&state, "r2-1"), [Seat::Entry(B), Seat::Entry(C)]);

    state.apply(&Change::Return { entry: A }).unwrap();
    assert_eq!(
        seats(&state, "r2-1"),
        [Seat::Entry(A), Seat::Entry(C)],
        "taken back"
    );
}

#[test]
fn who_is_out_has_nothing_to_leave() {
    let mut state = single(8);
    wins(&mut state, "r1-1", A);
    let change = departs(DepartureKind::Withdrawn, B, 1);
    assert_eq!(
        state.check(&change),
        Err(Refusal::NothingToLeave { entry: B })
    );
}
