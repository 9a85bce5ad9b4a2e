//! Italian draughts: the 2006 FSSI announcement and the later FID rules.
//!
//! The board and the moves are the same; counts and article numbers differ.

use super::{
    AfterCancel, CountStart, Counted, Criterion, DarkCorner, Fact, FirstSquare, KingReach,
    LeadsTo::{BothLose, Drawn, OneWins},
    MoveCount, ReasonFact, RuleSet, RuleSetId, by_competition, fact, reason,
};
use crate::{Reason, Side};

pub(super) const FSSI_2006: RuleSet = RuleSet {
    id: RuleSetId::Fssi2006,
    moves_first: fact(Side::White, "3.5"),
    count: MoveCount {
        moves: fact(40, "10.4"),
        counted: fact(Counted::OnePlayer, "10.3"),
        start: fact(CountStart::OnRequest, "10.2"),
        king_each: Some(fact((), "10.1")),
        after_cancel: fact(AfterCancel::ResumedOnSamePlayer, "10.5"),
    },
    hearing_aids_excluded: Some(fact((), "12")),
    reasons: &[
        reason(Reason::Resigned, OneWins, "9.2a"),
        reason(Reason::NoMoves, OneWins, "9.2b"),
        reason(Reason::NoPieces, OneWins, "9.2c"),
        reason(Reason::Time, OneWins, "9.2d"),
        reason(Reason::RefusedRules, OneWins, "9.2e"),
        reason(Reason::Agreed, Drawn, "9.3a"),
        reason(Reason::Count, Drawn, "9.3b"),
        reason(Reason::ExcludedHearingAid, OneWins, "12"),
        reason(Reason::ExcludedHearingAid, BothLose, "12"),
        ABSENT,
        BOTH_ABSENT,
        WITHDRAWN,
        SANCTIONED,
        DRAWN_BY_SANCTION,
        BOTH_SANCTIONED,
    ],
    ..FID_ITALIAN
};

pub(super) const FID_ITALIAN: RuleSet = RuleSet {
    id: RuleSetId::FidItalian,
    dark_corner: fact(DarkCorner::LowerRight, "2.3"),
    first_square: fact(FirstSquare::Corner, "2.4"),
    low_side: fact(Side::Black, "2.6"),
    moves_first: fact(Side::White, "3.4"),
    man_moves: fact((), "4.1"),
    king_reach: fact(KingReach::OneStep, "4.7"),
    man_takes_king: fact(false, "5.3b"),
    capture_compulsory: fact((), "6.1"),
    capture_choice: fact(&CAPTURE_CHOICE, "6.6"),
    crowned_man_stops: fact((), "6.5"),
    count: MoveCount {
        moves: fact(40, "10.4"),
        counted: fact(Counted::EachPlayer, "10.4"),
        start: fact(CountStart::OnRequest, "10.2"),
        king_each: Some(fact((), "10.1")),
        after_cancel: fact(AfterCancel::Restarted, "10.5"),
    },
    reduced_count: Some(fact(10, "11")),
    forced_moves: None,
    repetition: None,
    hearing_aids_excluded: None,
    reasons: &[
        reason(Reason::Resigned, OneWins, "9.2.1"),
        reason(Reason::NoMoves, OneWins, "9.2.2"),
        reason(Reason::NoPieces, OneWins, "9.2.3"),
        reason(Reason::Time, OneWins, "9.2.4"),
        reason(Reason::RefusedRules, OneWins, "9.2.5"),
        reason(Reason::Agreed, Drawn, "9.3a"),
        reason(Reason::Count, Drawn, "9.3b"),
        ABSENT,
        BOTH_ABSENT,
        WITHDRAWN,
        SANCTIONED,
        DRAWN_BY_SANCTION,
        BOTH_SANCTIONED,
    ],
};

const CAPTURE_CHOICE: [Fact<Criterion>; 4] = [
    fact(Criterion::Number, "6.6"),
    fact(Criterion::ByKing, "6.7"),
    fact(Criterion::KingsTaken, "6.8"),
    fact(Criterion::KingsFirst, "6.9"),
];

pub(super) const ABSENT: ReasonFact = by_competition(Reason::Absent, OneWins);
pub(super) const BOTH_ABSENT: ReasonFact = by_competition(Reason::BothAbsent, BothLose);
pub(super) const WITHDRAWN: ReasonFact = by_competition(Reason::Withdrawn, OneWins);
pub(super) const SANCTIONED: ReasonFact = by_competition(Reason::Disciplinary, OneWins);
pub(super) const DRAWN_BY_SANCTION: ReasonFact = by_competition(Reason::Disciplinary, Drawn);
pub(super) const BOTH_SANCTIONED: ReasonFact = by_competition(Reason::Disciplinary, BothLose);
