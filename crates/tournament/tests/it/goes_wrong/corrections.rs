//! Annulled games and corrected results.

use rules::{Outcome, Reason};
use tournament::{
    CancelledGame, Change, EntryId, Facts, Finding, GameFact, GameNo, MatchState, Seat, Section,
    StepKind,
};

use super::{A, B, C, id, key, seats, section, single, wins};

#[test]
fn an_annulled_game_is_played_again_with_the_same_colours_and_another_opening() {
    let mut state = section(2, &[StepKind::Pair]);
    let mut setup = state.section().setup().clone();
    setup.ballots = Some(10);
    state = Section::new(setup).unwrap().derive(&Facts::default());
    let Some(MatchState::ToPlay {
        white,
        ballot: Some(first),
        ..
    }) = state.match_state(id("r1-1"))
    else {
        panic!("ready")
    };
    wins(&mut state, "r1-1", A);
    let Some(MatchState::ToPlay {
        ballot: Some(second),
        ..
    }) = state.match_state(id("r1-1"))
    else {
        panic!("second game")
    };
    wins(&mut state, "r1-1", B);
    state
        .apply(&Change::Annul {
            key: key("r1-1", 1),
        })
        .unwrap();
    let Some(MatchState::ToPlay {
        game,
        white: again,
        ballot: Some(third),
        ..
    }) = state.match_state(id("r1-1"))
    else {
        panic!("to be replayed")
    };
    assert_eq!(
        (game, again),
        (GameNo(1), state.facts().games[&key("r1-1", 2)].black)
    );
    assert_eq!(again, white);
    assert!(
        first != second && second != third && first != third,
        "{first} {second} {third}"
    );
    assert_eq!(state.facts().annulled[&id("r1-1")].len(), 1);
    assert_eq!(state.facts().games.len(), 1, "the second game stands");
}

#[test]
fn a_result_corrected_after_the_winner_played_on() {
    let mut state = single(8);
    for (table, winner) in [("r1-1", A), ("r1-2", C), ("r2-1", A), ("r1-3", EntryId(5))] {
        wins(&mut state, table, winner);
    }
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
    let before = state.clone();
    let preview = state.preview(&change).unwrap();

    let changed: Vec<String> = preview
        .matches
        .iter()
        .map(|m| m.match_id.to_string())
        .collect();
    assert_eq!(changed, ["r1-1", "r2-1"]);
    let moved: Vec<_> = preview
        .seats
        .iter()
        .map(|s| (s.match_id.to_string(), s.side, s.before, s.after))
        .collect();
    assert_eq!(
        moved,
        [
            ("r2-1".to_owned(), 0, Seat::Entry(A), Seat::Entry(B)),
            ("r3-1".to_owned(), 0, Seat::Entry(A), Seat::Waiting),
            ("third".to_owned(), 0, Seat::Entry(C), Seat::Waiting),
        ]
    );
    let lost = before.facts().games[&key("r2-1", 1)];
    assert_eq!(
        preview.cancelled,
        [CancelledGame {
            key: key("r2-1", 1),
            fact: lost
        }]
    );
    assert_eq!(
        preview.findings,
        [Finding::PlayedOn {
            match_id: id("r2-1")
        }]
    );
    let place = |entry| {
        preview
            .places
            .iter()
            .find(|change| change.entry == entry)
            .unwrap()
    };
    assert_eq!(place(A).after.unwrap().to_string(), "5–8");
    assert_eq!(place(B).after.unwrap().to_string(), "1–4");

    state.apply(&change).unwrap();
    assert_eq!(seats(&state, "r2-1"), [Seat::Entry(B), Seat::Entry(C)]);
    assert!(matches!(
        state.match_state(id("r2-1")),
        Some(MatchState::ToPlay { .. })
    ));
    assert_eq!(
        state.match_state(id("r1-3")),
        before.match_state(id("r1-3")),
        "untouched"
    );
}

#[test]
fn a_correction_that_changes_no_winner_cancels_nothing() {
    let mut state = single(4);
    wins(&mut state, "r1-1", A);
    wins(&mut state, "r1-2", C);
    wins(&mut state, "r2-1", C);
    let fact = GameFact {
        reason: Some(Reason::Time),
        ..state.facts().games[&key("r1-1", 1)]
    };
    let preview = state
        .preview(&Change::Correct {
            key: key("r1-1", 1),
            fact,
        })
        .unwrap();
    assert_eq!(preview, Default::default());
}
