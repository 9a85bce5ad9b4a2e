//! The facts of the rule sets and their articles.

use rules::{
    AfterCancel, Counted, Criterion, DarkCorner, FirstSquare, KingReach, LeadsTo, Outcome, Reason,
    RuleSet, RuleSetId, Side,
};

#[test]
fn codes_read_back() {
    for id in RuleSetId::ALL {
        assert_eq!(id.as_str().parse(), Ok(id));
        assert_eq!(RuleSet::of(id).id, id);
    }
    assert!("fid-international".parse::<RuleSetId>().is_err());
}

#[test]
fn the_games_differ_as_their_sources_say() {
    use Criterion::{ByKing, KingsFirst, KingsTaken, Number};
    let italian = &[Number, ByKing, KingsTaken, KingsFirst][..];
    for (id, corner, first_square, low, mover, king, man_takes_king, choice) in [
        (
            RuleSetId::Fssi2006,
            DarkCorner::LowerRight,
            FirstSquare::Corner,
            Side::Black,
            Side::White,
            KingReach::OneStep,
            false,
            italian,
        ),
        (
            RuleSetId::FidItalian,
            DarkCorner::LowerRight,
            FirstSquare::Corner,
            Side::Black,
            Side::White,
            KingReach::OneStep,
            false,
            italian,
        ),
        (
            RuleSetId::FidEnglish,
            DarkCorner::LowerLeft,
            FirstSquare::BesideCorner,
            Side::Black,
            Side::Black,
            KingReach::OneStep,
            true,
            &[],
        ),
        (
            RuleSetId::FpdClassic,
            DarkCorner::LowerRight,
            FirstSquare::Corner,
            Side::White,
            Side::White,
            KingReach::Flies,
            true,
            &[Number, KingsTaken],
        ),
    ] {
        let facts = RuleSet::of(id);
        assert_eq!(facts.dark_corner.value, corner, "{id}");
        assert_eq!(facts.first_square.value, first_square, "{id}");
        assert_eq!(facts.low_side.value, low, "{id}");
        assert_eq!(facts.moves_first.value, mover, "{id}");
        assert_eq!(facts.king_reach.value, king, "{id}");
        assert_eq!(facts.man_takes_king.value, man_takes_king, "{id}");
        let found: Vec<Criterion> = facts
            .capture_choice
            .value
            .iter()
            .map(|fact| fact.value)
            .collect();
        assert_eq!(found, choice, "{id}");
    }
}

#[test]
fn counts_differ_as_their_sources_say() {
    for (id, moves, counted, after_cancel, reduced) in [
        (
            RuleSetId::Fssi2006,
            40,
            Counted::OnePlayer,
            AfterCancel::ResumedOnSamePlayer,
            Some(10),
        ),
        (
            RuleSetId::FidItalian,
            40,
            Counted::EachPlayer,
            AfterCancel::Restarted,
            Some(10),
        ),
        (
            RuleSetId::FidEnglish,
            50,
            Counted::EachPlayer,
            AfterCancel::Restarted,
            None,
        ),
        (
            RuleSetId::FpdClassic,
            20,
            Counted::EachPlayer,
            AfterCancel::Restarted,
            None,
        ),
    ] {
        let facts = RuleSet::of(id);
        assert_eq!(facts.count.moves.value, moves, "{id}");
        assert_eq!(facts.count.counted.value, counted, "{id}");
        assert_eq!(facts.count.after_cancel.value, after_cancel, "{id}");
        assert_eq!(facts.reduced_count.map(|fact| fact.value), reduced, "{id}");
    }
}

#[test]
fn reasons_are_those_of_the_source() {
    let knows = |id, reason| {
        RuleSet::of(id)
            .reasons
            .iter()
            .any(|fact| fact.reason == reason)
    };
    let only = |id: RuleSetId, reason| {
        RuleSetId::ALL
            .iter()
            .all(|other| knows(*other, reason) == (*other == id))
    };
    assert!(only(RuleSetId::Fssi2006, Reason::ExcludedHearingAid));
    assert!(only(RuleSetId::FpdClassic, Reason::Repetition));
    assert!(only(RuleSetId::FpdClassic, Reason::ForcedTwelve));
    assert!(only(RuleSetId::FpdClassic, Reason::NoWinningChance));
    let cited = |id, reason, outcome| {
        let fact = RuleSet::of(id).reason(reason, outcome);
        fact.and_then(|fact| fact.article).map(|article| article.0)
    };
    // One player or both, in one decision (2006 art. 12).
    for outcome in [Outcome::WhiteWins, Outcome::BlackWins, Outcome::BothLose] {
        let article = cited(RuleSetId::Fssi2006, Reason::ExcludedHearingAid, outcome);
        assert_eq!(article, Some("12"), "{outcome:?}");
    }
    // A sanction is written beside each result it can lead to (Portuguese 4.2 d, 4.3 d, 4.4 d).
    for (outcome, article) in [
        (Outcome::BlackWins, "4.2d"),
        (Outcome::Drawn, "4.3d"),
        (Outcome::BothLose, "4.4d"),
    ] {
        let sanction = cited(RuleSetId::FpdClassic, Reason::Disciplinary, outcome);
        assert_eq!(sanction, Some(article));
    }
    for id in RuleSetId::ALL {
        let count = RuleSet::of(id).reason(Reason::Count, Outcome::Drawn);
        assert_eq!(count.map(|fact| fact.leads_to), Some(LeadsTo::Drawn));
    }
}
