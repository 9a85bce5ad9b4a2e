//! What the record says besides the reason.

use super::{bare, counted, game, judged};
use rules::Outcome::{BlackWins, BothLose, Drawn, WhiteWins};
use rules::RuleSetId::{FidEnglish, FidItalian, FpdClassic, Fssi2006};
use rules::{
    Claim, ClaimError, Finding, Game, Misfit, Reason, RuleSetId, Verdict, ending, reasons_for,
    verdict,
};

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
fn the_record_must_be_of_the_same_game() {
    let game = Game::new(FidEnglish);
    let claim = Claim::new(Drawn, Reason::Agreed);
    let judged = verdict(FidItalian, claim, Some(&game));
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
