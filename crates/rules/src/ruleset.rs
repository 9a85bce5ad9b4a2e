//! Rule sets as data: short lists of facts, each ending in its article.
//!
//! The facts drive everything else: the move generator reads reach, choice and geometry here,
//! the counts read their numbers here, and a verdict cites the article found here.

mod english;
mod italian;
mod portuguese;

use std::{fmt, str::FromStr};

use crate::{Outcome, Reason, Side};

/// *Regolamento*: the four rule sets an event can be played under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RuleSetId {
    /// Italian draughts as announced for the 2006 FSSI championship.
    #[cfg_attr(feature = "serde", serde(rename = "fssi-2006"))]
    Fssi2006,
    /// Italian draughts, the later FID rules.
    #[cfg_attr(feature = "serde", serde(rename = "fid-italian"))]
    FidItalian,
    /// English draughts, the FID extract.
    #[cfg_attr(feature = "serde", serde(rename = "fid-english"))]
    FidEnglish,
    /// Portuguese classic draughts.
    #[cfg_attr(feature = "serde", serde(rename = "fpd-classic"))]
    FpdClassic,
}

impl RuleSetId {
    /// The four rule sets.
    pub const ALL: [Self; 4] = [
        Self::Fssi2006,
        Self::FidItalian,
        Self::FidEnglish,
        Self::FpdClassic,
    ];

    /// The code used in files and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fssi2006 => "fssi-2006",
            Self::FidItalian => "fid-italian",
            Self::FidEnglish => "fid-english",
            Self::FpdClassic => "fpd-classic",
        }
    }

    /// The facts of this rule set.
    #[must_use]
    pub const fn facts(self) -> &'static RuleSet {
        RuleSet::of(self)
    }
}

impl fmt::Display for RuleSetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A name that is none of the four rule sets.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rule set: use fssi-2006, fid-italian, fid-english or fpd-classic")]
pub struct UnknownRuleSet(pub String);

impl FromStr for RuleSetId {
    type Err = UnknownRuleSet;

    fn from_str(name: &str) -> Result<Self, UnknownRuleSet> {
        Self::ALL
            .into_iter()
            .find(|id| id.as_str() == name)
            .ok_or_else(|| UnknownRuleSet(name.to_owned()))
    }
}

/// *Articolo*: where a rule set says something, in its own numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Article(pub &'static str);

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A fact of a rule set, with the article that states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact<T> {
    /// What holds.
    pub value: T,
    /// Where it is written.
    pub article: Article,
}

/// Writes a fact as one short line in the tables of rule sets.
const fn fact<T: Copy>(value: T, article: &'static str) -> Fact<T> {
    Fact {
        value,
        article: Article(article),
    }
}

/// *Regolamento*: everything in which the four rule sets differ, as facts.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet {
    /// Which rule set this is.
    pub id: RuleSetId,
    /// *Casella in basso*: on which side of each player the dark corner lies.
    pub dark_corner: Fact<DarkCorner>,
    /// *Numerazione*: whether square 1 is the dark corner of its row or stands one step from it.
    pub first_square: Fact<FirstSquare>,
    /// *Disposizione iniziale*: who starts on squares 1–12; the other starts on 21–32.
    pub low_side: Fact<Side>,
    /// *Prima mossa*: who moves first.
    pub moves_first: Fact<Side>,
    /// *Movimento della pedina*: forward, one step.
    pub man_moves: Fact<()>,
    /// *Movimento della dama*: how far a king goes.
    pub king_reach: Fact<KingReach>,
    /// *Presa di pedina*: whether a man may take kings.
    pub man_takes_king: Fact<bool>,
    /// *Presa obbligatoria*: a capture must be made.
    pub capture_compulsory: Fact<()>,
    /// *Scelta della presa*: what decides between captures, the strongest first. Empty is free choice.
    pub capture_choice: Fact<&'static [Fact<Criterion>]>,
    /// *Pedina giunta a dama con una presa*: it stops there.
    pub crowned_man_stops: Fact<()>,
    /// *Conteggio delle mosse*: the count that ends in a drawn game.
    pub count: MoveCount,
    /// *Conteggio ridotto*: the lowest number an arbiter may reduce the count to, in promotional events.
    pub reduced_count: Option<Fact<u8>>,
    /// *Regola della forzata*: moves for three kings against one on the river.
    pub forced_moves: Option<Fact<u8>>,
    /// *Ripetizione*: how many times the same position must appear.
    pub repetition: Option<Fact<u8>>,
    /// *Protesi acustiche*: playing with a hearing aid excludes.
    pub hearing_aids_excluded: Option<Fact<()>>,
    /// *Motivi del risultato*: the reasons for which a game may end.
    pub reasons: &'static [ReasonFact],
}

/// The facts of the four rule sets, in the order of [`RuleSetId::ALL`].
pub(crate) const RULE_SETS: [RuleSet; 4] = [
    italian::FSSI_2006,
    italian::FID_ITALIAN,
    english::FID_ENGLISH,
    portuguese::FPD_CLASSIC,
];

impl RuleSet {
    /// The facts of a rule set.
    #[must_use]
    pub const fn of(id: RuleSetId) -> &'static Self {
        const TABLE: &[RuleSet; 4] = &RULE_SETS;
        &TABLE[id as usize]
    }

    /// The entry for this reason with this result, if the rule set knows it.
    #[must_use]
    pub fn reason(&self, reason: Reason, outcome: Outcome) -> Option<&'static ReasonFact> {
        self.entries_of(reason)
            .find(|fact| fact.leads_to.includes(outcome))
    }

    /// What the rule set says of this reason: an entry for each kind of result it can lead to.
    pub(crate) fn entries_of(&self, reason: Reason) -> impl Iterator<Item = &'static ReasonFact> {
        self.reasons
            .iter()
            .filter(move |fact| fact.reason == reason)
    }
}

/// *Orientamento della damiera* (art. 2.3): the corner square nearest to each player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DarkCorner {
    /// The dark corner is on each player's left.
    LowerLeft,
    /// The dark corner is on each player's right.
    LowerRight,
}

/// *Numerazione* (art. 2.4): where number 1 stands in the row where numbering begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstSquare {
    /// Number 1 is the dark corner itself, so that it has one neighbour.
    Corner,
    /// Number 1 is at the other end of the row from the dark corner, so that it has two neighbours.
    BesideCorner,
}

/// *Movimento della dama* (art. 4.7): how far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingReach {
    /// To the next square, or over the next piece.
    OneStep,
    /// As far as the diagonal is free, taking from afar.
    Flies,
}

/// *Regole di presa* (arts. 6.6–6.9): one thing compared between two captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// More pieces taken.
    Number,
    /// Taken by a king rather than by a man.
    ByKing,
    /// More kings among the pieces taken.
    KingsTaken,
    /// A king met where the other capture meets a man, at the first difference.
    KingsFirst,
}

/// *Conteggio delle mosse* (art. 10): the terms of the count.
#[derive(Clone, Copy, Debug)]
pub struct MoveCount {
    /// How many king's moves without a change end the game.
    pub moves: Fact<u8>,
    /// Whose moves are counted.
    pub counted: Fact<Counted>,
    /// How the count starts.
    pub start: Fact<CountStart>,
    /// Whether each side must have a king.
    pub king_each: Option<Fact<()>>,
    /// What happens after a man's move or a change in the number of pieces.
    pub after_cancel: Fact<AfterCancel>,
}

/// Whose moves a count counts (arts. 10.3, 10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Only those of the player who was on the move when it started.
    OnePlayer,
    /// Those of each player, beginning with the one on the move.
    EachPlayer,
}

/// How a count starts (art. 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountStart {
    /// A player asks, or the arbiter imposes it.
    OnRequest,
    /// By itself, as soon as the conditions hold.
    Automatic,
}

/// What follows when a count is cancelled (art. 10.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterCancel {
    /// It may be taken up again, always on the same player's moves.
    ResumedOnSamePlayer,
    /// It starts afresh from the player on the move, if the conditions still hold.
    Restarted,
}

/// *Motivo del risultato* (arts. 9.2, 9.3): a reason this rule set knows, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReasonFact {
    /// The reason.
    pub reason: Reason,
    /// The kind of result that this entry speaks of; a reason with several has several entries.
    pub leads_to: LeadsTo,
    /// The article of this rule set, or nothing where the competition's regulation decides.
    pub article: Option<Article>,
}

/// What a reason can lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeadsTo {
    /// One side wins.
    OneWins,
    /// The game is drawn.
    Drawn,
    /// Both lose.
    BothLose,
}

impl LeadsTo {
    /// Whether a game that ends for the reason may end so.
    #[must_use]
    pub fn includes(self, outcome: Outcome) -> bool {
        match self {
            LeadsTo::OneWins => outcome.winner().is_some(),
            LeadsTo::Drawn => outcome == Outcome::Drawn,
            LeadsTo::BothLose => outcome == Outcome::BothLose,
        }
    }
}

const fn reason(reason: Reason, leads_to: LeadsTo, article: &'static str) -> ReasonFact {
    ReasonFact {
        reason,
        leads_to,
        article: Some(Article(article)),
    }
}

/// A reason that only the competition's regulation knows.
const fn by_competition(reason: Reason, leads_to: LeadsTo) -> ReasonFact {
    ReasonFact {
        reason,
        leads_to,
        article: None,
    }
}
