//! How many rounds an event should have, with the reason.

/// A system for which a number of rounds is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RoundsFor {
    /// *Svizzero*.
    Swiss,
    /// *Italo-svizzero a rotazione continua*.
    Rotation,
    /// *Girone all'italiana*, single.
    RoundRobin,
    /// The same, twice.
    DoubleRoundRobin,
}

/// *Turni proposti*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundsProposal {
    /// What is proposed.
    pub rounds: u32,
    /// The fewest that make sense.
    pub least: u32,
    /// The most that can be played.
    pub most: u32,
    /// Why.
    pub reason: RoundsReason,
}

/// Why so many rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RoundsReason {
    /// After so many halvings at most one entry has won every game.
    OneUnbeaten,
    /// At least a third and at most half of the entries (FID, Capo V, art. 1).
    ThirdToHalf,
    /// Everybody meets everybody.
    EverybodyMeets,
    /// Too few entries for anything else.
    TooFew,
}

/// Proposes the rounds of a system for so many entries.
#[must_use]
pub fn propose_rounds(system: RoundsFor, entries: u32) -> RoundsProposal {
    let entries = entries.min(1 << 20);
    if entries < 2 {
        return RoundsProposal {
            rounds: 0,
            least: 0,
            most: 0,
            reason: RoundsReason::TooFew,
        };
    }
    // With an odd number somebody rests each round.
    let everybody = entries.next_multiple_of(2) - 1;
    let (rounds, least, most, reason) = match system {
        RoundsFor::Swiss => {
            let halvings = entries.next_power_of_two().ilog2();
            (halvings, halvings, everybody, RoundsReason::OneUnbeaten)
        }
        RoundsFor::Rotation => {
            let (third, half) = (entries.div_ceil(3), (entries / 2).max(1));
            (third.midpoint(half), third, half, RoundsReason::ThirdToHalf)
        }
        RoundsFor::RoundRobin => (
            everybody,
            everybody,
            everybody,
            RoundsReason::EverybodyMeets,
        ),
        RoundsFor::DoubleRoundRobin => {
            let twice = 2 * everybody;
            (twice, twice, twice, RoundsReason::EverybodyMeets)
        }
    };
    RoundsProposal {
        rounds,
        least,
        most,
        reason,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proposals_follow_the_number_of_entries() {
        let table = [
            (RoundsFor::Swiss, 2, 1, 1, 1),
            (RoundsFor::Swiss, 8, 3, 3, 7),
            (RoundsFor::Swiss, 9, 4, 4, 9),
            (RoundsFor::Swiss, 100, 7, 7, 99),
            (RoundsFor::Rotation, 8, 3, 3, 4),
            (RoundsFor::Rotation, 9, 3, 3, 4),
            (RoundsFor::Rotation, 24, 10, 8, 12),
            (RoundsFor::RoundRobin, 7, 7, 7, 7),
            (RoundsFor::DoubleRoundRobin, 6, 10, 10, 10),
            (RoundsFor::Swiss, 1, 0, 0, 0),
        ];
        for (system, entries, rounds, least, most) in table {
            let found = propose_rounds(system, entries);
            assert_eq!(
                (found.rounds, found.least, found.most),
                (rounds, least, most),
                "{entries}"
            );
        }
    }
}
