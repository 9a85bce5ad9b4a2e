//! Reasons to win (art. 9.2; Portuguese art. 4.2).

use super::{bare, finding, game, judged};
use rules::Outcome::{BlackWins, Drawn, WhiteWins};
use rules::RuleSetId::{FidEnglish, FidItalian, FpdClassic, Fssi2006};
use rules::{
    Article, Claim, ClaimError, Game, Misfit, Reason, Side, Verdict, reasons_for, verdict,
};

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
        let judged = verdict(FidItalian, claim.about(about), None);
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
fn art_12_of_2006_excludes_for_a_hearing_aid() {
    let reason = Reason::ExcludedHearingAid;
    assert_eq!(bare(Fssi2006, WhiteWins, reason), Ok(Verdict::Accepted));
    for rule_set in [FidItalian, FidEnglish, FpdClassic] {
        let error = ClaimError::UnknownReason { rule_set, reason };
        assert_eq!(bare(rule_set, WhiteWins, reason), Err(error));
    }
}

#[test]
fn portuguese_art_4_2_d_is_the_article_of_absence() {
    let reasons = reasons_for(FpdClassic, WhiteWins);
    let absent = reasons.iter().find(|fact| fact.reason == Reason::Absent);
    assert_eq!(absent.and_then(|fact| fact.article), Some(Article("4.2d")));
}
