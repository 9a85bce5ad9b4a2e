//! The liberties that users' files take.

use super::{ANNOTATED, ENGLISH, ITALIAN, PORTUGUESE, moves, one, read};
use rules::{
    Annotation, Game, Outcome, PdnError, PdnNote, Remark, RuleSetId, Side, SyntaxFault,
    clock_times, read_pdn,
};

#[test]
fn italian_tags_and_odd_spacing() {
    let readings = read(ITALIAN);
    assert_eq!(readings.len(), 2);
    let first = &readings[0];
    for (name, value) in [
        ("Event", "Torneo di prova, 1° turno"),
        ("Date", "2024"),
        ("White", "ROSSI Bruno"),
        ("Black", "VERDI Anna"),
        ("Opening", "0007"),
    ] {
        assert_eq!(first.tags.get(name), Some(value));
    }
    let game = first.game.as_ref().expect("a good game");
    assert_eq!((game.len(), game.outcome()), (33, Some(Outcome::WhiteWins)));
    let comments: Vec<&str> = game.moves()[32].comments().collect();
    assert_eq!(comments, ["Bianco Vince"]);
    let second = readings[1].game.as_ref().expect("a good game");
    assert_eq!((second.len(), second.outcome()), (16, Some(Outcome::Drawn)));
    assert_eq!((readings[1].number, readings[1].line), (2, 15));
}

#[test]
fn line_ends_marks_and_old_encodings_change_nothing() {
    let expected = read(ITALIAN);
    let check = |bytes: &[u8]| {
        let readings = read_pdn(bytes, RuleSetId::FidItalian);
        assert_eq!(readings, expected);
    };
    let windows = ITALIAN.replace('\n', "\r\n");
    check(windows.as_bytes());
    check(ITALIAN.replace('\n', "\r").as_bytes());
    check(format!("\u{feff}{windows}").as_bytes());
    let latin: Vec<u8> = windows
        .chars()
        .map(|c| u8::try_from(c).expect("Latin-1"))
        .collect();
    assert!(std::str::from_utf8(&latin).is_err());
    check(&latin);
    let wide: Vec<u8> = "\u{feff}"
        .encode_utf16()
        .chain(windows.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    check(&wide);
}

#[test]
fn the_three_games_by_their_type() {
    let english = one(ENGLISH);
    assert_eq!(english.rule_set(), RuleSetId::FidEnglish);
    // Black begins and won: 1-0.
    assert_eq!(english.outcome(), Some(Outcome::win(Side::Black)));
    let portuguese = one(PORTUGUESE);
    assert_eq!(portuguese.rule_set(), RuleSetId::FpdClassic);
    assert_eq!(
        (portuguese.len(), portuguese.outcome()),
        (41, Some(Outcome::WhiteWins))
    );
    assert!(portuguese.position().is_over());
    let kept = read_pdn(b"[GameType \"22\"] 1. 22-18 *", RuleSetId::Fssi2006);
    let kept = kept[0].game.as_ref().map(Game::rule_set);
    assert_eq!(kept, Ok(RuleSetId::Fssi2006));
}

#[test]
fn numbers_spaces_and_separators_are_free() {
    let plain = one("1. 21-18 11-14 2. 18x11 7x14 *");
    for text in [
        "21-18 11-14 18x11 7x14",
        "1.21-18 11-14 2.18x11 7x14 1/2",
        "1 21-18 11-14 2 18x11 7x14",
        "1. 21-18 1... 11-14 2. 18:11 2... 7:14 *",
        "1. 21 - 18 11 - 14 2. 18 x 11 7X14 *",
        "1. 21-18 11-14\n\n2. 18x11\t7x14 *",
        "1. ... 21-18 11–14 2. 18×11 7-14 *",
    ] {
        assert_eq!(moves(&one(text)), moves(&plain), "{text}");
    }
}

#[test]
fn short_and_full_captures() {
    let fen = "[FEN \"W:WK2,K26:BK6,K7,K14,15,21,22,23.\"]";
    for written in ["2x4", "2x11x18x27x20x11x4", "2:11:18:27:20:11:4", "2 x 4"] {
        let game = one(&format!("{fen}[SetUp \"1\"] 1. {written} *"));
        assert_eq!(moves(&game), "2x11x18x27x20x11x4", "{written}");
    }
}

#[test]
fn results_in_every_form() {
    for (written, outcome) in [
        ("1-0", Some(Outcome::WhiteWins)),
        ("2-0", Some(Outcome::WhiteWins)),
        ("0-1", Some(Outcome::BlackWins)),
        ("0-2", Some(Outcome::BlackWins)),
        ("1/2-1/2", Some(Outcome::Drawn)),
        ("1/2 - 1/2", Some(Outcome::Drawn)),
        ("1-1", Some(Outcome::Drawn)),
        ("½-½", Some(Outcome::Drawn)),
        ("0-0", Some(Outcome::BothLose)),
        ("*", None),
        ("", None),
    ] {
        assert_eq!(
            one(&format!("1. 22-18 {written}")).outcome(),
            outcome,
            "{written}"
        );
        let tag = format!("[Risultato \"{written}\"]\n\n1. 22-18");
        assert_eq!(one(&tag).outcome(), outcome, "{tag}");
    }
}

#[test]
fn a_result_that_differs_from_its_tag_is_noted() {
    let readings = read("[Result \"1-0\"] 1. 22-18 0-1");
    assert_eq!(readings[0].notes, [PdnNote::ResultDiffers]);
    let game = readings[0].game.as_ref().expect("a good game");
    assert_eq!(game.outcome(), Some(Outcome::BlackWins));
    let odd = read("[Result \"rinviata\"] 1. 22-18 *");
    assert_eq!(
        odd[0].notes,
        [PdnNote::ResultUnreadable("rinviata".to_owned())]
    );
}

#[test]
fn games_without_tags_follow_one_another() {
    let readings = read("1. 22-18 12-16 1-0 {so it ended} 1. 21-17 * 1. 23-20 0-1");
    let plies: Vec<_> = readings
        .iter()
        .map(|r| r.game.as_ref().map(Game::len))
        .collect();
    assert_eq!(plies, [Ok(2), Ok(1), Ok(1)]);
}

#[test]
fn signs_comments_and_nested_variations() {
    let game = one(ANNOTATED);
    assert_eq!(game.intro(), ["Starts quietly"]);
    let signs: Vec<_> = game
        .moves()
        .iter()
        .map(|m| m.annotations.as_slice())
        .collect();
    use Annotation::*;
    assert_eq!(
        signs,
        [
            &[Good][..],
            &[Nag(2)],
            &[Forced],
            &[Drawn],
            &[Loses(1), AtChoice],
            &[Wins],
        ]
    );
    let [clock] = game.moves()[0].remarks.as_slice() else {
        panic!("one remark");
    };
    assert_eq!(*clock, Remark::Comment("[%clk 0:04:55]".to_owned()));
    let times = game.moves()[0]
        .comments()
        .find_map(clock_times)
        .expect("a clock");
    assert_eq!(times.mover.map(|time| time.as_secs()), Some(295));
    let [Remark::Variation(line)] = game.moves()[1].remarks.as_slice() else {
        panic!("one variation");
    };
    let written: Vec<String> = line.moves.iter().map(|m| m.played.to_string()).collect();
    assert_eq!(written, ["12-16", "23-20", "16x23", "27x20"]);
    assert_eq!(line.moves[3].annotations, [LooksStrong, Gains(1)]);
    let [Remark::Variation(inner)] = line.moves[1].remarks.as_slice() else {
        panic!("one inner variation");
    };
    assert_eq!(inner.moves.len(), 1);
    assert_eq!(
        game.moves()[2].comments().collect::<Vec<_>>(),
        [" a whole line } with a brace"]
    );
}

#[test]
fn an_illegal_variation_is_cut_and_noted() {
    let readings = read(ANNOTATED);
    let [
        PdnNote::VariationCut {
            line,
            text,
            refused,
        },
    ] = readings[0].notes.as_slice()
    else {
        panic!("one note: {:?}", readings[0].notes);
    };
    assert_eq!((*line, text.as_str()), (8, "12-15"));
    assert_eq!(refused.article().0, "3.2");
}

#[test]
fn the_star_is_a_sign_or_the_end() {
    let forced = one("1. 22-18* 12-16 * 2. 21-17 *");
    let signs: Vec<_> = forced
        .moves()
        .iter()
        .map(|m| m.annotations.clone())
        .collect();
    assert_eq!(
        signs,
        [vec![Annotation::Forced], vec![Annotation::Forced], vec![]]
    );
}

#[test]
fn the_moves_that_follow_tell_which_capture_was_played() {
    let fen = "[FEN \"W:W30:B26,18,27,19\"]";
    for (reply, expected) in [("27-31", "30x21x14 27-31"), ("26-29", "30x23x14 26-29")] {
        let readings = read(&format!("{fen} 1. 30x14 {reply} *"));
        let game = readings[0].game.as_ref().expect("a good game");
        assert_eq!(moves(game), expected);
        assert_eq!(readings[0].notes, [PdnNote::Deduced { ply: 1 }]);
    }
    let readings = read(&format!("{fen} 1. 30x14 *"));
    let [PdnNote::Undecided { ply: 1, candidates }] = readings[0].notes.as_slice() else {
        panic!("one note: {:?}", readings[0].notes);
    };
    assert_eq!(candidates.len(), 2);
    assert!(readings[0].game.is_ok());
}

#[test]
fn moves_after_semicolons_belong_to_the_game() {
    let plain = one("1. 21-18 11-14 2. 18x11 7x14 1/2-1/2");
    for text in [
        "1. 21-18 11-14; 2. 18x11 7x14 1/2-1/2",
        "1. 21-18, 11-14; 2. 18x11, 7x14; 1/2-1/2"
            .replace(',', "")
            .as_str(),
        "21-18; 11-14; 18x11; 7x14; 1/2-1/2",
        "1. 21-18 11-14;\n2. 18x11 7x14; 1/2-1/2 ; bella",
    ] {
        let readings = read(text);
        let game = readings[0].game.as_ref().expect(text);
        assert_eq!(moves(game), moves(&plain), "{text}");
        assert_eq!(readings[0].notes, [], "{text}");
        assert_eq!(readings.len(), 1, "{text}");
    }
    assert_eq!(
        one("21-18; 11-14; 18x11; 7x14 1-0").outcome(),
        Some(Outcome::WhiteWins)
    );
    let two = read("1. 21-18 11-14; 2. 18x11 7x14 1-0\n1. 22-18; 12-16 0-1");
    let plies: Vec<_> = two.iter().map(|r| r.game.as_ref().map(Game::len)).collect();
    assert_eq!(plies, [Ok(4), Ok(2)]);
}

#[test]
fn moves_in_a_comment_that_do_not_go_on_are_told() {
    let readings = read("1. 21-18 ; 22-19\n 11-14 2. 18x11 7x14 *");
    let game = readings[0].game.as_ref().expect("a good game");
    assert_eq!(game.len(), 4);
    assert_eq!(game.moves()[0].comments().collect::<Vec<_>>(), [" 22-19"]);
    assert_eq!(readings[0].notes, [PdnNote::MovesInComment { line: 1 }]);
    // What is wrong either way is told as moves are.
    let broken = read("1. 21-18 ; 22-19\n 1-2 *");
    assert!(broken[0].game.is_err());
    // Words make a comment, and the moves among them are told too.
    let words = read("1. 21-18 ; 22-19 era meglio\n 11-14 *");
    assert_eq!(words[0].notes, [PdnNote::MovesInComment { line: 1 }]);
    assert_eq!(read("1. 21-18 ; bella\n 11-14 *")[0].notes, []);
}

#[test]
fn clocks_and_commands_outside_of_comments() {
    for written in ["[00:12]", "[0:00:12]", "[ 00:12 ]", "[%clk 0:00:12]"] {
        let text = format!("[Event \"x\"]\n\n1. 22-18 {written} 12-16 {written}\n2. 21-17 1-0");
        let readings = read(&text);
        assert_eq!(readings.len(), 1, "{written}");
        let game = readings[0].game.as_ref().expect(written);
        assert_eq!(game.len(), 3);
        let clock = game.moves()[0].comments().find_map(clock_times);
        let seconds = clock
            .and_then(|clock| clock.mover)
            .map(|time| time.as_secs());
        assert_eq!(seconds, Some(12), "{written}");
    }
    let odd = read("1. 22-18 [?7] 12-16 *");
    let fault = SyntaxFault::Unreadable("[?7]".to_owned());
    assert_eq!(odd[0].game, Err(PdnError::Syntax { line: 1, fault }));
}
