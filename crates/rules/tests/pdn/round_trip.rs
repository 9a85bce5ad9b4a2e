//! What is written reads back equal.

use super::{ANNOTATED, ENGLISH, ITALIAN, PORTUGUESE, read};
use proptest::prelude::*;
use rules::{
    Annotation, CountCall, Game, Outcome, Position, RuleSetId, Side, Tags, read_pdn, write_moves,
    write_pdn,
};

fn check(tags: &Tags, game: &Game) -> Result<(), TestCaseError> {
    let text = write_pdn(tags, game);
    let readings = read_pdn(text.as_bytes(), game.rule_set());
    prop_assert_eq!(readings.len(), 1, "{}", text);
    prop_assert_eq!(readings[0].game.as_ref(), Ok(game), "{}", text);
    prop_assert_eq!(&readings[0].tags, tags);
    prop_assert_eq!(&write_pdn(&readings[0].tags, game), &text);
    check_moves(game)
}

/// The moves alone, read from the same start, are the same game but for what was said about counts.
fn check_moves(game: &Game) -> Result<(), TestCaseError> {
    let moves = write_moves(game);
    let text = format!("[FEN \"{}\"]\n\n{moves}", game.start().fen());
    let readings = read_pdn(text.as_bytes(), game.rule_set());
    prop_assert_eq!(readings.len(), 1, "{}", text);
    let again = readings[0].game.as_ref().expect("a good game");
    prop_assert_eq!(again.moves(), game.moves(), "{}", moves);
    prop_assert_eq!(again.intro(), game.intro());
    prop_assert_eq!(again.outcome(), game.outcome());
    prop_assert_eq!(write_moves(again), moves);
    Ok(())
}

#[test]
fn the_fixtures() {
    for file in [ITALIAN, ENGLISH, PORTUGUESE, ANNOTATED] {
        for reading in read(file) {
            let game = reading.game.expect("a good game");
            check(&reading.tags, &game).expect("equal");
        }
    }
}

#[test]
fn what_was_said_about_the_count() {
    let start = Position::from_fen(RuleSetId::FidItalian, "W:WK1:BK32").expect("a position");
    let mut game = Game::from_position(start);
    game.play_text("1-5").expect("a legal move");
    game.call_count(CountCall::Asked { by: Side::Black })
        .expect("a king each");
    game.play_text("32-28").expect("a legal move");
    game.call_count(CountCall::Reduced { to: 15 })
        .expect("ten is the least");
    check(&Tags::new(), &game).expect("equal");
}

#[test]
fn standard_tags_and_lines_of_eighty() {
    for reading in read(ITALIAN) {
        let text = write_pdn(&reading.tags, &reading.game.expect("a good game"));
        assert!(text.starts_with("[Event \"Torneo di prova, 1° turno\"]\n[Site \"?\"]\n"));
        assert!(text.contains("\n[GameType \"22,W,8,8,N2,1\"]\n"));
        assert!(
            text.lines().all(|line| line.chars().count() <= 80),
            "{text}"
        );
    }
}

/// A game of random legal moves under any rule set, with random signs and comments.
fn random_game() -> impl Strategy<Value = (Game, Tags)> {
    let signs = prop_oneof![
        prop::sample::select(vec![
            "!", "!!", "?", "??", "?!", "!?", "*", "+", "=", "a.l."
        ])
        .prop_map(|sign| sign.parse::<Annotation>().expect("a sign")),
        any::<u8>().prop_map(Annotation::Gains),
        any::<u8>().prop_map(Annotation::Loses),
        any::<u8>().prop_map(Annotation::Nag),
    ];
    let comment = "[ -~àò°–]{0,100}[!-~]".prop_filter("a command", |c| !c.contains("[%count"));
    (
        prop::sample::select(RuleSetId::ALL.to_vec()),
        prop::collection::vec(any::<prop::sample::Index>(), 0..160),
        prop::collection::vec((any::<prop::sample::Index>(), signs), 0..8),
        prop::collection::vec((any::<prop::sample::Index>(), comment), 0..5),
        prop::option::of(prop::sample::select(vec![
            Outcome::WhiteWins,
            Outcome::BlackWins,
            Outcome::Drawn,
            Outcome::BothLose,
        ])),
        prop::collection::vec(("[A-Za-z]{1,8}", "[ -~è°]{0,30}"), 0..4),
    )
        .prop_map(|(rule_set, choices, signs, comments, outcome, pairs)| {
            let mut game = Game::new(rule_set);
            for choice in choices {
                let legal = game.position().legal_moves();
                if legal.is_empty() {
                    break;
                }
                game.play(choice.get(&legal)).expect("a legal move");
            }
            for (place, sign) in signs {
                game.annotate(place.index(game.len() + 1), sign);
            }
            for (place, text) in comments {
                game.comment(place.index(game.len() + 1), &text);
            }
            game.set_outcome(outcome);
            let mut tags = Tags::new();
            for (name, value) in pairs {
                // A name that comes from the game, or comes twice, is refused; that is fine here.
                let _ = tags.add(&name, &value);
            }
            (game, tags)
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_games((game, tags) in random_game()) {
        check(&tags, &game)?;
    }
}
