//! The clubs' section of 2006: six clubs, each meeting on its boards, from the lots to the end.

use rules::{Outcome, Reason};
use tournament::{
    BoardFact, Chain, Chance, Change, ClubMatchRules, Entry, EntryId, Facts, Finding, GameFact,
    GameKey, GameNo, How, LotsOptions, MatchId, MatchState, Refusal, Seat, Section, SectionKind,
    SectionSetup, State, StepKind, TieRule, draw_lots,
};

use crate::play::seed;

fn clubs(number: u64, tie_order: &[TieRule]) -> Section {
    let entries: Vec<Entry> = (1..=6)
        .map(|id| Entry::new(id, format!("Club {id}")))
        .collect();
    let lots = draw_lots(&entries, &LotsOptions::default(), &seed(number)).unwrap();
    let setup = SectionSetup {
        chain: Chain::of(&[StepKind::Single]).unwrap(),
        clubs: Some(ClubMatchRules {
            boards: 3,
            tie_order: tie_order.to_vec(),
        }),
        ..SectionSetup::new(SectionKind::Clubs, entries, lots)
    };
    Section::new(setup).unwrap()
}

fn boards(outcomes: [Outcome; 3]) -> Vec<BoardFact> {
    let board = |outcome| BoardFact {
        outcome,
        reason: None,
    };
    outcomes.map(board).to_vec()
}

fn key(match_id: MatchId, game: u8) -> GameKey {
    GameKey {
        match_id,
        game: GameNo(game),
    }
}

fn records(match_id: MatchId, game: u8, outcomes: [Outcome; 3]) -> Change {
    Change::RecordBoards {
        key: key(match_id, game),
        boards: boards(outcomes),
    }
}

const LEVEL: [Outcome; 3] = [Outcome::Drawn; 3];
/// The club with White on board one wins all boards.
const ALL: [Outcome; 3] = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::WhiteWins];

fn seats(state: &State, id: MatchId) -> [EntryId; 2] {
    state
        .match_view(id)
        .unwrap()
        .seats
        .map(|seat| seat.entry().unwrap())
}

/// An open match, and the state about to play it.
fn about_to_play(tie_order: &[TieRule]) -> (State, MatchId) {
    let state = clubs(1, tie_order).derive(&Facts::default());
    let id = state.open_matches()[0];
    (state, id)
}

#[test]
fn six_clubs_play_board_by_board_to_the_end() {
    let mut lots_needed = 0;
    for number in 0..300 {
        let section = clubs(
            number,
            &[TieRule::BoardOne, TieRule::Replay, TieRule::BoardOne],
        );
        let mut state = section.derive(&Facts::default());
        let mut chance = Chance::new("test", &seed(number), "clubs");
        while let Some(&match_id) = state.open_matches().first() {
            let change = match state.match_state(match_id) {
                Some(MatchState::ToPlay { game, .. }) => {
                    let all = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Drawn];
                    records(match_id, game.0, [(); 3].map(|()| all[chance.below(3)]))
                }
                _ => {
                    lots_needed += 1;
                    let winner = seats(&state, match_id)[1];
                    Change::DecideByLots { match_id, winner }
                }
            };
            state.apply(&change).unwrap();
            assert_eq!(state, section.derive(state.facts()), "{change:?}");
        }
        let standings = state.standings();
        let places: Vec<String> = standings
            .rows
            .iter()
            .map(|row| row.place.to_string())
            .collect();
        assert_eq!(places, ["1", "2", "3", "4", "5", "6"]);
        assert_eq!(standings.champion, Some(standings.rows[0].entry));
    }
    assert!(lots_needed > 0, "some match went all the way to lots");
}

#[test]
fn meetings_come_in_order_each_with_all_its_boards() {
    let (mut state, id) = about_to_play(&[TieRule::Replay]);
    let few = Change::RecordBoards {
        key: key(id, 1),
        boards: boards(LEVEL)[..2].to_vec(),
    };
    let missing = Err(Refusal::BoardsMissing { boards: 3 });
    assert_eq!(state.check(&few), missing);
    let expected = GameNo(1);
    assert_eq!(
        state.check(&records(id, 2, LEVEL)),
        Err(Refusal::OtherGameFirst { expected })
    );
    let [home, away] = seats(&state, id);
    let result = |reason| Change::Record {
        key: key(id, 1),
        fact: GameFact {
            white: home,
            black: away,
            outcome: Outcome::WhiteWins,
            reason: Some(reason),
        },
    };
    // One result for all boards is given only where a club does not play.
    for reason in [Reason::Resigned, Reason::ExcludedHearingAid] {
        assert_eq!(state.check(&result(reason)), missing, "{reason:?}");
    }
    assert_eq!(state.check(&result(Reason::Absent)), Ok(vec![]));
    state.apply(&records(id, 1, LEVEL)).unwrap();
    let Some(MatchState::ToPlay { game, white, .. }) = state.match_state(id) else {
        panic!("they meet again")
    };
    assert_eq!(
        (game, white),
        (GameNo(2), away),
        "with the colours reversed"
    );
    state.apply(&records(id, 2, ALL)).unwrap();
    assert_eq!(state.match_state(id).unwrap().winner(), Some(away));
    assert_eq!(state.match_view(id).unwrap().score, [3, 9]);
}

#[test]
fn a_club_that_does_not_play_loses_the_match() {
    let (mut state, id) = about_to_play(&[TieRule::Replay]);
    let [white, black] = seats(&state, id);
    let (outcome, reason) = (Outcome::BothLose, Some(Reason::BothAbsent));
    let fact = GameFact {
        white,
        black,
        outcome,
        reason,
    };
    state
        .apply(&Change::Record {
            key: key(id, 1),
            fact,
        })
        .unwrap();
    let how = How::Forfeit {
        reason: Reason::BothAbsent,
    };
    assert_eq!(
        state.match_state(id),
        Some(MatchState::NobodyPasses { how }),
        "and they do not meet again"
    );
}

#[test]
fn a_corrected_meeting_takes_the_later_ones_along() {
    let (mut state, id) = about_to_play(&[TieRule::Replay]);
    state.apply(&records(id, 1, LEVEL)).unwrap();
    state.apply(&records(id, 2, ALL)).unwrap();
    let corrects = |outcomes| Change::CorrectBoards {
        key: key(id, 1),
        boards: boards(outcomes),
    };
    let refused = state.check(&corrects(LEVEL));
    assert_eq!(refused, Err(Refusal::NothingChanges));
    let second = state.facts().games[&key(id, 2)];
    let applied = state.apply(&corrects(ALL)).unwrap();
    assert_eq!(applied.cancelled, [(key(id, 2), second)]);
    assert_eq!(applied.findings, [Finding::GamesAfter { match_id: id }]);
    assert_eq!(state.facts().boards.len(), 1, "its boards went with it");
    assert_eq!(state, state.section().derive(state.facts()));
}

#[test]
fn lots_fall_with_the_meeting_that_asked_for_them() {
    let (mut state, id) = about_to_play(&[]);
    state.apply(&records(id, 1, LEVEL)).unwrap();
    let [home, away] = seats(&state, id);
    let lots = |winner| Change::DecideByLots {
        match_id: id,
        winner,
    };
    state.apply(&lots(away)).unwrap();
    for change in [
        Change::Annul { key: key(id, 1) },
        Change::Remove { key: key(id, 1) },
    ] {
        let mut after = state.clone();
        let applied = after.apply(&change).unwrap();
        assert_eq!(applied.cancelled_lots, [(id, away)], "{change:?}");
        after.apply(&records(id, 1, LEVEL)).unwrap();
        let needed = after.match_state(id).unwrap();
        assert!(
            matches!(needed, MatchState::LotsNeeded { .. }),
            "{needed:?}"
        );
        after.apply(&lots(home)).unwrap();
        assert_eq!(after.match_state(id).unwrap().winner(), Some(home));
    }
}

#[test]
fn only_clubs_have_boards() {
    let entries: Vec<Entry> = (1..=2)
        .map(|id| Entry::new(id, format!("Entry {id}")))
        .collect();
    let lots = draw_lots(&entries, &LotsOptions::default(), &seed(1)).unwrap();
    let setup = SectionSetup::new(SectionKind::Men, entries, lots);
    let state = Section::new(setup).unwrap().derive(&Facts::default());
    let id = MatchId::main(1, 1);
    assert_eq!(
        state.check(&records(id, 1, LEVEL)),
        Err(Refusal::BoardsMissing { boards: 0 })
    );
    assert!(state.meetings(id).is_empty());
    assert_ne!(state.match_view(id).unwrap().seats[0], Seat::Waiting);
}
