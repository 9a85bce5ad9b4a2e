//! How a match stands, judged from its games and the arbiter's decisions (flyer, B).

use rules::Reason;

use crate::{DepartureKind, EntryId, Facts, GameNo, MatchId, Section, StepKind, club_match};

/// Who sits on a side of a match now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", tag = "kind", content = "id")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seat {
    /// Not known yet.
    Waiting,
    /// Nobody, and nobody will come: a bye, or a match from which nobody passed.
    Nobody,
    /// This entry.
    Entry(EntryId),
}

impl Seat {
    /// The entry that sits there.
    #[must_use]
    pub const fn entry(self) -> Option<EntryId> {
        match self {
            Self::Entry(entry) => Some(entry),
            Self::Waiting | Self::Nobody => None,
        }
    }
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
    /// *Riposo*: the opponent is a bye.
    Bye,
    /// *Senza avversario*: nobody passed from the match that should have given an opponent.
    Unopposed,
    /// By the games of a step of the chain, counted from 0.
    Games {
        /// Which step.
        step: u8,
    },
    /// *Forfait*: a game was lost by absence, withdrawal or exclusion.
    Forfeit {
        /// Why.
        reason: Reason,
    },
    /// The loser, or both, left the section.
    Departure {
        /// Why.
        departure: DepartureKind,
    },
    /// *Sorteggio* after even games.
    Lots,
}

/// What is settled about a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// A player is not known yet.
    Waiting,
    /// Both players are known and nothing is decided.
    Open,
    /// Nobody was there to play it.
    Empty,
    Won {
        winner: EntryId,
        loser: Option<EntryId>,
        how: How,
    },
    NobodyPasses {
        how: How,
    },
}

/// What the games of a match say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    pub(crate) result: GamesResult,
    /// Games up to this number count, if they are between the two players.
    pub(crate) last_game: u8,
    /// Games with White less games with Black, for the two players.
    pub(crate) whites: [i16; 2],
    pub(crate) score: [u32; 2],
}

impl Progress {
    /// Whether lots inside the match decided it.
    pub(crate) fn is_by_lots(&self) -> bool {
        matches!(self.result, GamesResult::Winner { how: How::Lots, .. })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GamesResult {
    ToPlay { game: GameNo, step: u8 },
    LotsNeeded { step: u8 },
    Winner { side: u8, how: How },
    BothLost { reason: Reason },
}

/// Judges a match between these two sides.
pub(crate) fn judge(
    section: &Section,
    facts: &Facts,
    index: usize,
    seats: [Seat; 2],
) -> (Verdict, Option<Progress>) {
    let node = &section.bracket().nodes()[index];
    let left = |entry: EntryId| {
        let departure = facts.departures.get(&entry)?;
        (departure.from_round <= node.round).then_some(departure.kind)
    };
    match seats {
        [Seat::Waiting, _] | [_, Seat::Waiting] => (Verdict::Waiting, None),
        [Seat::Nobody, Seat::Nobody] => (Verdict::Empty, None),
        [Seat::Entry(entry), Seat::Nobody] | [Seat::Nobody, Seat::Entry(entry)] => {
            let verdict = match left(entry) {
                Some(departure) => Verdict::NobodyPasses {
                    how: How::Departure { departure },
                },
                None => {
                    let bye = node.id.is_main() && node.id.round() == 1;
                    let how = if bye { How::Bye } else { How::Unopposed };
                    Verdict::Won {
                        winner: entry,
                        loser: None,
                        how,
                    }
                }
            };
            (verdict, None)
        }
        [Seat::Entry(one), Seat::Entry(other)] => {
            let progress = progress(section, facts, node.id, [one, other]);
            let verdict = match (left(one), left(other)) {
                (Some(departure), Some(_)) => Verdict::NobodyPasses {
                    how: How::Departure { departure },
                },
                (Some(departure), None) => Verdict::Won {
                    winner: other,
                    loser: Some(one),
                    how: How::Departure { departure },
                },
                (None, Some(departure)) => Verdict::Won {
                    winner: one,
                    loser: Some(other),
                    how: How::Departure { departure },
                },
                (None, None) => progress.result.verdict([one, other]),
            };
            (verdict, Some(progress))
        }
    }
}

impl GamesResult {
    fn verdict(self, players: [EntryId; 2]) -> Verdict {
        match self {
            Self::ToPlay { .. } | Self::LotsNeeded { .. } => Verdict::Open,
            Self::Winner { side, how } => Verdict::Won {
                winner: players[usize::from(side)],
                loser: Some(players[usize::from(1 - side)]),
                how,
            },
            Self::BothLost { reason } => Verdict::NobodyPasses {
                how: How::Forfeit { reason },
            },
        }
    }
}

/// What the games between the two players say so far.
fn progress(section: &Section, facts: &Facts, id: MatchId, players: [EntryId; 2]) -> Progress {
    match &section.setup().clubs {
        Some(rules) => club_match::progress(rules, facts, id, players),
        None => along_the_chain(section, facts, id, players),
    }
}

/// Goes through the chain with the games between the two players.
fn along_the_chain(
    section: &Section,
    facts: &Facts,
    id: MatchId,
    players: [EntryId; 2],
) -> Progress {
    let [one, other] = players;
    let mut games = facts
        .games_of(id)
        .filter(|(_, fact)| fact.is_between(one, other))
        .peekable();
    let mut now = Progress {
        result: GamesResult::ToPlay {
            game: GameNo(1),
            step: 0,
        },
        last_game: 0,
        whites: [0, 0],
        score: [0, 0],
    };
    for (step, kind) in section
        .setup()
        .chain
        .steps()
        .iter()
        .map(|step| step.kind)
        .enumerate()
    {
        let step = step as u8;
        if kind == StepKind::Lots {
            let winner = facts.lots.get(&id);
            now.result = match players.iter().position(|player| Some(player) == winner) {
                Some(side) => GamesResult::Winner {
                    side: side as u8,
                    how: How::Lots,
                },
                None => GamesResult::LotsNeeded { step },
            };
            return now;
        }
        let (first, last) = (now.last_game + 1, now.last_game + kind.games());
        now.last_game = last;
        let mut missing = None;
        for number in first..=last {
            let Some((_, game)) = games.next_if(|(game, _)| game.0 == number) else {
                missing = missing.or(Some(GameNo(number)));
                continue;
            };
            if game.was_played() {
                let white = if game.white == one { 1 } else { -1 };
                now.whites[0] += white;
                now.whites[1] -= white;
            }
            now.score[0] += game.points(one);
            now.score[1] += game.points(other);
            if let Some(reason) = game.reason.filter(|_| game.ends_match()) {
                now.last_game = number;
                now.result = match game.winner() {
                    Some(winner) => GamesResult::Winner {
                        side: u8::from(winner == other),
                        how: How::Forfeit { reason },
                    },
                    None => GamesResult::BothLost { reason },
                };
                return now;
            }
        }
        if let Some(game) = missing {
            now.result = GamesResult::ToPlay { game, step };
            return now;
        }
        if now.score[0] != now.score[1] {
            let side = u8::from(now.score[1] > now.score[0]);
            now.result = GamesResult::Winner {
                side,
                how: How::Games { step },
            };
            return now;
        }
    }
    now
}
