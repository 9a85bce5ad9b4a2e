//! The catalogue as a table: one row per irregularity, one article per rule set.

use super::{
    CorrectableUntil as Until, Decides, Family, Irregularity, IrregularityCode as Code, Remedy,
};
use crate::{Article, RuleSetId};

/// A row of the catalogue.
pub(super) struct Row {
    pub(super) code: Code,
    family: Family,
    /// Articles in the order of [`RuleSetId::ALL`]; nothing where the text is silent.
    articles: [Option<&'static str>; 4],
    decides: Decides,
    until: Until,
    remedies: &'static [Remedy],
    /// What one text says otherwise than the others.
    differs: &'static [(RuleSetId, Difference)],
}

enum Difference {
    Until(Until),
    Decides(Decides),
    Remedies(&'static [Remedy]),
}

impl Row {
    pub(super) fn under(&self, rule_set: RuleSetId) -> Option<Irregularity> {
        let article = self.articles[rule_set as usize]?;
        let mut entry = Irregularity {
            code: self.code,
            family: self.family,
            article: Article(article),
            decides: self.decides,
            until: self.until,
            remedies: self.remedies,
        };
        for (_, difference) in self.differs.iter().filter(|(id, _)| *id == rule_set) {
            match difference {
                Difference::Until(until) => entry.until = *until,
                Difference::Decides(decides) => entry.decides = *decides,
                Difference::Remedies(remedies) => entry.remedies = remedies,
            }
        }
        Some(entry)
    }

    const fn differing(mut self, differs: &'static [(RuleSetId, Difference)]) -> Self {
        self.differs = differs;
        self
    }
}

/// A row in which all texts agree on everything but the numbers of their articles.
const fn row(
    code: Code,
    family: Family,
    articles: [&'static str; 4],
    decides: Decides,
    until: Until,
    remedies: &'static [Remedy],
) -> Row {
    let mut known = [None; 4];
    let mut i = 0;
    while i < 4 {
        if !articles[i].is_empty() {
            known[i] = Some(articles[i]);
        }
        i += 1;
    }
    Row {
        code,
        family,
        articles: known,
        decides,
        until,
        remedies,
        differs: &[],
    }
}

/// An irregularity of art. 8.1: only the opponent decides (8.2), before moving (8.3), whether it
/// is put right or kept.
const fn play(code: Code, fssi: &'static str, italian: &'static str, english: &'static str) -> Row {
    row(
        code,
        Family::Play,
        [fssi, italian, english, ""],
        Decides::Opponent,
        Until::OpponentHasMoved,
        &[Remedy::Correct, Remedy::Keep],
    )
}

const TOUCHED: &[Remedy] = &[Remedy::PlayTouchedPiece];

/// What the later texts add to 3.12 of 2006: the arbiter may cancel the count.
const OUT_OF_TURN: &[Remedy] = &[Remedy::Keep, Remedy::Warning, Remedy::CancelCount];

/// 7.2 and 7.3 of the English extract also stop the clock at ten minutes, and name the arbiter
/// next to the players.
const TEN_MINUTES: &[(RuleSetId, Difference)] = &[
    (
        RuleSetId::FidEnglish,
        Difference::Until(Until::FiveMovesEachOrTenMinutes),
    ),
    (
        RuleSetId::FidEnglish,
        Difference::Decides(Decides::PlayersOrArbiter),
    ),
];

#[rustfmt::skip]
pub(super) const CATALOGUE: &[Row] = &[
    // Art. 7: the board, the colours, the pieces.
    row(Code::WrongSetup, Family::Anomaly, ["7.1", "7.1", "7.1", ""],
        Decides::Players, Until::FirstMove, &[Remedy::Correct]),
    row(Code::BoardMisplaced, Family::Anomaly, ["7.2", "7.2", "7.2", ""],
        Decides::Players, Until::FiveMovesEach, &[Remedy::StartAgain, Remedy::Keep])
        .differing(TEN_MINUTES),
    row(Code::ColoursSwapped, Family::Anomaly, ["7.3", "7.3", "7.3", ""],
        Decides::Players, Until::FiveMovesEach, &[Remedy::StartAgain, Remedy::Keep])
        .differing(TEN_MINUTES),
    row(Code::PieceInactive, Family::Anomaly, ["7.5", "7.5", "7.5", ""],
        Decides::PlayersOrArbiter, Until::EndOfGame, &[Remedy::Correct, Remedy::RemovePiece]),
    row(Code::PieceOffCentre, Family::Anomaly, ["7.6", "7.6", "7.6", ""],
        Decides::Text, Until::Never, &[Remedy::Keep]),
    row(Code::PieceDoubtful, Family::Anomaly, ["7.7", "7.7", "7.7", ""],
        Decides::PlayersOrArbiter, Until::EndOfGame, &[Remedy::Correct]),
    row(Code::PositionUpset, Family::Anomaly, ["7.8", "7.8", "7.8", ""],
        Decides::PlayersOrArbiter, Until::ClaimantHasMoved, &[Remedy::Restore, Remedy::StartAgain, Remedy::Keep]),

    // Art. 8.1: moves and captures, in the order of the FID text.
    play(Code::MovedTwice,           "8.1.5",  "8.1.1",  "8.1.1"),
    play(Code::WrongStep,            "8.1.4",  "8.1.2",  "8.1.2"),
    row(Code::TouchedNotPlayed, Family::Play, ["8.1.1", "8.1.3", "8.1.3", "5.1.1"],
        Decides::Opponent, Until::OpponentHasMoved, &[Remedy::Correct, Remedy::Keep])
        .differing(&[
            (RuleSetId::FpdClassic, Difference::Remedies(TOUCHED)),
            (RuleSetId::FpdClassic, Difference::Decides(Decides::Text)),
            (RuleSetId::FpdClassic, Difference::Until(Until::EndOfGame)),
        ]),
    play(Code::MoveTakenBack,        "8.1.2",  "8.1.4",  "8.1.4"),
    play(Code::MovedOpponentPiece,   "8.1.3",  "8.1.5",  "8.1.5"),
    play(Code::CaptureOmitted,       "8.1.7",  "8.1.6",  "8.1.6"),
    play(Code::RemovedWithoutReason, "8.1.6",  "8.1.7",  "8.1.7"),
    play(Code::WrongNumberTaken,     "8.1.10", "8.1.8",  "8.1.8"),
    play(Code::CaptureStopped,       "8.1.11", "8.1.9",  "8.1.9"),
    play(Code::TakenPieceLeft,       "",       "8.1.10", "8.1.10"),
    play(Code::TooFewRemoved,        "8.1.12", "8.1.11", "8.1.11"),
    play(Code::NotTakenRemoved,      "8.1.13", "8.1.12", "8.1.12"),
    play(Code::OwnPieceRemoved,      "8.1.14", "8.1.13", "8.1.13"),
    play(Code::OwnPieceTaken,        "8.1.9",  "",       ""),
    play(Code::ImpossibleCapture,    "8.1.8",  "8.1.14", "8.1.14"),
    play(Code::PriorityIgnored,      "8.1.15", "8.1.15", ""),
    play(Code::UncrownedKingMoved,   "8.1.16", "8.1.16", "8.1.15"),
    play(Code::WrongManCrowned,      "8.1.17", "8.1.17", "8.1.16"),
    row(Code::IllegalMove, Family::Play, ["", "", "", "5.1.3"],
        Decides::Arbiter, Until::EndOfGame, &[Remedy::Restore]),

    // Conduct: hands, manners, and what leads to the loss of the game.
    row(Code::TouchedUnplayable, Family::Conduct, ["", "3.10", "3.10", ""],
        Decides::Arbiter, Until::Never, &[Remedy::Keep, Remedy::Warning]),
    row(Code::TouchedOutOfTurn, Family::Conduct, ["3.12", "3.11", "3.11", ""],
        Decides::Arbiter, Until::Never, &[Remedy::Keep, Remedy::Warning])
        .differing(&[
            (RuleSetId::FidItalian, Difference::Remedies(OUT_OF_TURN)),
            (RuleSetId::FidEnglish, Difference::Remedies(OUT_OF_TURN)),
        ]),
    row(Code::AdjustedSilently, Family::Conduct, ["3.11", "3.9", "3.9", "5.1.2"],
        Decides::Text, Until::EndOfGame, TOUCHED),
    row(Code::LateCrowning, Family::Conduct, ["4.4", "4.4", "4.5", ""],
        Decides::Text, Until::EndOfGame, TOUCHED),
    row(Code::CaptureNotShown, Family::Conduct, ["5.10", "5.10", "5.10", ""],
        Decides::Opponent, Until::OpponentHasMoved, &[Remedy::Correct, Remedy::Keep]),
    row(Code::RemovedOutOfOrder, Family::Conduct, ["5.12", "5.12", "5.12", ""],
        Decides::Opponent, Until::OpponentHasMoved, &[Remedy::Correct, Remedy::Keep]),
    row(Code::PieceHovering, Family::Conduct, ["", "", "", "5.1.4"],
        Decides::Arbiter, Until::Never, &[Remedy::Warning]),
    row(Code::PieceToAndFro, Family::Conduct, ["", "", "", "5.1.5"],
        Decides::Arbiter, Until::Never, &[Remedy::Warning]),
    row(Code::OpponentDisturbed, Family::Conduct, ["", "", "", "5.1.6"],
        Decides::Arbiter, Until::Never, &[Remedy::Warning]),
    row(Code::MisconductRepeated, Family::Conduct, ["", "", "", "5.1.7"],
        Decides::Arbiter, Until::EndOfGame, &[Remedy::Warning, Remedy::Loss]),
    row(Code::RulesRefused, Family::Conduct, ["8.5", "8.5", "8.5", ""],
        Decides::Opponent, Until::EndOfGame, &[Remedy::Correct, Remedy::Loss]),
    row(Code::HearingAidWorn, Family::Conduct, ["12", "", "", ""],
        Decides::Arbiter, Until::Never, &[Remedy::Exclusion]),
];
