//! The Italian transcription (arts. 12 and 13).

use rules::{Annotation, Game, Position, RuleSetId, transcribe, transcription};

fn lines(game: &Game) -> Vec<String> {
    transcription(game)
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn art_12_1_a_game_is_written_move_after_move() {
    let mut game = Game::new(RuleSetId::FidItalian);
    for text in ["21-18", "11-14", "18x11"] {
        game.play_text(text).expect("a legal move");
    }
    assert_eq!(lines(&game), ["1. 21-18 11-14", "2. 18x11"]);
}

#[test]
fn art_12_1_a_game_that_starts_with_the_other_side() {
    let start = Position::from_fen(RuleSetId::FidItalian, "B:W21,29:B4,8").expect("a position");
    let mut game = Game::from_position(start);
    for text in ["4-7", "21-17", "8-12"] {
        game.play_text(text).expect("a legal move");
    }
    assert_eq!(lines(&game), ["1. ... 4-7", "2. 21-17 8-12"]);
}

#[test]
fn art_12_2_dash_for_a_step_and_x_for_a_capture() {
    let check = |fen: &str, expected: &[&str]| {
        let position = Position::from_fen(RuleSetId::FidItalian, fen).expect("a position");
        let mut written: Vec<String> = position
            .legal_moves()
            .iter()
            .map(|m| transcribe(&position, m))
            .collect();
        written.sort();
        assert_eq!(written, expected);
    };
    check("W:W21:B4", &["21-17", "21-18"]);
    // Start and arrival only, however many pieces are taken.
    check("W:WK2,K26:BK6,K7,K14,15,21,22,23", &["2x4"]);
    // The whole path where start and arrival fit two captures.
    check("W:W30:B26,18,27,19", &["30x21x14", "30x23x14"]);
}

#[test]
fn art_13_signs_follow_the_move() {
    let mut game = Game::new(RuleSetId::FidItalian);
    game.play_text("22-18").expect("a legal move");
    for sign in [
        Annotation::Loses(1),
        Annotation::Forced,
        Annotation::VeryGood,
        Annotation::Weak,
    ] {
        assert!(game.annotate(1, sign));
    }
    assert_eq!(lines(&game), ["1. 22-18!!* ? -1"]);
    assert!(!game.annotate(0, Annotation::Good));
    assert!(!game.annotate(2, Annotation::Good));
}
