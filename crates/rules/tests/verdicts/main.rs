//! Verdicts on claimed results (art. 9; Portuguese art. 4).

mod drawn;
mod record;
mod winning;

use rules::{
    Article, Claim, ClaimError, CountCall, Finding, Game, Misfit, Outcome, Position, Reason,
    RuleSetId, Verdict, verdict,
};

fn bare(rule_set: RuleSetId, outcome: Outcome, reason: Reason) -> Result<Verdict, ClaimError> {
    verdict(rule_set, Claim::new(outcome, reason), None)
}

fn judged(game: &Game, outcome: Outcome, reason: Reason) -> Vec<Finding> {
    let claim = Claim::new(outcome, reason);
    verdict(game.rule_set(), claim, Some(game))
        .expect("a claim the rules know")
        .findings()
        .to_vec()
}

fn finding(what: Misfit, article: &'static str) -> Vec<Finding> {
    let article = Some(Article(article));
    vec![Finding { what, article }]
}

fn game(rule_set: RuleSetId, fen: &str, line: &[&str]) -> Game {
    let start = Position::from_fen(rule_set, fen).expect("a proper position");
    let mut game = Game::from_position(start);
    for text in line {
        game.play_text(text).expect("a legal move");
    }
    game
}

fn counted(rule_set: RuleSetId, plies: usize) -> Game {
    let mut game = game(rule_set, "W:WK1:BK32", &[]);
    game.call_count(CountCall::Imposed).expect("a king each");
    for text in ["1-5", "32-28", "5-1", "28-32"].iter().cycle().take(plies) {
        game.play_text(text).expect("a legal move");
    }
    game
}
