use proptest::prelude::*;
use rules::Reason;

use super::*;

const HOME: EntryId = EntryId(1);
const AWAY: EntryId = EntryId(2);

fn rules_with(tie_order: &[TieRule]) -> ClubMatchRules {
    ClubMatchRules {
        boards: 3,
        tie_order: tie_order.to_vec(),
    }
}

fn id() -> MatchId {
    MatchId::main(1, 1)
}

fn key(game: u8) -> GameKey {
    GameKey {
        match_id: id(),
        game: GameNo(game),
    }
}

/// Facts from the boards' results for the home club, meeting by meeting: `1` won, `=` drawn,
/// `0` lost.
fn played(meetings: &[&str]) -> Facts {
    let mut facts = Facts::default();
    for (game, meeting) in (1..).zip(meetings) {
        let boards: Vec<BoardFact> = (1..)
            .zip(meeting.chars())
            .map(|(board, result)| {
                let home = home_colour(board, GameNo(game));
                let outcome = match result {
                    '1' => Outcome::win(home),
                    '0' => Outcome::win(home.other()),
                    _ => Outcome::Drawn,
                };
                BoardFact {
                    outcome,
                    reason: None,
                }
            })
            .collect();
        let fact = meeting_fact(&boards, GameNo(game), [HOME, AWAY]);
        facts.games.insert(key(game), fact);
        facts.boards.insert(key(game), boards);
    }
    facts
}

fn result(facts: &Facts, tie_order: &[TieRule]) -> GamesResult {
    progress(&rules_with(tie_order), facts, id(), [HOME, AWAY]).result
}

fn won(side: u8) -> GamesResult {
    GamesResult::Winner {
        side,
        how: How::Games { step: 0 },
    }
}

fn to_play(game: u8) -> GamesResult {
    GamesResult::ToPlay {
        game: GameNo(game),
        step: 0,
    }
}

const LOTS: GamesResult = GamesResult::LotsNeeded { step: 1 };

#[test]
fn points_decide_then_the_tie_order() {
    use TieRule::{BoardOne, LastBoardOut, Lots, Replay};
    for (meetings, tie_order, expected) in [
        (&[][..], &[][..], to_play(1)),
        (&["1=="], &[BoardOne], won(0)),
        (&["001"], &[BoardOne], won(1)),
        (&["1=0"], &[BoardOne], won(0)),
        (&["=01"], &[BoardOne], won(1)),
        (&["==="], &[BoardOne], LOTS),
        (&["=01"], &[LastBoardOut], won(1)),
        (&["==="], &[LastBoardOut], LOTS),
        (&["1=0"], &[Replay], to_play(2)),
        (&["1=0", "==0"], &[Replay], won(1)),
        (&["1=0", "==="], &[Replay, BoardOne], LOTS),
        (&["1=0", "0=1"], &[Replay, BoardOne], won(1)),
        (&["1=0", "===", "1=="], &[Replay, Replay], won(0)),
        (&["1=0"], &[Lots, BoardOne], LOTS),
        (&["1=0"], &[], LOTS),
    ] {
        let found = result(&played(meetings), tie_order);
        assert_eq!(found, expected, "{meetings:?} with {tie_order:?}");
    }
}

#[test]
fn lots_decide_only_when_nothing_else_did() {
    let mut facts = played(&["==="]);
    facts.lots.insert(id(), AWAY);
    let replay_first = [TieRule::BoardOne, TieRule::Replay];
    assert_eq!(
        result(&facts, &replay_first),
        to_play(2),
        "lots taken too early"
    );
    let by_lots = GamesResult::Winner {
        side: 1,
        how: How::Lots,
    };
    assert_eq!(result(&facts, &[TieRule::BoardOne, TieRule::Lots]), by_lots);
}

#[test]
fn colours_alternate_down_the_boards_and_turn_in_each_meeting() {
    use Side::{Black, White};
    let colours = |meeting| [1, 2, 3, 4].map(|board| home_colour(board, GameNo(meeting)));
    assert_eq!(colours(1), [White, Black, White, Black]);
    assert_eq!(colours(2), [Black, White, Black, White]);
    assert_eq!(colours(3), colours(1));
}

#[test]
fn the_chart_sees_one_result_of_a_meeting() {
    let first = played(&["100"]).games[&key(1)];
    assert_eq!((first.white, first.winner()), (HOME, Some(AWAY)));
    let second = played(&["===", "1=="]).games[&key(2)];
    assert_eq!((second.white, second.winner()), (AWAY, Some(HOME)));
    assert_eq!(played(&["1=0"]).games[&key(1)].outcome, Outcome::Drawn);
}

#[test]
fn a_club_that_does_not_play_loses_all_boards() {
    let walk_over = |outcome, reason| {
        let fact = GameFact {
            white: HOME,
            black: AWAY,
            outcome,
            reason: Some(reason),
        };
        let mut facts = Facts::default();
        facts.games.insert(key(1), fact);
        progress(&rules_with(&[]), &facts, id(), [HOME, AWAY])
    };
    let found = walk_over(Outcome::BlackWins, Reason::Absent);
    let how = How::Forfeit {
        reason: Reason::Absent,
    };
    assert_eq!(found.result, GamesResult::Winner { side: 1, how });
    assert_eq!(found.score, [0, 6]);
    let found = walk_over(Outcome::BothLose, Reason::BothAbsent);
    let reason = Reason::BothAbsent;
    assert_eq!(found.result, GamesResult::BothLost { reason });
    assert_eq!(found.score, [0, 0]);
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
    ) {
        let rules = ClubMatchRules { boards, tie_order };
        let mut results = results.into_iter().cycle();
        let mut facts = Facts::default();
        // Whatever is asked for is given: at most five meetings, and lots.
        for _ in 0..6 {
            match progress(&rules, &facts, id(), [HOME, AWAY]).result {
                GamesResult::ToPlay { game, .. } => {
                    let outcomes = [Outcome::WhiteWins, Outcome::Drawn, Outcome::BlackWins];
                    let typed: Vec<BoardFact> = (0..boards)
                        .map(|_| BoardFact {
                            outcome: outcomes[usize::from(results.next().expect("endless"))],
                            reason: None,
                        })
                        .collect();
                    let fact = meeting_fact(&typed, game, [HOME, AWAY]);
                    facts.games.insert(key(game.0), fact);
                    facts.boards.insert(key(game.0), typed);
                }
                GamesResult::LotsNeeded { .. } => _ = facts.lots.insert(id(), AWAY),
                GamesResult::Winner { .. } => break,
                other => prop_assert!(false, "{:?}", other),
            }
        }
        let end = progress(&rules, &facts, id(), [HOME, AWAY]);
        let GamesResult::Winner { side, how } = end.result else {
            return Err(TestCaseError::fail("no end"));
        };
        prop_assert_eq!(u32::from(end.last_game), facts.games.len() as u32);
        prop_assert_eq!(end.score[0] + end.score[1], 2 * u32::from(boards) * u32::from(end.last_game));
        // The same boards with the colours reversed: the other club wins.
        let mut mirrored = facts.clone();
        for (key, boards) in &mut mirrored.boards {
            for board in boards.iter_mut() {
                board.outcome = match board.outcome {
                    Outcome::WhiteWins => Outcome::BlackWins,
                    Outcome::BlackWins => Outcome::WhiteWins,
                    other => other,
                };
            }
            let fact = meeting_fact(boards, key.game, [HOME, AWAY]);
            mirrored.games.insert(*key, fact);
        }
        mirrored.lots.values_mut().for_each(|winner| *winner = HOME);
        let mirror = progress(&rules, &mirrored, id(), [HOME, AWAY]).result;
        prop_assert_eq!(mirror, GamesResult::Winner { side: 1 - side, how });
    }
}
