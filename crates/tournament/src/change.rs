//! What an arbiter may record or decide, and what is refused.
//!
//! What nobody may is a [`Refusal`]; what the arbiter may overrule, knowing it, is a [`Finding`].

use std::fmt;

use crate::{
    BoardFact, Departure, EntryId, GameFact, GameKey, GameNo, MatchId, PlaceNo, TableNo,
    ThirdDecision, TitleDecision,
};

/// One thing that is recorded or decided. Nothing else changes a section.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        rename_all = "kebab-case",
        rename_all_fields = "camelCase",
        tag = "kind"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Change {
    /// A game ended; or a meeting of two clubs, if one of them does not play it.
    Record {
        /// Which game.
        key: GameKey,
        /// Its result.
        fact: GameFact,
    },
    /// A meeting of two clubs ended.
    RecordBoards {
        /// Which meeting.
        key: GameKey,
        /// How each board ended, board one first.
        boards: Vec<BoardFact>,
    },
    /// *Correzione*: a recorded result was wrong.
    Correct {
        /// Which game.
        key: GameKey,
        /// The right result.
        fact: GameFact,
    },
    /// The boards of a meeting were entered wrongly.
    CorrectBoards {
        /// Which meeting.
        key: GameKey,
        /// The right ones.
        boards: Vec<BoardFact>,
    },
    /// *Annullamento*: a game does not count and is played again.
    Annul {
        /// Which game.
        key: GameKey,
    },
    /// A result was entered by mistake: the game is still to be played.
    Remove {
        /// Which game.
        key: GameKey,
    },
    /// *Sorteggio* decided an even match.
    DecideByLots {
        /// Which match.
        match_id: MatchId,
        /// Who passes.
        winner: EntryId,
    },
    /// *Rinuncia o esclusione*.
    Depart {
        /// Who.
        entry: EntryId,
        /// Why and from when.
        departure: Departure,
    },
    /// A withdrawal or an exclusion is taken back.
    Return {
        /// Who.
        entry: EntryId,
    },
    /// *Sostituzione* before the first game.
    Replace {
        /// Who does not play.
        out: EntryId,
        /// Who plays instead.
        with: EntryId,
    },
    /// *Iscrizione tardiva*, placed on a bye.
    EnterLate {
        /// The bye's place.
        place: PlaceNo,
        /// Who.
        entry: EntryId,
    },
    /// *Chiamata*: the players of a game are called to a table.
    Call {
        /// Which game.
        key: GameKey,
        /// Where.
        table: TableNo,
    },
    /// *Titolo*: the arbiter's answer, where nobody won the final.
    DecideTitle {
        /// The answer.
        decision: TitleDecision,
    },
    /// *Terzo posto*: the arbiter's answer, where play gave none.
    DecideThird {
        /// The answer.
        decision: ThirdDecision,
    },
}

/// What nobody may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        rename_all = "kebab-case",
        rename_all_fields = "camelCase",
        tag = "code"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refusal {
    /// The chart has no such match.
    UnknownMatch {
        /// Which.
        match_id: MatchId,
    },
    /// A player of the match is not known yet, or there is nobody to play it.
    MatchNotReady {
        /// Which.
        match_id: MatchId,
    },
    /// The match is over.
    MatchDecided {
        /// Which.
        match_id: MatchId,
    },
    /// Another game of the match comes first.
    OtherGameFirst {
        /// The one to play now.
        expected: GameNo,
    },
    /// The games are even and only lots are left.
    OnlyLotsLeft {
        /// Which match.
        match_id: MatchId,
    },
    /// The game has a result already: it can be corrected.
    GameRecorded {
        /// Which.
        key: GameKey,
    },
    /// The game has no result.
    GameNotRecorded {
        /// Which.
        key: GameKey,
    },
    /// The result is not between the two who meet.
    WrongPlayers {
        /// Which game.
        key: GameKey,
    },
    /// Both are marked as losers although the reason concerns one, or the other way round.
    ReasonDoesNotFit,
    /// A meeting of two clubs needs the result of each board, and nothing else has boards.
    BoardsMissing {
        /// How many boards the match has.
        boards: u8,
    },
    /// The match has games to play before lots.
    NotTimeForLots {
        /// Which.
        match_id: MatchId,
    },
    /// The entry does not play in that match.
    NotInMatch {
        /// Who.
        entry: EntryId,
    },
    /// The entry is not on the list of the section.
    UnknownEntry {
        /// Who.
        entry: EntryId,
    },
    /// The entry has no place on the chart.
    NotOnChart {
        /// Who.
        entry: EntryId,
    },
    /// The entry has a place on the chart already.
    AlreadyOnChart {
        /// Who.
        entry: EntryId,
    },
    /// The entry has left already.
    AlreadyLeft {
        /// Who.
        entry: EntryId,
    },
    /// The entry has not left.
    NotLeft {
        /// Who.
        entry: EntryId,
    },
    /// The entry has no match from that round on.
    NothingToLeave {
        /// Who.
        entry: EntryId,
    },
    /// The entry has played already.
    AlreadyPlayed {
        /// Who.
        entry: EntryId,
    },
    /// There is no bye on that place.
    NotABye {
        /// Which.
        place: PlaceNo,
    },
    /// Play has given the title, or third place, or has not come so far.
    NothingToDecide,
    /// The title, or third place, cannot be given so.
    NotACandidate,
    /// Nothing would change.
    NothingChanges,
}

/// What the arbiter may overrule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        rename_all = "kebab-case",
        rename_all_fields = "camelCase",
        tag = "code"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Finding {
    /// The colours are not those assigned.
    OtherColours {
        /// Who should have White.
        white: EntryId,
    },
    /// Lots had decided the match for somebody else.
    LotsReplaced {
        /// Who had passed.
        winner: EntryId,
    },
    /// Games of the first round were played before the late entry.
    RoundBegun,
    /// A match that games had decided is lost by the departure.
    MatchOverturned {
        /// Which.
        match_id: MatchId,
    },
    /// Somebody who goes out, or in, has played on: those results are cancelled.
    PlayedOn {
        /// The first match that is cancelled.
        match_id: MatchId,
    },
    /// Later games of the same match no longer count.
    GamesAfter {
        /// Which match.
        match_id: MatchId,
    },
}

impl Change {
    /// The match that the change names, if it names one.
    #[must_use]
    pub fn match_id(&self) -> Option<MatchId> {
        match self {
            Self::DecideByLots { match_id, .. } => Some(*match_id),
            _ => self.key().map(|key| key.match_id),
        }
    }

    /// The game that the change names, if it names one.
    #[must_use]
    pub const fn key(&self) -> Option<GameKey> {
        match self {
            Self::Record { key, .. }
            | Self::RecordBoards { key, .. }
            | Self::Correct { key, .. }
            | Self::CorrectBoards { key, .. }
            | Self::Annul { key }
            | Self::Remove { key }
            | Self::Call { key, .. } => Some(*key),
            _ => None,
        }
    }
}

impl Refusal {
    /// The short code under which the sentence is found.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownMatch { .. } => "unknown-match",
            Self::MatchNotReady { .. } => "match-not-ready",
            Self::MatchDecided { .. } => "match-decided",
            Self::OtherGameFirst { .. } => "other-game-first",
            Self::OnlyLotsLeft { .. } => "only-lots-left",
            Self::GameRecorded { .. } => "game-recorded",
            Self::GameNotRecorded { .. } => "game-not-recorded",
            Self::WrongPlayers { .. } => "wrong-players",
            Self::ReasonDoesNotFit => "reason-does-not-fit",
            Self::BoardsMissing { .. } => "boards-missing",
            Self::NotTimeForLots { .. } => "not-time-for-lots",
            Self::NotInMatch { .. } => "not-in-match",
            Self::UnknownEntry { .. } => "unknown-entry",
            Self::NotOnChart { .. } => "not-on-chart",
            Self::AlreadyOnChart { .. } => "already-on-chart",
            Self::AlreadyLeft { .. } => "already-left",
            Self::NotLeft { .. } => "not-left",
            Self::NothingToLeave { .. } => "nothing-to-leave",
            Self::AlreadyPlayed { .. } => "already-played",
            Self::NotABye { .. } => "not-a-bye",
            Self::NothingToDecide => "nothing-to-decide",
            Self::NotACandidate => "not-a-candidate",
            Self::NothingChanges => "nothing-changes",
        }
    }
}

impl Finding {
    /// The short code under which the sentence is found.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::OtherColours { .. } => "other-colours",
            Self::LotsReplaced { .. } => "lots-replaced",
            Self::RoundBegun => "round-begun",
            Self::MatchOverturned { .. } => "match-overturned",
            Self::PlayedOn { .. } => "played-on",
            Self::GamesAfter { .. } => "games-after",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Refusal {}
