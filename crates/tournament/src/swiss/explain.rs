//! Why a pair is not the obvious one.
//!
//! With nothing in the way, the first of the upper half of a score group meets the first of the
//! lower half, the second the second, and whoever floats down meets the best of the next group.

use super::WhyApart;
use super::bracket::BracketPair;
use super::player::Field;
use crate::EntryId;

/// *Motivo di un abbinamento*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "kind",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PairNote {
    /// *Flottante*: the two have different scores.
    Float {
        /// Who comes from the higher score.
        down: EntryId,
        /// Points with those of an acceleration.
        from: u32,
        /// Of the opponent.
        to: u32,
    },
    /// Somebody else would have been next in line.
    Instead {
        /// Of whom.
        of: EntryId,
        /// What was in the way.
        because: Obstacle,
    },
    /// *Scambio*: somebody of the lower half plays in the upper one.
    Exchanged {
        /// Who.
        entry: EntryId,
    },
}

/// What kept two from meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Obstacle {
    /// *Già incontrati*.
    AlreadyMet,
    /// *Colori*: both must have the same.
    ColoursForbid,
    /// *Colori*: both would like the same, and others fit better.
    Colours,
    /// *Stessa società*.
    SameClub,
    /// The arbiter keeps them apart.
    Arbiter,
    /// The two could meet, but then others could not, or not as well.
    Others,
}

pub(super) fn notes(
    field: &Field,
    pair: &BracketPair,
    entry: &impl Fn(usize) -> EntryId,
) -> Vec<PairNote> {
    let mut notes = Vec::new();
    let (from, to) = (
        field.players[pair.higher].score,
        field.players[pair.lower].score,
    );
    if from != to {
        notes.push(PairNote::Float {
            down: entry(pair.higher),
            from,
            to,
        });
    }
    match pair.obvious {
        None => notes.push(PairNote::Exchanged {
            entry: entry(pair.higher),
        }),
        Some(obvious) if obvious != pair.lower => notes.push(PairNote::Instead {
            of: entry(obvious),
            because: obstacle(field, pair.higher, obvious),
        }),
        Some(_) => {}
    }
    notes
}

fn obstacle(field: &Field, one: usize, other: usize) -> Obstacle {
    let (ours, theirs) = (&field.players[one].colours, &field.players[other].colours);
    if field.have_met(one, other) {
        Obstacle::AlreadyMet
    } else if let Some(why) = field.why_apart(one, other) {
        match why {
            WhyApart::SameClub => Obstacle::SameClub,
            WhyApart::Arbiter => Obstacle::Arbiter,
        }
    } else if !field.may_meet(one, other) {
        Obstacle::ColoursForbid
    } else if ours.clashes(theirs) {
        Obstacle::Colours
    } else {
        Obstacle::Others
    }
}
