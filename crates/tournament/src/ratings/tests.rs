//! Changes worked by hand.

use proptest::prelude::*;
use rules::Side;

use super::*;
use crate::ByeKind;

fn game(opponent: u32, score: GameScore) -> RoundRecord {
    RoundRecord::Game {
        opponent: EntryId(opponent),
        side: Side::White,
        score,
    }
}

fn entry(id: u32, rating: Option<u32>, history: Vec<RoundRecord>) -> RatedEntry {
    RatedEntry {
        entry: EntryId(id),
        rating,
        start: None,
        games: 40,
        history,
    }
}

#[test]
fn expectations_are_those_of_the_published_table_and_of_the_formula() {
    let gaussian = [
        (0, 5000),
        (3, 5000),
        (4, 5100),
        (100, 6400),
        (200, 7600),
        (400, 9200),
        (735, 9900),
        (736, 10_000),
    ];
    for (difference, expected) in gaussian {
        assert_eq!(
            Expectation::Gaussian.of(difference),
            expected,
            "{difference}"
        );
        assert_eq!(
            Expectation::Gaussian.of(-difference),
            10_000 - expected,
            "-{difference}"
        );
    }
    // 10/11, 1/(1 + 10^-0.25), 1/(1 + 10^-0.5), 100/101.
    for (difference, expected) in [
        (0, 5000),
        (400, 9091),
        (100, 6401),
        (200, 7597),
        (800, 9901),
        (5000, 10_000),
    ] {
        assert_eq!(
            Expectation::Logistic.of(difference),
            expected,
            "{difference}"
        );
    }
}

#[test]
fn elo_rubele_adds_variation_and_bonus_and_rounds_once() {
    let rules = RatingRules::elo_rubele(EloRubeleList::Italian);
    // 1000 against 1100 and 900: expected 0.36 and 0.64; a win and a drawn game.
    let entries = [
        entry(
            1,
            Some(1000),
            vec![game(2, GameScore::Won), game(3, GameScore::Drawn)],
        ),
        entry(2, Some(1100), vec![game(1, GameScore::Lost)]),
        entry(3, Some(900), vec![game(1, GameScore::Drawn)]),
    ];
    let changes = rate_section(&rules, &entries);
    // (1 - 0.36 + 0.5 - 0.64) × 20 = 10, plus Q = 10.
    assert_eq!(changes[0].variation, 10_000_000);
    assert_eq!((changes[0].before, changes[0].after), (1000, 1020));
    // (0 - 0.64) × 20 = -12.8, plus 10: 1097.2.
    assert_eq!(
        (changes[1].variation, changes[1].after),
        (-12_800_000, 1097)
    );
    // (0.5 - 0.36) × 20 = 2.8, plus 10: 912.8.
    assert_eq!(changes[2].after, 913);
    assert!(
        !changes[0].official,
        "not official until the figures are filled in"
    );
    assert_eq!(
        RatingRules::elo_rubele(EloRubeleList::International).bonus,
        15
    );
}

#[test]
fn forfeits_and_byes_do_not_count_and_the_floor_holds() {
    let rules = RatingRules::elo_rubele(EloRubeleList::Italian);
    let bye = RoundRecord::Bye {
        bye: ByeKind::Allocated,
    };
    let forfeit = RoundRecord::Forfeit {
        opponent: EntryId(2),
        side: None,
        won: true,
    };
    let entries = [
        entry(1, Some(800), vec![bye, forfeit]),
        entry(
            2,
            None,
            vec![game(3, GameScore::Lost), game(3, GameScore::Lost)],
        ),
        entry(
            3,
            Some(500),
            vec![game(2, GameScore::Won), game(2, GameScore::Won)],
        ),
    ];
    let changes = rate_section(&rules, &entries);
    assert_eq!((changes[0].after, changes[0].bonus), (800, 0));
    assert_eq!(
        changes[0].notes,
        [RatingNote::UnplayedLeftOut, RatingNote::NoGames]
    );
    // From 500: -20 and +10, held up at 500.
    assert_eq!(changes[1].after, 500);
    assert_eq!(changes[1].notes, [RatingNote::Started, RatingNote::Floor]);
    assert_eq!(changes[2].after, 530);
}

#[test]
fn factors_go_by_band_and_an_event_may_count_in_part() {
    let mut rules = RatingRules::elo_rubele(EloRubeleList::Italian);
    let band = |below, games_below, factor| FactorBand {
        below,
        games_below,
        factor,
    };
    rules.factors = vec![
        band(None, Some(30), 40),
        band(Some(1500), None, 20),
        band(None, None, 10),
    ];
    rules.percent = 50;
    rules.bonus = 0;
    let mut entries = [
        entry(1, Some(1600), vec![game(2, GameScore::Won)]),
        entry(2, Some(1600), vec![game(1, GameScore::Lost)]),
    ];
    entries[1].games = 12;
    let changes = rate_section(&rules, &entries);
    // Half of 0.5 × 10 is 2.5, rounded up; half of 0.5 × 40 is 10.
    assert_eq!((changes[0].factor, changes[0].after), (10, 1603));
    assert_eq!((changes[1].factor, changes[1].after), (40, 1590));
}

proptest! {
    #[test]
    fn any_figures_give_a_rating_not_below_the_floor(
        rating in any::<Option<u32>>(),
        other in any::<u32>(),
        factor in any::<u32>(),
        percent in any::<u32>(),
        bonus in any::<u32>(),
    ) {
        let mut rules = RatingRules::elo_rubele(EloRubeleList::Italian);
        (rules.factors[0].factor, rules.percent, rules.bonus) = (factor, percent, bonus);
        let entries = [
            entry(1, rating, vec![game(2, GameScore::Lost)]),
            entry(2, Some(other), vec![game(1, GameScore::Won)]),
        ];
        for change in rate_section(&rules, &entries) {
            prop_assert!(change.after >= rules.floor);
        }
    }

    #[test]
    fn two_expectations_make_one_game(difference in -3000_i64..3000) {
        for curve in [Expectation::Logistic, Expectation::Gaussian] {
            prop_assert_eq!(curve.of(difference) + curve.of(-difference), 10_000);
            prop_assert!(curve.of(difference) <= curve.of(difference + 1));
        }
    }
}
