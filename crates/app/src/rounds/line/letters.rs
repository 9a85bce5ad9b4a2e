//! The letters of the arbiter's line, in the language of the interface.

use messages::{Language, Messages};
use rules::{Outcome, Reason};

/// What each letter stands for; they come from `line.ftl`, so that translators choose them.
pub(super) struct Letters {
    pub(super) white: String,
    pub(super) black: String,
    pub(super) drawn: String,
    pub(super) absent: String,
    pub(super) both: String,
    reasons: Vec<(Outcome, Reason, String)>,
}

/// The reasons that have a letter, by what they can end in. The first of each is meant when none is typed.
const WINS: &[(Reason, &str)] = &[
    (Reason::Resigned, "line-letter-resigned"),
    (Reason::NoMoves, "line-letter-no-moves"),
    (Reason::NoPieces, "line-letter-no-pieces"),
    (Reason::Time, "line-letter-time"),
    (Reason::RefusedRules, "line-letter-refused-rules"),
    (
        Reason::ExcludedHearingAid,
        "line-letter-excluded-hearing-aid",
    ),
    (Reason::Disciplinary, "line-letter-disciplinary"),
];
const DRAWN: &[(Reason, &str)] = &[
    (Reason::Agreed, "line-letter-agreed"),
    (Reason::Count, "line-letter-count"),
    (Reason::Repetition, "line-letter-repetition"),
    (Reason::ForcedTwelve, "line-letter-forced-twelve"),
    (Reason::NoWinningChance, "line-letter-no-winning-chance"),
];

impl Letters {
    pub(super) fn of(language: Language) -> Letters {
        let messages = Messages::for_language(language);
        let letter = |key: &str| messages.text(key, &[]).to_lowercase();
        let mut reasons = Vec::new();
        for outcome in [Outcome::WhiteWins, Outcome::BlackWins] {
            reasons.extend(
                WINS.iter()
                    .map(|(reason, key)| (outcome, *reason, letter(key))),
            );
        }
        reasons.extend(
            DRAWN
                .iter()
                .map(|(reason, key)| (Outcome::Drawn, *reason, letter(key))),
        );
        Letters {
            white: letter("line-letter-white"),
            black: letter("line-letter-black"),
            drawn: letter("line-letter-drawn"),
            absent: letter("line-letter-absent"),
            both: letter("line-letter-both"),
            reasons,
        }
    }

    /// The outcome that one letter means.
    pub(super) fn outcome(&self, letter: &str) -> Option<Outcome> {
        [
            (&self.white, Outcome::WhiteWins),
            (&self.black, Outcome::BlackWins),
            (&self.drawn, Outcome::Drawn),
        ]
        .into_iter()
        .find_map(|(known, outcome)| (known == letter).then_some(outcome))
    }

    /// The reason that a letter means for this outcome.
    pub(super) fn reason(&self, outcome: Outcome, letter: &str) -> Option<Reason> {
        self.reasons
            .iter()
            .find(|(of, _, known)| *of == outcome && known == letter)
            .map(|(_, reason, _)| *reason)
    }

    /// Who is absent: the winner is the other one.
    pub(super) fn absence(&self, word: &str) -> Option<(Outcome, Reason)> {
        let who = word.strip_prefix(self.absent.as_str())?;
        match who {
            _ if who == self.white => Some((Outcome::BlackWins, Reason::Absent)),
            _ if who == self.black => Some((Outcome::WhiteWins, Reason::Absent)),
            _ if who == self.both => Some((Outcome::BothLose, Reason::BothAbsent)),
            _ => None,
        }
    }
}
