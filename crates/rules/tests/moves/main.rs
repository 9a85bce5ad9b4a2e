//! One test per sub-article on moves and captures, named for it, and tables of cases of our own.

mod art_4;
mod art_5;
mod art_6;
mod english;
mod fen;
mod messages;
mod perft;
mod portuguese;
mod refusals;
mod ruleset;
mod setup;

use rules::{Position, RuleSetId};

/// Both Italian rule sets, which move alike.
const ITALIAN: [RuleSetId; 2] = [RuleSetId::Fssi2006, RuleSetId::FidItalian];

fn position(rules: RuleSetId, fen: &str) -> Position {
    Position::from_fen(rules, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves, in full notation, are these and no others.
fn check_moves(rules: RuleSetId, fen: &str, expected: &[&str]) {
    let mut moves: Vec<String> = position(rules, fen)
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    moves.sort();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(moves, expected, "{rules} {fen}");
}

/// The move leads to this position.
fn check_play(rules: RuleSetId, fen: &str, played: &str, after: &str) {
    let before = position(rules, fen);
    let legal = before
        .find_move(played)
        .unwrap_or_else(|refused| panic!("{fen}: {refused}"));
    let next = before.play(&legal).expect("a legal move");
    assert_eq!(next.fen(), after, "{rules} {fen} {played}");
}

/// The attempt is refused for this reason and under this article.
fn check_refused(rules: RuleSetId, fen: &str, attempt: &str, code: &str, article: &str) {
    let before = position(rules, fen);
    match before.find_move(attempt) {
        Ok(legal) => panic!("{rules} {fen} {attempt}: legal as {legal}"),
        Err(refused) => {
            let found = (refused.reason.code(), refused.article().0);
            assert_eq!(found, (code, article), "{rules} {fen} {attempt}");
            assert_eq!(*refused.position, before, "the position is unchanged");
        }
    }
}

/// The attempt is refused under both Italian rule sets, which cite the same article.
fn check_refused_italian(fen: &str, attempt: &str, code: &str, article: &str) {
    for rules in ITALIAN {
        check_refused(rules, fen, attempt, code, article);
    }
}

/// The legal moves under both Italian rule sets.
fn check_italian(fen: &str, expected: &[&str]) {
    for rules in ITALIAN {
        check_moves(rules, fen, expected);
    }
}
