//! Colour preferences and who gets which pieces (C.04.3, preferences and colour allocation).

use rules::Side;

use crate::RoundRecord;

/// *Preferenza di colore* of an entry, from the games it has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Colours {
    /// The pieces of each played game, in order.
    played: Vec<Side>,
    /// How far the two colours are out of balance.
    pub(super) imbalance: u32,
    /// The colour of the last two games, if it was the same.
    pub(super) repeated: Option<Side>,
    /// What the entry should get.
    pub(super) preference: Option<Side>,
}

/// *Motivo dei colori*: why the two have the colours they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ColourReason {
    /// Neither has a preference: the higher number has the colour drawn for the first round, or
    /// the other one, as its number is odd or even.
    Initial,
    /// Both get what they prefer.
    Both,
    /// Both prefer the same: it goes to the stronger preference.
    Stronger,
    /// Equal preferences: they alternate from the latest round in which their colours differed.
    Alternate,
    /// Equal histories: it goes to the higher ranked of the two.
    HigherRanked,
}

impl Colours {
    pub(super) fn of(history: &[RoundRecord]) -> Self {
        let played: Vec<Side> = history
            .iter()
            .filter_map(|record| match record {
                RoundRecord::Game { side, .. } => Some(*side),
                _ => None,
            })
            .collect();
        let whites = played.iter().filter(|&&side| side == Side::White).count();
        let blacks = played.len() - whites;
        let imbalance = u32::try_from(whites.abs_diff(blacks)).unwrap_or(u32::MAX);
        let rarer = if whites > blacks {
            Side::Black
        } else {
            Side::White
        };
        let repeated = match played.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        };
        let preference = if imbalance > 1 {
            Some(rarer)
        } else if let Some(repeated) = repeated {
            Some(repeated.other())
        } else if imbalance > 0 {
            Some(rarer)
        } else {
            played.last().map(|last| last.other())
        };
        Self {
            played,
            imbalance,
            repeated,
            preference,
        }
    }

    /// Games played at the board.
    pub(super) fn games(&self) -> usize {
        self.played.len()
    }

    /// A difference of two or more, or the same colour twice running.
    pub(super) fn is_absolute(&self) -> bool {
        self.imbalance > 1 || self.repeated.is_some()
    }

    /// A difference of one, and nothing absolute.
    pub(super) fn is_strong(&self) -> bool {
        !self.is_absolute() && self.imbalance > 0
    }

    /// Strong or absolute.
    pub(super) fn is_firm(&self) -> bool {
        self.is_absolute() || self.imbalance > 0
    }

    /// Whether both want the same.
    pub(super) fn clashes(&self, other: &Self) -> bool {
        self.preference.is_some() && self.preference == other.preference
    }

    /// Whether both must have the same (C3).
    pub(super) fn clashes_absolutely(&self, other: &Self) -> bool {
        self.is_absolute() && other.is_absolute() && self.clashes(other)
    }

    /// Whether a meeting leaves one of the two with a colour difference beyond two (C10).
    pub(super) fn goes_beyond_two(&self, other: &Self) -> bool {
        self.imbalance > 1 && other.imbalance > 1 && self.clashes(other)
    }

    /// Whether a meeting gives one of the two the same colour three times running (C11).
    pub(super) fn makes_three_running(&self, other: &Self) -> bool {
        if !self.clashes_absolutely(other) {
            return false;
        }
        // The smaller imbalance gives way and gets the colour that it does not want.
        let unwanted = self.preference.map(Side::other);
        match self.imbalance.cmp(&other.imbalance) {
            std::cmp::Ordering::Equal => self.repeated.is_some() && self.repeated == other.repeated,
            std::cmp::Ordering::Greater => other.repeated == unwanted,
            std::cmp::Ordering::Less => self.repeated == unwanted,
        }
    }

    /// Whether a strong preference goes unheeded (C13).
    pub(super) fn denies_strong(&self, other: &Self) -> bool {
        self.is_firm()
            && other.is_firm()
            && !(self.is_absolute() && other.is_absolute())
            && self.clashes(other)
    }

    /// The colour of the first of two, with the reason; `None` if rank has to decide.
    pub(super) fn against(&self, other: &Self) -> Option<(Side, ColourReason)> {
        if !self.clashes(other) {
            let wish = self.preference.or(other.preference.map(Side::other))?;
            return Some((wish, ColourReason::Both));
        }
        let wish = self.preference?;
        let firmness = |one: &Self, two: &Self| {
            one.is_absolute() && (one.imbalance > two.imbalance || !two.is_absolute())
        };
        if firmness(self, other) {
            return Some((wish, ColourReason::Stronger));
        }
        if firmness(other, self) {
            return Some((wish.other(), ColourReason::Stronger));
        }
        if self.is_strong() != other.is_strong() {
            let side = if self.is_strong() { wish } else { wish.other() };
            return Some((side, ColourReason::Stronger));
        }
        let latest = self.played.iter().rev().zip(other.played.iter().rev());
        let (_, theirs) = latest.into_iter().find(|(ours, theirs)| ours != theirs)?;
        Some((*theirs, ColourReason::Alternate))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EntryId, GameScore};

    fn colours(letters: &str) -> Colours {
        let record = |letter| match letter {
            'W' | 'B' => RoundRecord::Game {
                opponent: EntryId(99),
                side: if letter == 'W' {
                    Side::White
                } else {
                    Side::Black
                },
                score: GameScore::Drawn,
            },
            _ => RoundRecord::Forfeit {
                opponent: EntryId(99),
                side: Some(Side::White),
                won: true,
            },
        };
        Colours::of(&letters.chars().map(record).collect::<Vec<_>>())
    }

    #[test]
    fn preferences_follow_difference_then_the_last_two_then_the_last() {
        let table = [
            ("", None, false, false),
            ("W", Some(Side::Black), false, true),
            ("WB", Some(Side::White), false, false),
            ("WBB", Some(Side::White), true, false),
            ("WW", Some(Side::Black), true, false),
            ("WBWBB", Some(Side::White), true, false),
            ("WWBB", Some(Side::White), true, false),
            ("W-", Some(Side::Black), false, true),
            ("W-W", Some(Side::Black), true, false),
            ("--", None, false, false),
        ];
        for (letters, preference, absolute, strong) in table {
            let found = colours(letters);
            assert_eq!(found.preference, preference, "{letters}");
            assert_eq!(found.is_absolute(), absolute, "{letters}");
            assert_eq!(found.is_strong(), strong, "{letters}");
        }
    }

    #[test]
    fn equal_wishes_go_to_the_stronger_then_alternate() {
        let white = |one: &str, two: &str| colours(one).against(&colours(two));
        assert_eq!(white("W", "B"), Some((Side::Black, ColourReason::Both)));
        assert_eq!(white("", "B"), Some((Side::Black, ColourReason::Both)));
        assert_eq!(white("", ""), None);
        assert_eq!(
            white("WBB", "B"),
            Some((Side::White, ColourReason::Stronger))
        );
        assert_eq!(
            white("WB", "B"),
            Some((Side::Black, ColourReason::Stronger))
        );
        assert_eq!(
            white("BWWB", "WBWB"),
            Some((Side::Black, ColourReason::Alternate))
        );
        assert_eq!(white("WB", "WB"), None);
        assert_eq!(white("WB", "BWWB"), None);
    }

    #[test]
    fn three_running_falls_on_the_smaller_difference() {
        assert!(colours("BB").makes_three_running(&colours("BB")));
        assert!(colours("BBB").makes_three_running(&colours("WBB")));
        assert!(!colours("BBWB").makes_three_running(&colours("BBBWB")));
        assert!(!colours("BB").makes_three_running(&colours("WW")));
    }
}
