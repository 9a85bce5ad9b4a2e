//! What goes wrong on the day, case by case.

use std::num::NonZeroU32;

use rules::{Outcome, Reason};
use tournament::{
    CancelledGame, Chain, Change, Departure, DepartureKind, Entry, EntryId, Facts, Finding,
    GameFact, GameKey, GameNo, How, LotsOptions, MatchId, MatchState, PlaceNo, Refusal, Seat,
    Section, SectionKind, SectionSetup, Seeding, State, StepKind, draw_lots,
};

use crate::play::seed;

const A: EntryId = EntryId(1);
const B: EntryId = EntryId(2);
const C: EntryId = EntryId(3);
const D: EntryId = EntryId(4);
const LATE: EntryId = EntryId(90);
const OTHER: EntryId = EntryId(91);

/// Entries in the given order down the chart, one game to a match, two more in reserve.
fn section(count: u32, kinds: &[StepKind]) -> State {
    let mut entries: Vec<Entry> = (1..=count).map(|id| Entry::new(id, format!("E{id}"))).collect();
    // Seeds in the order of their standard places, so that entry 1 stands at the top.
    let by_place: &[u32] = match count {
        2 => &[1, 2],
        3 => &[1, 3, 2],
        4 => &[1, 4, 3, 2],
        8 => &[1, 8, 5, 4, 3, 6, 7, 2],
        _ => panic!("no order for {count} entries"),
    };
    let order = by_place.iter().map(|&id| EntryId(id)).collect();
    let options = LotsOptions { seeding: Seeding::Order { entries: order }, separate_clubs: false };
    let lots = draw_lots(&entries, &options, &seed(0)).unwrap();
    entries.extend([Entry::new(LATE.0, "late"), Entry::new(OTHER.0, "other")]);
    let mut setup = SectionSetup::new(SectionKind::Open, entries, lots);
    setup.chain = Chain::of(kinds).unwrap();
    Section::new(setup).unwrap().derive(&Facts::default())
}

fn single(count: u32) -> State {
    section(count, &[StepKind::Single])
}

fn id(text: &str) -> MatchId {
    text.parse().unwrap()
}

fn key(text: &str, game: u8) -> GameKey {
    GameKey { match_id: id(text), game: GameNo(game) }
}

/// The result of the game that is next in a match.
fn next(state: &State, text: &str, outcome: impl Fn(EntryId) -> Outcome, reason: Reason) -> Change {
    let Some(MatchState::ToPlay { game, white, black, .. }) = state.match_state(id(text)) else {
        panic!("{text} has no game to play: {:?}", state.match_state(id(text)));
    };
    let fact = GameFact { white, black, outcome: outcome(white), reason: Some(reason) };
    Change::Record { key: GameKey { match_id: id(text), game }, fact }
}

fn wins(state: &mut State, text: &str, winner: EntryId) {
    let outcome = |white| if white == winner { Outcome::WhiteWins } else { Outcome::BlackWins };
    let change = next(state, text, outcome, Reason::Resigned);
    state.apply(&change).unwrap();
}

fn drawn(state: &mut State, text: &str) {
    let change = next(state, text, |_| Outcome::Drawn, Reason::Agreed);
    state.apply(&change).unwrap();
}

fn departs(kind: DepartureKind, entry: EntryId, from_round: u8) -> Change {
    Change::Depart { entry, departure: Departure { kind, from_round } }
}

fn seats(state: &State, text: &str) -> [Seat; 2] {
    state.match_view(id(text)).unwrap().seats
}

#[test]
fn the_absent_lose_the_match_not_a_game() {
    let mut state = section(4, &[StepKind::Pair]);
    let came = |white| if white == A { Outcome::WhiteWins } else { Outcome::BlackWins };
    let change = next(&state, "r1-1", came, Reason::Absent);
    state.apply(&change).unwrap();
    let how = How::Forfeit { reason: Reason::Absent };
    let expected = MatchState::Decided { winner: A, loser: Some(B), how };
    assert_eq!(state.match_state(id("r1-1")), Some(expected));
    let row = *state.standings().row(A).unwrap();
    assert_eq!((row.won, row.points), (0, 0), "a walk-over is no game won");
}

#[test]
fn where_both_are_absent_nobody_passes_and_the_next_opponent_walks_over() {
    let mut state = single(4);
    let change = next(&state, "r1-1", |_| Outcome::BothLose, Reason::BothAbsent);
    state.apply(&change).unwrap();
    wins(&mut state, "r1-2", C);
    let champion = MatchState::Decided { winner: C, loser: None, how: How::Unopposed };
    assert_eq!(state.match_state(id("r2-1")), Some(champion));
    let third = MatchState::Decided { winner: D, loser: None, how: How::Unopposed };
    assert_eq!(state.match_state(MatchId::THIRD), Some(third));
    let standings = state.standings();
    assert_eq!(standings.champion, Some(C));
    let places: Vec<_> = standings.rows.iter().map(|row| (row.entry, row.place.to_string())).collect();
    let expected = [(C, "1"), (D, "2"), (A, "3–4"), (B, "3–4")];
    assert_eq!(places, expected.map(|(entry, place)| (entry, place.to_owned())));
}

#[test]
fn without_a_winner_of_the_final_there_is_no_champion() {
    let mut state = single(2);
    let change = next(&state, "r1-1", |_| Outcome::BothLose, Reason::BothAbsent);
    state.apply(&change).unwrap();
    let standings = state.standings();
    assert!(standings.finished);
    assert_eq!(standings.champion, None);
    assert!(standings.rows.iter().all(|row| row.place.to_string() == "1–2"));
}

#[test]
fn withdrawn_before_the_first_round() {
    let mut state = single(4);
    state.apply(&departs(DepartureKind::Withdrawn, B, 1)).unwrap();
    let how = How::Departure { departure: DepartureKind::Withdrawn };
    let expected = MatchState::Decided { winner: A, loser: Some(B), how };
    assert_eq!(state.match_state(id("r1-1")), Some(expected));
    wins(&mut state, "r1-2", C);
    let third = MatchState::Decided { winner: D, loser: Some(B), how };
    assert_eq!(state.match_state(MatchId::THIRD), Some(third), "nor does it play for third place");
}

#[test]
fn withdrawn_between_rounds_keeps_what_was_won() {
    let mut state = single(8);
    wins(&mut state, "r1-1", A);
    let from = state.next_round_of(A).unwrap();
    assert_eq!(from, 2);
    state.apply(&departs(DepartureKind::Withdrawn, A, from)).unwrap();
    assert_eq!(state.match_state(id("r1-1")).unwrap().winner(), Some(A));
    wins(&mut state, "r1-2", C);
    assert_eq!(state.match_state(id("r2-1")).unwrap().winner(), Some(C));
    assert_eq!(state.next_round_of(A), None);
}

#[test]
fn withdrawn_after_a_bye_leaves_nobody() {
    let mut state = single(3);
    assert_eq!(state.match_state(id("r1-1")).unwrap().winner(), Some(A));
    state.apply(&departs(DepartureKind::Withdrawn, A, 2)).unwrap();
    assert_eq!(seats(&state, "r2-1")[0], Seat::Entry(A));
    wins(&mut state, "r1-2", B);
    assert_eq!(state.champion(), Some(B));
}

#[test]
fn excluded_for_a_hearing_aid_after_winning_gives_the_match_to_the_opponent() {
    let mut state = single(4);
    wins(&mut state, "r1-1", A);
    wins(&mut state, "r1-2", C);
    let change = departs(DepartureKind::HearingAid, A, 1);
    let preview = state.preview(&change).unwrap();
    assert_eq!(preview.findings, [Finding::MatchOverturned { match_id: id("r1-1") }]);
    state.apply(&change).unwrap();
    let how = How::Departure { departure: DepartureKind::HearingAid };
    let expected = MatchState::Decided { winner: B, loser: Some(A), how };
    assert_eq!(state.match_state(id("r1-1")), Some(expected));
    assert_eq!(seats(&state, "r2-1"), [Seat::Entry(B), Seat::Entry(C)]);

    state.apply(&Change::Return { entry: A }).unwrap();
    assert_eq!(seats(&state, "r2-1"), [Seat::Entry(A), Seat::Entry(C)], "taken back");
}

#[test]
fn an_annulled_game_is_played_again_with_the_same_colours_and_another_opening() {
    let mut state = section(2, &[StepKind::Pair]);
    let mut setup = state.section().setup().clone();
    setup.ballots = Some(10);
    state = Section::new(setup).unwrap().derive(&Facts::default());
    let Some(MatchState::ToPlay { white, ballot: Some(first), .. }) = state.match_state(id("r1-1"))
    else {
        panic!("ready")
    };
    wins(&mut state, "r1-1", A);
    let Some(MatchState::ToPlay { ballot: Some(second), .. }) = state.match_state(id("r1-1")) else {
        panic!("second game")
    };
    wins(&mut state, "r1-1", B);
    state.apply(&Change::Annul { key: key("r1-1", 1) }).unwrap();
    let Some(MatchState::ToPlay { game, white: again, ballot: Some(third), .. }) =
        state.match_state(id("r1-1"))
    else {
        panic!("to be replayed")
    };
    assert_eq!((game, again), (GameNo(1), state.facts().games[&key("r1-1", 2)].black));
    assert_eq!(again, white);
    assert!(first != second && second != third && first != third, "{first} {second} {third}");
    assert_eq!(state.facts().annulled[&id("r1-1")].len(), 1);
    assert_eq!(state.facts().games.len(), 1, "the second game stands");
}

#[test]
fn replaced_before_the_first_game() {
    let mut state = single(4);
    state.apply(&Change::Replace { out: B, with: LATE }).unwrap();
    assert_eq!(seats(&state, "r1-1"), [Seat::Entry(A), Seat::Entry(LATE)]);
    state.apply(&Change::Replace { out: LATE, with: OTHER }).unwrap();
    assert_eq!(seats(&state, "r1-1"), [Seat::Entry(A), Seat::Entry(OTHER)]);
    wins(&mut state, "r1-1", OTHER);
    let refused = state.check(&Change::Replace { out: OTHER, with: B });
    assert_eq!(refused, Err(Refusal::AlreadyPlayed { entry: OTHER }));
    let refused = state.check(&Change::Replace { out: C, with: D });
    assert_eq!(refused, Err(Refusal::AlreadyOnChart { entry: D }));
    let refused = state.check(&Change::Replace { out: LATE, with: B });
    assert_eq!(refused, Err(Refusal::NotOnChart { entry: LATE }));
    let refused = state.check(&Change::Replace { out: C, with: EntryId(77) });
    assert_eq!(refused, Err(Refusal::UnknownEntry { entry: EntryId(77) }));
}

#[test]
fn a_late_entry_takes_a_bye_and_the_table_after_the_others() {
    let mut state = single(3);
    assert_eq!(state.tables(1, None).len(), 1);
    let change = Change::EnterLate { place: PlaceNo(2), entry: LATE };
    assert_eq!(state.check(&change), Ok(vec![]));
    state.apply(&change).unwrap();
    let tables: Vec<_> =
        state.tables(1, None).iter().map(|t| (t.match_id.to_string(), t.table.0)).collect();
    assert_eq!(tables, [("r1-2".to_owned(), 1), ("r1-1".to_owned(), 2)]);
    wins(&mut state, "r1-1", LATE);
    assert_eq!(seats(&state, "r2-1")[0], Seat::Entry(LATE));
    let again = Change::EnterLate { place: PlaceNo(2), entry: OTHER };
    assert_eq!(state.check(&again), Err(Refusal::NotABye { place: PlaceNo(2) }));
}

#[test]
fn a_late_entry_after_the_round_began_is_for_the_arbiter_to_decide() {
    let mut state = single(3);
    wins(&mut state, "r1-2", B);
    let change = Change::EnterLate { place: PlaceNo(2), entry: LATE };
    assert_eq!(state.check(&change), Ok(vec![Finding::RoundBegun]));
    wins(&mut state, "r2-1", A);
    assert_eq!(state.check(&change), Err(Refusal::AlreadyPlayed { entry: A }));
}

#[test]
fn a_result_corrected_after_the_winner_played_on() {
    let mut state = single(8);
    for (table, winner) in [("r1-1", A), ("r1-2", C), ("r2-1", A), ("r1-3", EntryId(5))] {
        wins(&mut state, table, winner);
    }
    let wrong = state.facts().games[&key("r1-1", 1)];
    let outcome = if wrong.white == B { Outcome::WhiteWins } else { Outcome::BlackWins };
    let change = Change::Correct { key: key("r1-1", 1), fact: GameFact { outcome, ..wrong } };
    let before = state.clone();
    let preview = state.preview(&change).unwrap();

    let changed: Vec<String> = preview.matches.iter().map(|m| m.match_id.to_string()).collect();
    assert_eq!(changed, ["r1-1", "r2-1"]);
    let moved: Vec<_> =
        preview.seats.iter().map(|s| (s.match_id.to_string(), s.side, s.before, s.after)).collect();
    assert_eq!(moved, [
        ("r2-1".to_owned(), 0, Seat::Entry(A), Seat::Entry(B)),
        ("r3-1".to_owned(), 0, Seat::Entry(A), Seat::Waiting),
        ("third".to_owned(), 0, Seat::Entry(C), Seat::Waiting),
    ]);
    let lost = before.facts().games[&key("r2-1", 1)];
    assert_eq!(preview.cancelled, [CancelledGame { key: key("r2-1", 1), fact: lost }]);
    assert_eq!(preview.findings, [Finding::PlayedOn { match_id: id("r2-1") }]);
    let place = |entry| preview.places.iter().find(|change| change.entry == entry).unwrap();
    assert_eq!(place(A).after.unwrap().to_string(), "5–8");
    assert_eq!(place(B).after.unwrap().to_string(), "1–4");

    state.apply(&change).unwrap();
    assert_eq!(seats(&state, "r2-1"), [Seat::Entry(B), Seat::Entry(C)]);
    assert!(matches!(state.match_state(id("r2-1")), Some(MatchState::ToPlay { .. })));
    assert_eq!(state.match_state(id("r1-3")), before.match_state(id("r1-3")), "untouched");
}

#[test]
fn a_correction_that_changes_no_winner_cancels_nothing() {
    let mut state = single(4);
    wins(&mut state, "r1-1", A);
    wins(&mut state, "r1-2", C);
    wins(&mut state, "r2-1", C);
    let fact = GameFact { reason: Some(Reason::Time), ..state.facts().games[&key("r1-1", 1)] };
    let preview = state.preview(&Change::Correct { key: key("r1-1", 1), fact }).unwrap();
    assert_eq!(preview, Default::default());
}

#[test]
fn the_chain_goes_on_until_somebody_passes() {
    let mut state = section(2, &[StepKind::Pair, StepKind::FasterPair, StepKind::Deciding]);
    wins(&mut state, "r1-1", A);
    wins(&mut state, "r1-1", B);
    let step = |state: &State| match state.match_state(id("r1-1")).unwrap() {
        MatchState::ToPlay { step, game, .. } => (step, game.0),
        MatchState::LotsNeeded { step } => (step, 0),
        other => panic!("{other:?}"),
    };
    assert_eq!(step(&state), (1, 3));
    drawn(&mut state, "r1-1");
    drawn(&mut state, "r1-1");
    assert_eq!(step(&state), (2, 5));
    drawn(&mut state, "r1-1");
    assert_eq!(step(&state), (3, 0));
    let record = Change::Record {
        key: key("r1-1", 6),
        fact: GameFact { white: A, black: B, outcome: Outcome::Drawn, reason: None },
    };
    assert_eq!(state.check(&record), Err(Refusal::OnlyLotsLeft { match_id: id("r1-1") }));
    state.apply(&Change::DecideByLots { match_id: id("r1-1"), winner: B }).unwrap();
    assert_eq!(state.champion(), Some(B));
    let again = Change::DecideByLots { match_id: id("r1-1"), winner: A };
    assert_eq!(state.check(&again), Ok(vec![Finding::LotsReplaced { winner: B }]));
    let row = *state.standings().row(A).unwrap();
    assert_eq!((row.won, row.drawn, row.lost, row.points), (1, 3, 1, 5));
}

#[test]
fn what_nobody_may_is_refused() {
    let mut state = single(4);
    let fact = |white, black, outcome, reason| GameFact { white, black, outcome, reason };
    let won = |white, black| fact(white, black, Outcome::WhiteWins, Some(Reason::Resigned));
    let record = |text, game, fact| Change::Record { key: key(text, game), fact };
    wins(&mut state, "r1-1", A);
    let done = state.facts().games[&key("r1-1", 1)];
    let cases = [
        (record("r9-1", 1, won(A, B)), Refusal::UnknownMatch { match_id: id("r9-1") }),
        (record("r2-1", 1, won(A, C)), Refusal::MatchNotReady { match_id: id("r2-1") }),
        (record("r1-1", 1, done), Refusal::GameRecorded { key: key("r1-1", 1) }),
        (record("r1-1", 2, done), Refusal::MatchDecided { match_id: id("r1-1") }),
        (record("r1-2", 2, won(C, D)), Refusal::OtherGameFirst { expected: GameNo(1) }),
        (record("r1-2", 1, won(C, A)), Refusal::WrongPlayers { key: key("r1-2", 1) }),
        (
            record("r1-2", 1, fact(C, D, Outcome::Drawn, Some(Reason::Absent))),
            Refusal::ReasonDoesNotFit,
        ),
        (
            record("r1-2", 1, fact(C, D, Outcome::WhiteWins, Some(Reason::BothAbsent))),
            Refusal::ReasonDoesNotFit,
        ),
        (Change::Correct { key: key("r1-1", 1), fact: done }, Refusal::NothingChanges),
        (
            Change::Correct { key: key("r1-2", 1), fact: won(C, D) },
            Refusal::GameNotRecorded { key: key("r1-2", 1) },
        ),
        (Change::Annul { key: key("r1-2", 1) }, Refusal::GameNotRecorded { key: key("r1-2", 1) }),
        (
            Change::DecideByLots { match_id: id("r1-2"), winner: C },
            Refusal::NotTimeForLots { match_id: id("r1-2") },
        ),
        (
            Change::DecideByLots { match_id: id("r1-2"), winner: A },
            Refusal::NotInMatch { entry: A },
        ),
        (Change::Return { entry: A }, Refusal::NotLeft { entry: A }),
        (departs(DepartureKind::Withdrawn, LATE, 1), Refusal::NotOnChart { entry: LATE }),
        (
            Change::EnterLate { place: PlaceNo(99), entry: LATE },
            Refusal::NotABye { place: PlaceNo(99) },
        ),
        (
            Change::EnterLate { place: PlaceNo(0), entry: LATE },
            Refusal::NotABye { place: PlaceNo(0) },
        ),
    ];
    for (change, refusal) in cases {
        let before = state.clone();
        assert_eq!(state.apply(&change), Err(refusal), "{change:?}");
        assert_eq!(state, before, "a refusal changes nothing");
    }
    state.apply(&departs(DepartureKind::Withdrawn, C, 1)).unwrap();
    let twice = departs(DepartureKind::Withdrawn, C, 2);
    assert_eq!(state.check(&twice), Err(Refusal::AlreadyLeft { entry: C }));
}

#[test]
fn who_is_out_has_nothing_to_leave() {
    let mut state = single(8);
    wins(&mut state, "r1-1", A);
    let change = departs(DepartureKind::Withdrawn, B, 1);
    assert_eq!(state.check(&change), Err(Refusal::NothingToLeave { entry: B }));
}

#[test]
fn other_colours_than_assigned_are_a_finding() {
    let state = single(2);
    let Some(MatchState::ToPlay { white, black, .. }) = state.match_state(id("r1-1")) else {
        panic!("ready")
    };
    let fact = GameFact {
        white: black,
        black: white,
        outcome: Outcome::WhiteWins,
        reason: Some(Reason::Resigned),
    };
    let change = Change::Record { key: key("r1-1", 1), fact };
    assert_eq!(state.check(&change), Ok(vec![Finding::OtherColours { white }]));
}

#[test]
fn fewer_tables_than_matches_means_waves_and_the_final_is_on_the_last_table() {
    let mut state = single(8);
    let three = NonZeroU32::new(3);
    let seen: Vec<_> = state.tables(1, three).iter().map(|t| (t.table.0, t.wave)).collect();
    assert_eq!(seen, [(1, 1), (2, 1), (3, 1), (1, 2)]);
    for (table, winner) in [("r1-1", 1), ("r1-2", 3), ("r1-3", 5), ("r1-4", 7), ("r2-1", 1), ("r2-2", 5)]
    {
        wins(&mut state, table, EntryId(winner));
    }
    let last: Vec<_> = state.tables(3, None).iter().map(|t| t.match_id).collect();
    assert_eq!(last, [MatchId::THIRD, id("r3-1")]);
}
