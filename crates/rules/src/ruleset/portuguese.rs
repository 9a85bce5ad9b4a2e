//! Portuguese classic draughts: flying kings, two laws of choice, automatic counts.

use super::{
    AfterCancel, CountStart, Counted, Criterion, DarkCorner, FirstSquare, KingReach,
    LeadsTo::{BothLose, Drawn, OneWins},
    MoveCount, RuleSet, RuleSetId, fact,
    italian::{BOTH_ABSENT, WITHDRAWN},
    reason,
};
use crate::{Reason, Side};

pub(super) const FPD_CLASSIC: RuleSet = RuleSet {
    id: RuleSetId::FpdClassic,
    dark_corner: fact(DarkCorner::LowerRight, "2.1.5"),
    first_square: fact(FirstSquare::Corner, "2.1.3"),
    low_side: fact(Side::White, "2.1.3"),
    moves_first: fact(Side::White, "2.2.3"),
    man_moves: fact((), "2.2.8"),
    king_reach: fact(KingReach::Flies, "2.2.8"),
    man_takes_king: fact(true, "2.2.8"),
    capture_compulsory: fact((), "3.1.1a"),
    capture_choice: fact(
        &[
            fact(Criterion::Number, "3.1.1b"),
            fact(Criterion::KingsTaken, "3.1.1c"),
        ],
        "3.1.1b",
    ),
    crowned_man_stops: fact((), "2.2.6"),
    count: MoveCount {
        moves: fact(20, "3.2.1a"),
        counted: fact(Counted::EachPlayer, "3.2.1a"),
        start: fact(CountStart::Automatic, "3.2.1a"),
        king_each: None,
        after_cancel: fact(AfterCancel::Restarted, "3.2.1a"),
    },
    reduced_count: None,
    forced_moves: Some(fact(12, "3.2.1b")),
    repetition: Some(fact(3, "3.2.1c")),
    hearing_aids_excluded: None,
    reasons: &[
        reason(Reason::NoPieces, OneWins, "4.2a"),
        reason(Reason::NoMoves, OneWins, "4.2b"),
        reason(Reason::Resigned, OneWins, "4.2c"),
        reason(Reason::Absent, OneWins, "4.2d"),
        reason(Reason::Time, OneWins, "4.2d"),
        reason(Reason::Disciplinary, OneWins, "4.2d"),
        reason(Reason::Disciplinary, Drawn, "4.3d"),
        reason(Reason::Disciplinary, BothLose, "4.4d"),
        reason(Reason::NoWinningChance, Drawn, "4.3a"),
        reason(Reason::Count, Drawn, "3.2.1a"),
        reason(Reason::ForcedTwelve, Drawn, "3.2.1b"),
        reason(Reason::Repetition, Drawn, "3.2.1c"),
        reason(Reason::Agreed, Drawn, "4.3c"),
        BOTH_ABSENT,
        WITHDRAWN,
    ],
};
