use proptest::prelude::*;
use rules::{Outcome, Reason, Side};

use super::*;
use crate::EntryId;

fn athletes(numbers: &[u32]) -> Vec<Option<AthleteId>> {
    numbers
        .iter()
        .map(|&number| (number > 0).then_some(AthleteId(number)))
        .collect()
}

fn line_up(boards: &[u32], reserves: &[u32]) -> LineUp {
    LineUp {
        boards: athletes(boards),
        reserves: reserves.iter().copied().map(AthleteId).collect(),
    }
}

fn rules_with(tie_order: &[TieRule]) -> ClubMatchRules {
    ClubMatchRules {
        tie_order: tie_order.to_vec(),
        ..ClubMatchRules::default()
    }
}

/// Facts from the boards' results for the home club, set by set: `1` won, `=` drawn, `0` lost,
/// `.` not played yet.
fn played(sets: &[&str]) -> ClubMatchFacts {
    let mut facts = ClubMatchFacts::new(Side::White);
    facts.home = Some(line_up(&[1, 2, 3], &[4]));
    facts.away = Some(line_up(&[11, 12, 13], &[]));
    for (replay, set) in (0..).zip(sets) {
        for (board, result) in (1..).zip(set.chars()) {
            let home = facts.home_colour(board, replay);
            let (outcome, reason) = match result {
                '1' => (Outcome::win(home), Reason::Resigned),
                '=' => (Outcome::Drawn, Reason::Agreed),
                '0' => (Outcome::win(home.other()), Reason::Resigned),
                _ => continue,
            };
            facts.results.push(BoardResult {
                replay,
                board,
                outcome,
                reason,
            });
        }
    }
    facts
}

fn check(sets: &[&str], tie_order: &[TieRule], expected: &ClubMatchNext) {
    let state = club_match_state(&played(sets), &rules_with(tie_order));
    assert_eq!(state.next, *expected, "{sets:?} with {tie_order:?}");
}

#[test]
fn points_decide_then_the_tie_order() {
    use ClubSide::{Away, Home};
    use TieRule::{BoardOne, LastBoardOut, Lots, Replay};
    let points = |replay| DecidedBy::Points { replay };
    let boards = |replay, boards: &[u8]| ClubMatchNext::Boards {
        replay,
        boards: boards.to_vec(),
    };
    let one = |board| DecidedBy::BoardOne { board };

    check(&[], &[], &boards(0, &[1, 2, 3]));
    check(&["1.="], &[], &boards(0, &[2]));
    check(&["1=="], &[BoardOne], &won(Home, points(0)));
    check(&["001"], &[BoardOne], &won(Away, points(0)));
    check(&["1=0"], &[BoardOne], &won(Home, one(1)));
    check(&["=01"], &[BoardOne], &won(Away, one(2)));
    check(&["==="], &[BoardOne], &ClubMatchNext::Lots);
    check(
        &["=01"],
        &[LastBoardOut],
        &won(Away, DecidedBy::LastBoardOut { left_out: 1 }),
    );
    check(&["1=0"], &[Replay], &boards(1, &[1, 2, 3]));
    check(&["1=0", "==0"], &[Replay], &won(Away, points(1)));
    check(&["1=0", "==="], &[Replay, BoardOne], &ClubMatchNext::Lots);
    check(&["1=0", "0=1"], &[Replay, BoardOne], &won(Away, one(1)));
    check(
        &["1=0", "===", "1=="],
        &[Replay, Replay],
        &won(Home, points(2)),
    );
    check(&["1=0"], &[Lots, BoardOne], &ClubMatchNext::Lots);
    check(&["1=0"], &[], &ClubMatchNext::Lots);
}

#[test]
fn lots_decide_only_when_nothing_else_did() {
    let mut facts = played(&["==="]);
    facts.lots = Some(ClubSide::Away);
    let state = club_match_state(&facts, &ClubMatchRules::default());
    // The default order replays first, so lots taken too early do not count.
    assert_eq!(
        state.next,
        ClubMatchNext::Boards {
            replay: 1,
            boards: vec![1, 2, 3]
        }
    );
    assert_eq!(state.level_after, [TieRule::BoardOne, TieRule::Replay]);

    let state = club_match_state(&facts, &rules_with(&[TieRule::BoardOne, TieRule::Lots]));
    assert_eq!(state.next, won(ClubSide::Away, DecidedBy::Lots));
    assert_eq!(state.winner(), Some(ClubSide::Away));
}

#[test]
fn colours_alternate_down_the_boards_and_turn_in_a_replay() {
    let facts = ClubMatchFacts::new(Side::White);
    let colours = |replay| {
        (1..=4)
            .map(|board| facts.home_colour(board, replay))
            .collect::<Vec<_>>()
    };
    use Side::{Black, White};
    assert_eq!(colours(0), [White, Black, White, Black]);
    assert_eq!(colours(1), [Black, White, Black, White]);
    assert_eq!(colours(2), colours(0));
    assert_eq!(ClubMatchFacts::new(Black).home_colour(1, 0), Black);
}

#[test]
fn an_empty_board_is_lost_and_too_few_is_an_absence() {
    let rules = rules_with(&[TieRule::BoardOne]);
    let mut facts = played(&["=="]);
    facts.away = Some(line_up(&[11, 12, 0], &[]));
    let state = club_match_state(&facts, &rules);
    assert_eq!(
        state.next,
        won(ClubSide::Home, DecidedBy::Points { replay: 0 })
    );
    let empty = state.sets[0].boards[2].result.expect("decided at once");
    assert_eq!(empty.reason, Reason::Absent);

    facts.home = Some(line_up(&[1, 2, 0], &[]));
    let state = club_match_state(&facts, &rules);
    assert_eq!(
        state.sets[0].boards[2].points(),
        BoardPoints { home: 0, away: 0 }
    );
    assert_eq!(state.next, ClubMatchNext::Lots);

    facts.away = Some(line_up(&[11, 0, 0], &[]));
    let state = club_match_state(&facts, &rules);
    assert_eq!(state.next, won(ClubSide::Home, DecidedBy::Absence));
}

#[test]
fn absent_clubs() {
    let rules = ClubMatchRules::default();
    let mut facts = ClubMatchFacts::new(Side::White);
    let next = |facts: &ClubMatchFacts| club_match_state(facts, &rules).next;
    assert_eq!(
        next(&facts),
        ClubMatchNext::LineUp {
            side: ClubSide::Home
        }
    );
    facts.home = Some(line_up(&[1, 2, 3], &[]));
    assert_eq!(
        next(&facts),
        ClubMatchNext::LineUp {
            side: ClubSide::Away
        }
    );
    facts.away_absent = true;
    assert_eq!(next(&facts), won(ClubSide::Home, DecidedBy::Absence));
    facts.home_absent = true;
    assert_eq!(next(&facts), ClubMatchNext::NobodyPasses);
}

#[test]
fn a_lead_is_certain_once_it_cannot_be_caught() {
    for (set, certain) in [
        ("1..", None),
        ("11.", Some(ClubSide::Home)),
        ("1=.", None),
        ("0=0", Some(ClubSide::Away)),
    ] {
        let state = club_match_state(&played(&[set]), &ClubMatchRules::default());
        assert_eq!(state.sets[0].certain, certain, "{set}");
    }
}

#[test]
fn the_later_of_two_results_counts() {
    let mut facts = played(&["111"]);
    facts.results.push(BoardResult {
        outcome: Outcome::Drawn,
        reason: Reason::Agreed,
        ..facts.results[0]
    });
    let state = club_match_state(&facts, &ClubMatchRules::default());
    assert_eq!(state.sets[0].points, BoardPoints { home: 5, away: 1 });
}

#[test]
fn the_chart_sees_one_game() {
    let (home, away) = (EntryId(1), EntryId(2));
    let fact = |facts: &ClubMatchFacts, order: &[TieRule]| {
        club_match_state(facts, &rules_with(order)).game_fact(facts, home, away)
    };
    assert_eq!(fact(&played(&["1.."]), &[]), None);

    let mut facts = played(&["011"]);
    facts.home_on_board_one = Side::Black;
    // The same colours won, but board one was Black's this time: home lost two boards.
    let seen = fact(&facts, &[]).expect("all boards are played");
    assert_eq!((seen.white, seen.black), (away, home));
    assert_eq!((seen.winner(), seen.reason), (Some(away), None));

    let seen = fact(&played(&["==="]), &[]).expect("all boards are played");
    assert_eq!(seen.outcome, Outcome::Drawn);

    let mut facts = ClubMatchFacts::new(Side::White);
    facts.home_absent = true;
    let seen = fact(&facts, &[]).expect("an absence decides");
    assert_eq!(
        (seen.winner(), seen.reason),
        (Some(away), Some(Reason::Absent))
    );
    facts.away_absent = true;
    let seen = fact(&facts, &[]).expect("an absence decides");
    assert_eq!(
        (seen.outcome, seen.reason),
        (Outcome::BothLose, Some(Reason::BothAbsent))
    );
}

#[test]
fn line_ups_are_checked_against_the_form() {
    let form: Vec<_> = (1..=6).map(AthleteId).collect();
    let rules = ClubMatchRules::default().line_up;
    let check = |boards: &[u32], reserves: &[u32]| line_up(boards, reserves).check(&form, &rules);
    let athlete = AthleteId;

    assert_eq!(check(&[1, 2, 3], &[4, 5, 6]), Ok(vec![]));
    assert_eq!(check(&[2, 4, 6], &[]), Ok(vec![]));
    assert_eq!(
        check(&[1, 2, 1], &[]),
        Err(LineUpError::AthleteTwice {
            athlete: athlete(1)
        })
    );
    assert_eq!(
        check(&[1, 2, 3], &[2]),
        Err(LineUpError::AthleteTwice {
            athlete: athlete(2)
        })
    );
    assert_eq!(
        check(&[1, 2, 9], &[]),
        Err(LineUpError::NotOnForm {
            athlete: athlete(9)
        })
    );
    assert_eq!(
        check(&[1, 2, 3, 4], &[]),
        Err(LineUpError::TooManyBoards { boards: 3 })
    );
    assert_eq!(
        check(&[2, 1, 3], &[]),
        Ok(vec![LineUpFinding::OutOfOrder {
            athlete: athlete(1)
        }])
    );
    assert_eq!(
        check(&[1, 0, 3], &[]),
        Ok(vec![LineUpFinding::EmptyBoard { board: 2 }])
    );
    assert_eq!(check(&[1, 2], &[]), Ok(vec![]));
    assert_eq!(
        check(&[1, 2], &[4]),
        Ok(vec![LineUpFinding::ReserveUnused { board: 3 }])
    );
    assert_eq!(
        check(&[1], &[]),
        Ok(vec![LineUpFinding::TooFew {
            seated: 1,
            minimum: 2
        }])
    );
    let long: Vec<_> = (1..=7).map(AthleteId).collect();
    assert_eq!(
        line_up(&[1, 2, 3], &[]).check(&long, &rules),
        Err(LineUpError::FormTooLong { lines: 7 })
    );
}

#[test]
fn reserves_come_in_as_the_order_of_boards_wants() {
    let rules = |order| LineUpRules {
        order,
        ..ClubMatchRules::default().line_up
    };
    let full = line_up(&[1, 2, 3], &[4]);
    let missing = |numbers: &[u32], order| {
        let numbers: Vec<_> = numbers.iter().copied().map(AthleteId).collect();
        full.without(&numbers, &rules(order))
    };
    assert_eq!(
        missing(&[1], BoardOrder::AsOnForm),
        line_up(&[2, 3, 4], &[])
    );
    assert_eq!(missing(&[1], BoardOrder::Free), line_up(&[4, 2, 3], &[]));
    assert_eq!(
        missing(&[1, 4], BoardOrder::AsOnForm),
        line_up(&[2, 3, 0], &[])
    );
    assert_eq!(missing(&[1, 4], BoardOrder::Free), line_up(&[0, 2, 3], &[]));
    assert_eq!(missing(&[], BoardOrder::Free), full);
}

proptest! {
    #[test]
    fn a_match_always_ends_and_says_what_it_needs(
        results in prop::collection::vec(0..3u8, 40),
        tie_order in prop::collection::vec(
            prop::sample::select(vec![
                TieRule::BoardOne, TieRule::LastBoardOut, TieRule::Replay, TieRule::Lots,
            ]),
            0..5,
        ),
        boards in 1..=6u8,
        home_white in any::<bool>(),
        lots_home in any::<bool>(),
    ) {
        let numbers: Vec<u32> = (1..=u32::from(boards)).collect();
        let mut rules = rules_with(&tie_order);
        rules.line_up.boards = boards;
        rules.line_up.minimum = 1;
        let mut facts = ClubMatchFacts::new(if home_white { Side::White } else { Side::Black });
        facts.home = Some(line_up(&numbers, &[]));
        facts.away = Some(line_up(&numbers, &[]));
        let mut results = results.into_iter().cycle();
        // Whatever is asked for is given, one thing at a time; a match of at most 6 boards and
        // 4 replays must end within 31 answers.
        for _ in 0..31 {
            let state = club_match_state(&facts, &rules);
            match state.next {
                ClubMatchNext::Boards { replay, boards } => facts.results.push(BoardResult {
                    replay,
                    board: boards[0],
                    outcome: [Outcome::WhiteWins, Outcome::Drawn, Outcome::BlackWins]
                        [usize::from(results.next().expect("endless"))],
                    reason: Reason::Agreed,
                }),
                ClubMatchNext::Lots => {
                    facts.lots = Some(if lots_home { ClubSide::Home } else { ClubSide::Away });
                }
                ClubMatchNext::Won { .. } => break,
                other => prop_assert!(false, "{other:?}"),
            }
        }
        let state = club_match_state(&facts, &rules);
        prop_assert!(state.winner().is_some());
        for set in &state.sets {
            prop_assert_eq!(set.points.home + set.points.away, 2 * u32::from(boards));
            if let Some(side) = set.certain {
                prop_assert_eq!(Some(side), set.points.leader());
            }
        }
        // Seen from the other side, the other club wins.
        let mut mirrored = facts.clone();
        mirrored.home_on_board_one = facts.home_on_board_one.other();
        mirrored.lots = facts.lots.map(ClubSide::other);
        let mirror = club_match_state(&mirrored, &rules);
        prop_assert_eq!(mirror.winner(), state.winner().map(ClubSide::other));
    }
}
