//! What was typed, before anyone looks at the tables.

use rules::{Outcome, Reason};

use super::letters::Letters;

/// The line taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Typed {
    Nothing,
    /// Part of a name.
    Name(String),
    /// A table, and what is said of it so far.
    Table {
        number: u32,
        said: Said,
    },
    /// A word that no letter explains.
    Unknown {
        word: String,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    /// One outcome; the reason is none where it was not typed.
    Outcome {
        outcome: Outcome,
        reason: Option<Reason>,
    },
    /// One outcome for each board of a club match.
    Boards(Vec<Outcome>),
}

pub(super) fn parse(text: &str, letters: &Letters) -> Typed {
    let text = text.trim().to_lowercase();
    if text.is_empty() {
        return Typed::Nothing;
    }
    // "4b" is typed as often as "4 b".
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 {
        return Typed::Name(text);
    }
    let Ok(number) = text[..digits].parse() else {
        return Typed::Unknown { word: text };
    };
    let mut words = text[digits..].split_whitespace();
    let said = match (words.next(), words.next(), words.next()) {
        (None, ..) => Said::Nothing,
        (Some(word), None, None) if letters.absence(word).is_some() => {
            let (outcome, reason) = letters.absence(word).expect("just seen");
            Said::Outcome {
                outcome,
                reason: Some(reason),
            }
        }
        (Some(word), reason, None) => match (letters.outcome(word), reason) {
            (Some(outcome), None) => Said::Outcome {
                outcome,
                reason: None,
            },
            (Some(outcome), Some(letter)) => match letters.reason(outcome, letter) {
                Some(reason) => Said::Outcome {
                    outcome,
                    reason: Some(reason),
                },
                None => {
                    return Typed::Unknown {
                        word: letter.to_owned(),
                    };
                }
            },
            (None, None) => match boards(word, letters) {
                Some(boards) => Said::Boards(boards),
                None => {
                    return Typed::Unknown {
                        word: word.to_owned(),
                    };
                }
            },
            (None, Some(_)) => {
                return Typed::Unknown {
                    word: word.to_owned(),
                };
            }
        },
        (.., Some(third)) => {
            return Typed::Unknown {
                word: third.to_owned(),
            };
        }
    };
    Typed::Table { number, said }
}

/// "bnp": White wins on board one, Black on board two, drawn on board three.
fn boards(word: &str, letters: &Letters) -> Option<Vec<Outcome>> {
    (word.chars().count() > 1).then(|| {
        word.chars()
            .map(|letter| letters.outcome(&letter.to_string()))
            .collect()
    })?
}

#[cfg(test)]
mod tests {
    use messages::Language;
    use rules::{Outcome, Reason};

    use super::*;

    fn check(language: Language, text: &str, typed: Typed) {
        assert_eq!(parse(text, &Letters::of(language)), typed, "{text:?}");
    }

    fn table(number: u32, outcome: Outcome, reason: impl Into<Option<Reason>>) -> Typed {
        Typed::Table {
            number,
            said: Said::Outcome {
                outcome,
                reason: reason.into(),
            },
        }
    }

    #[test]
    fn italian_letters() {
        let it = Language::It;
        check(it, "  ", Typed::Nothing);
        check(it, "4 b", table(4, Outcome::WhiteWins, None));
        check(it, "4b", table(4, Outcome::WhiteWins, None));
        check(it, "4 N m", table(4, Outcome::BlackWins, Reason::NoMoves));
        check(it, "4 p c", table(4, Outcome::Drawn, Reason::Count));
        check(it, "4 ab", table(4, Outcome::BlackWins, Reason::Absent));
        check(it, "4 an", table(4, Outcome::WhiteWins, Reason::Absent));
        check(
            it,
            "12 aa",
            table(12, Outcome::BothLose, Reason::BothAbsent),
        );
        check(
            it,
            "12",
            Typed::Table {
                number: 12,
                said: Said::Nothing,
            },
        );
        check(it, "ros", Typed::Name("ros".into()));
        check(it, "4 b k", Typed::Unknown { word: "k".into() });
        check(it, "4 b a b", Typed::Unknown { word: "b".into() });
        let boards = vec![Outcome::WhiteWins, Outcome::BlackWins, Outcome::Drawn];
        check(
            it,
            "2 bnp",
            Typed::Table {
                number: 2,
                said: Said::Boards(boards),
            },
        );
        check(
            it,
            "99999999999 b",
            Typed::Unknown {
                word: "99999999999 b".into(),
            },
        );
    }

    #[test]
    fn english_and_portuguese_letters() {
        check(Language::En, "4 w", table(4, Outcome::WhiteWins, None));
        check(Language::En, "4 b", table(4, Outcome::BlackWins, None));
        check(
            Language::En,
            "4 d c",
            table(4, Outcome::Drawn, Reason::Count),
        );
        check(Language::Pt, "4 b", table(4, Outcome::WhiteWins, None));
        check(Language::Pt, "4 p", table(4, Outcome::BlackWins, None));
        check(Language::Pt, "4 e", table(4, Outcome::Drawn, None));
    }
}
