//! Published counts of positions, to a number of positions that takes a second or so.
//!
//! The benchmark goes deeper.

use rules::{Counting, RuleSetId};

use super::position;

/// Counts above this are left to the benchmark.
const MOST_POSITIONS: u64 = 20_000_000;

#[test]
fn italian_counts() {
    check(RuleSetId::FidItalian, include_str!("../data/italian.perft"));
    check(RuleSetId::Fssi2006, include_str!("../data/italian.perft"));
}

#[test]
fn english_counts() {
    check(RuleSetId::FidEnglish, include_str!("../data/english.perft"));
}

#[test]
fn portuguese_counts() {
    check(
        RuleSetId::FpdClassic,
        include_str!("../data/portuguese.perft"),
    );
}

fn check(rules: RuleSetId, data: &str) {
    let mut checked = 0;
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [name, fen, counting, counts] = fields[..] else {
            panic!("{line}")
        };
        let counting = match counting {
            "paths" => Counting::Paths,
            "unique" => Counting::Unique,
            _ => panic!("{line}"),
        };
        let start = position(rules, fen);
        let counts = counts
            .split(' ')
            .map(|count| count.parse::<u64>().expect("a count"));
        for (depth, expected) in (1..).zip(counts) {
            if expected <= MOST_POSITIONS {
                assert_eq!(
                    start.perft(depth, counting),
                    expected,
                    "{rules} {name} {depth}"
                );
                checked += 1;
            }
        }
    }
    assert!(checked >= 20, "{rules}: {checked} counts");
}
