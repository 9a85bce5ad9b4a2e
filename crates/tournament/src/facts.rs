//! What happened in a section: results and the arbiter's decisions, each under its own key.
//!
//! Charts and standings are derived from these and from nothing else, so that the order in which
//! facts arrive does not matter and taking one back gives exactly what was before.

use std::collections::BTreeMap;

use rules::{Outcome, Reason, Side};

use crate::{EntryId, GameNo, MatchId, PlaceNo, TableNo};

/// Which game of which match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameKey {
    /// The match.
    pub match_id: MatchId,
    /// The game inside it.
    pub game: GameNo,
}

/// *Risultato di una partita*: who had which colour, how it ended and why.
///
/// In the clubs' section a game is one meeting of the two teams: White is the club that has White
/// on board one, and the outcome is that of all the boards together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameFact {
    /// Who had White.
    pub white: EntryId,
    /// Who had Black.
    pub black: EntryId,
    /// How it ended.
    pub outcome: Outcome,
    /// Why; absent where several boards gave the outcome together.
    pub reason: Option<Reason>,
}

impl GameFact {
    /// The entry that won, if one did.
    #[must_use]
    pub fn winner(&self) -> Option<EntryId> {
        self.outcome.winner().map(|side| match side {
            Side::White => self.white,
            Side::Black => self.black,
        })
    }

    /// Points of one of its two players: 2 for a win, 1 for a drawn game, 0 for a loss.
    #[must_use]
    pub fn points(&self, entry: EntryId) -> u32 {
        match (self.winner(), self.outcome) {
            (Some(winner), _) if winner == entry => 2,
            (None, Outcome::Drawn) => 1,
            _ => 0,
        }
    }

    /// Whether it was recorded between these two, whatever the colours.
    #[must_use]
    pub fn is_between(&self, one: EntryId, other: EntryId) -> bool {
        (self.white, self.black) == (one, other) || (self.white, self.black) == (other, one)
    }

    /// Whether it ends the match at once: who does not come, leaves or is sent away loses not a
    /// game but the match.
    #[must_use]
    pub fn ends_match(&self) -> bool {
        self.outcome != Outcome::Drawn && self.reason.is_some_and(ends_match)
    }

    /// *Esclusi*: whom this result sends out of the section, not only out of the match (2006
    /// art. 12).
    pub fn excludes(&self) -> impl Iterator<Item = EntryId> {
        let excluded = match (self.reason, self.outcome) {
            (Some(Reason::ExcludedHearingAid), Outcome::WhiteWins) => [None, Some(self.black)],
            (Some(Reason::ExcludedHearingAid), Outcome::BlackWins) => [Some(self.white), None],
            (Some(Reason::ExcludedHearingAid), Outcome::BothLose) => {
                [Some(self.white), Some(self.black)]
            }
            _ => [None, None],
        };
        excluded.into_iter().flatten()
    }

    /// Whether a game was really played; a walk-over counts in no statistics of games.
    #[must_use]
    pub fn was_played(&self) -> bool {
        !self
            .reason
            .is_some_and(|reason| matches!(reason, Reason::Absent | Reason::BothAbsent))
    }
}

/// Reasons for which a match ends without being played to its end.
///
/// A hearing aid is one athlete's, so in the clubs' section it ends a board and not the meeting.
#[must_use]
pub const fn ends_match(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Absent
            | Reason::BothAbsent
            | Reason::Withdrawn
            | Reason::ExcludedHearingAid
            | Reason::Disciplinary
    )
}

/// *Damiera*: how one board of a meeting of two clubs ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardFact {
    /// How it ended, for the colours of that board.
    pub outcome: Outcome,
    /// Why; absent where nobody said.
    pub reason: Option<Reason>,
}

/// *Partita annullata*: a result that no longer counts, kept as the arbiter's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Annulled {
    /// Which game of the match; it is played again under the same number.
    pub game: GameNo,
    /// What its result was.
    pub fact: GameFact,
}

/// Why an entry plays no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DepartureKind {
    /// *Rinuncia*: the entry withdrew.
    Withdrawn,
    /// *Esclusione*: the arbiter sent the entry away.
    Excluded,
    /// *Esclusione per protesi acustica* (2006 art. 12).
    HearingAid,
}

impl DepartureKind {
    /// The code used in files and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Withdrawn => "withdrawn",
            Self::Excluded => "excluded",
            Self::HearingAid => "hearing-aid",
        }
    }
}

/// *Rinuncia o esclusione*: an entry loses whatever it would play from a round on.
///
/// A match of that round is lost even if its games were won; the opponent passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Departure {
    /// Why.
    pub kind: DepartureKind,
    /// The first round that is lost, counting the rounds of the day from 1.
    pub from_round: u8,
}

/// *Titolo*: the arbiter's answer where nobody won the final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "kind", content = "id")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TitleDecision {
    /// The title is not awarded.
    Vacant,
    /// This entry is the champion.
    Champion(EntryId),
}

/// *Terzo posto*: the arbiter's answer where a semifinal, or the match for third place, gave none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "kind", content = "id")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ThirdDecision {
    /// Nobody is third.
    Vacant,
    /// Those who could have been third share the place.
    Shared,
    /// This entry is third.
    Entry(EntryId),
}

/// Everything that happened in a section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Results of games; in the clubs' section, of meetings.
    pub games: BTreeMap<GameKey, GameFact>,
    /// The boards of the meetings of two clubs, board one first; a walk-over has none.
    pub boards: BTreeMap<GameKey, Vec<BoardFact>>,
    /// Results that were annulled, match by match and game by game, each in the order of the
    /// decisions.
    pub annulled: BTreeMap<MatchId, Vec<Annulled>>,
    /// Matches that lots decided, with who passed.
    pub lots: BTreeMap<MatchId, EntryId>,
    /// Entries that play no further.
    pub departures: BTreeMap<EntryId, Departure>,
    /// The match whose result sent an entry out of the section: the departure falls with it.
    pub exclusions: BTreeMap<EntryId, MatchId>,
    /// Places whose entry was replaced before its first game, with who plays there now.
    pub replacements: BTreeMap<PlaceNo, EntryId>,
    /// Byes on which a late entry was placed.
    pub late_entries: BTreeMap<PlaceNo, EntryId>,
    /// Tables to which games were called.
    pub calls: BTreeMap<GameKey, TableNo>,
    /// The arbiter's answer about the title, where the final gave no champion.
    pub title: Option<TitleDecision>,
    /// The arbiter's answer about third place, where play gave none.
    pub third: Option<ThirdDecision>,
}

impl Facts {
    /// Results of one match, game by game.
    pub fn games_of(&self, match_id: MatchId) -> impl Iterator<Item = (GameNo, &GameFact)> {
        let key = |game| GameKey {
            match_id,
            game: GameNo(game),
        };
        self.games
            .range(key(0)..=key(u8::MAX))
            .map(|(key, fact)| (key.game, fact))
    }

    /// Whether an entry was sent away: then it stands after all others, whatever it won.
    #[must_use]
    pub fn is_excluded(&self, entry: EntryId) -> bool {
        self.departures
            .get(&entry)
            .is_some_and(|departure| departure.kind != DepartureKind::Withdrawn)
    }
}
