//! Replacements and late entries, and the tables they sit at.

use std::num::NonZeroU32;

use tournament::{Change, EntryId, Finding, MatchId, PlaceNo, Refusal, Seat};

use super::{A, B, C, D, LATE, OTHER, id, seats, single, wins};

#[test]
fn replaced_before_the_first_game() {
    let mut state = single(4);
    state
        .apply(&Change::Replace { out: B, with: LATE })
        .unwrap();
    assert_eq!(seats(&state, "r1-1"), [Seat::Entry(A), Seat::Entry(LATE)]);
    state
        .apply(&Change::Replace {
            out: LATE,
            with: OTHER,
        })
        .unwrap();
    assert_eq!(seats(&state, "r1-1"), [Seat::Entry(A), Seat::Entry(OTHER)]);
    wins(&mut state, "r1-1", OTHER);
    let refused = state.check(&Change::Replace {
        out: OTHER,
        with: B,
    });
    assert_eq!(refused, Err(Refusal::AlreadyPlayed { entry: OTHER }));
    let refused = state.check(&Change::Replace { out: C, with: D });
    assert_eq!(refused, Err(Refusal::AlreadyOnChart { entry: D }));
    let refused = state.check(&Change::Replace { out: LATE, with: B });
    assert_eq!(refused, Err(Refusal::NotOnChart { entry: LATE }));
    let refused = state.check(&Change::Replace {
        out: C,
        with: EntryId(77),
    });
    assert_eq!(refused, Err(Refusal::UnknownEntry { entry: EntryId(77) }));
}

#[test]
fn a_late_entry_takes_a_bye_and_the_table_after_the_others() {
    let mut state = single(3);
    assert_eq!(state.tables(1, None).len(), 1);
    let change = Change::EnterLate {
        place: PlaceNo(2),
        entry: LATE,
    };
    assert_eq!(state.check(&change), Ok(vec![]));
    state.apply(&change).unwrap();
    let tables: Vec<_> = state
        .tables(1, None)
        .iter()
        .map(|t| (t.match_id.to_string(), t.table.0))
        .collect();
    assert_eq!(tables, [("r1-2".to_owned(), 1), ("r1-1".to_owned(), 2)]);
    wins(&mut state, "r1-1", LATE);
    assert_eq!(seats(&state, "r2-1")[0], Seat::Entry(LATE));
    let again = Change::EnterLate {
        place: PlaceNo(2),
        entry: OTHER,
    };
    assert_eq!(
        state.check(&again),
        Err(Refusal::NotABye { place: PlaceNo(2) })
    );
}

#[test]
fn a_late_entry_after_the_round_began_is_for_the_arbiter_to_decide() {
    let mut state = single(3);
    wins(&mut state, "r1-2", B);
    let change = Change::EnterLate {
        place: PlaceNo(2),
        entry: LATE,
    };
    assert_eq!(state.check(&change), Ok(vec![Finding::RoundBegun]));
    wins(&mut state, "r2-1", A);
    assert_eq!(
        state.check(&change),
        Err(Refusal::AlreadyPlayed { entry: A })
    );
}

#[test]
fn fewer_tables_than_matches_means_waves_and_the_final_is_on_the_last_table() {
    let mut state = single(8);
    let three = NonZeroU32::new(3);
    let seen: Vec<_> = state
        .tables(1, three)
        .iter()
        .map(|t| (t.table.0, t.wave))
        .collect();
    assert_eq!(seen, [(1, 1), (2, 1), (3, 1), (1, 2)]);
    for (table, winner) in [
        ("r1-1", 1),
        ("r1-2", 3),
        ("r1-3", 5),
        ("r1-4", 7),
        ("r2-1", 1),
        ("r2-2", 5),
    ] {
        wins(&mut state, table, EntryId(winner));
    }
    let last: Vec<_> = state.tables(3, None).iter().map(|t| t.match_id).collect();
    assert_eq!(last, [MatchId::THIRD, id("r3-1")]);
}
