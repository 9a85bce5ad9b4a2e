//! Whatever the bytes, reading PDN does not panic, and what it accepts is sound.
//!
//! `RULES_FUZZ_CASES=100000 cargo test -p rules --test fuzz_pdn` looks longer.

use proptest::prelude::*;
use proptest::sample::Index;
use rules::{Game, RuleSetId, read_pdn, write_pdn};

const CORPUS: [&str; 5] = [
    include_str!("pdn/files/italian.pdn"),
    include_str!("pdn/files/english.pdn"),
    include_str!("pdn/files/portuguese.pdn"),
    include_str!("pdn/files/annotated.pdn"),
    include_str!("pdn/files/mixed.pdn"),
];

/// What makes a difference to the reader, so that edits find its corners.
const SCRAPS: [&str; 51] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "%",
    "\n%",
    "*",
    " * ",
    "!",
    "!?",
    "??",
    "+",
    "+1",
    " -1",
    "=",
    "a.l.",
    "$7",
    "$300",
    "1-0",
    " 1/2-1/2 ",
    "0-0",
    "1-1",
    "½",
    "1.",
    "1...",
    "x",
    " x ",
    ":",
    "22-18",
    "99x0",
    "1234567890123",
    "\r",
    "\r\n\r\n",
    "\n[White \"",
    "Pari",
    "{[%count white]}",
    "[FEN \"W:WK1:BK32\"]\n",
    "\u{feff}",
    "è",
    "–",
    "++",
    "; 12-16",
    ";12-16; 2. 21-17\n",
    "[00:12]",
    "[%clk 0:01]",
    "; 12-16 Pari\n",
];

fn cases() -> u32 {
    let asked = std::env::var("RULES_FUZZ_CASES").ok();
    asked.and_then(|cases| cases.parse().ok()).unwrap_or(1500)
}

fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases())
    }
}

/// Every accepted game is legal from its start, and writing it gives a file that reads back equal.
fn check(bytes: &[u8], rule_set: RuleSetId) -> Result<(), TestCaseError> {
    for reading in read_pdn(bytes, rule_set) {
        let Ok(game) = reading.game else { continue };
        let mut replayed = Game::from_position(*game.start());
        for recorded in game.moves() {
            prop_assert!(replayed.play(&recorded.played).is_ok());
        }
        let text = write_pdn(&reading.tags, &game);
        let again = read_pdn(text.as_bytes(), game.rule_set());
        prop_assert_eq!(again.len(), 1, "{}", text);
        prop_assert_eq!(again[0].game.as_ref(), Ok(&game), "{}", text);
        prop_assert_eq!(&again[0].tags, &reading.tags, "{}", text);
        prop_assert_eq!(write_pdn(&again[0].tags, &game), text);
    }
    Ok(())
}

#[derive(Clone, Debug)]
enum Edit {
    Insert(Index, &'static str),
    Remove(Index, Index),
    Copy(Index, Index, Index),
    Byte(Index, u8),
}

fn edit() -> impl Strategy<Value = Edit> {
    let place = any::<Index>;
    prop_oneof![
        4 => (place(), prop::sample::select(SCRAPS.to_vec())).prop_map(|(at, scrap)| Edit::Insert(at, scrap)),
        2 => (place(), place()).prop_map(|(from, to)| Edit::Remove(from, to)),
        1 => (place(), place(), place()).prop_map(|(from, to, at)| Edit::Copy(from, to, at)),
        1 => (place(), any::<u8>()).prop_map(|(at, byte)| Edit::Byte(at, byte)),
    ]
}

fn edited(mut bytes: Vec<u8>, edits: Vec<Edit>) -> Vec<u8> {
    // Removals and copies stay short, so that most of the file survives them.
    const SPAN: usize = 40;
    for edit in edits {
        let length = bytes.len() + 1;
        match edit {
            Edit::Insert(at, scrap) => {
                let at = at.index(length);
                bytes.splice(at..at, scrap.bytes());
            }
            Edit::Remove(from, to) => {
                let from = from.index(length);
                let to = (from + to.index(SPAN)).min(bytes.len());
                bytes.drain(from..to);
            }
            Edit::Copy(from, to, at) => {
                let from = from.index(length);
                let to = (from + to.index(SPAN)).min(bytes.len());
                let copied = bytes[from..to].to_vec();
                let at = at.index(length);
                bytes.splice(at..at, copied);
            }
            Edit::Byte(at, byte) => {
                let at = at.index(length);
                if let Some(place) = bytes.get_mut(at) {
                    *place = byte;
                }
            }
        }
    }
    bytes
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_bytes(
        bytes in prop::collection::vec(any::<u8>(), 0..600),
        rule_set in prop::sample::select(RuleSetId::ALL.to_vec()),
    ) {
        check(&bytes, rule_set)?;
    }

    #[test]
    fn any_scraps(
        scraps in prop::collection::vec(prop::sample::select(SCRAPS.to_vec()), 0..60),
        spaced in any::<bool>(),
        rule_set in prop::sample::select(RuleSetId::ALL.to_vec()),
    ) {
        let text = scraps.join(if spaced { " " } else { "" });
        check(text.as_bytes(), rule_set)?;
    }

    #[test]
    fn files_with_errors(
        file in prop::sample::select(CORPUS.to_vec()),
        edits in prop::collection::vec(edit(), 1..10),
        rule_set in prop::sample::select(RuleSetId::ALL.to_vec()),
    ) {
        check(&edited(file.as_bytes().to_vec(), edits), rule_set)?;
    }
}
