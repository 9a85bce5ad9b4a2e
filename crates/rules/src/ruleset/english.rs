//! English draughts: the FID extract.

use super::{
    AfterCancel, CountStart, Counted, DarkCorner, FirstSquare, KingReach,
    LeadsTo::{Drawn, OneWins},
    MoveCount, RuleSet, RuleSetId, fact,
    italian::{ABSENT, BOTH_ABSENT, BOTH_SANCTIONED, DRAWN_BY_SANCTION, SANCTIONED, WITHDRAWN},
    reason,
};
use crate::{Reason, Side};

pub(super) const FID_ENGLISH: RuleSet = RuleSet {
    id: RuleSetId::FidEnglish,
    dark_corner: fact(DarkCorner::LowerLeft, "2.3"),
    first_square: fact(FirstSquare::BesideCorner, "2.4"),
    low_side: fact(Side::Black, "2.6"),
    moves_first: fact(Side::Black, "3.4"),
    man_moves: fact((), "4.1"),
    king_reach: fact(KingReach::OneStep, "4.8"),
    man_takes_king: fact(true, "5.3b"),
    capture_compulsory: fact((), "6.1"),
    capture_choice: fact(&[], "6.6"),
    crowned_man_stops: fact((), "6.5"),
    count: MoveCount {
        moves: fact(50, "10.4"),
        counted: fact(Counted::EachPlayer, "10.4"),
        start: fact(CountStart::OnRequest, "10.2"),
        king_each: Some(fact((), "10.1")),
        after_cancel: fact(AfterCancel::Restarted, "10.5"),
    },
    reduced_count: None,
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
