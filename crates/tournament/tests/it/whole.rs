//! Whole sections of many sizes, played to the end in thousands of ways.

use std::collections::BTreeSet;

use tournament::{
    Applied, Chain, Chance, Consequences, DefeatOrder, How, MatchState, PlacingMatches, Seat,
    Section, SectionSetup, Slot, State, StepKind, ThirdPlace,
};

use crate::play::{Trouble, play, seed, setup};

/// What must hold at any moment.
fn check_state(state: &State) {
    for view in state.match_views() {
        if let [Seat::Entry(one), Seat::Entry(other)] = view.seats {
            assert_ne!(one, other, "{} pits somebody against themselves", view.id);
        }
        if let MatchState::Decided { how: How::Bye, .. } = view.state {
            assert!(
                view.id.is_main() && view.id.round() == 1,
                "{} is no place for a bye",
                view.id
            );
        }
        if view.slots.contains(&Slot::Bye) {
            assert!(
                view.id.is_main() && view.id.round() == 1,
                "{} has a bye",
                view.id
            );
            assert_ne!(view.slots, [Slot::Bye; 2]);
        }
    }
    let standings = state.standings();
    let seated: BTreeSet<_> = state
        .holders()
        .iter()
        .filter_map(|holder| holder.entry())
        .collect();
    let placed: BTreeSet<_> = standings.rows.iter().map(|row| row.entry).collect();
    assert_eq!(placed, seated);
    assert_eq!(
        standings.rows.len(),
        seated.len(),
        "somebody is placed twice"
    );
    for row in &standings.rows {
        assert!(
            1 <= row.place.from && row.place.from <= row.place.to,
            "{row:?}"
        );
        assert!(row.place.to as usize <= seated.len(), "{row:?}");
    }
    let settled = state.clone().settle();
    assert_eq!(
        settled,
        Applied::default(),
        "something holds that should not"
    );
}

/// What must hold when nothing is left to play.
fn check_end(state: &State) {
    check_state(state);
    assert!(state.is_finished());
    let standings = state.standings();
    let mut next = 1;
    for tie in standings
        .rows
        .chunk_by(|one, other| one.place == other.place)
    {
        let place = tie[0].place;
        assert_eq!(place.from, next, "places have no gaps");
        assert_eq!(
            place.to + 1 - place.from,
            tie.len() as u32,
            "a tie has as many as it says"
        );
        assert!(tie.iter().all(|row| row.settled));
        next = place.to + 1;
    }
    let final_id = state.section().bracket().final_id();
    match state.match_state(final_id).unwrap() {
        MatchState::Decided { winner, .. } => {
            assert_eq!(standings.champion, Some(winner));
            assert_eq!(standings.rows[0].entry, winner);
            assert!(!standings.rows[0].place.is_shared(), "one champion");
        }
        MatchState::NobodyPasses { .. } | MatchState::Empty => {
            assert_eq!(standings.champion, None);
        }
        other => panic!("the final stands as {other:?}"),
    }
}

/// Plays and checks at every change that the quick way is the long way, that the preview is the
/// outcome, and that taking a change back gives what was before.
fn check_every_change(setup: SectionSetup, trouble: Trouble, number: u64) {
    let section = Section::new(setup).unwrap();
    let mut chance = Chance::new("test", &seed(number), "whole");
    let end = play(&section, trouble, &mut chance, |before, change, after| {
        check_state(after);
        let derived = section.derive(after.facts());
        assert_eq!(*after, derived, "{change:?}");
        let mut preview = before.preview(change).unwrap();
        preview.findings.clear();
        assert_eq!(
            preview,
            Consequences::between(before, &derived),
            "{change:?}"
        );
        assert_eq!(
            section.derive(before.facts()),
            *before,
            "undoing {change:?}"
        );
    });
    check_end(&end);
}

fn check_ends(count: u32, trouble: Trouble, times: u64) {
    for number in 0..times {
        let section = Section::new(setup(count, number)).unwrap();
        let mut chance = Chance::new("test", &seed(number), "ends");
        let end = play(&section, trouble, &mut chance, |_, _, _| ());
        check_end(&end);
        assert_eq!(section.derive(end.facts()), end);
    }
}

#[test]
fn small_sections_with_every_trouble() {
    for count in [2, 3, 4, 5, 6, 7, 8, 9, 13, 16] {
        for number in 0..60 {
            check_every_change(setup(count, number), Trouble::EVERYTHING, number);
        }
    }
}

#[test]
fn everyone_plays_on_for_every_place() {
    for count in [2, 3, 5, 8, 11, 13, 16] {
        for number in 0..40 {
            let mut setup = setup(count, number);
            setup.placing = PlacingMatches {
                third: ThirdPlace::PlayOff,
                down_to: Some(u32::MAX),
            };
            check_every_change(setup, Trouble::EVERYTHING, number);
        }
    }
}

#[test]
fn other_choices_of_the_event() {
    for number in 0..60 {
        let mut setup = setup(13, number);
        setup.placing.third = ThirdPlace::Shared;
        setup.defeat_order = DefeatOrder::Shared;
        setup.chain =
            Chain::of(&[StepKind::Single, StepKind::FasterPair, StepKind::FasterPair]).unwrap();
        setup.ballots = Some(25);
        check_every_change(setup, Trouble::EVERYTHING, number);
    }
}

#[test]
fn the_2006_shape() {
    for number in 0..30 {
        for count in [27, 9, 6] {
            check_every_change(setup(count, number), Trouble::EVERYTHING, number);
        }
    }
}

#[test]
fn thousands_of_sections_have_one_champion_and_a_place_for_everyone() {
    check_ends(2, Trouble::DRAWN_GAMES, 1000);
    check_ends(3, Trouble::DRAWN_GAMES, 1000);
    check_ends(5, Trouble::EVERYTHING, 2000);
    check_ends(13, Trouble::EVERYTHING, 1000);
    check_ends(27, Trouble::EVERYTHING, 500);
    check_ends(64, Trouble::EVERYTHING, 60);
    check_ends(100, Trouble::EVERYTHING, 30);
}

#[test]
fn a_thousand_entries() {
    check_ends(1000, Trouble::DRAWN_GAMES, 1);
    check_ends(1000, Trouble::EVERYTHING, 1);
}

#[test]
fn without_absences_there_is_always_a_champion() {
    for count in [2, 3, 5, 13, 27, 64] {
        for number in 0..50 {
            let section = Section::new(setup(count, number)).unwrap();
            let mut chance = Chance::new("test", &seed(number), "champion");
            let trouble = Trouble {
                corrects: 5,
                annuls: 5,
                ..Trouble::DRAWN_GAMES
            };
            let end = play(&section, trouble, &mut chance, |_, _, _| ());
            let standings = end.standings();
            assert!(standings.champion.is_some());
            assert_eq!(
                standings
                    .rows
                    .iter()
                    .filter(|row| row.place.from == 1)
                    .count(),
                1
            );
        }
    }
}

/// Plays a section and checks every line of the standings on the way against the end.
fn check_promises(count: u32, number: u64, both_absent: usize) {
    let mut setup = setup(count, number);
    setup.placing.down_to = [None, Some(8), Some(u32::MAX)][number as usize % 3];
    let section = Section::new(setup).unwrap();
    let mut chance = Chance::new("test", &seed(number), "live");
    let trouble = Trouble {
        absent: 10,
        both_absent,
        ..Trouble::DRAWN_GAMES
    };
    let mut seen = vec![section.derive(&Default::default()).standings()];
    let end = play(&section, trouble, &mut chance, |_, _, after| {
        seen.push(after.standings());
    });
    let last = end.standings();
    for row in seen.iter().flat_map(|standings| &standings.rows) {
        let place = last.row(row.entry).unwrap().place;
        assert!(place.to <= row.place.to, "{row:?} {place}");
        assert!(
            both_absent > 0 || row.place.from <= place.from,
            "{row:?} {place}"
        );
        assert!(!row.settled || row.place == place, "{row:?} {place}");
    }
}

#[test]
fn live_standings_never_promise_what_does_not_come() {
    for count in [2, 3, 5, 6, 7, 8, 13, 27] {
        for number in 0..40 {
            check_promises(count, number, 0);
            check_promises(count, number, 6);
        }
    }
}

#[test]
fn colours_reverse_inside_a_match_and_are_balanced_between_matches() {
    for number in 0..50 {
        let mut setup = setup(16, number);
        setup.chain = Chain::of(&[StepKind::Single, StepKind::Deciding]).unwrap();
        let section = Section::new(setup).unwrap();
        let mut chance = Chance::new("test", &seed(number), "colours");
        let end = play(&section, Trouble::DRAWN_GAMES, &mut chance, |_, _, _| ());
        let whites = |state: &State, entry, before_round| -> i32 {
            let views = state.match_views();
            let games = views
                .iter()
                .filter(|view| view.round < before_round)
                .flat_map(|view| &view.games);
            games
                .map(|game| {
                    i32::from(game.fact.white == entry) - i32::from(game.fact.black == entry)
                })
                .sum()
        };
        for view in end.match_views() {
            for pair in view.games.windows(2) {
                assert_eq!(pair[0].fact.white, pair[1].fact.black);
            }
            if let Some(first) = view.games.first() {
                let (white, black) = (first.fact.white, first.fact.black);
                assert!(whites(&end, white, view.round) <= whites(&end, black, view.round));
            }
        }
    }
}
