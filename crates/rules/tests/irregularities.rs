//! The catalogue of anomalies and irregularities (arts. 7 and 8; Portuguese 5.1).

use rules::{
    Article, CorrectableUntil, Decides, Family, Irregularity, IrregularityCode, Progress, Remedy,
    RuleSetId, irregularities, irregularity,
};

use IrregularityCode as Code;
use RuleSetId::{FidEnglish, FidItalian, FpdClassic, Fssi2006};

fn entry(rule_set: RuleSetId, code: Code) -> Irregularity {
    irregularity(rule_set, code).expect("a known irregularity")
}

#[test]
fn every_code_is_somewhere_once_and_reads_back() {
    for &code in Code::ALL {
        assert_eq!(code.as_str().parse(), Ok(code));
        let known = RuleSetId::ALL
            .into_iter()
            .any(|id| irregularity(id, code).is_some());
        assert!(known, "{code}");
    }
    for rule_set in RuleSetId::ALL {
        let mut codes: Vec<_> = irregularities(rule_set).iter().map(|i| i.code).collect();
        let all = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), all, "{rule_set}");
    }
}

#[test]
fn art_8_1_every_item_of_each_text_is_there() {
    for (rule_set, items) in [(Fssi2006, 17), (FidItalian, 17), (FidEnglish, 16)] {
        let articles: Vec<Article> = irregularities(rule_set).iter().map(|i| i.article).collect();
        for item in 1..=items {
            let article = format!("8.1.{item}");
            let times = articles.iter().filter(|known| known.0 == article).count();
            assert_eq!(times, 1, "{rule_set} {article}");
        }
    }
}

#[test]
fn art_5_1_every_portuguese_item_is_there() {
    let articles: Vec<Article> = irregularities(FpdClassic)
        .iter()
        .map(|i| i.article)
        .collect();
    for item in 1..=7 {
        let article = format!("5.1.{item}");
        assert!(articles.iter().any(|known| known.0 == article), "{article}");
    }
}

#[test]
fn art_7_2_and_7_3_until_five_moves_each() {
    for code in [Code::BoardMisplaced, Code::ColoursSwapped] {
        for rule_set in [Fssi2006, FidItalian] {
            assert_eq!(entry(rule_set, code).until, CorrectableUntil::FiveMovesEach);
        }
        let english = entry(FidEnglish, code);
        assert_eq!(english.until, CorrectableUntil::FiveMovesEachOrTenMinutes);
        assert_eq!(english.remedies.first(), Some(&Remedy::StartAgain));
    }
}

#[test]
fn art_8_2_and_8_3_only_the_opponent_decides_before_moving() {
    for rule_set in [Fssi2006, FidItalian, FidEnglish] {
        for entry in irregularities(rule_set)
            .iter()
            .filter(|i| i.family == Family::Play)
        {
            assert_eq!(entry.decides, Decides::Opponent, "{}", entry.code);
            assert_eq!(
                entry.until,
                CorrectableUntil::OpponentHasMoved,
                "{}",
                entry.code
            );
            assert_eq!(
                entry.remedies,
                [Remedy::Correct, Remedy::Keep],
                "{}",
                entry.code
            );
        }
    }
}

#[test]
fn art_8_5_refusing_the_rules_may_lose_the_game() {
    for rule_set in [Fssi2006, FidItalian, FidEnglish] {
        let refused = entry(rule_set, Code::RulesRefused);
        assert_eq!(refused.article, Article("8.5"));
        assert!(refused.remedies.contains(&Remedy::Loss));
    }
}

#[test]
fn art_12_of_2006_is_known_to_that_text_only() {
    let worn = entry(Fssi2006, Code::HearingAidWorn);
    assert_eq!(
        (worn.article, worn.remedies),
        (Article("12"), &[Remedy::Exclusion][..])
    );
    for rule_set in [FidItalian, FidEnglish, FpdClassic] {
        assert_eq!(irregularity(rule_set, Code::HearingAidWorn), None);
    }
}

#[test]
fn art_3_10_touching_what_cannot_be_played_is_unfair_and_no_more() {
    for rule_set in [FidItalian, FidEnglish] {
        let touched = entry(rule_set, Code::TouchedUnplayable);
        assert_eq!(touched.article, Article("3.10"));
        assert_eq!(touched.remedies, [Remedy::Keep, Remedy::Warning]);
    }
    for rule_set in [Fssi2006, FpdClassic] {
        assert_eq!(irregularity(rule_set, Code::TouchedUnplayable), None);
    }
}

#[test]
fn art_3_11_the_arbiter_may_cancel_the_count() {
    for (rule_set, article, may) in [
        (Fssi2006, "3.12", false),
        (FidItalian, "3.11", true),
        (FidEnglish, "3.11", true),
    ] {
        let touched = entry(rule_set, Code::TouchedOutOfTurn);
        assert_eq!(touched.article, Article(article));
        let cancels = touched.remedies.contains(&Remedy::CancelCount);
        assert_eq!(cancels, may, "{rule_set}");
    }
}

#[test]
fn art_7_2_to_7_4_when_it_is_too_late() {
    use CorrectableUntil::{FirstMove, FiveMovesEach, FiveMovesEachOrTenMinutes, OpponentHasMoved};
    let at = |moves, minutes| Progress { moves, minutes };
    for (until, progress, over) in [
        (FirstMove, at(Some((0, 0)), None), Some(false)),
        (FirstMove, at(Some((1, 0)), None), Some(true)),
        (FirstMove, at(None, Some(30)), None),
        (FiveMovesEach, at(Some((5, 4)), Some(30)), Some(false)),
        (FiveMovesEach, at(Some((5, 5)), None), Some(true)),
        (FiveMovesEach, at(None, Some(30)), None),
        (
            FiveMovesEachOrTenMinutes,
            at(Some((5, 5)), None),
            Some(true),
        ),
        (FiveMovesEachOrTenMinutes, at(None, Some(10)), Some(true)),
        (
            FiveMovesEachOrTenMinutes,
            at(Some((4, 4)), Some(9)),
            Some(false),
        ),
        (FiveMovesEachOrTenMinutes, at(None, Some(9)), None),
        (FiveMovesEachOrTenMinutes, at(Some((4, 4)), None), None),
        (OpponentHasMoved, at(Some((9, 9)), Some(99)), None),
    ] {
        assert_eq!(until.is_over(progress), over, "{until} {progress:?}");
    }
}
