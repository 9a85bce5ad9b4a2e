//! Names of matches, stable from the lots to the podium.

use std::fmt;
use std::str::FromStr;

/// Name of a match: which places it is played for, which round of those, which number in it.
///
/// As text: `r1-3` is the third match of the first round of the chart, `third` the play-off for
/// third place, `p5-r1-2` the second match of the first round for the places from fifth on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct MatchId {
    from: u32,
    round: u8,
    number: u32,
}

/// A text that names no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchIdError(pub String);

impl MatchId {
    /// The play-off for third place.
    pub const THIRD: Self = Self {
        from: 3,
        round: 1,
        number: 1,
    };

    /// A match of the chart itself; rounds and numbers count from 1.
    #[must_use]
    pub const fn main(round: u8, number: u32) -> Self {
        Self {
            from: 1,
            round,
            number,
        }
    }

    /// A match for the places from `from` on.
    #[must_use]
    pub const fn placing(from: u32, round: u8, number: u32) -> Self {
        Self {
            from,
            round,
            number,
        }
    }

    /// The best place that can still be won in its part of the chart: 1 in the chart itself.
    #[must_use]
    pub const fn from(self) -> u32 {
        self.from
    }

    /// Its round inside its part of the chart.
    #[must_use]
    pub const fn round(self) -> u8 {
        self.round
    }

    /// Its number in the round, from the top of the chart.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// Whether it belongs to the chart itself, not to the matches for lower places.
    #[must_use]
    pub const fn is_main(self) -> bool {
        self.from == 1
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self {
                from: 1,
                round,
                number,
            } => write!(f, "r{round}-{number}"),
            &Self::THIRD => f.write_str("third"),
            Self {
                from,
                round,
                number,
            } => write!(f, "p{from}-r{round}-{number}"),
        }
    }
}

impl FromStr for MatchId {
    type Err = MatchIdError;

    fn from_str(text: &str) -> Result<Self, MatchIdError> {
        let parse = || {
            if text == "third" {
                return Some(Self::THIRD);
            }
            let (from, rest) = match text.strip_prefix('p') {
                Some(rest) => {
                    let (from, rest) = rest.split_once('-')?;
                    (number(from)?, rest)
                }
                None => (1, text),
            };
            let (round, match_number) = rest.strip_prefix('r')?.split_once('-')?;
            let round = u8::try_from(number(round)?).ok()?;
            Some(Self {
                from,
                round,
                number: number(match_number)?,
            })
        };
        parse()
            .filter(|id| id.to_string() == text)
            .ok_or_else(|| MatchIdError(text.to_owned()))
    }
}

/// A number from 1 up, digits only.
fn number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number| digits && number > 0)
}

impl TryFrom<String> for MatchId {
    type Error = MatchIdError;

    fn try_from(text: String) -> Result<Self, MatchIdError> {
        text.parse()
    }
}

impl From<MatchId> for String {
    fn from(id: MatchId) -> Self {
        id.to_string()
    }
}

impl fmt::Display for MatchIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the name of a match", self.0)
    }
}

impl std::error::Error for MatchIdError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_written() {
        for (id, text) in [
            (MatchId::main(1, 3), "r1-3"),
            (MatchId::main(12, 1), "r12-1"),
            (MatchId::THIRD, "third"),
            (MatchId::placing(5, 1, 2), "p5-r1-2"),
        ] {
            assert_eq!(id.to_string(), text);
            assert_eq!(text.parse(), Ok(id));
        }
    }

    #[test]
    fn other_texts_name_no_match() {
        for text in [
            "", "r", "r1", "r0-1", "r1-0", "p1-r1-1", "p3-r1-1", "r01-1", "r1-+1", "r300-1",
        ] {
            assert_eq!(
                text.parse::<MatchId>(),
                Err(MatchIdError(text.to_owned())),
                "{text}"
            );
        }
    }
}
