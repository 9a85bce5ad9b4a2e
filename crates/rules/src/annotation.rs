//! Segni convenzionali (art. 13): the signs that comment a written move.
//!
//! Only the FID Italian text lists them; every rule set may use them in a record, for a
//! sign says what somebody thought of a move and changes nothing in the game.

use std::fmt;
use std::str::FromStr;

/// Segno convenzionale (art. 13): one sign after a written move.
///
/// `?!` and `!?` have the Italian meaning, which is the opposite of the chess habit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Annotation {
    /// `!`: a good move (13.3).
    Good,
    /// `!!`: a very good move (13.4).
    VeryGood,
    /// `?`: a weak move (13.5).
    Weak,
    /// `??`: a very bad move (13.6).
    VeryBad,
    /// `?!`: looks weak, turns out strong (13.7).
    LooksWeak,
    /// `!?`: looks strong, turns out weak (13.8).
    LooksStrong,
    /// `*`: forced, anything else loses (13.9).
    Forced,
    /// `+`: wins the game (13.10).
    Wins,
    /// `=`: the game is drawn (13.11).
    Drawn,
    /// `+2`: pieces gained at the end of a phase (13.12).
    Gains(u8),
    /// `-2`: pieces lost at the end of a phase (13.13).
    Loses(u8),
    /// `a.l.`: another choice has the same consequences (13.14).
    AtChoice,
    /// `$n`: a numeric sign of PDN, kept as it was written.
    Nag(u8),
}

impl Annotation {
    /// The sub-article of art. 13 that defines the sign; none for the numeric ones of PDN.
    #[must_use]
    pub fn sub_article(self) -> Option<&'static str> {
        Some(match self {
            Annotation::Good => "13.3",
            Annotation::VeryGood => "13.4",
            Annotation::Weak => "13.5",
            Annotation::VeryBad => "13.6",
            Annotation::LooksWeak => "13.7",
            Annotation::LooksStrong => "13.8",
            Annotation::Forced => "13.9",
            Annotation::Wins => "13.10",
            Annotation::Drawn => "13.11",
            Annotation::Gains(_) => "13.12",
            Annotation::Loses(_) => "13.13",
            Annotation::AtChoice => "13.14",
            Annotation::Nag(_) => return None,
        })
    }

    /// Whether the sign judges the move (13.3–13.8); of these only the first may touch the move,
    /// because `!` and `?` together read as another sign.
    pub(crate) fn judges(self) -> bool {
        self <= Annotation::LooksStrong
    }

    /// Whether the sign may touch whatever it follows: `22-18*` may, `22-18 -1` may not, because
    /// `22-18-1` reads as a path.
    pub(crate) fn attaches(self) -> bool {
        matches!(
            self,
            Annotation::Forced | Annotation::Wins | Annotation::Drawn
        )
    }

    /// Adds the sign to a list that is kept in the order of art. 13, each sign once.
    pub(crate) fn insert_into(self, signs: &mut Vec<Annotation>) {
        if let Err(place) = signs.binary_search(&self) {
            signs.insert(place, self);
        }
    }
}

impl fmt::Display for Annotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Annotation::Good => f.write_str("!"),
            Annotation::VeryGood => f.write_str("!!"),
            Annotation::Weak => f.write_str("?"),
            Annotation::VeryBad => f.write_str("??"),
            Annotation::LooksWeak => f.write_str("?!"),
            Annotation::LooksStrong => f.write_str("!?"),
            Annotation::Forced => f.write_str("*"),
            Annotation::Wins => f.write_str("+"),
            Annotation::Drawn => f.write_str("="),
            Annotation::Gains(n) => write!(f, "+{n}"),
            Annotation::Loses(n) => write!(f, "-{n}"),
            Annotation::AtChoice => f.write_str("a.l."),
            Annotation::Nag(n) => write!(f, "${n}"),
        }
    }
}

/// The text is not one of the signs of art. 13.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a sign of art. 13: {0}")]
pub struct UnknownSign(pub String);

impl FromStr for Annotation {
    type Err = UnknownSign;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownSign(text.to_owned());
        Ok(match text {
            "!" => Annotation::Good,
            "!!" => Annotation::VeryGood,
            "?" => Annotation::Weak,
            "??" => Annotation::VeryBad,
            "?!" => Annotation::LooksWeak,
            "!?" => Annotation::LooksStrong,
            "*" => Annotation::Forced,
            "+" => Annotation::Wins,
            "=" => Annotation::Drawn,
            "a.l." | "a.l" | "A.L." => Annotation::AtChoice,
            _ => {
                let Some((sign, digits)) =
                    text.char_indices().nth(1).map(|(i, _)| text.split_at(i))
                else {
                    return Err(unknown());
                };
                let plain = digits.bytes().all(|b| b.is_ascii_digit());
                let number = digits.parse().ok().filter(|_| plain);
                match (sign, number) {
                    ("+", Some(n)) => Annotation::Gains(n),
                    // Printed rules set the minus as an en dash.
                    ("-" | "–", Some(n)) => Annotation::Loses(n),
                    ("$", Some(n)) => Annotation::Nag(n),
                    _ => return Err(unknown()),
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_13_every_sign_reads_back() {
        use Annotation::*;
        for sign in [
            Good,
            VeryGood,
            Weak,
            VeryBad,
            LooksWeak,
            LooksStrong,
            Forced,
            Wins,
            Drawn,
            Gains(1),
            Gains(2),
            Loses(1),
            Loses(12),
            AtChoice,
            Nag(0),
            Nag(255),
        ] {
            assert_eq!(sign.to_string().parse(), Ok(sign));
        }
    }

    #[test]
    fn art_13_13_the_printed_dash_is_a_minus() {
        assert_eq!("–2".parse(), Ok(Annotation::Loses(2)));
    }

    #[test]
    fn what_is_no_sign_is_refused_with_its_text() {
        for text in ["", "!!!", "+-", "+300", "$", "x", "++1", "è"] {
            assert_eq!(
                text.parse::<Annotation>(),
                Err(UnknownSign(text.to_owned()))
            );
        }
    }
}
