//! A game written down: positions, undo by value, signs and remarks.

use rules::{Annotation, CountCall, CountKind, Game, Outcome, Position, Refusal, RuleSetId};

fn opening() -> Game {
    let mut game = Game::new(RuleSetId::FidItalian);
    for text in ["21-18", "11-14", "18x11", "7x14"] {
        game.play_text(text).expect("a legal move");
    }
    game
}

#[test]
fn the_position_after_each_move_is_kept() {
    let game = opening();
    assert_eq!(game.position_after(0), Some(game.start()));
    let mut replayed = *game.start();
    for (i, recorded) in game.moves().iter().enumerate() {
        replayed = replayed.play(&recorded.played).expect("a legal move");
        assert_eq!(game.position_after(i + 1), Some(&replayed));
    }
    assert_eq!(game.position(), &replayed);
    assert_eq!(game.position_after(5), None);
    assert_eq!(game.counts_after(5), None);
}

#[test]
fn a_refused_move_leaves_the_game_unchanged() {
    let mut game = opening();
    let before = game.clone();
    let refused = game.play_text("31-27").expect_err("the square is taken");
    assert!(
        matches!(refused.reason, Refusal::SquareTaken { .. }),
        "{refused:?}"
    );
    assert_eq!(*refused.position, *before.position());
    assert_eq!(game, before);
}

#[test]
fn taking_back_gives_the_game_as_it_was() {
    let mut game = opening();
    game.set_outcome(Some(Outcome::Drawn));
    let two = game.truncated(2);
    assert_eq!(two.len(), 2);
    assert_eq!(Some(two.position()), game.position_after(2));
    assert_eq!(two.outcome(), None);
    // Playing on from there gives the same game again.
    let mut again = two;
    for recorded in &game.moves()[2..] {
        again.play(&recorded.played).expect("a legal move");
    }
    again.set_outcome(Some(Outcome::Drawn));
    assert_eq!(again, game);
    assert_eq!(game.truncated(99), game);
}

#[test]
fn signs_and_comments_belong_to_a_ply() {
    let mut game = opening();
    assert!(game.comment(0, "prima"));
    assert!(game.comment(2, "[%clk 0:09:30]"));
    assert!(!game.comment(9, "nowhere"));
    assert!(game.annotate(2, Annotation::Weak));
    assert!(game.annotate(2, Annotation::Weak));
    assert_eq!(game.intro(), ["prima"]);
    let second = &game.moves()[1];
    assert_eq!(second.annotations, [Annotation::Weak]);
    assert_eq!(second.comments().collect::<Vec<_>>(), ["[%clk 0:09:30]"]);
}

#[test]
fn a_game_may_start_anywhere() {
    let start = Position::from_fen(RuleSetId::FpdClassic, "B:WK1:B32,24").expect("a position");
    let game = Game::from_position(start);
    assert_eq!(game.rule_set(), RuleSetId::FpdClassic);
    assert_eq!(game.start().fen(), "B:WK1:B24,32");
    assert!(game.is_empty());
}

#[test]
fn other_calls_for_the_same_record() {
    let start = Position::from_fen(RuleSetId::FidItalian, "W:WK1:BK32").expect("a position");
    let mut game = Game::from_position(start);
    for text in ["1-5", "32-28", "5-1"] {
        game.play_text(text).expect("a legal move");
    }
    game.comment(0, "before");
    game.comment(2, "after two");
    game.set_outcome(Some(Outcome::Drawn));
    let calls = [(1, CountCall::Imposed), (2, CountCall::Reduced { to: 12 })];
    let called = game.with_calls(&calls).expect("a king each");
    assert_eq!(called.calls(), calls);
    assert_eq!(called.moves(), game.moves());
    assert_eq!(
        (called.intro(), called.outcome()),
        (game.intro(), game.outcome())
    );
    assert_eq!(
        called.count(CountKind::Moves).map(|state| state.limit),
        Some(12)
    );
    assert_eq!(called.with_calls(&[]), Ok(game.clone()));
    let twice = [(1, CountCall::Imposed), (3, CountCall::Imposed)];
    let refused = game.with_calls(&twice).expect_err("it runs already");
    assert_eq!((refused.0, refused.1.code()), (3, "already-running"));
    // Before the count it may be started and reduced; then below the number in force; not to the least again.
    let below = |game: &Game, ply| game.reduction_after(ply).map(|reduction| reduction.below);
    assert_eq!(below(&called, 0), Some(40));
    assert_eq!(below(&called, 1), Some(40));
    assert_eq!(below(&called, 3), Some(12));
    let least = game.with_calls(&[(1, CountCall::Imposed), (1, CountCall::Reduced { to: 10 })]);
    assert_eq!(below(&least.expect("ten is the least"), 3), None);
    assert_eq!(below(&Game::new(RuleSetId::FidItalian), 0), None);
}
