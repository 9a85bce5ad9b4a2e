//! A file with good and bad games: each bad one says why, and the good ones load.

use super::{MIXED, read};
use rules::{PdnError, Refusal, SyntaxFault};

#[test]
fn bad_games_do_not_stop_the_good_ones() {
    let readings = read(MIXED);
    let events: Vec<_> = readings
        .iter()
        .filter_map(|r| r.tags.get("Event"))
        .collect();
    assert_eq!(
        events,
        [
            "Good",
            "Illegal",
            "Another game",
            "Never closed",
            "Parenthesis",
            "Typing error",
            "Bad start",
            "Good again",
        ]
    );
    let good: Vec<usize> = readings
        .iter()
        .filter(|r| r.game.is_ok())
        .map(|r| r.number)
        .collect();
    assert_eq!(good, [1, 8]);
}

#[test]
fn an_illegal_move_is_reported_with_its_place_reason_and_article() {
    let readings = read(MIXED);
    let Err(PdnError::Illegal {
        line,
        ply,
        text,
        refused,
        until,
    }) = &readings[1].game
    else {
        panic!("an illegal move: {:?}", readings[1].game);
    };
    assert_eq!(
        (readings[1].number, *line, *ply, text.as_str()),
        (2, 7, 3, "23-20")
    );
    assert!(matches!(
        refused.reason,
        Refusal::CaptureCompulsory { count: 1, .. }
    ));
    assert_eq!(refused.article().0, "6.1");
    assert_eq!(until.len(), 2);
}

#[test]
fn every_other_fault_is_named() {
    let readings = read(MIXED);
    let faults: Vec<_> = readings
        .iter()
        .filter_map(|r| r.game.as_ref().err())
        .collect();
    let syntax = |line, fault| PdnError::Syntax { line, fault };
    assert_eq!(
        faults[1],
        &PdnError::OtherGame("20,W,10,10,N2,0".to_owned())
    );
    assert_eq!(faults[2], &syntax(16, SyntaxFault::UnclosedComment));
    assert_eq!(faults[3], &syntax(18, SyntaxFault::UnclosedVariation));
    assert_eq!(
        faults[4],
        &syntax(24, SyntaxFault::Unreadable("22".to_owned()))
    );
    assert!(matches!(faults[5], PdnError::Start(_)), "{:?}", faults[5]);
}

#[test]
fn parentheses_by_the_thousand_are_refused_calmly() {
    let deep = format!("1. 22-18 {} 1-0", "(1. 21-17 ".repeat(100_000));
    let readings = read(&deep);
    let Some(Err(PdnError::Syntax { fault, .. })) = readings.first().map(|r| &r.game) else {
        panic!("a fault");
    };
    assert_eq!(*fault, SyntaxFault::NestedTooDeep);
    let stray = read("1. 22-18 ) *");
    let fault = SyntaxFault::StrayParenthesis;
    assert_eq!(stray[0].game, Err(PdnError::Syntax { line: 1, fault }));
}

#[test]
fn nothing_in_nothing_out() {
    for text in [
        "",
        "\n\n",
        "; only a remark",
        "{only a remark}",
        "% escaped\n",
    ] {
        assert_eq!(read(text), [], "{text}");
    }
}

#[test]
fn a_printed_dash_alone_is_not_cut_in_half() {
    assert_eq!(read("–ö 1. 22-18 *").len(), 1);
}
