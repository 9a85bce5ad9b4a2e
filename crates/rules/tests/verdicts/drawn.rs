//! Reasons for a drawn game (arts. 9.3, 10, 11; Portuguese art. 4.3).

use super::{bare, counted, finding, game, judged};
use rules::Outcome::{BlackWins, BothLose, Drawn, WhiteWins};
use rules::RuleSetId::{FidEnglish, FidItalian, FpdClassic, Fssi2006};
use rules::{ClaimError, CountCall, CountKind, Game, Misfit, Reason, Side, Verdict};

#[test]
fn art_9_3_a_reason_leads_where_it_leads() {
    for (outcome, reason) in [
        (WhiteWins, Reason::Agreed),
        (Drawn, Reason::Resigned),
        (Drawn, Reason::Time),
        (BlackWins, Reason::Count),
        (WhiteWins, Reason::BothAbsent),
        (BothLose, Reason::Agreed),
    ] {
        let judged = bare(FidItalian, outcome, reason);
        assert!(
            matches!(judged, Err(ClaimError::WrongOutcome { .. })),
            "{outcome:?} {reason:?}"
        );
    }
}

#[test]
fn art_9_3_repetition_does_not_exist_under_fid() {
    for reason in [
        Reason::Repetition,
        Reason::ForcedTwelve,
        Reason::NoWinningChance,
    ] {
        assert_eq!(bare(FpdClassic, Drawn, reason), Ok(Verdict::Accepted));
        for rule_set in [Fssi2006, FidItalian, FidEnglish] {
            let error = ClaimError::UnknownReason { rule_set, reason };
            assert_eq!(bare(rule_set, Drawn, reason), Err(error));
        }
    }
}

#[test]
fn art_9_3_b_only_thirty_one_were_counted() {
    let kind = CountKind::Moves;
    let (done, limit) = (31, 40);
    assert_eq!(
        judged(&counted(Fssi2006, 62), Drawn, Reason::Count),
        finding(
            Misfit::CountIncomplete {
                kind,
                done,
                limit,
                side: Some(Side::White)
            },
            "10.4"
        )
    );
    assert_eq!(
        judged(&counted(FidItalian, 63), Drawn, Reason::Count),
        finding(
            Misfit::CountIncomplete {
                kind,
                done,
                limit,
                side: None
            },
            "10.4"
        )
    );
    assert_eq!(judged(&counted(Fssi2006, 79), Drawn, Reason::Count), []);
    assert_eq!(judged(&counted(FidItalian, 80), Drawn, Reason::Count), []);
}

#[test]
fn art_10_2_the_count_was_never_asked() {
    let kind = CountKind::Moves;
    assert_eq!(
        judged(&Game::new(Fssi2006), Drawn, Reason::Count),
        finding(Misfit::CountNotStarted { kind }, "10.2")
    );
}

#[test]
fn art_10_4_a_drawn_game_cannot_be_won_afterwards() {
    let game = counted(FidItalian, 84);
    let kind = CountKind::Moves;
    assert_eq!(
        judged(&game, WhiteWins, Reason::Resigned),
        finding(Misfit::DrawnByCount { kind, ply: 80 }, "10.4")
    );
    assert_eq!(judged(&game, Drawn, Reason::Count), []);
}

#[test]
fn art_11_a_reduced_count_is_judged_by_its_own_number_and_article() {
    let mut reduced = counted(FidItalian, 18);
    let call = CountCall::Reduced { to: 10 };
    reduced.call_count(call).expect("ten is the least");
    let kind = CountKind::Moves;
    let (done, limit, side) = (9, 10, None);
    let what = Misfit::CountIncomplete {
        kind,
        done,
        limit,
        side,
    };
    assert_eq!(judged(&reduced, Drawn, Reason::Count), finding(what, "11"));
    for text in ["5-1", "28-32"] {
        reduced.play_text(text).expect("a legal move");
    }
    assert_eq!(judged(&reduced, Drawn, Reason::Count), []);
    assert_eq!(
        judged(&reduced, WhiteWins, Reason::Resigned),
        finding(Misfit::DrawnByCount { kind, ply: 20 }, "11")
    );
}

#[test]
fn portuguese_art_4_3_a_a_capture_is_still_open() {
    let game = game(FpdClassic, "W:WK4:BK21", &[]);
    let (side, example) = (Side::White, game.position().legal_moves()[0]);
    assert_eq!(
        judged(&game, Drawn, Reason::NoWinningChance),
        finding(Misfit::CaptureOpen { side, example }, "4.3a")
    );
}

#[test]
fn portuguese_art_4_3_b_two_times_are_not_three() {
    let cycle = ["1-5", "29-25", "5-1", "25-29"];
    let twice = game(FpdClassic, "W:WK1:BK29", &cycle);
    let kind = CountKind::Repetition;
    assert_eq!(
        judged(&twice, Drawn, Reason::Repetition),
        finding(
            Misfit::CountIncomplete {
                kind,
                done: 2,
                limit: 3,
                side: None
            },
            "3.2.1c"
        )
    );
    let thrice = game(FpdClassic, "W:WK1:BK29", &[cycle, cycle].concat());
    assert_eq!(judged(&thrice, Drawn, Reason::Repetition), []);
    let kind = CountKind::Forced;
    assert_eq!(
        judged(&thrice, Drawn, Reason::ForcedTwelve),
        finding(Misfit::CountNotStarted { kind }, "3.2.1b")
    );
}

#[test]
fn portuguese_art_4_3_c_agreed_in_the_course_of_the_game() {
    assert_eq!(
        judged(&Game::new(FpdClassic), Drawn, Reason::Agreed),
        finding(Misfit::AgreedBeforePlay, "4.3c")
    );
    assert_eq!(judged(&Game::new(FidItalian), Drawn, Reason::Agreed), []);
}
