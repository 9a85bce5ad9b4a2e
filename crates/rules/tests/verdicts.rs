//! Verdicts on claimed results (art. 9; Portuguese art. 4).

use rules::{
    Article, Claim, ClaimError, CountCall, CountKind, EventTerms, Finding, Game, Misfit, Outcome,
    Position, Reason, RuleSetId, Side, Verdict, ending, reasons_for, verdict,
};

use Outcome::{BlackWins, BothLose, Drawn, WhiteWins};
use RuleSetId::{FidEnglish, FidItalian, FpdClassic, Fssi2006};

const PROMOTIONAL: EventTerms = EventTerms { promotional: true };

fn bare(rule_set: RuleSetId, outcome: Outcome, reason: Reason) -> Result<Verdict, ClaimError> {
    verdict(
        rule_set,
        Claim::new(outcome, reason),
        None,
        EventTerms::default(),
    )
}

fn judged(game: &Game, outcome: Outcome, reason: Reason) -> Vec<Finding> {
    let claim = Claim::new(outcome, reason);
    verdict(game.rule_set(), claim, Some(game), EventTerms::default())
        .expect("a claim the rules know")
        .findings()
        .to_vec()
}

fn finding(what: Misfit, article: &'static str) -> Vec<Finding> {
    let article = Some(Article(article));
    vec![Finding { what, article }]
}

fn game(rule_set: RuleSetId, fen: &str, line: &[&str]) -> Game {
    let start = Position::from_fen(rule_set, fen).expect("a proper position");
    let mut game = Game::from_position(start);
    for text in line {
        game.play_text(text).expect("a legal move");
    }
    game
}

fn counted(rule_set: RuleSetId, plies: usize) -> Game {
    let mut game = game(rule_set, "W:WK1:BK32", &[]);
    game.call_count(CountCall::Imposed).expect("a king each");
    for text in ["1-5", "32-28", "5-1", "28-32"].iter().cycle().take(plies) {
        game.play_text(text).expect("a legal move");
    }
    game
}

#[test]
fn art_9_1_every_rule_set_knows_wins_and_drawn_games() {
    for rule_set in RuleSetId::ALL {
        for outcome in [WhiteWins, BlackWins, Drawn, BothLose] {
            let reasons = reasons_for(rule_set, outcome);
            assert!(!reasons.is_empty(), "{rule_set} {outcome:?}");
            for fact in reasons {
                let accepted = bare(rule_set, outcome, fact.reason);
                assert_eq!(accepted, Ok(Verdict::Accepted), "{rule_set} {fact:?}");
            }
        }
    }
}

#[test]
fn art_9_2_reasons_to_win_in_their_order() {
    let codes = |rule_set| -> Vec<&str> {
        let reasons = reasons_for(rule_set, WhiteWins);
        reasons
            .into_iter()
            .map(|fact| fact.reason.as_str())
            .collect()
    };
    assert_eq!(
        codes(Fssi2006),
        [
            "resigned",
            "no-moves",
            "no-pieces",
            "time",
            "refused-rules",
            "absent",
            "withdrawn",
            "excluded-hearing-aid",
            "disciplinary",
        ]
    );
    assert_eq!(
        codes(FpdClassic),
        [
            "resigned",
            "no-moves",
            "no-pieces",
            "time",
            "absent",
            "withdrawn",
            "disciplinary"
        ]
    );
}

#[test]
fn art_9_2_1_the_winner_does_not_resign() {
    let claim = Claim::new(WhiteWins, Reason::Resigned);
    for (about, expected) in [
        (Side::Black, Ok(Verdict::Accepted)),
        (
            Side::White,
            Err(ClaimError::AboutWinner {
                reason: Reason::Resigned,
                side: Side::White,
                article: Some(Article("9.2.1")),
            }),
        ),
    ] {
        let judged = verdict(FidItalian, claim.about(about), None, EventTerms::default());
        assert_eq!(judged, expected);
    }
}

#[test]
fn art_9_2_2_no_moves_but_the_side_can_play() {
    let opening = Game::new(FidItalian);
    let example = opening.position().legal_moves()[0];
    let side = Side::White;
    assert_eq!(
        judged(&opening, BlackWins, Reason::NoMoves),
        finding(Misfit::CanMove { side, example }, "9.2.2")
    );
    let side = Side::Black;
    assert_eq!(
        judged(&opening, WhiteWins, Reason::NoMoves),
        finding(Misfit::NotOnMove { side }, "9.2.2")
    );
    let blocked = game(Fssi2006, "B:W28,31:B24", &[]);
    assert_eq!(judged(&blocked, WhiteWins, Reason::NoMoves), []);
}

#[test]
fn art_9_2_3_no_pieces_but_some_are_left() {
    let last_taken = game(FidItalian, "W:W22:B18", &["22x13"]);
    assert_eq!(judged(&last_taken, WhiteWins, Reason::NoPieces), []);
    let side = Side::Black;
    assert_eq!(
        judged(&last_taken, WhiteWins, Reason::NoMoves),
        finding(Misfit::AllTaken { side }, "9.2.3")
    );
    assert_eq!(
        judged(&Game::new(FidEnglish), WhiteWins, Reason::NoPieces),
        finding(Misfit::HasPieces { side, pieces: 12 }, "9.2.3")
    );
}

#[test]
fn art_9_2_4_a_win_on_time_needs_nothing_else() {
    assert_eq!(judged(&Game::new(FidItalian), BlackWins, Reason::Time), []);
}

#[test]
fn art_9_2_4_too_late_once_the_board_has_decided() {
    let blocked = game(FidItalian, "B:W28,31:B24", &[]);
    let (winner, reason) = (Side::White, Reason::NoMoves);
    for (outcome, claimed) in [(BlackWins, Reason::Time), (Drawn, Reason::Agreed)] {
        assert_eq!(
            judged(&blocked, outcome, claimed),
            finding(Misfit::WonOnBoard { winner, reason }, "9.2.2")
        );
    }
    // A sanction may still overturn what happened on the board.
    assert_eq!(judged(&blocked, BlackWins, Reason::Disciplinary), []);
}

#[test]
fn art_9_2_5_refusing_the_rules_is_unknown_to_the_portuguese_text() {
    let reason = Reason::RefusedRules;
    assert_eq!(bare(FidItalian, WhiteWins, reason), Ok(Verdict::Accepted));
    let rule_set = FpdClassic;
    assert_eq!(
        bare(rule_set, WhiteWins, reason),
        Err(ClaimError::UnknownReason { rule_set, reason })
    );
}

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
fn art_11_reduced_only_in_promotional_events() {
    let mut game = counted(FidItalian, 20);
    game.call_count(CountCall::Reduced { to: 10 })
        .expect("ten is the least");
    assert_eq!(
        judged(&game, Drawn, Reason::Count),
        finding(Misfit::ReducedCount { limit: 10 }, "11")
    );
    let claim = Claim::new(Drawn, Reason::Count);
    assert_eq!(
        verdict(FidItalian, claim, Some(&game), PROMOTIONAL),
        Ok(Verdict::Accepted)
    );
}

#[test]
fn art_12_of_2006_excludes_for_a_hearing_aid() {
    let reason = Reason::ExcludedHearingAid;
    assert_eq!(bare(Fssi2006, WhiteWins, reason), Ok(Verdict::Accepted));
    for rule_set in [FidItalian, FidEnglish, FpdClassic] {
        let error = ClaimError::UnknownReason { rule_set, reason };
        assert_eq!(bare(rule_set, WhiteWins, reason), Err(error));
    }
}

#[test]
fn absent_but_moves_were_written_down() {
    let mut game = Game::new(FidItalian);
    game.play_text("22-18").expect("a legal move");
    let what = Misfit::PlayedThough { plies: 1 };
    assert_eq!(
        judged(&game, WhiteWins, Reason::Absent),
        [Finding {
            what,
            article: None
        }]
    );
}

#[test]
fn portuguese_art_4_2_d_is_the_article_of_absence() {
    let reasons = reasons_for(FpdClassic, WhiteWins);
    let absent = reasons.iter().find(|fact| fact.reason == Reason::Absent);
    assert_eq!(absent.and_then(|fact| fact.article), Some(Article("4.2d")));
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

#[test]
fn the_record_must_be_of_the_same_game() {
    let game = Game::new(FidEnglish);
    let claim = Claim::new(Drawn, Reason::Agreed);
    let judged = verdict(FidItalian, claim, Some(&game), EventTerms::default());
    assert_eq!(
        judged,
        Err(ClaimError::OtherRuleSet {
            recorded: FidEnglish
        })
    );
}

#[test]
fn the_record_ends_with_another_result() {
    let mut game = Game::new(FidItalian);
    game.set_outcome(Some(Drawn));
    let what = Misfit::RecordedOtherwise { outcome: Drawn };
    assert_eq!(
        judged(&game, WhiteWins, Reason::Resigned),
        [Finding {
            what,
            article: None
        }]
    );
}

#[test]
fn how_the_moves_alone_end_the_game() {
    let repeated = ["1-5", "29-25", "5-1", "25-29"].repeat(2);
    for (game, expected) in [
        (Game::new(FidItalian), None),
        (
            game(Fssi2006, "B:W28,31:B24", &[]),
            Some((WhiteWins, Reason::NoMoves)),
        ),
        (
            game(FidItalian, "W:W22:B18", &["22x13"]),
            Some((WhiteWins, Reason::NoPieces)),
        ),
        (counted(FidItalian, 79), None),
        (counted(FidItalian, 80), Some((Drawn, Reason::Count))),
        (
            game(FpdClassic, "W:WK1:BK29", &repeated),
            Some((Drawn, Reason::Repetition)),
        ),
    ] {
        let found = ending(&game).map(|(outcome, fact)| (outcome, fact.reason));
        assert_eq!(found, expected);
        if let Some((outcome, reason)) = found {
            assert_eq!(judged(&game, outcome, reason), []);
        }
    }
}
