//! Whatever the text, reading a FEN does not panic, and what it accepts can be played.
//!
//! `RULES_FUZZ_CASES=100000 cargo test -p rules --test fuzz_fen` looks longer.

use proptest::prelude::*;
use rules::{Position, RuleSetId, Setup, Side};

const SCRAPS: [&str; 24] = [
    "W",
    "B",
    "w",
    "b",
    ":",
    ",",
    "K",
    "k",
    "-",
    ".",
    " ",
    "1",
    "12",
    "21",
    "32",
    "33",
    "0",
    "W:W21-32:B1-12",
    "B:WK1:BK32",
    ":H0:F1",
    "99999999999",
    "–",
    "è",
    "\n",
];

fn config() -> ProptestConfig {
    let asked = std::env::var("RULES_FUZZ_CASES").ok();
    let cases = asked.and_then(|cases| cases.parse().ok()).unwrap_or(3000);
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

/// What reads as a setup writes back the same; what is a position has legal moves that can be
/// played, and each position after them is a proper position again.
fn check(text: &str, rule_set: RuleSetId) -> Result<(), TestCaseError> {
    let Ok(setup) = Setup::from_fen(text) else {
        prop_assert!(Position::from_fen(rule_set, text).is_err());
        return Ok(());
    };
    prop_assert_eq!(Setup::from_fen(&setup.fen()), Ok(setup));
    let Ok(position) = setup.position(rule_set) else {
        return Ok(());
    };
    prop_assert_eq!(position.setup(), setup);
    prop_assert_eq!(Position::from_fen(rule_set, &position.fen()), Ok(position));
    for legal in position.legal_moves() {
        let next = position.play(&legal);
        prop_assert!(next.is_ok(), "{} {}", text, legal);
        if let Ok(next) = next {
            prop_assert_eq!(Position::from_fen(rule_set, &next.fen()), Ok(next));
        }
    }
    Ok(())
}

fn rule_set() -> impl Strategy<Value = RuleSetId> {
    prop::sample::select(RuleSetId::ALL.to_vec())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text(text in "\\PC{0,60}", rule_set in rule_set()) {
        check(&text, rule_set)?;
    }

    #[test]
    fn any_scraps(
        scraps in prop::collection::vec(prop::sample::select(SCRAPS.to_vec()), 0..30),
        rule_set in rule_set(),
    ) {
        check(&scraps.concat(), rule_set)?;
    }

    #[test]
    fn any_setup(
        white_moves in any::<bool>(),
        squares in any::<(u32, u32, u32, u32)>(),
        rule_set in rule_set(),
    ) {
        let (white, black, kings, thinning) = squares;
        let mut setup = Setup::empty(if white_moves { Side::White } else { Side::Black });
        setup.white = rules::SquareSet::from_bits(white & thinning);
        setup.black = rules::SquareSet::from_bits(black & !white & !thinning);
        let pieces = setup.white.union(setup.black);
        setup.kings = rules::SquareSet::from_bits(kings).intersection(pieces);
        check(&setup.fen(), rule_set)?;
    }
}
